"""Moments of the map and of the decks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.effects.context import Context
from engine.games.platformer.moments import (
    T_ATTACK_RESOLVED,
    T_CARD_DRAWN,
    T_EVENT_REVEALED,
    T_GRAVITY_APPLIED,
    T_LEVEL_REMOVED,
    T_LEVEL_REVEALED,
)
from engine.games.platformer.state import State
from engine.games.platformer.words.triggers.base import By, is_by
from engine.schema import word


@word("trigger", gives=("amount",))
@dataclass(frozen=True)
class LevelRevealed:
    """A level is revealed; "by" means the active hero, the amount is the number of the level."""

    moment: ClassVar[int] = T_LEVEL_REVEALED
    by: By = "self"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return is_by(ctx, self.by)


@word("trigger")
@dataclass(frozen=True)
class LevelRemoved:
    """The lowest level is removed; "by" means the active hero."""

    moment: ClassVar[int] = T_LEVEL_REMOVED
    by: By = "self"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return is_by(ctx, self.by)


@word("trigger")
@dataclass(frozen=True)
class GravityApplied:
    """Gravity is applied; "by" means the active hero."""

    moment: ClassVar[int] = T_GRAVITY_APPLIED
    by: By = "self"

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return is_by(ctx, self.by)


@word("trigger", needs=("event",), gives=("hero",))
@dataclass(frozen=True)
class EventRevealed:
    """Solo: this event has just been revealed."""

    moment: ClassVar[int] = T_EVENT_REVEALED

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return True


@word("trigger", needs=("in_play|attack_card",), gives=("hero", "enemy"))
@dataclass(frozen=True)
class AttackResolved:
    """On an attack card: what the boss does when the card is resolved (PF-BOSS-12). On other cards: any
    attack card is resolved."""

    moment: ClassVar[int] = T_ATTACK_RESOLVED

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return True


@word("trigger", gives=("hero", "enemy"))
@dataclass(frozen=True)
class AttackDrawn:
    """An attack card of the boss is drawn."""

    moment: ClassVar[int] = T_CARD_DRAWN

    def matches(self, g: State, ctx: Context) -> bool:
        """Whether this is the moment."""
        return True


WORDS: tuple[type, ...] = (
    LevelRevealed,
    LevelRemoved,
    GravityApplied,
    EventRevealed,
    AttackResolved,
    AttackDrawn,
)
