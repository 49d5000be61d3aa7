"""The operation ``discard_this``."""

from __future__ import annotations

from engine.effects.context import Context
from engine.games.dungeons.shop import discard
from engine.games.dungeons.state import State
from engine.schema import word


@word("operation", needs=("held_card",))
class DiscardThis:
    """This item is discarded."""

    def run(self, g: State, ctx: Context) -> None:
        discard(g, ctx.owner, ctx.card)
