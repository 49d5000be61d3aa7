"""The operation ``set_counter``."""

from __future__ import annotations

from typing import Annotated

from engine.effects.compiling import Run
from engine.games.dungeons.tale import set_counter
from engine.games.dungeons.words.building import Builder
from engine.schema import Between, word


@word("operation", needs=("story",), speaks="statement")
class SetCounter:
    """In an adventure: this counter becomes this number."""

    counter: str
    to: Annotated[int, Between(0, 99)]

    def compile(self, builder: Builder) -> Run:
        index = builder.counter(self.counter)
        return lambda g, ctx: set_counter(g, index, self.to)
