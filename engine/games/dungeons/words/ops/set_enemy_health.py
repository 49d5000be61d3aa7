"""The operation ``set_enemy_health``."""

from __future__ import annotations

from typing import Annotated

from engine.effects.context import Context
from engine.games.dungeons.state import State
from engine.games.dungeons.words.targets import IN_QUESTION, OF_ENEMY, enemy_of
from engine.schema import Between, word


@word("operation", needs=("enemy|this",), speaks=OF_ENEMY, sample=IN_QUESTION)
class SetEnemyHealth:
    """The die of the enemy in question is turned to this Health, within the faces of its die."""

    to: Annotated[int, Between(1, 9)]

    def run(self, g: State, ctx: Context) -> None:
        slot = enemy_of(ctx)
        if slot >= 0 and g.enemy_pos[slot] >= 0:
            g.enemy_health[slot] = min(self.to, g.program.highest(g.enemy_die[slot]))
