"""The operation ``defeat``."""

from __future__ import annotations

from dataclasses import dataclass

from engine.effects.compiling import Run
from engine.games.dungeons.codes import DEFEAT
from engine.games.dungeons.ending import end_story
from engine.games.dungeons.words.building import Builder
from engine.schema import word


@word("operation", needs=("story",), speaks="statement")
@dataclass(frozen=True)
class Defeat:
    """In an adventure: the heroes lose; this defeat is read."""

    ending: str

    def compile(self, builder: Builder) -> Run:
        """Look the ending up once."""
        index = builder.defeat(self.ending)
        return lambda g, ctx: end_story(g, DEFEAT, index)
