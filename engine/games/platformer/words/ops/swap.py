"""The operation ``swap``."""

from __future__ import annotations

from typing import Annotated, Literal

from engine.effects.context import Context
from engine.games.platformer.codes import BY_EFFECT
from engine.games.platformer.movement import enter
from engine.games.platformer.state import State
from engine.games.platformer.words.targets import figure_of_enemy
from engine.schema import Sample, Speech, Stands, needing, word


@word(
    "operation",
    needs=("holder|actor",),
    speaks=Speech(takes=lambda p: "enemy" if p["other"] == "enemy" else "them"),
    sample=Sample(kind="item", when="pushes_hero"),
    worth=80,
)
class Swap:
    """The hero who holds the card changes places with the chosen hero or enemy on the same level."""

    other: Annotated[
        Literal["hero", "enemy"], Stands(values={"hero": needing("hero"), "enemy": needing("enemy")})
    ] = "enemy"

    def run(self, g: State, ctx: Context) -> None:
        hero, here = ctx.owner, g.pos[ctx.owner]
        if self.other == "hero":
            figure, there = ctx.hero, g.pos[ctx.hero]
        else:
            figure, there = figure_of_enemy(ctx.enemy), g.enemy_pos[ctx.enemy] if ctx.enemy >= 0 else -1
        if here < 0 or figure == hero or g.board.level_of(here) != g.board.level_of(there):
            return  # whoever is off the map is on no level
        g.put(figure, -1)
        g.put(hero, there)
        g.put(figure, here)
        enter(g, hero, there, BY_EFFECT, 0)
        if self.other == "hero" and g.pos[figure] == here:
            enter(g, figure, here, BY_EFFECT, 0)
