"""Who must decide: read off the frame on top of the stack."""

from __future__ import annotations

from typing import Final

from engine.effects.picking import is_pick
from engine.games.platformer.codes import (
    F_COLLECT,
    F_GRAVITY,
    F_HAND,
    F_MOVE,
    F_PLACE,
    F_PORTAL,
    F_STEP,
    F_STRIKE,
)
from engine.games.platformer.state import State
from engine.kernel.frames import F_EFFECT, F_THROW, FRAME

CHANCE: Final = -1


def decider(g: State) -> int:
    """The seat that must decide; CHANCE for dice told from outside."""
    base = len(g.stack) - FRAME
    frame = g.stack[base]
    if frame == F_THROW:
        return CHANCE
    if frame == F_MOVE and g.stack[base + 7] > 0:
        return g.stack[base + 7] - 1
    if frame == F_EFFECT or is_pick(frame):
        owner = g.stack[base + 4]
        return owner if owner >= 0 else g.active
    if frame in (F_GRAVITY, F_MOVE, F_STEP, F_PORTAL, F_HAND, F_COLLECT, F_PLACE, F_STRIKE):
        return g.stack[base + 1]
    return g.active
