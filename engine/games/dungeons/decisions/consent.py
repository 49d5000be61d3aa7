"""The decision ``consent``: whether the other hero agrees to a trade (DD-ITEM-05, DD-RUL-45)."""

from __future__ import annotations

from typing import Final

from engine.games.dungeons.decisions.question import SEAT, Question
from engine.games.dungeons.happenings import E_TRADE_OFFERED, E_TRADE_REFUSED
from engine.games.dungeons.naming import hero_at
from engine.games.dungeons.state import State
from engine.games.dungeons.trading import strike_deal
from engine.kernel.contract import Action
from engine.kernel.frames import A_NO, A_YES
from engine.kernel.message import Label

F_CONSENT: Final = 36
OTHER: Final = 2


def ask_consent(g: State, seat: int, other: int) -> None:
    """The other player is asked."""
    g.emit(E_TRADE_OFFERED, seat, other)
    g.push(F_CONSENT, seat, other)


class Consent(Question):
    """Yes or no."""

    def decider(self, g: State, at: int) -> int:
        return g.stack[at + OTHER]

    def actions(self, g: State, at: int) -> list[Action]:
        return [(A_YES, 0, 0, 0), (A_NO, 0, 0, 0)]

    def perform(self, g: State, at: int, action: Action) -> None:
        seat, other = g.stack[at + SEAT], g.stack[at + OTHER]
        g.pop()
        if action[0] == A_YES:
            strike_deal(g, seat, other)
        else:
            g.deal = []
            g.emit(E_TRADE_REFUSED, seat, other)

    def label(self, g: State, at: int, action: Action) -> Label:
        key = f"action-{'yes' if action[0] == A_YES else 'no'}-consent"
        return Label(key, {"question": self.name}, hero_at(g, g.stack[at + SEAT]))


CONSENT = Consent(F_CONSENT, "consent")
