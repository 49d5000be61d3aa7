"""The decision ``offer``: whether a hero downed in the own turn outside step 5 respawns (PF-D-40)."""

from __future__ import annotations

from engine.games.platformer.codes import A_RESPAWN, S_GRAVITY
from engine.games.platformer.decisions.gravity import begin_gravity
from engine.games.platformer.decisions.place import (
    respawn,
    respawn_actions,
    respawn_label,
    respawn_refusal,
)
from engine.games.platformer.decisions.question import Question
from engine.games.platformer.dice import has_unused
from engine.games.platformer.state import State
from engine.games.platformer.wounds import DOWNED_IN, F_OFFER
from engine.kernel.contract import Action
from engine.kernel.errors import Refusal
from engine.kernel.frames import A_NO
from engine.kernel.message import Label


class Offer(Question):
    """For which symbol, or not."""

    def stands(self, g: State, at: int) -> bool:
        return g.pos[g.active] < 0 and has_unused(g)

    def actions(self, g: State, at: int) -> list[Action]:
        return [*respawn_actions(g), (A_NO, 0, 0, 0)]

    def perform(self, g: State, at: int, action: Action) -> None:
        """After a respawn in step 7 gravity is applied again (PF-D-40)."""
        step = g.stack[at + DOWNED_IN]
        g.pop()
        if action[0] == A_RESPAWN:
            if step == S_GRAVITY:
                begin_gravity(g)
            respawn(g, action[1])

    def refusal(self, g: State, at: int, action: Action) -> Refusal:
        return respawn_refusal(g) if action[0] == A_RESPAWN else super().refusal(g, at, action)

    def label(self, g: State, at: int, action: Action) -> Label:
        if action[0] == A_RESPAWN:
            return respawn_label(g.active, action[1])
        return super().label(g, at, action)


OFFER = Offer(F_OFFER, "offer")
