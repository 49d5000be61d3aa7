"""Moments of heroes and of what they own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from engine.effects.context import Context
from engine.games.dungeons.codes import ATTRIBUTES, RESOURCES
from engine.games.dungeons.moments import (
    T_ABILITY_USED,
    T_CHECK_MADE,
    T_GAINED,
    T_HERO_FALLS,
    T_HERO_REVIVED,
    T_ITEM_ACQUIRED,
    T_ITEM_USED,
    T_LOST,
    T_TRADED,
)
from engine.games.dungeons.state import State
from engine.games.dungeons.words.triggers.base import By, is_by
from engine.schema import word


@word("trigger", gives=("space",))
@dataclass(frozen=True)
class HeroFalls:
    """A hero falls (DD-RUL-40)."""

    moment: ClassVar[int] = T_HERO_FALLS
    by: By = "self"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return is_by(ctx, self.by)


@word("trigger", gives=("space",))
@dataclass(frozen=True)
class HeroRevived:
    """A fallen hero comes back."""

    moment: ClassVar[int] = T_HERO_REVIVED
    by: By = "self"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return is_by(ctx, self.by)


@word("trigger", gives=("amount", "space"))
@dataclass(frozen=True)
class Gained:
    """A hero gains Health, Energy or Loot; the amount is how much."""

    moment: ClassVar[int] = T_GAINED
    what: Literal["health", "energy", "loot"]
    by: By = "self"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return RESOURCES[ctx.cause] == self.what and is_by(ctx, self.by)


@word("trigger", gives=("amount", "space"))
@dataclass(frozen=True)
class Lost:
    """A hero loses Energy or Loot, or pays them; the amount is how much. Lost Health is Damage."""

    moment: ClassVar[int] = T_LOST
    what: Literal["energy", "loot"]
    by: By = "self"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return RESOURCES[ctx.cause] == self.what and is_by(ctx, self.by)


@word("trigger", gives=("space",))
@dataclass(frozen=True)
class AbilityUsed:
    """A hero has used the Ability."""

    moment: ClassVar[int] = T_ABILITY_USED
    by: By = "self"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return is_by(ctx, self.by)


@word("trigger", gives=("space",))
@dataclass(frozen=True)
class ItemUsed:
    """A hero has used an item."""

    moment: ClassVar[int] = T_ITEM_USED
    by: By = "self"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return is_by(ctx, self.by)


@word("trigger")
@dataclass(frozen=True)
class ItemAcquired:
    """A hero has acquired an item. On an item: this one."""

    moment: ClassVar[int] = T_ITEM_ACQUIRED
    by: By = "self"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return (ctx.card < 0 or ctx.card == ctx.amount) and is_by(ctx, self.by)


@word("trigger")
@dataclass(frozen=True)
class Traded:
    """A hero has traded with another."""

    moment: ClassVar[int] = T_TRADED
    by: By = "self"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return is_by(ctx, self.by)


@word("trigger", gives=("amount",))
@dataclass(frozen=True)
class CheckMade:
    """A hero has made an attribute check; the amount is the number of successes."""

    moment: ClassVar[int] = T_CHECK_MADE
    attribute: Literal["any", "strength", "dexterity", "wisdom", "charisma"] = "any"
    result: Literal["any", "passed", "failed"] = "any"
    by: By = "self"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return (
            (self.attribute == "any" or ATTRIBUTES[ctx.space] == self.attribute)
            and (self.result == "any" or (ctx.cause == 1) == (self.result == "passed"))
            and is_by(ctx, self.by)
        )


WORDS: tuple[type, ...] = (
    HeroFalls,
    HeroRevived,
    Gained,
    Lost,
    AbilityUsed,
    ItemUsed,
    ItemAcquired,
    Traded,
    CheckMade,
)
