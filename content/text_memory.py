"""The translation memory: what the same text, or one much like it, reads in a language in any game.

Nothing is stored for it: every translation that exists is a memory. The texts of a language are kept in this
process and read again when something has changed since.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from threading import Lock
from typing import NamedTuple

from rapidfuzz import fuzz, process

from content.models import Quality, Revision, Translation

LEAST_ALIKE = 70
"""Per cent, below which a text is of no help for another."""
MOST = 5


class Memory(NamedTuple):
    """A translation that exists."""

    source: str
    text: str
    game: str
    kind: str
    slug: str
    field: str
    unit: int
    is_reviewed: bool


@dataclass(frozen=True, slots=True)
class Suggestion:
    """What a text could read, and how much its source is like that of the memory, in per cent."""

    memory: Memory
    alike: int
    times: int = 1
    """In how many places it reads so."""

    @property
    def is_exact(self) -> bool:
        """Whether the source is the very same."""
        return self.alike == 100


@dataclass(frozen=True, slots=True)
class _Kept:
    revision: int
    memories: tuple[Memory, ...]


_kept: dict[str, _Kept] = {}
_reading = Lock()


def suggestions(source: str, language: str, *, without: int = 0, most: int = MOST) -> list[Suggestion]:
    """What a text of the source language could read in another: the same text first, by how often it reads
    so and whether somebody reviewed it, then others by how alike they are. ``without`` is the text itself."""
    if not source:
        return []
    known = [each for each in memories(language) if each.unit != without]
    exact = _grouped([each for each in known if each.source == source])
    found = [Suggestion(memory, 100, times) for memory, times in exact]
    others = [each for each in known if each.source != source]
    alike = process.extract(
        source,
        [each.source for each in others],
        scorer=fuzz.ratio,
        score_cutoff=LEAST_ALIKE,
        limit=most * 4,
    )
    seen = {each.memory.text for each in found}
    for _source, score, index in alike:
        memory = others[index]
        if memory.text not in seen:
            seen.add(memory.text)
            found.append(Suggestion(memory, min(99, round(score))))
    return found[:most]


def elsewhere(source: str, game: str, language: str, *, without: int = 0) -> Counter[str]:
    """What the same source reads in a language at other places of a game, and at how many."""
    return Counter(
        each.text
        for each in memories(language)
        if each.source == source and each.game == game and each.unit != without
    )


def memories(language: str) -> tuple[Memory, ...]:
    """Every translation into a language that answers its source as it is now. Whatever is done to one is in
    the history, so the last revision tells whether they are still all."""
    last = Revision.objects.order_by("-pk").values_list("pk", flat=True).first() or 0
    with _reading:
        kept = _kept.get(language)
        if kept is None or kept.revision != last:
            kept = _kept[language] = _Kept(last, _read(language))
    return kept.memories


def _read(language: str) -> tuple[Memory, ...]:
    rows = (
        Translation.objects.filter(language=language)
        .exclude(text="")
        .order_by("unit")
        .values_list(
            "answers",
            "text",
            "unit__entry__game",
            "unit__entry__kind",
            "unit__entry__slug",
            "unit__field",
            "unit",
            "quality",
        )
    )
    return tuple(
        Memory(*row[:7], is_reviewed=row[7] == Quality.REVIEWED) for row in rows.iterator() if row[0]
    )


def _grouped(found: list[Memory]) -> list[tuple[Memory, int]]:
    """One memory for each text, with how often it occurs, the most usual first."""
    times = Counter(each.text for each in found)
    first: dict[str, Memory] = {}
    for each in sorted(found, key=lambda each: not each.is_reviewed):
        first.setdefault(each.text, each)
    return sorted(
        ((memory, times[text]) for text, memory in first.items()),
        key=lambda pair: (-pair[1], not pair[0].is_reviewed),
    )
