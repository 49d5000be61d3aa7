"""Moments of heroes on their way."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from engine.effects.context import Context
from engine.games.platformer.codes import SPACES
from engine.games.platformer.moments import (
    T_BOSS_LEVEL_ENTERED,
    T_CAME_NEXT,
    T_ENTERED,
    T_FELL,
    T_FELL_THROUGH_TRAP,
    T_LADDER_USED,
    T_MOVE_BEGINS,
    T_MOVED,
    T_PORTAL_USED,
    T_PUSHED,
    T_PUSHES_HERO,
    T_REACH_LEFT,
)
from engine.games.platformer.state import State
from engine.games.platformer.words.triggers.base import By, Which, is_by, is_enemy
from engine.schema import word


@word("trigger", gives=("space",))
@dataclass(frozen=True)
class MoveBegins:
    """A hero is about to make a step."""

    moment: ClassVar[int] = T_MOVE_BEGINS
    by: By = "self"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return is_by(ctx, self.by)


@word("trigger", gives=("space", "cause"))
@dataclass(frozen=True)
class Moved:
    """A hero has made a step to an adjacent space."""

    moment: ClassVar[int] = T_MOVED
    by: By = "self"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return is_by(ctx, self.by)


@word("trigger", gives=("space",))
@dataclass(frozen=True)
class ReachLeft:
    """A hero starts a step next to an enemy (PF-MOVE-04)."""

    moment: ClassVar[int] = T_REACH_LEFT
    by: By = "self"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return is_by(ctx, self.by)


@word("trigger", gives=("space", "cause"))
@dataclass(frozen=True)
class Entered:
    """A hero comes onto a space of this kind by moving, by portal or by being pushed."""

    moment: ClassVar[int] = T_ENTERED
    kind: Literal[
        "plain", "gold", "gem", "trap", "shop", "spawn", "portal", "boss_spawn", "special", "any"
    ] = "any"
    by: By = "self"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return (self.kind == "any" or SPACES[ctx.amount] == self.kind) and is_by(ctx, self.by)


@word("trigger", gives=("space", "cause"))
@dataclass(frozen=True)
class CameNext:
    """A hero has moved next to an enemy; Respawn is no movement (PF-DOWN-08)."""

    moment: ClassVar[int] = T_CAME_NEXT
    enemy: Which = "this"
    by: By = "self"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return is_enemy(ctx, self.enemy) and is_by(ctx, self.by)


@word("trigger", gives=("space",))
@dataclass(frozen=True)
class LadderUsed:
    """A hero has crossed a platform by a ladder."""

    moment: ClassVar[int] = T_LADDER_USED
    by: By = "self"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return is_by(ctx, self.by)


@word("trigger", gives=("space", "cause"))
@dataclass(frozen=True)
class PortalUsed:
    """A hero has travelled by Void Portal."""

    moment: ClassVar[int] = T_PORTAL_USED
    by: By = "self"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return is_by(ctx, self.by)


@word("trigger", gives=("amount", "space", "cause"))
@dataclass(frozen=True)
class Pushed:
    """A hero is pushed, one space or several at once; the amount is the number of spaces (PF-D-70). "by"
    means the hero who is pushed."""

    moment: ClassVar[int] = T_PUSHED
    by: By = "self"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return is_by(ctx, self.by)


@word("trigger", gives=("space", "cause"))
@dataclass(frozen=True)
class PushesHero:
    """A hero pushes another hero, one space or several at once (PF-D-70). "by" means the hero who pushes."""

    moment: ClassVar[int] = T_PUSHES_HERO
    actor_in_amount: ClassVar[bool] = True
    by: By = "self"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        if ctx.amount < 0:
            return False
        return self.by == "any" or ctx.owner < 0 or (ctx.amount == ctx.owner) == (self.by == "self")


@word("trigger", gives=("amount", "space", "cause"))
@dataclass(frozen=True)
class Fell:
    """A hero has fallen; the amount is the number of spaces."""

    moment: ClassVar[int] = T_FELL
    by: By = "self"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return is_by(ctx, self.by)


@word("trigger", gives=("space",))
@dataclass(frozen=True)
class FellThroughTrap:
    """A hero has fallen through a trap or into one."""

    moment: ClassVar[int] = T_FELL_THROUGH_TRAP
    by: By = "self"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return is_by(ctx, self.by)


@word("trigger", gives=("space",))
@dataclass(frozen=True)
class BossLevelEntered:
    """A hero enters the boss level from below."""

    moment: ClassVar[int] = T_BOSS_LEVEL_ENTERED
    by: By = "self"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return is_by(ctx, self.by)


WORDS: tuple[type, ...] = (
    MoveBegins,
    Moved,
    ReachLeft,
    Entered,
    CameNext,
    LadderUsed,
    PortalUsed,
    Pushed,
    PushesHero,
    Fell,
    FellThroughTrap,
    BossLevelEntered,
)
