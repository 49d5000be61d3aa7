"""The decision ``name``: which card to steal from a hand that is not seen, by its name."""

from __future__ import annotations

from typing import Final

from engine.games.princess.codes import A_NAME
from engine.games.princess.decisions.question import SEAT, Choice
from engine.games.princess.naming import entry
from engine.games.princess.state import State
from engine.games.princess.theft import nameable, steal_named
from engine.kernel.contract import Action
from engine.kernel.message import Label
from engine.kernel.targets import Seat

F_NAME: Final = 30
VICTIM: Final = 2


def ask_name(g: State, thief: int, victim: int) -> None:
    """A player names a card that another may have."""
    g.push(F_NAME, thief, victim)


class Name(Choice):
    """Which name."""

    def offered(self, g: State, at: int) -> list[int]:
        return nameable(g, g.stack[at + SEAT], g.stack[at + VICTIM])

    def take(self, g: State, at: int, choice: int) -> None:
        seat, victim = g.stack[at + SEAT], g.stack[at + VICTIM]
        g.pop()
        steal_named(g, seat, victim, choice)

    def label(self, g: State, at: int, action: Action) -> Label:
        return Label("action-name", {"card": entry(g, action[1])}, (Seat(g.stack[at + VICTIM]),))


NAME = Name(F_NAME, "name", A_NAME)
