"""The operation ``place_token``."""

from __future__ import annotations

from typing import Literal

from engine.effects.context import Context
from engine.games.platformer.codes import ONE_GEM, ONE_GOLD
from engine.games.platformer.state import State
from engine.games.platformer.words.targets import reaches
from engine.schema import Speech, word


@word("operation", needs=("space",), speaks=Speech(takes="space"))
class PlaceToken:
    """Put a Gold or a Gem on the chosen space, or on the space of the trigger, if nothing lies there."""

    what: Literal["gold", "gem"]

    def run(self, g: State, ctx: Context) -> None:
        if g.is_open(ctx.space) and g.piles[ctx.space] == 0 and reaches(g, ctx, ctx.space):
            g.piles[ctx.space] = ONE_GOLD if self.what == "gold" else ONE_GEM
