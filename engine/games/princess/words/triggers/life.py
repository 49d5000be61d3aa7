"""Life, death and return."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.effects.context import Context
from engine.games.princess.moments import (
    T_DYING,
    T_ELIMINATED,
    T_HEALED,
    T_HURT,
    T_HURTING,
    T_RESURRECTED,
)
from engine.games.princess.state import State
from engine.games.princess.words.triggers.base import By, is_by
from engine.schema import word


@word("trigger", gives=("damage", "amount", "culprit"))
@dataclass(frozen=True)
class DamageComes:
    """Damage is about to be dealt; it can still be prevented."""

    moment: ClassVar[int] = T_HURTING
    by: By = "self"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return is_by(ctx, self.by)


@word("trigger", gives=("amount", "culprit"))
@dataclass(frozen=True)
class Damaged:
    """A hero has lost Life; the amount is how much, and who dealt it is "culprit"."""

    moment: ClassVar[int] = T_HURT
    by: By = "self"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return is_by(ctx, self.by)


@word("trigger", gives=("amount",))
@dataclass(frozen=True)
class Healed:
    """A hero has gained Life."""

    moment: ClassVar[int] = T_HEALED
    by: By = "self"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return is_by(ctx, self.by)


@word("trigger", gives=("death", "culprit"))
@dataclass(frozen=True)
class DeathComes:
    """A hero without Life is about to be eliminated and can still be saved."""

    moment: ClassVar[int] = T_DYING
    by: By = "self"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return is_by(ctx, self.by)


@word("trigger", gives=("culprit",))
@dataclass(frozen=True)
class Eliminated:
    """A hero has been eliminated; who did it is "culprit"."""

    moment: ClassVar[int] = T_ELIMINATED
    by: By = "self"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return is_by(ctx, self.by)


@word("trigger", gives=("hero",))
@dataclass(frozen=True)
class Eliminates:
    """The player before whom the card lies has eliminated another hero ("them")."""

    moment: ClassVar[int] = T_ELIMINATED

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return ctx.enemy == ctx.owner and ctx.hero != ctx.owner


@word("trigger")
@dataclass(frozen=True)
class Resurrected:
    """A ghost has become a hero again."""

    moment: ClassVar[int] = T_RESURRECTED
    by: By = "self"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return is_by(ctx, self.by)


WORDS: tuple[type, ...] = (
    DamageComes,
    Damaged,
    Healed,
    DeathComes,
    Eliminated,
    Eliminates,
    Resurrected,
)
