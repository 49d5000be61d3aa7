"""What the trigger words share."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from engine.effects.context import Context
from engine.games.dungeons.codes import CAUSES, ROLLS, TYPES
from engine.games.dungeons.state import State
from engine.schema import Stands

By: TypeAlias = Annotated[Literal["self", "other", "any"], Stands(gives=("hero",))]
"""Whose deed it must be: of the hero who holds the card, of another hero, of any hero. On enemies and special
rules, which no hero holds, it does not matter."""

Which: TypeAlias = Annotated[Literal["this", "any"], Stands(gives=("enemy",))]
"""This very enemy, or any enemy. On cards of heroes and special rules "this" means any, too."""


def is_by(ctx: Context, by: str) -> bool:
    """Whether the hero of the moment is the one that a trigger waits for."""
    if by == "any" or ctx.owner < 0:
        return True
    return (ctx.hero == ctx.owner) == (by == "self")


def is_enemy(ctx: Context, which: str) -> bool:
    """Whether the enemy of the moment is the one that a trigger waits for."""
    return which == "any" or ctx.this < 0 or ctx.enemy == ctx.this


def is_kind(g: State, kind: str) -> bool:
    """Whether the attack that goes on is of this kind."""
    return kind == "any" or (bool(g.attacks) and TYPES[g.attacks[-1].kind] == kind)


def is_roll(ctx: Context, roll: str, whose: str) -> bool:
    """Whether the roll of the moment is of this sort, and of heroes or enemies."""
    if (ctx.enemy >= 0 and ctx.space == 1) != (whose == "enemies"):
        return False
    return roll == "any" or ROLLS[ctx.cause] == roll


def is_cause(ctx: Context, cause: str) -> bool:
    """Whether this caused the Damage."""
    return cause == "any" or CAUSES[ctx.cause] == cause


def is_room(g: State, ctx: Context, room: str) -> bool:
    """Whether the moment is about this room; on an enemy: about the room where it is."""
    if (
        ctx.this >= 0
        and g.enemy_pos[ctx.this] >= 0
        and not g.map.tiles[g.enemy_pos[ctx.this]] >> ctx.amount & 1
    ):
        return False
    return room == "" or g.story.rooms[g.tile_room[ctx.amount]].name == room


def is_group(g: State, ctx: Context, group: str) -> bool:
    """Whether the enemy of the moment belongs to this group of the adventure."""
    if group == "":
        return True
    number = g.enemy_group[ctx.enemy]
    return number >= 0 and g.story.groups[number] == group
