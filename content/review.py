"""Review of translations: when the word of somebody that a text is right counts, and whose words they are.

Whoever reviews a language says so; where a pack asks for four eyes, nobody says so of their own words. Words
that change lose their review, unless whoever changes them may review them and says so at once. What a pack's
files say is taken as it is: they have been reviewed elsewhere.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from django.utils import timezone

from content.actions.allow import reviewable_languages
from content.entries.document import Answer
from content.models import Pack, Quality, Translation

if TYPE_CHECKING:
    from django.contrib.auth.models import User


class Reviewer:
    """Somebody who writes translations of a pack, as far as reviewing goes."""

    def __init__(self, pack: Pack, author: User | None) -> None:
        self.pack, self.author = pack, author
        self.languages = reviewable_languages(author)

    def reviews(self, language: str) -> bool:
        """Whether it is theirs to review a language at all."""
        return self.author is None or language in self.languages

    def is_own(self, row: Translation | None) -> bool:
        """Whether the words of a text are theirs, and another pair of eyes is asked for."""
        if self.author is None or not self.pack.has_four_eyes:
            return False
        return row is not None and row.written_by_id == self.author.pk

    def allowed(self, language: str, row: Translation | None, answer: Answer) -> Answer:
        """A translation as it may be written over the stored one: reviewed only if that counts."""
        if answer.quality != Quality.REVIEWED or self.author is None:
            return answer
        if row is not None and _words(row) == (answer.text, answer.answers, answer.quality):
            return answer
        is_own = self.pack.has_four_eyes and (
            row is None or row.text != answer.text or row.written_by_id == self.author.pk
        )
        if self.reviews(language) and not is_own:
            return answer
        return msgspec.structs.replace(answer, quality=Quality.DRAFT.value)

    def write(self, row: Translation, answer: Answer) -> None:
        """Put a translation into its row, with whose words they are and who reviewed them."""
        before = _words(row)
        row.text, row.quality, row.basis = answer.text, answer.quality, answer.basis
        row.answers = answer.answers if answer.text else ""
        row.version += 1
        row.changed_by = self.author
        after = _words(row)
        if before[0] != after[0]:
            row.written_by = self.author
        if row.quality != Quality.REVIEWED or not row.text:
            row.reviewed_by, row.reviewed_at = None, None
        elif before != after:
            row.reviewed_by = self.author
            row.reviewed_at = timezone.now() if self.author is not None else None
        if before[:2] != after[:2]:
            row.remarks = None


WRITTEN = (
    "text",
    "answers",
    "quality",
    "written_for",
    "confirmed_for",
    "because",
    "version",
    "changed_at",
    "changed_by",
    "written_by",
    "reviewed_at",
    "reviewed_by",
    "remarks",
)
"""What `Reviewer.write` changes of a row."""


def _words(row: Translation) -> tuple[str, str, str]:
    return row.text, row.answers, row.quality
