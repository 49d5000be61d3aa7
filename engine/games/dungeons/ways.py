"""How far it is, for bots: the toil of a way on foot, whoever may stand on it."""

from __future__ import annotations

from typing import Final

from engine.games.dungeons.geometry.face import PIT, WATER
from engine.games.dungeons.geometry.map import Map

WET: Final = 2
DEEP: Final = 9
"""What it means to enter water or a pit, in steps."""


def toil_to(board: Map, goal: int) -> list[int]:
    """By space what the way from there to a goal takes; -1 where no way leads. The map keeps the answer until
    it changes: bots ask very often."""
    known = board.steps_known.get(goal)
    if known is None:
        known = spread_from(board, goal)
        board.steps_known[goal] = known
    return known


def spread_from(board: Map, goal: int) -> list[int]:
    """The same, found out by going backwards, the easiest ways first."""
    toil = [-1] * board.size
    toil[goal] = 0
    buckets: list[list[int]] = [[goal]]
    at = 0
    while at < len(buckets):
        for space in buckets[at]:
            if toil[space] != at:
                continue  # an easier way was found since
            cost = at + toil_of(board, space)
            for direction in range(4):
                there = board.near[space * 4 + direction]
                if there < 0 or 0 <= toil[there] <= cost:
                    continue
                toil[there] = cost
                while len(buckets) <= cost:
                    buckets.append([])
                buckets[cost].append(there)
        at += 1
    return toil


def toil_of(board: Map, space: int) -> int:
    """What it takes to enter a space."""
    ground = board.terrain[space]
    return DEEP if ground == PIT else WET if ground == WATER else 1
