"""The decision ``curse_to``: to whom a curse goes that is taken from somebody."""

from __future__ import annotations

from typing import Final

from engine.games.princess.decisions.question import Choice
from engine.games.princess.magic import can_bear, curse, take_curse
from engine.games.princess.state import State
from engine.kernel.frames import A_HERO

F_CURSE_TO: Final = 35
VICTIM: Final = 2
CARD: Final = 3


def ask_curse_to(g: State, seat: int, victim: int, card: int) -> None:
    """A player says to whom a curse goes."""
    g.push(F_CURSE_TO, seat, victim, card)


class CurseTo(Choice):
    """To whom."""

    def offered(self, g: State, at: int) -> list[int]:
        victim, card = g.stack[at + VICTIM], g.stack[at + CARD]
        return [other for other in g.next_seats() if other != victim and can_bear(g, card, other)]

    def take(self, g: State, at: int, choice: int) -> None:
        victim, card = g.stack[at + VICTIM], g.stack[at + CARD]
        g.pop()
        take_curse(g, victim, card)
        curse(g, choice, card)

    def spell(self, g: State, at: int) -> int:
        return g.stack[at + CARD]


CURSE_TO = CurseTo(F_CURSE_TO, "curse_to", A_HERO)
