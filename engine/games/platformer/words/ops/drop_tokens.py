"""The operation ``drop_tokens``."""

from __future__ import annotations

from engine.effects.context import Context
from engine.games.platformer.state import State
from engine.games.platformer.words.targets import Who, reached_heroes
from engine.games.platformer.wounds import lose_token
from engine.schema import word


@word("operation", speaks="subject")
class DropTokens:
    """Heroes lose all boss tokens they hold."""

    who: Who = "self"

    def run(self, g: State, ctx: Context) -> None:
        for hero in reached_heroes(g, ctx, self.who):
            for index in range(len(g.token_kinds)):
                lose_token(g, hero, index)
