"""The operation ``set_flag``."""

from __future__ import annotations

from engine.effects.compiling import Run
from engine.games.dungeons.tale import set_flag
from engine.games.dungeons.words.building import Builder
from engine.schema import word


@word("operation", needs=("story",), speaks="statement")
class SetFlag:
    """In an adventure: set this flag, or remove it."""

    flag: str
    to: bool = True

    def compile(self, builder: Builder) -> Run:
        index = builder.flag(self.flag)
        return lambda g, ctx: set_flag(g, index, self.to)
