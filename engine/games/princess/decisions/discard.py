"""The decision ``discard``: which cards of the hand to discard for a card's text."""

from __future__ import annotations

from typing import Final

from engine.games.princess.cards import discard
from engine.games.princess.codes import A_DISCARD
from engine.games.princess.decisions.question import SEAT, Choice
from engine.games.princess.state import State
from engine.kernel.contract import Action
from engine.kernel.errors import Refusal

F_DISCARD: Final = 28
COUNT: Final = 2


def ask_discard(g: State, seat: int, count: int) -> None:
    """A player must discard so many cards."""
    g.push(F_DISCARD, seat, count)


class Discard(Choice):
    """Which card goes next."""

    def offered(self, g: State, at: int) -> list[int]:
        return g.hand[g.stack[at + SEAT]]

    def left(self, g: State, at: int) -> int:
        return g.stack[at + COUNT]

    def take(self, g: State, at: int, choice: int) -> None:
        g.stack[at + COUNT] -= 1
        discard(g, g.stack[at + SEAT], choice)

    def refusal(self, g: State, at: int, action: Action) -> Refusal:
        if action[0] == A_DISCARD:
            return Refusal("PR-RUL-46", "not-in-hand")
        return super().refusal(g, at, action)


DISCARD = Discard(F_DISCARD, "discard", A_DISCARD, empties=True)
