"""What companions of whom nothing else is known might well do: for bots that play on in an imagined game."""

from __future__ import annotations

from typing import Final

from engine.games.dungeons.codes import (
    A_ABILITY,
    A_ATTACK,
    A_INTERACT,
    A_ITEM,
    A_MOVE,
    A_STEP,
)
from engine.games.dungeons.decisions.act import F_ACT
from engine.games.dungeons.decisions.move import F_MOVE
from engine.games.dungeons.policy import choices, closing
from engine.games.dungeons.state import State
from engine.kernel.frames import FRAME

Actions = list[tuple[int, int, int, int]]

STRIKES: Final = 30
MOVES: Final = 8
ACTS: Final = 4
RARELY: Final = 1


def likely(g: State, legal: Actions, chance: int) -> tuple[int, int, int, int]:
    """What the hero who decides might well do: attack, go where there is something to do, use what is at
    hand; by lot."""
    if len(legal) == 1:
        return legal[0]
    frame = g.stack[len(g.stack) - FRAME]
    if frame not in (F_ACT, F_MOVE):
        return closing(g, legal)
    found = choices(g, legal)
    weights = [weight(action) for action in found]
    left = chance % (sum(weights) + RARELY)
    for i in range(len(found)):
        left -= weights[i]
        if left < 0:
            return found[i]
    return closing(g, legal)


def weight(action: tuple[int, int, int, int]) -> int:
    """How readily a hero does it, in comparison with the others."""
    code = action[0]
    if code == A_ATTACK:
        return STRIKES
    if code in (A_MOVE, A_STEP):
        return MOVES
    if code in (A_ABILITY, A_ITEM, A_INTERACT):
        return ACTS
    return RARELY
