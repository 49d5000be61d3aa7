"""The operation ``drop_tokens``."""

from __future__ import annotations

from dataclasses import dataclass

from engine.effects.context import Context
from engine.games.platformer.state import State
from engine.games.platformer.words.targets import Who, reached_heroes
from engine.games.platformer.wounds import lose_token
from engine.schema import word


@word("operation", speaks="subject")
@dataclass(frozen=True)
class DropTokens:
    """Heroes lose all boss tokens they hold."""

    who: Who = "self"

    def run(self, g: State, ctx: Context) -> None:
        """Give them back."""
        for hero in reached_heroes(g, ctx, self.who):
            for index in range(len(g.token_kinds)):
                lose_token(g, hero, index)
