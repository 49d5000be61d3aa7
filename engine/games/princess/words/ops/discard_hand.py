"""The operation ``discard_hand``."""

from __future__ import annotations

from typing import Annotated, Literal

from engine.effects.context import Context
from engine.games.princess.cards import discard
from engine.games.princess.decisions.discard import ask_discard
from engine.games.princess.state import State
from engine.games.princess.words.targets import Who, heroes
from engine.games.princess.worth import harm
from engine.schema import Between, word


@word("operation", speaks="subject", worth=harm(20))
class DiscardHand:
    """Players discard cards from hand: of their own choice, by lot, or the whole hand."""

    how: Literal["chosen", "random", "all"] = "chosen"
    count: Annotated[int, Between(1, 9)] = 1
    who: Who = "opponent"

    def run(self, g: State, ctx: Context) -> None:
        """Discard them, or ask which."""
        for seat in reversed(heroes(g, ctx, self.who)):
            if self.how == "chosen":
                ask_discard(g, seat, self.count)
                continue
            count = len(g.hand[seat]) if self.how == "all" else min(self.count, len(g.hand[seat]))
            for _ in range(count):
                discard(g, seat, g.hand[seat][g.below(len(g.hand[seat]))])
