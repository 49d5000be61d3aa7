"""The operation ``double_symbol``."""

from __future__ import annotations

from typing import Annotated

from engine.effects.context import Context
from engine.games.platformer.state import State
from engine.schema import Between, Speech, word


@word(
    "operation",
    needs=("holder|actor",),
    speaks=Speech("statement", extras=lambda p, _say: {"total": p["times"] + 1}),
    worth=120,
)
class DoubleSymbol:
    """The next symbol that the hero uses this turn counts so many times more, without Gems."""

    times: Annotated[int, Between(1, 4)] = 1

    def run(self, g: State, ctx: Context) -> None:
        if ctx.owner >= 0:
            g.double[ctx.owner] += self.times
