"""The operation ``reset_special``."""

from __future__ import annotations

from engine.effects.context import Context
from engine.games.platformer.state import State
from engine.games.platformer.words.targets import Who, reached_heroes
from engine.games.platformer.wounds import reset_special
from engine.schema import word


@word("operation", speaks="subject")
class ResetSpecial:
    """Reset the special die of heroes to blank (PF-D-15)."""

    who: Who = "them"

    def run(self, g: State, ctx: Context) -> None:
        for hero in reached_heroes(g, ctx, self.who):
            reset_special(g, hero)
