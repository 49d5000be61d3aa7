"""The operation ``take_princess``."""

from __future__ import annotations

from typing import Literal

from engine.effects.context import Context
from engine.effects.numbers import number
from engine.games.princess.cards import hand_over, take_princess
from engine.games.princess.codes import CENTRE, OUT_OF_PLAY
from engine.games.princess.happenings import E_TOOK
from engine.games.princess.moments import N_NO_PRINCESS
from engine.games.princess.state import State
from engine.games.princess.theft import may_rob
from engine.games.princess.words.targets import Subject, subject
from engine.schema import word


@word("operation", speaks="subject", worth=90)
class TakePrincess:
    """A player takes the Princess into hand: from the centre, from whoever holds her, or wherever she is once
    Free."""

    where: Literal["centre", "hand", "anywhere"] = "centre"
    who: Subject = "self"

    def run(self, g: State, ctx: Context) -> None:
        seat = subject(g, ctx, self.who)
        if seat < 0 or g.princess_at in (OUT_OF_PLAY, seat) or number(g, seat, N_NO_PRINCESS) > 0:
            return
        if g.princess_at == CENTRE:
            if self.where != "hand":
                take_princess(g, seat)
        elif self.where != "centre" and may_rob(g, seat, g.princess_at):
            hand_over(g, g.program.princess, g.princess_at, seat, E_TOOK, True)
