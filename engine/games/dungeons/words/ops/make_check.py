"""The operation ``make_check``."""

from __future__ import annotations

from engine.effects.compiling import Run
from engine.effects.context import Context
from engine.games.dungeons.decisions.story import story_check
from engine.games.dungeons.nearby import standing
from engine.games.dungeons.state import State
from engine.games.dungeons.words.building import Builder
from engine.schema import word


@word("operation", needs=("story",), speaks="statement")
class MakeCheck:
    """In an adventure: this check is read and made."""

    check: str

    def compile(self, builder: Builder) -> Run:
        index = builder.check(self.check)

        def run(g: State, ctx: Context) -> None:
            seat = ctx.hero if ctx.hero >= 0 else ctx.owner
            if seat < 0 and standing(g):
                seat = standing(g)[0]
            if seat >= 0:
                story_check(g, index, seat)

        return run
