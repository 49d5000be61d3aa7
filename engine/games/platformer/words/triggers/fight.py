"""Moments of heroes' attacks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from engine.effects.context import Context
from engine.games.platformer.moments import (
    T_ATTACK_DECLARED,
    T_BOSS_SURVIVED,
    T_DAMAGE_SUMMED,
    T_ENEMY_DEFEATED,
    T_LOOTED,
)
from engine.games.platformer.state import State
from engine.games.platformer.words.triggers.base import By, Which, is_by, is_enemy
from engine.schema import word


@word("trigger", gives=("space",))
@dataclass(frozen=True)
class AttackDeclared:
    """A hero begins to put an attack together."""

    moment: ClassVar[int] = T_ATTACK_DECLARED
    enemy: Which = "this"
    by: By = "self"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return is_enemy(ctx, self.enemy) and is_by(ctx, self.by)


@word("trigger", gives=("amount", "space"))
@dataclass(frozen=True)
class DamageSummed:
    """A hero strikes; the amount is the damage of the attack."""

    moment: ClassVar[int] = T_DAMAGE_SUMMED
    enemy: Which = "this"
    by: By = "self"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return is_enemy(ctx, self.enemy) and is_by(ctx, self.by)


@word("trigger", gives=("space",))
@dataclass(frozen=True)
class EnemyDefeated:
    """A hero defeats an enemy."""

    moment: ClassVar[int] = T_ENEMY_DEFEATED
    rank: Literal["any", "1", "2", "3"] = "any"
    enemy: Which = "this"
    by: By = "self"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return (
            (self.rank == "any" or ctx.amount == int(self.rank))
            and is_enemy(ctx, self.enemy)
            and is_by(ctx, self.by)
        )


@word("trigger", gives=("amount", "enemy"))
@dataclass(frozen=True)
class BossSurvived:
    """A hero has attacked the boss without defeating it; the amount is the damage."""

    moment: ClassVar[int] = T_BOSS_SURVIVED
    by: By = "self"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return is_by(ctx, self.by)


@word("trigger", gives=("enemy",))
@dataclass(frozen=True)
class Looted:
    """A hero takes the loot of a defeated enemy."""

    moment: ClassVar[int] = T_LOOTED
    by: By = "self"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return is_by(ctx, self.by)


WORDS: tuple[type, ...] = (
    AttackDeclared,
    DamageSummed,
    EnemyDefeated,
    BossSurvived,
    Looted,
)
