"""Whom an operation or a condition concerns."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from engine.effects.context import Context
from engine.games.platformer.boss import heroes_in_range
from engine.games.platformer.codes import FIRST_ENEMY
from engine.games.platformer.movement import neighbours
from engine.games.platformer.program import D_BOSS, D_EVENT
from engine.games.platformer.seal import is_sealed
from engine.games.platformer.state import State
from engine.schema import Standing, Stands, giving, needing

AROUND = needing("this|holder|actor|hero|each")
"""Seen from the bearer of the effect: this enemy, or a hero."""
SUBJECTS = {"self": needing("holder|actor|hero|each"), "them": needing("hero|each")}

Who: TypeAlias = Annotated[
    Literal["self", "them", "active", "others", "all", "in_range", "level", "adjacent"],
    Stands(values={**SUBJECTS, "in_range": needing("attack_card"), "level": AROUND, "adjacent": AROUND}),
]
"""Heroes. self: the hero who holds the card. them: the hero the trigger is about, or who was chosen.
active: whose turn it is. others: every hero but self. all: every hero. in_range: those the boss's attack
card reaches. level: every hero on the level of self (or of this enemy). adjacent: every hero beside self
(or beside this enemy)."""

Subject: TypeAlias = Annotated[Literal["self", "them", "active"], Stands(values=SUBJECTS)]
"""One hero: who holds the card, whom the trigger is about, whose turn it is."""

WHERE = ("anywhere", "adjacent", "around", "same_row", "same_level")
Where: TypeAlias = Annotated[
    Literal["anywhere", "adjacent", "around", "same_row", "same_level"],
    Stands(values=dict.fromkeys(WHERE, AROUND)),
]
"""Enemies, as seen from the hero who holds the card: anywhere within reach of the rules, beside it, on the
eight spaces around it, in its row, on its level."""

OF = {
    "self": Standing(("holder|actor",), ("of_heroes",)),
    "all": giving("of_heroes"),
    "others": giving("of_heroes"),
    "enemies": giving("of_enemies"),
    "this": Standing(("this|boss|enemy",), ("of_enemies",)),
}
OF_ENEMIES = ("enemies", "this")
"""Of whom a number of enemies is changed."""
Of: TypeAlias = Annotated[Literal["self", "all", "others", "enemies", "this"], Stands(values=OF)]
"""Whom a change concerns: the hero who holds the card, all heroes, all other heroes, all enemies, this
enemy."""

OfHeroes: TypeAlias = Annotated[Literal["self", "all", "others"], Stands(values=OF)]
"""Whom a change concerns that only heroes know."""


def source(g: State, ctx: Context) -> int:
    """The space that an effect acts from, by which the seal of the boss level holds (PF-D-72): of the enemy
    or the boss that bears it, or of the hero who holds the card; -1 for events, which nobody holds."""
    if ctx.this >= 0:
        here = g.enemy_pos[ctx.this]
        return here if here >= 0 else ctx.space
    kind = g.program.definitions[g.program.effects[ctx.effect].definition].kind
    if kind == D_EVENT:
        return -1
    return g.board.boss_start if kind == D_BOSS else place_of(g, ctx)


def reaches(g: State, ctx: Context, space: int) -> bool:
    """Whether an effect may influence what is on a space."""
    return not is_sealed(g, source(g, ctx), space)


def reached_heroes(g: State, ctx: Context, who: str) -> list[int]:
    """The heroes meant whom the effect may influence: what an operation acts on."""
    return [hero for hero in heroes(g, ctx, who) if reaches(g, ctx, g.pos[hero])]


def reached_enemy(g: State, ctx: Context) -> int:
    """The enemy in question if it is on the map and the effect may influence it, else -1."""
    there = g.enemy_pos[ctx.enemy] if ctx.enemy >= 0 else -1
    return ctx.enemy if there >= 0 and reaches(g, ctx, there) else -1


def reaches_dice(g: State, ctx: Context) -> bool:
    """Whether an effect may influence the dice: they are where the active hero is."""
    return reaches(g, ctx, g.pos[g.active])


def heroes(g: State, ctx: Context, who: str) -> list[int]:
    """The heroes meant, the active one first and then clockwise: what a condition asks about."""
    if who == "self":
        return [ctx.owner if ctx.owner >= 0 else ctx.hero] if max(ctx.owner, ctx.hero) >= 0 else []
    if who == "them":
        return [ctx.hero] if ctx.hero >= 0 else []
    if who == "active":
        return [g.active]
    if who == "in_range":
        return heroes_in_range(g, g.program.definitions[g.program.cards[ctx.card]].range)
    order = [(g.active + turn) % g.seats for turn in range(g.seats)]
    if who == "all":
        return order
    if who == "others":
        return [hero for hero in order if hero != ctx.owner]
    centre = place_of(g, ctx)
    if centre < 0:
        return []
    if who == "level":
        level = g.board.level_of(centre)
        return [hero for hero in order if g.board.level_of(g.pos[hero]) == level and hero != ctx.owner]
    beside = [g.near(centre, direction) for direction in range(4)]
    return [hero for hero in order if g.pos[hero] >= 0 and g.pos[hero] in beside]


def place_of(g: State, ctx: Context) -> int:
    """Where the bearer of an effect stands: this enemy, or the hero who holds the card."""
    if ctx.this >= 0:
        return g.enemy_pos[ctx.this]
    return g.pos[ctx.owner if ctx.owner >= 0 else ctx.hero]


def enemies(g: State, ctx: Context, where: str) -> list[int]:
    """The slots of the enemies meant that the effect may influence (PF-BOSS-10, -11)."""
    centre = place_of(g, ctx)
    found: list[int] = []
    if centre < 0:
        return found
    board = g.board
    adjacent = neighbours(g, centre)
    for slot, there in enumerate(g.enemy_pos):
        if there < 0 or slot == ctx.this or is_sealed(g, centre, there):
            continue
        if (
            where == "anywhere"
            or (where == "adjacent" and adjacent >> slot & 1)
            or (where == "around" and board.around(centre, there))
            or (where == "same_row" and there // board.width == centre // board.width)
            or (where == "same_level" and board.level_of(there) == board.level_of(centre))
        ):
            found.append(slot)
    return found


def is_free(g: State, space: int) -> bool:
    """Whether a space is open and nobody stands on it."""
    return g.is_open(space) and g.who[space] < 0


def figure_of_enemy(slot: int) -> int:
    """The figure of an enemy's slot."""
    return FIRST_ENEMY + slot
