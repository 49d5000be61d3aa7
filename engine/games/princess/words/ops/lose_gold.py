"""The operation ``lose_gold``."""

from __future__ import annotations

from typing import Annotated

from engine.effects.context import Context
from engine.games.princess.purse import earn
from engine.games.princess.state import State
from engine.games.princess.words.targets import Who, heroes
from engine.games.princess.worth import harm
from engine.schema import Between, word


@word("operation", speaks="subject", worth=harm(12))
class LoseGold:
    """Players lose gold, as much as they have."""

    amount: Annotated[int, Between(1, 20)] = 1
    who: Who = "opponent"

    def run(self, g: State, ctx: Context) -> None:
        for seat in heroes(g, ctx, self.who):
            earn(g, seat, -self.amount)
