"""Copies and saves the state of a game. Made by `python -m studio.generate_states` from what is
declared in `tests.puddles.state`: not to be changed by hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.puddles.state import State

CARDS = ("hands", "deck")
"""Where single cards lie."""


def clone_state(g: State) -> State:
    """An independent copy."""
    to = State()
    to.code, to.seats, to.rng, to.ask_chance, to.events = g.code, g.seats, g.rng, g.ask_chance, None
    to.heeds, to.stack, to.work, to.active, to.turns = [], g.stack[:], g.work, g.active, g.turns
    to.dice, to.once, to.lasting, to.numbers, to.heard = g.dice[:], [], g.lasting[:], g.numbers, g.heard
    to.heard_all, to.program, to.frog, to.at = g.heard_all, g.program, g.frog, g.at[:]
    to.hands, to.deck, to.puddles, to.limit = [each[:] for each in g.hands], g.deck[:], g.puddles, g.limit
    to.winner, to.over = g.winner, g.over
    return to


def dump_state(g: State) -> dict[str, Any]:
    """Everything that is saved, as plain JSON."""
    saved: dict[str, Any] = {}
    saved["seats"], saved["rng"], saved["ask_chance"] = g.seats, g.rng, g.ask_chance
    saved["stack"], saved["work"], saved["active"], saved["turns"] = g.stack[:], g.work, g.active, g.turns
    saved["dice"], saved["lasting"], saved["frog"], saved["at"] = g.dice[:], g.lasting[:], g.frog[:], g.at[:]
    saved["hands"], saved["deck"], saved["puddles"] = [each[:] for each in g.hands], g.deck[:], g.puddles
    saved["limit"], saved["winner"], saved["over"] = g.limit, g.winner, g.over
    return saved


def fill_state(g: State, saved: Mapping[str, Any]) -> None:
    """Give a state that is laid out what was saved."""
    g.seats, g.rng, g.ask_chance = saved["seats"], saved["rng"], saved["ask_chance"]
    g.stack, g.work, g.active, g.turns = list(saved["stack"]), saved["work"], saved["active"], saved["turns"]
    g.dice, g.lasting, g.frog = list(saved["dice"]), list(saved["lasting"]), list(saved["frog"])
    g.at, g.hands, g.deck = list(saved["at"]), [list(each) for each in saved["hands"]], list(saved["deck"])
    g.puddles, g.limit, g.winner, g.over = saved["puddles"], saved["limit"], saved["winner"], saved["over"]
