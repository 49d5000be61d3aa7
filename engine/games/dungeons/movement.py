"""Moving: steps of heroes, what entering a space brings, figures that are pushed, pulled, swapped and placed
(DD-MOVE, DD-TERRAIN, DD-RUL-09 to -11, -16)."""

from __future__ import annotations

from typing import Final

from engine.effects.firing import fire
from engine.effects.numbers import LASTING, number, number_of_enemy, refresh_numbers
from engine.games.dungeons.codes import (
    BY_FORCE,
    BY_MOVE,
    BY_PIT,
    BY_PLACING,
    FIRST_ENEMY,
)
from engine.games.dungeons.geometry.face import PIT, WATER
from engine.games.dungeons.happenings import (
    E_ENEMY_MOVED,
    E_ENEMY_PUSHED,
    E_ESCAPED,
    E_MOVED,
    E_PUSHED,
    E_SWAPPED,
)
from engine.games.dungeons.harm import harm
from engine.games.dungeons.moments import (
    N_E_IMMUNE_FORCE,
    N_E_IMMUNE_PITS,
    N_IMMUNE_FORCE,
    N_IMMUNE_PITS,
    N_NO_MOVE,
    N_PASSES_ENEMIES,
    N_WATER,
    T_CAME_ADJACENT,
    T_ENEMY_ENTERED,
    T_ENEMY_MOVED,
    T_ENTERED,
    T_ENTERED_ROOM,
    T_ESCAPED,
    T_LEFT,
    T_MOVED,
    U_ROOM,
)
from engine.games.dungeons.state import State
from engine.games.dungeons.strength import speed
from engine.kernel.decision import Work

F_PUSH: Final = 22
FIGURE: Final = 1
DIRECTION: Final = 2
SPACES: Final = 3
BY: Final = 4

WATER_COST: Final = 2


def cost_of(g: State, seat: int, space: int) -> int:
    """Points of Speed to enter a space: 1, water 2 (DD-MOVE-04, DD-TERRAIN-01)."""
    if g.map.terrain[space] == WATER:
        return max(1, WATER_COST + number(g, seat, N_WATER))
    return 1


def passes(g: State, seat: int, figure: int) -> bool:
    """Whether a hero may pass through a figure: through allies, not through enemies (DD-MOVE-03,
    DD-RUL-09)."""
    return figure < FIRST_ENEMY or number(g, seat, N_PASSES_ENEMIES) > 0


def can_step(g: State, seat: int, direction: int, points: int) -> int:
    """The space that a hero can enter with these points, or -1. A space with somebody on it only if the
    points then lead on to a free one (DD-RUL-09)."""
    here = g.pos[seat]
    there = g.map.near[here * 4 + direction]
    if there < 0:
        return -1
    cost = cost_of(g, seat, there)
    if cost > points:
        return -1
    figure = g.who[there]
    if figure < 0 or figure == seat:
        return there
    if passes(g, seat, figure) and leads_on(g, seat, there, points - cost, here):
        return there
    return -1


def leads_on(g: State, seat: int, space: int, points: int, before: int) -> bool:
    """Whether a hero in the midst of another figure's space can go on to a free space with these points."""
    for direction in range(4):
        there = g.map.near[space * 4 + direction]
        if there < 0 or there == before:
            continue
        cost = cost_of(g, seat, there)
        if cost > points:
            continue
        figure = g.who[there]
        if figure < 0 or figure == seat:
            return True
        if passes(g, seat, figure) and leads_on(g, seat, there, points - cost, space):
            return True
    return False


def has_step(g: State, seat: int, points: int) -> bool:
    """Whether a hero can enter any space with these points."""
    return any(can_step(g, seat, direction, points) >= 0 for direction in range(4))


def can_move(g: State, seat: int) -> bool:
    """Whether a Move action would lead anywhere."""
    return number(g, seat, N_NO_MOVE) <= 0 and has_step(g, seat, speed(g, seat))


def is_passing(g: State, seat: int) -> bool:
    """Whether a hero is just passing through somebody else's space."""
    here = g.pos[seat]
    return here >= 0 and g.who[here] != seat


def leave(g: State, seat: int, space: int) -> None:
    """A hero goes out of the dungeon and takes no further part."""
    g.emit(E_MOVED, seat, g.pos[seat], space, BY_MOVE)
    g.put(seat, -1)
    g.escaped[seat] = 1
    g.activated[seat] = 1
    if g.active == seat:
        g.actions = 0
    g.unchecked = True
    g.emit(E_ESCAPED, seat, exit_at(g, space))
    fire(g, T_ESCAPED, seat, -1, 0, space, -1)
    refresh_numbers(g)


def exit_at(g: State, space: int) -> int:
    """The exit of the story that an in-between space is, or -1."""
    opening = g.map.opening_at[space]
    if opening < 0:
        return -1
    tile = g.map.opening_tile[opening]
    room = g.story.rooms[g.tile_room[tile]]
    return room.exits[opening - g.map.first_opening[tile]].index


def arrive(g: State, figure: int, there: int, cause: int, by: int) -> None:
    """A figure enters a space: terrain acts, and cards that wait for it (DD-RUL-16). What is pushed last
    comes first: the pit, then cards."""
    here = g.place(figure)
    g.put(figure, there)
    g.unchecked = True
    pit = g.map.terrain[there] == PIT
    if figure < FIRST_ENEMY:
        if g.lasting:
            end_changes_of_room(g, figure, there)
        g.emit(E_PUSHED if cause == BY_FORCE else E_MOVED, figure, here, there, cause)
        come_adjacent(g, figure, here, there)
        fresh = g.map.tiles[there] & ~g.map.tiles[here]
        if fresh:
            fire(g, T_ENTERED_ROOM, figure, -1, fresh.bit_length() - 1, there, cause)
        fire(g, T_ENTERED, figure, -1, 0, there, cause)
        fire(g, T_LEFT, figure, -1, 0, here, cause)
        if pit and number(g, figure, N_IMMUNE_PITS) <= 0:
            harm(g, figure, 1, BY_PIT)
    else:
        slot = figure - FIRST_ENEMY
        g.emit(E_ENEMY_PUSHED if cause == BY_FORCE else E_ENEMY_MOVED, slot, here, there, cause)
        come_adjacent(g, figure, here, there)
        fire(g, T_ENEMY_ENTERED, by, slot, 0, there, cause)
        if pit and number_of_enemy(g, g.enemy_card(slot), slot, N_E_IMMUNE_PITS) <= 0:
            harm(g, figure, 1, BY_PIT, by if cause == BY_FORCE else -1)


def end_changes_of_room(g: State, seat: int, there: int) -> None:
    """What lasts while a hero stays in a room ends when the hero has left it."""
    lasting = g.lasting
    kept: list[int] = []
    for i in range(0, len(lasting), LASTING):
        gone = lasting[i] == seat and lasting[i + 4] == U_ROOM and lasting[i + 5] & g.map.tiles[there] == 0
        if not gone:
            kept += lasting[i : i + LASTING]
    if len(kept) != len(lasting):
        g.lasting = kept
        refresh_numbers(g)


def come_adjacent(g: State, figure: int, here: int, there: int) -> None:
    """Tell the cards that wait for a hero and an enemy to come adjacent."""
    if g.heard_all >> T_CAME_ADJACENT & 1 == 0:
        return
    for direction in range(3, -1, -1):
        beside = g.map.near[there * 4 + direction]
        if beside < 0 or g.who[beside] < 0 or (here >= 0 and g.map.is_adjacent(here, beside)):
            continue
        other = g.who[beside]
        if (other < FIRST_ENEMY) == (figure < FIRST_ENEMY):
            continue
        hero = min(other, figure)
        fire(g, T_CAME_ADJACENT, hero, max(other, figure) - FIRST_ENEMY, 0, there, -1)


# Movement that cards force.


def is_fixed(g: State, figure: int) -> bool:
    """Whether a figure cannot be moved by force."""
    if figure < FIRST_ENEMY:
        return number(g, figure, N_IMMUNE_FORCE) > 0
    slot = figure - FIRST_ENEMY
    return number_of_enemy(g, g.enemy_card(slot), slot, N_E_IMMUNE_FORCE) > 0


def push(g: State, figure: int, direction: int, spaces: int, by: int) -> None:
    """A card moves a figure straight on, as far as the way is free."""
    if direction >= 0 and spaces > 0 and g.place(figure) >= 0 and not is_fixed(g, figure):
        g.push(F_PUSH, figure, direction, spaces, by)


def pushed_to(g: State, figure: int, direction: int) -> int:
    """The space that a pushed figure would enter, or -1: it never explores and never leaves the dungeon."""
    there = g.map.near[g.place(figure) * 4 + direction]
    if there < 0 or g.who[there] >= 0 or g.map.is_dead_end(there):
        return -1
    return there


class Push(Work[State]):
    """A figure that a card moves, space by space."""

    def settle(self, g: State, at: int) -> bool:
        figure, by = g.stack[at + FIGURE], g.stack[at + BY]
        there = -1
        if g.place(figure) >= 0 and g.stack[at + SPACES] > 0:
            there = pushed_to(g, figure, g.stack[at + DIRECTION])
        if there < 0:
            g.pop()
            moved(g, figure, by)
        else:
            g.stack[at + SPACES] -= 1
            arrive(g, figure, there, BY_FORCE, by)
        return False


def moved(g: State, figure: int, by: int) -> None:
    """A figure has been moved by a card."""
    if g.place(figure) < 0:
        return
    if figure < FIRST_ENEMY:
        fire(g, T_MOVED, figure, -1, 0, g.pos[figure], BY_FORCE)
    else:
        fire(g, T_ENEMY_MOVED, by, figure - FIRST_ENEMY, 0, g.place(figure), BY_FORCE)


def away_from(g: State, centre: int, space: int) -> int:
    """The direction that leads straight away from a space: along the greater distance; of two equal ones the
    first clockwise from the top."""
    width = g.map.width
    dx = space % width - centre % width
    dy = space // width - centre // width
    if dx == 0 and dy == 0:
        return -1
    vertical = 0 if dy < 0 else 2
    horizontal = 1 if dx > 0 else 3
    if abs(dx) == abs(dy):
        return min(vertical, horizontal)
    return horizontal if abs(dx) > abs(dy) else vertical


def place_figure(g: State, figure: int, space: int) -> None:
    """A card puts a figure on a free space. Being placed is not entering (DD-RUL-16)."""
    here = g.place(figure)
    if space < 0 or here == space or g.who[space] >= 0:
        return
    g.put(figure, space)
    g.unchecked = True
    if figure < FIRST_ENEMY:
        if g.lasting:
            end_changes_of_room(g, figure, space)
        g.emit(E_MOVED, figure, here, space, BY_PLACING)
    else:
        g.emit(E_ENEMY_MOVED, figure - FIRST_ENEMY, here, space, BY_PLACING)
    come_adjacent(g, figure, here, space)


def swap(g: State, one: int, other: int) -> None:
    """Two figures change places."""
    if is_fixed(g, one) or is_fixed(g, other):
        return
    here = g.place(one)
    there = g.place(other)
    g.put(one, -1)
    g.put(other, here)
    g.put(one, there)
    g.unchecked = True
    g.emit(E_SWAPPED, one if one < FIRST_ENEMY else -1, other - FIRST_ENEMY if other >= FIRST_ENEMY else -1)


PUSH = Push(F_PUSH, "push")
