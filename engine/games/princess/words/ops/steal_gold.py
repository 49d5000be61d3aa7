"""The operation ``steal_gold``."""

from __future__ import annotations

from typing import Annotated

from engine.effects.context import Context
from engine.games.princess.purse import steal_gold
from engine.games.princess.state import State
from engine.games.princess.theft import may_rob
from engine.games.princess.words.targets import WITH_ANOTHER, Who, heroes
from engine.schema import Between, word


@word("operation", needs=("holder|actor",), speaks="own", sample=WITH_ANOTHER, worth=20)
class StealGold:
    """You take gold from players, as much as they have."""

    amount: Annotated[int, Between(1, 20)] = 1
    who: Who = "opponent"

    def run(self, g: State, ctx: Context) -> None:
        for seat in heroes(g, ctx, self.who):
            if may_rob(g, ctx.owner, seat):
                steal_gold(g, ctx.owner, seat, self.amount)
