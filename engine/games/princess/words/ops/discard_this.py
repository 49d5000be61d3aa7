"""The operation ``discard_this``."""

from __future__ import annotations

from engine.effects.context import Context
from engine.effects.numbers import refresh_numbers
from engine.games.princess.cards import leave_game
from engine.games.princess.magic import drop_curse
from engine.games.princess.state import State
from engine.schema import Sample, word


@word(
    "operation",
    needs=("curse|environment",),
    speaks="happening",
    sample=Sample(when="turn_begins"),
    worth=-15,
)
class DiscardThis:
    """This curse or Environment is discarded, or leaves the game for good."""

    for_good: bool = False

    def run(self, g: State, ctx: Context) -> None:
        card = ctx.card
        if card == g.environment and card >= 0:
            g.environment = -1
            refresh_numbers(g)
            if self.for_good:
                leave_game(g, card)
            else:
                g.discard.append(card)
            return
        for seat in range(g.seats):
            if card in g.curses[seat]:
                drop_curse(g, seat, card, self.for_good)
