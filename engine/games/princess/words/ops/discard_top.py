"""The operation ``discard_top``."""

from __future__ import annotations

from typing import Annotated

from engine.effects.context import Context
from engine.games.princess.cards import discard_top
from engine.games.princess.state import State
from engine.schema import Between, word


@word("operation", speaks="happening", worth=5)
class DiscardTop:
    """The top cards of the deck are discarded: the journey grows shorter."""

    count: Annotated[int, Between(1, 9)] = 1

    def run(self, g: State, ctx: Context) -> None:
        discard_top(g, self.count)
