"""The decision ``trade``: what goes into a deal between two heroes, the offer, or calling it off (DD-ITEM-05,
DD-RUL-45)."""

from __future__ import annotations

from typing import Final

from engine.games.dungeons.codes import A_ASK, A_CANCEL, A_GIVE, A_OFFER, ACTIONS
from engine.games.dungeons.decisions.consent import ask_consent
from engine.games.dungeons.decisions.question import SEAT, Question
from engine.games.dungeons.naming import card_at, card_entry, hero_at
from engine.games.dungeons.state import State
from engine.games.dungeons.trading import ASKED_LOOT, GIVEN_LOOT, has_item, is_empty, put
from engine.kernel.contract import Action
from engine.kernel.errors import Refusal
from engine.kernel.message import Args, Label
from engine.kernel.targets import Pile

F_TRADE: Final = 35
OTHER: Final = 2

# What an answer puts into the deal.
OF_LOOT: Final = 0
OF_ITEM: Final = 1
NO_CARD: Final = -1


def ask_trade(g: State, seat: int, other: int) -> None:
    """A hero proposes a trade."""
    g.deal = [0, 0]
    g.push(F_TRADE, seat, other)


class Trade(Question):
    """What else."""

    def actions(self, g: State, at: int) -> list[Action]:
        """Loot goes one way only."""
        seat, other = g.stack[at + SEAT], g.stack[at + OTHER]
        given, asked = g.deal[GIVEN_LOOT], g.deal[ASKED_LOOT]
        found: list[Action] = []
        if g.loot[seat] > given and asked == 0:
            found.append((A_GIVE, OF_LOOT, NO_CARD, 0))
        if g.loot[other] > asked and given == 0:
            found.append((A_ASK, OF_LOOT, NO_CARD, 0))
        for card in g.held[seat]:
            if not has_item(g, card, False):
                found.append((A_GIVE, OF_ITEM, card, 0))
        for card in g.held[other]:
            if not has_item(g, card, True):
                found.append((A_ASK, OF_ITEM, card, 0))
        if not is_empty(g):
            found.append((A_OFFER, 0, 0, 0))
        found.append((A_CANCEL, 0, 0, 0))
        return found

    def perform(self, g: State, at: int, action: Action) -> None:
        if action[0] in (A_GIVE, A_ASK):
            put(g, action[2], action[0] == A_ASK)
            return
        seat, other = g.stack[at + SEAT], g.stack[at + OTHER]
        g.pop()
        if action[0] == A_OFFER:
            ask_consent(g, seat, other)
        else:
            g.deal = []

    def refusal(self, g: State, at: int, action: Action) -> Refusal:
        if action[0] not in (A_GIVE, A_ASK, A_OFFER):
            return super().refusal(g, at, action)
        nothing = action[0] == A_OFFER and is_empty(g)
        return Refusal("DD-RUL-45", "empty-deal" if nothing else "not-yours-to-give")

    def label(self, g: State, at: int, action: Action) -> Label:
        code, sort, card, _c = action
        key = f"action-{ACTIONS[code]}"
        if code not in (A_GIVE, A_ASK):
            return Label(key, {}, hero_at(g, g.stack[at + OTHER]))
        owner = g.stack[at + (SEAT if code == A_GIVE else OTHER)]
        if sort == OF_LOOT:
            return Label(f"{key}-loot", {}, (Pile("loot", owner),))
        args: Args = {"card": card_entry(g, card), "place": g.held[owner].index(card) + 1}
        return Label(f"{key}-item", args, (card_at(g, card),))


TRADE = Trade(F_TRADE, "trade")
