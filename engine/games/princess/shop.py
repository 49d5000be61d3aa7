"""The shop: filling it, selling and buying (PR-TRADE, PR-TURN-03, PR-RUL-19, -23)."""

from __future__ import annotations

from typing import Final

from engine.effects.firing import fire
from engine.effects.numbers import number
from engine.games.princess.cards import discard, into_hand
from engine.games.princess.happenings import E_BOUGHT, E_REFILLED, E_SHOP_CLEARED, E_SOLD, E_TOOK
from engine.games.princess.knowing import forget
from engine.games.princess.moments import (
    N_NO_BUY,
    N_NO_SELL,
    N_PRICE,
    N_SELL_PRICE,
    N_SHOP_SIZE,
    T_BOUGHT,
    T_SOLD,
)
from engine.games.princess.purse import earn
from engine.games.princess.state import State

SHOP_SIZE: Final = 3
PRICE: Final = 2
SELL_PRICE: Final = 1


def fill_shop(g: State) -> int:
    """Every missing card is replaced from the top of the deck, the left-most gap first (PR-RUL-23). How many
    were laid."""
    size = max(0, SHOP_SIZE + number(g, g.active, N_SHOP_SIZE))
    while len(g.shop) < size:
        g.shop.append(-1)
    while len(g.shop) > size and g.shop[-1] < 0:
        g.shop.pop()
    laid = 0
    for place in range(size):
        if g.shop[place] < 0 and g.deck:
            card = g.deck.pop()
            forget(g, card)
            g.shop[place] = card
            laid += 1
            g.emit(E_REFILLED, card, place)
    return laid


def clear_shop(g: State) -> None:
    """All cards in the shop are discarded (PR-ENV-05)."""
    cleared = 0
    for place, card in enumerate(g.shop):
        if card >= 0:
            g.discard.append(card)
            g.shop[place] = -1
            cleared += 1
    g.emit(E_SHOP_CLEARED, cleared)


def price(g: State, seat: int) -> int:
    """What a card of the shop costs a player (PR-TRADE-03)."""
    return max(0, PRICE + number(g, seat, N_PRICE))


def sell_price(g: State, seat: int) -> int:
    """What a sold card earns a player (PR-TRADE-02)."""
    return max(0, SELL_PRICE + number(g, seat, N_SELL_PRICE))


def can_sell(g: State, seat: int, card: int) -> bool:
    """Whether a card of the hand can be sold (PR-TRADE-01, PR-RUL-18)."""
    return number(g, seat, N_NO_SELL) <= 0 and (g.sells_princess or card != g.program.princess)


def can_buy(g: State, seat: int) -> bool:
    """Whether a player can pay for a card and one is there (PR-TRADE-06)."""
    if g.gold[seat] < price(g, seat) or number(g, seat, N_NO_BUY) > 0:
        return False
    return any(card >= 0 for card in g.shop)


def sell(g: State, card: int) -> None:
    """The active hero sells a card."""
    seat = g.active
    gold = sell_price(g, seat)
    discard(g, seat, card)
    g.emit(E_SOLD, seat, card, gold)
    earn(g, seat, gold)
    fire(g, T_SOLD, seat, amount=1)


def buy(g: State, place: int) -> None:
    """The active hero buys a card; it is paid in full and goes to the hand (PR-TRADE-04)."""
    seat = g.active
    gold = price(g, seat)
    card = g.shop[place]
    g.shop[place] = -1
    earn(g, seat, -gold)
    into_hand(g, seat, card)
    g.emit(E_BOUGHT, seat, card, gold)
    fire(g, T_BOUGHT, seat, amount=1)


def take_from_shop(g: State, seat: int, place: int) -> None:
    """A card of the shop for nothing."""
    card = g.shop[place]
    g.shop[place] = -1
    into_hand(g, seat, card)
    g.emit(E_TOOK, seat, card)
