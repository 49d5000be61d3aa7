"""How the numbers of events are told: as arguments, by which `locale/` words them, and as what they point at.

Arguments are plain numbers and slugs. A name ending in ``hero``, ``card``, ``winner`` or ``definition`` holds
``kind/slug`` of an entry, for whose name the wording asks the release. Where an event hides its card from the
reader its key ends in ``-hidden``; where nobody is on the other side, in ``-nobody``.
"""

from __future__ import annotations

from engine.games.princess.codes import MARKS, REASONS, TYPES
from engine.games.princess.happenings import EVENTS
from engine.games.princess.naming import card_entry, entry, hero_entry
from engine.games.princess.state import State
from engine.kernel.contract import Event
from engine.kernel.events import Field, Part
from engine.kernel.message import Args
from engine.kernel.targets import Card, Seat, Targets

NAMES = {"mark": (*MARKS, "none"), "type": TYPES, "reason": REASONS}
"""By their numbers; -1 is the last one."""


def tell(g: State, field: Field, number: int, event: Event) -> Part:
    """A field of an event as people can be told of it."""
    name = field.name
    if field.kind in NAMES:
        return Part({name: NAMES[field.kind][number]})
    match field.kind:
        case "hero" if number < 0:
            return Part({}, ending="-nobody" if name == "other_hero" else "")
        case "hero":
            return Part({name: hero_entry(g, number)}, (Seat(number),))
        case "card":
            return Part({name: card_entry(g, number)}, lying(field, card_entry(g, number), event))
        case "definition":
            return Part({name: entry(g, number)}, lying(field, entry(g, number), event))
        case _:
            assert field.kind == "winners", field
            seats = [seat for seat in range(g.seats) if number >> seat & 1]
            told: Args = {"winner": hero_entry(g, seats[0]) if seats else "", "count": len(seats)}
            return Part(told, tuple(Seat(seat) for seat in seats))


def lying(field: Field, named: str, event: Event) -> Targets:
    """A card where the event saw it. What the event does not say is not looked up in the state, which knows
    more than whoever is told."""
    if not field.zone:
        return ()
    return (Card(named, field.zone, event[EVENTS[event[0]].place(field.of)] if field.of else None),)
