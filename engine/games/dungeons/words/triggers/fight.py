"""Moments of attacks, Hits and Damage."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar, Literal

from engine.effects.context import Context
from engine.games.dungeons.moments import (
    T_ATTACK_DECLARED,
    T_ATTACK_OVER,
    T_BLOCKED,
    T_CRITICAL_SCORED,
    T_DAMAGE_COMING,
    T_DAMAGE_DEALT,
    T_DAMAGE_TAKEN,
    T_DICE_ROLLED,
    T_ENEMY_ATTACKS,
    T_ENEMY_DAMAGE_COMING,
    T_ENEMY_DAMAGED,
    T_ENEMY_DEALS_DAMAGE,
    T_ENEMY_DEFEATED,
    T_ENEMY_HITS,
    T_ENEMY_STUNNED,
    T_HITS_COUNTED,
)
from engine.games.dungeons.state import State
from engine.games.dungeons.words.targets import InStory
from engine.games.dungeons.words.triggers.base import (
    By,
    Which,
    is_by,
    is_cause,
    is_enemy,
    is_group,
    is_kind,
    is_roll,
)
from engine.schema import Stands, giving, word


@word("trigger", gives=("attack", "space"))
@dataclass(frozen=True)
class AttackDeclared:
    """A hero declares an attack of this kind; the target is known, the dice are not rolled (DD-RUL-22)."""

    moment: ClassVar[int] = T_ATTACK_DECLARED
    kind: Literal["any", "melee", "ranged"] = "any"
    enemy: Which = "this"
    by: By = "self"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return is_kind(g, self.kind) and is_enemy(ctx, self.enemy) and is_by(ctx, self.by)


@word("trigger", gives=("attack", "space"))
@dataclass(frozen=True)
class EnemyAttacks:
    """An enemy declares an attack of this kind; "by" means the hero who is attacked."""

    moment: ClassVar[int] = T_ENEMY_ATTACKS
    kind: Literal["any", "melee", "ranged"] = "any"
    enemy: Which = "this"
    by: By = "self"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return is_kind(g, self.kind) and is_enemy(ctx, self.enemy) and is_by(ctx, self.by)


@word("trigger", gives=("roll",))
@dataclass(frozen=True)
class DiceRolled:
    """Dice have been rolled and lie there: they can still be rolled again or changed. They are dice of a hero
    (attack, defence, check) or of an enemy; then "by" means the hero it attacks, or who attacks it."""

    moment: ClassVar[int] = T_DICE_ROLLED
    roll: Annotated[
        Literal["any", "attack", "defence", "check"], Stands(values={"attack": giving("attack", "enemy")})
    ] = "any"
    whose: Annotated[Literal["heroes", "enemies"], Stands(values={"enemies": giving("enemy")})] = "heroes"
    by: By = "self"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return is_roll(ctx, self.roll, self.whose) and is_by(ctx, self.by)


@word("trigger", gives=("attack", "amount", "space"))
@dataclass(frozen=True)
class HitsCounted:
    """A hero's attack has been counted; the amount is its Hits, Critical Hits included. It has scored at
    least one."""

    moment: ClassVar[int] = T_HITS_COUNTED
    kind: Literal["any", "melee", "ranged"] = "any"
    enemy: Which = "this"
    by: By = "self"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return is_kind(g, self.kind) and is_enemy(ctx, self.enemy) and is_by(ctx, self.by)


@word("trigger", gives=("attack", "amount", "space"))
@dataclass(frozen=True)
class CriticalScored:
    """A hero's attack has scored Critical Hits; the amount is how many."""

    moment: ClassVar[int] = T_CRITICAL_SCORED
    enemy: Which = "this"
    by: By = "self"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return is_enemy(ctx, self.enemy) and is_by(ctx, self.by)


@word("trigger", gives=("attack", "amount", "space"))
@dataclass(frozen=True)
class EnemyHits:
    """An enemy's attack has scored at least one Hit on a hero; the amount is how many. They can still be
    blocked."""

    moment: ClassVar[int] = T_ENEMY_HITS
    enemy: Which = "this"
    by: By = "self"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return is_enemy(ctx, self.enemy) and is_by(ctx, self.by)


@word("trigger", gives=("damage", "amount", "space"))
@dataclass(frozen=True)
class DamageComing:
    """A hero is about to suffer Damage; the amount is how much. It can still be prevented or taken over
    by another."""

    moment: ClassVar[int] = T_DAMAGE_COMING
    cause: Literal["any", "attack", "pit", "card", "rule"] = "any"
    by: By = "self"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return is_cause(ctx, self.cause) and is_by(ctx, self.by)


@word("trigger", gives=("amount", "space"))
@dataclass(frozen=True)
class DamageTaken:
    """A hero has suffered Damage; the amount is how much."""

    moment: ClassVar[int] = T_DAMAGE_TAKEN
    cause: Literal["any", "attack", "pit", "card", "rule"] = "any"
    by: By = "self"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return is_cause(ctx, self.cause) and is_by(ctx, self.by)


@word("trigger", gives=("attack", "amount", "space"))
@dataclass(frozen=True)
class DamageDealt:
    """A hero's attack has dealt Damage to an enemy; the amount is how much."""

    moment: ClassVar[int] = T_DAMAGE_DEALT
    kind: Literal["any", "melee", "ranged"] = "any"
    enemy: Which = "this"
    by: By = "self"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return is_kind(g, self.kind) and is_enemy(ctx, self.enemy) and is_by(ctx, self.by)


@word("trigger", gives=("attack", "amount", "space"))
@dataclass(frozen=True)
class EnemyDealsDamage:
    """An enemy's attack has dealt Damage to a hero; the amount is how much."""

    moment: ClassVar[int] = T_ENEMY_DEALS_DAMAGE
    enemy: Which = "this"
    by: By = "self"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return is_enemy(ctx, self.enemy) and is_by(ctx, self.by)


@word("trigger", gives=("damage", "amount", "space"))
@dataclass(frozen=True)
class EnemyDamageComing:
    """An enemy is about to suffer Damage; the amount is how much. It can still be prevented."""

    moment: ClassVar[int] = T_ENEMY_DAMAGE_COMING
    enemy: Which = "this"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return is_enemy(ctx, self.enemy)


@word("trigger", gives=("amount", "space"))
@dataclass(frozen=True)
class EnemyDamaged:
    """An enemy has suffered Damage and is not defeated; the amount is how much."""

    moment: ClassVar[int] = T_ENEMY_DAMAGED
    enemy: Which = "this"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return is_enemy(ctx, self.enemy)


@word("trigger", gives=("space",))
@dataclass(frozen=True)
class EnemyDefeated:
    """An enemy of this threat has been defeated; "by" means the hero who did it. In an adventure: one of
    the group named, or any."""

    moment: ClassVar[int] = T_ENEMY_DEFEATED
    threat: Literal["any", "1", "2", "3"] = "any"
    group: InStory = ""
    enemy: Which = "this"
    by: By = "self"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return (
            (self.threat == "any" or g.enemy_card(ctx.enemy).threat == int(self.threat))
            and is_group(g, ctx, self.group)
            and is_enemy(ctx, self.enemy)
            and is_by(ctx, self.by)
        )


@word("trigger", gives=("attack", "amount", "space"))
@dataclass(frozen=True)
class AttackOver:
    """A hero's attack is over."""

    moment: ClassVar[int] = T_ATTACK_OVER
    kind: Literal["any", "melee", "ranged"] = "any"
    enemy: Which = "this"
    by: By = "self"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return is_kind(g, self.kind) and is_enemy(ctx, self.enemy) and is_by(ctx, self.by)


@word("trigger", gives=("amount", "space"))
@dataclass(frozen=True)
class Blocked:
    """Hits have been blocked; the amount is how many. Of a hero who defends, or ("enemies") of an enemy
    that a hero attacks."""

    moment: ClassVar[int] = T_BLOCKED
    whose: Literal["heroes", "enemies"] = "heroes"
    by: By = "self"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return (ctx.cause == 1) == (self.whose == "enemies") and is_by(ctx, self.by)


@word("trigger", gives=("space",))
@dataclass(frozen=True)
class EnemyStunned:
    """An enemy is stunned."""

    moment: ClassVar[int] = T_ENEMY_STUNNED
    enemy: Which = "this"
    by: By = "self"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return is_enemy(ctx, self.enemy) and is_by(ctx, self.by)


WORDS: tuple[type, ...] = (
    AttackDeclared,
    EnemyAttacks,
    DiceRolled,
    HitsCounted,
    CriticalScored,
    EnemyHits,
    DamageComing,
    DamageTaken,
    DamageDealt,
    EnemyDealsDamage,
    EnemyDamageComing,
    EnemyDamaged,
    EnemyDefeated,
    AttackOver,
    Blocked,
    EnemyStunned,
)
