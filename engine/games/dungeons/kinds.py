"""The kinds of Dungeons' content, and its vocabulary. Everything that the studio knows about its cards, tiles
and adventures follows from here."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from engine.games.dungeons.adventure_parts import (
    Check,
    Counter,
    Encounter,
    Ending,
    Flag,
    Interaction,
    Passage,
    Pool,
    Room,
    Side,
    SpecialRule,
    Start,
    Threat,
)
from engine.games.dungeons.adventures import adventure_faults, tile_faults
from engine.games.dungeons.moments import DURATIONS
from engine.games.dungeons.words import WORDS
from engine.schema import (
    Bears,
    Between,
    Effects,
    Game,
    Grid,
    GridSpec,
    Id,
    Kind,
    Layer,
    Line,
    Name,
    Part,
    Parts,
    Prose,
    bears,
)

TILE_MAP = GridSpec(
    width=(3, 6),
    height=(3, 6),
    cells=(Layer("terrain", {".": "plain", "#": "blocked", "~": "water", "^": "pit"}),),
)
"""A tile: per space its terrain. Everything outside the drawing is blocked; ways out are the openings
(DD-RUL-10, -12)."""

Modifier = Annotated[int, Between(-5, 5)]
Dice = Annotated[int, Between(0, 8)]
WeaponKeyword = Literal["reach", "crush", "stun", "pierce", "barrage", "heavy"]
EnemyKeyword = Literal[
    "reach", "crush", "stun", "pierce", "barrage", "heavy", "siphon", "regenerate", "ritual"
]


class Hero(Kind):
    """A hero: modifiers, Speed, attributes and Health; a talent is possible (DD-CARD-02)."""

    sign: ClassVar[str] = "person"
    bears: ClassVar[Bears] = bears("in_play", "holder", "usable")

    name: Name = ""
    text: Line = ""
    """The talent in own words; left empty it is worded from the effects."""
    melee: Modifier = 0
    ranged: Modifier = 0
    defence: Modifier = 0
    speed: Annotated[int, Between(0, 12)]
    strength: Modifier = 0
    dexterity: Modifier = 0
    wisdom: Modifier = 0
    charisma: Modifier = 0
    health: Annotated[int, Between(1, 20)]
    """Health at the start, and the most it can be (DD-DEFENSE-10)."""
    effects: Effects = ()


class Equipment(Kind):
    """A weapon or outfit: the dice of both attack lines, modifiers, keywords (DD-CARD-03). A line without
    dice cannot be used (DD-RUL-22)."""

    sign: ClassVar[str] = "shield"
    bears: ClassVar[Bears] = bears("in_play", "holder", "usable")

    name: Name = ""
    text: Line = ""
    melee_dice: Dice = 0
    melee: Modifier = 0
    ranged_dice: Dice = 0
    ranged: Modifier = 0
    defence: Modifier = 0
    movement: Modifier = 0
    """Added to the hero's Speed (DD-MOVE-05)."""
    keywords: tuple[WeaponKeyword, ...] = ()
    """Of both attack lines. A keyword of one line only is an effect: "attack_declared" with
    "grant_keyword"."""
    effects: Effects = ()


class Ability(Kind):
    """What a hero can do for Energy, and modifiers of attributes (DD-CARD-04). Effects that are used
    ("activated") or that the player may decline cost the printed Energy (DD-ITEM-06)."""

    sign: ClassVar[str] = "auto_awesome"
    bears: ClassVar[Bears] = bears("in_play", "holder", "usable")

    name: Name = ""
    """The title of the card."""
    ability: Name = ""
    """The name of what it does."""
    text: Line = ""
    strength: Modifier = 0
    dexterity: Modifier = 0
    wisdom: Modifier = 0
    charisma: Modifier = 0
    energy: Annotated[int, Between(0, 20)]
    effects: Effects


class Item(Kind):
    """A card bought with Loot (DD-CARD-05). Its effects of being used discard it unless it is kept
    (DD-RUL-44); effects that wait for something else say what they cost."""

    sign: ClassVar[str] = "backpack"
    bears: ClassVar[Bears] = bears("in_play", "holder", "usable", "held_card")

    name: Name = ""
    text: Line = ""
    loot: Annotated[int, Between(0, 20)]
    """The price."""
    kept: bool = False
    """Whether it stays with the hero when it has been used."""
    effects: Effects


class Enemy(Kind):
    """An enemy of a threat: both attack lines, defence, Speed, keywords, behaviour (DD-CARD-01). Its Health
    is on its die."""

    sign: ClassVar[str] = "skull"
    bears: ClassVar[Bears] = bears("in_play", "this")

    name: Name = ""
    text: Line = ""
    threat: Annotated[int, Between(1, 3)]
    """1 low (grey), 2 middle (blue), 3 high (red) (DD-RUL-07)."""
    speed: Annotated[int, Between(0, 12)]
    melee_dice: Dice = 0
    melee: Modifier = 0
    ranged_dice: Dice = 0
    ranged: Modifier = 0
    defence: Modifier = 0
    keywords: tuple[EnemyKeyword, ...] = ()
    effects: Effects = ()
    """Behaviour stands under "always" ("prefers", "keeps_distance", ...), special abilities under their
    moment."""


class Opening(Part):
    """A way off a tile: an entry/exit, whose space lies outside the drawing, on the strip between this tile
    and the next (DD-TERRAIN-05, DD-RUL-12)."""

    id: Id
    """The name by which adventures speak of it."""
    side: Side
    at: Annotated[int, Between(1, 6)]
    """Beside which space of that side, counted from 1: from the west on the north and south side, from the
    north on the east and west side."""


class Point(Part):
    """A point of interest, around which enemies appear (DD-SPAWN-04)."""

    column: Annotated[int, Between(1, 6)]
    row: Annotated[int, Between(1, 6)]


class Face(Part):
    """One side of a tile."""

    name: Line = ""
    map: Annotated[str, Grid(TILE_MAP)]
    openings: Annotated[tuple[Opening, ...], Between(1, 12)]
    arrow: str
    """The opening at which the arrow stands: the tile is laid with it towards the tile being left
    (DD-EXPLORE-02)."""
    points: Annotated[tuple[Point, ...], Between(1, 6)]


class Tile(Kind):
    """A map card, printed on both sides (DD-CARD-06)."""

    sign: ClassVar[str] = "grid_on"

    name: Line = ""
    front: Face
    back: Face | None = None


class DieFace(Part):
    """What a face of an enemy die shows (DD-RUL-08)."""

    type: Literal["melee", "ranged"]
    health: Annotated[int, Between(1, 9)]


class EnemyDie(Kind):
    """The die of a threat: it is rolled when an enemy appears and stands on the map as that enemy
    (DD-SPAWN-01, -02). Its copies say how many there are."""

    sign: ClassVar[str] = "casino"

    name: Name = ""
    threat: Annotated[int, Between(1, 3)]
    faces: Annotated[tuple[DieFace, ...], Between(2, 12)]


class Marker(Kind):
    """A card tucked under another to show a number (DD-SETUP-05)."""

    sign: ClassVar[str] = "flag"

    name: Name = ""
    about: Literal["loot", "health", "energy"]
    highest: Annotated[int, Between(1, 40)] = 12
    """The highest number printed on it."""


class HelpCard(Kind):
    """A card with a summary for players."""

    sign: ClassVar[str] = "help"

    name: Name = ""
    text: Prose = ""
    about: Literal["round", "attack", "map", "enemies", "keywords"]


class Adventure(Kind):
    """A story with its rooms, encounters and ends: what the app of the original game would say (DD-SETUP-02,
    DD-RUL-47)."""

    sign: ClassVar[str] = "map"
    bears: ClassVar[Bears] = bears("story")

    name: Name = ""
    introduction: Prose = ""
    version: Annotated[int, Between(1, 999)] = 1
    heroes_least: Annotated[int, Between(1, 4)] = 1
    heroes_most: Annotated[int, Between(1, 4)] = 4
    difficulty: Literal["learning", "easy", "normal", "hard"] = "normal"
    round_limit: Annotated[int, Between(0, 200)] = 0
    """After so many rounds it is lost; 0: only as the game's option says (DD-RUL-49)."""
    threats: Annotated[tuple[Threat, ...], Between(0, 3)] = ()
    start: Start
    rooms: Annotated[tuple[Room, ...], Between(1, 40)]
    pools: tuple[Pool, ...] = ()
    encounters: tuple[Encounter, ...] = ()
    interactions: tuple[Interaction, ...] = ()
    checks: tuple[Check, ...] = ()
    rules: tuple[SpecialRule, ...] = ()
    flags: tuple[Flag, ...] = ()
    counters: tuple[Counter, ...] = ()
    passages: tuple[Passage, ...] = ()
    victories: Annotated[tuple[Ending, ...], Between(1, 12)]
    defeats: Annotated[tuple[Ending, ...], Between(0, 12)] = ()
    lost_when_all_fall: bool = True
    """Whether it is lost when no hero is left standing (DD-RUL-41)."""


GAME = Game.declare(
    "dungeons",
    kinds=(Hero, Equipment, Ability, Item, Enemy, Tile, EnemyDie, Marker, HelpCard, Adventure),
    words=WORDS,
    durations=DURATIONS,
    checks=(tile_faults, adventure_faults),
    whole=("adventure",),
    parts=Parts(
        play="engine.games.dungeons.play",
        view="engine.games.dungeons.view",
        settings="engine.games.dungeons.settings",
        report="engine.games.dungeons.report",
        wording="engine.games.dungeons.wording",
        samples="engine.games.dungeons.samples",
    ),
)
