"""The operation ``cancel_enemy_die``."""

from __future__ import annotations

from engine.effects.context import Context
from engine.games.platformer.codes import NONE
from engine.games.platformer.state import State
from engine.games.platformer.words.targets import reaches_dice
from engine.schema import word


@word("operation", needs=("enemy_die",), worth=45)
class CancelEnemyDie:
    """The enemy die does nothing this turn. Use it with the trigger "enemy_die"."""

    def run(self, g: State, ctx: Context) -> None:
        if reaches_dice(g, ctx):
            g.enemy_die = NONE
