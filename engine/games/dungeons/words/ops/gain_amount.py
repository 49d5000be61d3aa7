"""The operation ``gain_amount``."""

from __future__ import annotations

from typing import ClassVar, Literal

from engine.effects.context import Context
from engine.games.dungeons.codes import RESOURCES
from engine.games.dungeons.purse import gain
from engine.games.dungeons.state import State
from engine.games.dungeons.words.targets import Who, heroes
from engine.schema import Sample, word


@word("operation", needs=("amount",), speaks="subject", sample=Sample(when="damage_dealt"))
class GainAmount:
    """Heroes gain as much Health, Energy or Loot as the number that the moment brings along (Hits, Damage,
    successes)."""

    tells: ClassVar[bool] = True
    what: Literal["health", "energy", "loot"]
    who: Who = "self"

    def run(self, g: State, ctx: Context) -> None:
        for hero in heroes(g, ctx, self.who):
            gain(g, hero, RESOURCES.index(self.what), ctx.amount)
