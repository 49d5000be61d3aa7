"""The operation ``give_gold``."""

from __future__ import annotations

from typing import Annotated

from engine.effects.context import Context
from engine.games.princess.purse import earn
from engine.games.princess.state import State
from engine.games.princess.words.targets import TO_ANOTHER, Who, heroes
from engine.schema import Between, Speech, word


@word(
    "operation",
    needs=("holder|actor",),
    speaks=Speech("own", people={"to": "hero-dat"}),
    sample=TO_ANOTHER,
    worth=-15,
)
class GiveGold:
    """You give gold to a player, as much as you have."""

    amount: Annotated[int, Between(1, 20)] = 1
    to: Who = "opponent"

    def run(self, g: State, ctx: Context) -> None:
        for seat in heroes(g, ctx, self.to):
            if ctx.owner >= 0 and seat != ctx.owner:
                amount = min(self.amount, g.gold[ctx.owner])
                earn(g, ctx.owner, -amount)
                earn(g, seat, amount)
