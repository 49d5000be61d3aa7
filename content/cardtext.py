"""The rules text of an entry in a language: rendered from its effects, or what a designer wrote instead.

A kind with effects has a text field beside them, ``ability`` or ``text``. Where it is empty in a language,
the rendered text is shown; where it is not, it is shown instead, with the rendered text in the place of
``{effects}``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec

from content.disk.pack_reader import PackContent
from content.document import Document
from content.wording import wording
from engine.effects.wording import EffectWording
from engine.games import games
from engine.schema import KindInfo
from engine.snapshot import Snapshot

FIELDS = ("ability", "text")
"""The fields in which a designer may write a rules text."""

PLACE = "{effects}"
"""Where a designer's text takes in the rendered one."""


@dataclass(frozen=True, slots=True)
class CardText:
    """A rules text as rendered, and what a designer wrote in that language, if anything."""

    rendered: str
    override: str = ""

    @property
    def shown(self) -> str:
        """What players read."""
        return self.override.replace(PLACE, self.rendered) if self.override else self.rendered


def card_text(content: Snapshot | PackContent, language: str, kind: str, slug: str) -> str:
    """The rules text that players read; nothing for kinds without effects."""
    return compare(content, language, kind, slug).shown


def compare(
    content: Snapshot | PackContent, language: str, kind: str, slug: str, document: Document | None = None
) -> CardText:
    """What the effects of an entry say, and what a designer wrote instead.

    ``document`` is the entry as somebody is editing it; the names of other entries come from the content. The
    effects must be sound.
    """
    info = games()[content.game].kinds[kind]
    if not has_effects(info):
        return CardText("")

    def name(of_kind: str, of_slug: str) -> str:
        title = games()[content.game].kinds[of_kind].title_field
        return (
            _text(content, language, of_kind, of_slug, title)
            or _text(content, content.source, of_kind, of_slug, title)
            or of_slug
        )

    field = next((field for field in FIELDS if any(f.name == field for f in info.record.fields)), "")
    if document is not None:
        override = _document_text(document, language, field, content.source)
    else:
        override = _text(content, language, kind, slug, field)
    data = document.data if document is not None else _data(content, kind, slug)
    rendered = EffectWording(wording(language, content.game), games()[content.game], name).text(kind, data)
    return CardText(rendered, override)


def has_effects(info: KindInfo) -> bool:
    """Whether entries of a kind do something."""
    return any(field.name == "effects" for field in info.record.fields)


def _data(content: Snapshot | PackContent, kind: str, slug: str) -> dict[str, Any]:
    if isinstance(content, PackContent):
        return content.documents[kind, slug].data
    return msgspec.structs.asdict(content.entries[kind][slug].data)


def _text(content: Snapshot | PackContent, language: str, kind: str, slug: str, field: str) -> str:
    """A text in just this language."""
    if isinstance(content, PackContent):
        document = content.documents.get((kind, slug))
        return _document_text(document, language, field, content.source) if document else ""
    return content.texts.get(language, {}).get(f"{kind}/{slug}/{field}", "")


def _document_text(document: Document, language: str, field: str, source: str) -> str:
    if language == source:
        return document.texts.get(field, "")
    answer = document.translations.get(language, {}).get(field)
    return answer.text if answer is not None else ""
