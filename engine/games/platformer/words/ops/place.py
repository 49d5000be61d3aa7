"""The operation ``place``."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engine.effects.context import Context
from engine.games.platformer.codes import BY_EFFECT
from engine.games.platformer.movement import enter
from engine.games.platformer.state import State
from engine.games.platformer.words.targets import heroes, is_free
from engine.schema import word


@word("operation")
@dataclass(frozen=True)
class Place:
    """Put a hero on the chosen space. It is no movement, but the space is entered: a trap wounds, a top
    row is revealed."""

    who: Literal["self", "them"] = "self"

    def run(self, g: State, ctx: Context) -> None:
        """Put it there."""
        for hero in heroes(g, ctx, self.who):
            here = g.pos[hero]
            if here < 0 or ctx.space < 0 or not is_free(g, ctx.space):
                continue
            if g.on_boss_level(here) and not g.on_boss_level(ctx.space):
                continue  # PF-BOSS-07
            g.put(hero, ctx.space)
            enter(g, hero, ctx.space, BY_EFFECT, 0)
