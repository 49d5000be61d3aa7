"""Kerning: how much closer certain letters stand, as the font's designer drew it (OpenType's pair tables)."""

from __future__ import annotations

import struct
from dataclasses import dataclass, field

X_ADVANCE = 0x0004
PAIRS, EXTENSION = 2, 9
"""Types of lookups: pairs of glyphs, and pairs that stand further off."""


@dataclass(slots=True)
class _Pairs:
    """One subtable: for each first glyph the second ones, or classes of both."""

    covered: dict[int, int]
    sets: list[int] = field(default_factory=list)
    """Where the pairs of each first glyph stand."""
    size_one: int = 0
    size_two: int = 0
    advance: int = -1
    """Where the advance stands in a value; -1 if it has none."""
    first: dict[int, int] = field(default_factory=dict)
    second: dict[int, int] = field(default_factory=dict)
    matrix: int = 0
    columns: int = 0
    known: dict[int, dict[int, int]] = field(default_factory=dict)


class Kerning:
    """The pair tables of one font. A broken table means no kerning, never a failure: the text is the same."""

    def __init__(self, table: bytes) -> None:
        self.table = table
        self.lookups: list[list[_Pairs]] = []
        self._known: dict[tuple[int, int], int] = {}
        try:
            self.lookups = [self._lookup(offset) for offset in self._offsets()]
        except (struct.error, IndexError):
            self.lookups = []

    def between(self, left: int, right: int) -> int:
        """What is added to the advance of the left glyph, in units of the font."""
        known = self._known.get((left, right))
        if known is not None:
            return known
        total = 0
        for lookup in self.lookups:
            for pairs in lookup:
                found = self._found(pairs, left, right)
                if found is not None:
                    total += found
                    break
        self._known[left, right] = total
        return total

    # Reading

    def _number(self, offset: int) -> int:
        return int(struct.unpack_from(">H", self.table, offset)[0])

    def _numbers(self, offset: int, count: int) -> tuple[int, ...]:
        return struct.unpack_from(f">{count}H", self.table, offset)

    def _offsets(self) -> list[int]:
        """Where the lookups of the feature "kern" stand."""
        if len(self.table) < 10:
            return []
        features, lookups = self._number(6), self._number(8)
        wanted: set[int] = set()
        for index in range(self._number(features)):
            record = features + 2 + 6 * index
            if self.table[record : record + 4] == b"kern":
                feature = features + self._number(record + 4)
                wanted.update(self._numbers(feature + 4, self._number(feature + 2)))
        return [lookups + self._number(lookups + 2 + 2 * index) for index in sorted(wanted)]

    def _lookup(self, offset: int) -> list[_Pairs]:
        kind, count = self._number(offset), self._number(offset + 4)
        found = []
        for relative in self._numbers(offset + 6, count):
            place, actual = offset + relative, kind
            if kind == EXTENSION:
                actual = self._number(place + 2)
                place += struct.unpack_from(">I", self.table, place + 4)[0]
            if actual == PAIRS:
                found.append(self._pairs(place))
        return found

    def _pairs(self, place: int) -> _Pairs:
        form, coverage, one, two = self._numbers(place, 4)
        pairs = _Pairs(self._coverage(place + coverage))
        pairs.size_one, pairs.size_two = 2 * one.bit_count(), 2 * two.bit_count()
        if one & X_ADVANCE:
            pairs.advance = 2 * (one & (X_ADVANCE - 1)).bit_count()
        if form == 1:
            pairs.sets = [place + each for each in self._numbers(place + 10, self._number(place + 8))]
        else:
            first, second, _rows, pairs.columns = self._numbers(place + 8, 4)
            pairs.first, pairs.second = self._classes(place + first), self._classes(place + second)
            pairs.matrix = place + 16
        return pairs

    def _coverage(self, place: int) -> dict[int, int]:
        form, count = self._numbers(place, 2)
        if form == 1:
            return {glyph: index for index, glyph in enumerate(self._numbers(place + 4, count))}
        found = {}
        for index in range(count):
            start, end, first = self._numbers(place + 4 + 6 * index, 3)
            for glyph in range(start, end + 1):
                found[glyph] = first + glyph - start
        return found

    def _classes(self, place: int) -> dict[int, int]:
        if self._number(place) == 1:
            start, count = self._numbers(place + 2, 2)
            return {start + index: each for index, each in enumerate(self._numbers(place + 6, count))}
        found = {}
        for index in range(self._number(place + 2)):
            start, end, value = self._numbers(place + 4 + 6 * index, 3)
            for glyph in range(start, end + 1):
                found[glyph] = value
        return found

    def _found(self, pairs: _Pairs, left: int, right: int) -> int | None:
        """What a subtable says of a pair; nothing if it does not speak of it: then the next one is asked."""
        index = pairs.covered.get(left)
        if index is None:
            return None
        if pairs.sets:
            known = pairs.known.get(left)
            if known is None:
                known = pairs.known[left] = self._set(pairs, pairs.sets[index])
            return known.get(right)
        row, column = pairs.first.get(left, 0), pairs.second.get(right, 0)
        size = pairs.size_one + pairs.size_two
        return self._value(pairs, pairs.matrix + (row * pairs.columns + column) * size)

    def _set(self, pairs: _Pairs, place: int) -> dict[int, int]:
        size = 2 + pairs.size_one + pairs.size_two
        starts = [place + 2 + size * index for index in range(self._number(place))]
        return {self._number(start): self._value(pairs, start + 2) for start in starts}

    def _value(self, pairs: _Pairs, place: int) -> int:
        if pairs.advance < 0:
            return 0
        return int(struct.unpack_from(">h", self.table, place + pairs.advance)[0])
