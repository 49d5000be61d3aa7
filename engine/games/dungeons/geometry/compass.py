"""The four directions, and which of two spaces comes first clockwise (DD-RUL-17, DD-RUL-32).

Rows are counted from the north, so north is towards smaller rows. Directions are numbered clockwise from the
top of the map.
"""

from __future__ import annotations

from typing import Final

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3

DX: Final[list[int]] = [0, 1, 0, -1]
"""Columns per step in each direction."""
DY: Final[list[int]] = [-1, 0, 1, 0]
"""Rows per step in each direction."""


def turned(direction: int, quarters: int) -> int:
    """A direction after so many quarter turns clockwise."""
    return (direction + quarters) % 4


def opposite(direction: int) -> int:
    """The direction back."""
    return (direction + 2) % 4


def is_before(dx: int, dy: int, other_dx: int, other_dy: int, ahead: int = NORTH) -> bool:
    """Whether one space comes before another on the way clockwise round a centre, starting `ahead`; both are
    given as columns and rows from the centre. The centre itself comes first; of two in one direction the
    nearer."""
    # Turn both so that ahead is north: exact, with whole numbers only.
    for _ in range((4 - ahead) % 4):
        dx, dy = -dy, dx
        other_dx, other_dy = -other_dy, other_dx
    one = _quarter(dx, dy)
    other = _quarter(other_dx, other_dy)
    if one != other:
        return one < other
    cross = dx * other_dy - dy * other_dx
    if cross != 0:
        return cross > 0
    return abs(dx) + abs(dy) < abs(other_dx) + abs(other_dy)


def _quarter(dx: int, dy: int) -> int:
    """0 for the centre, then 1 to 4: the quarters north to east, east to south, south to west, west to north,
    each with its first border."""
    if dx == 0 and dy == 0:
        return 0
    if dx >= 0 and dy < 0:
        return 1
    if dx > 0 and dy >= 0:
        return 2
    if dx <= 0 and dy > 0:
        return 3
    return 4
