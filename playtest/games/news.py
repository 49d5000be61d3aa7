"""Tells the threads of this process that a game has changed, so that streams need not wait for their next
look into the database. Other processes find out by looking."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Condition

from content.connections import let_go

_changed = Condition()
_heard: dict[str, int] = {}
"""How much news there has been of each game that somebody listens to."""
_listeners: dict[str, int] = {}


def tell(name: str) -> None:
    """A game has changed."""
    with _changed:
        if name in _heard:
            _heard[name] += 1
            _changed.notify_all()


@contextmanager
def listening(name: str) -> Iterator[None]:
    """Listen to the news of a game."""
    with _changed:
        _listeners[name] = _listeners.get(name, 0) + 1
        _heard.setdefault(name, 0)
    try:
        yield
    finally:
        with _changed:
            _listeners[name] -= 1
            if not _listeners[name]:
                del _listeners[name], _heard[name]


def count_news(name: str) -> int:
    """How much news there has been of a game that one listens to."""
    with _changed:
        return _heard[name]


def wait(name: str, since: int, seconds: float) -> None:
    """Wait until there is news of a game after so much of it, or the time is over. Whoever waits holds no
    connection to the database."""
    let_go()
    end = time.monotonic() + seconds
    with _changed:
        while _heard[name] == since:
            left = end - time.monotonic()
            if left <= 0:
                return
            _changed.wait(left)
