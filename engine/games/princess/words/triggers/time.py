"""Moments of the turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from engine.effects.context import Context
from engine.games.princess.codes import DEEDS
from engine.games.princess.moments import (
    T_ACTION,
    T_REFILLED,
    T_TURN_BEGINS,
    T_TURN_ENDS,
)
from engine.games.princess.state import State
from engine.games.princess.words.triggers.base import By, is_by
from engine.schema import word


@word("trigger")
@dataclass(frozen=True)
class TurnBegins:
    """A turn begins: the shop is filled, nobody has acted yet."""

    moment: ClassVar[int] = T_TURN_BEGINS
    by: By = "self"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return is_by(ctx, self.by)


@word("trigger")
@dataclass(frozen=True)
class TurnEnds:
    """A turn ends, after its action."""

    moment: ClassVar[int] = T_TURN_ENDS
    by: By = "self"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return is_by(ctx, self.by)


@word("trigger")
@dataclass(frozen=True)
class ShopFilled:
    """Cards have been laid into the shop at the start of a turn."""

    moment: ClassVar[int] = T_REFILLED
    by: By = "self"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return is_by(ctx, self.by)


@word("trigger")
@dataclass(frozen=True)
class ActionTaken:
    """An action of the turn has been carried out."""

    moment: ClassVar[int] = T_ACTION
    action: Literal["explore", "trade", "challenge", "wander", "enchant", "resurrect", "any"] = "any"
    by: By = "self"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return (self.action == "any" or DEEDS[ctx.amount] == self.action) and is_by(ctx, self.by)


WORDS: tuple[type, ...] = (
    TurnBegins,
    TurnEnds,
    ShopFilled,
    ActionTaken,
)
