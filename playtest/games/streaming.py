"""A game as a stream of messages: first the whole state, then a change for each ply.

Who connects again and names the last ply they have gets every change since then, so that nothing is lost. A
stream looks into the database, a number at a time, because other processes change games too; news from its
own process wakes it at once. It ends after a while, or with the server, and asks its reader to come back:
threads are few.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from threading import Lock
from typing import Any

from content.processes import must_end
from playtest.games import bots, limits, news
from playtest.games.contents import words_of
from playtest.games.errors import BusyError
from playtest.games.story import Line, story_of
from playtest.games.viewers import Viewer, listener, names_of, show_game, show_line, up_to_date
from playtest.models import Move, TestGame

MOST_CHANGES = 500
"""Whoever is further behind gets the whole state instead of the changes."""


@dataclass(frozen=True, slots=True)
class Message:
    """``state`` (all of it), ``change`` (a ply), ``heartbeat``, ``end`` (come back) or ``gone`` (the game was
    deleted). ``ply`` is what a reader names when it comes back."""

    event: str
    ply: int | None = None
    data: dict[str, Any] | None = None


_open: Counter[str] = Counter()
_from: Counter[str] = Counter()
_lock = Lock()


@contextmanager
def place(holder: str, address: str) -> Iterator[None]:
    """A place for one more stream of somebody, as long as it lasts. Whoever has many seats has many names, so
    no address may have more than its share of the places either."""
    with _lock:
        if (
            _open[holder] >= limits.streams_each()
            or _from[address] >= limits.streams_address()
            or _open.total() >= limits.streams()
        ):
            raise BusyError("streams-full")
        _open[holder] += 1
        _from[address] += 1
    try:
        yield
    finally:
        with _lock:
            for counted, name in ((_open, holder), (_from, address)):
                counted[name] -= 1
                if not counted[name]:
                    del counted[name]


def messages(
    row: TestGame,
    viewer: Viewer,
    language: str,
    *,
    after: int | None = None,
    seconds: float,
    may_go_on: Callable[[], bool] = lambda: True,
) -> Iterator[Message]:
    """The stream of a game for a viewer, after a ply that they have, for so many seconds. Before anything
    new is told it is asked whether the viewer may still hear it: tokens are replaced and revoked."""
    name = row.public_id
    end = time.monotonic() + seconds
    with news.listening(name):
        sent = -1 if after is None or not 0 <= after <= row.ply or row.ply - after > MOST_CHANGES else after
        if sent < 0:
            yield Message("state", row.ply, show_game(row, up_to_date(viewer, row), language))
            sent = row.ply
        quiet = time.monotonic()
        while True:
            count = news.count_news(name)
            ply = TestGame.objects.filter(pk=row.pk).values_list("ply", flat=True).first()
            if ply is None:
                yield Message("gone")
                return
            if ply > sent:
                if not may_go_on():
                    yield Message("end", sent)
                    return
                now = TestGame.objects.filter(pk=row.pk).first()
                if now is not None:
                    yield from changes(now, up_to_date(viewer, now), language, sent)
                    bots.look_after(now)
                    sent, quiet = now.ply, time.monotonic()
                continue
            left = end - time.monotonic()
            if left <= 0 or must_end():
                yield Message("end", sent)
                return
            if time.monotonic() - quiet >= limits.heartbeat_seconds():
                yield Message("heartbeat", sent)
                quiet = time.monotonic()
                bots.look_after(TestGame.objects.filter(pk=row.pk).first() or row)
            news.wait(name, count, min(left, limits.look_seconds()))


def changes(row: TestGame, viewer: Viewer, language: str, after: int) -> Iterator[Message]:
    """A change for each ply after one, the newest with the state as it is now."""
    words = words_of(row, language)
    names = names_of(row, words)
    told: dict[int, list[Line]] = {}
    for line in story_of(row, listener(row, viewer)).lines:
        if line.ply > after:
            told.setdefault(line.ply, []).append(line)
    records = Move.objects.filter(game=row, ply__gt=after, ply__lte=row.ply).order_by("ply")
    for kind, ply, seat in records.values_list("kind", "ply", "seat"):
        yield Message(
            "change",
            ply,
            {
                "ply": ply,
                "kind": kind,
                "seat": seat,
                "lines": [show_line(line, words, names) for line in told.get(ply, [])],
                "state": show_game(row, viewer, language) if ply == row.ply else None,
            },
        )
