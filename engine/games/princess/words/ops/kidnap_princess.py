"""The operation ``kidnap_princess``."""

from __future__ import annotations

from engine.effects.context import Context
from engine.effects.numbers import refresh_numbers
from engine.games.princess.cards import leave_hand
from engine.games.princess.codes import OUT_OF_PLAY
from engine.games.princess.happenings import E_KIDNAPPED
from engine.games.princess.state import State
from engine.schema import word


@word("operation", speaks="statement")
class KidnapPrincess:
    """The Princess is Kidnapped again: out of play, wherever she was (PR-RUL-01)."""

    def run(self, g: State, ctx: Context) -> None:
        if g.princess_at >= 0:
            leave_hand(g, g.princess_at, g.program.princess)
        g.princess_at = OUT_OF_PLAY
        refresh_numbers(g)
        g.emit(E_KIDNAPPED)
