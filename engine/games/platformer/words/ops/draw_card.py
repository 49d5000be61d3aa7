"""The operation ``draw_card``."""

from __future__ import annotations

from typing import Literal

from engine.effects.context import Context
from engine.effects.numbers import refresh_numbers
from engine.games.platformer.state import State
from engine.schema import word


@word("operation", needs=("holder|actor",), worth=190)
class DrawCard:
    """The hero who holds the card takes the top card of the item or potion deck, for nothing."""

    deck: Literal["item", "potion"] = "potion"

    def run(self, g: State, ctx: Context) -> None:
        deck = g.item_deck if self.deck == "item" else g.potion_deck
        if deck and ctx.owner >= 0:
            g.held[ctx.owner].append(deck.pop())
            refresh_numbers(g)
