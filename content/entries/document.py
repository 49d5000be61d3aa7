"""An entry as one plain document: fields, copies, art, texts, notes and translations, apart from any row or
file.

Every way of an entry goes through this form: pack files are read into it, rows are read into it, history
keeps it, merging compares it, snapshots are made of it. It knows nothing of Django.
"""

from __future__ import annotations

from typing import Any

import msgspec

from engine.snapshot import Framing


class Basis(msgspec.Struct, frozen=True, omit_defaults=True):
    """What an own rules text rests on: the text that the effects gave when it was written, the one for which
    somebody confirmed it since, and their reason. Empty for every other text."""

    written_for: str = ""
    confirmed_for: str = ""
    because: str = ""


NO_BASIS = Basis()


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    """A translation, the source text it answers, how far it has come, and what it rests on if it is an own
    rules text."""

    text: str
    answers: str
    quality: str = "reviewed"
    basis: Basis = NO_BASIS


class Document(msgspec.Struct, kw_only=True):
    """One entry, whole."""

    kind: str
    slug: str
    data: dict[str, Any]
    copies: int = 1
    art: str = ""
    framing: dict[str, Framing] = {}
    """How its art is seen, by layout or everywhere."""
    texts: dict[str, str] = {}
    notes: dict[str, str] = {}
    translations: dict[str, dict[str, Answer]] = {}
    own: dict[str, Basis] = {}
    """What own rules texts among the source texts rest on."""

    @property
    def key(self) -> tuple[str, str]:
        """What identifies the entry within its game."""
        return self.kind, self.slug

    @property
    def fields(self) -> list[str]:
        """The addresses of all its texts; an own rules text may exist in other languages only."""
        translated = (field for answers in self.translations.values() for field in answers)
        return list(dict.fromkeys((*self.texts, *translated)))

    def state(self, language: str, field: str) -> str:
        """The state of a translation as to its source: missing, stale, or its quality; nothing where neither
        exists."""
        answer = self.translations.get(language, {}).get(field)
        if answer is None:
            return "missing" if field in self.texts else ""
        return answer.quality if answer.answers == self.texts.get(field, "") else "stale"

    def as_json(self) -> dict[str, Any]:
        """As plain JSON, for the history."""
        plain: dict[str, Any] = msgspec.to_builtins(self)
        return plain

    @classmethod
    def from_json(cls, plain: dict[str, Any]) -> Document:
        """The inverse of `as_json`."""
        return msgspec.convert(plain, cls)


Place = tuple[str, ...]
"""Where a value stands in a document: ``("data", "health")``, ``("texts", "name")``, ``("own", "text")``,
``("translations", "de", "name")``."""


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
    parts.update((("framing", layout), framing) for layout, framing in document.framing.items())
    parts.update((("data", name), NULL if value is None else value) for name, value in document.data.items())
    parts.update((("texts", field), text) for field, text in document.texts.items())
    parts.update((("notes", field), note) for field, note in document.notes.items())
    parts.update((("own", field), basis) for field, basis in document.own.items())
    for language, answers in document.translations.items():
        parts.update((("translations", language, field), answer) for field, answer in answers.items())
    return parts


def assembled(kind: str, slug: str, parts: dict[Place, Any]) -> Document:
    """The inverse of `places`."""
    document = Document(
        kind=kind, slug=slug, data={}, framing={}, texts={}, notes={}, translations={}, own={}
    )
    for place, value in parts.items():
        match place:
            case ("copies",):
                document.copies = value
            case ("art",):
                document.art = value
            case ("framing", layout):
                document.framing[layout] = value
            case ("data", name):
                document.data[name] = None if value is NULL else value
            case ("texts", field):
                document.texts[field] = value
            case ("notes", field):
                document.notes[field] = value
            case ("own", field):
                document.own[field] = value
            case ("translations", language, field):
                document.translations.setdefault(language, {})[field] = value
    return document
