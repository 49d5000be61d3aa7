"""The operation ``respawn_hero``."""

from __future__ import annotations

from engine.effects.context import Context
from engine.games.platformer.decisions.place import ask_place
from engine.games.platformer.state import State
from engine.games.platformer.words.targets import Who, reached_heroes
from engine.schema import word


@word("operation", speaks="subject")
class RespawnHero:
    """Heroes that are off the map come back at once without spending a symbol."""

    who: Who = "self"

    def run(self, g: State, ctx: Context) -> None:
        """Ask for the space."""
        for hero in reached_heroes(g, ctx, self.who):
            if g.pos[hero] < 0:
                ask_place(g, hero)
