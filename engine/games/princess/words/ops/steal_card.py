"""The operation ``steal_card``."""

from __future__ import annotations

from typing import Annotated, Literal

from engine.effects.context import Context
from engine.games.princess.decisions.name import ask_name
from engine.games.princess.decisions.steal import ask_steal
from engine.games.princess.happenings import E_LOOKED_HAND
from engine.games.princess.knowing import seen_hand
from engine.games.princess.state import State
from engine.games.princess.theft import may_rob, steal_random
from engine.games.princess.words.targets import WITH_ANOTHER, Who, heroes
from engine.schema import Between, word


@word("operation", needs=("holder|actor",), speaks="own", sample=WITH_ANOTHER, worth=35)
class StealCard:
    """You take cards from a player's hand: by lot, of your choice after looking at the hand, or one that you
    name and get if it is there."""

    how: Literal["random", "chosen", "named"] = "random"
    count: Annotated[int, Between(1, 5)] = 1
    who: Who = "opponent"

    def run(self, g: State, ctx: Context) -> None:
        """Take them, or ask which."""
        for seat in reversed(heroes(g, ctx, self.who)):
            if not may_rob(g, ctx.owner, seat) or not g.hand[seat]:
                continue
            if self.how == "random":
                steal_random(g, ctx.owner, seat, self.count)
            elif self.how == "chosen":
                seen_hand(g, ctx.owner, seat)
                g.emit(E_LOOKED_HAND, ctx.owner, seat)
                ask_steal(g, ctx.owner, seat, self.count)
            else:
                ask_name(g, ctx.owner, seat)
