"""A state back from plain JSON."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from engine.effects.numbers import refresh_numbers
from engine.games.platformer.board import Board
from engine.games.platformer.codes import ONE_GEM, ONE_GOLD
from engine.games.platformer.decisions.strike import F_STRIKE, SYMBOLS
from engine.games.platformer.program import Program
from engine.games.platformer.state import State
from engine.games.platformer.state_copying import fill_state
from engine.kernel.errors import SavedGameError
from engine.kernel.frames import FRAME


def load_state(program: Program, saved: Mapping[str, Any]) -> State:
    """The state that was dumped."""
    g = State()
    try:
        saved = renewed(saved)
        board = Board([program.tiles[index] for index in saved["tiles"]])
        g.lay_out(program, board, saved["seats"])
        fill_state(g, saved)
    except (KeyError, IndexError, TypeError, AttributeError) as error:
        raise SavedGameError(f"the saved game cannot be read: {error}") from error
    refresh_numbers(g)
    return g


OLD_BOOSTS: Final = 5
"""Of the last Sword, where an attack held it once; its worth came next."""
OLD_UNIT: Final = 6


def renewed(saved: Mapping[str, Any]) -> Mapping[str, Any]:
    """A state saved when a space held one token and only the last Sword could be boosted, as it is written
    today; others as they are."""
    if "token" not in saved:
        return saved
    stack = saved["stack"]
    at = len(stack) - FRAME
    in_attack = bool(stack) and stack[at] == F_STRIKE and stack[at + SYMBOLS] > 0
    return {
        **saved,
        "piles": [(0, ONE_GOLD, ONE_GEM)[token] for token in saved["token"]],
        "swords": [stack[at + OLD_UNIT], stack[at + OLD_BOOSTS]] if in_attack else [],
    }
