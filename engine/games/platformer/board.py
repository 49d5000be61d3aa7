"""The tower as tables (PF-BOARD): what lies on each space, what is adjacent, what supports.

Spaces are numbered row by row from the bottom left: ``row * width + column``. All levels, revealed or not,
are laid when the game is set up; a state knows from which space (`low`) to which (`high`) the map lies open.
Boards never change, so clones share them.
"""

from __future__ import annotations

from engine.games.platformer.codes import DOWN, EAST, PORTAL, SHOP, UP, WEST
from engine.games.platformer.program import Tile


class Board:
    """The tables of one tower."""

    def __init__(self, tiles: list[Tile]) -> None:
        """Lay two tiles per level, from the bottom; the last level is the boss's."""
        self.tile_width = tiles[0].width
        self.level_height = tiles[0].height
        self.width = 2 * self.tile_width
        self.levels = len(tiles) // 2
        self.rows = self.levels * self.level_height
        self.size = self.rows * self.width
        self.level_size = self.level_height * self.width
        self.boss_level = self.levels - 1
        self.boss_start = self.boss_level * self.level_size
        self.kind: list[int] = [0] * self.size
        self.ladder: list[int] = [0] * self.size
        self.floor: list[int] = [0] * self.size
        self.wall_right: list[int] = [0] * self.size
        self.near: list[int] = [-1] * (self.size * 4)
        """For each space and direction the adjacent space (PF-BOARD-04, -05, -07), or -1."""
        self.way_up: list[int] = [-1] * self.size
        """The space above through a one-way platform: not adjacent, but a hero may go there (PF-BOSS-06)."""
        self.ways: dict[int, list[int]] = {}
        """Distances to the top of a level, kept by those who ask for them (`value.way_left`)."""
        for number, tile in enumerate(tiles):
            self._lay(tile, number // 2, number % 2)
        self._connect()
        self.portals: list[int] = [s for s in range(self.size) if self.kind[s] == PORTAL]
        self.shops: list[int] = [s for s in range(self.boss_start, self.size) if self.kind[s] == SHOP]

    def _lay(self, tile: Tile, level: int, side: int) -> None:
        width = self.width
        for y in range(tile.height):
            row = level * self.level_height + y
            for x in range(tile.width):
                here = y * tile.width + x
                space = row * width + side * tile.width + x
                self.kind[space] = tile.kind[here]
                self.ladder[space] = tile.ladder[here]
                floor = tile.floor[here]
                if level == self.levels - 1 and y == 0:
                    floor = 2  # PF-BOSS-06: the whole bottom row is platform, one way upward
                self.floor[space] = floor
                if tile.wall[y * (tile.width + 1) + x + 1]:
                    self.wall_right[space] = 1
                if x == 0 and side == 1 and tile.wall[y * (tile.width + 1)]:
                    self.wall_right[space - 1] = 1

    def _connect(self) -> None:
        width = self.width
        for space in range(self.size):
            column = space % width
            if column + 1 < width and not self.wall_right[space]:
                self.near[space * 4 + EAST] = space + 1
                self.near[(space + 1) * 4 + WEST] = space
            above = space + width
            if above < self.size:
                if self.floor[above] == 2:
                    self.way_up[space] = above
                elif self.floor[above] == 0 or self.ladder[space]:
                    # A ladder crosses the platform above the space it stands on (PF-BOARD-07).
                    self.near[space * 4 + UP] = above
                    self.near[above * 4 + DOWN] = space

    def level_of(self, space: int) -> int:
        """The level, from 0, of a space."""
        return space // self.level_size

    def is_top_row(self, space: int) -> bool:
        """Whether a space lies in the top row of its level."""
        return (space // self.width) % self.level_height == self.level_height - 1

    def same_tile(self, one: int, other: int) -> bool:
        """Whether two spaces lie on one tile."""
        return (
            one // self.level_size == other // self.level_size
            and (one % self.width) // self.tile_width == (other % self.width) // self.tile_width
        )

    def around(self, one: int, other: int) -> bool:
        """Whether two different spaces touch, diagonals and walls no matter (PF-BOSS-15)."""
        dx = one % self.width - other % self.width
        dy = one // self.width - other // self.width
        return one != other and -1 <= dx <= 1 and -1 <= dy <= 1

    def beside(self, one: int, other: int) -> bool:
        """Whether two spaces are orthogonal neighbours, walls no matter (PF-D-52)."""
        dx = one % self.width - other % self.width
        dy = one // self.width - other // self.width
        return dx * dx + dy * dy == 1
