"""Which spaces a straight line from corner to corner meets (DD-LOS-01, DD-RUL-35), in whole numbers.

Corner (x, y) of the grid is the north-west corner of the space in column x, row y. All that matters about two
spaces is how many columns and rows lie between them; what was found out is kept per size of the grid.
"""

from __future__ import annotations

from typing import Final

CORNERS: Final[list[int]] = [0, 0, 1, 0, 1, 1, 0, 1]
"""The corners of a space, clockwise from the north-west one, as flat pairs."""


class Line:
    """A line between corners of two spaces, and what it meets; everything counted from the first space."""

    def __init__(self, x1: int, y1: int, x2: int, y2: int) -> None:
        """From corner (x1, y1) to corner (x2, y2)."""
        self.x1 = x1
        self.y1 = y1
        self.x2 = x2
        self.y2 = y2
        self.length = (x2 - x1) * (x2 - x1) + (y2 - y1) * (y2 - y1)
        """Squared."""
        self.cells: list[tuple[int, int]] = []
        """Spaces with more than a single point of the line in them or on their edge, from the start
        onwards."""
        self.corners: list[tuple[int, int, int, int]] = []
        """Pairs of spaces that touch corner to corner on the line and meet it nowhere else."""


def meets(line: Line, column: int, row: int) -> bool:
    """Whether more than a single point of the line lies in a space or on its edge. Parts of the line are
    counted in units so small that all of them are whole numbers."""
    across = line.x2 - line.x1
    down = line.y2 - line.y1
    if across == 0 and down == 0:
        return False
    unit_x = abs(across) if across else 1
    unit_y = abs(down) if down else 1
    low = 0
    high = unit_x * unit_y
    if across == 0:
        if not column <= line.x1 <= column + 1:
            return False
    else:
        first = (column - line.x1) * unit_y
        last = (column + 1 - line.x1) * unit_y
        if across < 0:
            first, last = -last, -first
        low = max(low, first)
        high = min(high, last)
    if down == 0:
        if not row <= line.y1 <= row + 1:
            return False
    else:
        first = (row - line.y1) * unit_x
        last = (row + 1 - line.y1) * unit_x
        if down < 0:
            first, last = -last, -first
        low = max(low, first)
        high = min(high, last)
    return low < high


def is_along_edges(line: Line) -> bool:
    """Whether a line runs along the edges of the spaces that it meets, not through them (DD-RUL-35): from
    corner to corner that is every straight one."""
    return line.x1 == line.x2 or line.y1 == line.y2


def lines_between(dx: int, dy: int) -> list[Line]:
    """The sixteen lines from a space to the one dx columns and dy rows away, the shortest first; the two
    spaces themselves are never among what a line meets (DD-RUL-35)."""
    found: list[Line] = []
    for start in range(4):
        for end in range(4):
            line = Line(
                CORNERS[start * 2],
                CORNERS[start * 2 + 1],
                dx + CORNERS[end * 2],
                dy + CORNERS[end * 2 + 1],
            )
            _survey(line, dx, dy)
            found.append(line)
    found.sort(key=lambda line: line.length)
    return found


def _survey(line: Line, dx: int, dy: int) -> None:
    """Fill in what a line meets."""
    west = min(line.x1, line.x2) - 1
    east = max(line.x1, line.x2)
    north = min(line.y1, line.y2) - 1
    south = max(line.y1, line.y2)
    across = line.x2 - line.x1
    down = line.y2 - line.y1
    for row in range(north, south + 1):
        for column in range(west, east + 1):
            if not _is_end(column, row, dx, dy) and meets(line, column, row):
                line.cells.append((column, row))
    line.cells.sort(key=lambda cell: cell[0] * across + cell[1] * down)
    for y in range(min(line.y1, line.y2), south + 1):
        for x in range(min(line.x1, line.x2), east + 1):
            if (x - line.x1) * down == (y - line.y1) * across:
                _add_corner(line, x - 1, y - 1, x, y, dx, dy)
                _add_corner(line, x, y - 1, x - 1, y, dx, dy)


def _is_end(column: int, row: int, dx: int, dy: int) -> bool:
    return (column == 0 and row == 0) or (column == dx and row == dy)


def _add_corner(line: Line, x: int, y: int, other_x: int, other_y: int, dx: int, dy: int) -> None:
    """Add two spaces that touch corner to corner on the line, unless one of them matters already or never."""
    if _is_end(x, y, dx, dy) or _is_end(other_x, other_y, dx, dy):
        return
    if (x, y) not in line.cells and (other_x, other_y) not in line.cells:
        line.corners.append((x, y, other_x, other_y))


def is_no_worse(line: Line, than: Line) -> bool:
    """Whether a line is clear whenever another one is."""
    for cell in line.cells:
        if cell not in than.cells:
            return False
    for corner in line.corners:
        x, y, other_x, other_y = corner
        if corner not in than.corners and (x, y) not in than.cells and (other_x, other_y) not in than.cells:
            return False
    return True


class Lines:
    """The lines between spaces of grids of one size, as flat lists for quick use."""

    def __init__(self, width: int, height: int) -> None:
        """Nothing found out yet."""
        self.width = width
        self.column: list[int] = [space % width for space in range(width * height)]
        """By space its column ..."""
        self.row: list[int] = [space // width for space in range(width * height)]
        """... and its row."""
        self._known: dict[tuple[int, int], list[int]] = {}

    def between(self, dx: int, dy: int) -> list[int]:
        """What keeps two spaces so far apart from seeing each other, as steps from the first: for each line
        worth trying the number of spaces that must not block, the number of pairs of which one must not
        block, then those spaces and pairs."""
        flat = self._known.get((dx, dy))
        if flat is None:
            flat = self._flat(dx, dy)
            self._known[dx, dy] = flat
        return flat

    def _flat(self, dx: int, dy: int) -> list[int]:
        worth: list[Line] = []
        for line in lines_between(dx, dy):
            if any(is_no_worse(better, line) for better in worth):
                continue
            worth = [other for other in worth if not is_no_worse(line, other)]
            worth.append(line)
        flat: list[int] = []
        for line in worth:
            flat.append(len(line.cells))
            flat.append(len(line.corners))
            for x, y in line.cells:
                flat.append(y * self.width + x)
            for x, y, other_x, other_y in line.corners:
                flat.append(y * self.width + x)
                flat.append(other_y * self.width + other_x)
        return flat


_SHARED: Final[dict[tuple[int, int], Lines]] = {}


def lines_of(width: int, height: int) -> Lines:
    """The lines for grids of a size; all maps of that size share them, since they follow from it alone."""
    lines = _SHARED.get((width, height))
    if lines is None:
        lines = Lines(width, height)
        _SHARED[width, height] = lines
    return lines
