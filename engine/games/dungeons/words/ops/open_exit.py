"""The operation ``open_exit``."""

from __future__ import annotations

from engine.effects.compiling import Run
from engine.games.dungeons.exploring import set_exit
from engine.games.dungeons.words.building import Builder
from engine.schema import word


@word("operation", needs=("story",), speaks="statement")
class OpenExit:
    """In an adventure: this exit of a room is open from now on."""

    room: str
    exit: str

    def compile(self, builder: Builder) -> Run:
        index = builder.exit(self.room, self.exit)
        return lambda g, ctx: set_exit(g, index, True)
