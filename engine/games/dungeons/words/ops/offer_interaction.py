"""The operation ``offer_interaction``."""

from __future__ import annotations

from engine.effects.compiling import Run
from engine.games.dungeons.tale import offer
from engine.games.dungeons.words.building import Builder
from engine.schema import word


@word("operation", needs=("story",), speaks="statement")
class OfferInteraction:
    """In an adventure: this interaction is offered from now on, or ("on": false) no longer."""

    interaction: str
    on: bool = True

    def compile(self, builder: Builder) -> Run:
        index = builder.interaction(self.interaction)
        return lambda g, ctx: offer(g, index, self.on)
