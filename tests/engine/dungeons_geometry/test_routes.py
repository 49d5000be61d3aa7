"""Routes: the clauses drawn, and the tables against a plain Dijkstra."""

from __future__ import annotations

import heapq

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.games.dungeons.geometry.compass import EAST, WEST
from engine.games.dungeons.geometry.face import PIT, WATER
from engine.games.dungeons.geometry.map import Map
from engine.games.dungeons.geometry.routes import (
    NO_LIMIT,
    along,
    reachable,
    route,
    spread,
    steps_from,
    why_not_step,
)
from engine.games.dungeons.geometry.sides import ENEMIES, FIRST_ENEMY, HEROES
from tests.engine.dungeons_geometry.drawing import Scene, boards, row_of_three
from tests.examples import examples


def reach_of(scene: Scene, points: int, figure: str = "0") -> set[tuple[int, int]]:
    """Where a hero may end a move, in places of the drawing."""
    return {scene.spot(space) for space in reachable(scene.map, scene.who, scene.of(figure), points)}


def way_of(scene: Scene, figure: str, goal: tuple[int, int], heedless: bool = False) -> list[tuple[int, int]]:
    """The route of an enemy, in places of the drawing."""
    field = spread(scene.map, scene.who, ENEMIES, scene.of(figure), heedless)
    return [scene.spot(space) for space in route(scene.map, field, scene.at(*goal))]


def test_dd_move_01_02_a_hero_goes_up_to_its_speed_and_never_diagonally() -> None:
    scene = Scene("...", ".0.", "...")
    assert reach_of(scene, 1) == {(1, 0), (0, 1), (2, 1), (1, 2)}
    assert reach_of(scene, 2) == {(x, y) for x in range(3) for y in range(3)} - {(1, 1)}
    assert reach_of(scene, 0) == set()
    assert reach_of(scene, -2) == set()  # DD-RUL-50


def test_dd_move_03_a_hero_does_not_pass_an_enemy() -> None:
    scene = Scene("0A.")
    assert reach_of(scene, 5) == set()
    # Unless a card says so; to end there is another matter.
    assert reachable(scene.map, scene.who, scene.of("0"), 5, passes=True) == [scene.at(2, 0)]


def test_dd_rul_09_allies_are_passed_but_nobody_ends_on_them() -> None:
    scene = Scene("01.")
    assert reach_of(scene, 2) == {(2, 0)}
    assert reach_of(scene, 1) == set()
    # With one point the hero would be left standing on the ally.
    reason = why_not_step(scene.map, scene.who, scene.of("0"), scene.of("1"), 1)
    assert reason == ("DD-RUL-09", "step-ally")
    assert way_of(Scene("AB.0"), "A", (2, 0)) == [(1, 0), (2, 0)]
    scene = Scene("A0.")
    assert spread(scene.map, scene.who, ENEMIES, scene.of("A")).weight[scene.at(2, 0)] == -1


def test_dd_terrain_01_and_dd_rul_11_water_costs_two_and_one_point_is_not_enough() -> None:
    scene = Scene("0.~.")
    assert reach_of(scene, 2) == {(1, 0)}
    assert reach_of(scene, 3) == {(1, 0), (2, 0)}
    assert reach_of(scene, 4) == {(1, 0), (2, 0), (3, 0)}
    found = reachable(scene.map, scene.who, scene.of("0"), 3, water=1)
    assert found == [scene.at(1, 0), scene.at(2, 0), scene.at(3, 0)]
    water = scene.at(2, 0)
    assert why_not_step(scene.map, scene.who, scene.at(1, 0), water, 1) == ("DD-TERRAIN-01", "step-water")


@pytest.mark.parametrize(
    ("there", "points", "reason"),
    [
        ((1, 1), 3, ("DD-MOVE-02", "step-diagonal")),
        ((2, 0), 3, ("DD-MOVE-01", "step-not-adjacent")),
        ((0, 1), 3, ("DD-RUL-10", "step-blocked")),
        ((-1, 0), 3, ("DD-RUL-10", "step-blocked")),
        ((1, 0), 3, ("DD-MOVE-03", "step-enemy")),
        ((0, -1), 0, ("DD-MOVE-01", "step-no-points")),
    ],
)
def test_a_step_that_is_refused_says_why(
    there: tuple[int, int], points: int, reason: tuple[str, str]
) -> None:
    scene = Scene("0A.", "#..", openings=[0, 0])
    assert why_not_step(scene.map, scene.who, scene.of("0"), scene.at(*there), points) == reason
    scene.map.close(0)
    closed = why_not_step(scene.map, scene.who, scene.of("0"), scene.at(0, -1), points)
    assert closed == ("DD-RUL-13", "step-closed")


def test_dd_explore_04_a_hero_goes_no_farther_than_an_unexplored_space() -> None:
    # Two openings side by side: the second cannot be reached through the first.
    scene = Scene("0#", ".#", openings=[WEST, 0, WEST, 1])
    found = reachable(scene.map, scene.who, scene.of("0"), 2)
    assert {scene.spot(space) for space in found} == {(-1, 0), (0, 1), (-1, 1)}
    scene.map.set_terrain(scene.at(0, 1), 2)
    found = reachable(scene.map, scene.who, scene.of("0"), 5)
    assert {scene.spot(space) for space in found} == {(-1, 0)}


def test_dd_explore_06_joined_spaces_are_walked_through() -> None:
    board = row_of_three()
    who = [-1] * board.size
    start = board.space_at(4, 3)
    who[start] = 0
    assert board.space_at(6, 3) in reachable(board, who, start, 2)


def test_dd_rul_15_enemies_do_not_explore() -> None:
    scene = Scene("A", openings=[EAST, 0])
    field = spread(scene.map, scene.who, ENEMIES, scene.of("A"))
    assert field.order == [scene.of("A")]
    scene.map.make_exit(0)
    assert spread(scene.map, scene.who, ENEMIES, scene.of("A")).order == [scene.of("A")]
    board = row_of_three()
    who = [-1] * board.size
    assert spread(board, who, ENEMIES, board.space_at(2, 3)).weight[board.space_at(12, 3)] == 10


def test_dd_rul_32_a_pit_is_entered_only_if_no_way_leads_round_it() -> None:
    scene = Scene("Ao.", "...")
    assert way_of(scene, "A", (2, 0)) == [(0, 1), (1, 1), (2, 1), (2, 0)]
    assert way_of(scene, "A", (2, 0), heedless=True) == [(1, 0), (2, 0)]
    assert way_of(Scene("Ao."), "A", (2, 0)) == [(1, 0), (2, 0)]
    # As few pits as possible, even if that is longer.
    assert way_of(Scene("Aoo.", "..o."), "A", (3, 0)) == [(0, 1), (1, 1), (2, 1), (3, 1), (3, 0)]


def test_dd_rul_32_ties_go_to_the_space_first_clockwise_from_the_top() -> None:
    assert way_of(Scene("..", "A."), "A", (1, 0)) == [(0, 0), (1, 0)]
    assert way_of(Scene(".A", ".."), "A", (0, 1)) == [(1, 1), (0, 1)]
    assert way_of(Scene("A.", ".."), "A", (1, 1)) == [(1, 0), (1, 1)]


def test_dd_rul_32_out_of_reach_an_enemy_goes_as_far_as_it_can_and_ends_on_a_free_space() -> None:
    scene = Scene("A.B.~.")
    field = spread(scene.map, scene.who, ENEMIES, scene.of("A"))
    path = route(scene.map, field, scene.at(5, 0))

    def ends(points: int) -> list[tuple[int, int]]:
        return [scene.spot(space) for space in along(scene.map, scene.who, path, points)]

    assert ends(0) == []
    assert ends(1) == [(1, 0)]
    assert ends(2) == [(1, 0)]  # not on B
    assert ends(3) == [(1, 0), (2, 0), (3, 0)]
    assert ends(4) == [(1, 0), (2, 0), (3, 0)]  # the last point does not pay for water
    assert ends(6) == [(1, 0), (2, 0), (3, 0), (4, 0), (5, 0)]


# Against plain search.


def plain_search(
    board: Map, who: list[int], side: int, start: int, heedless: bool
) -> dict[int, tuple[int, int]]:
    """Pits and points of the lightest routes, by the book: Dijkstra over pairs."""
    best: dict[int, tuple[int, int]] = {}
    queue = [((0, 0), start)]
    while queue:
        weight, space = heapq.heappop(queue)
        if space in best:
            continue
        best[space] = weight
        if side == HEROES and space != start and board.unexplored_at(space) >= 0:
            continue
        for there in board.near[space * 4 : space * 4 + 4]:
            if there < 0:
                continue
            if side == HEROES and who[there] >= FIRST_ENEMY:
                continue
            if side == ENEMIES and (0 <= who[there] < FIRST_ENEMY or board.dead_end[there]):
                continue
            pit = 1 if board.terrain[there] == PIT and not heedless else 0
            points = 2 if board.terrain[there] == WATER else 1
            heapq.heappush(queue, ((weight[0] + pit, weight[1] + points), there))
    return best


@given(boards(), st.sampled_from((HEROES, ENEMIES)), st.booleans())
@examples(300)
def test_spread_agrees_with_a_plain_search(
    case: tuple[Map, list[int], int], side: int, heedless: bool
) -> None:
    board, who, start = case
    expected = plain_search(board, who, side, start, heedless)
    field = spread(board, who, side, start, heedless)
    assert {space for space in range(board.size) if field.weight[space] >= 0} == set(expected)
    for space, (pits, points) in expected.items():
        assert (field.pits(space), field.points(space)) == (pits, points)
    assert sorted(field.order) == sorted(expected)
    weights = [field.weight[space] for space in field.order]
    assert weights == sorted(weights)


def all_lightest(
    board: Map, who: list[int], start: int, goal: int, pits: int, points: int
) -> list[list[int]]:
    """Every route of an enemy with so many pits and points, by trying all."""
    found: list[list[int]] = []

    def go_on(path: list[int], space: int, pits: int, points: int) -> None:
        if space == goal and pits == points == 0:
            found.append(path)
            return
        for there in board.near[space * 4 : space * 4 + 4]:
            if there < 0 or 0 <= who[there] < FIRST_ENEMY or board.dead_end[there]:
                continue
            pits_left = pits - (board.terrain[there] == PIT)
            points_left = points - (2 if board.terrain[there] == WATER else 1)
            if pits_left >= 0 and points_left >= 0:
                go_on([*path, there], there, pits_left, points_left)

    go_on([], start, pits, points)
    return found


@given(boards(), st.data())
@examples(150)
def test_the_route_is_the_first_clockwise_of_all_lightest(
    case: tuple[Map, list[int], int], data: st.DataObject
) -> None:
    board, who, start = case
    field = spread(board, who, ENEMIES, start, limit=7)
    full = spread(board, who, ENEMIES, start)
    near_by = [space for space in field.order if field.weight[space] == full.weight[space]]
    goal = data.draw(st.sampled_from(near_by))

    def turns(path: list[int]) -> list[int]:
        return [
            board.near[one * 4 : one * 4 + 4].index(other)
            for one, other in zip([start, *path], path, strict=False)
        ]

    every = all_lightest(board, who, start, goal, full.pits(goal), full.points(goal))
    assert route(board, full, goal) == min(every, key=turns)


@given(boards(), st.integers(0, 9))
@examples(150)
def test_a_limit_only_leaves_out_what_is_beyond_it(case: tuple[Map, list[int], int], limit: int) -> None:
    board, who, start = case
    near = spread(board, who, HEROES, start, True, limit)
    far = spread(board, who, HEROES, start, True, NO_LIMIT)
    assert near.order == [space for space in far.order if far.weight[space] <= limit]


@given(boards())
@examples(100)
def test_steps_from_counts_steps(case: tuple[Map, list[int], int]) -> None:
    board, _, start = case
    steps = steps_from(board, [start, -1])
    for space in range(board.size):
        if steps[space] > 0:
            around = [
                steps[back] for back in range(board.size) if space in board.near[back * 4 : back * 4 + 4]
            ]
            assert steps[space] == 1 + min(count for count in around if count >= 0)
    assert steps[start] == 0
