"""The question that a step and a trip by portal have in common: where somebody who is in the way goes."""

from __future__ import annotations

from typing import Final

from engine.games.platformer.codes import A_STEP, DIRECTIONS
from engine.games.platformer.decisions.question import HERO, OfHero
from engine.games.platformer.movement import push_figure, push_mask
from engine.games.platformer.naming import figure_at, space_at
from engine.games.platformer.state import State
from engine.kernel.contract import Action
from engine.kernel.message import Label

THERE: Final = 2
"""The space that the hero goes to."""


class Pushing(OfHero):
    """Where the occupant is pushed to (PF-PUSH-02, PF-BOARD-14). ``way`` is the field with the direction,
    -1 as long as none is chosen."""

    def __init__(self, number: int, name: str, way: int) -> None:
        super().__init__(number, name)
        self.way = way

    def arrive(self, g: State, hero: int, origin: int, there: int, flags: int) -> None:
        """The space is free and the hero comes onto it."""
        raise NotImplementedError

    def go(self, g: State, at: int, flags: int) -> bool:
        """Push whoever stands there, and arrive; True if the direction of the push must be chosen. Without a
        way out for the occupant nobody moves (PF-D-35)."""
        hero, there, way = g.stack[at + HERO], g.stack[at + THERE], g.stack[at + self.way]
        origin, figure = g.pos[hero], g.who[there]
        mask = push_mask(g, figure, there, origin) if figure >= 0 else 0
        if way < 0 and mask & (mask - 1):
            return True
        g.pop()
        if figure >= 0:
            if mask == 0:
                return False
            g.who[origin] = -1
            push_figure(g, figure, way if way >= 0 else mask.bit_length() - 1, hero)
            if g.ended:
                return False
            if g.who[there] >= 0:
                g.who[origin] = hero
                return False
        self.arrive(g, hero, origin, there, flags)
        return False

    def actions(self, g: State, at: int) -> list[Action]:
        there = g.stack[at + THERE]
        mask = push_mask(g, g.who[there], there, g.pos[g.stack[at + HERO]])
        return [(A_STEP, direction, 0, 0) for direction in range(4) if mask >> direction & 1]

    def perform(self, g: State, at: int, action: Action) -> None:
        g.stack[at + self.way] = action[1]

    def label(self, g: State, at: int, action: Action) -> Label:
        there = g.stack[at + THERE]
        targets = (figure_at(g.who[there]), space_at(g, g.near(there, action[1])))
        return Label("action-push", {"direction": DIRECTIONS[action[1]]}, targets)
