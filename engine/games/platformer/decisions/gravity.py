"""The decision ``gravity``: whether a hero holds on to the ladder when gravity is applied (PF-GRAV-06)."""

from __future__ import annotations

from typing import Final

from engine.games.platformer.decisions.question import HERO, OfHero, yes_or_no
from engine.games.platformer.gravity import could_let_go, fall
from engine.games.platformer.seal import is_sealed
from engine.games.platformer.state import State
from engine.kernel.contract import Action
from engine.kernel.frames import A_YES
from engine.kernel.targets import Targets, hero_figure

F_GRAVITY: Final = 24
ASKED: Final = 2
"""A bit mask of heroes, as is the next one."""
LETTING_GO: Final = 3
SOURCE: Final = 4
"""The space it was declared from, plus 1."""


def begin_gravity(g: State, source: int = -1) -> None:
    """Apply gravity; the owners of heroes on ladders are asked first (PF-D-37). Declared by a hero or a card
    on a space, it acts on that side of the boss level's seal alone (PF-D-72); of itself, in step 7,
    everywhere."""
    g.push(F_GRAVITY, 0, 0, 0, source + 1)


class Gravity(OfHero):
    """Yes: it holds on."""

    def settle(self, g: State, at: int) -> bool:
        """One hero on a ladder after the other is asked, then everything falls."""
        source = g.stack[at + SOURCE] - 1
        for turn in range(g.seats):
            hero = (g.active + turn) % g.seats
            if (
                g.stack[at + ASKED] >> hero & 1 == 0
                and could_let_go(g, hero)
                and not is_sealed(g, source, g.pos[hero])
            ):
                g.stack[at + HERO] = hero
                return True
        letting_go = g.stack[at + LETTING_GO]
        g.pop()
        fall(g, letting_go, source)
        return False

    def actions(self, g: State, at: int) -> list[Action]:
        return yes_or_no()

    def perform(self, g: State, at: int, action: Action) -> None:
        hero = 1 << g.stack[at + HERO]
        g.stack[at + ASKED] |= hero
        if action[0] != A_YES:
            g.stack[at + LETTING_GO] |= hero

    def matter(self, g: State, at: int) -> Targets:
        """The hero on the ladder."""
        return (hero_figure(g.stack[at + HERO]),)


GRAVITY = Gravity(F_GRAVITY, "gravity")
