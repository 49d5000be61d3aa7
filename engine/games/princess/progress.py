"""How far a turn and a challenge have come: the fields of their frames, for those who go on with them
(`turn`, `duel`) and for the decisions that move them on."""

from __future__ import annotations

from typing import Final

from engine.games.princess.state import State
from engine.kernel.frames import FRAME

F_TURN: Final = 17
F_DUEL: Final = 20
PHASE: Final = 1
DEED: Final = 2
"""Of a turn: the action that was taken, for what cards wait for."""

# Phases of a turn.
DEAL: Final = 0
BEGIN: Final = 1
CHOOSE: Final = 2
ACTED: Final = 3
LOOK: Final = 4
ENDING: Final = 5
NEXT: Final = 6

NO_DEED: Final = -1

# Phases of a challenge.
DECLARE: Final = 0
PLACE_ATTACK: Final = 1
PLACE_RESPONSE: Final = 2
REVEAL: Final = 3
COMPARE: Final = 4
ATTACK_ALONE: Final = 5
SUCCEED: Final = 6
TAKE_PRINCESS: Final = 7
END: Final = 8
OVER: Final = 9


def push_turns(g: State, phase: int = DEAL) -> None:
    """Turn after turn is played from now on."""
    g.push(F_TURN, phase)


def note_deed(g: State, deed: int) -> None:
    """An action of the turn on top of the stack is taken."""
    at = len(g.stack) - FRAME
    assert g.stack[at] == F_TURN
    g.stack[at + DEED] = deed


def push_duel(g: State) -> None:
    """A challenge begins."""
    g.push(F_DUEL, DECLARE)


def end_duel(g: State) -> None:
    """The challenge on top of the stack comes to its end."""
    at = len(g.stack) - FRAME
    assert g.stack[at] == F_DUEL
    g.stack[at + PHASE] = END
