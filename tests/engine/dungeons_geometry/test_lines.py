"""Which spaces a line from corner to corner meets, line by line against the reference with fractions."""

from __future__ import annotations

import pytest

from engine.games.dungeons.geometry.lines import Line, Lines, lines_between, lines_of, meets
from tests.engine.dungeons_geometry.reference import Place, survey

Touching = frozenset[Place]
FAR = range(-3, 4)


def ends_of(line: Line) -> tuple[Place, Place]:
    """The two corners that a line joins."""
    return (line.x1, line.y1), (line.x2, line.y2)


def held_by(line: Line, target: Place) -> set[Place]:
    """By the reference the spaces that hold more than a point of a line, without the two it joins."""
    held, _ = survey(*ends_of(line))
    return set(held) - {(0, 0), target}


def squeezed_by(line: Line, target: Place) -> set[Touching]:
    """By the reference the pairs that touch corner to corner on a line and hold nothing else of it."""
    _, round_corners = survey(*ends_of(line))
    free = [four - held_by(line, target) - {(0, 0), target} for four in round_corners]
    return {
        frozenset((one, other))
        for four in free
        for one in four
        for other in four
        if one[0] != other[0] and one[1] != other[1]
    }


@pytest.mark.parametrize("down", FAR)
def test_dd_rul_35_a_line_meets_what_holds_more_than_a_point_of_it(down: int) -> None:
    for across in FAR:
        target = (across, down)
        for line in lines_between(across, down):
            assert set(line.cells) == held_by(line, target), (target, ends_of(line))
            assert len(line.cells) == len(set(line.cells))


@pytest.mark.parametrize("target", [(0, 3), (3, 0), (0, -3), (-3, 0), (2, 1), (-1, 2), (1, -2), (-2, -2)])
def test_dd_rul_35_a_line_meets_nothing_that_lies_off_it(target: Place) -> None:
    for line in lines_between(*target):
        held, _ = survey(*ends_of(line))
        for x in range(-5, 6):
            for y in range(-5, 6):
                assert meets(line, x, y) is ((x, y) in held), (x, y, ends_of(line))


@pytest.mark.parametrize("down", FAR)
def test_dd_rul_35_two_spaces_that_touch_on_a_line_are_a_pair(down: int) -> None:
    for across in FAR:
        target = (across, down)
        for line in lines_between(across, down):
            pairs = [frozenset((pair[:2], pair[2:])) for pair in line.corners]
            assert set(pairs) == squeezed_by(line, target), (target, ends_of(line))
            assert len(pairs) == len(set(pairs))


def test_dd_los_01_sixteen_lines_from_corner_to_corner_the_shortest_first() -> None:
    for across in FAR:
        for down in FAR:
            found = lines_between(across, down)
            wanted = {
                ((x, y), (across + to_x, down + to_y))
                for x in (0, 1)
                for y in (0, 1)
                for to_x in (0, 1)
                for to_y in (0, 1)
            }
            assert {ends_of(line) for line in found} == wanted
            assert len(found) == 16
            lengths = [(line.x2 - line.x1) ** 2 + (line.y2 - line.y1) ** 2 for line in found]
            assert lengths == sorted(lengths)
            assert lengths == [line.length for line in found]


def test_what_a_line_meets_is_told_from_its_start_onwards() -> None:
    """So that the first thing that stops it is the one that is named."""
    for across in FAR:
        for down in FAR:
            for line in lines_between(across, down):
                ways = [
                    (2 * x + 1 - 2 * line.x1) * (line.x2 - line.x1)
                    + (2 * y + 1 - 2 * line.y1) * (line.y2 - line.y1)
                    for x, y in line.cells
                ]
                assert ways == sorted(ways), (line.cells, ends_of(line))


def test_maps_of_one_size_share_what_was_found_out() -> None:
    assert lines_of(9, 7) is lines_of(9, 7)
    assert lines_of(7, 9) is not lines_of(9, 7)
    for across in FAR:
        for down in FAR:
            found = lines_of(9, 7).between(across, down)
            assert found is lines_of(9, 7).between(across, down)
            assert found == Lines(9, 7).between(across, down)
