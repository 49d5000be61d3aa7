"""Who changed which texts lately: translations in the order of their last change, each with what it read
before."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from django.db.models import QuerySet

from content.entries.document import Document
from content.models import Revision, Translation

MOST_REVISIONS = 400
"""So many revisions are read for a page; what a text read before may lie further back."""


@dataclass(frozen=True, slots=True)
class TextChange:
    """The last change of a translation: what it read before, and how far it had come."""

    row: Translation
    before: str
    quality_before: str
    why: str


def changed_texts(
    games: Iterable[str], language: str = "", person: str = ""
) -> QuerySet[Translation, Translation]:
    """The translations that somebody changed, the newest first; those that came with a pack are nobody's."""
    rows = Translation.objects.filter(unit__entry__game__in=games).exclude(changed_by=None)
    if language:
        rows = rows.filter(language=language)
    if person:
        rows = rows.filter(changed_by__username=person)
    named = rows.select_related("unit__entry", "language", "changed_by")
    return named.order_by("-changed_at", "-pk")


def text_changes(rows: Sequence[Translation]) -> list[TextChange]:
    """Translations with what they read before their last change, from the history of their entries: one
    query for all."""
    entries = {row.unit.entry_id for row in rows}
    revisions = Revision.objects.filter(entry__in=entries, document__isnull=False).order_by("-pk")
    history: dict[int, list[tuple[Document, str]]] = {}
    for entry, document, why in revisions.values_list("entry", "document", "why")[:MOST_REVISIONS]:
        if entry is not None:
            history.setdefault(entry, []).append((Document.from_json(document), why))
    return [_change(row, history.get(row.unit.entry_id, [])) for row in rows]


def _change(row: Translation, history: list[tuple[Document, str]]) -> TextChange:
    why = ""
    for document, told in history:
        text, quality = _read(document, row)
        if (text, quality) != (row.text, row.quality if row.text else ""):
            return TextChange(row, text, quality, why)
        why = told
    return TextChange(row, "", "", why)


def _read(document: Document, row: Translation) -> tuple[Any, str]:
    answer = document.translations.get(row.language_id, {}).get(row.unit.field)
    return (answer.text, answer.quality) if answer else ("", "")
