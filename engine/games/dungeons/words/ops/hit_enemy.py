"""The operation ``hit_enemy``."""

from __future__ import annotations

from typing import Annotated

from engine.effects.context import Context
from engine.games.dungeons.attacking import assail
from engine.games.dungeons.codes import FIRST_ENEMY
from engine.games.dungeons.state import State
from engine.games.dungeons.words.targets import IN_QUESTION, ON_ENEMY, culprit, enemy_of
from engine.schema import Between, word


@word("operation", needs=("enemy|this",), speaks=ON_ENEMY, sample=IN_QUESTION, worth=40)
class HitEnemy:
    """The enemy in question suffers Hits, which it may block. They are no attack: no Energy is gained."""

    hits: Annotated[int, Between(1, 8)] = 1

    def run(self, g: State, ctx: Context) -> None:
        slot = enemy_of(ctx)
        if slot >= 0:
            assail(g, FIRST_ENEMY + slot, self.hits, culprit(g, ctx), -1)
