"""The operation ``each_hero``."""

from __future__ import annotations

from typing import ClassVar

from engine.effects.compiling import Run
from engine.effects.context import Context
from engine.effects.firing import push_block
from engine.games.dungeons.state import State
from engine.games.dungeons.words.building import Builder
from engine.games.dungeons.words.targets import Who, heroes
from engine.schema import Operations, Speech, word


@word(
    "operation",
    gives=("hero",),
    speaks=Speech(noun="them", each=True),
    sample={"do": [{"gain": {"what": "health", "who": "them"}}], "who": "room"},
)
class EachHero:
    """The operations inside happen to each of these heroes in turn."""

    tells: ClassVar[bool] = True
    do: Operations
    who: Who = "all"

    def compile(self, builder: Builder) -> Run:
        block = builder.block(self.do)

        def run(g: State, ctx: Context) -> None:
            for hero in reversed(heroes(g, ctx, self.who)):
                ctx.hero = hero
                push_block(g, ctx, block)

        return run
