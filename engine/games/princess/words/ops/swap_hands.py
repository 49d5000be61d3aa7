"""The operation ``swap_hands``."""

from __future__ import annotations

from engine.effects.context import Context
from engine.effects.numbers import refresh_numbers
from engine.games.princess.happenings import E_HANDS_SWAPPED
from engine.games.princess.knowing import swapped
from engine.games.princess.state import State
from engine.games.princess.words.targets import WITH_ANOTHER, Subject, subject
from engine.schema import word


@word("operation", needs=("holder|actor",), speaks="own", sample=WITH_ANOTHER, worth=40)
class SwapHands:
    """You exchange your whole hand with a player's."""

    who: Subject = "opponent"

    def run(self, g: State, ctx: Context) -> None:
        seat = subject(g, ctx, self.who)
        if seat < 0 or ctx.owner < 0 or seat == ctx.owner:
            return
        g.hand[seat], g.hand[ctx.owner] = g.hand[ctx.owner], g.hand[seat]
        swapped(g, ctx.owner, seat)
        if g.princess_at in (seat, ctx.owner):
            g.princess_at = seat if g.princess_at == ctx.owner else ctx.owner
            refresh_numbers(g)
        g.emit(E_HANDS_SWAPPED, ctx.owner, seat)
