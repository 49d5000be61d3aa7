"""A text of the studio as the checks read it: its source, what is typed, the terms of its game, the same text
elsewhere; and what they say about it that nobody has dismissed."""

from __future__ import annotations

from dataclasses import dataclass

from content.models import Dismissal, TextUnit
from content.own_text import own_field
from content.store import stored_terms
from content.text_checks import Remark, remarks_on
from content.text_checks.reading import Reading
from content.text_memory import elsewhere
from engine.games import games


@dataclass(frozen=True, slots=True)
class JudgedRemark:
    """What a check says about a text, and who dismissed it, if somebody did."""

    remark: Remark
    dismissal: Dismissal | None = None


def reading_of(unit: TextUnit, language: str, text: str) -> Reading:
    """A text in a language as it would be if it read so."""
    entry = unit.entry
    kind = games()[entry.game_id].kinds.get(entry.kind)
    pack = entry.game
    return Reading(
        entry.game_id,
        entry.kind,
        unit.field,
        pack.source_id,
        language,
        unit.source,
        text,
        stored_terms(pack),
        is_name=kind is not None and unit.field.rpartition(".")[2] == kind.title_field,
        is_own=bool(own_field(kind)) and unit.field == own_field(kind),
        elsewhere=elsewhere(unit.source, entry.game_id, language, without=unit.pk) if unit.source else {},
    )


def judged_remarks(unit: TextUnit, language: str, text: str) -> list[JudgedRemark]:
    """What the checks say about a text: what is open first, then what somebody has dismissed."""
    known = {
        (each.check_name, each.about): each
        for each in Dismissal.objects.filter(unit=unit, language=language).select_related("made_by")
    }
    found = [
        JudgedRemark(remark, known.get((remark.check, remark.about)))
        for remark in remarks_on(reading_of(unit, language, text))
    ]
    return sorted(found, key=lambda each: each.dismissal is not None)
