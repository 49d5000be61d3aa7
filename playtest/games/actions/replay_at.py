"""Show a test game as it was at an earlier ply."""

from __future__ import annotations

from typing import Any

from playtest.games.errors import MissingError
from playtest.games.history import played_to
from playtest.games.viewers import Viewer, show_game_at
from playtest.models import TestGame


def replay_at(row: TestGame, ply: int, viewer: Viewer, language: str) -> dict[str, Any]:
    """What the viewer may see of the game as it was at a ply. A seat sees what it saw then, and no more as
    long as the game goes on."""
    if not 0 <= ply <= row.ply:
        raise MissingError("no-ply", path="ply", ply=ply, most=row.ply)
    return show_game_at(row, played_to(row, ply), ply, viewer, language)
