"""Where enemies appear (DD-SPAWN-04, -05, DD-RUL-17 to -19), and the nearest free space in general
(DD-RUL-02)."""

from __future__ import annotations

from typing import Final

from engine.games.dungeons.geometry.compass import DX, DY, NORTH, is_before, turned
from engine.games.dungeons.geometry.map import Map
from engine.games.dungeons.geometry.routes import steps_from
from engine.games.dungeons.geometry.sides import NOBODY

DIAGRAM: Final[list[int]] = [0, 0, 1, 0, 1, 1, 0, 1, -1, 1, -1, 0, -1, -1, 0, -1, 1, -1]
"""Positions 1 to 9 as flat pairs (ahead, to the right), seen in the direction from the arrow into the tile. A
set may bring another diagram (DD-RUL-17)."""


def positions(board: Map, tile: int, point: int = 0, diagram: list[int] = DIAGRAM) -> list[int]:
    """The spaces of positions 1 to 9 round a point of interest, turned with the tile; -1 for one that is off
    the tile, which in-between spaces are too (DD-RUL-17, -18)."""
    centre = board.interest(tile, point)
    ahead = board.tile_ahead[tile]
    right = turned(ahead, 1)
    found: list[int] = []
    for number in range(len(diagram) // 2):
        forward = diagram[number * 2]
        sideways = diagram[number * 2 + 1]
        column = centre % board.width + DX[ahead] * forward + DX[right] * sideways
        row = centre // board.width + DY[ahead] * forward + DY[right] * sideways
        space = -1
        if 0 <= column < board.width and 0 <= row < board.height:
            space = row * board.width + column
            if board.tile_of[space] != tile or board.between[space]:
                space = -1
        found.append(space)
    return found


def is_available(board: Map, who: list[int], space: int) -> bool:
    """Whether a figure can be put on a space: not blocked, not occupied (DD-RUL-18)."""
    return not board.opaque[space] and who[space] == NOBODY


def spawn_space(board: Map, who: list[int], tile: int, point: int = 0, diagram: list[int] = DIAGRAM) -> int:
    """Where the next enemy at a point of interest is put: the first available position, then the free space
    of the tile fewest steps away, ties clockwise; -1 if the tile is full (DD-SPAWN-04, -05, DD-RUL-18)."""
    for space in positions(board, tile, point, diagram):
        if space >= 0 and is_available(board, who, space):
            return space
    return nearest_free(board, who, board.interest(tile, point), tile, board.tile_ahead[tile])


def nearest_free(board: Map, who: list[int], centre: int, tile: int, ahead: int = NORTH) -> int:
    """The free space of a tile fewest steps away from a space, ties clockwise from `ahead`; spaces to which
    no way leads on the tile come last, by distance; -1 if there is none."""
    steps = steps_from(board, [centre], 1 << tile)
    best = -1
    for space in board.spaces_of(tile):
        if is_available(board, who, space) and (
            best < 0 or _is_closer(board, steps, centre, space, best, ahead)
        ):
            best = space
    return best


def _is_closer(board: Map, steps: list[int], centre: int, space: int, other: int, ahead: int) -> bool:
    far = board.size
    one = steps[space] if steps[space] >= 0 else far + board.distance(centre, space)
    two = steps[other] if steps[other] >= 0 else far + board.distance(centre, other)
    if one != two:
        return one < two
    width = board.width
    return is_before(
        space % width - centre % width,
        space // width - centre // width,
        other % width - centre % width,
        other // width - centre // width,
        ahead,
    )


def start_spaces(board: Map, who: list[int], tile: int, count: int) -> list[int]:
    """Where heroes may start if the adventure does not say: on the in-between spaces of the start tile, in
    the order of its openings, then on the free spaces nearest to them (DD-RUL-02). As many as there are, at
    most `count`."""
    taken = who.copy()
    found: list[int] = []
    green: list[int] = []
    for opening in board.openings_of(tile):
        space = board.opening_space[opening]
        green.append(space)
        if len(found) < count and is_available(board, taken, space):
            found.append(space)
            taken[space] = 0
    steps = steps_from(board, green, 1 << tile)
    while len(found) < count:
        best = -1
        for space in board.spaces_of(tile):
            if steps[space] < 0 or not is_available(board, taken, space):
                continue
            if best < 0 or steps[space] < steps[best]:
                best = space
        if best < 0:
            break
        found.append(best)
        taken[best] = 0
    return found
