"""The operation ``look_at_hand``."""

from __future__ import annotations

from engine.effects.context import Context
from engine.effects.numbers import number
from engine.games.princess.happenings import E_LOOKED_HAND
from engine.games.princess.knowing import seen_hand
from engine.games.princess.moments import N_SAFE_LOOKS
from engine.games.princess.state import State
from engine.games.princess.words.targets import WITH_ANOTHER, Who, heroes
from engine.schema import word


@word("operation", needs=("holder|actor",), speaks="own", sample=WITH_ANOTHER, worth=12)
class LookAtHand:
    """You look at players' hands."""

    who: Who = "opponent"

    def run(self, g: State, ctx: Context) -> None:
        for seat in heroes(g, ctx, self.who):
            if ctx.owner >= 0 and seat != ctx.owner and number(g, seat, N_SAFE_LOOKS) <= 0:
                seen_hand(g, ctx.owner, seat)
                g.emit(E_LOOKED_HAND, ctx.owner, seat)
