"""The operation ``look_at_secret``."""

from __future__ import annotations

from engine.effects.context import Context
from engine.effects.numbers import number
from engine.games.princess.moments import N_SAFE_LOOKS
from engine.games.princess.secrets import look
from engine.games.princess.state import State
from engine.games.princess.words.targets import WITH_ANOTHER, Who, heroes
from engine.schema import word


@word("operation", needs=("holder|actor",), speaks="own", sample=WITH_ANOTHER, worth=25)
class LookAtSecret:
    """You look at players' Secrets."""

    who: Who = "opponent"

    def run(self, g: State, ctx: Context) -> None:
        for seat in heroes(g, ctx, self.who):
            if ctx.owner >= 0 and seat != ctx.owner and number(g, seat, N_SAFE_LOOKS) <= 0:
                look(g, ctx.owner, seat)
