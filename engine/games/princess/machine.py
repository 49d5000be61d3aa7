"""The Princess, put together: everything that can lie on the stack."""

from __future__ import annotations

from typing import Final

from engine.games.princess import decisions
from engine.games.princess.duel import DUEL
from engine.games.princess.ending import END
from engine.games.princess.knowing import note_open_hand
from engine.games.princess.life import ELIMINATE, HURT
from engine.games.princess.limits import has_open_hand
from engine.games.princess.state import State
from engine.games.princess.turn import TURN
from engine.kernel.decision import works_in
from engine.kernel.errors import Refusal
from engine.kernel.machine import Machine

DEEPEST: Final = 5200


def show_open_hands(g: State) -> None:
    """Before anybody decides, everybody has seen the hands that lie open."""
    for seat in range(g.seats):
        if has_open_hand(g, seat):
            note_open_hand(g, seat)


MACHINE: Final[Machine[State]] = Machine(
    [*works_in(decisions), TURN, DUEL, HURT, ELIMINATE, END],
    DEEPEST,
    Refusal("PR-END-01", "over"),
    show_open_hands,
)
