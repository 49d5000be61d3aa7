"""The operation ``choose_enemy``."""

from __future__ import annotations

from typing import Annotated, ClassVar

from engine.effects.compiling import Run
from engine.effects.context import Context
from engine.effects.firing import ask
from engine.games.dungeons.state import State
from engine.games.dungeons.words.building import Builder
from engine.games.dungeons.words.targets import Where, enemies
from engine.kernel.frames import F_PICK_ENEMY
from engine.schema import Between, Operations, Speech, word


@word(
    "operation",
    gives=("enemy",),
    speaks=Speech(
        noun="enemy", chosen="chosen", details=lambda p: {"where": p["where"], "upto": p["highest_threat"]}
    ),
    sample={"do": [{"damage_enemy": {"amount": 2}}], "where": "sight"},
)
class ChooseEnemy:
    """The player chooses an enemy; the operations inside happen to it. Nothing happens if there is none."""

    asks: ClassVar[bool] = True
    tells: ClassVar[bool] = True
    do: Operations
    where: Where = "anywhere"
    highest_threat: Annotated[int, Between(1, 3)] = 3
    """Only enemies of at most this threat."""

    def compile(self, builder: Builder) -> Run:
        block = builder.block(self.do)
        choice = builder.filter(self._choices)
        return lambda g, ctx: ask(g, F_PICK_ENEMY, ctx, block, choice)

    def _choices(self, g: State, ctx: Context) -> list[int]:
        found = enemies(g, ctx, self.where)
        return [slot for slot in found if g.enemy_card(slot).threat <= self.highest_threat]
