"""Secrets, the Princess, curses, Environments, the end of the journey."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.effects.context import Context
from engine.games.princess.moments import (
    T_COMES_IN,
    T_CURSE_LEAVES,
    T_CURSED,
    T_FREED,
    T_JOURNEY,
    T_PRINCESS_DROPPED,
    T_PRINCESS_TAKEN,
    T_REPLACED,
    T_SECRET,
)
from engine.games.princess.state import State
from engine.games.princess.words.triggers.base import By, is_by
from engine.schema import word


@word("trigger")
@dataclass(frozen=True)
class SecretRevealed:
    """A Secret is turned up."""

    moment: ClassVar[int] = T_SECRET
    by: By = "self"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return is_by(ctx, self.by)


@word("trigger")
@dataclass(frozen=True)
class PrincessFreed:
    """The Kidnapper is exposed and the Princess is Free."""

    moment: ClassVar[int] = T_FREED

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return True


@word("trigger")
@dataclass(frozen=True)
class PrincessTaken:
    """Somebody takes the Princess into hand."""

    moment: ClassVar[int] = T_PRINCESS_TAKEN
    by: By = "self"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return is_by(ctx, self.by)


@word("trigger")
@dataclass(frozen=True)
class PrincessDropped:
    """The Princess is put into the centre from somebody's hand."""

    moment: ClassVar[int] = T_PRINCESS_DROPPED
    by: By = "self"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return is_by(ctx, self.by)


@word("trigger", gives=("amount",))
@dataclass(frozen=True)
class Cursed:
    """A curse is put on somebody; the amount is how many lie there then."""

    moment: ClassVar[int] = T_CURSED
    by: By = "self"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return is_by(ctx, self.by)


@word("trigger", needs=("curse",), gives=("hero",))
@dataclass(frozen=True)
class CurseLeaves:
    """This curse is taken away from the player before whom it lay."""

    moment: ClassVar[int] = T_CURSE_LEAVES

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return True


@word("trigger", needs=("environment",), gives=("hero",))
@dataclass(frozen=True)
class ComesIn:
    """This Environment comes into play."""

    moment: ClassVar[int] = T_COMES_IN

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return True


@word("trigger", needs=("environment",), gives=("hero",))
@dataclass(frozen=True)
class IsReplaced:
    """This Environment makes room for another."""

    moment: ClassVar[int] = T_REPLACED

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return True


@word("trigger", gives=("hero",))
@dataclass(frozen=True)
class JourneyEnds:
    """The game is about to end; "them" is the winner, if there is one. The time to win as well, or
    instead."""

    moment: ClassVar[int] = T_JOURNEY

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return True


WORDS: tuple[type, ...] = (
    SecretRevealed,
    PrincessFreed,
    PrincessTaken,
    PrincessDropped,
    Cursed,
    CurseLeaves,
    ComesIn,
    IsReplaced,
    JourneyEnds,
)
