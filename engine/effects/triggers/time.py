"""Moments of the turn and of the boss."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar

from engine.effects.triggers.base import By, is_by
from engine.games.platformer.context import Context
from engine.games.platformer.moments import (
    T_ACTIVATED,
    T_ALWAYS,
    T_BOSS_BEGINS,
    T_BOSS_ENDS,
    T_BOSS_SETUP,
    T_STEP_BEGINS,
    T_STEP_ENDS,
)
from engine.games.platformer.state import State
from engine.schema import Between, word


@word("trigger")
@dataclass(frozen=True)
class Always:
    """No moment: the operations are changes that last as long as the card lies there (PF-ITEM-01, -07)."""

    moment: ClassVar[int] = T_ALWAYS

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return False


@word("trigger")
@dataclass(frozen=True)
class Activated:
    """The hero who holds the card uses it, in step 5 of the own turn; a card with "add_damage" also while
    putting an attack together (PF-ITEM-02, PF-D-60)."""

    moment: ClassVar[int] = T_ACTIVATED

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return True


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


@word("trigger")
@dataclass(frozen=True)
class BossSetup:
    """The boss level is revealed: the setup section of the boss card (PF-BOSS-03)."""

    moment: ClassVar[int] = T_BOSS_SETUP

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return True


@word("trigger")
@dataclass(frozen=True)
class BossBegins:
    """The boss is activated."""

    moment: ClassVar[int] = T_BOSS_BEGINS
    by: By = "self"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return is_by(ctx, self.by)


@word("trigger")
@dataclass(frozen=True)
class BossEnds:
    """The boss has acted."""

    moment: ClassVar[int] = T_BOSS_ENDS
    by: By = "self"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return is_by(ctx, self.by)


WORDS: tuple[type, ...] = (
    Always,
    Activated,
    StepBegins,
    StepEnds,
    BossSetup,
    BossBegins,
    BossEnds,
)
