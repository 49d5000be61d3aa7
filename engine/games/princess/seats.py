"""Who must decide: read off the frame on top of the stack."""

from __future__ import annotations

from engine.effects.picking import is_pick
from engine.games.princess.codes import F_ACT, F_GUESS, F_LET, F_TRADE
from engine.games.princess.state import State
from engine.kernel.frames import F_EFFECT, FRAME


def decider(g: State) -> int:
    """The seat that must decide."""
    base = len(g.stack) - FRAME
    frame = g.stack[base]
    if frame in (F_ACT, F_TRADE):
        return g.active
    if frame == F_LET:
        return g.stack[base + 12] - 1
    if frame in (F_EFFECT, F_GUESS) or is_pick(frame):
        owner = g.stack[base + 4]
        return owner if owner >= 0 else g.active
    return g.stack[base + 1]
