"""Delete a test game with everything that belongs to it."""

from __future__ import annotations

from playtest.games import bots, live, news, sitting, story
from playtest.games.writing import lock_game, transact


def delete_game(name: str) -> None:
    """The game, its seats and its history go; who still watches is told."""
    with transact():
        lock_game(name).delete()
    for part in (live, sitting, story, bots):
        part.forget(name)
    news.tell(name)
