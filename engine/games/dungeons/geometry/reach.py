"""Whom an attack may target: melee and Reach (DD-ATTACK-12, DD-KEYWORD-01, DD-RUL-36), ranged (DD-RANGED-02
to -05, DD-RUL-37, -38). The same for heroes and enemies (DD-RANGED-07)."""

from __future__ import annotations

from typing import Final

from engine.games.dungeons.geometry.map import Map
from engine.games.dungeons.geometry.sight import sees, why_sight

MELEE: Final = 0
RANGED: Final = 1

NOT_ADJACENT: Final = "not-adjacent"
ONLY_WITH_REACH: Final = "only-with-reach"
CORNER_BLOCKED: Final = "corner-blocked"
TOO_CLOSE: Final = "too-close"
TOO_FAR: Final = "other-tile"
NOT_BETWEEN: Final = "not-between-tiles"
NO_SIGHT: Final = "no-sight"

Reason = tuple[str, str, int]
"""Clause, key, and the space it is about (-1: none)."""


def is_diagonal(board: Map, here: int, there: int) -> bool:
    """Whether two spaces touch at a corner only."""
    dx = board.column[here] - board.column[there]
    dy = board.row[here] - board.row[there]
    return dx * dx == 1 and dy * dy == 1


def is_corner_open(board: Map, here: int, there: int) -> bool:
    """Whether at least one of the two spaces between diagonal neighbours is not blocked (DD-RUL-36)."""
    one = board.space_at(board.column[there], board.row[here])
    other = board.space_at(board.column[here], board.row[there])
    return not (board.opaque[one] and board.opaque[other])


def can_strike(board: Map, here: int, there: int, reach: bool = False) -> bool:
    """Whether a melee attack from one space may target another."""
    near = board.near
    at = here * 4
    if near[at] == there or near[at + 1] == there or near[at + 2] == there or near[at + 3] == there:
        return True
    if reach and is_diagonal(board, here, there):
        return is_corner_open(board, here, there)
    return board.is_adjacent(here, there)


def is_in_range(board: Map, here: int, there: int) -> bool:
    """Whether the target's tile is near enough for a ranged attack (DD-RANGED-03, -05, DD-RUL-38)."""
    own = board.tiles[here]
    aim = board.tiles[there]
    if own & aim:
        return True
    if own & (own - 1):
        return False  # DD-RANGED-05: from between two tiles only onto these two
    tile = board.tile_of[here]
    return tile >= 0 and board.tile_near[tile] & aim != 0


def can_shoot(board: Map, who: list[int], side: int, here: int, there: int) -> bool:
    """Whether a ranged attack by a figure of a side from one space may target another."""
    return (
        is_in_range(board, here, there)
        and board.distance(here, there) >= 2
        and (board.diagonal_shots or not is_diagonal(board, here, there))
        and sees(board, who, side, here, there)
    )


def can_attack(board: Map, who: list[int], side: int, kind: int, reach: bool, here: int, there: int) -> bool:
    """Whether a melee or ranged attack from one space may target another."""
    if kind == MELEE:
        return can_strike(board, here, there, reach)
    return can_shoot(board, who, side, here, there)


def why_not_strike(board: Map, here: int, there: int, reach: bool = False) -> Reason | None:
    """What forbids a melee attack, or None."""
    if can_strike(board, here, there, reach):
        return None
    if is_diagonal(board, here, there):
        if not reach:
            return ("DD-ATTACK-12", ONLY_WITH_REACH, there)
        return ("DD-RUL-36", CORNER_BLOCKED, there)
    return ("DD-ATTACK-12", NOT_ADJACENT, there)


def why_not_shoot(board: Map, who: list[int], side: int, here: int, there: int) -> Reason | None:
    """What forbids a ranged attack, or None; for want of sight, the space that stops the shortest line."""
    if board.distance(here, there) < 2:
        return ("DD-RANGED-04", TOO_CLOSE, there)
    if is_diagonal(board, here, there) and not board.diagonal_shots:
        return ("DD-RUL-37", TOO_CLOSE, there)
    if not is_in_range(board, here, there):
        own = board.tiles[here]
        if own & (own - 1):
            return ("DD-RANGED-05", NOT_BETWEEN, there)
        return ("DD-RANGED-03", TOO_FAR, there)
    stopped = why_sight(board, who, side, here, there).hindrance()
    if stopped is not None:
        return ("DD-RANGED-02", NO_SIGHT, stopped.blocker)
    return None


def why_not(
    board: Map, who: list[int], side: int, kind: int, reach: bool, here: int, there: int
) -> Reason | None:
    """What forbids an attack, or None: the opposite of `can_attack`, with the clause."""
    if kind == MELEE:
        return why_not_strike(board, here, there, reach)
    return why_not_shoot(board, who, side, here, there)


def targets_from(
    board: Map, who: list[int], side: int, kind: int, reach: bool, here: int, places: list[int]
) -> list[int]:
    """Which of the figures on `places` (by number in that list, -1 not on the map) an attack may target."""
    found: list[int] = []
    for number in range(len(places)):
        there = places[number]
        if there >= 0 and there != here and can_attack(board, who, side, kind, reach, here, there):
            found.append(number)
    return found
