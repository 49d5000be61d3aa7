"""Dice. A rule that throws dice first pushes the frame that goes on afterwards, then throws; when that frame
is on top again, `Table.dice` shows the results. Whether the engine rolls or a real table tells the faces
(``chance="ask"``) makes no difference to the rule.
"""

from __future__ import annotations

from typing import Final

from engine.kernel.frames import A_FACE, F_THROW, FRAME
from engine.kernel.state import BaseState

DIE: Final = 1
LEFT: Final = 2
"""How many are still to be told."""


def throw(g: BaseState, die: int, count: int) -> None:
    """Throw so many dice of a sort."""
    g.dice = []
    if g.ask_chance and count > 0:
        g.push(F_THROW, die, count)
        return
    faces = g.code.dice[die]
    for _ in range(count):
        g.dice.append(faces[g.below(len(faces))])


def die_asked(g: BaseState) -> int:
    """The sort of die that is asked for."""
    return g.stack[len(g.stack) - FRAME + DIE]


def dice_left(g: BaseState) -> int:
    """How many dice of the throw are still to be told."""
    return g.stack[len(g.stack) - FRAME + LEFT]


def faces_asked(g: BaseState) -> list[tuple[int, int, int, int]]:
    """What a real table may tell: the faces of the die that is asked for."""
    return [(A_FACE, face, 0, 0) for face in sorted(set(g.code.dice[die_asked(g)]))]


def tell(g: BaseState, face: int) -> None:
    """A real table tells the face of the next die."""
    base = len(g.stack) - FRAME
    g.dice.append(face)
    g.stack[base + LEFT] -= 1
    if g.stack[base + LEFT] <= 0:
        g.pop()
