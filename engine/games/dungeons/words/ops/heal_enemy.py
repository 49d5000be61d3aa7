"""The operation ``heal_enemy``."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from engine.effects.context import Context
from engine.games.dungeons.harm import heal_enemy
from engine.games.dungeons.state import State
from engine.games.dungeons.words.targets import enemy_of
from engine.schema import Between, Sample, Speech, word


@word(
    "operation",
    needs=("enemy|this",),
    speaks=Speech("enemy", takes=lambda p: "enemy" if p["which"] == "them" else ""),
    sample=Sample(kind="enemy"),
)
class HealEnemy:
    """Enemies gain Health, never above the highest face of their die: the enemy in question, this enemy,
    or all there."""

    tells: ClassVar[bool] = True
    amount: Annotated[int, Between(1, 9)] = 1
    which: Literal["this", "them"] = "this"

    def run(self, g: State, ctx: Context) -> None:
        slot = ctx.this if self.which == "this" and ctx.this >= 0 else enemy_of(ctx)
        if slot >= 0:
            heal_enemy(g, slot, self.amount)
