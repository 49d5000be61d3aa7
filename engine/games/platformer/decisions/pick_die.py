"""The decision ``pick_die``: which unused die of the pool a card spends or rolls again."""

from __future__ import annotations

from typing import Final

from engine.games.platformer.codes import POOL, SYMBOLS
from engine.games.platformer.decisions.question import Question
from engine.games.platformer.dice import has_unused, roll, spend_die, unused_counts
from engine.games.platformer.naming import dice_at
from engine.games.platformer.state import State
from engine.kernel.contract import Action
from engine.kernel.frames import A_FACE
from engine.kernel.message import Label

F_PICK_DIE: Final = 32
PURPOSE: Final = 2

# What becomes of the die.
TO_SPEND: Final = 0
TO_ROLL: Final = 1


def ask_die(g: State, hero: int, purpose: int) -> None:
    """The active player chooses a die."""
    g.push(F_PICK_DIE, hero, purpose)


class PickDie(Question):
    """Which symbol it shows."""

    def stands(self, g: State, at: int) -> bool:
        """Another card may have taken the last one in the meantime (PF-BOSS-12)."""
        return has_unused(g)

    def actions(self, g: State, at: int) -> list[Action]:
        return [(A_FACE, face, 0, 0) for face, count in enumerate(unused_counts(g)) if count]

    def perform(self, g: State, at: int, action: Action) -> None:
        face, purpose = action[1], g.stack[at + PURPOSE]
        g.pop()
        if purpose == TO_SPEND:
            spend_die(g, face)
            return
        for die, shown in enumerate(g.faces):
            if shown == face and g.used >> die & 1 == 0:
                roll(g, 1 << die, False)
                return

    def label(self, g: State, at: int, action: Action) -> Label:
        return Label("action-face", {"face": SYMBOLS[action[1]]}, dice_at(g.active, POOL, action[1]))


PICK_DIE = PickDie(F_PICK_DIE, "pick_die")
