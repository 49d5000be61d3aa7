"""The operation ``take_token``."""

from __future__ import annotations

from engine.effects.context import Context
from engine.games.platformer.ground import collect
from engine.games.platformer.state import State
from engine.games.platformer.words.targets import reaches
from engine.schema import Speech, word


@word("operation", needs=("holder|actor", "space"), speaks=Speech(takes="space"), worth=75)
class TakeToken:
    """The hero who holds the card takes all Gold and Gems from the chosen space."""

    def run(self, g: State, ctx: Context) -> None:
        lies = ctx.owner >= 0 and ctx.space >= 0 and g.piles[ctx.space]
        if lies and reaches(g, ctx, ctx.space):
            collect(g, ctx.owner, ctx.space)
