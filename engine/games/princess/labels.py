"""How events are named: a message key and its arguments, by which `locale/` words them.

Arguments are plain numbers and slugs. A name ending in ``hero``, ``card``, ``winner`` or ``definition`` holds
``kind/slug`` of an entry, for whose name the wording asks the release. Where an event hides its card from the
reader its key ends in ``-hidden``; where nobody is on the other side, in ``-nobody``.
"""

from __future__ import annotations

from typing import Any

from engine.games.princess.codes import MARKS, REASONS, TYPES
from engine.games.princess.happenings import EVENTS
from engine.games.princess.naming import card_entry, entry, hero_entry
from engine.games.princess.state import State


def describe(g: State, event: tuple[int, int, int, int, int]) -> tuple[str, dict[str, Any]]:
    """The message key of an event and its arguments."""
    name, names, hidden = EVENTS[event[0]]
    key = f"event-{name}"
    args: dict[str, Any] = {}
    for place, what in enumerate(names):
        value = event[1 + place]
        if hidden and place == hidden[0] and value < 0:
            key += "-hidden"
        elif what == "other_hero" and value < 0:
            key += "-nobody"
        else:
            args.update(argument(g, what, value))
    return key, args


def argument(g: State, name: str, value: int) -> dict[str, Any]:
    """One argument of an event as people can be told of it."""
    if name in ("hero", "other_hero"):
        return {name: hero_entry(g, value)} if value >= 0 else {}
    if name == "card":
        return {name: card_entry(g, value)}
    if name == "definition":
        return {name: entry(g, value)}
    if name == "mark":
        return {name: MARKS[value] if value >= 0 else "none"}
    if name == "type":
        return {name: TYPES[value]}
    if name == "reason":
        return {name: REASONS[value]}
    if name == "winners":
        seats = [seat for seat in range(g.seats) if value >> seat & 1]
        return {"winner": hero_entry(g, seats[0]) if seats else "", "count": len(seats)}
    return {name: value}
