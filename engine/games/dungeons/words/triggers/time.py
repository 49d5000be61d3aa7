"""Moments of the round."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from engine.effects.context import Context
from engine.games.dungeons.codes import PHASES
from engine.games.dungeons.moments import (
    T_ACTIVATION_BEGINS,
    T_ACTIVATION_ENDS,
    T_ENEMY_ACTED,
    T_ENEMY_ACTIVATES,
    T_PHASE_BEGINS,
    T_ROUND_BEGINS,
)
from engine.games.dungeons.state import State
from engine.games.dungeons.words.triggers.base import By, Which, is_by, is_enemy
from engine.schema import word


@word("trigger", gives=("amount",))
@dataclass(frozen=True)
class RoundBegins:
    """A round begins; the amount is its number."""

    moment: ClassVar[int] = T_ROUND_BEGINS

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return True


@word("trigger")
@dataclass(frozen=True)
class PhaseBegins:
    """A phase begins. Skills and special rules of the Recovery phase wait for "recovery" (DD-ROUND-13)."""

    moment: ClassVar[int] = T_PHASE_BEGINS
    phase: Literal["player", "enemy", "recovery"]

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return PHASES[ctx.amount] == self.phase


@word("trigger", gives=("space",))
@dataclass(frozen=True)
class ActivationBegins:
    """A hero's activation begins."""

    moment: ClassVar[int] = T_ACTIVATION_BEGINS
    by: By = "self"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return is_by(ctx, self.by)


@word("trigger", gives=("space",))
@dataclass(frozen=True)
class ActivationEnds:
    """A hero's activation ends."""

    moment: ClassVar[int] = T_ACTIVATION_ENDS
    by: By = "self"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return is_by(ctx, self.by)


@word("trigger", gives=("space",))
@dataclass(frozen=True)
class EnemyActivates:
    """An enemy that is not stunned activates, before it moves."""

    moment: ClassVar[int] = T_ENEMY_ACTIVATES
    enemy: Which = "this"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return is_enemy(ctx, self.enemy)


@word("trigger", gives=("space",))
@dataclass(frozen=True)
class EnemyActed:
    """An enemy has acted: its activation is over."""

    moment: ClassVar[int] = T_ENEMY_ACTED
    enemy: Which = "this"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return is_enemy(ctx, self.enemy)


WORDS: tuple[type, ...] = (
    RoundBegins,
    PhaseBegins,
    ActivationBegins,
    ActivationEnds,
    EnemyActivates,
    EnemyActed,
)
