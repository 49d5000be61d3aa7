"""Overload, unstoppable cards, and which cards can be placed (PR-LIMIT)."""

from __future__ import annotations

from typing import Final

from engine.effects.numbers import number
from engine.games.princess.codes import NO_TYPE
from engine.games.princess.moments import (
    N_EXPOSED,
    N_FACE_UP,
    N_NO_TYPE,
    N_OPEN_HAND,
    N_OVERLOAD,
    N_UNSTOPPABLE,
)
from engine.games.princess.state import State

OVERLOAD: Final = 5
"""More cards than this in hand are an overload (PR-LIMIT-04)."""


def is_overloaded(g: State, seat: int) -> bool:
    """All cards in hand count, the Princess and those on the table too; ghosts are not affected
    (PR-RUL-14)."""
    return g.alive[seat] == 1 and len(g.hand[seat]) > max(0, OVERLOAD + number(g, seat, N_OVERLOAD))


def shows_cards(g: State, seat: int) -> bool:
    """Whether a player places cards face up (PR-LIMIT-05, PR-RUL-13)."""
    return is_overloaded(g, seat) or number(g, seat, N_FACE_UP) > 0


def has_open_hand(g: State, seat: int) -> bool:
    """Whether everybody sees a player's hand: a card may say so, or the option on overload."""
    if number(g, seat, N_OPEN_HAND) > 0:
        return True
    return g.overload_opens_hand and is_overloaded(g, seat)


def is_unstoppable(g: State, card: int) -> bool:
    """Whether the attack cannot be responded to: by itself, by a card of the challenger's, because the
    opponent is overloaded (PR-LIMIT-06, -07, PR-RUL-15) or exposed by a card."""
    if g.program.definitions[g.program.cards[card]].unstoppable:
        return True
    if number(g, g.challenger, N_UNSTOPPABLE) > 0:
        return True
    return g.opponent >= 0 and (is_overloaded(g, g.opponent) or number(g, g.opponent, N_EXPOSED) > 0)


def can_place(g: State, seat: int, card: int) -> bool:
    """Whether a player may place a card now: not the Princess, not one placed before in this challenge
    (PR-CHALLENGE-10, PR-RUL-16), not a type that a card forbids."""
    kind = g.program.types[card]
    return kind != NO_TYPE and card not in g.played and number(g, seat, N_NO_TYPE + kind) <= 0


def placeable(g: State, seat: int) -> list[int]:
    """The cards that a player may place now."""
    return [card for card in g.hand[seat] if can_place(g, seat, card)]
