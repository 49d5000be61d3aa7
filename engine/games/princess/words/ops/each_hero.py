"""The operation ``each_hero``."""

from __future__ import annotations

from engine.effects.compiling import Builder, Run
from engine.effects.context import Context
from engine.effects.firing import push_block
from engine.games.princess.state import State
from engine.games.princess.words.targets import Who, heroes
from engine.schema import Operations, Speech, word


@word(
    "operation",
    gives=("hero",),
    speaks=Speech(noun="them", each=True),
    sample={"do": [{"lose_gold": {"who": "them"}}]},
)
class EachHero:
    """Do the operations inside for each of these players in turn ("them")."""

    do: Operations
    who: Who = "other_heroes"

    def compile(self, builder: Builder) -> Run:
        block = builder.block(self.do)

        def run(g: State, ctx: Context) -> None:
            for seat in reversed(heroes(g, ctx, self.who)):
                ctx.hero = seat
                push_block(g, ctx, block)

        return run
