"""How cards, enemies and spaces are named in labels and events: entries by ``kind/slug``, for whose names the
wording asks the release; and how they are pointed at on the table."""

from __future__ import annotations

from engine.effects.context import Context
from engine.games.platformer.codes import EXTRA, FIRST_ENEMY, PAIR, PAIR_SAVED, SAVED, SYMBOLS
from engine.games.platformer.state import State
from engine.kernel.message import Args, Label
from engine.kernel.targets import Card, Die, Figure, Seat, Space, Target, Targets, enemy_figure, hero_figure


def entry(g: State, definition: int) -> str:
    """``kind/slug`` of a definition."""
    return g.program.definitions[definition].entry


def card_entry(g: State, hero: int, card: int) -> str:
    """``kind/slug`` of a single card; -1 is the hero card."""
    return entry(g, g.hero[hero] if card < 0 else g.program.cards[card])


def place(g: State, space: int) -> dict[str, int]:
    """A space as column and row, both counted from 1 at the bottom left."""
    return {"column": space % g.board.width + 1, "row": space // g.board.width + 1}


def face_name(face: int) -> str:
    """A symbol's name, also of a number that is none."""
    return SYMBOLS[face] if 0 <= face < len(SYMBOLS) else "blank"


def enemy_label(g: State, slot: int, key: str = "action-enemy") -> Label:
    """An action with an enemy on the map."""
    args: Args = {"enemy": entry(g, g.enemy_kind[slot]), **place(g, g.enemy_pos[slot])}
    return Label(key, args, (enemy_figure(slot),))


def space_label(g: State, space: int, key: str = "action-space") -> Label:
    """An action with a space."""
    return Label(key, place(g, space), (space_at(g, space),))


def space_at(g: State, space: int) -> Space:
    """A space, to be pointed at."""
    return Space(space % g.board.width + 1, space // g.board.width + 1)


def figure_at(figure: int) -> Figure:
    """A figure, as the table of who stands where numbers them, to be pointed at."""
    return hero_figure(figure) if figure < FIRST_ENEMY else enemy_figure(figure - FIRST_ENEMY)


def hero_at(g: State, seat: int) -> Targets:
    """A hero, to be pointed at: the player, and the figure if it is on the map."""
    return (Seat(seat),) if g.pos[seat] < 0 else (hero_figure(seat), Seat(seat))


def dice_at(hero: int, source: int, face: int) -> Targets:
    """The dice that are spent for a symbol, to be pointed at."""
    name = SYMBOLS[face]
    if source == EXTRA:
        return (Die("extra", name),)
    pool, special = Die("pool", name), Die("special", name, hero)
    if source == SAVED:
        return (special,)
    if source == PAIR:
        return (pool, pool)
    return (pool, special) if source == PAIR_SAVED else (pool,)


def card_at(g: State, hero: int, card: int) -> Card:
    """A card in front of a hero, -1 is the hero card, or one that lies elsewhere, to be pointed at."""
    named = card_entry(g, hero, card)
    if card < 0:
        return Card(named, "hero", hero)
    for seat in range(g.seats):
        if card in g.held[seat]:
            return Card(named, "held", seat, g.held[seat].index(card))
    if card in g.display:
        return Card(named, "shop", None, g.display.index(card))
    if card in g.artifacts:
        return Card(named, "artifacts", None, g.artifacts.index(card))
    return Card(named, "event" if card == g.event else "table")


def bearer_at(g: State, definition: int, ctx: Context) -> Target:
    """What bears an effect, to be pointed at: an enemy on the map, a single card, a hero card, or another one
    that lies on the table."""
    if ctx.this >= 0 and g.enemy_pos[ctx.this] >= 0:
        return enemy_figure(ctx.this)
    if ctx.card >= 0:
        return card_at(g, ctx.owner, ctx.card)
    if definition in g.hero:
        return Card(entry(g, definition), "hero", g.hero.index(definition))
    return Card(entry(g, definition), "table")
