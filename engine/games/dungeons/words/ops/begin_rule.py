"""The operation ``begin_rule``."""

from __future__ import annotations

from engine.effects.compiling import Run
from engine.games.dungeons.tale import begin_rule
from engine.games.dungeons.words.building import Builder
from engine.schema import word


@word("operation", needs=("story",), speaks="statement")
class BeginRule:
    """In an adventure: this special rule comes into force."""

    rule: str

    def compile(self, builder: Builder) -> Run:
        index = builder.rule(self.rule)
        return lambda g, ctx: begin_rule(g, index)
