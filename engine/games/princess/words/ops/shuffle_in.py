"""The operation ``shuffle_in``."""

from __future__ import annotations

from typing import Annotated

from engine.effects.context import Context
from engine.games.princess.cards import shuffle_in
from engine.games.princess.state import State
from engine.schema import Between, word


@word("operation", speaks="happening")
class ShuffleIn:
    """Cards drawn by lot from the discard pile are shuffled into the deck: the journey grows longer."""

    count: Annotated[int, Between(1, 12)] = 3

    def run(self, g: State, ctx: Context) -> None:
        shuffle_in(g, self.count)
