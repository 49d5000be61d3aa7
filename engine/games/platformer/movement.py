"""Moving heroes: where to, who is beside and who can be pushed, what entering a space does, what portals cost
(PF-MOVE, PF-PUSH, PF-BOARD-09 to -12)."""

from __future__ import annotations

from typing import Final

from engine.effects.firing import fire
from engine.effects.numbers import number
from engine.games.platformer.codes import (
    BY_PUSH,
    DOWN,
    FIRST_ENEMY,
    NO_FLOORS,
    NO_WALLS,
    PORTAL,
    TRAP,
    UP,
)
from engine.games.platformer.decisions.collect import ask_collect
from engine.games.platformer.happenings import E_PUSHED_ENEMY, E_PUSHED_HERO
from engine.games.platformer.levels import entered
from engine.games.platformer.moments import (
    N_IMMUNE_PUSH,
    N_NO_COLLECT,
    N_NO_LADDER,
    N_PORTAL_PRICE,
    N_PUSH_IMMUNE,
    N_PUSH_LENGTH,
    T_ENEMY_MOVED,
    T_ENTERED,
    T_PUSHED,
    T_PUSHES_HERO,
)
from engine.games.platformer.numbers import enemy_number
from engine.games.platformer.seal import is_sealed
from engine.games.platformer.state import State
from engine.games.platformer.wounds import trap

COLLECT_MOVE: Final = 1
COLLECT_CARD: Final = 2
COLLECT_PORTAL: Final = 4
COLLECT_FALL: Final = 8
COLLECT_PUSH: Final = 16
COLLECT_RESPAWN: Final = 32


def target(g: State, hero: int, direction: int, flags: int = 0) -> int:
    """The space a hero would step to, or -1 if something stops it (PF-MOVE-01, PF-D-65). Upward a one-way
    platform lets heroes through (PF-BOSS-06); nothing leads down from the boss level (PF-BOSS-07)."""
    here = g.pos[hero]
    there = g.board.near[here * 4 + direction]
    if there < g.low or there >= g.high:
        there = -1
        if direction == UP:
            there = g.board.way_up[here]
            if there >= g.high:
                there = -1
    if there < 0 and flags & (NO_WALLS | NO_FLOORS):
        there = through(g, here, direction, flags)
    if there < 0:
        return -1
    if (
        (direction in (UP, DOWN))
        and not flags & NO_FLOORS
        and number(g, hero, N_NO_LADDER) > 0
        and g.board.floor[there if direction == UP else here] == 1
    ):
        return -1
    if g.who[there] >= 0 and push_mask(g, g.who[there], there, here) == 0:
        return -1  # PF-D-35
    return there


def through(g: State, here: int, direction: int, flags: int) -> int:
    """The space in a direction for a step that walls or platforms do not stop; the boss floor always does."""
    width = g.board.width
    column = here % width
    if direction in (UP, DOWN):
        there = here + width if direction == UP else here - width
        if not flags & NO_FLOORS or not g.is_open(there) or (direction == DOWN and g.board.floor[here] == 2):
            return -1
        return there
    there = here + 1 if direction == 1 else here - 1
    edge = column + 1 == width if direction == 1 else column == 0
    return -1 if edge or not flags & NO_WALLS else there


def push_mask(g: State, figure: int, space: int, origin: int) -> int:
    """The directions in which a figure can be pushed, as a bit mask: adjacent, unoccupied, or just left by
    the pushing hero (PF-PUSH-02, -03)."""
    mask = 0
    if not can_be_pushed(g, figure):
        return mask
    for direction in range(4):
        there = g.near(space, direction)
        if there >= 0 and (g.who[there] < 0 or there == origin):
            mask |= 1 << direction
    return mask


def neighbours(g: State, space: int) -> int:
    """The enemies adjacent to a space, as a bit mask."""
    mask = 0
    near = g.board.near
    who = g.who
    for direction in range(4):
        there = near[space * 4 + direction]
        if g.low <= there < g.high and who[there] >= FIRST_ENEMY:
            mask |= 1 << (who[there] - FIRST_ENEMY)
    if g.boss_ignores_walls and g.boss_slot >= 0:
        boss = g.enemy_pos[g.boss_slot]
        if boss >= 0 and g.board.beside(space, boss) and not is_sealed(g, space, boss):  # PF-D-50
            mask |= 1 << g.boss_slot
    return mask


def can_be_pushed(g: State, figure: int) -> bool:
    """Whether a figure can be pushed at all, by a hero or by a card (PF-D-71)."""
    if figure < FIRST_ENEMY:
        return number(g, figure, N_IMMUNE_PUSH) <= 0
    return enemy_number(g, figure - FIRST_ENEMY, N_PUSH_IMMUNE) <= 0


def push_figure(g: State, figure: int, direction: int, by: int, spaces: int = 1) -> None:
    """Push a figure (PF-PUSH-01) so many spaces, further if cards of the pushing hero say so, as far as the
    way is free: one push, however long (PF-D-70). A pushed hero enters each space: a trap wounds it and a
    top row is revealed, but nobody attacks and nothing is collected (PF-D-34)."""
    if by >= 0:
        spaces += number(g, by, N_PUSH_LENGTH)
    way: list[int] = []
    here = g.pos[figure] if figure < FIRST_ENEMY else g.enemy_pos[figure - FIRST_ENEMY]
    while here >= 0 and len(way) < spaces:
        here = g.near(here, direction)
        if here >= 0 and g.who[here] < 0:
            way.append(here)
        else:
            here = -1
    if not way:
        return
    if figure >= FIRST_ENEMY:
        slot = figure - FIRST_ENEMY
        g.put(figure, way[-1])
        g.emit(E_PUSHED_ENEMY, by, g.enemy_kind[slot], way[-1])
        fire(g, T_ENEMY_MOVED, by, slot, len(way), way[-1], BY_PUSH)
        return
    g.emit(E_PUSHED_HERO, by, figure, way[-1])
    length = 0
    for space in way:
        length += 1
        g.put(figure, space)
        enter(g, figure, space, BY_PUSH, COLLECT_PUSH)
        if g.ended:
            return
        if g.pos[figure] != space:
            break  # a trap has downed it
    fire(g, T_PUSHED, figure, amount=length, space=way[length - 1], cause=BY_PUSH)
    if by >= 0:
        fire(g, T_PUSHES_HERO, figure, amount=by, space=way[length - 1], cause=BY_PUSH)


def enter(g: State, hero: int, space: int, cause: int, way: int) -> None:
    """A hero has come onto a space: trap, token, level above (PF-BOARD-09, -10, PF-LEVEL-01), the last
    even if the trap downs the hero (PF-D-74)."""
    fire(g, T_ENTERED, hero, amount=g.board.kind[space], space=space, cause=cause)
    if g.board.kind[space] == TRAP:
        trap(g, hero, False)
    if g.ended:
        return
    stands = g.pos[hero] == space
    if stands and g.piles[space] and g.collect_mask & way and number(g, hero, N_NO_COLLECT) <= 0:
        ask_collect(g, hero, space)
    entered(g, hero, space)


# Portals (PF-BOARD-12 to -14).


def portal_price(g: State, hero: int) -> int:
    """What a trip costs (PF-D-01)."""
    return max(g.portal_cost + number(g, hero, N_PORTAL_PRICE), 0)


def portal_targets(g: State, hero: int) -> list[int]:
    """The other open portals of the same level; one whose occupant cannot be pushed is no target
    (PF-D-35)."""
    here = g.pos[hero]
    if here < 0 or g.board.kind[here] != PORTAL:
        return []
    level = here // g.board.level_size
    found: list[int] = []
    for space in g.board.portals:
        if space != here and space // g.board.level_size == level:
            figure = g.who[space]
            if figure < 0 or push_mask(g, figure, space, here):
                found.append(space)
    return found
