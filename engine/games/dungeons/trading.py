"""Trade: two adjacent heroes give each other Loot and items, if both agree (DD-ITEM-05, DD-RUL-45)."""

from __future__ import annotations

from engine.effects.firing import fire
from engine.effects.numbers import number, refresh_numbers
from engine.games.dungeons.codes import F_CONSENT, F_TRADE
from engine.games.dungeons.happenings import E_TRADE_OFFERED, E_TRADE_REFUSED, E_TRADED
from engine.games.dungeons.moments import N_NO_TRADE, T_TRADED
from engine.games.dungeons.nearby import is_beside
from engine.games.dungeons.state import State
from engine.kernel.frames import FRAME

GIVEN_LOOT = 0
ASKED_LOOT = 1
CARDS = 2
"""Where in the deal the cards begin."""


def can_trade(g: State, seat: int, other: int) -> bool:
    """Whether two heroes could trade: adjacent, allowed to, and one of them has something."""
    if seat == other or not is_beside(g, g.pos[seat], g.pos[other]):
        return False
    if number(g, seat, N_NO_TRADE) > 0 or number(g, other, N_NO_TRADE) > 0:
        return False
    return g.loot[seat] + g.loot[other] + len(g.held[seat]) + len(g.held[other]) > 0


def begin_trade(g: State, seat: int, other: int) -> None:
    """A hero proposes a trade."""
    g.deal = [0, 0]
    g.push(F_TRADE, seat, other)


def put(g: State, card: int, asked: bool) -> None:
    """Put 1 Loot (card -1) or an item into the deal, given or asked for."""
    if card < 0:
        g.deal[ASKED_LOOT if asked else GIVEN_LOOT] += 1
    else:
        g.deal.append(card * 2 + (1 if asked else 0))


def is_empty(g: State) -> bool:
    """Whether nothing is in the deal."""
    return g.deal[GIVEN_LOOT] + g.deal[ASKED_LOOT] == 0 and len(g.deal) == CARDS


def propose(g: State) -> None:
    """The other player is asked."""
    base = len(g.stack) - FRAME
    seat = g.stack[base + 1]
    other = g.stack[base + 2]
    g.pop()
    g.emit(E_TRADE_OFFERED, seat, other)
    g.push(F_CONSENT, seat, other)


def answer(g: State, agreed: bool) -> None:
    """The other player agrees, or does not."""
    base = len(g.stack) - FRAME
    seat = g.stack[base + 1]
    other = g.stack[base + 2]
    g.pop()
    deal = g.deal
    g.deal = []
    if not agreed:
        g.emit(E_TRADE_REFUSED, seat, other)
        return
    g.loot[seat] += deal[ASKED_LOOT] - deal[GIVEN_LOOT]
    g.loot[other] += deal[GIVEN_LOOT] - deal[ASKED_LOOT]
    for entry in deal[CARDS:]:
        source, goal = (other, seat) if entry % 2 else (seat, other)
        g.held[source].remove(entry // 2)
        g.held[goal].append(entry // 2)
    g.unchecked = True
    refresh_numbers(g)
    g.emit(E_TRADED, seat, other)
    fire(g, T_TRADED, seat, -1, other)
