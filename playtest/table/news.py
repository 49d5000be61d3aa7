"""Hears of every change of a game, for as long as its page stays open."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import ExitStack

from playtest.games import limits, news
from playtest.games.streaming import place
from playtest.models import TestGame


class Plies:
    """The plies of a game as they come, and None when nothing has happened for a while; after some minutes it
    ends, and its reader asks again. Each takes one of the few places for streams, until it is closed."""

    def __init__(self, row: TestGame, holder: str, address: str) -> None:
        self.pk = row.pk
        self.name = row.public_id
        self.kept = ExitStack()
        self.kept.enter_context(place(holder, address))
        self.kept.enter_context(news.listening(self.name))

    def close(self) -> None:
        """Give the place back."""
        self.kept.close()

    def __iter__(self) -> Iterator[int | None]:
        end = time.monotonic() + limits.stream_seconds()
        spoken, told = time.monotonic(), -1
        try:
            while time.monotonic() < end:
                count = news.count_news(self.name)
                ply = TestGame.objects.filter(pk=self.pk).values_list("ply", flat=True).first()
                if ply is None:
                    return
                if ply != told:
                    told, spoken = ply, time.monotonic()
                    yield ply
                elif time.monotonic() - spoken > limits.heartbeat_seconds():
                    spoken = time.monotonic()
                    yield None
                news.wait(self.name, count, limits.look_seconds())
        finally:
            self.close()


class ServerSent:
    """Plies as server-sent events; that there is nothing new is said as a comment, so that both sides know of
    each other."""

    def __init__(self, plies: Plies) -> None:
        self.plies = plies

    def close(self) -> None:
        """The reader has gone."""
        self.plies.close()

    def __iter__(self) -> Iterator[bytes]:
        yield b"retry: 2000\n\n"
        for ply in self.plies:
            yield b": still here\n\n" if ply is None else f"event: ply\ndata: {ply}\n\n".encode()
