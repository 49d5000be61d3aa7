"""Line of sight (DD-LOS-01 to -05, DD-RUL-34, -35): exact, and with the reason.

A target is seen if one of the sixteen lines between corners of the two spaces is clear. Blocked spaces,
closed openings, the strip between tiles and figures of the other side stop a line that has more than a single
point in them or on their edge, and so do two of them that touch corner to corner on the line.
"""

from __future__ import annotations

from collections import defaultdict
from typing import Final

from engine.games.dungeons.geometry.face import BLOCKED, VOID
from engine.games.dungeons.geometry.lines import Line, is_along_edges, lines_between
from engine.games.dungeons.geometry.map import Map
from engine.games.dungeons.geometry.sides import ANY_FIGURE, FIRST_ENEMY, HEROES, opposes

THROUGH_BLOCKED: Final = "sight-blocked-space"
THROUGH_STRIP: Final = "sight-strip"
THROUGH_CLOSED: Final = "sight-closed-opening"
THROUGH_FIGURE: Final = "sight-figure"
ALONG_EDGE: Final = "sight-edge"
BETWEEN_CORNERS: Final = "sight-corner"


def sees(board: Map, who: list[int], side: int, here: int, there: int) -> bool:
    """Whether a figure of a side on one space has another space in sight (DD-LOS-01). What stands on the two
    spaces themselves does not matter."""
    if here == there:
        return True
    column = board.column
    row = board.row
    flat = board.lines.between(column[there] - column[here], row[there] - row[here])
    opaque = board.opaque
    low = FIRST_ENEMY if side == HEROES else 0
    high = ANY_FIGURE if side == HEROES else FIRST_ENEMY
    if not board.figures_stop_sight:
        high = low
    at = 0
    end = len(flat)
    while at < end:
        cells = at + 2 + flat[at]
        beyond = cells + 2 * flat[at + 1]
        at += 2
        while at < cells:
            space = here + flat[at]
            if opaque[space] or low <= who[space] < high:
                break
            at += 1
        else:
            while at < beyond:
                space = here + flat[at]
                other = here + flat[at + 1]
                if (opaque[space] or low <= who[space] < high) and (
                    opaque[other] or low <= who[other] < high
                ):
                    break
                at += 2
            else:
                return True
        at = beyond
    return False


class TriedLine:
    """A line that was tried, in corners of the grid, and what stops it."""

    def __init__(self, x1: int, y1: int, x2: int, y2: int) -> None:
        """Clear until something is found."""
        self.x1 = x1
        self.y1 = y1
        self.x2 = x2
        self.y2 = y2
        self.blocker = -1
        """The first space that stops it, -1 if it is clear."""
        self.other = -1
        """The second one, if the line would pass between two that touch corner to corner."""
        self.clause = "DD-LOS-01"
        self.key = ""
        """What kind of hindrance it is; empty if there is none."""


class Sight:
    """The answer to whether a space is in sight, and why."""

    def __init__(self, clear: bool, tried: list[TriedLine]) -> None:
        """`tried` ends with the clear line, if there is one."""
        self.clear = clear
        self.tried: list[TriedLine] = tried

    def line(self) -> tuple[int, int, int, int] | None:
        """The clear line from corner to corner, or None (DD-LOS-01, -05)."""
        if not self.clear:
            return None
        last = self.tried[len(self.tried) - 1]
        return (last.x1, last.y1, last.x2, last.y2)

    def hindrance(self) -> TriedLine | None:
        """What to tell somebody who asks why there is no sight: of the spaces that stop lines the one that
        stops most, with the shortest line that runs through it, or along its edge if there is none. None if
        a line is clear."""
        if self.clear:
            return None
        stops: dict[int, int] = defaultdict(int)
        for made in self.tried:
            stops[made.blocker] += 1 if made.key == ALONG_EDGE else 2
        most = max(stops, key=lambda space: stops[space])
        through = [made for made in self.tried if made.blocker == most and made.key != ALONG_EDGE]
        along = [made for made in self.tried if made.blocker == most]
        return (through or along)[0]


def why_sight(board: Map, who: list[int], side: int, here: int, there: int) -> Sight:
    """As `sees`, with the line that is clear, or for each of the sixteen what stops it."""
    width = board.width
    x = here % width
    y = here // width
    tried: list[TriedLine] = []
    for line in lines_between(there % width - x, there // width - y):
        made = TriedLine(x + line.x1, y + line.y1, x + line.x2, y + line.y2)
        tried.append(made)
        if here != there:
            _examine(board, who, side, here, line, made)
        if made.blocker < 0:
            return Sight(True, tried)
    return Sight(False, tried)


def _examine(board: Map, who: list[int], side: int, here: int, line: Line, made: TriedLine) -> None:
    """Find the first thing that stops a line."""
    width = board.width
    for column, row in line.cells:
        space = here + row * width + column
        if is_blocking(board, who, side, space):
            made.blocker = space
            if is_along_edges(line):
                made.clause = "DD-RUL-35"
                made.key = ALONG_EDGE
            else:
                made.clause, made.key = blocking_reason(board, who, space)
            return
    for column, row, other_column, other_row in line.corners:
        space = here + row * width + column
        other = here + other_row * width + other_column
        if is_blocking(board, who, side, space) and is_blocking(board, who, side, other):
            made.blocker = space
            made.other = other
            made.clause = "DD-RUL-35"
            made.key = BETWEEN_CORNERS
            return


def is_blocking(board: Map, who: list[int], side: int, space: int) -> bool:
    """Whether a space stops the sight of a side (DD-RUL-34)."""
    return board.opaque[space] != 0 or (board.figures_stop_sight and opposes(who[space], side))


def blocking_reason(board: Map, who: list[int], space: int) -> tuple[str, str]:
    """The clause by which a blocking space blocks, and what it is."""
    if board.terrain[space] == BLOCKED:
        return ("DD-LOS-04", THROUGH_BLOCKED)
    if board.terrain[space] == VOID:
        return ("DD-RUL-34", THROUGH_STRIP)
    if board.opaque[space]:
        return ("DD-RUL-34", THROUGH_CLOSED)  # shut, it is part of the strip
    return ("DD-RUL-34", THROUGH_FIGURE)
