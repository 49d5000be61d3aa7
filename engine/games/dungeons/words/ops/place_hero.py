"""The operation ``place_hero``."""

from __future__ import annotations

from engine.effects.context import Context
from engine.games.dungeons.movement import place_figure
from engine.games.dungeons.nearby import free_near
from engine.games.dungeons.state import State
from engine.games.dungeons.words.targets import Who, heroes
from engine.schema import Speech, word


@word("operation", needs=("space",), speaks=Speech("object", takes="space"))
class PlaceHero:
    """Heroes are put on the chosen space, or beside it. Being placed is not entering: a pit does nothing
    (DD-RUL-16)."""

    who: Who = "self"

    def run(self, g: State, ctx: Context) -> None:
        for hero in heroes(g, ctx, self.who):
            if g.pos[hero] >= 0 and ctx.space >= 0:
                space = free_near(g, ctx.space, True)
                if space >= 0:
                    place_figure(g, hero, space)
