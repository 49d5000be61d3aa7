"""The operation ``each_enemy``."""

from __future__ import annotations

from engine.effects.compiling import Builder, Run
from engine.effects.context import Context
from engine.effects.firing import push_block
from engine.games.platformer.state import State
from engine.games.platformer.words.targets import Where, enemies
from engine.schema import Operations, Speech, word


@word(
    "operation",
    gives=("enemy",),
    speaks=Speech(noun="enemy", each=True, chosen=lambda p: f"each_{p['where']}"),
    sample={"do": [{"damage_enemy": {"amount": 2}}]},
)
class EachEnemy:
    """Do the operations inside for each of these enemies in turn."""

    do: Operations
    where: Where = "adjacent"

    def compile(self, builder: Builder) -> Run:
        block = builder.block(self.do)

        def run(g: State, ctx: Context) -> None:
            for slot in reversed(enemies(g, ctx, self.where)):
                ctx.enemy = slot
                push_block(g, ctx, block)

        return run
