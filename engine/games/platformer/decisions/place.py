"""The decision ``place``: where a hero respawns (PF-DOWN-07, -10, -11); and what it costs to (PF-DOWN-06)."""

from __future__ import annotations

from typing import Final

from engine.games.platformer.codes import A_RESPAWN, POOL, SYMBOLS
from engine.games.platformer.decisions.question import HERO, OfHero
from engine.games.platformer.dice import spend_die, unused_counts
from engine.games.platformer.naming import dice_at, space_label
from engine.games.platformer.respawn import place, places
from engine.games.platformer.state import State
from engine.kernel.contract import Action
from engine.kernel.errors import Refusal
from engine.kernel.frames import A_SPACE
from engine.kernel.message import Label

F_PLACE: Final = 25


def ask_place(g: State, hero: int) -> None:
    """A hero off the map comes back."""
    g.push(F_PLACE, hero)


class Place(OfHero):
    """Which space."""

    def stands(self, g: State, at: int) -> bool:
        hero = g.stack[at + HERO]
        return g.pos[hero] < 0 and len(places(g, hero)) > 0

    def actions(self, g: State, at: int) -> list[Action]:
        return [(A_SPACE, space, 0, 0) for space in places(g, g.stack[at + HERO])]

    def perform(self, g: State, at: int, action: Action) -> None:
        hero = g.stack[at + HERO]
        g.pop()
        place(g, hero, action[1])

    def refusal(self, g: State, at: int, action: Action) -> Refusal:
        if action[0] == A_SPACE:
            return Refusal("PF-DOWN-10" if g.from_boss[g.active] else "PF-DOWN-07", "no-respawn-there")
        return super().refusal(g, at, action)

    def label(self, g: State, at: int, action: Action) -> Label:
        return space_label(g, action[1])


def respawn_actions(g: State) -> list[Action]:
    """Respawn costs 1 symbol of any kind from the pool (PF-DOWN-06)."""
    if not places(g, g.active):
        return []
    return [(A_RESPAWN, face, 0, 0) for face, count in enumerate(unused_counts(g)) if count]


def respawn(g: State, face: int) -> None:
    """Spend a symbol of the pool and choose the space (PF-DOWN-06, -07)."""
    spend_die(g, face)
    ask_place(g, g.active)


def respawn_refusal(g: State) -> Refusal:
    """Against respawning."""
    on_map = g.pos[g.active] >= 0
    return Refusal("PF-DOWN-05" if on_map else "PF-DOWN-06", "on-the-map" if on_map else "no-symbol")


def respawn_label(hero: int, face: int) -> Label:
    """The symbol that is spent."""
    return Label("action-respawn", {"face": SYMBOLS[face]}, dice_at(hero, POOL, face))


PLACE = Place(F_PLACE, "place")
