"""The decision ``curse``: which curse of a player to take away."""

from __future__ import annotations

from typing import Final

from engine.games.princess.codes import A_CURSE
from engine.games.princess.decisions.curse_to import ask_curse_to
from engine.games.princess.decisions.question import SEAT, Choice
from engine.games.princess.magic import drop_curse
from engine.games.princess.state import State

F_CURSE: Final = 34
VICTIM: Final = 2
COUNT: Final = 3
MOVES: Final = 4
"""1 if it goes to somebody else, 0 if it is discarded."""


def ask_curse(g: State, seat: int, victim: int, count: int, moves: bool) -> None:
    """A player takes so many curses away from another, or from nobody else."""
    g.push(F_CURSE, seat, victim, count, 1 if moves else 0)


class Curse(Choice):
    """Which curse goes next."""

    def offered(self, g: State, at: int) -> list[int]:
        return g.curses[g.stack[at + VICTIM]]

    def left(self, g: State, at: int) -> int:
        return g.stack[at + COUNT]

    def take(self, g: State, at: int, choice: int) -> None:
        seat, victim, moves = g.stack[at + SEAT], g.stack[at + VICTIM], g.stack[at + MOVES]
        g.stack[at + COUNT] -= 1
        if moves:
            ask_curse_to(g, seat, victim, choice)
        else:
            drop_curse(g, victim, choice)


CURSE = Curse(F_CURSE, "curse", A_CURSE)
