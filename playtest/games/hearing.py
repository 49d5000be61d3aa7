"""Who hears what of the events of a decision, as a record keeps it: keys, arguments and targets, never words.

An event is kept as ``{"all": told}``. If not everybody may know all of it, ``"-1"`` is what an onlooker
hears and ``"<seat>"`` what a seat hears that hears something else than an onlooker; ``None`` is nothing at
all.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from content.unworded import careful
from engine.kernel import ONLOOKER, Event, Playable
from engine.kernel.targets import targets_as_json, targets_from_json
from playtest.shows.log import Told

UNNAMED = "event"
"""The key of an event that the engine cannot name; it is told in general words."""
EVERYTHING = -2
"""Hears everything: an open table, and whoever reads a game that is over in full."""


def record_events(game: Playable, events: Sequence[Event]) -> list[dict[str, Any]]:
    """The events of a decision as its record keeps them."""
    return [_kept(game, event) for event in events]


def _kept(game: Playable, event: Event) -> dict[str, Any]:
    entry: dict[str, Any] = {"all": _told(game, event)}
    public = game.seen(event, ONLOOKER)
    if public != event:
        entry[str(ONLOOKER)] = _told(game, public)
    for seat in range(game.seats):
        own = game.seen(event, seat)
        if own != public:
            entry[str(seat)] = _told(game, own)
    return entry


def _told(game: Playable, event: Event | None) -> list[Any] | None:
    if event is None:
        return None
    told = careful(f"event {event[0]} of a game", lambda: game.describe(event), lambda: Told(UNNAMED))
    return record_of(told)


def record_of(told: Told) -> list[Any]:
    """What is told of an event, as a record keeps it."""
    return [told.key, dict(told.args), targets_as_json(told.targets)]


def read_events(entries: Sequence[dict[str, Any]], who: int) -> list[Told]:
    """What a seat, an onlooker or somebody who may hear everything hears of a record's events."""
    found: list[Told] = []
    for entry in entries:
        told = entry["all"]
        if who != EVERYTHING:
            told = entry.get(str(who), entry.get(str(ONLOOKER), told))
        if told is not None:
            # Records of before events had targets have none.
            found.append(Told(told[0], told[1], targets_from_json(told[2]) if len(told) > 2 else ()))
    return found
