"""The operation ``pick_enemy``."""

from __future__ import annotations

from typing import Any, ClassVar

from engine.effects.compiling import Run
from engine.effects.context import Context
from engine.effects.firing import push_block
from engine.games.dungeons.state import State
from engine.games.dungeons.words.building import Builder
from engine.games.dungeons.words.orders import EnemyOrder, enemies_in_order
from engine.games.dungeons.words.targets import Where, enemies
from engine.schema import Operations, Speech, word
from engine.schema.speech import Given


def _details(p: Given) -> dict[str, Any]:
    too = "yes" if p["this_too"] else "no"
    return {"order": p["order"], "where": p["where"], "myself": too, "upto": 3}


@word(
    "operation",
    gives=("enemy",),
    speaks=Speech(noun="enemy", chosen="picked", details=_details),
    sample={"do": [{"damage_enemy": {"amount": 2}}], "order": "weakest"},
)
class PickEnemy:
    """The operations inside happen to the first enemy by this order, without asking: the nearest, the
    weakest, and so on."""

    tells: ClassVar[bool] = True
    do: Operations
    order: EnemyOrder
    where: Where = "room"
    this_too: bool = False
    """On an enemy: whether it may be the one itself."""

    def compile(self, builder: Builder) -> Run:
        block = builder.block(self.do)

        def run(g: State, ctx: Context) -> None:
            there = enemies(g, ctx, self.where)
            if self.this_too and ctx.this >= 0 and g.enemy_pos[ctx.this] >= 0:
                there = sorted([*there, ctx.this])
            found = enemies_in_order(g, ctx, there, self.order)
            if found:
                ctx.enemy = found[0]
                push_block(g, ctx, block)

        return run
