"""The decision ``trade``: sell cards, then buy cards, both as long as one likes (PR-TRADE, PR-RUL-19, -20).
An option mixes the two."""

from __future__ import annotations

from typing import Final

from engine.effects.numbers import number
from engine.games.princess.codes import A_BUY, A_DONE, A_SELL
from engine.games.princess.decisions.question import Question
from engine.games.princess.moments import N_NO_BUY, N_NO_SELL
from engine.games.princess.naming import card_at, card_entry, card_label
from engine.games.princess.shop import buy, can_buy, can_sell, price, sell, sell_price
from engine.games.princess.state import State
from engine.kernel.contract import Action
from engine.kernel.errors import Refusal
from engine.kernel.frames import FRAME
from engine.kernel.message import Args, Label
from engine.kernel.targets import Pile

F_TRADE: Final = 19
PART: Final = 1
SOLD: Final = 2
BOUGHT: Final = 3

# Parts of a Trade.
SELLING: Final = 0
BUYING: Final = 1
ANY_ORDER: Final = 2


def begin_trade(g: State) -> None:
    """The active hero trades."""
    g.push(F_TRADE, SELLING if g.sells_first else ANY_ORDER, 0, 0)


def may_sell(g: State) -> bool:
    """Whether the Trade on top of the stack is still about selling."""
    return g.stack[len(g.stack) - FRAME + PART] != BUYING


def may_buy(g: State) -> bool:
    """Whether the Trade on top of the stack has come to buying."""
    return g.stack[len(g.stack) - FRAME + PART] != SELLING


class Trade(Question):
    """What to sell or buy next, or enough."""

    def decider(self, g: State, at: int) -> int:
        return g.active

    def settle(self, g: State, at: int) -> bool:
        seat = g.active
        if not g.alive[seat]:
            g.pop()
            return False
        if may_sell(g):
            if any(can_sell(g, seat, card) for card in g.hand[seat]):
                return True
            if g.stack[at + PART] == SELLING:
                g.stack[at + PART] = BUYING
        if can_buy(g, seat):
            return True
        g.pop()
        return False

    def actions(self, g: State, at: int) -> list[Action]:
        seat = g.active
        found: list[Action] = []
        if may_sell(g):
            for card in g.hand[seat]:
                if can_sell(g, seat, card):
                    found.append((A_SELL, card, 0, 0))
        if may_buy(g) and can_buy(g, seat):
            for place, card in enumerate(g.shop):
                if card >= 0:
                    found.append((A_BUY, place, 0, 0))
        found.append((A_DONE, 0, 0, 0))
        return found

    def perform(self, g: State, at: int, action: Action) -> None:
        if action[0] == A_SELL:
            g.stack[at + SOLD] += 1
            sell(g, action[1])
        elif action[0] == A_BUY:
            g.stack[at + BOUGHT] += 1
            buy(g, action[1])
        elif g.stack[at + PART] == SELLING:
            g.stack[at + PART] = BUYING
        else:
            g.pop()

    def refusal(self, g: State, at: int, action: Action) -> Refusal:
        seat = g.active
        code, a = action[0], action[1]
        if code == A_SELL:
            if not may_sell(g):
                return Refusal("PR-RUL-19", "sell-first")
            if a not in g.hand[seat]:
                return Refusal("PR-TRADE-01", "not-in-hand")
            if number(g, seat, N_NO_SELL) > 0:
                return Refusal("PR-RUL-46", "forbidden")
            return Refusal("PR-RUL-18", "princess-not-for-sale")
        if code == A_BUY:
            if not may_buy(g):
                return Refusal("PR-RUL-19", "sell-first")
            if number(g, seat, N_NO_BUY) > 0:
                return Refusal("PR-RUL-46", "forbidden")
            if not 0 <= a < len(g.shop) or g.shop[a] < 0:
                return Refusal("PR-TRADE-03", "no-card")
            return Refusal("PR-TRADE-06", "too-dear", {"price": price(g, seat), "gold": g.gold[seat]})
        return Refusal("PR-TURN-05", "not-now")

    def label(self, g: State, at: int, action: Action) -> Label:
        code, a = action[0], action[1]
        if code == A_SELL:
            label = card_label(g, g.active, "action-sell", a)
            return Label(label.key, {**label.args, "gold": sell_price(g, g.active)}, label.targets)
        if code == A_BUY:
            found: Args = {"card": card_entry(g, g.shop[a]), "place": a + 1, "gold": price(g, g.active)}
            return Label("action-buy", found, (card_at(g, g.active, g.shop[a]),))
        key = f"action-done-{('selling', 'buying', 'trading')[g.stack[at + PART]]}"
        return Label(key, {}, (Pile("shop"),))


TRADE = Trade(F_TRADE, "trade")
