"""The operation ``reroll_enemy_die``."""

from __future__ import annotations

from engine.effects.context import Context
from engine.games.platformer.dice import roll
from engine.games.platformer.state import State
from engine.games.platformer.words.targets import reaches_dice
from engine.schema import word


@word("operation", needs=("enemy_die",))
class RerollEnemyDie:
    """Roll the enemy die again before it is applied."""

    def run(self, g: State, ctx: Context) -> None:
        if reaches_dice(g, ctx):
            roll(g, 0, True)
