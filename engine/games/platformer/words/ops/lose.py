"""The operation ``lose``."""

from __future__ import annotations

from typing import Annotated, Literal

from engine.effects.context import Context
from engine.games.platformer.codes import RESOURCES
from engine.games.platformer.purse import spend
from engine.games.platformer.state import State
from engine.games.platformer.words.targets import Who, reached_heroes
from engine.schema import Between, word


@word("operation", speaks="subject")
class Lose:
    """Take Gold or Gems from heroes, as many as they have."""

    what: Literal["gold", "gem"]
    amount: Annotated[int, Between(1, 20)] = 1
    who: Who = "them"

    def run(self, g: State, ctx: Context) -> None:
        for hero in reached_heroes(g, ctx, self.who):
            spend(g, hero, RESOURCES.index(self.what), self.amount)
