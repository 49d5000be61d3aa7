"""The operation ``wound``."""

from __future__ import annotations

from typing import Annotated

from engine.effects.context import Context
from engine.games.platformer.codes import BY_BOSS, BY_EFFECT
from engine.games.platformer.state import State
from engine.games.platformer.words.targets import Who, reached_heroes
from engine.games.platformer.wounds import wound
from engine.schema import Between, word


@word("operation", speaks="subject")
class Wound:
    """Inflict Wounds on heroes on the map."""

    amount: Annotated[int, Between(1, 20)] = 1
    who: Who = "them"

    def run(self, g: State, ctx: Context) -> None:
        for hero in reached_heroes(g, ctx, self.who):
            wound(g, hero, self.amount, BY_BOSS if ctx.cause == BY_BOSS else BY_EFFECT, ctx.this)
