"""Trade: two adjacent heroes give each other Loot and items, if both agree (DD-ITEM-05, DD-RUL-45)."""

from __future__ import annotations

from typing import Final

from engine.effects.firing import fire
from engine.effects.numbers import number, refresh_numbers
from engine.games.dungeons.happenings import E_TRADED
from engine.games.dungeons.moments import N_NO_TRADE, T_TRADED
from engine.games.dungeons.nearby import is_beside
from engine.games.dungeons.state import State

# What a deal holds.
GIVEN_LOOT: Final = 0
ASKED_LOOT: Final = 1
CARDS: Final = 2
"""Where in the deal the cards begin."""


def can_trade(g: State, seat: int, other: int) -> bool:
    """Whether two heroes could trade: adjacent, allowed to, and one of them has something."""
    if seat == other or not is_beside(g, g.pos[seat], g.pos[other]):
        return False
    if number(g, seat, N_NO_TRADE) > 0 or number(g, other, N_NO_TRADE) > 0:
        return False
    return g.loot[seat] + g.loot[other] + len(g.held[seat]) + len(g.held[other]) > 0


def item_of(card: int, asked: bool) -> int:
    """An item as a deal holds it, given or asked for."""
    return card * 2 + (1 if asked else 0)


def card_of(item: int) -> int:
    """Which card such an item is."""
    return item // 2


def is_asked(item: int) -> bool:
    """Whether it is asked for."""
    return item % 2 == 1


def has_item(g: State, card: int, asked: bool) -> bool:
    """Whether an item is in the deal."""
    return item_of(card, asked) in g.deal[CARDS:]


def put(g: State, card: int, asked: bool) -> None:
    """Put 1 Loot (card -1) or an item into the deal, given or asked for."""
    if card < 0:
        g.deal[ASKED_LOOT if asked else GIVEN_LOOT] += 1
    else:
        g.deal.append(item_of(card, asked))


def is_empty(g: State) -> bool:
    """Whether nothing is in the deal."""
    return g.deal[GIVEN_LOOT] + g.deal[ASKED_LOOT] == 0 and len(g.deal) == CARDS


def strike_deal(g: State, seat: int, other: int) -> None:
    """What is in the deal changes hands."""
    deal = g.deal
    g.deal = []
    g.loot[seat] += deal[ASKED_LOOT] - deal[GIVEN_LOOT]
    g.loot[other] += deal[GIVEN_LOOT] - deal[ASKED_LOOT]
    for item in deal[CARDS:]:
        source, goal = (other, seat) if is_asked(item) else (seat, other)
        g.held[source].remove(card_of(item))
        g.held[goal].append(card_of(item))
    g.unchecked = True
    refresh_numbers(g)
    g.emit(E_TRADED, seat, other)
    fire(g, T_TRADED, seat, -1, other)
