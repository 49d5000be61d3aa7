"""The decision ``give``: which cards of the hand to give to another player."""

from __future__ import annotations

from typing import Final

from engine.games.princess.cards import hand_over
from engine.games.princess.codes import A_GIVE
from engine.games.princess.decisions.question import SEAT, Choice
from engine.games.princess.happenings import E_GAVE
from engine.games.princess.state import State
from engine.kernel.targets import Seat, Targets

F_GIVE: Final = 31
TAKER: Final = 2
COUNT: Final = 3


def ask_give(g: State, giver: int, taker: int, count: int) -> None:
    """A player must give another so many cards."""
    g.push(F_GIVE, giver, taker, count)


class Give(Choice):
    """Which card is given next."""

    def offered(self, g: State, at: int) -> list[int]:
        return g.hand[g.stack[at + SEAT]]

    def left(self, g: State, at: int) -> int:
        return g.stack[at + COUNT]

    def take(self, g: State, at: int, choice: int) -> None:
        g.stack[at + COUNT] -= 1
        hand_over(g, choice, g.stack[at + SEAT], g.stack[at + TAKER], E_GAVE)

    def besides(self, g: State, at: int) -> Targets:
        return (Seat(g.stack[at + TAKER]),)


GIVE = Give(F_GIVE, "give", A_GIVE, empties=True)
