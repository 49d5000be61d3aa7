"""The machine of a game: carry out an action, then work the stack down until somebody must decide."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic

from engine.effects.firing import endless
from engine.kernel.contract import Action
from engine.kernel.decision import Decision, S, Work
from engine.kernel.errors import Refusal
from engine.kernel.frames import FRAME
from engine.kernel.message import Label


class Machine(Generic[S]):
    """All work of a game by its number. ``over`` is said to whoever acts after the end; ``before_asking`` is
    called whenever somebody is about to decide."""

    def __init__(
        self,
        works: Sequence[Work[S]],
        deepest: int,
        over: Refusal,
        before_asking: Callable[[S], None] | None = None,
    ) -> None:
        numbers = [work.number for work in works]
        assert len(set(numbers)) == len(numbers), "two frames have the same number"
        self.works = [works[numbers.index(n)] if n in numbers else works[0] for n in range(max(numbers) + 1)]
        self.deepest = deepest
        """As many ints as the stack ever has; more means that a card goes on without end."""
        self.over = over
        self.before_asking = before_asking

    def settle(self, g: S) -> None:
        """Work the stack down to the next decision, or to the end of the game."""
        while g.stack:
            at = len(g.stack) - FRAME
            if self.works[g.stack[at]].settle(g, at):
                if self.before_asking is not None:
                    self.before_asking(g)
                return
            if len(g.stack) > self.deepest:
                raise endless(g)

    def asking(self, g: S) -> Decision[S]:
        """The question on top of the stack."""
        question = self.works[g.stack[len(g.stack) - FRAME]]
        assert isinstance(question, Decision)
        return question

    def actions(self, g: S) -> list[Action]:
        """All that may be answered."""
        return self.asking(g).actions(g, len(g.stack) - FRAME) if g.stack else []

    def decider(self, g: S) -> int:
        """The seat that must decide."""
        return self.asking(g).decider(g, len(g.stack) - FRAME)

    def perform(self, g: S, action: Action) -> None:
        """Carry out a legal action and settle what follows."""
        g.work = 0
        self.asking(g).perform(g, len(g.stack) - FRAME, action)
        self.settle(g)

    def refusal(self, g: S, action: Action) -> Refusal:
        """The reason against an action that is not legal."""
        return self.asking(g).refusal(g, len(g.stack) - FRAME, action) if g.stack else self.over

    def label(self, g: S, action: Action) -> Label:
        """How an action is named, and what it is about."""
        return self.asking(g).label(g, len(g.stack) - FRAME, action)
