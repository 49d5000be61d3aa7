"""What players of whom nothing else is known might well do: for bots that play on in an imagined game."""

from __future__ import annotations

from typing import Final

from engine.games.platformer.codes import (
    A_ATTACK,
    A_BUY,
    A_FORGE,
    A_RESPAWN,
    A_STEP,
    A_USE,
    MOVE,
)
from engine.games.platformer.decisions.move import F_MOVE, mover, step_to
from engine.games.platformer.policy import choices, closing, is_settled
from engine.games.platformer.state import State
from engine.games.platformer.symbols import symbol_of
from engine.games.platformer.ways import way_left
from engine.kernel.frames import FRAME

Actions = list[tuple[int, int, int, int]]

STRIKES: Final = 30
BUYS: Final = 6
CLIMBS: Final = 20
USES: Final = 6
RARELY: Final = 1


def likely(g: State, legal: Actions, chance: int) -> tuple[int, int, int, int]:
    """What the player who decides might well do: the way up, what can be beaten, what is at hand; by lot."""
    if len(legal) == 1:
        return legal[0]
    at = len(g.stack) - FRAME
    if g.stack[at] == F_MOVE:
        return step_up(g, at, legal)
    if not is_settled(g):
        return closing(g, legal)
    found = choices(g, legal)
    if not found:
        return closing(g, legal)
    weights = [weight(action) for action in found]
    left = chance % (sum(weights) + RARELY)
    for i in range(len(found)):
        left -= weights[i]
        if left < 0:
            return found[i]
    return closing(g, legal)


def weight(action: tuple[int, int, int, int]) -> int:
    """How readily a player takes an action of step 5, in comparison with the others."""
    code = action[0]
    if code in (A_ATTACK, A_RESPAWN):
        return STRIKES
    if code == A_USE:
        return CLIMBS if symbol_of(action) == MOVE else USES
    if code == A_BUY:
        return BUYS
    if code == A_FORGE:
        return CLIMBS // 4 if symbol_of(action) == MOVE else RARELY
    return RARELY


def step_up(g: State, at: int, legal: Actions) -> tuple[int, int, int, int]:
    """The step that shortens the way most; none if no step does."""
    here = g.pos[mover(g, at)]
    best = closing(g, legal)
    least = way_left(g, here, False)
    if best[0] == A_STEP:
        least += 1
    for action in legal:
        if action[0] != A_STEP:
            continue
        there = step_to(g, at, action[1])
        if there >= 0 and way_left(g, there, False) < least:
            least = way_left(g, there, False)
            best = action
    return best
