"""The operation ``remove_enemy``."""

from __future__ import annotations

from engine.effects.context import Context
from engine.games.platformer.state import State
from engine.games.platformer.words.targets import figure_of_enemy, reached_enemy
from engine.schema import Speech, word


@word("operation", needs=("enemy",), speaks=Speech(takes="enemy"))
class RemoveEnemy:
    """The chosen enemy leaves the map without being defeated; the boss does not."""

    def run(self, g: State, ctx: Context) -> None:
        slot = reached_enemy(g, ctx)
        if slot < 0 or slot == g.boss_slot:
            return
        kind = g.enemy_kind[slot]
        if kind in g.token_kinds:
            g.token_supply[g.token_kinds.index(kind)] += 1
        g.put(figure_of_enemy(slot), -1)
