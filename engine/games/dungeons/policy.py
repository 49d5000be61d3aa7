"""Which actions bots consider at a decision, and which one brings the activation to its end."""

from __future__ import annotations

from engine.games.dungeons.codes import (
    A_ACTIVATE,
    A_CANCEL,
    A_END,
    A_PASS,
    A_STOP,
    A_TRADE,
    F_ACT,
    F_NEXT,
    F_TRADE,
)
from engine.games.dungeons.state import State
from engine.kernel.frames import A_YES, FRAME

Actions = list[tuple[int, int, int, int]]


def is_settled(g: State) -> bool:
    """Whether nothing is half done: a hero decides about the next action, or the players about the next
    hero."""
    return len(g.stack) >= FRAME and g.stack[len(g.stack) - FRAME] in (F_ACT, F_NEXT)


def choices(g: State, legal: Actions) -> Actions:
    """The actions worth a thought; ending the activation and trading are not among them."""
    if len(legal) == 1:
        return legal
    frame = g.stack[len(g.stack) - FRAME]
    if frame == F_TRADE:
        return [(A_CANCEL, 0, 0, 0)]
    found = [action for action in legal if action[0] not in (A_TRADE, A_END)]
    return found or legal


def closing(g: State, legal: Actions) -> tuple[int, int, int, int]:
    """The action that leads to the end of the activation: end, stop, pass, call off, activate; yes to what a
    card offers; else the first one."""
    for action in legal:
        if action[0] in (A_END, A_STOP, A_PASS, A_CANCEL, A_ACTIVATE):
            return action
    for action in legal:
        if action[0] == A_YES:
            return action
    return legal[0]
