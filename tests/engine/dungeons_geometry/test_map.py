"""Laying tiles: rotation, arrow, in-between spaces, joining, closing, terrain (DD-RUL-12, -13,
DD-EXPLORE-02)."""

from __future__ import annotations

import math
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.games.dungeons.geometry.compass import DX, DY, EAST, NORTH, SOUTH, WEST, is_before, opposite
from engine.games.dungeons.geometry.face import (
    BLOCKED,
    PIT,
    PLAIN,
    SIDES,
    VOID,
    WATER,
    TileFace,
    face_faults,
)
from engine.games.dungeons.geometry.map import (
    CLOSED,
    EXIT,
    FITS,
    JOINED,
    MARGIN,
    OFF_GRID,
    UNEXPLORED,
    Map,
    restored,
)
from tests.engine.dungeons_geometry.drawing import Scene, face_of, row_of_three
from tests.examples import examples


def terrain_of(board: Map, tile: int) -> list[str]:
    """The tile as it lies, drawn."""
    signs = {PLAIN: ".", BLOCKED: "#", WATER: "~", PIT: "o"}
    wide, _ = board.extent(tile)
    cells = "".join(signs[board.terrain[space]] for space in board.spaces_of(tile))
    return [cells[at : at + wide] for at in range(0, len(cells), wide)]


@pytest.mark.parametrize(
    ("rotation", "rows"),
    [
        (0, ["#..", "~.o"]),
        (1, ["~#", "..", "o."]),
        (2, ["o.~", "..#"]),
        (3, [".o", "..", "#~"]),
    ],
)
def test_a_tile_is_turned_clockwise(rotation: int, rows: list[str]) -> None:
    board = Map(12, 12)
    tile = board.lay(face_of("#..", "~.o"), 4, 4, rotation)
    assert terrain_of(board, tile) == rows
    for here in range(6):
        assert board.place_on(board.space_on(tile, here)) == here


@pytest.mark.parametrize("rotation", range(4))
def test_an_opening_turns_with_its_tile(rotation: int) -> None:
    board = Map(12, 12)
    face = face_of("...", "...", openings=[NORTH, 2, EAST, 1, SOUTH, 0, WEST, 0])
    tile = board.lay(face, 4, 4, rotation)
    for opening in board.openings_of(tile):
        assert board.opening_side[opening] == (face.openings[opening * 2] + rotation) % 4
        space = board.opening_space[opening]
        back = opposite(board.opening_side[opening])
        inside = board.near[space * 4 + back]
        assert board.place_on(inside) == face.opening_space(opening)
        assert board.is_adjacent(space, inside)
        assert board.tiles[space] == 1 << tile
        assert board.between[space] == 1
        assert board.unexplored_at(space) == opening


def test_dd_rul_12_the_strip_between_tiles_is_no_space_except_for_in_between_spaces() -> None:
    board = row_of_three()
    strip = [board.space_at(5, row) for row in range(1, 6)]
    assert [board.terrain[space] for space in strip] == [VOID, VOID, PLAIN, VOID, VOID]
    assert [board.opaque[space] for space in strip] == [1, 1, 0, 1, 1]
    between = board.space_at(5, 3)
    assert board.tiles[between] == 0b011
    assert [board.near[between * 4 + d] for d in range(4)] == [-1, between + 1, -1, between - 1]
    assert board.tile_near == [0b010, 0b101, 0b010]
    assert board.opening_state == [JOINED] * 4


def test_dd_rul_10_nothing_enters_a_blocked_space_or_leaves_the_tile() -> None:
    scene = Scene(".#", "..")
    assert scene.map.near[scene.at(0, 0) * 4 + EAST] == -1
    assert scene.map.near[scene.at(0, 0) * 4 + SOUTH] == scene.at(0, 1)
    assert scene.map.near[scene.at(0, 0) * 4 + NORTH] == -1
    assert scene.map.near[scene.at(1, 1) * 4 + NORTH] == -1


@pytest.mark.parametrize("out", [NORTH, EAST, SOUTH, WEST])
@pytest.mark.parametrize("arrow", [0, 1, 2, 3])
def test_dd_explore_02_the_arrow_is_lined_up_with_the_tile_being_left(out: int, arrow: int) -> None:
    board = Map(24, 24)
    here = face_of("...", "...", "...", openings=[out, 2])
    board.lay(here, 10, 10, 0)
    openings = [NORTH, 1, EAST, 2, SOUTH, 3, WEST, 0]
    found = face_of("~..#", "....", "...o", openings=openings, arrow=arrow, index=7)
    assert board.obstacle_beyond(0, found) == FITS
    tile = board.lay_beyond(0, found)
    assert board.tile_ahead[tile] == out
    between = board.opening_space[0]
    joined = board.openings_of(tile)[arrow]
    assert board.opening_space[joined] == between
    assert board.opening_side[joined] == opposite(out)
    assert board.opening_state[joined] == board.opening_state[0] == JOINED
    assert board.unexplored_at(between) == -1
    beyond = between + DY[out] * board.width + DX[out]
    assert board.near[between * 4 + out] == beyond
    assert board.place_on(beyond) == found.opening_space(arrow)
    assert board.tile_near == [0b10, 0b01]


def test_dd_rul_13_openings_that_meet_are_joined_without_exploring() -> None:
    board = Map(20, 20)
    corner = face_of("...", "...", "...", openings=[EAST, 1, SOUTH, 1])
    board.lay(corner, 4, 4, 0)
    east = board.lay_beyond(0, face_of("...", "...", "...", openings=[WEST, 1, SOUTH, 1], arrow=0))
    south = board.lay_beyond(1, face_of("...", "...", "...", openings=[NORTH, 1, EAST, 1], arrow=0))
    # The fourth tile is reached from the east tile and meets the opening of the south one.
    last = board.lay_beyond(
        board.openings_of(east)[1], face_of("...", "...", "...", openings=[NORTH, 1, WEST, 1], arrow=0)
    )
    assert board.tile_near[last] == 1 << east | 1 << south
    assert UNEXPLORED not in board.opening_state


def test_dd_rul_13_an_opening_that_faces_a_wall_of_a_laid_tile_is_closed() -> None:
    board = Map(20, 20)
    board.lay(face_of("...", "...", "...", openings=[EAST, 0, EAST, 2]), 4, 4, 0)
    board.lay(face_of("...", "...", "...", openings=[WEST, 0]), 8, 4, 0)
    assert board.opening_state == [JOINED, CLOSED, JOINED]
    blind = board.opening_space[1]
    assert board.opaque[blind] == 1
    assert board.near[board.space_at(6, 6) * 4 + EAST] == -1
    assert not board.open(1)
    assert board.opening_state[1] == CLOSED


def test_dd_rul_13_tiles_may_not_overlap_nor_touch() -> None:
    board = Map(20, 20)
    face = face_of("...", "...", "...")
    board.lay(face, 6, 6, 0)
    assert board.obstacle(face, 8, 8, 0) == 0
    assert board.obstacle(face, 9, 6, 0) == 0
    assert board.obstacle(face, 9, 9, 0) == 0
    assert board.obstacle(face, 10, 6, 0) == FITS
    assert board.obstacle(face, 10, 10, 0) == FITS
    assert board.obstacle(face, 1, 6, 0) == OFF_GRID
    assert board.obstacle(face, 16, 6, 0) == OFF_GRID
    with pytest.raises(ValueError, match=r"overlaps or touches tile 0 .* leave one square"):
        board.lay(face, 9, 9, 0)
    with pytest.raises(ValueError, match="leaves the grid of 20 by 20"):
        board.lay(face, 16, 6, 0)
    assert len(board.faces) == 1


def test_dd_rul_13_a_closed_opening_is_not_entered_and_joins_nothing() -> None:
    board = row_of_three()
    between = board.opening_space[0]
    board.close(0)
    assert board.opening_state == [CLOSED, CLOSED, JOINED, JOINED]
    assert board.near[(between - 1) * 4 + EAST] == -1
    assert board.near[(between + 1) * 4 + WEST] == -1
    assert board.near[between * 4 + WEST] == between - 1  # whoever is shut in may leave
    assert board.tile_near == [0, 0b100, 0b010]
    assert board.open(1)
    assert board.opening_state == [JOINED] * 4
    assert board.near[(between - 1) * 4 + EAST] == between
    assert board.tile_near == [0b010, 0b101, 0b010]


def test_dd_rul_13_a_closed_opening_stays_closed_when_a_tile_is_laid_behind_it() -> None:
    board = Map(20, 20)
    board.lay(face_of("...", "...", "...", openings=[EAST, 1]), 4, 4, 0)
    board.close(0)
    board.lay_beyond(0, face_of("...", "...", "...", openings=[WEST, 1], arrow=0))
    assert board.opening_state == [CLOSED, CLOSED]
    assert board.tile_near == [0, 0]
    assert board.open(0)
    assert board.opening_state == [JOINED, JOINED]
    assert board.tile_near == [0b10, 0b01]


def test_an_exit_is_entered_without_exploring() -> None:
    scene = Scene("...", openings=[EAST, 0])
    scene.map.make_exit(0)
    space = scene.map.opening_space[0]
    assert scene.map.opening_state == [EXIT]
    assert scene.map.unexplored_at(space) == -1
    assert scene.map.near[scene.at(2, 0) * 4 + EAST] == space
    assert scene.map.dead_end[space] == 1


def test_terrain_changes_on_one_map_and_not_on_its_clones() -> None:
    scene = Scene("...", "...", openings=[EAST, 0])
    board = scene.map
    before = board.clone()
    board.set_terrain(scene.at(1, 0), BLOCKED)
    board.close(0)
    after = board.clone()
    after.set_terrain(scene.at(1, 0), WATER)
    assert after.open(0)
    after.lay_beyond(0, face_of(".", openings=[NORTH, 0], arrow=0))
    space = scene.at(1, 0)
    assert [m.terrain[space] for m in (before, board, after)] == [PLAIN, BLOCKED, WATER]
    assert [m.near[scene.at(0, 0) * 4 + EAST] for m in (before, board, after)] == [space, -1, space]
    assert [m.opening_state for m in (before, board, after)] == [[UNEXPLORED], [CLOSED], [JOINED, JOINED]]
    assert [len(m.faces) for m in (before, board, after)] == [1, 1, 2]
    with pytest.raises(ValueError, match="spaces come and go with tiles only"):
        board.set_terrain(0, PLAIN)


def tables(board: Map) -> tuple[object, ...]:
    """Everything a map says."""
    return (
        board.terrain,
        board.between,
        board.tiles,
        board.tile_of,
        board.opening_at,
        board.strip,
        board.opaque,
        board.near,
        board.tile_ahead,
        board.tile_near,
        board.opening_state,
        board.opening_twin,
    )


def test_a_map_is_saved_and_read_back() -> None:
    faces = {
        1: face_of("..~", "#..", "...", openings=[EAST, 1, SOUTH, 1], index=1),
        2: face_of("...", "..o", openings=[WEST, 1, SOUTH, 2, NORTH, 0], arrow=0, index=2),
    }
    board = Map(20, 20)
    board.lay(faces[1], 5, 5, 1)
    board.lay_beyond(0, faces[2])
    board.set_terrain(board.space_on(0, 0), PIT)
    board.set_terrain(board.opening_space[0], WATER)
    board.make_exit(3)
    board.close(1)
    read = restored(board.dump(), faces)
    assert tables(read) == tables(board)
    assert read.dump() == board.dump()


def plainly_near(board: Map, space: int, direction: int) -> int:
    """What is adjacent, from the definitions: one edge, one tile, nothing shut (DD-RUL-10, -12, -13, -36)."""
    there = space + DY[direction] * board.width + DX[direction]
    if not 0 <= there < board.size or board.tiles[space] & board.tiles[there] == 0:
        return -1
    opening = board.opening_at[there]
    shut = opening >= 0 and board.opening_state[opening] == CLOSED
    return -1 if shut or board.terrain[there] in (VOID, BLOCKED) else there


@given(st.data())
@examples(150)
def test_however_a_map_came_about_its_tables_are_right(data: st.DataObject) -> None:
    faces = {
        0: face_of("..~", "#..", "...", openings=[EAST, 1, SOUTH, 1, WEST, 0], arrow=2, index=0),
        1: face_of("....", "..o.", openings=[WEST, 1, SOUTH, 2, NORTH, 0, EAST, 0], arrow=0, index=1),
        2: face_of("..", ".#", "..", openings=[NORTH, 0, SOUTH, 0, WEST, 2], arrow=1, index=2),
    }
    board = Map(60, 60)
    board.lay(faces[data.draw(st.integers(0, 2))], 28, 28, data.draw(st.integers(0, 3)))
    earlier = board.clone()
    before = board.dump()
    for _ in range(data.draw(st.integers(0, 12))):
        opening = data.draw(st.integers(0, len(board.opening_state) - 1))
        deed = data.draw(st.sampled_from(("lay", "lay", "lay", "close", "open", "exit", "terrain")))
        if deed == "lay":
            face = faces[data.draw(st.integers(0, 2))]
            if board.opening_state[opening] == UNEXPLORED and board.obstacle_beyond(opening, face) == FITS:
                board.lay_beyond(opening, face)
        elif deed == "close":
            board.close(opening)
        elif deed == "open":
            board.open(opening)
        elif deed == "exit" and board.opening_twin[opening] < 0:
            board.make_exit(opening)
        elif deed == "terrain":
            space = data.draw(st.sampled_from(board.spaces_of(board.opening_tile[opening])))
            board.set_terrain(space, data.draw(st.sampled_from((PLAIN, BLOCKED, WATER, PIT))))
    for space in range(board.size):
        if board.terrain[space] != VOID:
            found = [board.near[space * 4 + direction] for direction in range(4)]
            assert found == [plainly_near(board, space, direction) for direction in range(4)]
        shut = board.between[space] and board.opening_state[board.opening_at[space]] == CLOSED
        assert bool(board.opaque[space]) is bool(shut or board.terrain[space] in (VOID, BLOCKED))
    for opening, twin in enumerate(board.opening_twin):
        if twin >= 0:
            assert board.opening_twin[twin] == opening
            assert board.opening_space[twin] == board.opening_space[opening]
            assert board.opening_side[twin] == opposite(board.opening_side[opening])
            assert board.opening_state[twin] == board.opening_state[opening]
    assert tables(restored(board.dump(), faces)) == tables(board)
    assert earlier.dump() == before


def test_the_faults_of_a_face_are_all_named() -> None:
    good = face_of("...", "..*", openings=[EAST, 1, NORTH, 0], arrow=1)
    assert face_faults(good) == []
    assert face_faults(TileFace(0, 2, 2, [PLAIN] * 3, [])) == [
        "terrain: 3 spaces for a face of 2 by 2; give one for every space, row by row"
    ]
    bad = TileFace(
        0, 2, 2, [PLAIN, BLOCKED, 9, PLAIN], [NORTH, 1, NORTH, 1, 5, 0, SOUTH, 2], arrow=6, interest=[4]
    )
    found = face_faults(bad)
    assert [fault.split(":")[0] for fault in found] == [
        "terrain",
        "opening 0",
        "opening 1",
        "opening 1",
        "opening 2",
        "opening 3",
        "arrow",
        "point of interest",
    ]
    assert "leads onto a blocked space" in found[1]
    assert "a second one on the north side" in found[2]
    assert "give 0 to 1" in found[5]


def faults_of(width: int, height: int, **more: Any) -> list[str]:
    """What the faults of a plain face are about."""
    given = {"openings": [], "arrow": -1, **more}
    face = TileFace(0, width, height, given.pop("terrain", [PLAIN] * (width * height)), **given)
    return [fault.split(":")[0] for fault in face_faults(face)]


def test_a_face_has_at_least_one_space_and_a_terrain_for_each() -> None:
    assert faults_of(1, 1) == faults_of(1, 4) == faults_of(4, 1) == []
    assert faults_of(0, 3) == faults_of(3, 0) == ["terrain"]
    assert faults_of(2, 3, terrain=[PLAIN] * 5) == faults_of(2, 3, terrain=[PLAIN] * 7) == ["terrain"]
    assert faults_of(2, 2, terrain=[PLAIN, BLOCKED, WATER, PIT]) == []
    assert faults_of(2, 1, terrain=[VOID, 5]) == ["terrain", "terrain"]
    fault = face_faults(TileFace(0, 2, 3, [PLAIN] * 5 + [9], [], -1))[0]
    assert "9 at column 1, row 2" in fault


@pytest.mark.parametrize(("side", "length"), [(NORTH, 2), (EAST, 3), (SOUTH, 2), (WEST, 3)])
def test_an_opening_lies_on_its_side_of_the_face(side: int, length: int) -> None:
    for offset in range(length):
        assert faults_of(2, 3, openings=[side, offset]) == []
    for offset in (-1, length):
        assert faults_of(2, 3, openings=[side, offset]) == ["opening 0"]
    assert faults_of(2, 3, openings=[side, 1, side, 0]) == []
    assert faults_of(2, 3, openings=[side, 1, side, 1]) == ["opening 1"]
    assert faults_of(2, 3, openings=[side, 1, (side + 1) % 4, 1]) == []
    # One fault does not hide the next.
    assert faults_of(2, 3, openings=[side, 9, 4, 0, side, -1]) == ["opening 0", "opening 1", "opening 2"]


@pytest.mark.parametrize(
    ("side", "inside"), [(NORTH, (1, 0)), (EAST, (2, 1)), (SOUTH, (1, 2)), (WEST, (0, 1))]
)
def test_an_opening_does_not_lead_onto_a_blocked_space(side: int, inside: tuple[int, int]) -> None:
    rows = [["."] * 3 for _ in range(3)]
    rows[inside[1]][inside[0]] = "#"
    blocked = face_of(*("".join(row) for row in rows), openings=[side, 1])
    assert [fault.split(":")[0] for fault in face_faults(blocked)] == ["opening 0"]
    others = [SIDES.index(name) for name in SIDES if SIDES.index(name) != side]
    clear = face_of(
        *("".join(row) for row in rows), openings=[number for other in others for number in (other, 1)]
    )
    assert face_faults(clear) == []


def test_the_arrow_stands_at_an_opening_and_points_lie_on_the_face() -> None:
    two = [NORTH, 0, SOUTH, 1]
    for arrow in (-1, 0, 1):
        assert faults_of(2, 3, openings=two, arrow=arrow) == []
    for arrow in (-2, 2):
        assert faults_of(2, 3, openings=two, arrow=arrow) == ["arrow"]
    assert faults_of(2, 3, interest=[0, 5]) == []
    assert faults_of(2, 3, interest=[-1, 6]) == ["point of interest"] * 2


def test_clockwise_begins_ahead_and_goes_round() -> None:
    ring = [(0, 0), (0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)]
    for one, (dx, dy) in enumerate(ring):
        for other, (ex, ey) in enumerate(ring):
            assert is_before(dx, dy, ex, ey) == (one < other)
    # Seen from the east, the east comes first and the north-east last.
    assert is_before(1, 0, 0, -1, EAST)
    assert is_before(0, -1, 1, -1, EAST)
    assert is_before(0, -1, 0, -2)


PLACE = st.tuples(st.integers(-5, 5), st.integers(-5, 5))


@given(st.lists(PLACE, unique=True, max_size=8), st.integers(0, 3))
def test_clockwise_is_an_order(places: list[tuple[int, int]], ahead: int) -> None:
    for one in places:
        for other in places:
            if one != other:
                assert is_before(*one, *other, ahead) != is_before(*other, *one, ahead)
            for third in places:
                if is_before(*one, *other, ahead) and is_before(*other, *third, ahead):
                    assert is_before(*one, *third, ahead)


@pytest.mark.parametrize("ahead", [NORTH, EAST, SOUTH, WEST])
def test_clockwise_goes_by_the_angle_and_then_by_the_distance(ahead: int) -> None:
    def key(place: tuple[int, int]) -> tuple[float, int]:
        dx, dy = place
        if place == (0, 0):
            return (-1.0, 0)
        turn = (math.degrees(math.atan2(dx, -dy)) - 90 * ahead) % 360
        return (round(turn, 6) % 360, abs(dx) + abs(dy))

    places = [(dx, dy) for dx in range(-2, 3) for dy in range(-2, 3)]
    for one in places:
        for other in places:
            assert is_before(*one, *other, ahead) == (key(one) < key(other)), (one, other)


def test_dd_rul_13_the_tile_in_the_way_is_named() -> None:
    """Each square in and around two neighbours belongs to the strip of one, or of the first of both."""
    board = Map(30, 30)
    three, one = face_of("...", "...", "..."), face_of(".")
    for place in ((14, 14), (10, 14), (14, 10), (18, 14), (14, 18)):
        board.lay(three, *place, 0)
    for column in range(7, 25):
        for row in range(7, 25):
            near = [
                tile
                for tile in range(5)
                if board.tile_x[tile] - 1 <= column <= board.tile_x[tile] + 3
                and board.tile_y[tile] - 1 <= row <= board.tile_y[tile] + 3
            ]
            assert board.obstacle(one, column, row, 0) == (near[0] if near else FITS)


def test_the_grid_has_a_margin_that_no_tile_enters() -> None:
    board = Map(12, 10)
    wide = face_of("....", "....", "....")
    for rotation, (width, height) in enumerate([(4, 3), (3, 4), (4, 3), (3, 4)]):
        for x, y, fits in (
            (MARGIN, MARGIN, True),
            (MARGIN - 1, MARGIN, False),
            (MARGIN, MARGIN - 1, False),
            (12 - MARGIN - width, 10 - MARGIN - height, True),
            (12 - MARGIN - width + 1, 10 - MARGIN - height, False),
            (12 - MARGIN - width, 10 - MARGIN - height + 1, False),
        ):
            assert board.obstacle(wide, x, y, rotation) == (FITS if fits else OFF_GRID), (rotation, x, y)
