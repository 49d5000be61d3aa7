"""Moments of enemies."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from engine.effects.context import Context
from engine.games.platformer.codes import CAUSES
from engine.games.platformer.moments import T_ENEMY_ATTACKS, T_ENEMY_MOVED, T_ENEMY_SPAWNED
from engine.games.platformer.state import State
from engine.games.platformer.words.triggers.base import By, Which, is_by, is_enemy
from engine.schema import word


@word("trigger", gives=("space", "cause"))
@dataclass(frozen=True)
class EnemyMoved:
    """An enemy has moved: by the enemy die, a Hand, a push, a fall."""

    moment: ClassVar[int] = T_ENEMY_MOVED
    enemy: Which = "any"
    cause: Literal["die", "hand", "push", "fall", "card", "any"] = "any"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return is_enemy(ctx, self.enemy) and (self.cause == "any" or CAUSES[ctx.cause] == self.cause)


@word("trigger", gives=("space", "cause"))
@dataclass(frozen=True)
class EnemyAttacks:
    """An enemy attacks a hero; "by" means the hero who is attacked. On an enemy: its own attack, unless
    "any" is set."""

    moment: ClassVar[int] = T_ENEMY_ATTACKS
    enemy: Which = "this"
    cause: Literal["die", "movement", "card", "boss", "any"] = "any"
    by: By = "self"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return (
            is_enemy(ctx, self.enemy)
            and (self.cause == "any" or CAUSES[ctx.cause] == self.cause)
            and is_by(ctx, self.by)
        )


@word("trigger", gives=("space",))
@dataclass(frozen=True)
class EnemySpawned:
    """An enemy appears on the map."""

    moment: ClassVar[int] = T_ENEMY_SPAWNED
    enemy: Which = "this"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return is_enemy(ctx, self.enemy)


WORDS: tuple[type, ...] = (
    EnemyMoved,
    EnemyAttacks,
    EnemySpawned,
)
