"""The operation ``reroll_enemy_die``."""

from __future__ import annotations

from dataclasses import dataclass

from engine.effects.context import Context
from engine.games.platformer.dice import roll
from engine.games.platformer.state import State
from engine.schema import word


@word("operation")
@dataclass(frozen=True)
class RerollEnemyDie:
    """Roll the enemy die again before it is applied."""

    def run(self, g: State, ctx: Context) -> None:
        """Roll it."""
        roll(g, 0, True)
