"""The operation ``steal``."""

from __future__ import annotations

from typing import Annotated, Literal

from engine.effects.context import Context
from engine.games.platformer.codes import RESOURCES
from engine.games.platformer.purse import gain, spend
from engine.games.platformer.state import State
from engine.games.platformer.words.targets import Who, reached_heroes
from engine.schema import Between, Sample, word


@word(
    "operation",
    needs=("holder|actor",),
    speaks="object",
    sample=Sample(
        {"what": "gold", "who": "others"}, kind="item", when="pushes_hero", fits=lambda p: p["who"] != "self"
    ),
    worth=30,
)
class Steal:
    """Take Gold or Gems from heroes, as many as they have, for the hero who holds the card."""

    what: Literal["gold", "gem"]
    amount: Annotated[int, Between(1, 20)] = 1
    who: Who = "them"

    def run(self, g: State, ctx: Context) -> None:
        for hero in reached_heroes(g, ctx, self.who):
            if hero != ctx.owner:
                taken = spend(g, hero, RESOURCES.index(self.what), self.amount)
                if ctx.owner >= 0:
                    gain(g, ctx.owner, RESOURCES.index(self.what), taken)
