"""The operation ``prevent_damage``."""

from __future__ import annotations

from typing import Annotated

from engine.effects.context import Context
from engine.games.princess.life import prevent_damage
from engine.games.princess.state import State
from engine.schema import Between, Sample, word


@word("operation", needs=("damage",), speaks="happening", sample=Sample(when="damage_comes"))
class PreventDamage:
    """Of the damage that is about to be dealt, so much is prevented."""

    amount: Annotated[int, Between(1, 99)] = 1

    def run(self, g: State, ctx: Context) -> None:
        prevent_damage(g, self.amount)
