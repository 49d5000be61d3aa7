"""The operation ``heal_full``."""

from __future__ import annotations

from engine.effects.context import Context
from engine.games.platformer.purse import heal
from engine.games.platformer.state import State
from engine.games.platformer.words.targets import Who, reached_heroes
from engine.schema import word


@word("operation", speaks="subject", worth=110)
class HealFull:
    """Give heroes all their Hearts back."""

    who: Who = "self"

    def run(self, g: State, ctx: Context) -> None:
        for hero in reached_heroes(g, ctx, self.who):
            heal(g, hero, 99)
