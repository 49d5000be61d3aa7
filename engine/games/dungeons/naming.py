"""How cards, figures, places and texts are named in labels and events: by ``kind/slug`` of their entries, for
whose names the wording asks the release; and how they are pointed at on the table."""

from __future__ import annotations

from engine.effects.context import Context
from engine.games.dungeons.nearby import number_of
from engine.games.dungeons.state import State
from engine.kernel.message import Argument, Label
from engine.kernel.targets import Card, Seat, Space, Target, Targets, enemy_figure, hero_figure


def entry(g: State, definition: int) -> str:
    """``kind/slug`` of a definition; of a part of an adventure that of the adventure."""
    return g.program.definitions[definition].entry


def card_entry(g: State, card: int) -> str:
    """``kind/slug`` of an item."""
    return entry(g, g.program.cards[card])


def hero_entry(g: State, seat: int) -> str:
    """``kind/slug`` of the hero of a seat; empty until one is chosen."""
    return entry(g, g.hero[seat]) if 0 <= seat < g.seats and g.hero[seat] >= 0 else ""


def enemy_named(g: State, slot: int, name: str = "enemy") -> dict[str, Argument]:
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
    named = {**enemy_named(g, slot), **place(g, g.enemy_pos[slot]), "health": g.enemy_health[slot]}
    return Label(key, named, (enemy_figure(slot),))


def space_at(g: State, space: int) -> Space:
    """A space, to be pointed at."""
    return Space(space % g.map.width + 1, space // g.map.width + 1)


def hero_at(g: State, seat: int) -> Targets:
    """A hero, to be pointed at: the player, and the figure if it is on the map."""
    return (Seat(seat),) if g.pos[seat] < 0 else (hero_figure(seat), Seat(seat))


def card_at(g: State, card: int) -> Card:
    """An item, to be pointed at: in front of a hero, in the row, or wherever else it lies."""
    named = card_entry(g, card)
    for seat in range(g.seats):
        if card in g.held[seat]:
            return Card(named, "held", seat, g.held[seat].index(card))
    if card in g.row:
        return Card(named, "row", None, g.row.index(card))
    return Card(named, "discard" if card in g.discard else "table")


def bearer_at(g: State, definition: int, ctx: Context) -> Target:
    """What bears an effect, to be pointed at: an enemy on the map, an item, the hero, equipment or ability
    card of a player, a part of the adventure, or what else lies on the table."""
    if ctx.this >= 0 and g.enemy_pos[ctx.this] >= 0:
        return enemy_figure(ctx.this)
    if ctx.card >= 0:
        return card_at(g, ctx.card)
    named = entry(g, definition)
    for zone, cards in (("hero", g.hero), ("equipment", g.equipment), ("ability", g.ability)):
        if definition in cards:
            return Card(named, zone, cards.index(definition))
    return Card(named, "adventure" if named.startswith("adventure/") else "table")
