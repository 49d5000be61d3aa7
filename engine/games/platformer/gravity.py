"""Gravity (PF-GRAV): who falls and how far."""

from __future__ import annotations

from engine.effects.firing import fire
from engine.effects.numbers import number
from engine.games.platformer.codes import BY_FALL, FIRST_ENEMY, TRAP
from engine.games.platformer.decisions.collect import ask_collect
from engine.games.platformer.happenings import E_ENEMY_FELL, E_FELL, E_GRAVITY
from engine.games.platformer.moments import (
    N_HANGS,
    N_IMMUNE_GRAVITY,
    T_ENEMY_MOVED,
    T_FELL,
    T_FELL_THROUGH_TRAP,
    T_GRAVITY_APPLIED,
)
from engine.games.platformer.movement import COLLECT_FALL
from engine.games.platformer.numbers import enemy_number
from engine.games.platformer.seal import is_sealed
from engine.games.platformer.state import State
from engine.games.platformer.wounds import trap


def could_let_go(g: State, hero: int) -> bool:
    """Whether a hero hangs on a ladder with nothing else to stand on (PF-GRAV-06)."""
    here = g.pos[hero]
    if here < 0 or not g.board.ladder[here] or g.has_platform(here):
        return False
    return not steady(g, here - g.board.width)


def steady(g: State, space: int) -> bool:
    """Whether a figure stands on a space and cannot fall from it."""
    while True:
        figure = g.who[space]
        if figure < 0:
            return False
        if g.has_platform(space):
            return True
        space -= g.board.width


def fall(g: State, letting_go: int, source: int = -1) -> None:
    """Everything without support on this side of the seal falls straight down, the lowest figures first, so
    that what stands on a falling figure falls with it (PF-GRAV-03 to -12, PF-D-36). What waits for a hero's
    fall comes after all of them, that of the active player first, then clockwise (PF-D-61)."""
    g.emit(E_GRAVITY)
    fire(g, T_GRAVITY_APPLIED, g.active)
    width = g.board.width
    order: list[int] = []
    for hero in range(g.seats):
        if g.pos[hero] >= 0:
            order.append(g.pos[hero] * 64 + hero)
    for slot, where in enumerate(g.enemy_pos):
        if where >= 0:
            order.append(where * 64 + FIRST_ENEMY + slot)
    order.sort()
    floor = g.board.floor
    lowest = g.low + width
    depth = [0] * g.seats
    for key in order:
        space = key // 64
        if floor[space] != 0 or space < lowest or g.who[space - width] >= 0 or is_sealed(g, source, space):
            continue
        figure = key % 64
        if figure < FIRST_ENEMY:
            if g.board.ladder[space] and letting_go >> figure & 1 == 0:
                continue
            if number(g, figure, N_IMMUNE_GRAVITY) <= 0:
                depth[figure] = fall_hero(g, figure, space)
        elif enemy_number(g, figure - FIRST_ENEMY, N_HANGS) <= 0:
            fall_enemy(g, figure - FIRST_ENEMY, space)
        if g.ended:
            return
    for turn in range(g.seats - 1, -1, -1):  # the last one put on the stack is the first to act
        hero = (g.active + turn) % g.seats
        if depth[hero]:
            fire(g, T_FELL, hero, amount=depth[hero], space=g.pos[hero], cause=BY_FALL)


def fall_hero(g: State, hero: int, space: int) -> int:
    """A hero falls until it stands on a platform or above another figure; every trap on the way wounds
    (PF-D-11), a ladder does not catch it (PF-D-19). Nobody attacks (PF-GRAV-09). How many spaces; 0 if a trap
    has downed it."""
    width = g.board.width
    here = space
    while not g.has_platform(here) and g.who[here - width] < 0:
        here -= width
        g.put(hero, here)
        if g.board.kind[here] == TRAP:
            trap(g, hero, True)
            fire(g, T_FELL_THROUGH_TRAP, hero, space=here)
            if g.ended or g.pos[hero] != here:
                return 0
        if g.catch_ladder and g.board.ladder[here]:
            break
    g.emit(E_FELL, hero, space, here)
    if g.piles[here] and g.collect_mask & COLLECT_FALL:
        ask_collect(g, hero, here)
    return (space - here) // width


def fall_enemy(g: State, slot: int, space: int) -> None:
    """An enemy falls; a ladder is no support for it (PF-GRAV-07), traps do nothing to it (PF-BOARD-11)."""
    width = g.board.width
    here = space
    while not g.has_platform(here) and g.who[here - width] < 0:
        here -= width
    g.put(FIRST_ENEMY + slot, here)
    g.emit(E_ENEMY_FELL, g.enemy_kind[slot], space, here)
    fire(g, T_ENEMY_MOVED, enemy=slot, amount=(space - here) // width, space=here, cause=BY_FALL)
