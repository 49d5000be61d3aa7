"""The operation ``look_at_deck``."""

from __future__ import annotations

from typing import Annotated

from engine.effects.context import Context
from engine.games.princess.happenings import E_LOOKED_DECK
from engine.games.princess.knowing import seen_in_deck
from engine.games.princess.state import State
from engine.schema import Between, word


@word("operation", needs=("holder|actor",), speaks="own", worth=8)
class LookAtDeck:
    """You look at the top cards of the deck."""

    count: Annotated[int, Between(1, 9)] = 1

    def run(self, g: State, ctx: Context) -> None:
        count = min(self.count, len(g.deck))
        if ctx.owner >= 0 and count:
            for card in g.deck[-count:]:
                seen_in_deck(g, ctx.owner, card)
            g.emit(E_LOOKED_DECK, ctx.owner, count)
