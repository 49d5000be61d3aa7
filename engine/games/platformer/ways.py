"""How far it is: steps to the top, to the boss level, to the boss. For bots that value positions."""

from __future__ import annotations

from typing import Final

from engine.games.platformer.state import State

FAR: Final = 120
STRIDE: Final = 7
"""The most steps of one turn; those beyond the `EASY` ones need luck, and count three times."""
EASY: Final = 3
CLOSED: Final = 22
"""What a level that is still closed may take; rather more than it does, so that opening it looks good."""


def way_left(g: State, space: int, resting: bool) -> int:
    """Steps to the top row of the highest open level, or onto the boss level, and a guess for what is
    still closed; by way of places where one does not fall if the turn is to end here."""
    board = g.board
    key = (g.high_level * 16 + g.low_level) * 2
    if resting:
        key += 1
    steps = board.ways.get(key)
    if steps is None:
        steps = ways_to(g, g.high_level) if resting else straight_ways(g, g.high_level)
        board.ways[key] = steps
    return steps[space] + (board.boss_level - g.high_level) * CLOSED


def straight_ways(g: State, goal: int) -> list[int]:
    """For every space the fewest steps to the goal for a hero who need not rest on the way."""
    board = g.board
    size = (goal + 1) * board.level_size
    steps = [FAR] * size
    width = board.width
    first = goal * board.level_size
    edge = list(range(first, size)) if goal == board.boss_level else list(range(size - width, size))
    for space in edge:
        steps[space] = 0
    while edge:
        beyond: list[int] = []
        for space in edge:
            for direction in range(4):
                there = board.near[space * 4 + direction]
                if 0 <= there < size and steps[there] == FAR:
                    steps[there] = steps[space] + 1
                    beyond.append(there)
            under = space - width
            if under >= 0 and board.way_up[under] == space and steps[under] == FAR:
                steps[under] = steps[space] + 1
                beyond.append(under)
        edge = beyond
    return steps


def ways_to(g: State, goal: int) -> list[int]:
    """For every space the fewest steps to the goal when each turn has `STRIDE` steps and ends with a fall."""
    board = g.board
    size = (goal + 1) * board.level_size
    width = board.width
    first = goal * board.level_size
    is_boss = goal == board.boss_level
    top = first if is_boss else size - width
    rest = [resting_place(g, space) for space in range(size)]
    steps = [FAR] * size
    reach: list[list[int]] = []
    for space in range(size):
        reach.append(within_stride(g, space, size) if rest[space] == space else [])
    changed = True
    while changed:
        changed = False
        for space in range(size - 1, -1, -1):
            best = steps[space]
            if is_boss and space >= top:
                best = 0
            found = reach[space]
            for i in range(0, len(found), 2):
                there = found[i]
                cost = found[i + 1] if found[i + 1] <= EASY else 3 * found[i + 1] - 2 * EASY
                if there < top:
                    cost += 1 + steps[rest[there]]
                if cost < best:
                    best = cost
            if best < steps[space]:
                steps[space] = best
                changed = True
    return [steps[rest[space]] for space in range(size)]


def resting_place(g: State, space: int) -> int:
    """Where a hero ends who is on a space when gravity is applied, figures aside."""
    while not g.has_platform(space) and not g.board.ladder[space] and space - g.board.width >= g.low:
        space -= g.board.width
    return space


def within_stride(g: State, space: int, size: int) -> list[int]:
    """The spaces within the steps of one turn, each followed by the number of steps."""
    board = g.board
    found = [space, 0]
    seen = 1 << space
    edge = [space]
    for steps in range(1, STRIDE + 1):
        beyond: list[int] = []
        for here in edge:
            for direction in range(5):
                there = board.near[here * 4 + direction] if direction < 4 else board.way_up[here]
                if there >= g.low and there < size and seen >> there & 1 == 0:
                    seen |= 1 << there
                    beyond.append(there)
                    found.append(there)
                    found.append(steps)
        edge = beyond
    return found


def steps_between(g: State, here: int, there: int) -> int:
    """The fewest steps from one open space to another, figures and falls aside."""
    if here == there:
        return 0
    near = g.board.near
    seen = 1 << here
    edge = [here]
    steps = 0
    while edge:
        steps += 1
        beyond: list[int] = []
        for space in edge:
            for direction in range(4):
                to = near[space * 4 + direction]
                if to >= g.low and to < g.high and seen >> to & 1 == 0:
                    if to == there:
                        return steps
                    seen |= 1 << to
                    beyond.append(to)
        edge = beyond
    return FAR
