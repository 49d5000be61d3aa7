"""The operation ``lose``."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from engine.effects.context import Context
from engine.games.dungeons.codes import RESOURCES
from engine.games.dungeons.purse import lose
from engine.games.dungeons.state import State
from engine.games.dungeons.words.targets import Who, heroes
from engine.schema import Between, word


@word("operation", speaks="subject")
class Lose:
    """Heroes lose Energy or Loot, never more than they have."""

    tells: ClassVar[bool] = True
    what: Literal["energy", "loot"]
    amount: Annotated[int, Between(1, 20)] = 1
    who: Who = "them"

    def run(self, g: State, ctx: Context) -> None:
        for hero in heroes(g, ctx, self.who):
            lose(g, hero, RESOURCES.index(self.what), self.amount)
