"""The operation ``push_enemy``."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from engine.effects.context import Context
from engine.games.dungeons.codes import FIRST_ENEMY
from engine.games.dungeons.movement import away_from, push
from engine.games.dungeons.state import State
from engine.games.dungeons.words.targets import IN_QUESTION, culprit, enemy_of, place_of
from engine.schema import Between, Speech, word


@word(
    "operation",
    needs=("enemy|this", "this|holder|actor|hero"),
    speaks=Speech("on_enemy", takes="enemy", n="spaces"),
    sample=IN_QUESTION,
)
class PushEnemy:
    """The enemy in question is moved straight away from the bearer of the effect, or towards it, as far as
    the way is free."""

    tells: ClassVar[bool] = True
    spaces: Annotated[int, Between(1, 6)] = 1
    direction: Literal["away", "towards"] = "away"

    def can_act(self, g: State, ctx: Context) -> bool:
        """Whether it is still there."""
        return enemy_of(ctx) >= 0 and g.enemy_pos[enemy_of(ctx)] >= 0

    def run(self, g: State, ctx: Context) -> None:
        slot = enemy_of(ctx)
        centre = place_of(g, ctx)
        if slot < 0 or centre < 0 or g.enemy_pos[slot] < 0:
            return
        direction = away_from(g, centre, g.enemy_pos[slot])
        if self.direction == "towards" and direction >= 0:
            direction = (direction + 2) % 4
        push(g, FIRST_ENEMY + slot, direction, self.spaces, culprit(g, ctx))
