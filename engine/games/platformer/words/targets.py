"""Whom an operation or a condition concerns."""

from __future__ import annotations

from typing import Literal, TypeAlias

from engine.effects.context import Context
from engine.games.platformer.boss import heroes_in_range
from engine.games.platformer.codes import FIRST_ENEMY
from engine.games.platformer.enemies import within_reach
from engine.games.platformer.movement import neighbours
from engine.games.platformer.state import State

Who: TypeAlias = Literal["self", "them", "active", "others", "all", "in_range", "level", "adjacent"]
"""Heroes. self: the hero who holds the card. them: the hero the trigger is about, or who was chosen.
active: whose turn it is. others: every hero but self. all: every hero. in_range: those the boss's attack
card reaches. level: every hero on the level of self (or of this enemy). adjacent: every hero beside self
(or beside this enemy)."""

Where: TypeAlias = Literal["anywhere", "adjacent", "around", "same_row", "same_level"]
"""Enemies, as seen from the hero who holds the card: anywhere within reach of the rules, beside it, on the
eight spaces around it, in its row, on its level."""

Of: TypeAlias = Literal["self", "all", "others", "enemies", "this"]
"""Whom a change concerns: the hero who holds the card, all heroes, all other heroes, all enemies, this
enemy."""


def heroes(g: State, ctx: Context, who: str) -> list[int]:
    """The heroes meant, the active one first and then clockwise."""
    if who == "self":
        return [ctx.owner if ctx.owner >= 0 else ctx.hero] if max(ctx.owner, ctx.hero) >= 0 else []
    if who == "them":
        return [ctx.hero] if ctx.hero >= 0 else []
    if who == "active":
        return [g.active]
    if who == "in_range":
        reach = g.program.definitions[g.program.cards[ctx.card]].range if ctx.card >= 0 else 4
        return heroes_in_range(g, reach)
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
        return [h for h in order if g.pos[h] >= 0 and g.board.level_of(g.pos[h]) == level and h != ctx.owner]
    beside = [g.near(centre, direction) for direction in range(4)]
    return [hero for hero in order if g.pos[hero] >= 0 and g.pos[hero] in beside]


def place_of(g: State, ctx: Context) -> int:
    """Where the bearer of an effect stands: this enemy, or the hero who holds the card."""
    if ctx.this >= 0:
        return g.enemy_pos[ctx.this]
    hero = ctx.owner if ctx.owner >= 0 else ctx.hero
    return g.pos[hero] if hero >= 0 else -1


def enemies(g: State, ctx: Context, where: str) -> list[int]:
    """The slots of the enemies meant; heroes and the boss level do not reach each other (PF-BOSS-10, -11)."""
    centre = place_of(g, ctx)
    found: list[int] = []
    if centre < 0:
        return found
    hero = ctx.owner if ctx.owner >= 0 else ctx.hero
    board = g.board
    adjacent = neighbours(g, centre)
    for slot, there in enumerate(g.enemy_pos):
        if there < 0 or slot == ctx.this:
            continue
        if hero >= 0 and ctx.this < 0 and not within_reach(g, hero, slot):
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
