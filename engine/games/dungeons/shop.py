"""Items: the row, acquiring, discarding (DD-ITEM-01 to -04, DD-RUL-44)."""

from __future__ import annotations

from engine.effects.firing import fire
from engine.effects.numbers import number, refresh_numbers
from engine.games.dungeons.codes import LOOT, ROW
from engine.games.dungeons.happenings import E_BOUGHT, E_DISCARDED, E_ITEM_GAINED, E_TURNED_UP
from engine.games.dungeons.moments import N_NO_BUYING, N_PRICE, T_ITEM_ACQUIRED
from engine.games.dungeons.purse import lose
from engine.games.dungeons.state import State


def price_of(g: State, seat: int, card: int) -> int:
    """The Loot that an item costs a hero."""
    printed = g.program.definitions[g.program.cards[card]].price
    return max(0, printed + number(g, seat, N_PRICE))


def can_buy(g: State, seat: int, place: int) -> bool:
    """Whether a hero can acquire the item at a place of the row (DD-ITEM-01, -02)."""
    card = g.row[place]
    return (
        card >= 0
        and g.pos[seat] >= 0
        and g.loot[seat] >= price_of(g, seat, card)
        and number(g, seat, N_NO_BUYING) <= 0
    )


def buy(g: State, seat: int, place: int) -> None:
    """A hero acquires an item; the next one is turned up at once (DD-ITEM-03)."""
    card = g.row[place]
    price = price_of(g, seat, card)
    lose(g, seat, LOOT, price)
    g.emit(E_BOUGHT, seat, card, price)
    g.row[place] = -1
    turn_up(g, place)
    take(g, seat, card)


def take(g: State, seat: int, card: int) -> None:
    """An item comes to a hero."""
    g.held[seat].append(card)
    g.unchecked = True
    refresh_numbers(g)
    g.emit(E_ITEM_GAINED, seat, card)
    fire(g, T_ITEM_ACQUIRED, seat, -1, card)


def turn_up(g: State, place: int) -> None:
    """Turn up the top card of the item deck; an empty deck leaves a gap (DD-RUL-44)."""
    if not g.item_deck and g.reshuffle and g.discard:
        g.item_deck = g.discard
        g.discard = []
        g.shuffle(g.item_deck)
    if g.item_deck:
        g.row[place] = g.item_deck.pop()
        g.emit(E_TURNED_UP, g.row[place], place)


def renew(g: State) -> None:
    """The row goes under the deck, and new items are turned up."""
    old = [card for card in g.row if card >= 0]
    g.item_deck = old + g.item_deck
    g.row = [-1] * ROW
    for place in range(ROW):
        turn_up(g, place)


def discard(g: State, seat: int, card: int) -> None:
    """An item is discarded face up."""
    if card in g.held[seat]:
        g.held[seat].remove(card)
        g.discard.append(card)
        g.unchecked = True
        refresh_numbers(g)
        g.emit(E_DISCARDED, seat, card)
