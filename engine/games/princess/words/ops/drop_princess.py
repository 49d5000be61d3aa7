"""The operation ``drop_princess``."""

from __future__ import annotations

from engine.effects.context import Context
from engine.games.princess.cards import leave_hand, to_centre
from engine.games.princess.state import State
from engine.games.princess.words.targets import Who, heroes
from engine.schema import Speech, word


@word(
    "operation",
    speaks=Speech("subject", called={"all": "princess_holder", "heroes": "princess_holder"}),
    worth=40,
)
class DropPrincess:
    """Whoever of these players holds the Princess puts her into the centre."""

    who: Who = "all"

    def run(self, g: State, ctx: Context) -> None:
        for seat in heroes(g, ctx, self.who):
            if g.princess_at == seat:
                leave_hand(g, seat, g.program.princess)
                to_centre(g, seat)
