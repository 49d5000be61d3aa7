"""What the questions of The Princess have in common."""

from __future__ import annotations

from typing import Final

from engine.games.princess.codes import ACTIONS
from engine.games.princess.naming import card_at, card_label, hero_label
from engine.games.princess.state import State
from engine.kernel.contract import Action
from engine.kernel.decision import Decision
from engine.kernel.errors import Refusal
from engine.kernel.frames import A_HERO
from engine.kernel.message import Label
from engine.kernel.targets import Seat, Targets

SEAT: Final = 1
"""The first field of most questions: the seat that is asked."""


class Question(Decision[State]):
    """A question whose first field is the seat that is asked."""

    def decider(self, g: State, at: int) -> int:
        """The seat that is asked."""
        return g.stack[at + SEAT]

    def refusal(self, g: State, at: int, action: Action) -> Refusal:
        """Something else is asked."""
        if action[0] == A_HERO:
            return Refusal("PR-RUL-34", "no-target")
        return Refusal("PR-TURN-05", "not-now")

    def spell(self, g: State, at: int) -> int:
        """The card that the question is about and the one who is asked knows; -1 if it is about none."""
        return -1

    def matter(self, g: State, at: int) -> Targets:
        """What an answer that names nothing is about: who is asked."""
        return (Seat(self.decider(g, at)),)


class Choice(Question):
    """A question for one of several things, perhaps several times. Without a choice it is not put; a question
    that ``empties`` takes all there is without asking if there is no more than it asks for."""

    def __init__(self, number: int, name: str, action: int, empties: bool = False) -> None:
        super().__init__(number, name)
        self.action = action
        self.empties = empties

    def offered(self, g: State, at: int) -> list[int]:
        """What there is to choose from, in an order that tells nothing."""
        raise NotImplementedError

    def left(self, g: State, at: int) -> int:
        """How many are still to be chosen."""
        return 1

    def take(self, g: State, at: int, choice: int) -> None:
        """One choice has been made."""
        raise NotImplementedError

    def end(self, g: State, at: int) -> None:
        """Enough has been chosen, or nothing is left."""
        g.pop()

    def settle(self, g: State, at: int) -> bool:
        """True if somebody must choose."""
        offered = self.offered(g, at)
        left = self.left(g, at)
        if not offered or left <= 0:
            self.end(g, at)
            return False
        if len(offered) == 1 or (self.empties and len(offered) <= left):
            self.take(g, at, offered[0])
            return False
        return True

    def actions(self, g: State, at: int) -> list[Action]:
        """All that is offered."""
        return [(self.action, choice, 0, 0) for choice in self.offered(g, at)]

    def perform(self, g: State, at: int, action: Action) -> None:
        """Take what was chosen."""
        self.take(g, at, action[1])

    def label(self, g: State, at: int, action: Action) -> Label:
        """A card, or a player."""
        if action[0] == A_HERO:
            return hero_label(g, action[1], "action-hero", *self.besides(g, at))
        key = f"action-{ACTIONS[self.action]}"
        return card_label(g, self.decider(g, at), key, action[1], *self.besides(g, at))

    def besides(self, g: State, at: int) -> Targets:
        """What every answer is about besides what is chosen: the card that the question is about, if there
        is one."""
        spell = self.spell(g, at)
        return (card_at(g, self.decider(g, at), spell),) if spell >= 0 else ()
