"""The operation ``victory``."""

from __future__ import annotations

from engine.effects.compiling import Run
from engine.games.dungeons.codes import VICTORY
from engine.games.dungeons.ending import end_story
from engine.games.dungeons.words.building import Builder
from engine.schema import word


@word("operation", needs=("story",), speaks="statement")
class Victory:
    """In an adventure: the heroes win; this victory is read."""

    ending: str

    def compile(self, builder: Builder) -> Run:
        index = builder.victory(self.ending)
        return lambda g, ctx: end_story(g, VICTORY, index)
