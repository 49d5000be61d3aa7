"""Which actions bots consider at a decision, and which one brings the activation to its end."""

from __future__ import annotations

from typing import Final

from engine.games.dungeons.codes import (
    A_ACTIVATE,
    A_CANCEL,
    A_END,
    A_PASS,
    A_STEP,
    A_STOP,
    A_TRADE,
    F_ACT,
    F_MOVE,
    F_NEXT,
    F_TRADE,
)
from engine.games.dungeons.geometry.routes import steps_from
from engine.games.dungeons.state import State
from engine.games.dungeons.value import enemy_places, offered_places, unexplored_places, ways_out
from engine.kernel.frames import A_YES, FRAME

Actions = list[tuple[int, int, int, int]]
WEAK: Final = 3
"""Health at which a hero thinks of retreating."""


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
    if frame == F_MOVE:
        return steps_worth(g, legal)
    found = [action for action in legal if action[0] not in (A_TRADE, A_END)]
    return found or legal


def steps_worth(g: State, legal: Actions) -> Actions:
    """Steps that lead nearer to an enemy, an unexplored exit, something on offer or a way out; for a weak
    hero also those that lead away from enemies; and to stop."""
    base = len(g.stack) - FRAME
    seat = g.stack[base + 1]
    here = g.pos[seat]
    board = g.map
    enemies = steps_from(board, enemy_places(g))
    fields = [enemies, steps_from(board, unexplored_places(g)), steps_from(board, offered_places(g))]
    if fields[1][here] < 0:
        fields.append(steps_from(board, ways_out(g)))
    found: Actions = []
    for action in legal:
        if action[0] != A_STEP:
            if action[0] == A_STOP and (g.stack[base + 3] or len(legal) == 1):
                found.append(action)
            continue
        there = board.near[here * 4 + action[1]]
        nearer = False
        for field in fields:
            if 0 <= field[there] < field[here]:
                nearer = True
                break
        if nearer or (g.health[seat] <= WEAK and 0 <= enemies[here] < enemies[there]):
            found.append(action)
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
