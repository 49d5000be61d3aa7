"""How an enemy behaves: what its card and its die say (DD-ENEMY-03, -04, DD-RUL-31), as plain numbers."""

from __future__ import annotations

from typing import Final

from engine.games.dungeons.geometry.reach import MELEE

LEAST_HEALTH: Final = 0
MOST_HEALTH: Final = 1
LEAST_ENERGY: Final = 2
MOST_ENERGY: Final = 3
LEAST_LOOT: Final = 4
MOST_LOOT: Final = 5
FARTHEST: Final = 6
OWN_TILE: Final = 7
LAST_ATTACKER: Final = 8
NEAREST: Final = 9
SEAT: Final = 10

ORDERS: Final[list[str]] = [
    "least-health",
    "most-health",
    "least-energy",
    "most-energy",
    "least-loot",
    "most-loot",
    "farthest",
    "own-tile",
    "last-attacker",
    "nearest",
    "seat",
]
"""The orders in which heroes can be preferred, by number, as keys for wording."""

KEEP_DISTANCE: Final = 1
"""Shoots from as far from heroes as its Speed allows, not from the nearest space."""
CHARGE: Final = 2
"""Takes its melee line first whatever its type, and pits for plain ground."""
FLEE: Final = 4
"""Moves as far from heroes as its Speed allows, and attacks only whom it can attack from there."""
GUARD: Final = 8
"""Does not leave its tile, and moves only in order to attack."""


class Behaviour:
    """What decides the activation of one enemy."""

    def __init__(
        self,
        kind: int = MELEE,
        speed: int = 0,
        melee: bool = True,
        ranged: bool = False,
        reach: bool = False,
    ) -> None:
        """`kind` is the type on its die (DD-RUL-08); `melee` and `ranged` say which lines have dice
        (DD-RUL-22)."""
        self.kind = kind
        self.speed = speed
        self.melee = melee
        self.ranged = ranged
        self.reach = reach
        self.orders: list[int] = []
        """The card's preferences among heroes, the first one first; after them come the nearest, the one with
        least Health and the first by seat (DD-RUL-31)."""
        self.stances = 0
        """Bit mask of the stances."""
        self.heedless = False
        """Whether pits do it no harm, so that it walks through them."""
        self.foe = -1
        """The hero who attacked it last, for `LAST_ATTACKER`."""


class Heroes:
    """The heroes as an enemy sees them, by seat."""

    def __init__(self, places: list[int], health: list[int], energy: list[int], loot: list[int]) -> None:
        """`places` are their spaces, -1 for one who is not on the map."""
        self.places: list[int] = places
        self.health: list[int] = health
        self.energy: list[int] = energy
        self.loot: list[int] = loot
