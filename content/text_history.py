"""The history of one text in one language, taken out of the history of its entry."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from content.entries.document import Document
from content.models import Entry, Revision

MOST_REVISIONS = 100
"""How far back is looked; the page of the entry shows the rest."""
MOST = 12


@dataclass(frozen=True, slots=True)
class TextVersion:
    """What a text once read, and who wrote it when."""

    text: str
    quality: str
    by: str
    at: datetime
    why: str


def text_history(entry: Entry, field: str, language: str) -> list[TextVersion]:
    """What a translation has read so far, the newest first: one for each revision that changed it."""
    revisions = (
        Revision.objects.filter(entry=entry, document__isnull=False)
        .select_related("made_by")
        .order_by("-pk")[:MOST_REVISIONS]
    )
    found: list[TextVersion] = []
    for revision in reversed(revisions):
        answer = Document.from_json(revision.document).translations.get(language, {}).get(field)
        text, quality = (answer.text, answer.quality) if answer else ("", "")
        if (text, quality) != ((found[-1].text, found[-1].quality) if found else ("", "")):
            by = str(revision.made_by or "")
            found.append(TextVersion(text, quality, by, revision.made_at, revision.why))
    return found[::-1][:MOST]
