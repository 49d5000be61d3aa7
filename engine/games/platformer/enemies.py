"""What enemies do: attack heroes, move by the enemy die, be moved by a Hand (PF-ENEMY)."""

from __future__ import annotations

from engine.effects.firing import fire
from engine.effects.numbers import number
from engine.games.platformer.codes import BY_BOSS, BY_DIE, EAST, FIRST_ENEMY
from engine.games.platformer.happenings import E_ATTACKED, E_ENEMY_MOVED
from engine.games.platformer.moments import (
    N_DAMAGE,
    N_DIE_IMMUNE,
    N_HAND_IMMUNE,
    N_IMMUNE_BOSS,
    N_IMMUNE_DIE,
    T_ENEMY_ATTACKS,
    T_ENEMY_MOVED,
)
from engine.games.platformer.numbers import enemy_number
from engine.games.platformer.seal import is_sealed
from engine.games.platformer.state import State
from engine.games.platformer.wounds import wound


def damage_of(g: State, enemy: int) -> int:
    """The Wounds that an enemy's attack inflicts (PF-ENEMY-01, PF-BOSS-19)."""
    damage = g.program.definitions[g.enemy_kind[enemy]].damage + enemy_number(g, enemy, N_DAMAGE)
    return max(damage, 0)


def attack_hero(g: State, enemy: int, hero: int, cause: int) -> None:
    """One enemy attacks one hero."""
    if g.pos[hero] < 0:
        return
    if cause == BY_DIE and number(g, hero, N_IMMUNE_DIE) > 0:
        return
    if cause == BY_BOSS and number(g, hero, N_IMMUNE_BOSS) > 0:
        return
    g.emit(E_ATTACKED, g.enemy_kind[enemy], hero, cause)
    damage = damage_of(g, enemy)
    fire(g, T_ENEMY_ATTACKS, hero, enemy, damage, g.pos[hero], cause)
    wound(g, hero, damage, cause, enemy)


def differ(g: State, mask: int) -> bool:
    """Whether the enemies of a set are of more than one kind; the order of equal ones cannot matter."""
    kind = -1
    slot = 0
    while mask:
        if mask & 1:
            if kind >= 0 and g.enemy_kind[slot] != kind:
                return True
            kind = g.enemy_kind[slot]
        mask >>= 1
        slot += 1
    return False


def march(g: State, direction: int, source: int = -1) -> None:
    """All enemies move one space, those at the leading edge first, so that neighbours move together
    (PF-ENEMY-05 to -07, PF-D-48). What a card does from a space holds on its side of the seal alone
    (PF-D-72)."""
    width = g.board.width
    order: list[int] = []
    for slot, where in enumerate(g.enemy_pos):
        if where >= 0 and not is_sealed(g, source, where):
            column = where % width
            order.append((width - column if direction == EAST else column) * 64 + slot)
    order.sort()
    for key in order:
        slot = key % 64
        here = g.enemy_pos[slot]
        there = g.near(here, direction)
        if there < 0 or g.who[there] >= 0 or not g.has_platform(there):
            continue
        if enemy_number(g, slot, N_DIE_IMMUNE) > 0:
            continue
        move_enemy(g, slot, there, -1, BY_DIE)


def move_enemy(g: State, slot: int, there: int, by: int, cause: int) -> None:
    """Put an enemy on an adjacent free space. Enemies ignore traps (PF-BOARD-11)."""
    here = g.enemy_pos[slot]
    g.put(FIRST_ENEMY + slot, there)
    if g.events is not None:
        g.emit(E_ENEMY_MOVED, g.enemy_kind[slot], here, there, cause)
    fire(g, T_ENEMY_MOVED, by, slot, 1, there, cause)


def within_reach(g: State, hero: int, slot: int) -> bool:
    """Whether an enemy is on the map and no seal lies between it and a hero (PF-BOSS-10, -11)."""
    there = g.enemy_pos[slot]
    return there >= 0 and not is_sealed(g, g.pos[hero], there)


def hand_steps(g: State, slot: int) -> int:
    """The directions in which a Hand can move an enemy: adjacent and free, off platforms too (PF-SYM-04,
    PF-ENEMY-10, PF-D-66)."""
    base = g.enemy_pos[slot] * 4
    near = g.board.near
    who = g.who
    mask = 0
    for direction in range(4):
        there = near[base + direction]
        if g.low <= there < g.high and who[there] < 0:
            mask |= 1 << direction
    return mask


def can_be_handed(g: State, hero: int, slot: int) -> bool:
    """Whether a hero's Hand can move an enemy at all (PF-ENEMY-09)."""
    return (
        g.enemy_pos[slot] >= 0
        and within_reach(g, hero, slot)
        and hand_steps(g, slot) != 0
        and enemy_number(g, slot, N_HAND_IMMUNE) <= 0
    )
