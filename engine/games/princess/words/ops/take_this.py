"""The operation ``take_this``."""

from __future__ import annotations

from engine.effects.context import Context
from engine.games.princess.cards import into_hand
from engine.games.princess.codes import MAGIC
from engine.games.princess.happenings import E_TOOK
from engine.games.princess.magic import take_curse
from engine.games.princess.state import State
from engine.schema import Sample, word


@word("operation", needs=("curse|spell",), speaks="own", sample=Sample(when="applied"), worth=20)
class TakeThis:
    """You take this card back into your hand: a spell after it has acted, or a curse from where it lies."""

    def run(self, g: State, ctx: Context) -> None:
        card = ctx.card
        if card < 0 or ctx.owner < 0 or g.program.types[card] != MAGIC:
            return
        for seat in range(g.seats):
            if card in g.curses[seat]:
                take_curse(g, seat, card)
            elif card in g.hand[seat]:
                return
        if card in g.discard:
            g.discard.remove(card)
        into_hand(g, ctx.owner, card)
        g.emit(E_TOOK, ctx.owner, card)
