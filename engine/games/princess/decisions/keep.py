"""The decision ``keep``: which cards of an eliminated hand the killer keeps (PR-GHOST-04)."""

from __future__ import annotations

from typing import Final

from engine.games.princess.cards import hand_over
from engine.games.princess.codes import A_DONE, A_KEEP
from engine.games.princess.decisions.question import SEAT, Question
from engine.games.princess.happenings import E_KEPT
from engine.games.princess.naming import card_label
from engine.games.princess.state import State
from engine.kernel.contract import Action
from engine.kernel.errors import Refusal
from engine.kernel.message import Label
from engine.kernel.targets import Seat

F_KEEP: Final = 25
VICTIM: Final = 2


def ask_keep(g: State, killer: int, victim: int) -> None:
    """The killer may keep cards of the hand."""
    g.push(F_KEEP, killer, victim)


class Keep(Question):
    """One card more, or enough."""

    def settle(self, g: State, at: int) -> bool:
        if g.hand[g.stack[at + VICTIM]]:
            return True
        g.pop()
        return False

    def actions(self, g: State, at: int) -> list[Action]:
        found: list[Action] = [(A_KEEP, card, 0, 0) for card in sorted(g.hand[g.stack[at + VICTIM]])]
        found.append((A_DONE, 0, 0, 0))
        return found

    def perform(self, g: State, at: int, action: Action) -> None:
        if action[0] == A_DONE:
            g.pop()
        else:
            hand_over(g, action[1], g.stack[at + VICTIM], g.stack[at + SEAT], E_KEPT)

    def refusal(self, g: State, at: int, action: Action) -> Refusal:
        if action[0] == A_KEEP:
            return Refusal("PR-GHOST-04", "not-in-that-hand")
        return super().refusal(g, at, action)

    def label(self, g: State, at: int, action: Action) -> Label:
        if action[0] == A_DONE:
            return Label("action-done-keep", {}, (Seat(g.stack[at + VICTIM]),))
        return card_label(g, g.stack[at + SEAT], "action-keep", action[1])


KEEP = Keep(F_KEEP, "keep")
