"""The operation ``damage``."""

from __future__ import annotations

from typing import Annotated

from engine.effects.context import Context
from engine.games.princess.life import hurt
from engine.games.princess.state import State
from engine.games.princess.words.targets import Who, doer, heroes, is_deed
from engine.games.princess.worth import DAMAGE, harm
from engine.schema import Between, Speech, word


@word("operation", speaks=Speech("object", listed="hero-dat", names={"person": "hero"}), worth=harm(DAMAGE))
class Damage:
    """Deal damage to heroes; with the last Life gone they are eliminated."""

    amount: Annotated[int, Between(1, 9)] = 1
    who: Who = "opponent"

    def run(self, g: State, ctx: Context) -> None:
        hurt(g, heroes(g, ctx, self.who), self.amount, doer(g, ctx), is_deed(g, ctx))
