"""The operation ``counts_as``."""

from __future__ import annotations

from typing import Literal

from engine.effects.context import Context
from engine.games.princess.codes import TRIANGLE, TYPES
from engine.games.princess.happenings import E_COUNTS_AS
from engine.games.princess.state import State
from engine.schema import Sample, word


@word(
    "operation", needs=("holder|actor", "challenge"), speaks="statement", sample=Sample(when="cards_revealed")
)
class CountsAs:
    """In this round your card, or the opposing one, counts as another type of the triangle."""

    type: Literal["attack", "defence", "strategy"]
    whose: Literal["own", "opposing"] = "own"

    def run(self, g: State, ctx: Context) -> None:
        if g.rival(ctx.owner) < 0:
            return
        if (ctx.owner == g.challenger) == (self.whose == "own"):
            if g.attack_type < len(TRIANGLE):
                g.attack_type = TYPES.index(self.type)
                g.emit(E_COUNTS_AS, g.challenger, g.attack_type)
        elif 0 <= g.response_type < len(TRIANGLE):
            g.response_type = TYPES.index(self.type)
            g.emit(E_COUNTS_AS, g.opponent, g.response_type)
