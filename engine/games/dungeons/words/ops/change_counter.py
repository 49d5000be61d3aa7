"""The operation ``change_counter``."""

from __future__ import annotations

from typing import Annotated

from engine.effects.compiling import Run
from engine.games.dungeons.tale import set_counter
from engine.games.dungeons.words.building import Builder
from engine.schema import Between, Sample, Speech, word


@word(
    "operation",
    needs=("story",),
    speaks=Speech("statement", signed="by"),
    sample=Sample(fits=lambda p: p["by"] != 0),
)
class ChangeCounter:
    """In an adventure: this counter rises or falls."""

    counter: str
    by: Annotated[int, Between(-99, 99)] = 1

    def compile(self, builder: Builder) -> Run:
        index = builder.counter(self.counter)
        return lambda g, ctx: set_counter(g, index, g.counters[index] + self.by)
