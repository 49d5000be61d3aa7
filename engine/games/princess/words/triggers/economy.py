"""Cards and gold that come and go."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.effects.context import Context
from engine.games.princess.moments import (
    T_BOUGHT,
    T_DREW,
    T_ROBBED,
    T_SOLD,
)
from engine.games.princess.state import State
from engine.games.princess.words.triggers.base import By, is_by
from engine.schema import word


@word("trigger", gives=("amount",))
@dataclass(frozen=True)
class CardsDrawn:
    """Somebody draws cards from the adventure deck; the amount is how many."""

    moment: ClassVar[int] = T_DREW
    by: By = "self"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return is_by(ctx, self.by)


@word("trigger")
@dataclass(frozen=True)
class CardSold:
    """Somebody sells a card in a Trade."""

    moment: ClassVar[int] = T_SOLD
    by: By = "self"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return is_by(ctx, self.by)


@word("trigger")
@dataclass(frozen=True)
class CardBought:
    """Somebody buys a card from the shop."""

    moment: ClassVar[int] = T_BOUGHT
    by: By = "self"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return is_by(ctx, self.by)


@word("trigger", gives=("culprit", "amount"))
@dataclass(frozen=True)
class Robbed:
    """Cards or gold are stolen from somebody; the thief is "culprit"."""

    moment: ClassVar[int] = T_ROBBED
    by: By = "self"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return is_by(ctx, self.by)


WORDS: tuple[type, ...] = (
    CardsDrawn,
    CardSold,
    CardBought,
    Robbed,
)
