"""Moments of a challenge."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from engine.effects.context import Context
from engine.games.princess.moments import (
    T_APPLIED,
    T_DECLARED,
    T_DUEL_ENDS,
    T_REVEALED,
    T_SUCCESS,
    T_TIED,
    T_WON,
)
from engine.games.princess.state import State
from engine.games.princess.words.triggers.base import By, Role, has_role, is_by
from engine.schema import word


@word("trigger", needs=("triangle",), gives=("hero", "opponent", "challenge"))
@dataclass(frozen=True)
class Success:
    """The Success of this card: its player has won the challenge with it (PR-CHALLENGE-11)."""

    moment: ClassVar[int] = T_SUCCESS
    role: Literal["challenger", "opponent", "either"] = "either"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return has_role(ctx, self.role, g.challenger, g.opponent)


@word("trigger", needs=("spell",), gives=("hero", "opponent"))
@dataclass(frozen=True)
class Applied:
    """This spell is applied; the player it is put on is "them", the one who casts it "self" (PR-MAGIC-01)."""

    moment: ClassVar[int] = T_APPLIED

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return True


@word("trigger", gives=("hero", "opponent", "challenge"))
@dataclass(frozen=True)
class ChallengeDeclared:
    """A hero challenges another, who is "opponent"."""

    moment: ClassVar[int] = T_DECLARED
    role: Role = "either"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return has_role(ctx, self.role, g.challenger, g.opponent)


@word("trigger", gives=("hero", "opponent", "challenge"))
@dataclass(frozen=True)
class CardsRevealed:
    """Both cards of a round are turned up and not yet compared."""

    moment: ClassVar[int] = T_REVEALED
    role: Role = "either"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return has_role(ctx, self.role, g.challenger, g.opponent)


@word("trigger", gives=("hero", "opponent", "challenge"))
@dataclass(frozen=True)
class ChallengeTied:
    """A round is tied."""

    moment: ClassVar[int] = T_TIED
    role: Role = "either"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return has_role(ctx, self.role, g.challenger, g.opponent)


@word("trigger", gives=("opponent", "challenge"))
@dataclass(frozen=True)
class ChallengeWon:
    """A challenge is over and somebody has won it; the loser is the opponent. After the Success."""

    moment: ClassVar[int] = T_WON
    role: Literal["challenger", "opponent", "either"] = "either"
    by: By = "self"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return is_by(ctx, self.by) and (
            self.by != "self" or has_role(ctx, self.role, g.challenger, g.opponent)
        )


@word("trigger", gives=("hero", "opponent", "challenge"))
@dataclass(frozen=True)
class ChallengeLost:
    """A challenge is over and the player before whom the card lies has lost it; "them" is the winner."""

    moment: ClassVar[int] = T_WON
    role: Literal["challenger", "opponent", "either"] = "either"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return ctx.enemy == ctx.owner and has_role(ctx, self.role, g.challenger, g.opponent)


@word("trigger", gives=("hero", "opponent", "challenge"))
@dataclass(frozen=True)
class ChallengeEnds:
    """A challenge is over, won or not."""

    moment: ClassVar[int] = T_DUEL_ENDS
    role: Role = "either"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return has_role(ctx, self.role, g.challenger, g.opponent)


WORDS: tuple[type, ...] = (
    Success,
    Applied,
    ChallengeDeclared,
    CardsRevealed,
    ChallengeTied,
    ChallengeWon,
    ChallengeLost,
    ChallengeEnds,
)
