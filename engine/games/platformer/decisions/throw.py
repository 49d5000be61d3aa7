"""The decision ``throw``: what the dice of a real table show."""

from __future__ import annotations

from engine.games.platformer.codes import RESULTS, SYMBOLS
from engine.games.platformer.decisions.question import Question
from engine.games.platformer.program import ENEMY_DIE
from engine.games.platformer.state import State
from engine.kernel.chance import die_asked, faces_asked, tell
from engine.kernel.contract import CHANCE, Action
from engine.kernel.frames import F_THROW
from engine.kernel.message import Label
from engine.kernel.targets import Die


class Throw(Question):
    """The face of the next die, which nobody chooses."""

    def decider(self, g: State, at: int) -> int:
        return CHANCE

    def actions(self, g: State, at: int) -> list[Action]:
        return faces_asked(g)

    def perform(self, g: State, at: int, action: Action) -> None:
        tell(g, action[1])

    def label(self, g: State, at: int, action: Action) -> Label:
        if die_asked(g) == ENEMY_DIE:
            result = RESULTS[action[1]]
            return Label("action-result", {"result": result}, (Die("enemy", result),))
        face = SYMBOLS[action[1]]
        return Label("action-face", {"face": face}, (Die("pool", face),))


THROW = Throw(F_THROW, "throw")
