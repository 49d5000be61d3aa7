"""How cards, figures, places and texts are named in labels and events: by ``kind/slug`` of their entries, for
whose names the wording asks the release."""

from __future__ import annotations

from typing import Any

from engine.games.dungeons.nearby import number_of
from engine.games.dungeons.state import State
from engine.kernel.decision import Label


def entry(g: State, definition: int) -> str:
    """``kind/slug`` of a definition; of a part of an adventure that of the adventure."""
    return g.program.definitions[definition].entry


def card_entry(g: State, card: int) -> str:
    """``kind/slug`` of an item."""
    return entry(g, g.program.cards[card])


def hero_entry(g: State, seat: int) -> str:
    """``kind/slug`` of the hero of a seat; empty until one is chosen."""
    return entry(g, g.hero[seat]) if 0 <= seat < g.seats and g.hero[seat] >= 0 else ""


def enemy_named(g: State, slot: int, name: str = "enemy") -> dict[str, Any]:
    """An enemy as an argument of messages: its card, and its number if there have been several of them."""
    if slot < 0:
        return {name: ""}
    return {name: entry(g, g.enemy_kind[slot]), f"{name}_number": number_of(g, slot)}


def text(g: State, part: str, name: str, field: str = "text") -> str:
    """The address of a text of the adventure: entry, then the way to the text."""
    return f"adventure/{g.story.slug}/{part}.{name}.{field}"


def place(g: State, space: int) -> dict[str, int]:
    """A space as column and row of the map, counted from 1 at the top left of the grid."""
    return {"column": space % g.map.width + 1, "row": space // g.map.width + 1}


def enemy_label(g: State, key: str, slot: int) -> Label:
    """An action with an enemy."""
    return key, {**enemy_named(g, slot), **place(g, g.enemy_pos[slot]), "health": g.enemy_health[slot]}
