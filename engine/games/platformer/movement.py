"""Moving heroes: steps, what they provoke, pushing, portals, tokens taken on the way (PF-MOVE, PF-PUSH,
PF-BOARD-09 to
-14)."""

from __future__ import annotations

from typing import Final

from engine.effects.firing import fire
from engine.effects.numbers import number
from engine.games.platformer.codes import (
    BY_CARD,
    BY_MOVEMENT,
    BY_PORTAL,
    BY_PUSH,
    DOWN,
    F_ATTACKED,
    F_COLLECT,
    F_PORTAL,
    F_STEP,
    FIRST_ENEMY,
    GOLD,
    NO_FLOORS,
    NO_REACH,
    NO_WALLS,
    PORTAL,
    TRAP,
    UP,
)
from engine.games.platformer.happenings import E_MOVED, E_PORTAL, E_PUSHED_ENEMY, E_PUSHED_HERO
from engine.games.platformer.levels import entered
from engine.games.platformer.moments import (
    N_IMMUNE_PUSH,
    N_IMMUNE_REACH,
    N_NO_COLLECT,
    N_NO_LADDER,
    N_PORTAL_PRICE,
    N_PUSH_IMMUNE,
    N_PUSH_LENGTH,
    T_BOSS_LEVEL_ENTERED,
    T_CAME_NEXT,
    T_ENEMY_MOVED,
    T_ENTERED,
    T_LADDER_USED,
    T_MOVE_BEGINS,
    T_MOVED,
    T_PORTAL_USED,
    T_PUSHED,
    T_PUSHES_HERO,
    T_REACH_LEFT,
)
from engine.games.platformer.numbers import enemy_number
from engine.games.platformer.purse import spend
from engine.games.platformer.seal import is_sealed
from engine.games.platformer.state import State
from engine.games.platformer.wounds import trap
from engine.kernel.frames import FRAME

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


def begin_step(g: State, hero: int, there: int, flags: int) -> None:
    """Start a single step; the rest runs from the stack."""
    g.push(F_STEP, hero, there, flags, 0, g.pos[hero], -1)


def run_step(g: State) -> bool:
    """Go on with the step on top of the stack; True if the direction of a push must be chosen."""
    base = len(g.stack) - FRAME
    stack = g.stack
    hero = stack[base + 1]
    there = stack[base + 2]
    flags = stack[base + 3]
    origin = stack[base + 5]
    if stack[base + 4] == 0:
        stack[base + 4] = 1
        provoke(g, hero, there, flags)
        return False
    if g.pos[hero] != origin:
        g.pop()  # PF-D-32: a hero who is downed, or moved elsewhere, does not make the move
        return False
    figure = g.who[there]
    if figure >= 0:
        mask = push_mask(g, figure, there, origin)
        if mask == 0:
            g.pop()
            return False
        chosen = stack[base + 6]
        if chosen < 0:
            if mask & (mask - 1):
                return True  # PF-PUSH-02
            chosen = 0
            while mask >> chosen & 1 == 0:
                chosen += 1
        g.pop()
        g.who[origin] = -1
        push_figure(g, figure, chosen, hero)
        if g.ended:
            return False
        if g.who[there] >= 0:
            g.who[origin] = hero
            return False
    else:
        g.pop()
    arrive(g, hero, origin, there, flags)
    return False


def provoke(g: State, hero: int, there: int, flags: int) -> None:
    """Every enemy adjacent to the hero at the start of the step attacks, and so does the one about to be
    pushed (PF-MOVE-04, PF-PUSH-04, PF-BOSS-08)."""
    mask = neighbours(g, g.pos[hero])
    figure = g.who[there]
    if figure >= FIRST_ENEMY:
        mask |= 1 << (figure - FIRST_ENEMY)
    fire(g, T_MOVE_BEGINS, hero, space=g.pos[hero])
    if mask:
        fire(g, T_REACH_LEFT, hero, space=g.pos[hero])
        if not flags & NO_REACH and number(g, hero, N_IMMUNE_REACH) <= 0:
            g.push(F_ATTACKED, hero, mask, BY_MOVEMENT)


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


def arrive(g: State, hero: int, origin: int, there: int, flags: int) -> None:
    """The hero stands on the new space."""
    board = g.board
    g.put(hero, there)
    if g.events is not None:
        g.emit(E_MOVED, hero, origin, there)
    if g.heard_all:
        fire(g, T_MOVED, hero, space=there, cause=BY_MOVEMENT)
        if (there == origin + board.width and board.floor[there] == 1) or (
            there == origin - board.width and board.floor[origin] == 1
        ):
            fire(g, T_LADDER_USED, hero, space=there)
        if there >= board.boss_start > origin:
            fire(g, T_BOSS_LEVEL_ENTERED, hero, space=there)
        near = neighbours(g, there)
        slot = 0
        while near:
            if near & 1:
                fire(g, T_CAME_NEXT, hero, slot, space=there, cause=BY_MOVEMENT)
            near >>= 1
            slot += 1
    enter(g, hero, there, BY_MOVEMENT, COLLECT_CARD if flags & BY_CARD else COLLECT_MOVE)


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
        g.push(F_COLLECT, hero, space)
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


def begin_portal(g: State, hero: int, there: int) -> None:
    """Pay and travel; nothing attacks (PF-BOARD-13)."""
    spend(g, hero, GOLD, portal_price(g, hero))
    g.push(F_PORTAL, hero, there, -1)


def run_portal(g: State) -> bool:
    """Go on with a trip; True if the direction of a push must be chosen (PF-BOARD-14)."""
    base = len(g.stack) - FRAME
    hero = g.stack[base + 1]
    there = g.stack[base + 2]
    figure = g.who[there]
    origin = g.pos[hero]
    if figure >= 0:
        mask = push_mask(g, figure, there, origin)
        chosen = g.stack[base + 3]
        if chosen < 0:
            if mask & (mask - 1):
                return True
            chosen = 0
            while mask >> chosen & 1 == 0:
                chosen += 1
        g.pop()
        g.who[origin] = -1
        push_figure(g, figure, chosen, hero)
        if g.ended:
            return False
        if g.who[there] >= 0:
            g.who[origin] = hero
            return False
    else:
        g.pop()
    g.put(hero, there)
    g.emit(E_PORTAL, hero, there)
    fire(g, T_PORTAL_USED, hero, space=there, cause=BY_PORTAL)
    enter(g, hero, there, BY_PORTAL, COLLECT_PORTAL)
    return False
