"""Moments of the adventure, for its special rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar

from engine.effects.context import Context
from engine.games.dungeons.moments import (
    T_COUNTER_CHANGED,
    T_ESCAPED,
    T_FLAG_CHANGED,
    T_INTERACTION_DONE,
)
from engine.games.dungeons.state import State
from engine.games.dungeons.words.triggers.base import By, is_by
from engine.schema import Between, word


@word("trigger", needs=("in_play", "story"), gives=("hero", "space"))
@dataclass(frozen=True)
class InteractionDone:
    """A hero has done what this interaction offers."""

    moment: ClassVar[int] = T_INTERACTION_DONE
    interaction: str

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return g.story.interactions[ctx.amount].name == self.interaction


@word("trigger", needs=("in_play", "story"), gives=("hero",))
@dataclass(frozen=True)
class FlagChanged:
    """This flag of the adventure has been set, or removed."""

    moment: ClassVar[int] = T_FLAG_CHANGED
    flag: str
    set: bool = True

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return g.story.flags[ctx.amount] == self.flag and (g.flags[ctx.amount] == 1) == self.set


@word("trigger", needs=("in_play", "story"), gives=("hero",))
@dataclass(frozen=True)
class CounterReached:
    """This counter of the adventure has just risen to at least this number."""

    moment: ClassVar[int] = T_COUNTER_CHANGED
    counter: str
    value: Annotated[int, Between(1, 99)]

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return (
            g.story.counters[ctx.amount] == self.counter and ctx.cause < self.value <= g.counters[ctx.amount]
        )


@word("trigger", gives=("space",))
@dataclass(frozen=True)
class Escaped:
    """A hero has left the dungeon by a way out."""

    moment: ClassVar[int] = T_ESCAPED
    by: By = "any"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return is_by(ctx, self.by)


WORDS: tuple[type, ...] = (
    InteractionDone,
    FlagChanged,
    CounterReached,
    Escaped,
)
