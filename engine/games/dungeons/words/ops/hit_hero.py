"""The operation ``hit_hero``."""

from __future__ import annotations

from typing import Annotated

from engine.effects.context import Context
from engine.games.dungeons.attacking import assail
from engine.games.dungeons.state import State
from engine.games.dungeons.words.targets import Who, heroes
from engine.schema import Between, word


@word("operation", speaks="subject")
class HitHero:
    """Heroes suffer Hits, which they may block: a defence die for each."""

    hits: Annotated[int, Between(1, 8)] = 1
    who: Who = "them"

    def run(self, g: State, ctx: Context) -> None:
        """Hit them, the first in seat order first."""
        for hero in reversed(heroes(g, ctx, self.who)):
            assail(g, hero, self.hits, -1, ctx.this)
