"""Whom melee and ranged attacks may target (DD-ATTACK-12, DD-KEYWORD-01, DD-RANGED-02 to -07, DD-RUL-36 to
-38)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.games.dungeons.geometry.compass import EAST, SOUTH, WEST
from engine.games.dungeons.geometry.map import Map
from engine.games.dungeons.geometry.reach import (
    CORNER_BLOCKED,
    MELEE,
    NO_SIGHT,
    NOT_ADJACENT,
    NOT_BETWEEN,
    ONLY_WITH_REACH,
    RANGED,
    TOO_CLOSE,
    TOO_FAR,
    can_attack,
    can_shoot,
    can_strike,
    targets_from,
    why_not,
    why_not_shoot,
    why_not_strike,
)
from engine.games.dungeons.geometry.sides import ENEMIES, FIRST_ENEMY, HEROES
from tests.engine.dungeons_geometry.drawing import Scene, face_of, row_of_three
from tests.examples import examples


def empty(board: Map) -> list[int]:
    """Nobody anywhere."""
    return [-1] * board.size


def test_dd_ex_09_shooting_from_between_two_tiles() -> None:
    board = row_of_three()

    def at(column: int, row: int) -> int:
        return board.space_at(column + 2, row + 2)

    def shot(here: int, there: int) -> tuple[str, str] | None:
        who = empty(board)
        who[here], who[there] = 0, FIRST_ENEMY
        reason = why_not_shoot(board, who, HEROES, here, there)
        assert (reason is None) is can_shoot(board, who, HEROES, here, there)
        return None if reason is None else reason[:2]

    hero = at(3, 1)
    assert board.tiles[hero] == 0b011
    assert shot(hero, at(5, 1)) is None
    assert shot(hero, at(9, 1)) == ("DD-RANGED-05", NOT_BETWEEN)
    assert shot(hero, at(2, 1)) == ("DD-RANGED-04", TOO_CLOSE)
    assert can_strike(board, hero, at(2, 1))
    assert shot(hero, at(2, 0)) is None
    assert why_not_strike(board, hero, at(2, 0)) == ("DD-ATTACK-12", ONLY_WITH_REACH, at(2, 0))
    assert can_strike(board, hero, at(2, 0), reach=True)
    assert shot(at(4, 1), at(9, 1)) is None


def test_dd_ranged_03_only_the_own_and_adjacent_tiles_are_in_range() -> None:
    board = row_of_three()
    who = empty(board)
    here = board.space_at(3, 3)
    assert why_not_shoot(board, who, HEROES, here, board.space_at(11, 3)) == (
        "DD-RANGED-03",
        TOO_FAR,
        board.space_at(11, 3),
    )
    assert can_shoot(board, who, HEROES, here, board.space_at(7, 3))


def test_dd_ranged_07_the_conditions_bind_enemies_too() -> None:
    board = row_of_three()
    who = empty(board)
    assert not can_shoot(board, who, ENEMIES, board.space_at(3, 3), board.space_at(11, 3))
    assert not can_shoot(board, who, ENEMIES, board.space_at(3, 3), board.space_at(4, 3))
    assert can_shoot(board, who, ENEMIES, board.space_at(3, 3), board.space_at(7, 3))


def test_dd_rul_38_a_target_between_two_tiles_counts_as_on_both() -> None:
    board = row_of_three()
    who = empty(board)
    second = board.opening_space[2]  # between B and C
    assert can_shoot(board, who, HEROES, board.space_at(3, 3), second)
    assert can_shoot(board, who, HEROES, board.opening_space[0], second)
    board.close(0)
    assert not can_shoot(board, who, HEROES, board.space_at(3, 3), second)


def test_dd_rul_12_before_the_second_tile_lies_the_space_belongs_to_the_first_alone() -> None:
    board = Map(20, 20)
    board.lay(face_of("...", "...", "...", openings=[EAST, 1, SOUTH, 1]), 4, 4, 0)
    south = board.lay_beyond(1, face_of("...", "...", "...", openings=[0, 1], arrow=0))
    who = empty(board)
    unexplored = board.opening_space[0]
    target = board.space_at(4, 8)
    assert board.tiles[unexplored] == 1
    assert board.tile_of[target] == south
    # Not between two tiles yet, so the tile adjacent to its own is in range ...
    assert can_shoot(board, who, HEROES, unexplored, target)
    # ... and no longer once a tile lies behind it.
    board.lay_beyond(0, face_of("...", "...", "...", openings=[WEST, 1], arrow=0))
    assert why_not_shoot(board, who, HEROES, unexplored, target) == ("DD-RANGED-05", NOT_BETWEEN, target)


def test_dd_ranged_02_the_refusal_names_what_stops_the_line() -> None:
    scene = Scene("0BA")
    assert why_not_shoot(scene.map, scene.who, HEROES, scene.of("0"), scene.of("A")) == (
        "DD-RANGED-02",
        NO_SIGHT,
        scene.of("B"),
    )
    assert can_shoot(scene.map, scene.who, ENEMIES, scene.of("A"), scene.of("0"))


def test_dd_rul_37_a_diagonal_neighbour_may_be_shot_and_an_orthogonal_one_not() -> None:
    scene = Scene("0.", "BA")
    assert can_shoot(scene.map, scene.who, HEROES, scene.of("0"), scene.of("A"))
    assert not can_shoot(scene.map, scene.who, HEROES, scene.of("0"), scene.of("B"))


def test_dd_attack_12_melee_is_orthogonal() -> None:
    scene = Scene("A0.", ".BC")
    found = targets_from(
        scene.map, scene.who, HEROES, MELEE, False, scene.of("0"), [scene.of(name) for name in "ABC"]
    )
    assert found == [0, 1]
    assert why_not_strike(scene.map, scene.of("A"), scene.of("C")) == (
        "DD-ATTACK-12",
        NOT_ADJACENT,
        scene.of("C"),
    )


@pytest.mark.parametrize(
    ("rows", "allowed"),
    [(("0.", ".A"), True), (("0#", ".A"), True), (("0.", "#A"), True), (("0#", "#A"), False)],
)
def test_dd_rul_36_reach_goes_round_one_blocked_space_but_not_between_two(
    rows: tuple[str, ...], allowed: bool
) -> None:
    scene = Scene(*rows)
    reason = why_not_strike(scene.map, scene.of("0"), scene.of("A"), reach=True)
    assert reason == (None if allowed else ("DD-RUL-36", CORNER_BLOCKED, scene.of("A")))


def test_dd_rul_36_figures_do_not_stop_reach() -> None:
    scene = Scene("0B", "CA")
    assert can_strike(scene.map, scene.of("0"), scene.of("A"), reach=True)


def test_dd_rul_36_no_melee_through_the_strip_between_tiles() -> None:
    board = row_of_three()
    # One square apart, on both sides of the strip: neither adjacent nor diagonal.
    assert not can_strike(board, board.space_at(4, 2), board.space_at(6, 2), reach=True)


@given(
    st.lists(st.sampled_from("...#~o"), min_size=16, max_size=16),
    st.integers(0, 15),
    st.integers(0, 15),
    st.booleans(),
    st.sampled_from((MELEE, RANGED)),
    st.sampled_from((HEROES, ENEMIES)),
)
@examples(200)
def test_why_not_is_the_opposite_of_can_attack(
    cells: list[str], here: int, there: int, reach: bool, kind: int, side: int
) -> None:
    cells[here] = cells[there] = "."
    scene = Scene(*("".join(cells[at : at + 4]) for at in range(0, 16, 4)))
    one, other = scene.map.space_on(0, here), scene.map.space_on(0, there)
    scene.who[scene.at(1, 1)] = 1
    scene.who[scene.at(2, 2)] = FIRST_ENEMY
    allowed = can_attack(scene.map, scene.who, side, kind, reach, one, other)
    reason = why_not(scene.map, scene.who, side, kind, reach, one, other)
    assert allowed is (reason is None)
    # Nobody is within reach of melee and of ranged attacks at once, except a diagonal neighbour by Reach.
    if allowed and kind == RANGED:
        assert not can_strike(scene.map, one, other)
