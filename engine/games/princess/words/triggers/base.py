"""What the trigger words share."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from engine.effects.context import Context
from engine.schema import Stands

By: TypeAlias = Annotated[Literal["self", "other", "any"], Stands(gives=("hero",))]
"""Whose deed or fate it must be: of the player before whom the card lies, of another player, of any. On an
Environment, where whoever acts counts as self, it does not matter."""

Role: TypeAlias = Literal["challenger", "opponent", "either", "any"]
"""The part that the player before whom the card lies has in the challenge; any: also if it is none."""


def is_by(ctx: Context, by: str) -> bool:
    """Whether the player of the moment is the one that a trigger waits for."""
    return by == "any" or (ctx.hero == ctx.owner) == (by == "self")


def has_role(ctx: Context, role: str, challenger: int, opponent: int) -> bool:
    """Whether the owner has that part in a challenge of these two."""
    if role == "any":
        return True
    if role == "either":
        return ctx.owner in (challenger, opponent)
    return ctx.owner == (challenger if role == "challenger" else opponent)
