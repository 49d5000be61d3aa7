"""What the questions of Platformer have in common."""

from __future__ import annotations

from typing import Final

from engine.games.platformer.codes import (
    A_ATTACK,
    A_BUY,
    A_CARD,
    A_FORGE,
    A_GEM,
    A_PORTAL,
    A_SAVE,
    A_USE,
    ACTIONS,
)
from engine.games.platformer.state import State
from engine.kernel.contract import Action
from engine.kernel.decision import Decision
from engine.kernel.errors import Refusal
from engine.kernel.frames import A_NO, A_YES
from engine.kernel.message import Label
from engine.kernel.targets import Seat, Targets

HERO: Final = 1
"""The first field of most questions: the hero that they are about."""

IN_STEP_5 = (A_USE, A_FORGE, A_ATTACK, A_BUY, A_CARD, A_PORTAL)


class Question(Decision[State]):
    """A question to the active player."""

    def stands(self, g: State, at: int) -> bool:
        """Whether there is still something to decide; a question that does not stand is dropped."""
        return True

    def settle(self, g: State, at: int) -> bool:
        """Ask it, if it stands."""
        if self.stands(g, at):
            return True
        g.pop()
        return False

    def decider(self, g: State, at: int) -> int:
        return g.active

    def refusal(self, g: State, at: int, action: Action) -> Refusal:
        """Something else is asked."""
        if action[0] == A_GEM:
            return Refusal("PF-GEM-01", "nothing-to-boost")
        if action[0] == A_SAVE:
            return Refusal("PF-DICE-05", "save-later")
        return Refusal("PF-TURN-07" if action[0] in IN_STEP_5 else "PF-TURN-01", "not-now")

    def label(self, g: State, at: int, action: Action) -> Label:
        """An action that needs no more words."""
        key = f"action-{ACTIONS[action[0]]}"
        if action[0] in (A_YES, A_NO):
            return Label(f"{key}-{self.name}", {"question": self.name}, self.matter(g, at))
        return Label(key, {}, self.matter(g, at))

    def matter(self, g: State, at: int) -> Targets:
        """What the question as a whole is about, and with it an answer that names nothing: who is asked."""
        return (Seat(self.decider(g, at)),)


class OfHero(Question):
    """A question to the player of the hero that it is about."""

    def decider(self, g: State, at: int) -> int:
        return g.stack[at + HERO]


def yes_or_no() -> list[Action]:
    """The two answers."""
    return [(A_YES, 0, 0, 0), (A_NO, 0, 0, 0)]
