"""An adventure as the rules use it: rooms, exits, encounters and the rest as numbers. Built once per release;
nothing here changes while it is played."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from engine.effects.context import Context
from engine.games.dungeons.geometry.face import TileFace

# Where an exit leads.
TO_ROOM: Final = 0
TO_POOL: Final = 1
CLOSED: Final = 2
OUT: Final = 3
LEADS = ("room", "pool", "closed", "out")

# Where an interaction can be done.
ANYWHERE: Final = 0
IN_ROOM: Final = 1
ON_SPACE: Final = 2
BESIDE_SPACE: Final = 3
PLACES = ("anywhere", "room", "space", "beside")

# Who makes a check.
THEM: Final = 0
CHOSEN: Final = 1
EACH: Final = 2
SAME_ROOM: Final = 3
CHECKERS = ("them", "chosen", "each", "room")

ICON: Final = 7
"""How many ints an enemy of an encounter takes: threat, number (0: roll), type (-1: as the card has it),
point of interest, group, fewest and most heroes."""


class Exit:
    """What is behind one opening of a room."""

    def __init__(self, index: int, name: str, room: int, opening: int) -> None:
        self.index = index
        self.name = name
        self.room = room
        self.opening = opening
        self.leads = CLOSED
        self.to = -1
        """The room or pool behind it, or -1."""
        self.opens_if: list[Callable[[Any, Context], bool]] = []


class Room:
    """A tile as this adventure uses it."""

    def __init__(self, index: int, name: str, face: TileFace) -> None:
        self.index = index
        self.name = name
        self.face = face
        self.encounter = -1
        self.exits: list[Exit] = []
        """In the order of the openings of the face."""


class Encounter:
    """What is met in a room."""

    def __init__(self, index: int, name: str) -> None:
        self.index = index
        self.name = name
        self.icons: list[int] = []
        self.rules: list[int] = []
        self.interactions: list[int] = []
        self.effect = -1
        """The effect that does what happens at once, or -1."""


class Interaction:
    """Something to do."""

    def __init__(self, index: int, name: str) -> None:
        self.index = index
        self.name = name
        self.where = IN_ROOM
        self.room = -1
        self.column = 0
        self.row = 0
        self.once = True
        self.offered = False
        self.effect = -1
        self.costs_action = False


class Check:
    """An attribute check with what follows."""

    def __init__(self, index: int, name: str) -> None:
        self.index = index
        self.name = name
        self.attribute = 0
        self.successes = 1
        self.who = THEM
        self.retry = True
        self.effect = -1
        self.passed = -1
        """Block of operations."""
        self.failed = -1
        self.by_number: list[int] = []
        """For 0 to 4 successes a block, or -1."""


class Ending:
    """A way in which the adventure ends."""

    def __init__(self, index: int, name: str) -> None:
        self.index = index
        self.name = name
        self.conditions: list[Callable[[Any, Context], bool]] = []


class Story:
    """One adventure."""

    def __init__(self, index: int, slug: str) -> None:
        self.index = index
        """Its definition."""
        self.slug = slug
        self.heroes_least = 1
        self.heroes_most = 4
        self.round_limit = 0
        self.all_fall = True
        self.enemy_of: list[int] = [-1, -1, -1, -1]
        """For each threat the definition of its Enemy card."""
        self.die_of: list[int] = [-1, -1, -1, -1]
        self.scaling: list[int] = [0] * (4 * 5 * 5)
        """By threat, heroes and what: health, dice, attack, defence, speed."""
        self.rooms: list[Room] = []
        self.exits: list[Exit] = []
        self.placed: list[int] = []
        """Rooms at the start: room, column, row, turn."""
        self.spaces: list[int] = []
        """Start spaces: room, column, row."""
        self.first = -1
        """The encounter read at the start."""
        self.pools: list[list[int]] = []
        self.pool_names: list[str] = []
        self.encounters: list[Encounter] = []
        self.interactions: list[Interaction] = []
        self.checks: list[Check] = []
        self.rules: list[int] = []
        """The definition of every special rule."""
        self.rule_names: list[str] = []
        self.rules_named: list[int] = []
        """By special rule: 1 if it has a name by which players can be told of it."""
        self.rules_at_start: list[int] = []
        self.flags: list[str] = []
        self.flags_at_start: list[int] = []
        self.counters: list[str] = []
        self.counters_at_start: list[int] = []
        self.counters_most: list[int] = []
        self.counters_named: list[int] = []
        """By counter: 1 if it has a name, and is shown to players."""
        self.dreaded: list[int] = []
        """By counter: 1 if a defeat depends on it. Bots take it that the others lead to a victory."""
        self.passages: list[str] = []
        self.groups: list[str] = []
        self.width = 0
        self.height = 0
        """The grid on which all its rooms find space, however they are explored."""
        self.conditional_exits = False
        """Whether an exit opens by conditions."""
        self.victories: list[Ending] = []
        self.defeats: list[Ending] = []

    def scaled(self, threat: int, heroes: int, what: int) -> int:
        """What is added for this number of heroes: 0 health, 1 dice, 2 attack, 3 defence, 4 speed."""
        return self.scaling[(threat * 5 + heroes) * 5 + what]
