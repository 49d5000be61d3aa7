"""The operation ``gain_gold``."""

from __future__ import annotations

from typing import Annotated

from engine.effects.context import Context
from engine.games.princess.purse import earn
from engine.games.princess.state import State
from engine.games.princess.words.targets import Who, heroes
from engine.games.princess.worth import help_
from engine.schema import Between, Speech, word


@word("operation", speaks=Speech("subject", verb="gain"), worth=help_(15))
class GainGold:
    """Players take gold."""

    amount: Annotated[int, Between(1, 20)] = 1
    who: Who = "self"

    def run(self, g: State, ctx: Context) -> None:
        for seat in heroes(g, ctx, self.who):
            earn(g, seat, self.amount)
