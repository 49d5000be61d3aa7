"""Which actions bots consider at a decision, and which one brings the turn to its end."""

from __future__ import annotations

from engine.games.princess.codes import A_DONE, A_KEEP, A_PASS, A_SELL, A_TRADE, F_ACT, F_TRADE, MAGIC
from engine.games.princess.state import State
from engine.kernel.frames import A_NO, FRAME

Actions = list[tuple[int, int, int, int]]


def is_settled(g: State) -> bool:
    """Whether nothing is half done: the active player chooses an action."""
    return len(g.stack) >= FRAME and g.stack[len(g.stack) - FRAME] == F_ACT


def choices(g: State, legal: Actions) -> Actions:
    """The actions worth a thought: nobody sells the last card of a type but for want of others."""
    if len(legal) == 1:
        return legal
    base = len(g.stack) - FRAME
    frame = g.stack[base]
    if frame == F_TRADE and g.stack[base + 1] == 0:
        return [action for action in legal if action[0] != A_SELL or is_spare(g, action[1])]
    return legal


def is_spare(g: State, card: int) -> bool:
    """Whether another card of the same type is in the hand, or the card is no card of the triangle."""
    kind = g.program.types[card]
    if card == g.program.princess:
        return False
    if kind >= MAGIC:
        return True
    return any(other != card and g.program.types[other] == kind for other in g.hand[g.active])


def closing(g: State, legal: Actions) -> tuple[int, int, int, int]:
    """The action that leads to the end of the turn without further ado."""
    for code in (A_DONE, A_NO, A_PASS, A_TRADE):
        for action in legal:
            if action[0] == code:
                return action
    for action in legal:
        if action[0] != A_KEEP:
            return action
    return legal[0]
