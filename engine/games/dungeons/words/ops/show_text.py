"""The operation ``show_text``."""

from __future__ import annotations

from engine.effects.compiling import Run
from engine.games.dungeons.happenings import E_PASSAGE
from engine.games.dungeons.words.building import Builder
from engine.schema import Sample, word


@word("operation", needs=("story",), speaks="statement", sample=Sample(kind="adventure"))
class ShowText:
    """In an adventure: read this passage aloud."""

    passage: str

    def compile(self, builder: Builder) -> Run:
        index = builder.passage(self.passage)
        return lambda g, ctx: g.emit(E_PASSAGE, index)
