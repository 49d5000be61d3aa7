"""The operation ``each_enemy``."""

from __future__ import annotations

from typing import Annotated, ClassVar

from engine.effects.compiling import Run
from engine.effects.context import Context
from engine.effects.firing import push_block
from engine.games.dungeons.state import State
from engine.games.dungeons.words.building import Builder
from engine.games.dungeons.words.targets import Where, enemies
from engine.schema import Between, Operations, Speech, word


@word(
    "operation",
    gives=("enemy",),
    speaks=Speech(
        noun="enemy",
        each=True,
        chosen="each",
        details=lambda p: {"where": p["where"], "upto": p["highest_threat"]},
    ),
    sample={"do": [{"damage_enemy": {"amount": 2}}]},
)
class EachEnemy:
    """The operations inside happen to each of these enemies in turn, in the order of their appearance."""

    tells: ClassVar[bool] = True
    do: Operations
    where: Where = "room"
    highest_threat: Annotated[int, Between(1, 3)] = 3
    """Only enemies of at most this threat."""

    def compile(self, builder: Builder) -> Run:
        block = builder.block(self.do)

        def run(g: State, ctx: Context) -> None:
            for slot in reversed(enemies(g, ctx, self.where)):
                if g.enemy_card(slot).threat <= self.highest_threat:
                    ctx.enemy = slot
                    push_block(g, ctx, block)

        return run
