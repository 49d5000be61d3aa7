"""Line of sight as the rules put it, with fractions and no cleverness: what the engine is compared with.

A segment is cut wherever it crosses a line of the grid. Between two cuts it lies in the same spaces
throughout, so the middle of a piece tells whether more than a point of it lies in a space or on its edge
(DD-RUL-35).
"""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from itertools import pairwise

Place = tuple[int, int]


def corners(place: Place) -> list[Place]:
    """The four corners of a space."""
    x, y = place
    return [(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)]


def cuts(start: Place, end: Place) -> list[Fraction]:
    """The parts of the way at which a segment crosses lines of the grid, both ends included."""
    found = {Fraction(0), Fraction(1)}
    for first, last in ((start[0], end[0]), (start[1], end[1])):
        if first != last:
            for value in range(min(first, last), max(first, last) + 1):
                found.add(Fraction(value - first, last - first))
    return sorted(found)


def point(start: Place, end: Place, part: Fraction) -> tuple[Fraction, Fraction]:
    """The point after a part of the way."""
    return (start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part)


def touched(x: Fraction, y: Fraction) -> set[Place]:
    """The spaces in which, or on whose edge, a point lies."""
    columns = {int(x // 1), int(x // 1) - 1} if x.denominator == 1 else {int(x // 1)}
    rows = {int(y // 1), int(y // 1) - 1} if y.denominator == 1 else {int(y // 1)}
    return {(column, row) for column in columns for row in rows}


@cache
def survey(start: Place, end: Place) -> tuple[frozenset[Place], tuple[frozenset[Place], ...]]:
    """The spaces that hold more than a point of a segment, and the sets of four round each corner on it."""
    held: set[Place] = set()
    round_corners: list[frozenset[Place]] = []
    parts = cuts(start, end)
    if start != end:
        for one, other in pairwise(parts):
            held |= touched(*point(start, end, (one + other) / 2))
    for part in parts:
        x, y = point(start, end, part)
        if x.denominator == 1 and y.denominator == 1:
            round_corners.append(frozenset(touched(x, y)))
    return frozenset(held), tuple(round_corners)


def is_clear(start: Place, end: Place, blocking: set[Place]) -> bool:
    """Whether nothing stops a line."""
    held, round_corners = survey(start, end)
    if held & blocking:
        return False
    for four in round_corners:
        for one in four & blocking:
            for other in four & blocking:
                if one[0] != other[0] and one[1] != other[1]:
                    return False
    return True


def is_seen(here: Place, there: Place, blocking: set[Place]) -> bool:
    """Whether some line from corner to corner is clear; the two spaces never block (DD-LOS-01, DD-RUL-35)."""
    blocking = blocking - {here, there}
    return any(is_clear(start, end, blocking) for start in corners(here) for end in corners(there))
