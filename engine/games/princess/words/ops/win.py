"""The operation ``win``."""

from __future__ import annotations

from engine.effects.context import Context
from engine.games.princess.ending import declare_winner, share_victory
from engine.games.princess.state import State
from engine.games.princess.words.targets import Subject, subject
from engine.schema import Sample, word


@word("operation", speaks="statement", sample=Sample(when="journey_ends"))
class Win:
    """A player wins the game: instead of everybody else, or (with "as_well") beside whoever wins at the end
    of the journey."""

    as_well: bool = False
    who: Subject = "self"

    def run(self, g: State, ctx: Context) -> None:
        seat = subject(g, ctx, self.who)
        if seat < 0:
            return
        if self.as_well:
            share_victory(g, seat)
        else:
            declare_winner(g, seat)
