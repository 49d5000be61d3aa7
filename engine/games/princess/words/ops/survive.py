"""The operation ``survive``."""

from __future__ import annotations

from typing import Annotated

from engine.effects.context import Context
from engine.games.princess.happenings import E_SURVIVED
from engine.games.princess.state import State
from engine.schema import Between, Sample, word


@word("operation", needs=("death", "hero"), speaks="happening", sample=Sample(when="death_comes"))
class Survive:
    """The hero who is about to be eliminated is not, and goes on with so much Life."""

    life: Annotated[int, Between(1, 9)] = 1

    def run(self, g: State, ctx: Context) -> None:
        if ctx.hero >= 0 and g.alive[ctx.hero] and g.life[ctx.hero] == 0:
            g.life[ctx.hero] = self.life
            g.emit(E_SURVIVED, ctx.hero, self.life)
