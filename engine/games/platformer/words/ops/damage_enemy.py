"""The operation ``damage_enemy``."""

from __future__ import annotations

from typing import Annotated

from engine.effects.context import Context
from engine.games.platformer.combat import hit
from engine.games.platformer.state import State
from engine.games.platformer.words.targets import reached_enemy
from engine.schema import Between, Speech, word


@word("operation", needs=("enemy",), speaks=Speech(takes="enemy"), worth=60)
class DamageEnemy:
    """The chosen enemy suffers so much damage at once, as in an attack of the holder: it is defeated or
    nothing happens (PF-COMBAT-02)."""

    amount: Annotated[int, Between(1, 40)] = 1

    def run(self, g: State, ctx: Context) -> None:
        hero = ctx.owner if ctx.owner >= 0 else g.active
        enemy = reached_enemy(g, ctx)
        if enemy >= 0:
            hit(g, hero, enemy, self.amount)
