"""A state as plain JSON and back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.effects.numbers import refresh_numbers
from engine.games.dungeons.geometry.map import restored
from engine.games.dungeons.program import Program
from engine.games.dungeons.state import State
from engine.games.dungeons.state_copying import dump_state, fill_state
from engine.kernel.errors import SavedGameError


def save_state(g: State) -> dict[str, Any]:
    """Everything that is not derived from the rest."""
    return {
        **dump_state(g),
        "story": g.story.slug,
        "map": g.map.dump(),
        "figures_stop_sight": g.map.figures_stop_sight,
        "diagonal_shots": g.map.diagonal_shots,
    }


def load_state(program: Program, saved: Mapping[str, Any]) -> State:
    """The state that `save_state` wrote."""
    g = State()
    try:
        story = next(story for story in program.stories if story.slug == saved["story"])
        board = restored(list(saved["map"]), program.faces)
        board.figures_stop_sight = saved.get("figures_stop_sight", True)  # games saved before were all so
        board.diagonal_shots = saved.get("diagonal_shots", True)
        g.lay_out(program, story, board, saved["seats"])
        fill_state(g, saved)
    except (KeyError, IndexError, TypeError, AttributeError, StopIteration, ValueError) as error:
        raise SavedGameError(f"the saved game cannot be read: {error}") from error
    refresh_numbers(g)
    return g
