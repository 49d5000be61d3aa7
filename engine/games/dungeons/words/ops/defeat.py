"""The operation ``defeat``."""

from __future__ import annotations

from engine.effects.compiling import Run
from engine.games.dungeons.codes import DEFEAT
from engine.games.dungeons.ending import end_story
from engine.games.dungeons.words.building import Builder
from engine.schema import word


@word("operation", needs=("story",), speaks="statement")
class Defeat:
    """In an adventure: the heroes lose; this defeat is read."""

    ending: str

    def compile(self, builder: Builder) -> Run:
        index = builder.defeat(self.ending)
        return lambda g, ctx: end_story(g, DEFEAT, index)
