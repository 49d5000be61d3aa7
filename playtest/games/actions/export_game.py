"""A test game as a file: enough to play it again on any machine that has its release."""

from __future__ import annotations

from typing import Any

from engine.kernel.replay import digest
from playtest.games import live
from playtest.games.errors import HiddenError
from playtest.games.history import line_at, replay_of
from playtest.games.sitting import holders_of
from playtest.games.viewers import Viewer
from playtest.models import TestGame

FORMAT = "tilewright-game"
VERSION = 1


def export_game(row: TestGame, viewer: Viewer) -> dict[str, Any]:
    """The file. It holds the seed and every decision, hence everything that is hidden: a game that goes on is
    exported only from an open table. What was taken back is left out."""
    if not viewer.everything:
        raise HiddenError("export-hidden")
    return {
        "format": FORMAT,
        "version": VERSION,
        "replay": replay_of(row, line_at(row)).as_json(),
        "seats": [{"name": holder.name, "bot": holder.bot} for holder in holders_of(row)],
        "language": row.language,
        "undo": row.undo,
        "created_at": row.created_at.isoformat(),
        "outcome": row.outcome,
        "digest": digest(live.game_at(row)),
    }
