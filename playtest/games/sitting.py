"""Who sits at a test game. Names and bots are settled when it begins, so a process reads them once; tokens,
which can be replaced, are not kept here."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from threading import Lock

from playtest.models import SeatHolder, TestGame

MOST = 1024
"""The seats of so many games are kept in memory."""


@dataclass(frozen=True, slots=True)
class Sitting:
    """Somebody at a seat: a person, with or without a name, or a bot."""

    seat: int
    name: str
    bot: str


_seats: OrderedDict[str, tuple[Sitting, ...]] = OrderedDict()
_lock = Lock()


def holders_of(row: TestGame) -> tuple[Sitting, ...]:
    """Who sits at a game, by seats."""
    with _lock:
        found = _seats.get(row.public_id)
    if found is None:
        rows = SeatHolder.objects.filter(game_id=row.pk).order_by("seat")
        found = tuple(Sitting(*each) for each in rows.values_list("seat", "name", "bot"))
        with _lock:
            if len(found) == row.seats:
                _seats[row.public_id] = found
            while len(_seats) > MOST:
                _seats.popitem(last=False)
    return found


def bot_seats(row: TestGame) -> frozenset[int]:
    """The seats of a game where bots sit."""
    return frozenset(each.seat for each in holders_of(row) if each.bot)


def forget(name: str) -> None:
    """Drop a game that is gone."""
    with _lock:
        _seats.pop(name, None)
