"""The operation ``place``."""

from __future__ import annotations

from typing import Annotated, Literal

from engine.effects.context import Context
from engine.games.platformer.codes import BY_EFFECT
from engine.games.platformer.movement import enter
from engine.games.platformer.seal import is_sealed
from engine.games.platformer.state import State
from engine.games.platformer.words.targets import SUBJECTS, is_free, reached_heroes
from engine.schema import Speech, Stands, word


@word("operation", needs=("space",), speaks=Speech(takes="space"), worth=300)
class Place:
    """Put a hero on the chosen space. It is no movement, but the space is entered: a trap wounds, a top
    row is revealed."""

    who: Annotated[Literal["self", "them"], Stands(values=SUBJECTS)] = "self"

    def run(self, g: State, ctx: Context) -> None:
        for hero in reached_heroes(g, ctx, self.who):
            here = g.pos[hero]
            if here < 0 or not is_free(g, ctx.space):
                continue
            if is_sealed(g, here, ctx.space):
                continue  # PF-BOSS-07
            g.put(hero, ctx.space)
            enter(g, hero, ctx.space, BY_EFFECT, 0)
