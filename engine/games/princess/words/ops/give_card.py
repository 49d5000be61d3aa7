"""The operation ``give_card``."""

from __future__ import annotations

from typing import Annotated

from engine.effects.context import Context
from engine.games.princess.decisions.give import ask_give
from engine.games.princess.state import State
from engine.games.princess.words.targets import TO_ANOTHER, Subject, subject
from engine.schema import Between, Speech, word


@word("operation", speaks=Speech("subject", people={"to": "hero-dat"}), sample=TO_ANOTHER, worth=-20)
class GiveCard:
    """A player gives cards of their own choice from hand to another."""

    count: Annotated[int, Between(1, 5)] = 1
    who: Subject = "self"
    to: Subject = "opponent"

    def run(self, g: State, ctx: Context) -> None:
        """Ask which."""
        giver, taker = subject(g, ctx, self.who), subject(g, ctx, self.to)
        if giver >= 0 and taker >= 0 and giver != taker:
            ask_give(g, giver, taker, self.count)
