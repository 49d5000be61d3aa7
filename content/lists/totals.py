"""What the entries of a list come to: how many, how many copies, and for each number the sum, the average and
how often each value occurs. A deck is made of copies, so a card that is in it three times counts three
times."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from content.lists.columns import COPIES, ListColumn, Sort

MOST_BARS = 16
"""With a wider range of values, a bar stands for several."""


@dataclass(frozen=True, slots=True)
class Bar:
    """The cards of one value, or of a few that follow each other."""

    low: int
    high: int
    entries: int
    copies: int


@dataclass(frozen=True, slots=True)
class NumberTotals:
    """What the numbers of a column come to; sum and average count copies, those of the copies entries."""

    column: ListColumn
    sum: int
    average: float
    bars: tuple[Bar, ...]

    @property
    def highest(self) -> int:
        """The height of the tallest bar."""
        return max(self.height(bar) for bar in self.bars)

    def height(self, bar: Bar) -> int:
        """How tall a bar is."""
        return bar.entries if self.column.key == COPIES else bar.copies


@dataclass(frozen=True, slots=True)
class Totals:
    """What a list comes to."""

    entries: int
    copies: int
    numbers: tuple[NumberTotals, ...]


def totals(rows: Sequence[tuple[dict[str, Any], int]], columns: Iterable[ListColumn]) -> Totals:
    """Of data and copies of some entries; columns of which all have the same number are left out."""
    found = []
    for column in columns:
        if column.sort is not Sort.NUMBER:
            continue
        entries: Counter[int] = Counter()
        copies: Counter[int] = Counter()
        for data, many in rows:
            value = column.value(data, many)
            if type(value) is int:
                entries[value] += 1
                copies[value] += many
        if len(entries) > 1:
            found.append(_numbers(column, entries, copies))
    return Totals(len(rows), sum(many for _data, many in rows), tuple(found))


def _numbers(column: ListColumn, entries: Counter[int], copies: Counter[int]) -> NumberTotals:
    weights = entries if column.key == COPIES else copies
    low, high = min(entries), max(entries)
    step = -(-(high - low + 1) // MOST_BARS)
    by_bar: dict[int, list[int]] = {start: [0, 0] for start in range(low, high + 1, step)}
    for value, many in entries.items():
        counted = by_bar[value - (value - low) % step]
        counted[0] += many
        counted[1] += copies[value]
    bars = tuple(Bar(start, min(start + step - 1, high), *counted) for start, counted in by_bar.items())
    whole = sum(value * many for value, many in weights.items())
    return NumberTotals(column, whole, whole / weights.total(), bars)
