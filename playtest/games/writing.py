"""Writing to a test game: one short transaction that holds its row, and the news of it afterwards.

On SQLite whoever writes has the whole database (and `studio.sqlite3` lets threads queue); on PostgreSQL the
row is locked.
"""

from __future__ import annotations

from dataclasses import asdict
from functools import partial

from django.db import transaction

from engine.kernel import Playable
from playtest.games import live, news
from playtest.games.errors import MissingError
from playtest.models import TestGame


def transact() -> transaction.Atomic:
    """A transaction that writes."""
    return transaction.atomic()


def lock_game(name: str) -> TestGame:
    """The row of a game, held until the end of the transaction."""
    try:
        return TestGame.objects.select_for_update(of=("self",), no_key=True).get(public_id=name)
    except TestGame.DoesNotExist:
        raise MissingError("no-game") from None


def read_game(name: str) -> TestGame:
    """The row of a game as it is now."""
    try:
        return TestGame.objects.get(public_id=name)
    except TestGame.DoesNotExist:
        raise MissingError("no-game") from None


def note_state(row: TestGame, game: Playable, bots: frozenset[int]) -> None:
    """Put the state of a game that works into its row: not yet saved."""
    row.broken = None
    row.state = live.packed(game)
    row.to_act = list(game.to_act)
    outcome = game.outcome
    row.outcome = asdict(outcome) if outcome is not None else None
    row.is_over = not row.to_act
    row.bot_turn = bool(row.to_act) and row.to_act[0] in bots


MARKS = ["ply", "broken", "bot_turn", "bot_lease", "changed_at"]
"""What a decision changes in the row at which the rules fail."""
STATE = [*MARKS, "state", "to_act", "outcome", "is_over"]
"""What a move changes in the row."""


def save_state(row: TestGame, game: Playable) -> None:
    """Write a game's new state; once it is sure, whoever waits for it is told."""
    row.save(update_fields=STATE)
    _tell_when_sure(row, game)


def mark_state(row: TestGame, game: Playable) -> None:
    """Write that a game is broken, its state being the one it has, and tell it in the same way."""
    row.save(update_fields=MARKS)
    _tell_when_sure(row, game)


def _tell_when_sure(row: TestGame, game: Playable) -> None:
    game.events = None
    transaction.on_commit(partial(_is_sure, row.public_id, row.ply, game))


def _is_sure(name: str, ply: int, game: Playable) -> None:
    live.keep(name, ply, game)
    news.tell(name)
