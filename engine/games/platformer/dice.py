"""Dice: rolling, spending symbols from pool, special die and cards, forging, saving (PF-DICE, PF-FORGE,
PF-TURN-05)."""

from __future__ import annotations

from typing import Final

from engine.effects.firing import fire
from engine.games.platformer.codes import EXTRA, NONE, PAIR, PAIR_SAVED, POOL, SAVED
from engine.games.platformer.happenings import E_ENEMY_DIE, E_FORGED, E_ROLLED, E_SAVED
from engine.games.platformer.moments import T_ENEMY_DIE, T_FORGED, T_POOL_ROLLED, T_SAVED
from engine.games.platformer.program import ACTION_DIE, ENEMY_DIE
from engine.games.platformer.state import State
from engine.games.platformer.wounds import reset_special
from engine.kernel.chance import throw
from engine.kernel.decision import Work

F_ROLLED: Final = 29
DICE: Final = 1
"""A bit mask of the dice of the pool that are thrown."""
WITH_ENEMY_DIE: Final = 2
POOL_LIES: Final = 3

WHOLE_POOL: Final = 31


def roll(g: State, dice: int, enemy_die: bool) -> None:
    """Roll some dice of the pool (a bit mask) and perhaps the enemy die (PF-TURN-05)."""
    if dice == WHOLE_POOL:
        g.used = 0
    g.push(F_ROLLED, dice, 1 if enemy_die else 0, 0)
    throw(g, ACTION_DIE, dice.bit_count())


class Rolled(Work[State]):
    """The dice of the pool lie, then the enemy die."""

    def settle(self, g: State, at: int) -> bool:
        dice, enemy_die = g.stack[at + DICE], g.stack[at + WITH_ENEMY_DIE] == 1
        if not g.stack[at + POOL_LIES]:
            g.stack[at + POOL_LIES] = 1
            next_one = 0
            for die in range(len(g.faces)):
                if dice >> die & 1:
                    g.faces[die] = g.dice[next_one]
                    next_one += 1
            if enemy_die:
                throw(g, ENEMY_DIE, 1)
                return False
        if enemy_die:
            g.enemy_die = g.dice[0]
        g.pop()
        finish_roll(g, dice, enemy_die)
        return False


def finish_roll(g: State, dice: int, enemy_die: bool) -> None:
    """The dice lie."""
    if enemy_die:
        g.emit(E_ENEMY_DIE, g.enemy_die)
        fire(g, T_ENEMY_DIE, g.active, amount=g.enemy_die)
    if dice:
        faces = g.faces
        g.rolled = True
        if g.events is not None:
            packed = 0
            for die in range(4, -1, -1):
                packed = packed * 10 + faces[die]
            g.emit(E_ROLLED, g.active, packed)
        fire(g, T_POOL_ROLLED, g.active)


def unused(g: State, face: int) -> int:
    """How many unused dice of the pool show a face."""
    count = 0
    for die in range(5):
        if g.faces[die] == face and g.used >> die & 1 == 0:
            count += 1
    return count


def unused_counts(g: State) -> list[int]:
    """How many unused dice of the pool show each symbol."""
    counts = [0, 0, 0, 0, 0]
    used = g.used
    if not g.rolled:
        return counts
    for die in range(5):
        if used >> die & 1 == 0:
            counts[g.faces[die]] += 1
    return counts


def has_unused(g: State) -> bool:
    """Whether a symbol of the pool is left."""
    return g.rolled and g.used != WHOLE_POOL


def spend_die(g: State, face: int) -> None:
    """Set aside an unused die of the pool; it keeps its face (PF-SYM-06, PF-DICE-06)."""
    for die, shown in enumerate(g.faces):
        if shown == face and g.used >> die & 1 == 0:
            g.used |= 1 << die
            return
    raise AssertionError("no such die is unused")


def spend_symbol(g: State, hero: int, source: int, face: int) -> None:
    """Spend what stands behind a symbol: one die, the stored symbol (PF-DICE-03), or a pair (PF-FORGE-04)."""
    if source == POOL:
        spend_die(g, face)
    elif source == SAVED:
        reset_special(g, hero)
    elif source == EXTRA:
        g.extra[face] -= 1
    elif source == PAIR:
        spend_die(g, face)
        spend_die(g, face)
    else:
        assert source == PAIR_SAVED
        spend_die(g, face)
        reset_special(g, hero)


def forged(g: State, hero: int, face: int, result: int) -> None:
    """Two equal symbols have become another one."""
    g.emit(E_FORGED, hero, face, result)
    fire(g, T_FORGED, hero, amount=result, cause=face)


def save(g: State, hero: int, face: int) -> None:
    """Turn the special die to a symbol; it holds one (PF-DICE-04, PF-D-44)."""
    g.special[hero] = face
    g.emit(E_SAVED, hero, face)
    fire(g, T_SAVED, hero, amount=face)


def clear_turn_dice(g: State) -> None:
    """Nothing has been rolled yet in a turn that begins."""
    g.used = 0
    g.rolled = False
    g.enemy_die = NONE
    for symbol in range(5):
        g.extra[symbol] = 0


ROLLED = Rolled(F_ROLLED, "rolled")
