"""The decision ``collect``: whether to take what lies on the space (PF-BOARD-09)."""

from __future__ import annotations

from typing import Final

from engine.games.platformer.decisions.question import HERO, OfHero, yes_or_no
from engine.games.platformer.ground import collect
from engine.games.platformer.naming import space_at
from engine.games.platformer.state import State
from engine.kernel.contract import Action
from engine.kernel.frames import A_YES
from engine.kernel.targets import Targets

F_COLLECT: Final = 28
SPACE: Final = 2


def ask_collect(g: State, hero: int, space: int) -> None:
    """A hero may take what lies on a space."""
    g.push(F_COLLECT, hero, space)


class Collect(OfHero):
    """Yes or no, as long as the hero stands there and something lies there."""

    def stands(self, g: State, at: int) -> bool:
        space = g.stack[at + SPACE]
        return g.piles[space] != 0 and g.pos[g.stack[at + HERO]] == space

    def actions(self, g: State, at: int) -> list[Action]:
        return yes_or_no()

    def perform(self, g: State, at: int, action: Action) -> None:
        hero, space = g.stack[at + HERO], g.stack[at + SPACE]
        g.pop()
        if action[0] == A_YES:
            collect(g, hero, space)

    def matter(self, g: State, at: int) -> Targets:
        """The space."""
        return (space_at(g, g.stack[at + SPACE]),)


COLLECT = Collect(F_COLLECT, "collect")
