"""The operation ``discard_this``."""

from __future__ import annotations

from engine.effects.context import Context
from engine.games.platformer.shop import discard
from engine.games.platformer.state import State
from engine.schema import word


@word("operation", needs=("held_card",))
class DiscardThis:
    """This card is discarded."""

    def run(self, g: State, ctx: Context) -> None:
        if ctx.owner >= 0 and ctx.card in g.held[ctx.owner]:
            discard(g, ctx.owner, ctx.card)
