"""The operation ``place_enemy``."""

from __future__ import annotations

from engine.effects.context import Context
from engine.games.dungeons.codes import FIRST_ENEMY
from engine.games.dungeons.movement import is_fixed, place_figure
from engine.games.dungeons.nearby import free_near
from engine.games.dungeons.state import State
from engine.games.dungeons.words.targets import IN_QUESTION, enemy_of
from engine.schema import Speech, word


@word(
    "operation", needs=("enemy|this", "space"), speaks=Speech("on_enemy", takes="space"), sample=IN_QUESTION
)
class PlaceEnemy:
    """The enemy in question is put on the chosen space, or beside it."""

    def run(self, g: State, ctx: Context) -> None:
        slot = enemy_of(ctx)
        if slot >= 0 and g.enemy_pos[slot] >= 0 and ctx.space >= 0 and not is_fixed(g, FIRST_ENEMY + slot):
            space = free_near(g, ctx.space)
            if space >= 0:
                place_figure(g, FIRST_ENEMY + slot, space)
