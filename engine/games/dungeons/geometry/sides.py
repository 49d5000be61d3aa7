"""Who stands on a space, and on whose side (DD-RUL-09, DD-RUL-34).

The list `who` has a figure for every space: `NOBODY`, a hero by seat, or an enemy by `FIRST_ENEMY` plus its
slot.
"""

from __future__ import annotations

from typing import Final

NOBODY: Final = -1
FIRST_ENEMY: Final = 4
ANY_FIGURE: Final = 1 << 30
"""More than any figure's number."""
HEROES: Final = 0
ENEMIES: Final = 1


def side_of(figure: int) -> int:
    """The side of a figure."""
    return ENEMIES if figure >= FIRST_ENEMY else HEROES


def opposes(figure: int, side: int) -> bool:
    """Whether what stands on a space is a figure of the other side."""
    if side == HEROES:
        return figure >= FIRST_ENEMY
    return 0 <= figure < FIRST_ENEMY
