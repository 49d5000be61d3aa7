"""The operation ``gain``."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from engine.effects.context import Context
from engine.games.dungeons.codes import RESOURCES
from engine.games.dungeons.purse import gain
from engine.games.dungeons.state import State
from engine.games.dungeons.words.targets import Who, heroes
from engine.schema import Between, Sample, word


@word("operation", speaks="subject", sample=Sample(stands_for={"": {"what": "energy"}}), worth=30)
class Gain:
    """Heroes gain Health, Energy or Loot. Health never rises above the maximum (DD-DEFENSE-10)."""

    tells: ClassVar[bool] = True
    what: Literal["health", "energy", "loot"]
    amount: Annotated[int, Between(1, 20)] = 1
    who: Who = "self"

    def run(self, g: State, ctx: Context) -> None:
        for hero in heroes(g, ctx, self.who):
            gain(g, hero, RESOURCES.index(self.what), self.amount)
