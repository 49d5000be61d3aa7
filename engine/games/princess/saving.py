"""A state back from plain JSON."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.effects.numbers import refresh_numbers
from engine.games.princess.program import Program
from engine.games.princess.state import State
from engine.games.princess.state_copying import fill_state
from engine.kernel.errors import SavedGameError


def load_state(program: Program, saved: Mapping[str, Any]) -> State:
    """The state that was dumped."""
    g = State()
    try:
        g.lay_out(program, saved["seats"])
        fill_state(g, saved)
        refresh_numbers(g)
    except (KeyError, IndexError, TypeError, AttributeError) as error:
        raise SavedGameError(f"the saved game cannot be read: {error}") from error
    return g
