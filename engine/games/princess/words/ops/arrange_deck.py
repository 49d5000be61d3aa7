"""The operation ``arrange_deck``."""

from __future__ import annotations

from typing import Annotated

from engine.effects.context import Context
from engine.games.princess.decisions.arrange import ask_arrange
from engine.games.princess.happenings import E_LOOKED_DECK
from engine.games.princess.knowing import forget, seen_in_deck
from engine.games.princess.state import State
from engine.schema import Between, Speech, word


@word("operation", needs=("holder|actor",), speaks=Speech("own", complete=True), worth=15)
class ArrangeDeck:
    """You look at the top cards of the deck and put them back in any order."""

    count: Annotated[int, Between(2, 5)] = 3

    def run(self, g: State, ctx: Context) -> None:
        """Look, and ask which comes on top."""
        count = min(self.count, len(g.deck))
        if ctx.owner < 0 or not count:
            return
        for card in g.deck[-count:]:
            forget(g, card)
            seen_in_deck(g, ctx.owner, card)
        g.emit(E_LOOKED_DECK, ctx.owner, count)
        ask_arrange(g, ctx.owner, count)
