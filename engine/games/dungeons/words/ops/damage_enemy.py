"""The operation ``damage_enemy``."""

from __future__ import annotations

from typing import Annotated, ClassVar

from engine.effects.context import Context
from engine.games.dungeons.codes import BY_CARD, FIRST_ENEMY
from engine.games.dungeons.harm import harm
from engine.games.dungeons.state import State
from engine.games.dungeons.words.targets import IN_QUESTION, ON_ENEMY, culprit, enemy_of
from engine.schema import Between, word


@word("operation", needs=("enemy|this",), speaks=ON_ENEMY, sample=IN_QUESTION, worth=60)
class DamageEnemy:
    """The enemy in question suffers Damage; no defence is rolled. The Loot goes to the hero who holds the
    card (DD-RUL-42)."""

    tells: ClassVar[bool] = True
    amount: Annotated[int, Between(1, 20)] = 1

    def run(self, g: State, ctx: Context) -> None:
        slot = enemy_of(ctx)
        if slot >= 0:
            harm(g, FIRST_ENEMY + slot, self.amount, BY_CARD, culprit(g, ctx), -1)
