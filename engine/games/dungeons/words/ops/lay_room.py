"""The operation ``lay_room``."""

from __future__ import annotations

from engine.effects.compiling import Run
from engine.games.dungeons.exploring import lay_behind
from engine.games.dungeons.words.building import Builder
from engine.schema import word


@word("operation", needs=("story",), speaks="statement")
class LayRoom:
    """In an adventure: the room behind this exit is laid and its encounter read, without anybody
    exploring."""

    room: str
    """The room that has the exit."""
    exit: str

    def compile(self, builder: Builder) -> Run:
        index = builder.exit(self.room, self.exit)
        return lambda g, ctx: lay_behind(g, index, ctx.hero)
