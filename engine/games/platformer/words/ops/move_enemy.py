"""The operation ``move_enemy``."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from engine.effects.context import Context
from engine.games.platformer.codes import F_HAND
from engine.games.platformer.moments import N_HAND_IMMUNE
from engine.games.platformer.numbers import enemy_number
from engine.games.platformer.state import State
from engine.schema import Between, word


@word("operation")
@dataclass(frozen=True)
class MoveEnemy:
    """The holder of the card may move the chosen enemy up to so many spaces, as with a Hand."""

    steps: Annotated[int, Between(1, 9)] = 1

    def run(self, g: State, ctx: Context) -> None:
        """Ask for the steps."""
        hero = ctx.owner if ctx.owner >= 0 else g.active
        if ctx.enemy >= 0 and g.enemy_pos[ctx.enemy] >= 0 and enemy_number(g, ctx.enemy, N_HAND_IMMUNE) <= 0:
            g.push(F_HAND, hero, self.steps, -1, ctx.enemy, 1, 1)
