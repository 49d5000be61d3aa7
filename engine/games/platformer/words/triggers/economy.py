"""Moments of Gold, Gems and cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from engine.effects.context import Context
from engine.games.platformer.codes import RESOURCES
from engine.games.platformer.moments import (
    T_ARTIFACT_TAKEN,
    T_BOUGHT,
    T_CARD_DISCARDED,
    T_CARD_EXHAUSTED,
    T_CARD_REFRESHED,
    T_CARD_USED,
    T_COLLECTED,
    T_GAINED,
    T_SPENT,
)
from engine.games.platformer.state import State
from engine.games.platformer.words.triggers.base import By, is_by
from engine.schema import word


@word("trigger", gives=("amount",))
@dataclass(frozen=True)
class Gained:
    """A hero gains Gold or Gems; the amount says how many."""

    moment: ClassVar[int] = T_GAINED
    what: Literal["gold", "gem", "any"] = "any"
    by: By = "self"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return (self.what == "any" or RESOURCES[ctx.cause] == self.what) and is_by(ctx, self.by)


@word("trigger", gives=("amount",))
@dataclass(frozen=True)
class Spent:
    """A hero pays or loses Gold or Gems; the amount says how many."""

    moment: ClassVar[int] = T_SPENT
    what: Literal["gold", "gem", "any"] = "any"
    by: By = "self"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return (self.what == "any" or RESOURCES[ctx.cause] == self.what) and is_by(ctx, self.by)


@word("trigger", gives=("space",))
@dataclass(frozen=True)
class Collected:
    """A hero takes Gold or Gems from the map."""

    moment: ClassVar[int] = T_COLLECTED
    what: Literal["gold", "gem", "any"] = "any"
    by: By = "self"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return (self.what == "any" or RESOURCES[ctx.cause] == self.what) and is_by(ctx, self.by)


@word("trigger", gives=("amount", "space"))
@dataclass(frozen=True)
class Bought:
    """A hero buys a card; the amount is the price paid."""

    moment: ClassVar[int] = T_BOUGHT
    by: By = "self"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return is_by(ctx, self.by)


@word("trigger")
@dataclass(frozen=True)
class CardUsed:
    """A hero uses a card, potion or the ability of the hero card."""

    moment: ClassVar[int] = T_CARD_USED
    by: By = "self"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return is_by(ctx, self.by)


@word("trigger")
@dataclass(frozen=True)
class CardExhausted:
    """A hero exhausts a card."""

    moment: ClassVar[int] = T_CARD_EXHAUSTED
    by: By = "self"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return is_by(ctx, self.by)


@word("trigger")
@dataclass(frozen=True)
class CardRefreshed:
    """A card of a hero is refreshed."""

    moment: ClassVar[int] = T_CARD_REFRESHED
    by: By = "self"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return is_by(ctx, self.by)


@word("trigger")
@dataclass(frozen=True)
class CardDiscarded:
    """A hero discards a card."""

    moment: ClassVar[int] = T_CARD_DISCARDED
    by: By = "self"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return is_by(ctx, self.by)


@word("trigger")
@dataclass(frozen=True)
class ArtifactTaken:
    """A hero takes an artifact."""

    moment: ClassVar[int] = T_ARTIFACT_TAKEN
    by: By = "self"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return is_by(ctx, self.by)


WORDS: tuple[type, ...] = (
    Gained,
    Spent,
    Collected,
    Bought,
    CardUsed,
    CardExhausted,
    CardRefreshed,
    CardDiscarded,
    ArtifactTaken,
)
