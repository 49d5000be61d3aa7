"""The operation ``resurrect``."""

from __future__ import annotations

from typing import Annotated

from engine.effects.context import Context
from engine.games.princess.life import resurrect
from engine.games.princess.state import State
from engine.games.princess.words.targets import Who, heroes
from engine.schema import Between, word


@word("operation", speaks="object", worth=-80)
class Resurrect:
    """Ghosts come back to life with so much Life, without discarding cards."""

    life: Annotated[int, Between(1, 9)] = 1
    who: Who = "them"

    def run(self, g: State, ctx: Context) -> None:
        for seat in heroes(g, ctx, self.who):
            resurrect(g, seat, self.life)
