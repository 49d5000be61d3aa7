"""Moments of a hero's health and of boss tokens."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.effects.context import Context
from engine.games.platformer.moments import (
    T_DOWNED,
    T_HEALED,
    T_RESPAWNED,
    T_TOKEN_GAINED,
    T_TOKEN_LOST,
    T_TOKEN_REPEATED,
    T_WOUNDED,
)
from engine.games.platformer.state import State
from engine.games.platformer.words.triggers.base import By, is_by
from engine.schema import word


@word("trigger", gives=("amount", "space", "cause"))
@dataclass(frozen=True)
class Wounded:
    """A hero has suffered Wounds; the amount says how many."""

    moment: ClassVar[int] = T_WOUNDED
    by: By = "self"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return is_by(ctx, self.by)


@word("trigger")
@dataclass(frozen=True)
class Healed:
    """A hero has got Hearts back."""

    moment: ClassVar[int] = T_HEALED
    by: By = "self"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return is_by(ctx, self.by)


@word("trigger", gives=("space", "cause"))
@dataclass(frozen=True)
class Downed:
    """A hero has been downed."""

    moment: ClassVar[int] = T_DOWNED
    by: By = "self"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return is_by(ctx, self.by)


@word("trigger", gives=("space",))
@dataclass(frozen=True)
class Respawned:
    """A hero has come onto the map by Respawn."""

    moment: ClassVar[int] = T_RESPAWNED
    by: By = "self"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return is_by(ctx, self.by)


@word("trigger")
@dataclass(frozen=True)
class TokenGained:
    """A hero has gained a boss token."""

    moment: ClassVar[int] = T_TOKEN_GAINED
    by: By = "self"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return is_by(ctx, self.by)


@word("trigger")
@dataclass(frozen=True)
class TokenRepeated:
    """A hero would gain a boss token already held, and suffers 1 Wound instead (PF-BOSS-24)."""

    moment: ClassVar[int] = T_TOKEN_REPEATED
    by: By = "self"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return is_by(ctx, self.by)


@word("trigger")
@dataclass(frozen=True)
class TokenLost:
    """A hero has lost a boss token."""

    moment: ClassVar[int] = T_TOKEN_LOST
    by: By = "self"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return is_by(ctx, self.by)


WORDS: tuple[type, ...] = (
    Wounded,
    Healed,
    Downed,
    Respawned,
    TokenGained,
    TokenRepeated,
    TokenLost,
)
