"""What the trigger words share."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from engine.effects.context import Context
from engine.schema import Stands

By: TypeAlias = Annotated[Literal["self", "other", "any"], Stands(gives=("hero",))]
"""Whose deed it must be: of the hero who holds the card, of another hero, of any hero. On enemies, events
and the boss card, which no hero holds, it does not matter."""

Which: TypeAlias = Annotated[Literal["this", "any"], Stands(gives=("enemy",))]
"""This very enemy, or any enemy."""


def is_by(ctx: Context, by: str) -> bool:
    """Whether the hero of the moment is the one that a trigger waits for."""
    if by == "any" or ctx.owner < 0:
        return True
    return (ctx.hero == ctx.owner) == (by == "self")


def is_enemy(ctx: Context, which: str) -> bool:
    """Whether the enemy of the moment is the one that a trigger waits for."""
    return which == "any" or ctx.this < 0 or ctx.enemy == ctx.this
