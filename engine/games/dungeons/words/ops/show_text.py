"""The operation ``show_text``."""

from __future__ import annotations

from dataclasses import dataclass

from engine.effects.compiling import Run
from engine.games.dungeons.happenings import E_PASSAGE
from engine.games.dungeons.words.building import Builder
from engine.schema import Sample, word


@word("operation", needs=("story",), speaks="statement", sample=Sample(kind="adventure"))
@dataclass(frozen=True)
class ShowText:
    """In an adventure: read this passage aloud."""

    passage: str

    def compile(self, builder: Builder) -> Run:
        """Look the passage up once."""
        index = builder.passage(self.passage)
        return lambda g, ctx: g.emit(E_PASSAGE, index)
