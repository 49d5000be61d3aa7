"""The operation ``heal``."""

from __future__ import annotations

from typing import Annotated

from engine.effects.context import Context
from engine.games.princess.life import heal
from engine.games.princess.state import State
from engine.games.princess.words.targets import Who, heroes
from engine.games.princess.worth import help_
from engine.schema import Between, Speech, word


@word("operation", speaks=Speech("object", verb="gain", names={"person": "hero"}), worth=help_(30))
class Heal:
    """Give Life to heroes, never above the maximum (PR-LIMIT-01)."""

    amount: Annotated[int, Between(1, 12)] = 1
    who: Who = "self"

    def run(self, g: State, ctx: Context) -> None:
        for seat in heroes(g, ctx, self.who):
            heal(g, seat, self.amount)
