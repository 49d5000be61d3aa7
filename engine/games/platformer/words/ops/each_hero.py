"""The operation ``each_hero``."""

from __future__ import annotations

from engine.effects.compiling import Builder, Run
from engine.effects.context import Context
from engine.effects.firing import push_block
from engine.games.platformer.state import State
from engine.games.platformer.words.targets import Who, reached_heroes
from engine.schema import Operations, Speech, word


@word(
    "operation",
    gives=("hero",),
    speaks=Speech(noun="them", each=True),
    sample={"do": [{"lose": {"what": "gem"}}]},
)
class EachHero:
    """Do the operations inside for each of these heroes in turn ("them")."""

    do: Operations
    who: Who = "all"

    def compile(self, builder: Builder) -> Run:
        block = builder.block(self.do)

        def run(g: State, ctx: Context) -> None:
            for hero in reversed(reached_heroes(g, ctx, self.who)):
                ctx.hero = hero
                push_block(g, ctx, block)

        return run
