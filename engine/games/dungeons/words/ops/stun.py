"""The operation ``stun``."""

from __future__ import annotations

from typing import ClassVar

from engine.effects.context import Context
from engine.games.dungeons.attacking import stun
from engine.games.dungeons.state import State
from engine.games.dungeons.words.targets import IN_QUESTION, ON_ENEMY, enemy_of, holder
from engine.schema import word


@word("operation", needs=("enemy|this",), speaks=ON_ENEMY, sample=IN_QUESTION, worth=35)
class Stun:
    """The enemy in question is stunned: its next activation is skipped (DD-RUL-25). Not those of the
    highest threat."""

    tells: ClassVar[bool] = True

    def run(self, g: State, ctx: Context) -> None:
        slot = enemy_of(ctx)
        if slot >= 0:
            stun(g, slot, holder(ctx))
