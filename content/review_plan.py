"""What approving many translations at once would do: which are approved, and which are not and why."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from content.models import Pack, Quality, TextUnit, Translation
from content.overtaken import overtaken
from content.review import Reviewer
from content.text_filter import TextFilter, filtered_units, waiting_units
from content.text_judging import judge_texts

if TYPE_CHECKING:
    from django.contrib.auth.models import User

MISSING, STALE, DONE, OWN, REMARKS, UNKNOWN = "missing", "stale", "done", "own", "remarks", "unknown"
"""Why a text is not approved: there is none; its source has changed; it is reviewed already; the person wrote
it and four eyes are asked for; checks have something to say; they have not read it yet."""


@dataclass(frozen=True, slots=True)
class PlannedReview:
    """A text that somebody wants to approve."""

    unit: TextUnit
    text: str
    version: int
    why_not: str = ""


@dataclass(slots=True)
class ReviewPlan:
    """What would be approved, and what would stay as it is."""

    approved: list[PlannedReview] = field(default_factory=list)
    left: list[PlannedReview] = field(default_factory=list)


def plan_review(pack: Pack, wanted: TextFilter, *, author: User | None) -> ReviewPlan:
    """What would become of the texts of a game that a filter lets through. Nothing is written, but what
    checks say is looked up for those that nobody has looked at since they changed."""
    judge_texts([pack], wanted.language)
    stale = waiting_units(overtaken([pack.game]), wanted.language)
    units = list(filtered_units(wanted, stale))
    rows = Translation.objects.filter(unit__entry__game=pack, language=wanted.language)
    by_unit = {row.unit_id: row for row in rows}
    reviewer = Reviewer(pack, author)
    plan = ReviewPlan()
    for unit in units:
        row = by_unit.get(unit.pk)
        why = _why_not(reviewer, unit, row, is_waiting=unit.pk in stale)
        planned = PlannedReview(unit, row.text if row else "", row.version if row else 0, why)
        (plan.left if why else plan.approved).append(planned)
    return plan


def _why_not(reviewer: Reviewer, unit: TextUnit, row: Translation | None, *, is_waiting: bool) -> str:
    if row is None or not row.text:
        return MISSING
    if is_waiting or row.answers != unit.source:
        return STALE
    if row.quality == Quality.REVIEWED:
        return DONE
    if reviewer.is_own(row):
        return OWN
    if row.remarks is None:
        return UNKNOWN
    return REMARKS if row.remarks else ""
