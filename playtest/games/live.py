"""Games in memory: the state of a test game as the engine plays it.

The database is the truth. A game at a ply never changes (a ply is not used twice), so a process may keep it
under both; whoever asks gets a copy of their own, which other threads do not touch.
"""

from __future__ import annotations

import zlib
from collections import OrderedDict
from threading import Lock

import msgspec

from engine.kernel import Playable, load
from playtest.games.contents import content_of
from playtest.models import TestGame

MOST = 256
"""So many games are kept in memory."""

_games: OrderedDict[str, tuple[int, Playable]] = OrderedDict()
_before: OrderedDict[str, tuple[int, Playable]] = OrderedDict()
_lock = Lock()


def packed(game: Playable) -> bytes:
    """A state as the database keeps it."""
    return zlib.compress(msgspec.json.encode(game.dump()), 1)


def game_at(row: TestGame) -> Playable:
    """The game of a row, as a copy of one's own."""
    with _lock:
        found = _games.get(row.public_id)
        if found is not None and found[0] == row.ply:
            _games.move_to_end(row.public_id)
            return found[1].clone()
    game = load(content_of(row), msgspec.json.decode(zlib.decompress(bytes(row.state))))
    keep(row.public_id, row.ply, game)
    return game.clone()


def keep(name: str, ply: int, game: Playable) -> None:
    """Keep a game for whoever asks next. Nobody may change it from now on."""
    with _lock:
        found = _games.get(name)
        if found is None or found[0] <= ply:
            _games[name] = (ply, game)
            _games.move_to_end(name)
        while len(_games) > MOST:
            _games.popitem(last=False)


def keep_before(name: str, ply: int, game: Playable) -> None:
    """Keep a game as it was before the decision that led to a ply, for who may want it back."""
    with _lock:
        _before[name] = (ply, game)
        _before.move_to_end(name)
        while len(_before) > MOST:
            _before.popitem(last=False)


def before(row: TestGame) -> Playable | None:
    """The game before its last decision, as a copy of one's own, if this process carried that out."""
    with _lock:
        found = _before.get(row.public_id)
        return found[1].clone() if found is not None and found[0] == row.ply else None


def forget(name: str) -> None:
    """Drop a game that is gone."""
    with _lock:
        _games.pop(name, None)
        _before.pop(name, None)
