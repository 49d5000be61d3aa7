"""A game whose rules fail in mid-play, for a card without end or for a mistake nobody foresaw, is broken. It
is marked so, with the card that was at work, in the history and in its row; the state stays as it was before
the decision that broke it, nobody is asked any more and bots leave it alone. Taking that decision back makes
it whole again.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from typing import Any

from content.logbook import log_failure
from content.playwording import PlayWording
from engine.kernel import CardError
from playtest.games import live
from playtest.games.writing import mark_state
from playtest.models import Move, TestGame

log = logging.getLogger(__name__)

BROKEN = "broken"
"""The key of the line that tells of it; its words are no game's."""


def break_game(
    row: TestGame,
    error: Exception,
    seat: int,
    action: Sequence[int] = (),
    *,
    key: str = "",
    digest: str = "",
    by_bot: bool = False,
) -> Move:
    """Mark a game that is held as broken by a decision, or (without an action) by a bot's thinking about
    one. The cause goes to the log, once."""
    fault = fault_of(error)
    log_failure(
        log,
        "test game broken",
        error,
        test_game=row.public_id,
        game=row.game_id,
        content=(row.release_id or row.draft_id or "")[:12],
        ply=row.ply,
        seat=seat,
        sort=fault["sort"],
        entry=fault["entry"],
        effect=fault["effect"],
    )
    game = live.game_at(row)
    row.ply += 1
    row.broken = fault
    row.bot_turn = False
    row.bot_lease = None
    record = Move(
        game=row,
        ply=row.ply,
        kind=Move.Kind.BROKEN,
        seat=seat,
        action=list(action),
        events=[{"all": (BROKEN, fault)}],
        by_bot=by_bot,
        key=key,
        body_digest=digest,
    )
    record.save()
    mark_state(row, game)
    return record


def fault_of(error: Exception) -> dict[str, Any]:
    """What is kept of an error: its sort, the card and the place of the effect on it."""
    if isinstance(error, CardError):
        return {"sort": error.key, "entry": error.entry, "effect": error.effect}
    return {"sort": "fault", "entry": "", "effect": -1}


def word_fault(words: PlayWording, fault: Mapping[str, Any]) -> str:
    """Why a game is broken, in words."""
    return words.broken(fault["sort"], fault["entry"], fault["effect"])
