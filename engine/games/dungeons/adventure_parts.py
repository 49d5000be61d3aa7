"""What an adventure consists of: threats, rooms, encounters, interactions, checks, special rules and ends
(ledger, section 6: what an adventure file must contain).

Parts refer to each other by their ids: an exit names a room, a room its encounter, an encounter its special
rules. `engine.games.dungeons.adventures` checks that every such name is there.
"""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal

from engine.schema import (
    Bears,
    Between,
    Conditions,
    Effects,
    Id,
    Line,
    Operations,
    Part,
    Prose,
    Ref,
    Words,
    bears,
)
from engine.schema.standing import MOMENT

Costs = Annotated[tuple[Any, ...], Words("cost")]
Side = Literal["north", "east", "south", "west"]
Attribute = Literal["strength", "dexterity", "wisdom", "charisma"]


class Scaling(Part):
    """What changes for the enemies of a threat with this number of heroes."""

    heroes: Annotated[int, Between(1, 4)]
    health: Annotated[int, Between(-5, 5)] = 0
    """Added to the Health with which they appear; never above the highest face of their die (DD-RUL-23)."""
    dice: Annotated[int, Between(-5, 5)] = 0
    """Added to the dice of both lines that have any."""
    attack: Annotated[int, Between(-5, 5)] = 0
    """Added to both attack modifiers."""
    defence: Annotated[int, Between(-5, 5)] = 0
    speed: Annotated[int, Between(-5, 5)] = 0


class Threat(Part):
    """Which Enemy card, and which die, stands for a threat in this adventure (DD-RUL-07)."""

    threat: Annotated[int, Between(1, 3)]
    enemy: Annotated[str, Ref("enemy", includes=True)]
    die: Annotated[str, Ref("enemy_die", includes=True)] | None = None
    """Left out: the die of the set for this threat; without one, melee 1-3 and ranged 1-3 (DD-RUL-08)."""
    scaling: tuple[Scaling, ...] = ()


class Placed(Part):
    """A room on the table at the start: where its tile's top left space is, and how the tile is turned."""

    room: str
    column: Annotated[int, Between(-60, 60)] = 0
    row: Annotated[int, Between(-60, 60)] = 0
    """In squares of the common grid, rows counted downwards; neighbouring tiles are one square apart
    (DD-RUL-12)."""
    turn: Annotated[int, Between(0, 3)] = 0
    """Quarter turns clockwise from the way the tile is printed."""


class Spot(Part):
    """A space of a room, by column and row of the tile as it is printed, both counted from 1 at the top
    left."""

    room: str
    column: Annotated[int, Between(1, 6)]
    row: Annotated[int, Between(1, 6)]


class Start(Part):
    """How the adventure begins: the rooms on the table, where heroes stand, what is read first
    (DD-SETUP-02, DD-RUL-02)."""

    rooms: Annotated[tuple[Placed, ...], Between(1, 12)]
    spaces: Annotated[tuple[Spot, ...], Between(0, 24)] = ()
    """Where heroes may start, by choice in seat order. Left out: the entries of the first room and then the
    spaces nearest to them."""
    encounter: str = ""
    """The encounter that is read at the start; empty: none."""


class Exit(Part):
    """What is behind one opening of a room's tile."""

    id: Id
    """The opening of the tile, by the opening's id."""
    leads: Literal["room", "pool", "closed", "out"]
    """To a room; to a room drawn from a pool; nowhere (until something opens it); out of the dungeon."""
    room: str = ""
    """The room behind it. A closed exit may name one, too: that is what lies there once it is opened."""
    pool: str = ""
    opens_if: Conditions = ()
    """A closed exit is open as soon as, and as long as, all of these hold."""
    text: Line = ""
    """What is said of it while it is closed, or when heroes leave through it."""


class Room(Part):
    """One tile as it is used in this adventure, with what is found there and what lies behind its
    openings."""

    id: Id
    name: Line = ""
    tile: Annotated[str, Ref("tile", includes=True)]
    face: Literal["front", "back"] = "front"
    encounter: str = ""
    """The encounter that is read when the room is explored (DD-EXPLORE-03); empty: nothing is there."""
    exits: Annotated[tuple[Exit, ...], Between(0, 12)] = ()


class Pool(Part):
    """Rooms of which one is drawn at random whenever an exit leads to the pool; each is drawn once."""

    id: Id
    rooms: Annotated[tuple[str, ...], Between(1, 12)]


class Icon(Part):
    """One enemy of an encounter (DD-SPAWN-01, -03)."""

    threat: Annotated[int, Between(1, 3)]
    number: Annotated[int, Between(1, 9)] | None = None
    """The Health its die shows. Left out: the die is rolled and gives type and Health."""
    type: Literal["card", "melee", "ranged"] = "card"
    """With a number: its type; "card" means melee if its card has melee dice, otherwise ranged
    (DD-RUL-08)."""
    point: Annotated[int, Between(1, 6)] = 1
    """The point of interest of the tile, by its place in the tile's list (DD-RUL-19)."""
    group: str = ""
    """A name by which conditions and operations speak of this enemy, or of several that share it."""
    heroes_least: Annotated[int, Between(1, 4)] = 1
    heroes_most: Annotated[int, Between(1, 4)] = 4
    """It appears only with this many heroes in the game."""


class Encounter(Part):
    """What is met in a room: a text, enemies, special rules, things to do, and what happens at once."""

    bears: ClassVar[Bears] = bears(MOMENT, "holder", "hero", "space")

    id: Id
    name: Line = ""
    text: Prose = ""
    enemies: Annotated[tuple[Icon, ...], Between(0, 24)] = ()
    rules: tuple[str, ...] = ()
    """Special rules that begin now."""
    interactions: tuple[str, ...] = ()
    """Interactions that are offered from now on."""
    do: Operations = ()
    """What happens at once, after the enemies have been placed."""


class Interaction(Part):
    """Something heroes can do here besides moving and fighting (DD-ROUND-06)."""

    bears: ClassVar[Bears] = bears(MOMENT, "holder", "hero", "space")

    id: Id
    name: Line = ""
    """What the hero does, as it is offered: "Pull the lever"."""
    text: Prose = ""
    """Read when it is done."""
    where: Literal["anywhere", "room", "space", "beside"] = "room"
    """In the room, on the space, or adjacent to the space; or wherever the hero is."""
    room: str = ""
    column: Annotated[int, Between(1, 6)] = 1
    row: Annotated[int, Between(1, 6)] = 1
    conditions: Conditions = ()
    """Who may, and when."""
    cost: Costs = ()
    """The price: an action, Loot, Energy, an item. Without "action" it is free and can be done at any time
    like a minor action."""
    once: bool = True
    """Whether it can be done only once in the adventure."""
    offered: bool = False
    """Whether it is offered from the start; otherwise from when an encounter or an operation offers it."""
    do: Operations


class ByNumber(Part):
    """What happens besides with exactly this many successes."""

    successes: Annotated[int, Between(0, 4)]
    do: Operations


class Check(Part):
    """An attribute check with what follows (DD-CHECK, DD-RUL-43)."""

    bears: ClassVar[Bears] = bears(MOMENT, "holder", "hero", "amount", "space")

    id: Id
    name: Line = ""
    text: Prose = ""
    """Read before the dice are rolled."""
    attribute: Attribute
    successes: Annotated[int, Between(1, 4)]
    """How many successes pass it: "Wisdom 3" needs three."""
    who: Literal["them", "chosen", "each", "room"] = "them"
    """Who rolls: the hero who triggered it; a hero the players choose; each hero on the map; each hero in
    the room of the hero who triggered it."""
    retry: bool = True
    """Whether it can be tried again after a failure. A check that was passed is not rolled again."""
    passed_text: Prose = ""
    failed_text: Prose = ""
    passed: Operations = ()
    failed: Operations = ()
    by_number: tuple[ByNumber, ...] = ()


class SpecialRule(Part):
    """A rule that this adventure adds, with its effects (DD-SETUP-01, DD-RUL-47). It acts for everybody, from
    when an encounter or an operation begins it."""

    bears: ClassVar[Bears] = bears("in_play", "actor")

    id: Id
    name: Line = ""
    text: Prose = ""
    """Read when it begins. What it does is worded from its effects."""
    active: bool = False
    """Whether it is in force from the start."""
    effects: Effects


class Flag(Part):
    """Something the adventure remembers: yes or no."""

    id: Id
    name: Line = ""
    """Shown to players if given: "The bridge is down"."""
    set: bool = False


class Counter(Part):
    """A number the adventure keeps."""

    id: Id
    name: Line = ""
    """Shown to players if given: "Alarm"."""
    start: Annotated[int, Between(0, 99)] = 0
    most: Annotated[int, Between(1, 99)] = 99


class Passage(Part):
    """A text that operations show, or the words of a choice."""

    id: Id
    text: Prose = ""


class Ending(Part):
    """A way in which the adventure ends (DD-RUL-41)."""

    id: Id
    name: Line = ""
    text: Prose = ""
    conditions: Conditions = ()
    """It ends as soon as all of these hold. Without conditions it comes only by the operation "victory" or
    "defeat"."""
