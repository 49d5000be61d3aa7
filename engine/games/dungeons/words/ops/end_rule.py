"""The operation ``end_rule``."""

from __future__ import annotations

from engine.effects.compiling import Run
from engine.games.dungeons.tale import end_rule
from engine.games.dungeons.words.building import Builder
from engine.schema import word


@word("operation", needs=("story",), speaks="statement")
class EndRule:
    """In an adventure: this special rule is over."""

    rule: str

    def compile(self, builder: Builder) -> Run:
        index = builder.rule(self.rule)
        return lambda g, ctx: end_rule(g, index)
