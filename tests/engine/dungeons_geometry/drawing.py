"""Maps drawn row by row, so that a test shows what it is about.

``.`` plain, ``#`` blocked, ``~`` water, ``o`` pit; figures on plain spaces: ``0`` to ``3`` heroes, ``A`` to
``Z`` enemies (slot 0 is ``A``); ``*`` a point of interest.
"""

from __future__ import annotations

from hypothesis import strategies as st

from engine.games.dungeons.geometry.compass import EAST, SOUTH, WEST
from engine.games.dungeons.geometry.face import BLOCKED, PIT, PLAIN, WATER, TileFace
from engine.games.dungeons.geometry.map import Map
from engine.games.dungeons.geometry.sides import FIRST_ENEMY

TERRAIN = {".": PLAIN, "#": BLOCKED, "~": WATER, "o": PIT}


def face_of(*rows: str, openings: list[int] | None = None, arrow: int = -1, index: int = 0) -> TileFace:
    """A face drawn row by row."""
    cells = "".join(rows)
    return TileFace(
        index,
        len(rows[0]),
        len(rows),
        [TERRAIN.get(cell, PLAIN) for cell in cells],
        openings or [],
        arrow,
        [at for at, cell in enumerate(cells) if cell == "*"],
    )


class Scene:
    """One tile drawn with its figures, alone on a map; spaces are named by column and row of the drawing."""

    def __init__(self, *rows: str, openings: list[int] | None = None) -> None:
        self.columns = len(rows[0])
        self.rows = len(rows)
        self.map = Map(self.columns + 8, self.rows + 8)
        self.tile = self.map.lay(face_of(*rows, openings=openings), 3, 3, 0)
        self.who = [-1] * self.map.size
        self.heroes = [-1, -1, -1, -1]
        for row, line in enumerate(rows):
            for column, cell in enumerate(line):
                if cell.isdigit():
                    self.heroes[int(cell)] = self.at(column, row)
                    self.who[self.at(column, row)] = int(cell)
                elif cell.isalpha() and cell.isupper():
                    self.who[self.at(column, row)] = FIRST_ENEMY + ord(cell) - ord("A")

    def at(self, column: int, row: int) -> int:
        """The space at a column and row of the drawing."""
        return self.map.space_at(column + 3, row + 3)

    def spot(self, space: int) -> tuple[int, int]:
        """Column and row, in the drawing, of a space."""
        return self.map.column_of(space) - 3, self.map.row_of(space) - 3

    def of(self, figure: str) -> int:
        """The space of a figure named as in the drawing."""
        number = int(figure) if figure.isdigit() else FIRST_ENEMY + ord(figure) - ord("A")
        return self.who.index(number)


def row_of_three() -> Map:
    """Tiles A, B, C of 3 by 3 joined in a row, as in DD-EX-09; column 0 of the example is column 2 of the
    grid."""
    board = Map(15, 7)
    a = face_of("...", "...", "...", openings=[EAST, 1], index=1)
    b = face_of("...", "...", "...", openings=[WEST, 1, EAST, 1], index=2)
    c = face_of("...", "...", "...", openings=[WEST, 1], index=3)
    board.lay(a, 2, 2, 0)
    board.lay(b, 6, 2, 0)
    board.lay(c, 10, 2, 0)
    return board


@st.composite
def boards(draw: st.DrawFn) -> tuple[Map, list[int], int]:
    """Two joined tiles with terrain, a third opening, figures; and a space to start from."""
    cells = draw(st.lists(st.sampled_from("....#~oo"), min_size=24, max_size=24))
    first, second = "".join(cells[:12]), "".join(cells[12:])
    board = Map(16, 16)
    openings = [EAST, draw(st.integers(0, 3)), SOUTH, draw(st.integers(0, 2))]
    board.lay(face_of(*(first[at : at + 3] for at in range(0, 12, 3)), openings=openings), 3, 5, 0)
    other = face_of(
        *(second[at : at + 4] for at in range(0, 12, 4)), openings=[WEST, draw(st.integers(0, 2))], arrow=0
    )
    board.lay_beyond(0, other)
    free = [space for space in range(board.size) if not board.opaque[space]]
    who = [-1] * board.size
    for figure in (1, 2, FIRST_ENEMY + 1, FIRST_ENEMY + 2):
        who[draw(st.sampled_from(free))] = figure
    start = draw(st.sampled_from(free))
    return board, who, start
