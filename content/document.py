"""An entry as one plain document: fields, copies, art, texts, notes and translations, apart from any row or
file.

Every way of an entry goes through this form: pack files are read into it, rows are read into it, history
keeps it, merging compares it, snapshots are made of it. It knows nothing of Django.
"""

from __future__ import annotations

from typing import Any

import msgspec


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    """A translation, the source text it answers, and how far it has come."""

    text: str
    answers: str
    quality: str = "reviewed"


class Document(msgspec.Struct, kw_only=True):
    """One entry, whole."""

    kind: str
    slug: str
    data: dict[str, Any]
    copies: int = 1
    art: str = ""
    texts: dict[str, str] = {}
    notes: dict[str, str] = {}
    translations: dict[str, dict[str, Answer]] = {}

    @property
    def key(self) -> tuple[str, str]:
        """What identifies the entry within its game."""
        return self.kind, self.slug

    def as_json(self) -> dict[str, Any]:
        """As plain JSON, for the history."""
        plain: dict[str, Any] = msgspec.to_builtins(self)
        return plain

    @classmethod
    def from_json(cls, plain: dict[str, Any]) -> Document:
        """The inverse of `as_json`."""
        return msgspec.convert(plain, cls)


Place = tuple[str, ...]
"""Where a value stands in a document: ``("data", "health")``, ``("texts", "name")``, ``("translations",
"de", "name")``."""


class _Null:
    """A field that is said to be null, in a world where ``None`` means that nothing is said."""

    def __repr__(self) -> str:
        return "null"


NULL: Any = _Null()


def places(document: Document | None) -> dict[Place, Any]:
    """The document taken apart into the values that are compared and merged one by one; none of them is
    ``None``."""
    if document is None:
        return {}
    parts: dict[Place, Any] = {("copies",): document.copies, ("art",): document.art}
    parts.update((("data", name), NULL if value is None else value) for name, value in document.data.items())
    parts.update((("texts", field), text) for field, text in document.texts.items())
    parts.update((("notes", field), note) for field, note in document.notes.items())
    for language, answers in document.translations.items():
        parts.update((("translations", language, field), answer) for field, answer in answers.items())
    return parts


def assembled(kind: str, slug: str, parts: dict[Place, Any]) -> Document:
    """The inverse of `places`."""
    document = Document(kind=kind, slug=slug, data={}, texts={}, notes={}, translations={})
    for place, value in parts.items():
        match place:
            case ("copies",):
                document.copies = value
            case ("art",):
                document.art = value
            case ("data", name):
                document.data[name] = None if value is NULL else value
            case ("texts", field):
                document.texts[field] = value
            case ("notes", field):
                document.notes[field] = value
            case ("translations", language, field):
                document.translations.setdefault(language, {})[field] = value
    return document
