"""How the numbers of events are told: as arguments, by which `locale/` words them, and as what they point at.

Arguments are plain numbers and slugs. A name ending in ``hero``, ``enemy``, ``card``, ``token`` or
``definition`` holds ``kind/slug`` of an entry, for whose name the wording asks the release.
"""

from __future__ import annotations

from engine.games.platformer.codes import CAUSES, REASONS, RESOURCES, RESULTS, SOURCES, SYMBOLS
from engine.games.platformer.naming import card_at, card_entry, entry, hero_at, place, space_at
from engine.games.platformer.state import State
from engine.kernel.contract import Event
from engine.kernel.events import Field, Part
from engine.kernel.targets import Die

NAMES = {
    "symbol": SYMBOLS,
    "result": RESULTS,
    "resource": RESOURCES,
    "cause": CAUSES,
    "source": SOURCES,
    "reason": REASONS,
}


def tell(g: State, field: Field, number: int, event: Event) -> Part:
    """A field of an event as people can be told of it."""
    name = field.name
    if field.kind in NAMES:
        word = NAMES[field.kind][number]
        return Part({name: word}, (Die("enemy", word),) if field.kind == "result" else ())
    match field.kind:
        case "hero" if number < 0:
            return Part({name: "", f"{name}_seat": number})
        case "hero":
            return Part({name: entry(g, g.hero[number]), f"{name}_seat": number}, hero_at(g, number))
        case "definition":
            return Part({name: entry(g, number) if number >= 0 else ""})
        case "card":
            # Only a hero's own events tell of the hero card, and the hero comes first in them.
            return Part({name: card_entry(g, event[1], number)}, (card_at(g, event[1], number),))
        case "space":
            prefix = name.removesuffix("space")
            where = {prefix + part: value for part, value in place(g, number).items()}
            return Part(where, (space_at(g, number),))
        case "dice":
            faces = [SYMBOLS[number // 10**die % 10] for die in range(5)]
            told = {f"die_{die}": face for die, face in enumerate(faces, 1)}
            return Part(told, tuple(Die("pool", face) for face in faces))
        case _:
            assert field.kind == "level", field
            return Part({name: number + 1})
