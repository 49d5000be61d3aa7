"""The decision ``pick_die``: which die of the roll that lies there a card changes (DD-RUL-05)."""

from __future__ import annotations

from typing import Final

from engine.games.dungeons.codes import A_DIE, ROLLS
from engine.games.dungeons.decisions.question import SEAT, Question, somebody
from engine.games.dungeons.rolling import reroll
from engine.games.dungeons.state import State
from engine.kernel.contract import Action
from engine.kernel.message import Label
from engine.kernel.targets import Die

F_PICK_DIE: Final = 38
PURPOSE: Final = 2
VALUE: Final = 3

# What is done with the die.
ROLL_AGAIN: Final = 0
SET: Final = 1
TURN: Final = 2


def ask_die(g: State, seat: int, purpose: int, value: int = 0) -> None:
    """A player chooses a die, if there is a roll: to roll it again, set it to a value or turn it by one."""
    if g.rolls and g.rolls[-1].faces:
        g.push(F_PICK_DIE, seat, purpose, value)


class PickDie(Question):
    """Which; dice that show the same are the same."""

    def decider(self, g: State, at: int) -> int:
        return somebody(g, g.stack[at + SEAT])

    def actions(self, g: State, at: int) -> list[Action]:
        faces = g.rolls[-1].faces
        return [(A_DIE, index, 0, 0) for index, face in enumerate(faces) if face not in faces[:index]]

    def perform(self, g: State, at: int, action: Action) -> None:
        index = action[1]
        purpose, value = g.stack[at + PURPOSE], g.stack[at + VALUE]
        g.pop()
        faces = g.rolls[-1].faces
        if purpose == ROLL_AGAIN:
            reroll(g, 1 << index)
        elif purpose == SET:
            faces[index] = value
        else:
            faces[index] = max(1, min(6, faces[index] + value))

    def label(self, g: State, at: int, action: Action) -> Label:
        made = g.rolls[-1]
        face = made.faces[action[1]]
        return Label("action-die", {"face": face, "roll": ROLLS[made.what]}, (Die("roll", str(face)),))


PICK_DIE = PickDie(F_PICK_DIE, "pick_die")
