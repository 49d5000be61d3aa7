"""What a game of Platformer can be started with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.games.platformer.options import FEWEST, MOST, PlatformerOptions, read_options
from engine.kernel.settings import GameSettings, declared, filled
from engine.snapshot import Snapshot


def settings(release: Snapshot) -> GameSettings:
    """Seats and options, with the heroes and bosses of the release."""
    return GameSettings(
        seats=(FEWEST, MOST),
        settings=filled(declared(PlatformerOptions), release),
        best_bot="planner",
        cooperative=False,
        hidden=False,
        seats_for=seats_for,
    )


def seats_for(options: Mapping[str, Any]) -> tuple[int, int]:
    """The solo game uses the standard dungeon (PF-SOLO-01)."""
    return (2 if read_options(options).larger_map else FEWEST), MOST
