"""The decision ``attacked``: in which order enemies attack a hero (PF-ENEMY-03, PF-D-33)."""

from __future__ import annotations

from typing import Final

from engine.games.platformer.codes import BY_DIE
from engine.games.platformer.decisions.question import HERO, Question
from engine.games.platformer.enemies import attack_hero, differ
from engine.games.platformer.movement import neighbours
from engine.games.platformer.naming import enemy_label
from engine.games.platformer.seal import is_sealed
from engine.games.platformer.state import State
from engine.kernel.contract import Action
from engine.kernel.frames import A_ENEMY
from engine.kernel.message import Label

F_ATTACKED: Final = 23
ENEMIES: Final = 2
"""A bit mask of those whose attack is due."""
CAUSE: Final = 3


def ask_attacked(g: State, hero: int, enemies: int, cause: int) -> None:
    """A set of enemies attacks a hero."""
    g.push(F_ATTACKED, hero, enemies, cause)


def all_attack(g: State, cause: int, source: int = -1) -> None:
    """Each enemy attacks every hero adjacent to it (PF-ENEMY-03); heroes in turn order. What a card does
    from a space holds on its side of the seal alone (PF-D-72)."""
    for turn in range(g.seats - 1, -1, -1):
        hero = (g.active + turn) % g.seats
        if g.pos[hero] >= 0 and not is_sealed(g, source, g.pos[hero]):
            mask = neighbours(g, g.pos[hero])
            if mask:
                ask_attacked(g, hero, mask, cause)


class Attacked(Question):
    """Which enemy attacks next."""

    def settle(self, g: State, at: int) -> bool:
        """Attacks on one hero, one after the other; the active player chooses the order where it can matter,
        and the rest lapse once the hero is out of reach (PF-D-33)."""
        mask = attackers(g, at)
        if mask == 0:
            g.pop()
            return False
        if mask & (mask - 1) and differ(g, mask):
            g.stack[at + ENEMIES] = mask
            return True
        slot = 0
        while mask >> slot & 1 == 0:
            slot += 1
        attack_next(g, at, slot)
        return False

    def actions(self, g: State, at: int) -> list[Action]:
        mask = g.stack[at + ENEMIES]
        return [(A_ENEMY, slot, 0, 0) for slot in range(len(g.enemy_pos)) if mask >> slot & 1]

    def perform(self, g: State, at: int, action: Action) -> None:
        attack_next(g, at, action[1])

    def label(self, g: State, at: int, action: Action) -> Label:
        return enemy_label(g, action[1])


def attackers(g: State, at: int) -> int:
    """The enemies that still stand and whose attack is still due."""
    here = g.pos[g.stack[at + HERO]]
    mask = g.stack[at + ENEMIES]
    if here < 0:
        return 0
    rest = mask
    slot = 0
    while rest:
        if rest & 1 and g.enemy_pos[slot] < 0:
            mask &= ~(1 << slot)
        rest >>= 1
        slot += 1
    if g.stack[at + CAUSE] == BY_DIE:
        mask &= neighbours(g, here)
    return mask


def attack_next(g: State, at: int, slot: int) -> None:
    """Let one of the enemies attack and take it off the list."""
    g.stack[at + ENEMIES] &= ~(1 << slot)
    attack_hero(g, slot, g.stack[at + HERO], g.stack[at + CAUSE])


ATTACKED = Attacked(F_ATTACKED, "attacked")
