"""Moments of the dice."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from engine.effects.context import Context
from engine.games.platformer.codes import PAIR, RESULTS, SOURCES, SYMBOLS
from engine.games.platformer.moments import (
    T_ENEMY_DIE,
    T_FORGED,
    T_POOL_ROLLED,
    T_SAVED,
    T_SPECIAL_RESET,
    T_STAR_USED,
    T_SYMBOL_BOOSTED,
    T_SYMBOL_USED,
)
from engine.games.platformer.state import State
from engine.games.platformer.words.targets import reaches_dice
from engine.games.platformer.words.triggers.base import By, is_by
from engine.schema import word


@word("trigger")
@dataclass(frozen=True)
class PoolRolled:
    """The action dice have been rolled, or some of them again; not by a hero beyond the seal of the boss
    level (PF-D-72)."""

    moment: ClassVar[int] = T_POOL_ROLLED
    by: By = "self"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return is_by(ctx, self.by) and reaches_dice(g, ctx)


@word("trigger", gives=("enemy_die",))
@dataclass(frozen=True)
class EnemyDie:
    """The enemy die has been rolled and shows this; it is applied afterwards. Not by a hero beyond the seal
    of the boss level (PF-D-72)."""

    moment: ClassVar[int] = T_ENEMY_DIE
    result: Literal["attack", "left", "right", "any"] = "any"
    by: By = "self"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        shows = self.result == "any" or RESULTS[ctx.amount] == self.result
        return shows and is_by(ctx, self.by) and reaches_dice(g, ctx)


@word("trigger")
@dataclass(frozen=True)
class SymbolUsed:
    """A hero uses a symbol, counted as what it is used for."""

    moment: ClassVar[int] = T_SYMBOL_USED
    symbol: Literal["move", "sword", "coin", "hand", "star", "any"] = "any"
    source: Literal["pool", "saved", "forged", "any"] = "any"
    by: By = "self"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        if self.symbol != "any" and SYMBOLS[ctx.amount] != self.symbol:
            return False
        if self.source != "any" and self.source != ("forged" if ctx.cause >= PAIR else SOURCES[ctx.cause]):
            return False
        return is_by(ctx, self.by)


@word("trigger", gives=("amount",))
@dataclass(frozen=True)
class SymbolBoosted:
    """A hero boosts a symbol with Gems; the amount is how many times it has been boosted so far."""

    moment: ClassVar[int] = T_SYMBOL_BOOSTED
    symbol: Literal["move", "sword", "coin", "hand", "star", "any"] = "any"
    by: By = "self"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return (self.symbol == "any" or SYMBOLS[ctx.cause] == self.symbol) and is_by(ctx, self.by)


@word("trigger")
@dataclass(frozen=True)
class Forged:
    """A hero forges two equal symbols into this one."""

    moment: ClassVar[int] = T_FORGED
    symbol: Literal["move", "sword", "coin", "hand", "star", "any"] = "any"
    by: By = "self"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return (self.symbol == "any" or SYMBOLS[ctx.amount] == self.symbol) and is_by(ctx, self.by)


@word("trigger")
@dataclass(frozen=True)
class Saved:
    """A hero saves this symbol on the special die."""

    moment: ClassVar[int] = T_SAVED
    symbol: Literal["move", "sword", "coin", "hand", "star", "any"] = "any"
    by: By = "self"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return (self.symbol == "any" or SYMBOLS[ctx.amount] == self.symbol) and is_by(ctx, self.by)


@word("trigger")
@dataclass(frozen=True)
class SpecialReset:
    """A hero's special die is reset to blank, by use or otherwise."""

    moment: ClassVar[int] = T_SPECIAL_RESET
    by: By = "self"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return is_by(ctx, self.by)


@word("trigger", gives=("amount", "space"))
@dataclass(frozen=True)
class StarUsed:
    """A hero uses a Star for the own effect of the hero card: for heroes whose Star counts as "star"
    (PF-D-20). The amount is how many times it counts: Gems make that more, and the operations on the hero
    card run so many times, while costs are paid once."""

    moment: ClassVar[int] = T_STAR_USED
    repeats: ClassVar[bool] = True
    by: By = "self"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return is_by(ctx, self.by)


WORDS: tuple[type, ...] = (
    PoolRolled,
    EnemyDie,
    SymbolUsed,
    SymbolBoosted,
    Forged,
    Saved,
    SpecialReset,
    StarUsed,
)
