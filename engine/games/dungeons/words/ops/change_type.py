"""The operation ``change_type``."""

from __future__ import annotations

from typing import Literal

from engine.effects.context import Context
from engine.games.dungeons.codes import TYPES
from engine.games.dungeons.state import State
from engine.games.dungeons.words.targets import IN_QUESTION, OF_ENEMY, enemy_of
from engine.schema import word


@word("operation", needs=("enemy|this",), speaks=OF_ENEMY, sample=IN_QUESTION)
class ChangeType:
    """The enemy in question becomes one of this type; it keeps its Health."""

    type: Literal["melee", "ranged"]

    def run(self, g: State, ctx: Context) -> None:
        slot = enemy_of(ctx)
        if slot >= 0:
            g.enemy_type[slot] = TYPES.index(self.type)
