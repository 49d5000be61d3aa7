"""The decision ``steal``: which cards of a hand that is looked at to steal."""

from __future__ import annotations

from typing import Final

from engine.games.princess.codes import A_STEAL
from engine.games.princess.decisions.question import SEAT, Choice
from engine.games.princess.state import State
from engine.games.princess.theft import steal
from engine.kernel.contract import Action
from engine.kernel.errors import Refusal

F_STEAL: Final = 29
VICTIM: Final = 2
COUNT: Final = 3


def ask_steal(g: State, thief: int, victim: int, count: int) -> None:
    """A player may steal so many cards of another's hand."""
    g.push(F_STEAL, thief, victim, count)


class Steal(Choice):
    """Which card is stolen next."""

    def offered(self, g: State, at: int) -> list[int]:
        return sorted(g.hand[g.stack[at + VICTIM]])

    def left(self, g: State, at: int) -> int:
        return g.stack[at + COUNT]

    def take(self, g: State, at: int, choice: int) -> None:
        g.stack[at + COUNT] -= 1
        steal(g, g.stack[at + SEAT], g.stack[at + VICTIM], choice)

    def refusal(self, g: State, at: int, action: Action) -> Refusal:
        if action[0] == A_STEAL:
            return Refusal("PR-RUL-46", "not-in-that-hand")
        return super().refusal(g, at, action)


STEAL = Steal(F_STEAL, "steal", A_STEAL, empties=True)
