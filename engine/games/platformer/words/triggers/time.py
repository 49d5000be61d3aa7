"""Moments of the turn and of the boss."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar

from engine.effects.context import Context
from engine.games.platformer.moments import (
    T_BOSS_BEGINS,
    T_BOSS_ENDS,
    T_BOSS_SETUP,
    T_STEP_BEGINS,
    T_STEP_ENDS,
)
from engine.games.platformer.state import State
from engine.games.platformer.words.triggers.base import By, is_by
from engine.schema import Between, word


@word("trigger")
@dataclass(frozen=True)
class StepBegins:
    """A step of a turn begins: 0 event (solo), 1 remove level, 2 refresh, 3 roll, 4 enemy die, 5 actions,
    6 save, 7 gravity, 8 end."""

    moment: ClassVar[int] = T_STEP_BEGINS
    step: Annotated[int, Between(0, 8)]
    by: By = "self"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return ctx.amount == self.step and is_by(ctx, self.by)


@word("trigger")
@dataclass(frozen=True)
class StepEnds:
    """A step of a turn ends."""

    moment: ClassVar[int] = T_STEP_ENDS
    step: Annotated[int, Between(0, 8)]
    by: By = "self"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return ctx.amount == self.step and is_by(ctx, self.by)


@word("trigger", needs=("boss",), gives=("hero",))
@dataclass(frozen=True)
class BossSetup:
    """The boss level is revealed: the setup section of the boss card (PF-BOSS-03)."""

    moment: ClassVar[int] = T_BOSS_SETUP

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return True


@word("trigger", gives=("enemy",))
@dataclass(frozen=True)
class BossBegins:
    """The boss is activated."""

    moment: ClassVar[int] = T_BOSS_BEGINS
    by: By = "self"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return is_by(ctx, self.by)


@word("trigger", gives=("enemy",))
@dataclass(frozen=True)
class BossEnds:
    """The boss has acted."""

    moment: ClassVar[int] = T_BOSS_ENDS
    by: By = "self"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return is_by(ctx, self.by)


WORDS: tuple[type, ...] = (
    StepBegins,
    StepEnds,
    BossSetup,
    BossBegins,
    BossEnds,
)
