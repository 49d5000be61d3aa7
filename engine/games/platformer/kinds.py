"""The kinds of Platformer's content, and its vocabulary. Everything that the studio knows about its cards
follows from here."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from engine.games.platformer.checks import check_set
from engine.games.platformer.moments import DURATIONS
from engine.games.platformer.tile_checks import check_tiles
from engine.games.platformer.tile_map import TILE_MAP
from engine.games.platformer.words import WORDS
from engine.schema import (
    HELD,
    Bears,
    Between,
    Effects,
    Game,
    Grid,
    Kind,
    Line,
    Name,
    Parts,
    Prose,
    Ref,
    bears,
)

Symbol = Literal["move", "sword", "coin", "hand", "star"]


class Hero(Kind):
    """A climber: Health, an ability, and what a Star counts as (PF-SETUP-11, PF-SYM-05)."""

    sign: ClassVar[str] = "person"
    bears: ClassVar[Bears] = bears(*HELD)

    name: Name = ""
    ability: Line = ""
    health: Annotated[int, Between(1, 9)]
    star: Annotated[tuple[Symbol, ...], Between(1, 2)]
    """The symbols a Star may be used as; "star" itself for an effect of its own, with the trigger
    "star_used"."""
    effects: Effects = ()


class Enemy(Kind):
    """An enemy of one of three ranks: Health, Damage, loot and a passive ability (PF-ENEMY-02)."""

    sign: ClassVar[str] = "skull"
    bears: ClassVar[Bears] = bears("in_play", "this")

    name: Name = ""
    ability: Line = ""
    rank: Annotated[int, Between(1, 3)]
    health: Annotated[int, Between(1, 20)]
    damage: Annotated[int, Between(0, 9)]
    loot_gold: Annotated[int, Between(0, 9)] = 0
    loot_gems: Annotated[int, Between(0, 9)] = 0
    effects: Effects = ()


class Item(Kind):
    """A card one buys and keeps: passive, or used by exhausting it (PF-ITEM-01, -02)."""

    sign: ClassVar[str] = "backpack"
    bears: ClassVar[Bears] = bears(*HELD, "held_card")

    name: Name = ""
    text: Line = ""
    price: Annotated[int, Between(0, 20)]
    effects: Effects


class Potion(Kind):
    """A card one buys and uses once (PF-ITEM-05)."""

    sign: ClassVar[str] = "science"
    bears: ClassVar[Bears] = bears(*HELD, "held_card")

    name: Name = ""
    text: Line = ""
    price: Annotated[int, Between(0, 20)]
    effects: Effects


class Boss(Kind):
    """The boss: how it chooses its attack cards, Damage, health per level, special rules and setup
    (PF-BOSS)."""

    sign: ClassVar[str] = "crown"
    bears: ClassVar[Bears] = bears("in_play", "actor", "boss")

    name: Name = ""
    text: Prose = ""
    activation: Literal["match_enemy_die", "compare_symbols"]
    damage: Annotated[int, Between(0, 9)]
    health_per_level: Annotated[int, Between(0, 9)] = 2
    health_base: Annotated[int, Between(0, 40)] = 0
    effects: Effects = ()


class BossToken(Kind):
    """A token of a boss: a handicap that a hero holds, or a summon that behaves like an enemy (PF-BOSS-23,
    -25). Its
    copies say how many there are."""

    sign: ClassVar[str] = "toll"
    bears: ClassVar[Bears] = bears("in_play", "holder", role="token") | bears(
        "in_play", "this", role="summon"
    )

    name: Name = ""
    text: Line = ""
    boss: Annotated[str, Ref("boss", belongs=True)]
    role: Literal["token", "summon"]
    health: Annotated[int, Between(0, 20)] = 0
    damage: Annotated[int, Between(0, 9)] = 0
    loot_gold: Annotated[int, Between(0, 9)] = 0
    loot_gems: Annotated[int, Between(0, 9)] = 0
    effects: Effects = ()


class BossAttack(Kind):
    """An attack card of a boss: what it answers to, its range, its effects in order (PF-BOSS-12 to -18)."""

    sign: ClassVar[str] = "swords"
    bears: ClassVar[Bears] = bears("attack_card", "this")

    name: Name = ""
    text: Line = ""
    boss: Annotated[str, Ref("boss", belongs=True)]
    signs: Annotated[
        tuple[Literal["attack", "left", "right", "move", "sword", "coin", "hand", "star"], ...], Between(1, 3)
    ]
    range: Literal["row", "adjacent", "around", "tile", "level", "none"]
    effects: Effects


class Artifact(Kind):
    """An artifact of the variant: the condition on which it is taken ("take_this") and what it does
    (PF-ART)."""

    sign: ClassVar[str] = "diamond"
    bears: ClassVar[Bears] = bears(*HELD, "held_card", "claim")

    name: Name = ""
    text: Line = ""
    effects: Effects


class Event(Kind):
    """An event of the solo game: it acts during the whole turn, or in its step 8 (PF-SOLO-05)."""

    sign: ClassVar[str] = "bolt"
    bears: ClassVar[Bears] = bears("in_play", "actor", "event")

    name: Name = ""
    text: Line = ""
    effects: Effects


class Tile(Kind):
    """A dungeon tile of the Forest or Void set; boss tiles make the top level (PF-BOARD-01)."""

    sign: ClassVar[str] = "grid_on"

    name: Line = ""
    set: Literal["forest", "void"]
    boss: bool = False
    map: Annotated[str, Grid(TILE_MAP)]


class Die(Kind):
    """A die and its faces."""

    sign: ClassVar[str] = "casino"

    name: Name = ""
    role: Literal["action", "enemy", "special"]
    faces: Annotated[
        tuple[Literal["move", "sword", "coin", "hand", "star", "blank", "attack", "left", "right"], ...],
        Between(2, 12),
    ]


class HelpCard(Kind):
    """A card with a summary for players (PF-SETUP-16)."""

    sign: ClassVar[str] = "help"

    name: Name = ""
    text: Prose = ""
    about: Literal["turn", "boss"]


GAME = Game.declare(
    "platformer",
    kinds=(Hero, Enemy, Item, Potion, Boss, BossToken, BossAttack, Artifact, Event, Tile, Die, HelpCard),
    words=WORDS,
    durations=DURATIONS,
    checks=(check_tiles, check_set),
    parts=Parts(
        play="engine.games.platformer.play",
        view="engine.games.platformer.view",
        settings="engine.games.platformer.settings",
        report="engine.games.platformer.report",
        wording="engine.games.platformer.wording",
        samples="engine.games.platformer.samples",
    ),
)
