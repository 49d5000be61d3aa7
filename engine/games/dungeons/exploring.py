"""Exploring: the room behind an exit is laid and its encounter read (DD-EXPLORE, DD-RUL-13, -14), and what
exits are open."""

from __future__ import annotations

from typing import Final

from engine.effects.context import Context
from engine.effects.firing import fire
from engine.effects.numbers import all_hold
from engine.games.dungeons.appearing import read_encounter
from engine.games.dungeons.codes import BY_MOVE
from engine.games.dungeons.geometry.map import CLOSED, EXIT, FITS, UNEXPLORED
from engine.games.dungeons.happenings import E_EXIT_CLOSED, E_EXIT_OPENED, E_EXPLORED
from engine.games.dungeons.moments import T_ENTERED_ROOM, T_EXPLORED
from engine.games.dungeons.movement import exit_at
from engine.games.dungeons.state import State
from engine.games.dungeons.story import CLOSED as LEADS_NOWHERE
from engine.games.dungeons.story import OUT, TO_POOL, Exit, Room
from engine.kernel.decision import Work

F_EXPLORE: Final = 23
SEAT: Final = 1
SPACE: Final = 2
STEP: Final = 3
TILE: Final = 4

# Steps.
LAY: Final = 0
ENTER: Final = 1

OPENED: Final = 1
SHUT: Final = 2


def explore(g: State, seat: int, space: int) -> None:
    """A hero explores by an in-between space."""
    g.push(F_EXPLORE, seat, space)


class Explore(Work[State]):
    """The room is laid and its encounter read; then the explorer is in it."""

    def settle(self, g: State, at: int) -> bool:
        seat, space, step = g.stack[at + SEAT], g.stack[at + SPACE], g.stack[at + STEP]
        g.stack[at + STEP] = step + 1
        if step == LAY:
            opening = g.map.unexplored_at(space)
            assert opening >= 0
            room = room_behind(g, g.story.exits[exit_at(g, space)], opening)
            g.stack[at + TILE] = lay_beyond(g, room, opening, seat, space)
        elif step == ENTER:
            if g.active == seat:
                g.actions = 0  # DD-EXPLORE-05
            g.unchecked = True
            # The explorer now stands in the new room as well (DD-RUL-12). What waits for exploring comes
            # first.
            tile = g.stack[at + TILE]
            fire(g, T_ENTERED_ROOM, seat, -1, tile, space, BY_MOVE)
            fire(g, T_EXPLORED, seat, -1, tile, space, -1)
        else:
            g.pop()
        return False


def lay_beyond(g: State, room: Room, opening: int, seat: int, space: int) -> int:
    """Lay a room behind an opening, and read its encounter; its tile."""
    tile = g.own_map().lay_beyond(opening, room.face)
    lay_room(g, room, tile)
    g.emit(E_EXPLORED, seat, space, room.index)
    if room.encounter >= 0:
        read_encounter(g, room.encounter, tile, seat)
    return tile


def lay_behind(g: State, way: int, seat: int) -> None:
    """Lay the room behind an exit without anybody exploring, and read its encounter."""
    story_exit = g.story.exits[way]
    tile = g.room_tile[story_exit.room]
    if tile < 0:
        return
    opening = g.map.first_opening[tile] + story_exit.opening
    g.exit_state[way] = OPENED
    settle_exits(g)
    if g.map.opening_state[opening] != UNEXPLORED or not has_behind(g, story_exit, opening):
        return
    room = room_behind(g, story_exit, opening)
    lay_beyond(g, room, opening, seat, g.map.opening_space[opening])


def lay_room(g: State, room: Room, tile: int) -> None:
    """Note where a room lies, and set its exits as the story has them."""
    g.room_tile[room.index] = tile
    g.tile_room.append(room.index)
    assert len(g.tile_room) == tile + 1
    settle_exits(g)


def room_behind(g: State, way: Exit, opening: int) -> Room:
    """The room that an exit leads to; from a pool it is drawn now (DD-EXPLORE-02)."""
    if way.leads == TO_POOL:
        left = fitting(g, way, opening)
        index = left[g.below(len(left))]
        g.pools[way.to].remove(index)
        return g.story.rooms[index]
    return g.story.rooms[way.to]


def fitting(g: State, way: Exit, opening: int) -> list[int]:
    """The rooms left in the pool of an exit that could be laid behind it."""
    found: list[int] = []
    for index in g.pools[way.to]:
        if g.room_tile[index] < 0 and g.map.obstacle_beyond(opening, g.story.rooms[index].face) == FITS:
            found.append(index)
    return found


def is_open(g: State, way: Exit) -> bool:
    """Whether an exit lets heroes through, as far as story, cards and conditions go."""
    state = g.exit_state[way.index]
    if state == SHUT:
        return False
    if way.leads != LEADS_NOWHERE or state == OPENED:
        return True
    return bool(way.opens_if) and all_hold(g, Context(), way.opens_if)


def has_behind(g: State, way: Exit, opening: int) -> bool:
    """Whether a tile can be laid behind an exit now: it leads to a room that is not yet on the table, and
    nothing lies in the way (DD-RUL-13)."""
    if way.leads == TO_POOL:
        return any(
            g.map.obstacle_beyond(opening, g.story.rooms[index].face) == FITS for index in g.pools[way.to]
        )
    if way.to < 0 or g.room_tile[way.to] >= 0:
        return False
    return g.map.obstacle_beyond(opening, g.story.rooms[way.to].face) == FITS


def settle_exits(g: State) -> None:
    """Open and close the exits on the map as story, cards and conditions have them now."""
    for tile in range(len(g.tile_room)):
        room = g.story.rooms[g.tile_room[tile]]
        first = g.map.first_opening[tile]
        for number, way in enumerate(room.exits):
            settle_exit(g, way, first + number)


def settle_exit(g: State, way: Exit, opening: int) -> None:
    """Open or close one exit on the map."""
    state = g.map.opening_state[opening]
    joined = g.map.opening_twin[opening] >= 0
    wanted = is_open(g, way)
    if joined:
        if not wanted and state != CLOSED and g.exit_state[way.index] == SHUT:
            g.own_map().close(opening)
        elif state == CLOSED and wanted and twin_open(g, opening):
            g.own_map().open(opening)
        return
    if way.leads == OUT and wanted:
        if state != EXIT:
            g.own_map().make_exit(opening)
    elif wanted and has_behind(g, way, opening):
        if state != UNEXPLORED:
            g.own_map().open(opening)
    elif state != CLOSED:
        g.own_map().close(opening)


def twin_open(g: State, opening: int) -> bool:
    """Whether the exit on the other side of a joined opening has not been shut."""
    twin = g.map.opening_twin[opening]
    tile = g.map.opening_tile[twin]
    way = g.story.rooms[g.tile_room[tile]].exits[twin - g.map.first_opening[tile]]
    return g.exit_state[way.index] != SHUT


def set_exit(g: State, way: int, opened: bool) -> None:
    """The story opens or closes an exit."""
    g.exit_state[way] = OPENED if opened else SHUT
    g.emit(E_EXIT_OPENED if opened else E_EXIT_CLOSED, way)
    g.unchecked = True
    settle_exits(g)


EXPLORE = Explore(F_EXPLORE, "explore")
