"""The operation ``move_boss``."""

from __future__ import annotations

from typing import Annotated, Literal

from engine.effects.context import Context
from engine.games.platformer.codes import BOSS_SPAWN, BY_EFFECT
from engine.games.platformer.enemies import move_enemy
from engine.games.platformer.state import State
from engine.games.platformer.words.targets import reaches
from engine.schema import Sample, Speech, Stands, needing, word


@word(
    "operation",
    speaks=Speech("statement", of="the boss", takes=lambda p: "them" if p["to"] == "hero" else ""),
    sample=Sample(kind="boss_attack", when="attack_resolved"),
)
class MoveBoss:
    """The boss moves to a random free boss spawn space, or to a free space next to a hero."""

    to: Annotated[Literal["spawn", "hero"], Stands(values={"hero": needing("hero")})] = "spawn"

    def run(self, g: State, ctx: Context) -> None:
        board = g.board
        if g.boss_slot < 0 or not reaches(g, ctx, board.boss_start):
            return
        if self.to == "spawn":
            spaces = [s for s in range(board.boss_start, board.size) if board.kind[s] == BOSS_SPAWN]
        else:
            here = g.pos[ctx.hero] if ctx.hero >= 0 else -1
            spaces = [g.near(here, d) for d in range(4)] if here >= board.boss_start else []
        free = [space for space in spaces if space >= board.boss_start and g.who[space] < 0]
        if free:
            move_enemy(g, g.boss_slot, free[g.below(len(free))], -1, BY_EFFECT)
