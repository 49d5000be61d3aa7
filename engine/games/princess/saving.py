"""A state as plain JSON and back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.effects.numbers import refresh_numbers
from engine.games.princess.program import Program
from engine.games.princess.state import State, fresh
from engine.kernel.errors import SavedGameError

NUMBERS = (
    "rng",
    "ask_chance",
    "work",
    "active",
    "turns",
    "teams",
    "turn_limit",
    "empty_laps",
    "marks_show",
    "sells_princess",
    "sells_first",
    "robs_loser",
    "flees_unstoppable",
    "overload_opens_hand",
    "first",
    "extra",
    "empty_turns",
    "environment",
    "princess_at",
    "challenger",
    "opponent",
    "round",
    "attack",
    "response",
    "attack_placed",
    "attack_shown",
    "attack_type",
    "response_type",
    "duel_winner",
    "ended",
    "winners",
)
LISTS = (
    "stack",
    "dice",
    "once",
    "lasting",
    "skips",
    "offered",
    "character",
    "alive",
    "life",
    "gold",
    "secret",
    "revealed",
    "secret_seen",
    "deck",
    "discard",
    "shop",
    "gone",
    "known",
    "played",
)
PILES = ("hand", "curses")
ADDED = ("sells_first",)
"""Readings that became options later: a game saved before follows the ruling."""


def dump_state(g: State) -> dict[str, Any]:
    """Everything that is not derived from the rest."""
    saved: dict[str, Any] = {"seats": g.seats}
    for name in NUMBERS:
        saved[name] = getattr(g, name)
    for name in LISTS:
        saved[name] = list(getattr(g, name))
    for name in PILES:
        saved[name] = [list(cards) for cards in getattr(g, name)]
    return saved


def load_state(program: Program, saved: Mapping[str, Any]) -> State:
    """The state that `dump_state` wrote."""
    try:
        g = fresh(program, saved["seats"])
        for name in NUMBERS:
            setattr(g, name, saved.get(name, True) if name in ADDED else saved[name])
        for name in LISTS:
            setattr(g, name, list(saved[name]))
        for name in PILES:
            setattr(g, name, [list(cards) for cards in saved[name]])
        refresh_numbers(g)
    except (KeyError, IndexError, TypeError, AttributeError) as error:
        raise SavedGameError(f"the saved game cannot be read: {error}") from error
    return g
