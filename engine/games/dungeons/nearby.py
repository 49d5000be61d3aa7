"""What is near what: adjacent, in the same room, in an adjacent room, in sight. One place for all rules and
words (DD-RUL-28, -36)."""

from __future__ import annotations

from engine.games.dungeons.codes import FIRST_ENEMY
from engine.games.dungeons.geometry.sides import side_of
from engine.games.dungeons.geometry.sight import sees
from engine.games.dungeons.state import State


def is_beside(g: State, one: int, other: int) -> bool:
    """Whether two spaces are adjacent."""
    return one >= 0 and other >= 0 and g.map.is_adjacent(one, other)


def in_one_room(g: State, one: int, other: int) -> bool:
    """Whether two spaces belong to one tile; an in-between space belongs to both its tiles (DD-RUL-28)."""
    return one >= 0 and other >= 0 and g.map.tiles[one] & g.map.tiles[other] != 0


def is_near(g: State, one: int, other: int) -> bool:
    """Whether one space lies on the tile of the other or on an adjacent one."""
    return one >= 0 and other >= 0 and g.map.around(one) & g.map.tiles[other] != 0


def is_in_sight(g: State, figure: int, there: int) -> bool:
    """Whether a figure has a space in Line of Sight."""
    here = g.place(figure)
    return here >= 0 and there >= 0 and sees(g.map, g.who, side_of(figure), here, there)


def enemies_beside(g: State, space: int) -> int:
    """How many enemies are adjacent to a space."""
    count = 0
    for direction in range(4):
        there = g.map.near[space * 4 + direction]
        if there >= 0 and g.who[there] >= FIRST_ENEMY:
            count += 1
    return count


def standing(g: State) -> list[int]:
    """The heroes on the map, in seat order."""
    return [seat for seat in range(g.seats) if g.pos[seat] >= 0]


def living(g: State) -> list[int]:
    """The enemies on the map, in the order of their appearance."""
    return [slot for slot in range(len(g.enemy_pos)) if g.enemy_pos[slot] >= 0]


def free_near(g: State, space: int, between: bool = False) -> int:
    """The free space nearest to a space, itself included, by steps; first clockwise among equals; -1 if there
    is none. In-between spaces count only if asked for."""
    board = g.map
    seen = {space}
    ring = [space]
    while ring:
        for here in ring:
            if g.who[here] < 0 and not board.opaque[here] and (between or not board.between[here]):
                return here
        grown: list[int] = []
        for here in ring:
            for direction in range(4):
                there = board.near[here * 4 + direction]
                if there >= 0 and there not in seen:
                    seen.add(there)
                    grown.append(there)
        ring = grown
    return -1


def number_of(g: State, slot: int) -> int:
    """The number by which an enemy is told apart from others of its card, in the order of their appearance; 0
    as long as there has been only one."""
    same = [other for other in range(len(g.enemy_kind)) if g.enemy_kind[other] == g.enemy_kind[slot]]
    return same.index(slot) + 1 if len(same) > 1 else 0
