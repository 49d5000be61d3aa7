"""The operation ``refresh_cards``."""

from __future__ import annotations

from typing import Annotated, Literal

from engine.effects.context import Context
from engine.games.platformer.shop import refresh, refresh_all
from engine.games.platformer.state import State
from engine.schema import Sample, Stands, needing, word


@word("operation", needs=("holder|actor",), sample=Sample(kind="event"), worth=60)
class RefreshCards:
    """Turn exhausted cards of the hero upright: this card, or all of them with the hero card."""

    which: Annotated[Literal["this", "all"], Stands(values={"this": needing("card")})] = "all"

    def run(self, g: State, ctx: Context) -> None:
        if ctx.owner >= 0:
            if self.which == "this":
                refresh(g, ctx.owner, ctx.card)
            else:
                refresh_all(g, ctx.owner)
