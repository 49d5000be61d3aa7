"""The operation ``prevent``."""

from __future__ import annotations

from typing import Annotated

from engine.effects.context import Context
from engine.games.dungeons.harm import prevent_coming
from engine.games.dungeons.state import State
from engine.schema import Between, Sample, word


@word("operation", needs=("damage",), speaks="happening", sample=Sample(when="damage_coming"), worth=120)
class Prevent:
    """Of the Damage that is coming, so much is prevented; 0: all of it."""

    amount: Annotated[int, Between(0, 20)] = 0

    def run(self, g: State, ctx: Context) -> None:
        prevent_coming(g, self.amount)
