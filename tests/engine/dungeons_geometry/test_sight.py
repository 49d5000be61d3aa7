"""Line of sight: the clauses drawn, and properties against a reference with fractions."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.games.dungeons.geometry.compass import EAST, WEST
from engine.games.dungeons.geometry.map import Map
from engine.games.dungeons.geometry.sides import ENEMIES, FIRST_ENEMY, HEROES, side_of
from engine.games.dungeons.geometry.sight import (
    ALONG_EDGE,
    BETWEEN_CORNERS,
    THROUGH_BLOCKED,
    THROUGH_CLOSED,
    THROUGH_FIGURE,
    THROUGH_STRIP,
    is_blocking,
    sees,
    why_sight,
)
from tests.engine.dungeons_geometry.drawing import Scene, face_of, row_of_three
from tests.engine.dungeons_geometry.reference import is_clear, is_seen
from tests.examples import examples


def looks(scene: Scene, figure: str, target: str) -> bool:
    """Whether one figure of a drawing sees another."""
    here, there = scene.of(figure), scene.of(target)
    answer = why_sight(scene.map, scene.who, side_of(scene.who[here]), here, there)
    assert answer.clear == sees(scene.map, scene.who, side_of(scene.who[here]), here, there)
    return answer.clear


def test_dd_los_01_one_clear_line_from_corner_to_corner_is_enough() -> None:
    scene = Scene("0.#.", ".#..", "...A")
    assert looks(scene, "0", "A") is False
    scene = Scene("0...", ".#..", "...A")
    assert looks(scene, "0", "A") is True
    line = why_sight(scene.map, scene.who, HEROES, scene.of("0"), scene.of("A")).line()
    assert line is not None
    start, end = line[:2], line[2:]
    assert is_clear(start, end, blocked(scene, HEROES) - {place(scene, "0"), place(scene, "A")})


def test_dd_los_02_sight_passes_an_ally() -> None:
    assert looks(Scene("01.A"), "0", "A") is True
    assert looks(Scene("AB.0"), "A", "0") is True


def test_dd_los_03_and_dd_terrain_02_04_sight_passes_pits_and_water() -> None:
    assert looks(Scene("0oA"), "0", "A") is True
    assert looks(Scene("0~A"), "0", "A") is True


def test_dd_los_04_a_blocked_space_stops_sight() -> None:
    scene = Scene("0#A")
    assert looks(scene, "0", "A") is False
    answer = why_sight(scene.map, scene.who, HEROES, scene.of("0"), scene.of("A"))
    assert answer.line() is None
    # Every line of this corridor runs through the blocked space or along an edge of it.
    assert len(answer.tried) == 16
    assert {made.blocker for made in answer.tried if made.key == THROUGH_BLOCKED} == {scene.at(1, 0)}
    assert {made.clause for made in answer.tried if made.key == THROUGH_BLOCKED} == {"DD-LOS-04"}
    assert {made.clause for made in answer.tried if made.key == ALONG_EDGE} == {"DD-RUL-35"}


def test_dd_los_05_what_is_doubtful_is_not_seen() -> None:
    # The only line left would slip between two blocked spaces that touch at a corner.
    scene = Scene("0#", "#A")
    assert looks(scene, "0", "A") is False
    answer = why_sight(scene.map, scene.who, HEROES, scene.of("0"), scene.of("A"))
    assert answer.tried[0].key == BETWEEN_CORNERS
    assert {answer.tried[0].blocker, answer.tried[0].other} == {scene.at(1, 0), scene.at(0, 1)}


def test_a_figure_sees_its_own_space() -> None:
    scene = Scene("0")
    assert looks(scene, "0", "0") is True


def test_dd_rul_34_figures_of_the_other_side_stop_sight() -> None:
    scene = Scene("0BA")
    assert looks(scene, "0", "A") is False
    assert looks(scene, "A", "0") is True  # a fellow enemy does not stop an enemy's sight
    hindrance = why_sight(scene.map, scene.who, HEROES, scene.of("0"), scene.of("A")).hindrance()
    assert hindrance is not None
    assert hindrance.blocker == scene.of("B")
    scene = Scene("01A")
    assert looks(scene, "0", "A") is True
    assert looks(scene, "A", "0") is False
    tried = why_sight(scene.map, scene.who, ENEMIES, scene.of("A"), scene.of("0")).tried
    stopped = {(made.key, made.clause) for made in tried if made.blocker == scene.of("1")}
    assert (THROUGH_FIGURE, "DD-RUL-34") in stopped


def test_dd_rul_34_the_strip_between_tiles_stops_sight_outside_in_between_spaces() -> None:
    board = row_of_three()
    who = [-1] * board.size
    here = board.space_at(2, 2)
    assert sees(board, who, HEROES, board.space_at(2, 3), board.space_at(12, 3))
    assert not sees(board, who, HEROES, here, board.space_at(8, 2))
    keys = {made.key for made in why_sight(board, who, HEROES, here, board.space_at(8, 2)).tried}
    assert THROUGH_STRIP in keys


def test_dd_rul_34_a_closed_opening_stops_sight() -> None:
    board = row_of_three()
    who = [-1] * board.size
    here, there = board.space_at(4, 3), board.space_at(6, 3)
    assert sees(board, who, HEROES, here, there)
    board.close(0)
    assert not sees(board, who, HEROES, here, there)
    assert THROUGH_CLOSED in {made.key for made in why_sight(board, who, HEROES, here, there).tried}


@pytest.mark.parametrize(
    ("rows", "seen"),
    [
        (("0....A",), True),  # a corridor one space wide
        (("###", "0.A", "###"), True),  # the line runs inside, not along the walls
        (("0#", ".A"), True),  # past one blocked space
        (("0#.", "...", ".#A"), True),
        (("#0.", "...", "#.A"), True),
        (("0#...", "....A"), True),
        (("0##..", "....A"), True),
        (("0###.", "....A"), True),  # the line leaves the row of the walls at once
        (("0####", "....A"), True),
        (("0#.", "#..", "..A"), False),
        (("0.#", ".#.", "#.A"), False),  # a diagonal wall has no gaps
        (("0..", ".#.", "..A"), True),
        (("0.", "#.", "A."), False),  # the lines beside the wall run along its edge
        (("0.", ".#", ".#", "A."), True),
    ],
)
def test_dd_rul_35_lines_that_graze(rows: tuple[str, ...], seen: bool) -> None:
    scene = Scene(*rows)
    assert looks(scene, "0", "A") is seen
    assert looks(scene, "A", "0") is seen


@pytest.mark.parametrize("rows", [("B#", "A0"), ("BA", "#0"), ("0A", "#B"), ("A#", "B0")])
def test_dd_rul_34_a_fellow_at_the_corner_stops_nothing(rows: tuple[str, ...]) -> None:
    """Whichever enemy it is, and whichever side of the line it stands on."""
    scene = Scene(*rows)
    assert looks(scene, "B", "0") is True
    assert looks(scene, "0", "B") is (rows[0][0] == "A")


def test_dd_los_01_many_walls_agree_with_the_reference() -> None:
    chance = Random(35)
    seen = 0
    for _ in range(40):
        scene = Scene(*("".join(chance.choices(".#", (3, 1), k=5)) for _ in range(4)))
        free = [space for space in scene.map.spaces_of(0) if not scene.map.opaque[space]]
        walls = blocked(scene, HEROES)
        for _ in range(20):
            here, there = chance.sample(free, 2)
            expected = is_seen(spot(scene.map, here), spot(scene.map, there), walls)
            assert sees(scene.map, scene.who, HEROES, here, there) is expected
            seen += expected
    assert 200 < seen < 700


WALLED = [
    ("..#.", ".#..", "...."),
    ("....", "##.#", "...."),
    (".#.", "...", "#.#", "..."),
    ("..A.", ".B..", "#..C"),
    ("##.", ".#.", "##."),
    ("#...", "..#.", "#.#."),
]


@pytest.mark.parametrize("rows", WALLED)
def test_what_is_told_is_what_stops_most_lines_and_rather_through_than_along_its_edge(
    rows: tuple[str, ...],
) -> None:
    scene = Scene(*rows)
    free = [space for space in scene.map.spaces_of(0) if not scene.map.opaque[space]]
    told = 0
    for here, there in product(free, free):
        answer = why_sight(scene.map, scene.who, HEROES, here, there)
        told_of = answer.hindrance()
        assert (told_of is None) is answer.clear
        if told_of is None:
            continue
        # A line through a space counts twice as much as one along its edge.
        stops: dict[int, int] = {}
        for made in answer.tried:
            stops[made.blocker] = stops.get(made.blocker, 0) + (1 if made.key == ALONG_EDGE else 2)
        most = max(stops, key=lambda space: stops[space])  # of equals the one that stops the shorter line
        stopped = [made for made in answer.tried if made.blocker == most]
        through = [made for made in stopped if made.key != ALONG_EDGE]
        assert told_of is (through[0] if through else stopped[0])
        assert (told_of.other >= 0) is (told_of.key == BETWEEN_CORNERS)
        told += 1
    assert told > 0


# Against the reference.


def place(scene: Scene, figure: str) -> tuple[int, int]:
    """Column and row, on the grid, of a figure."""
    space = scene.of(figure)
    return scene.map.column_of(space), scene.map.row_of(space)


def blocked(scene: Scene, side: int) -> set[tuple[int, int]]:
    """Every square of the grid that stops a side's sight."""
    return blocked_on(scene.map, scene.who, side)


def blocked_on(board: Map, who: list[int], side: int) -> set[tuple[int, int]]:
    """Every square of a map that stops a side's sight."""
    return {
        (board.column_of(space), board.row_of(space))
        for space in range(board.size)
        if is_blocking(board, who, side, space)
    }


def spot(board: Map, space: int) -> tuple[int, int]:
    """Column and row of a space."""
    return board.column_of(space), board.row_of(space)


def agrees(board: Map, who: list[int], side: int, here: int, there: int) -> bool:
    """Check every answer about one pair of spaces against the reference; whether it is seen."""
    walls = blocked_on(board, who, side)
    seen = is_seen(spot(board, here), spot(board, there), walls)
    assert sees(board, who, side, here, there) is seen
    answer = why_sight(board, who, side, here, there)
    assert answer.clear is seen
    walls -= {spot(board, here), spot(board, there)}
    for made in answer.tried:
        clear = is_clear((made.x1, made.y1), (made.x2, made.y2), walls)
        assert clear is (made.blocker < 0)
        assert (made.key == "") is clear
        if not clear:
            assert spot(board, made.blocker) in walls
            # What is named stops the line on its own.
            named = {spot(board, space) for space in (made.blocker, made.other) if space >= 0}
            assert not is_clear((made.x1, made.y1), (made.x2, made.y2), named)
    return seen


@pytest.mark.parametrize(("columns", "rows"), [(3, 3), (4, 2), (5, 1), (2, 4)])
def test_every_small_map_agrees_with_the_reference(columns: int, rows: int) -> None:
    spaces = [(column, row) for row in range(rows) for column in range(columns)]
    seen = unseen = 0
    for walls in product(".#", repeat=len(spaces)):
        scene = Scene(*("".join(walls[row * columns : (row + 1) * columns]) for row in range(rows)))
        free = [scene.at(*spaces[at]) for at, wall in enumerate(walls) if wall == "."]
        blocking = blocked(scene, HEROES)
        for here in free:
            for there in free:
                if here == there:
                    continue
                expected = is_seen(spot(scene.map, here), spot(scene.map, there), blocking)
                assert sees(scene.map, scene.who, HEROES, here, there) is expected
                seen += expected
                unseen += not expected
    assert seen > 0
    assert unseen > 0


@st.composite
def scenes(draw: st.DrawFn) -> tuple[Scene, int, int, int]:
    """A drawing with terrain and figures, a side, and two spaces of it that are not blocked."""
    columns, rows = draw(st.integers(2, 7)), draw(st.integers(2, 6))
    cells = draw(
        st.lists(st.sampled_from("....##~o"), min_size=columns * rows, max_size=columns * rows).filter(
            lambda cells: len(cells) - cells.count("#") >= 2
        )
    )
    scene = Scene(*("".join(cells[row * columns : (row + 1) * columns]) for row in range(rows)))
    free = [scene.at(at % columns, at // columns) for at, cell in enumerate(cells) if cell != "#"]
    here, there = draw(st.lists(st.sampled_from(free), min_size=2, max_size=2, unique=True))
    for figure in (0, 1, FIRST_ENEMY, FIRST_ENEMY + 1, FIRST_ENEMY + 2):
        scene.who[draw(st.sampled_from(free))] = figure
    return scene, draw(st.sampled_from((HEROES, ENEMIES))), here, there


@given(scenes())
@examples(300)
def test_sight_agrees_with_the_reference(case: tuple[Scene, int, int, int]) -> None:
    scene, side, here, there = case
    seen = agrees(scene.map, scene.who, side, here, there)
    # The same walls seen from the other end: symmetric for one side (DD-LOS-01 names no direction).
    assert sees(scene.map, scene.who, side, there, here) is seen


@given(scenes(), st.data())
@examples(200)
def test_a_blocker_more_never_creates_sight(case: tuple[Scene, int, int, int], data: st.DataObject) -> None:
    scene, side, here, there = case
    others = [
        space
        for space in scene.map.spaces_of(0)
        if space not in (here, there) and not is_blocking(scene.map, scene.who, side, space)
    ]
    before = sees(scene.map, scene.who, side, here, there)
    for space in data.draw(st.lists(st.sampled_from(others), unique=True)) if others else []:
        if data.draw(st.booleans()):
            scene.map.set_terrain(space, 2)
        else:
            scene.who[space] = FIRST_ENEMY if side == HEROES else 0
        after = sees(scene.map, scene.who, side, here, there)
        assert before or not after
        before = after


@given(
    st.lists(st.sampled_from("...#"), min_size=20, max_size=20),
    st.integers(0, 3),
    st.booleans(),
    st.integers(0, 19),
    st.integers(0, 19),
)
@examples(200)
def test_turning_and_mirroring_a_tile_changes_no_sight(
    cells: list[str], rotation: int, mirrored: bool, here: int, there: int
) -> None:
    cells[here] = cells[there] = "."
    rows = ["".join(cells[at : at + 5]) for at in range(0, 20, 5)]
    plain = Map(12, 12)
    plain.lay(face_of(*rows), 3, 3, 0)
    turned = Map(14, 14)
    turned.lay(face_of(*(row[::-1] if mirrored else row for row in rows)), 4, 5, rotation)

    def flip(space: int) -> int:
        return space // 5 * 5 + 4 - space % 5 if mirrored else space

    assert sees(plain, [-1] * plain.size, HEROES, plain.space_on(0, here), plain.space_on(0, there)) is sees(
        turned, [-1] * turned.size, HEROES, turned.space_on(0, flip(here)), turned.space_on(0, flip(there))
    )


@given(
    st.lists(st.sampled_from("....#o"), min_size=24, max_size=24),
    st.integers(0, 3),
    st.integers(0, 2),
    st.data(),
)
@examples(150)
def test_sight_over_two_tiles_agrees_with_the_reference(
    cells: list[str], west: int, east: int, data: st.DataObject
) -> None:
    first = "".join(cells[:12])
    second = "".join(cells[12:])
    board = Map(16, 16)
    face = face_of(*(first[at : at + 3] for at in range(0, 12, 3)), openings=[EAST, west])
    other = face_of(*(second[at : at + 4] for at in range(0, 12, 4)), openings=[WEST, east], arrow=0)
    board.lay(face, 3, 5, 0)
    board.lay_beyond(0, other)
    free = [space for space in range(board.size) if not board.opaque[space]]
    who = [-1] * board.size
    for figure in (0, 1, FIRST_ENEMY, FIRST_ENEMY + 1):
        who[data.draw(st.sampled_from(free))] = figure
    here, there = data.draw(st.lists(st.sampled_from(free), min_size=2, max_size=2, unique=True))
    for side in (HEROES, ENEMIES):
        agrees(board, who, side, here, there)
