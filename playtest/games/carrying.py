"""Carry out a legal action and write everything that came of it, in the transaction that holds the game."""

from __future__ import annotations

from datetime import datetime

from engine.kernel import Action, CardError, Playable
from playtest.games import live
from playtest.games.breaking import break_game
from playtest.games.hearing import record_events
from playtest.games.sitting import bot_seats
from playtest.games.writing import note_state, save_state
from playtest.models import Move, TestGame


def carry_out(
    row: TestGame,
    game: Playable,
    seat: int,
    action: Action,
    *,
    key: str = "",
    digest: str = "",
    by_bot: bool = False,
    lease: datetime | None = None,
) -> Move:
    """Apply a legal action to a game that is held. A bot that goes on thinking gives its lease. If the rules
    fail, the record says so and the game is broken."""
    game.events = []
    before = game.clone()
    try:
        game.apply(action, seat)
    except CardError as error:
        return break_game(row, error, seat, action, key=key, digest=digest, by_bot=by_bot)
    live.keep_before(row.public_id, row.ply + 1, before)
    row.ply += 1
    record = Move(
        game=row,
        ply=row.ply,
        seat=seat,
        action=list(action),
        events=record_events(game, game.events or []),
        by_bot=by_bot,
        key=key,
        body_digest=digest,
    )
    record.save()
    note_state(row, game, bot_seats(row))
    if not row.bot_turn:
        row.bot_lease = None  # also if a person was quicker than the bot that held it
    elif by_bot:
        row.bot_lease = lease
    save_state(row, game)
    return record
