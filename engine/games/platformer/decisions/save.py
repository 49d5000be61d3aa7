"""The decision ``save``: which symbol to store on the special die (PF-DICE-04, PF-FORGE-05)."""

from __future__ import annotations

from typing import Final

from engine.effects.numbers import number
from engine.games.platformer.codes import A_SAVE, PAIR, PAIR_SAVED, POOL, SAVED, SOURCES, SYMBOLS
from engine.games.platformer.decisions.question import Question
from engine.games.platformer.dice import forged, has_unused, save, spend_symbol, unused_counts
from engine.games.platformer.moments import N_NO_FORGE, N_NO_SAVE
from engine.games.platformer.naming import dice_at, face_name
from engine.games.platformer.state import State
from engine.kernel.contract import Action
from engine.kernel.errors import Refusal
from engine.kernel.frames import A_NO
from engine.kernel.message import Label
from engine.kernel.targets import Targets

F_SAVE: Final = 27


def ask_save(g: State) -> None:
    """The active player may store a symbol, if one is left."""
    if number(g, g.active, N_NO_SAVE) <= 0 and has_unused(g):
        g.push(F_SAVE)


class Save(Question):
    """The symbol of one unused die, or one forged from two; or nothing."""

    def actions(self, g: State, at: int) -> list[Action]:
        hero = g.active
        counts = unused_counts(g)
        found: list[Action] = []
        forging = number(g, hero, N_NO_FORGE) <= 0
        for face in range(5):
            if counts[face] == 0:
                continue
            if g.special[hero] != face:
                found.append((A_SAVE, POOL, face, face))
            for result in range(5):
                if forging and result != face and result != g.special[hero]:
                    if counts[face] > 1:
                        found.append((A_SAVE, PAIR, face, result))
                    if g.special[hero] == face:
                        found.append((A_SAVE, PAIR_SAVED, face, result))
        found.append((A_NO, 0, 0, 0))
        return found

    def perform(self, g: State, at: int, action: Action) -> None:
        g.pop()
        if action[0] == A_NO:
            return
        _code, source, face, result = action
        spend_symbol(g, g.active, source, face)
        if source != POOL:
            forged(g, g.active, face, result)
        save(g, g.active, result)

    def refusal(self, g: State, at: int, action: Action) -> Refusal:
        code, source, face, _result = action
        if code == A_SAVE:
            clause = "PF-FORGE-05" if source >= PAIR else "PF-DICE-04"
            return Refusal(clause, "not-unused", {"symbol": face_name(face)})
        return super().refusal(g, at, action)

    def label(self, g: State, at: int, action: Action) -> Label:
        code, source, face, result = action
        if code == A_SAVE:
            args = {"source": SOURCES[source], "face": SYMBOLS[face], "symbol": SYMBOLS[result]}
            return Label("action-save", args, dice_at(g.active, source, face))
        return super().label(g, at, action)

    def matter(self, g: State, at: int) -> Targets:
        """The special die."""
        return dice_at(g.active, SAVED, g.special[g.active])


SAVE = Save(F_SAVE, "save")
