"""The decision ``arrange``: in which order the next cards of the deck lie."""

from __future__ import annotations

from typing import Final

from engine.games.princess.codes import A_TOP
from engine.games.princess.decisions.question import SEAT, Choice
from engine.games.princess.happenings import E_ARRANGED
from engine.games.princess.knowing import seen_in_deck
from engine.games.princess.state import State

F_ARRANGE: Final = 36
COUNT: Final = 2
PLACED: Final = 3


def ask_arrange(g: State, seat: int, count: int) -> None:
    """A player puts so many cards of the deck in order."""
    g.push(F_ARRANGE, seat, count, 0)


class Arrange(Choice):
    """Which card comes next from the top."""

    def offered(self, g: State, at: int) -> list[int]:
        return sorted(g.deck[len(g.deck) - g.stack[at + COUNT] : len(g.deck) - g.stack[at + PLACED]])

    def left(self, g: State, at: int) -> int:
        return g.stack[at + COUNT] - g.stack[at + PLACED]

    def take(self, g: State, at: int, choice: int) -> None:
        placed = g.stack[at + PLACED]
        here = g.deck.index(choice)
        there = len(g.deck) - 1 - placed
        g.deck[here], g.deck[there] = g.deck[there], g.deck[here]
        seen_in_deck(g, g.stack[at + SEAT], choice)
        g.stack[at + PLACED] = placed + 1

    def end(self, g: State, at: int) -> None:
        g.emit(E_ARRANGED, g.stack[at + SEAT], g.stack[at + COUNT])
        g.pop()


ARRANGE = Arrange(F_ARRANGE, "arrange", A_TOP)
