"""The decision ``princess``: whether the winner of a challenge takes the Princess (PR-CHALLENGE-12)."""

from __future__ import annotations

from typing import Final

from engine.effects.numbers import number
from engine.games.princess.cards import hand_over, take_princess
from engine.games.princess.codes import CENTRE
from engine.games.princess.decisions.question import SEAT, Question
from engine.games.princess.happenings import E_TOOK
from engine.games.princess.moments import N_NO_PRINCESS
from engine.games.princess.naming import card_at
from engine.games.princess.state import State
from engine.kernel.contract import Action
from engine.kernel.frames import A_NO, A_YES
from engine.kernel.message import Label

F_PRINCESS: Final = 26


def ask_princess(g: State, winner: int) -> None:
    """The winner may take her, if she can be taken."""
    if may_take_princess(g, winner):
        g.push(F_PRINCESS, winner)


def may_take_princess(g: State, winner: int) -> bool:
    """Whether the winner may take the Princess now: from the centre, not from the loser's hand unless an
    option says so (PR-CHALLENGE-12, PR-RUL-03, -17)."""
    if not g.alive[winner] or number(g, winner, N_NO_PRINCESS) > 0:
        return False
    loser = g.rival(winner)
    return g.princess_at == CENTRE or (g.robs_loser and loser >= 0 and g.princess_at == loser)


class Princess(Question):
    """Yes or no."""

    def actions(self, g: State, at: int) -> list[Action]:
        return [(A_YES, 0, 0, 0), (A_NO, 0, 0, 0)]

    def perform(self, g: State, at: int, action: Action) -> None:
        winner = g.stack[at + SEAT]
        g.pop()
        if action[0] == A_NO:
            return
        if g.princess_at == CENTRE:
            take_princess(g, winner)
        else:
            hand_over(g, g.program.princess, g.princess_at, winner, E_TOOK, True)

    def label(self, g: State, at: int, action: Action) -> Label:
        key = f"action-{'yes' if action[0] == A_YES else 'no'}-princess"
        return Label(key, {"question": self.name}, (card_at(g, g.stack[at + SEAT], g.program.princess),))


PRINCESS = Princess(F_PRINCESS, "princess")
