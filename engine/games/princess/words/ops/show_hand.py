"""The operation ``show_hand``."""

from __future__ import annotations

from engine.effects.context import Context
from engine.effects.numbers import number
from engine.games.princess.happenings import E_HAND_SHOWN
from engine.games.princess.knowing import seen_hand
from engine.games.princess.moments import N_SAFE_LOOKS
from engine.games.princess.state import State
from engine.games.princess.words.targets import Who, heroes
from engine.schema import word


@word("operation", speaks="subject")
class ShowHand:
    """Players show their hands to everybody."""

    who: Who = "opponent"

    def run(self, g: State, ctx: Context) -> None:
        for seat in heroes(g, ctx, self.who):
            if seat == ctx.owner or number(g, seat, N_SAFE_LOOKS) <= 0:
                for viewer in range(g.seats):
                    if viewer != seat:
                        seen_hand(g, viewer, seat)
                g.emit(E_HAND_SHOWN, seat)
