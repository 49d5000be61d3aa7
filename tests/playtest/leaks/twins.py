"""Two games that look the same to a seat and differ in everything it cannot know.

The twin takes the place of the game in the database, under the same id, ply and tokens, so that answers about
both can be compared byte by byte. Its state is one that the seat could imagine; so is every earlier state
when it is played again; its seed is another; the records keep of the others' decisions and of what only
others heard nothing but poison, and more of it than there was. Whatever an answer gives away of any of these
is a difference.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from django.db import transaction

from engine.kernel import ONLOOKER, Playable, Replay, start
from engine.snapshot import Snapshot
from playtest.games import bots, live, story
from playtest.games.hearing import read_events, record_of
from playtest.games.history import line_at
from playtest.models import Move, TestGame

POISON = ["poison", {"poison": 13}, [{"type": "seat", "seat": 13}]]
ACTION = [113, 114, 115, 116]


def forget(name: str) -> None:
    """Whatever a process remembers of a game."""
    for part in (live, story, bots):
        part.forget(name)


@contextmanager
def rolled_back(name: str) -> Iterator[None]:
    """What happens here has not happened afterwards."""
    with transaction.atomic():
        try:
            yield
        finally:
            transaction.set_rollback(True)
            forget(name)


@contextmanager
def twin_of(row: TestGame, seat: int, number: int) -> Iterator[Playable]:
    """The twin of a game in its place: one of those that a seat can imagine."""
    real_line, real_seed, real_play = line_at(row), row.seed, Replay.play
    imagined = live.game_at(row).determinize(seat, number, row.chance)

    def begin(release: Snapshot, **plan: Any) -> Playable:
        assert plan["seed"] != real_seed
        return start(release, **{**plan, "seed": real_seed}).determinize(seat, number + 1, row.chance)

    def play(replay: Replay, release: Snapshot, plies: int | None = None) -> Playable:
        taken = len(replay.actions[:plies])
        real = Replay(
            replay.release,
            replay.game,
            replay.seats,
            real_seed,
            replay.options,
            replay.chance,
            real_line[:taken],
        )
        return real_play(real, release).determinize(seat, number + taken + 2, row.chance)

    with rolled_back(row.public_id), pytest.MonkeyPatch.context() as patch:
        forget(row.public_id)
        TestGame.objects.filter(pk=row.pk).update(state=live.packed(imagined), seed=real_seed + 977)
        for move in Move.objects.filter(game=row):
            action = move.action if move.seat == seat else ACTION
            events = _poisoned(move.events, seat, row.seats, move.ply)
            Move.objects.filter(pk=move.pk).update(action=action, events=events)
        patch.setattr("playtest.games.story.start", begin)
        patch.setattr(Replay, "play", play)
        yield imagined


def _poisoned(events: list[dict[str, Any]], seat: int, seats: int, ply: int) -> list[dict[str, Any]]:
    """Events that sound the same to a seat and to an onlooker."""
    found: list[dict[str, Any]] = []
    for entry in events:
        if set(entry) == {"all"}:
            found.append(entry)  # everybody has heard it
            continue
        own, public = read_events([entry], seat), read_events([entry], ONLOOKER)
        if ply % 2 and not own and not public:
            continue  # the seat does not know that there was anything
        mine, shared = (record_of(each[0]) if each else None for each in (own, public))
        found.append(_entry(mine, shared, seat, seats))
    return [*found, *[_entry(None, None, seat, seats)] * (ply % 3)]


def _entry(own: Any, public: Any, seat: int, seats: int) -> dict[str, Any]:
    others = {str(other): POISON for other in range(seats) if other != seat}
    return {"all": POISON, str(ONLOOKER): public, **others, str(seat): own}
