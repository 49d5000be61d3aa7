"""The decision ``throw``: the face of a die, told by a real table."""

from __future__ import annotations

from typing import Final

from engine.games.dungeons.codes import D_PLAIN, TYPES
from engine.games.dungeons.decisions.question import Question
from engine.games.dungeons.program import health_on, type_on
from engine.games.dungeons.state import State
from engine.kernel.chance import die_asked, faces_asked, tell
from engine.kernel.contract import Action
from engine.kernel.frames import F_THROW
from engine.kernel.message import Label
from engine.kernel.targets import Die

CHANCE: Final = -1
"""Instead of a seat, for dice told from outside."""


class Throw(Question):
    """What the next die shows."""

    def decider(self, g: State, at: int) -> int:
        return CHANCE

    def actions(self, g: State, at: int) -> list[Action]:
        return faces_asked(g)

    def perform(self, g: State, at: int, action: Action) -> None:
        tell(g, action[1])

    def label(self, g: State, at: int, action: Action) -> Label:
        die, face = die_asked(g), action[1]
        if die == D_PLAIN:
            return Label("action-face", {"face": face}, (Die("throw", str(face)),))
        slug = g.program.die_slug[die]
        named = {"die": f"enemy_die/{slug}"} if slug else {}
        kind, health = TYPES[type_on(face)], health_on(face)
        thrown = Die("throw", f"{kind} {health}")
        return Label("action-enemy-face", {"type": kind, "health": health, **named}, (thrown,))


THROW = Throw(F_THROW, "throw")
