"""Find words in the translations of a game and say what they would read with others in their place: plain or
as whole words, shown with what checks would say that they do not say now."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING

from content.models import Pack, TextUnit, Translation
from content.overtaken import overtaken
from content.own_text import own_field
from content.placeholders import placeholder_faults
from content.text_checks import Remark
from content.text_filter import TextFilter, filtered_units, waiting_units
from content.text_judging import Judge
from engine.games import games
from engine.schema import Fault
from engine.schema.validate import text_faults
from engine.schema.walk import text_fields

if TYPE_CHECKING:
    from collections.abc import Iterator

LONGEST = 200
"""Letters that can be looked for, or put in their place."""


@dataclass(frozen=True)
class Replacement:
    """What is looked for, and what is put in its place."""

    find: str
    instead: str
    whole_words: bool = False
    match_case: bool = False

    @cached_property
    def _pattern(self) -> re.Pattern[str]:
        literal = re.escape(self.find)
        if self.whole_words:
            literal = rf"(?<!\w){literal}(?!\w)"
        return re.compile(literal, 0 if self.match_case else re.IGNORECASE)

    def apply(self, text: str) -> str:
        """A text with all that was found replaced."""
        return self._pattern.sub(lambda _match: self.instead, text)

    def faults(self) -> Iterator[Fault]:
        """Why it cannot be looked for."""
        if not self.find:
            yield Fault(("find",), "replace-nothing")
        for name in ("find", "instead"):
            length = len(getattr(self, name))
            if length > LONGEST:
                yield Fault((name,), "text-long", {"is": length, "longest": LONGEST})


@dataclass(slots=True)
class PlannedReplacement:
    """A text that would read otherwise."""

    unit: TextUnit
    version: int
    before: str
    after: str
    was_reviewed: bool = False
    faults: list[Fault] = field(default_factory=list)
    """Why it cannot be saved so."""
    new_remarks: list[Remark] = field(default_factory=list)
    """What checks would say of it that they do not say now."""


def plan_replacement(pack: Pack, wanted: TextFilter, words: Replacement) -> list[PlannedReplacement]:
    """The texts of a game that would read otherwise. Nothing is written."""
    waiting = waiting_units(overtaken([pack.game]), wanted.language)
    found: list[PlannedReplacement] = []
    rows = Translation.objects.filter(unit__entry__game=pack, language=wanted.language).exclude(text="")
    versions = {
        unit: (version, quality) for unit, version, quality in rows.values_list("unit", "version", "quality")
    }
    judge: Judge | None = None
    for unit in filtered_units(wanted, waiting):
        before: str = unit.own_text or ""
        after = words.apply(before)
        if after == before or unit.pk not in versions:
            continue
        judge = judge or Judge(pack, wanted.language)
        version, quality = versions[unit.pk]
        planned = PlannedReplacement(unit, version, before, after, quality == "reviewed")
        planned.faults = replacement_faults(pack, unit, after)
        known = {(each.check, each.about) for each in judge.remarks(unit, before, stored=before)}
        planned.new_remarks = [
            each
            for each in judge.remarks(unit, after, stored=before)
            if (each.check, each.about) not in known
        ]
        found.append(planned)
    return found


def replacement_faults(pack: Pack, unit: TextUnit, text: str) -> list[Fault]:
    """Why a text cannot be saved as it would read."""
    kind = games()[pack.game].kinds.get(unit.entry.kind)
    shape = text_fields(kind.record, unit.entry.data).get(unit.field) if kind else None
    if shape is None:
        return [Fault((), "unknown-text", {"entry": unit.entry.slug, "is": unit.field, "allowed": "-"})]
    if not text.strip():
        return [Fault((), "replace-empty")]
    is_own = unit.field == own_field(kind)
    return [*text_faults(text, shape, ()), *placeholder_faults(text, unit.source, is_own=is_own)]
