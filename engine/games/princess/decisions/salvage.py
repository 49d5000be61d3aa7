"""The decision ``salvage``: which discarded cards to take back."""

from __future__ import annotations

from typing import Final

from engine.games.princess.cards import into_hand
from engine.games.princess.codes import A_SALVAGE
from engine.games.princess.decisions.question import SEAT, Choice
from engine.games.princess.happenings import E_TOOK
from engine.games.princess.state import State

F_SALVAGE: Final = 33
COUNT: Final = 2
TYPES: Final = 3
"""A bit mask."""


def ask_salvage(g: State, seat: int, count: int, types: int) -> None:
    """A player takes so many discarded cards of some types."""
    g.push(F_SALVAGE, seat, count, types)


class Salvage(Choice):
    """Which card is taken next."""

    def offered(self, g: State, at: int) -> list[int]:
        return [card for card in g.discard if g.stack[at + TYPES] >> g.program.types[card] & 1]

    def left(self, g: State, at: int) -> int:
        return g.stack[at + COUNT]

    def take(self, g: State, at: int, choice: int) -> None:
        g.stack[at + COUNT] -= 1
        g.discard.remove(choice)
        into_hand(g, g.stack[at + SEAT], choice)
        g.emit(E_TOOK, g.stack[at + SEAT], choice)


SALVAGE = Salvage(F_SALVAGE, "salvage", A_SALVAGE)
