"""The operation ``set_enemy_die``."""

from __future__ import annotations

from typing import Literal

from engine.effects.context import Context
from engine.games.platformer.codes import RESULTS
from engine.games.platformer.state import State
from engine.games.platformer.words.targets import reaches_dice
from engine.schema import word


@word("operation", needs=("enemy_die",))
class SetEnemyDie:
    """Turn the enemy die to a result before it is applied."""

    result: Literal["attack", "left", "right"]

    def run(self, g: State, ctx: Context) -> None:
        if reaches_dice(g, ctx):
            g.enemy_die = RESULTS.index(self.result)
