"""Where enemies and heroes are put (DD-SPAWN-04, -05, DD-RUL-02, -17 to -19)."""

from __future__ import annotations

import pytest

from engine.games.dungeons.geometry.compass import EAST, NORTH, SOUTH, WEST
from engine.games.dungeons.geometry.map import Map
from engine.games.dungeons.geometry.sides import FIRST_ENEMY
from engine.games.dungeons.geometry.spawning import nearest_free, positions, spawn_space, start_spaces
from tests.engine.dungeons_geometry.drawing import Scene, face_of


def entered_from(side: int, *rows: str) -> tuple[Map, int]:
    """A tile found by leaving another one; its arrow is in the middle of the printed south side."""
    board = Map(30, 30)
    board.lay(face_of("...", "...", "...", openings=[(side + 2) % 4, 1]), 13, 13, 0)
    found = face_of(*rows, openings=[SOUTH, len(rows[0]) // 2], arrow=0, index=1)
    return board, board.lay_beyond(0, found)


def put(board: Map, who: list[int], tile: int, count: int, point: int = 0) -> list[tuple[int, int] | None]:
    """Put enemies one after the other; their columns and rows on the print."""
    wide = board.faces[tile].width
    found: list[tuple[int, int] | None] = []
    for slot in range(count):
        space = spawn_space(board, who, tile, point)
        if space < 0:
            found.append(None)
            continue
        who[space] = FIRST_ENEMY + slot
        here = board.place_on(space)
        found.append((here % wide, here // wide))
    return found


@pytest.mark.parametrize("side", [NORTH, EAST, SOUTH, WEST])
def test_dd_ex_04_spawning_around_a_blocked_space(side: int) -> None:
    board, tile = entered_from(side, ".....", "..#..", "..*..", ".....", ".....")
    assert put(board, [-1] * board.size, tile, 4) == [(2, 2), (3, 1), (3, 2), (3, 3)]


def test_dd_rul_17_the_nine_positions_turn_with_the_tile() -> None:
    board, tile = entered_from(SOUTH, "...", ".*.", "...")
    centre = board.interest(tile)
    width = board.width
    assert positions(board, tile) == [
        centre + step for step in (0, -width, 1 - width, 1, 1 + width, width, width - 1, -1, -1 - width)
    ]
    # Entered from the west the way ahead is east, so position 2 lies east of the point.
    board, tile = entered_from(WEST, "...", ".*.", "...")
    centre = board.interest(tile)
    assert positions(board, tile)[:4] == [centre, centre + 1, centre + 1 + width, centre + width]


@pytest.mark.parametrize(("rotation", "step"), [(0, (0, -1)), (1, (1, 0)), (2, (0, 1)), (3, (-1, 0))])
def test_dd_rul_17_on_a_start_tile_ahead_is_the_printed_top(rotation: int, step: tuple[int, int]) -> None:
    board = Map(12, 12)
    tile = board.lay(face_of("...", ".*.", "..."), 4, 4, rotation)
    centre = board.interest(tile)
    assert positions(board, tile)[1] == centre + step[1] * board.width + step[0]


def test_dd_rul_17_the_order_is_data() -> None:
    scene = Scene("...", ".*.", "...")
    assert positions(scene.map, 0, 0, [0, 1, 0, 0]) == [scene.at(2, 1), scene.at(1, 1)]
    assert spawn_space(scene.map, scene.who, 0, 0, [0, 1, 0, 0]) == scene.at(2, 1)


def test_dd_rul_17_a_diagram_may_reach_beyond_the_grid() -> None:
    """One row farther, a column beyond the east edge would be a space of the tile again."""
    scene = Scene("...", ".*.", "...")
    width, height = scene.map.width, scene.map.height
    far = [0, width, 0, -width, height, 0, -height, 0, 0, width - 4, height - 4, 0]
    assert positions(scene.map, 0, 0, [*far, 0, 0]) == [-1] * 6 + [scene.at(1, 1)]
    assert spawn_space(scene.map, scene.who, 0, 0, [*far, 0, 1]) == scene.at(2, 1)


def test_dd_rul_18_off_the_tile_in_between_blocked_and_occupied_are_unavailable() -> None:
    scene = Scene("*0", "#.", openings=[NORTH, 0])
    # Position 2 is the in-between space, 3 is off the tile, 4 holds a hero, 5 is free.
    assert positions(scene.map, 0)[1:3] == [-1, -1]
    assert put(scene.map, scene.who, 0, 3) == [(0, 0), (1, 1), None]


def test_dd_rul_18_water_and_pits_are_available() -> None:
    scene = Scene("*o", "#~")
    assert put(scene.map, scene.who, 0, 3) == [(0, 0), (1, 0), (1, 1)]


def test_dd_rul_18_beyond_position_nine_the_fewest_steps_then_clockwise() -> None:
    scene = Scene(".....", ".....", "..*..", ".....", ".....")
    found = put(scene.map, scene.who, 0, 26)
    assert found[9:13] == [(2, 0), (4, 2), (2, 4), (0, 2)]
    assert found[13:21] == [(3, 0), (4, 1), (4, 3), (3, 4), (1, 4), (0, 3), (0, 1), (1, 0)]
    assert found[21:] == [(4, 0), (4, 4), (0, 4), (0, 0), None]
    assert len(set(found)) == 26


def test_dd_rul_18_steps_go_round_blocked_spaces() -> None:
    scene = Scene("*#.", "...")
    for spot in ((0, 0), (0, 1), (1, 1)):
        scene.who[scene.at(*spot)] = 1
    # (2, 0) is two columns away, but four steps; (2, 1) is three.
    assert nearest_free(scene.map, scene.who, scene.at(0, 0), 0) == scene.at(2, 1)
    walled = Scene("*#.")
    assert put(walled.map, walled.who, 0, 3) == [(0, 0), (2, 0), None]


def test_dd_rul_18_spaces_without_a_way_come_last_and_then_by_distance() -> None:
    scene = Scene("*#....", "0#....", ".#....")
    centre = scene.at(0, 0)

    def taken() -> list[tuple[int, int]]:
        found = []
        while (space := nearest_free(scene.map, scene.who, centre, 0)) >= 0:
            scene.who[space] = FIRST_ENEMY
            found.append(scene.spot(space))
        return found

    # The space at the end of its own column first, though some behind the wall are as near or nearer.
    assert taken()[:8] == [(0, 0), (0, 2), (2, 0), (3, 0), (2, 1), (4, 0), (3, 1), (2, 2)]


def test_dd_rul_18_the_space_itself_is_nearest() -> None:
    scene = Scene("...", "...", "...")
    for space in scene.map.spaces_of(0):
        assert nearest_free(scene.map, scene.who, space, 0) == space


def test_dd_rul_18_the_corner_of_the_grid_is_no_space() -> None:
    """However much nearer it is than the only space left."""
    board = Map(12, 8)
    board.lay(face_of(".#####"), 4, 5, 0)
    assert nearest_free(board, [-1] * board.size, board.space_at(9, 5), 0) == board.space_at(4, 5)


def test_dd_rul_18_only_ways_on_the_tile_itself_count() -> None:
    board = Map(24, 12)
    board.lay(face_of("...", "...", "...", openings=[EAST, 0, EAST, 2]), 3, 4, 0)
    face = face_of("...", "###", ".*.", openings=[WEST, 0, WEST, 2], index=1)
    tile = board.lay(face, 7, 4, 0)
    who = [-1] * board.size
    for column in (7, 8, 9):
        who[board.space_at(column, 6)] = FIRST_ENEMY
    # Round by the other tile (7, 4) is nearer on foot; on its own tile no way leads to any of the three.
    assert nearest_free(board, who, board.interest(tile), tile) == board.space_at(8, 4)
    assert nearest_free(board, who, board.interest(tile), 0) == board.space_at(5, 6)


def test_dd_rul_19_several_points_of_interest_each_fill_up_by_themselves() -> None:
    board = Map(16, 12)
    tile = board.lay(face_of("......", ".*..*.", "......"), 4, 4, 0)
    who = [-1] * board.size
    assert put(board, who, tile, 2, point=1) == [(4, 1), (4, 0)]
    assert put(board, who, tile, 2, point=0) == [(1, 1), (1, 0)]


def test_dd_rul_02_heroes_start_on_green_spaces_and_then_next_to_them() -> None:
    scene = Scene("...", "...", "...", openings=[SOUTH, 1, EAST, 0])
    spots = [scene.spot(space) for space in start_spaces(scene.map, scene.who, 0, 4)]
    assert spots == [(1, 3), (3, 0), (2, 0), (1, 2)]
    scene.map.close(0)
    spots = [scene.spot(space) for space in start_spaces(scene.map, scene.who, 0, 2)]
    assert spots == [(3, 0), (2, 0)]
    assert len(start_spaces(scene.map, scene.who, 0, 1)) == 1
    assert start_spaces(scene.map, scene.who, 0, 0) == []
    small = Scene("0.")
    assert start_spaces(small.map, small.who, 0, 4) == []
