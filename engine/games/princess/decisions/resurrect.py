"""The decision ``resurrect``: which cards a ghost gives for its return, and when they are enough
(PR-GHOST-16, -17)."""

from __future__ import annotations

from typing import Final

from engine.games.princess.cards import discard
from engine.games.princess.codes import A_DISCARD, A_DONE
from engine.games.princess.decisions.question import SEAT, Question
from engine.games.princess.life import resurrect
from engine.games.princess.naming import card_label
from engine.games.princess.state import State
from engine.kernel.contract import Action
from engine.kernel.errors import Refusal
from engine.kernel.message import Args, Label

F_RESURRECT: Final = 27
GIVEN: Final = 2


def ask_resurrect(g: State, seat: int) -> None:
    """A ghost begins to come back."""
    g.push(F_RESURRECT, seat, 0)


def cards_given(g: State, at: int) -> int:
    """How many cards the ghost has given so far."""
    return g.stack[at + GIVEN]


class Resurrect(Question):
    """One card more, or enough."""

    def settle(self, g: State, at: int) -> bool:
        if g.hand[g.stack[at + SEAT]]:
            return True
        self.come_back(g, at)
        return False

    def actions(self, g: State, at: int) -> list[Action]:
        found: list[Action] = [(A_DISCARD, card, 0, 0) for card in g.hand[g.stack[at + SEAT]]]
        if g.stack[at + GIVEN] > 0:
            found.append((A_DONE, 0, 0, 0))
        return found

    def perform(self, g: State, at: int, action: Action) -> None:
        if action[0] == A_DISCARD:
            g.stack[at + GIVEN] += 1
            discard(g, g.stack[at + SEAT], action[1])
        else:
            self.come_back(g, at)

    def come_back(self, g: State, at: int) -> None:
        """As much Life as cards were given, up to the maximum (PR-RUL-30)."""
        seat, cards = g.stack[at + SEAT], g.stack[at + GIVEN]
        g.pop()
        resurrect(g, seat, cards)

    def refusal(self, g: State, at: int, action: Action) -> Refusal:
        if action[0] == A_DONE:
            return Refusal("PR-RUL-30", "discard-one")
        return Refusal("PR-GHOST-16", "not-in-hand" if action[0] == A_DISCARD else "not-now")

    def label(self, g: State, at: int, action: Action) -> Label:
        if action[0] == A_DISCARD:
            return card_label(g, g.stack[at + SEAT], "action-discard-resurrect", action[1])
        args: Args = {"life": g.stack[at + GIVEN]} if g.stack[at + GIVEN] else {}
        return Label("action-done-resurrect", args, self.matter(g, at))


RESURRECT = Resurrect(F_RESURRECT, "resurrect")
