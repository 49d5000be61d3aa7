"""The operation ``remove_enemy``."""

from __future__ import annotations

from engine.effects.context import Context
from engine.effects.numbers import forget, refresh_numbers
from engine.games.dungeons.codes import FIRST_ENEMY
from engine.games.dungeons.happenings import E_ENEMY_REMOVED
from engine.games.dungeons.state import State
from engine.games.dungeons.words.targets import IN_QUESTION, ON_ENEMY, enemy_of
from engine.schema import word


@word("operation", needs=("enemy|this",), speaks=ON_ENEMY, sample=IN_QUESTION)
class RemoveEnemy:
    """The enemy in question leaves the map; it is not defeated and yields no Loot."""

    def run(self, g: State, ctx: Context) -> None:
        slot = enemy_of(ctx)
        if slot >= 0 and g.enemy_pos[slot] >= 0:
            g.put(FIRST_ENEMY + slot, -1)
            g.unchecked = True
            forget(g, slot)
            refresh_numbers(g)
            g.emit(E_ENEMY_REMOVED, slot)
