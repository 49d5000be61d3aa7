"""The operation ``end_stun``."""

from __future__ import annotations

from engine.effects.context import Context
from engine.games.dungeons.state import State
from engine.games.dungeons.words.targets import IN_QUESTION, OF_ENEMY, enemy_of
from engine.schema import word


@word("operation", needs=("enemy|this",), speaks=OF_ENEMY, sample=IN_QUESTION)
class EndStun:
    """The enemy in question is no longer stunned."""

    def run(self, g: State, ctx: Context) -> None:
        slot = enemy_of(ctx)
        if slot >= 0:
            g.enemy_stunned[slot] = 0
