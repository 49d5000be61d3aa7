"""The map: tiles on one common square grid (DD-RUL-12, -13, DD-EXPLORE-02).

A space is ``row * width + column``, rows counted from the north. Between neighbouring tiles lies a strip one
square wide, which is no space at all except where an opening makes an in-between space of it; that belongs to
one tile, or to two once they are joined. What is adjacent, what stops sight and which tiles are adjacent are
tables, brought up to date when a tile is laid, an opening changes or terrain changes.

Clones share all tables until one of them changes the map; then it copies them first. A game that copies its
state often need not even clone: it may share the map itself and put a clone in its place before a change.
"""

from __future__ import annotations

from typing import Final

from engine.games.dungeons.geometry.compass import DX, DY, NORTH, opposite, turned
from engine.games.dungeons.geometry.face import BLOCKED, PLAIN, VOID, TileFace
from engine.games.dungeons.geometry.lines import lines_of

UNEXPLORED: Final = 0
"""No tile lies behind the opening yet: a hero who enters explores (DD-EXPLORE-01)."""
JOINED: Final = 1
"""Two tiles are joined here (DD-EXPLORE-06)."""
CLOSED: Final = 2
"""Nobody may enter (DD-RUL-13)."""
EXIT: Final = 3
"""The way out of the adventure: heroes may enter, and explore nothing."""

FITS: Final = -1
OFF_GRID: Final = -2
MARGIN: Final = 2
"""Free squares round the edge of the grid, so that in-between spaces have neighbours on all sides."""
MOST_TILES: Final = 60
"""As many as have a bit each in a mask."""

Pair = tuple[int, int]


class Map:
    """The tables of one map."""

    def __init__(self, width: int, height: int) -> None:
        """An empty grid. It must be `MARGIN` squares wider on each side than whatever is laid."""
        size = width * height
        self.width = width
        self.height = height
        self.size = size
        self.shared = False
        """Whether a clone may still use these tables."""
        self.lent = False
        """Whether several states may use this very map."""
        self.terrain: list[int] = [VOID] * size
        self.between: list[int] = [0] * size
        """1 for an in-between space."""
        self.tiles: list[int] = [0] * size
        """The tiles a space belongs to, as a bit mask: one, or two for an in-between space of joined
        tiles."""
        self.tile_of: list[int] = [-1] * size
        """The tile of a space; of an in-between space the one that was laid first."""
        self.opening_at: list[int] = [-1] * size
        """The opening of an in-between space, the one laid first; -1 elsewhere."""
        self.dead_end: list[int] = [0] * size
        """1 for an in-between space without a second tile: enemies may not enter it (DD-RUL-15)."""
        self.strip: list[int] = [0] * size
        """1 for every square on a tile or touching one, corners included: no other tile may lie there."""
        self.opaque: list[int] = [1] * size
        """1 where nobody may enter and sight is stopped: no space, a blocked one, a closed opening."""
        self.near: list[int] = [-1] * (size * 4)
        """For each space and direction the adjacent space that may be entered from it, or -1 (DD-RUL-10,
        -36)."""
        self.faces: list[TileFace] = []
        self.tile_x: list[int] = []
        """The westernmost column of each tile."""
        self.tile_y: list[int] = []
        """The northernmost row."""
        self.tile_rotation: list[int] = []
        """Quarter turns clockwise."""
        self.tile_ahead: list[int] = []
        """The direction from the arrow into the tile; the printed top of a start tile (DD-RUL-17)."""
        self.tile_near: list[int] = []
        """For each tile the adjacent tiles as a bit mask (DD-RUL-28)."""
        self.first_opening: list[int] = []
        """The number, on the map, of each tile's first opening; its others follow in the order of the
        face."""
        self.opening_tile: list[int] = []
        self.opening_side: list[int] = []
        """The direction in which it leads off its tile."""
        self.opening_space: list[int] = []
        self.opening_state: list[int] = []
        self.opening_twin: list[int] = []
        """The opening of the other tile with which it makes one in-between space, or -1."""
        self.lines = lines_of(width, height)
        self.column: list[int] = self.lines.column
        """By space its column, from the west ..."""
        self.row: list[int] = self.lines.row
        """... and its row, from the north."""
        self.figures_stop_sight = True
        """Whether figures of the other side stop sight (DD-RUL-34) ..."""
        self.diagonal_shots = True
        """... and whether a diagonal neighbour may be shot at (DD-RUL-37)."""
        self.steps_known: dict[int, list[int]] = {}
        """By space what bots have found out about the ways to it, until something changes."""

    def lend(self) -> Map:
        """This map, for one more state: none of them may change it any more."""
        self.lent = True
        return self

    def clone(self) -> Map:
        """A map that may change without changing this one."""
        other = Map(0, 0)
        other.width = self.width
        other.height = self.height
        other.size = self.size
        self.shared = True
        other.shared = True
        other.terrain = self.terrain
        other.between = self.between
        other.tiles = self.tiles
        other.tile_of = self.tile_of
        other.opening_at = self.opening_at
        other.dead_end = self.dead_end
        other.strip = self.strip
        other.opaque = self.opaque
        other.near = self.near
        other.faces = self.faces
        other.tile_x = self.tile_x
        other.tile_y = self.tile_y
        other.tile_rotation = self.tile_rotation
        other.tile_ahead = self.tile_ahead
        other.tile_near = self.tile_near
        other.first_opening = self.first_opening
        other.opening_tile = self.opening_tile
        other.opening_side = self.opening_side
        other.opening_space = self.opening_space
        other.opening_state = self.opening_state
        other.opening_twin = self.opening_twin
        other.lines = self.lines
        other.column = self.column
        other.row = self.row
        other.figures_stop_sight = self.figures_stop_sight
        other.diagonal_shots = self.diagonal_shots
        other.steps_known = self.steps_known
        return other

    def _change(self) -> None:
        """Before every change: stop sharing."""
        self.steps_known = {}
        if not self.shared:
            return
        self.shared = False
        self.terrain = self.terrain.copy()
        self.between = self.between.copy()
        self.tiles = self.tiles.copy()
        self.tile_of = self.tile_of.copy()
        self.opening_at = self.opening_at.copy()
        self.dead_end = self.dead_end.copy()
        self.strip = self.strip.copy()
        self.opaque = self.opaque.copy()
        self.near = self.near.copy()
        self.faces = self.faces.copy()
        self.tile_x = self.tile_x.copy()
        self.tile_y = self.tile_y.copy()
        self.tile_rotation = self.tile_rotation.copy()
        self.tile_ahead = self.tile_ahead.copy()
        self.tile_near = self.tile_near.copy()
        self.first_opening = self.first_opening.copy()
        self.opening_tile = self.opening_tile.copy()
        self.opening_side = self.opening_side.copy()
        self.opening_space = self.opening_space.copy()
        self.opening_state = self.opening_state.copy()
        self.opening_twin = self.opening_twin.copy()

    # Laying tiles.

    def obstacle(self, face: TileFace, x: int, y: int, rotation: int) -> int:
        """What keeps a face from being laid with its north-west corner at column x, row y: the number of a
        tile it would overlap or touch (DD-RUL-13), `OFF_GRID`, or `FITS`."""
        wide = face.width if rotation % 2 == 0 else face.height
        high = face.height if rotation % 2 == 0 else face.width
        if x < MARGIN or y < MARGIN or x + wide > self.width - MARGIN or y + high > self.height - MARGIN:
            return OFF_GRID
        for row in range(y, y + high):
            for column in range(x, x + wide):
                if self.strip[row * self.width + column]:
                    return self._tile_beside(column, row)
        return FITS

    def _tile_beside(self, column: int, row: int) -> int:
        for tile in range(len(self.faces)):
            wide, high = self.extent(tile)
            x = self.tile_x[tile]
            y = self.tile_y[tile]
            if x - 1 <= column <= x + wide and y - 1 <= row <= y + high:
                return tile
        return FITS

    def extent(self, tile: int) -> Pair:
        """Columns and rows of a tile as it lies."""
        face = self.faces[tile]
        if self.tile_rotation[tile] % 2 == 0:
            return (face.width, face.height)
        return (face.height, face.width)

    def lay(self, face: TileFace, x: int, y: int, rotation: int, ahead: int = -1) -> int:
        """Lay a face with its north-west corner at column x, row y, turned by quarters clockwise, and give it
        the next number. Openings that meet are joined (DD-RUL-13). `ahead` is for `lay_beyond`; a tile laid
        otherwise has its printed top there (DD-RUL-17)."""
        hindrance = self.obstacle(face, x, y, rotation)
        if hindrance == OFF_GRID:
            raise ValueError(
                f"face {face.index} at column {x}, row {y} leaves the grid of {self.width} by {self.height}; "
                f"keep {MARGIN} squares free on each side or make the grid larger"
            )
        if hindrance != FITS:
            raise ValueError(
                f"face {face.index} at column {x}, row {y} overlaps or touches tile {hindrance} "
                f"(face {self.faces[hindrance].index}); leave one square between tiles (DD-RUL-12, -13)"
            )
        tile = len(self.faces)
        if tile == MOST_TILES:
            raise ValueError(f"a map has at most {MOST_TILES} tiles")
        self._change()
        rotation %= 4
        self.faces.append(face)
        self.tile_x.append(x)
        self.tile_y.append(y)
        self.tile_rotation.append(rotation)
        self.tile_ahead.append(ahead if ahead >= 0 else turned(NORTH, rotation))
        self.tile_near.append(0)
        wide, high = self.extent(tile)
        width = self.width
        for row in range(y - 1, y + high + 1):
            for column in range(x - 1, x + wide + 1):
                self.strip[row * width + column] = 1
        for here in range(face.width * face.height):
            space = self.space_on(tile, here)
            self.terrain[space] = face.terrain[here]
            self.tiles[space] = 1 << tile
            self.tile_of[space] = tile
        first = len(self.opening_tile)
        self.first_opening.append(first)
        for number in range(len(face.openings) // 2):
            self._add_opening(tile, number)
        self._close_blind()
        for here in range(face.width * face.height):
            self._link(self.space_on(tile, here))
        for opening in range(len(self.opening_tile)):
            self._link(self.opening_space[opening])
        self._join_tiles()
        return tile

    def placement(self, opening: int, face: TileFace) -> tuple[int, int, int]:
        """Where a face comes to lie behind an opening, its arrow lined up with the tile being left
        (DD-EXPLORE-02): column, row, rotation."""
        if face.arrow < 0:
            raise ValueError(f"face {face.index} has no arrow, so nothing says how it is laid; give it one")
        out = self.opening_side[opening]
        rotation = (opposite(out) - face.openings[face.arrow * 2]) % 4
        inside = self.opening_space[opening]
        column, row = turned_place(face, face.opening_space(face.arrow), rotation)
        x = inside % self.width + DX[out] - column
        y = inside // self.width + DY[out] - row
        return (x, y, rotation)

    def obstacle_beyond(self, opening: int, face: TileFace) -> int:
        """As `obstacle`, for a face that would be laid behind an opening."""
        x, y, rotation = self.placement(opening, face)
        return self.obstacle(face, x, y, rotation)

    def lay_beyond(self, opening: int, face: TileFace) -> int:
        """Lay the face that was found by exploring (DD-EXPLORE-02); its number."""
        x, y, rotation = self.placement(opening, face)
        return self.lay(face, x, y, rotation, self.opening_side[opening])

    def _add_opening(self, tile: int, number: int) -> None:
        face = self.faces[tile]
        side = turned(face.openings[number * 2], self.tile_rotation[tile])
        inside = self.space_on(tile, face.opening_space(number))
        space = inside + DY[side] * self.width + DX[side]
        opening = len(self.opening_tile)
        self.opening_tile.append(tile)
        self.opening_side.append(side)
        self.opening_space.append(space)
        self.opening_state.append(UNEXPLORED)
        self.opening_twin.append(-1)
        self.tiles[space] |= 1 << tile
        other = self.opening_at[space]
        if other < 0:
            self.opening_at[space] = opening
            self.between[space] = 1
            self.dead_end[space] = 1
            self.terrain[space] = PLAIN
            self.tile_of[space] = tile
            return
        # One square apart, two tiles can only share a space that lies straight between them.
        self.dead_end[space] = 0
        self.opening_twin[opening] = other
        self.opening_twin[other] = opening
        state = CLOSED if self.opening_state[other] == CLOSED else JOINED
        self.opening_state[opening] = state
        self.opening_state[other] = state

    def _close_blind(self) -> None:
        """Close the openings behind which no tile can ever lie, because another tile is in the way
        (DD-RUL-13)."""
        for opening in range(len(self.opening_tile)):
            if self.opening_state[opening] == UNEXPLORED and self.is_blind(opening):
                self.opening_state[opening] = CLOSED

    def is_blind(self, opening: int) -> bool:
        """Whether the square behind an opening is taken by a tile that has no opening there, or by its
        strip."""
        if self.opening_twin[opening] >= 0:
            return False
        side = self.opening_side[opening]
        return self.strip[self.opening_space[opening] + DY[side] * self.width + DX[side]] != 0

    # Openings and terrain that change in play.

    def close(self, opening: int) -> None:
        """Close an opening, on both sides: nobody enters it, sight does not pass, and it joins no tiles
        (DD-RUL-13)."""
        self._set_opening(opening, CLOSED)

    def open(self, opening: int) -> bool:
        """Open a closed opening; it is joined if both tiles lie there. False if nothing can lie behind it."""
        if self.is_blind(opening):
            return False
        self._set_opening(opening, UNEXPLORED if self.opening_twin[opening] < 0 else JOINED)
        return True

    def make_exit(self, opening: int) -> None:
        """Make an opening the way out of the adventure."""
        self._set_opening(opening, EXIT)

    def _set_opening(self, opening: int, state: int) -> None:
        if self.opening_state[opening] == state:
            return
        self._change()
        self.opening_state[opening] = state
        twin = self.opening_twin[opening]
        if twin >= 0:
            self.opening_state[twin] = state
        self._link(self.opening_space[opening])
        self._join_tiles()

    def set_terrain(self, space: int, terrain: int) -> None:
        """Change the terrain of a space."""
        if self.terrain[space] == VOID or terrain == VOID:
            raise ValueError(
                f"space {space} cannot become terrain {terrain}: spaces come and go with tiles only"
            )
        if self.terrain[space] != terrain:
            self._change()
            self.terrain[space] = terrain
            self._link(space)

    def _join_tiles(self) -> None:
        for tile in range(len(self.tile_near)):
            self.tile_near[tile] = 0
        for opening in range(len(self.opening_tile)):
            twin = self.opening_twin[opening]
            if twin >= 0 and self.opening_state[opening] == JOINED:
                self.tile_near[self.opening_tile[opening]] |= 1 << self.opening_tile[twin]

    def _link(self, space: int) -> None:
        """Bring the tables of a space and of the steps to and from it up to date."""
        opening = self.opening_at[space]
        shut = opening >= 0 and self.opening_state[opening] == CLOSED
        terrain = self.terrain[space]
        stops = 1 if shut or terrain in (VOID, BLOCKED) else 0
        self.opaque[space] = stops
        for direction in range(4):
            there = space + DY[direction] * self.width + DX[direction]
            if self.tiles[space] & self.tiles[there] == 0:
                continue
            # A figure shut in somewhere may still leave, so only the space that is entered must be free.
            self.near[space * 4 + direction] = there if not self.opaque[there] else -1
            self.near[there * 4 + opposite(direction)] = space if not stops else -1

    # Questions.

    def space_at(self, column: int, row: int) -> int:
        """The space at a column and row of the grid."""
        return row * self.width + column

    def column_of(self, space: int) -> int:
        """The column of a space, from the west."""
        return self.column[space]

    def row_of(self, space: int) -> int:
        """The row of a space, from the north."""
        return self.row[space]

    def space_on(self, tile: int, here: int) -> int:
        """The space of the map where a space of the face of a tile has come to lie."""
        column, row = turned_place(self.faces[tile], here, self.tile_rotation[tile])
        return (self.tile_y[tile] + row) * self.width + self.tile_x[tile] + column

    def place_on(self, space: int) -> int:
        """The space of the face that lies on a space of the map; -1 for an in-between space or no space."""
        tile = self.tile_of[space]
        if tile < 0 or self.between[space]:
            return -1
        face = self.faces[tile]
        column = space % self.width - self.tile_x[tile]
        row = space // self.width - self.tile_y[tile]
        rotation = self.tile_rotation[tile]
        if rotation == 1:
            column, row = row, face.height - 1 - column
        elif rotation == 2:
            column, row = face.width - 1 - column, face.height - 1 - row
        elif rotation == 3:
            column, row = face.width - 1 - row, column
        return row * face.width + column

    def interest(self, tile: int, number: int = 0) -> int:
        """The space of a point of interest (DD-SPAWN-04)."""
        return self.space_on(tile, self.faces[tile].interest[number])

    def spaces_of(self, tile: int) -> list[int]:
        """The spaces of a tile without its in-between spaces, row by row from the north-west."""
        wide, high = self.extent(tile)
        start = self.tile_y[tile] * self.width + self.tile_x[tile]
        return [start + row * self.width + column for row in range(high) for column in range(wide)]

    def openings_of(self, tile: int) -> list[int]:
        """The openings of a tile, in the order of its face."""
        first = self.first_opening[tile]
        return list(range(first, first + len(self.faces[tile].openings) // 2))

    def unexplored_at(self, space: int) -> int:
        """The opening a hero explores by entering a space, or -1 (DD-EXPLORE-01, -06)."""
        opening = self.opening_at[space]
        if opening >= 0 and self.opening_state[opening] == UNEXPLORED:
            return opening
        return -1

    def is_dead_end(self, space: int) -> bool:
        """Whether a space is an in-between space without a second tile (DD-RUL-15)."""
        return self.dead_end[space] != 0

    def is_adjacent(self, one: int, other: int) -> bool:
        """Whether two spaces share an edge that can be crossed (DD-RUL-36)."""
        for direction in range(4):
            if self.near[one * 4 + direction] == other:
                return True
            if self.near[other * 4 + direction] == one:
                return True
        return False

    def distance(self, one: int, other: int) -> int:
        """Orthogonal steps from one space to another, whatever lies between (DD-RUL-37)."""
        return abs(self.column[one] - self.column[other]) + abs(self.row[one] - self.row[other])

    def around(self, space: int) -> int:
        """The tiles a space belongs to and those adjacent to them, as a bit mask (DD-RUL-28)."""
        mask = self.tiles[space]
        for tile in range(len(self.tile_near)):
            if self.tiles[space] >> tile & 1:
                mask |= self.tile_near[tile]
        return mask

    # Saving.

    def dump(self) -> list[int]:
        """Whole numbers from which `restored` makes the same map again."""
        saved = [self.width, self.height, len(self.faces)]
        for tile in range(len(self.faces)):
            saved.append(self.faces[tile].index)
            saved.append(self.tile_x[tile])
            saved.append(self.tile_y[tile])
            saved.append(self.tile_rotation[tile])
            saved.append(self.tile_ahead[tile])
        saved.extend(self.opening_state)
        for space in range(self.size):
            if self.terrain[space] != self._printed(space):
                saved.append(space)
                saved.append(self.terrain[space])
        return saved

    def _printed(self, space: int) -> int:
        if self.between[space]:
            return PLAIN
        here = self.place_on(space)
        return VOID if here < 0 else self.faces[self.tile_of[space]].terrain[here]


def turned_place(face: TileFace, here: int, rotation: int) -> Pair:
    """Column and row of a space of a face within the face turned by quarters clockwise."""
    column = here % face.width
    row = here // face.width
    rotation %= 4
    if rotation == 1:
        return (face.height - 1 - row, column)
    if rotation == 2:
        return (face.width - 1 - column, face.height - 1 - row)
    if rotation == 3:
        return (row, face.width - 1 - column)
    return (column, row)


def restored(saved: list[int], faces: dict[int, TileFace]) -> Map:
    """The map that was dumped; `faces` by their index."""
    made = Map(saved[0], saved[1])
    at = 3
    for _ in range(saved[2]):
        made.lay(faces[saved[at]], saved[at + 1], saved[at + 2], saved[at + 3], saved[at + 4])
        at += 5
    for opening in range(len(made.opening_state)):
        made._set_opening(opening, saved[at + opening])
    at += len(made.opening_state)
    while at < len(saved):
        made.set_terrain(saved[at], saved[at + 1])
        at += 2
    return made
