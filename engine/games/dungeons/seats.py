"""Who decides: the main decision is read off the frame on top of the stack; besides, at the right moments
every hero may take minor actions (DD-RUL-05)."""

from __future__ import annotations

from typing import Final

from engine.effects.picking import is_pick
from engine.games.dungeons.codes import (
    F_ACT,
    F_AIM,
    F_CHOOSE,
    F_CONSENT,
    F_MOVE,
    F_NEXT,
    F_PAUSE,
    F_PICK_DIE,
    F_POSITION,
    F_STORY,
    F_TRADE,
)
from engine.games.dungeons.movement import is_passing
from engine.games.dungeons.nearby import standing
from engine.games.dungeons.rounds import pending
from engine.games.dungeons.state import State
from engine.games.dungeons.using import has_minor
from engine.kernel.frames import F_EFFECT, F_THROW, FRAME

CHANCE: Final = -1


def decider(g: State) -> int:
    """The seat of the main decision; CHANCE for dice told from outside."""
    base = len(g.stack) - FRAME
    frame = g.stack[base]
    if frame in (F_ACT, F_MOVE, F_CHOOSE, F_POSITION, F_TRADE, F_AIM):
        return g.stack[base + 1]
    if frame == F_THROW:
        return CHANCE
    if frame == F_EFFECT or is_pick(frame):
        owner = g.stack[base + 4]
        return owner if owner >= 0 else somebody(g, g.stack[base + 7])
    if frame == F_NEXT:
        return pending(g)[0]
    if frame == F_PAUSE:
        mask = g.stack[base + 1]
        return (mask & -mask).bit_length() - 1
    if frame == F_CONSENT:
        return g.stack[base + 2]
    if frame == F_STORY:
        return somebody(g, g.stack[base + 2])
    assert frame == F_PICK_DIE
    return somebody(g, g.stack[base + 1])


def somebody(g: State, seat: int) -> int:
    """A seat that decides for the group: the one concerned, the active one, or the first on the map."""
    if seat >= 0:
        return seat
    if g.active >= 0:
        return g.active
    there = standing(g)
    return there[0] if there else 0


def is_open_moment(g: State) -> bool:
    """Whether minor actions may be taken now: nothing is half resolved, nobody is in another's space."""
    base = len(g.stack) - FRAME
    frame = g.stack[base]
    if frame == F_MOVE:
        return g.active >= 0 and not is_passing(g, g.stack[base + 1])
    return frame in (F_ACT, F_NEXT, F_PAUSE)


def others(g: State, main: int) -> list[int]:
    """The seats that may act besides the main one: those with a minor action, or who could activate next."""
    base = len(g.stack) - FRAME
    if not is_open_moment(g):
        return []
    frame = g.stack[base]
    if frame == F_PAUSE:
        return [seat for seat in range(g.seats) if seat != main and g.stack[base + 1] >> seat & 1]
    waiting = pending(g) if frame == F_NEXT else []
    return [seat for seat in range(g.seats) if seat != main and (seat in waiting or has_minor(g, seat))]
