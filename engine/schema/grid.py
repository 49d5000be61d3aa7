"""Maps drawn as text: what a drawing may hold, how it is read, checked and drawn again.

A drawing is the one form of a map everywhere (pack, database, snapshot, form), because people can read it in
a diff. A grid with walls and floors looks like this; each space takes one character for every cell layer,
walls stand between spaces, floors lie under each row::

    :. :. :o :.H:
    +==+==+  +==+

A grid without them is a plain block of characters.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from engine.schema.faults import Fault, Path

CORNER = "+"


@dataclass(frozen=True, slots=True, eq=False)
class Layer:
    """One property of every space (or edge): the characters that draw it and what each means. The first is
    "nothing here"."""

    name: str
    symbols: Mapping[str, str]

    @property
    def empty(self) -> str:
        """The character for "nothing here"."""
        return next(iter(self.symbols))

    def meaning(self, character: str) -> str:
        """The value that a character stands for."""
        return self.symbols[character]

    def character(self, value: str) -> str:
        """The character that draws a value."""
        return next(symbol for symbol, meaning in self.symbols.items() if meaning == value)


@dataclass(frozen=True, slots=True)
class GridMap:
    """A map that has been read: for each layer its values, row by row from the top. Walls have one column
    more than the spaces."""

    width: int
    height: int
    layers: dict[str, list[list[str]]]


@dataclass(frozen=True, slots=True, eq=False)
class GridSpec:
    """What a map of one kind may hold: its size and its layers."""

    width: tuple[int, int]
    height: tuple[int, int]
    cells: tuple[Layer, ...]
    walls: Layer | None = None
    floors: Layer | None = None
    _stride: int = field(init=False, default=0)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_stride", len(self.cells) + (self.walls is not None))

    @property
    def layers(self) -> tuple[Layer, ...]:
        """All layers, cells first."""
        return (*self.cells, *(layer for layer in (self.walls, self.floors) if layer is not None))

    def parse(self, drawing: str) -> GridMap:
        """Read a drawing that is known to be sound; raise `ValueError` where it is not."""
        faults = self.faults(drawing, ())
        if faults:
            raise ValueError(f"unsound drawing: {faults[0].key} {dict(faults[0].args)}")
        return self._read(drawing.splitlines())

    def draw(self, grid: GridMap) -> str:
        """Draw a map as text; `parse` gives the same map back."""
        lines = []
        for y in range(grid.height):
            row = ""
            for x in range(grid.width):
                if self.walls is not None:
                    row += self.walls.character(grid.layers[self.walls.name][y][x])
                row += "".join(layer.character(grid.layers[layer.name][y][x]) for layer in self.cells)
            if self.walls is not None:
                row += self.walls.character(grid.layers[self.walls.name][y][grid.width])
            lines.append(row)
            if self.floors is not None:
                values = grid.layers[self.floors.name][y]
                under = [self.floors.character(value) * len(self.cells) for value in values]
                lines.append(CORNER + CORNER.join(under) + CORNER)
        return "\n".join(lines)

    def blank(self) -> str:
        """The smallest empty map."""
        width, height = self.width[0], self.height[0]
        layers = {
            layer.name: [[layer.meaning(layer.empty)] * width for _ in range(height)] for layer in self.layers
        }
        if self.walls is not None:
            for row in layers[self.walls.name]:
                row.append(self.walls.meaning(self.walls.empty))
        return self.draw(GridMap(width, height, layers))

    def faults(self, drawing: str, path: Path) -> list[Fault]:
        """Everything wrong with a drawing; the path of each fault ends in the number of its line."""
        lines = drawing.splitlines()
        per_row = 2 if self.floors is not None else 1
        found: list[Fault] = []
        if not lines or len(lines) % per_row:
            found.append(Fault(path, "grid-lines", {"lines": len(lines), "per": per_row}))
            return found
        height = len(lines) // per_row
        if not self.height[0] <= height <= self.height[1]:
            found.append(
                Fault(path, "grid-height", {"is": height, "low": self.height[0], "high": self.height[1]})
            )
        width = self._width(lines[0])
        if not self.width[0] <= width <= self.width[1]:
            found.append(
                Fault((*path, 0), "grid-width", {"is": width, "low": self.width[0], "high": self.width[1]})
            )
        length = width * self._stride + (self.walls is not None)
        for number, line in enumerate(lines):
            here = (*path, number)
            is_floor = per_row == 2 and number % 2 == 1
            wanted = width * (len(self.cells) + 1) + 1 if is_floor else length
            if len(line) != wanted:
                found.append(Fault(here, "grid-line-length", {"is": len(line), "wanted": wanted}))
            elif is_floor:
                found.extend(self._floor_faults(line, here))
            else:
                found.extend(self._row_faults(line, here))
        return found

    def _width(self, line: str) -> int:
        return max(0, (len(line) - (self.walls is not None)) // self._stride)

    def _row_faults(self, line: str, path: Path) -> list[Fault]:
        found = []
        cycle = ((self.walls,) if self.walls is not None else ()) + self.cells
        for column, character in enumerate(line):
            layer = cycle[column % self._stride]
            if character not in layer.symbols:
                found.append(self._unknown(layer, character, column, path))
        return found

    def _floor_faults(self, line: str, path: Path) -> list[Fault]:
        assert self.floors is not None
        found = []
        step = len(self.cells) + 1
        for column, character in enumerate(line):
            if column % step == 0:
                if character != CORNER:
                    found.append(Fault(path, "grid-corner", {"found": character, "column": column + 1}))
            elif character not in self.floors.symbols:
                found.append(self._unknown(self.floors, character, column, path))
            elif column % step > 1 and character != line[column - 1]:
                found.append(
                    Fault(
                        path, "grid-floor-mixed", {"found": line[column - 1 : column + 1], "column": column}
                    )
                )
        return found

    @staticmethod
    def _unknown(layer: Layer, character: str, column: int, path: Path) -> Fault:
        allowed = ", ".join(f"{symbol!r} {meaning}" for symbol, meaning in layer.symbols.items())
        return Fault(
            path,
            "grid-symbol",
            {"found": character, "column": column + 1, "layer": layer.name, "allowed": allowed},
            next((symbol for symbol in layer.symbols if symbol.lower() == character.lower()), ""),
        )

    def _read(self, lines: list[str]) -> GridMap:
        per_row = 2 if self.floors is not None else 1
        height, width = len(lines) // per_row, self._width(lines[0])
        first = 1 if self.walls is not None else 0
        layers: dict[str, list[list[str]]] = {}
        for index, layer in enumerate(self.cells):
            layers[layer.name] = [
                [layer.meaning(lines[y * per_row][x * self._stride + first + index]) for x in range(width)]
                for y in range(height)
            ]
        if self.walls is not None:
            layers[self.walls.name] = [
                [self.walls.meaning(lines[y * per_row][x * self._stride]) for x in range(width + 1)]
                for y in range(height)
            ]
        if self.floors is not None:
            step = len(self.cells) + 1
            layers[self.floors.name] = [
                [self.floors.meaning(lines[y * 2 + 1][x * step + 1]) for x in range(width)]
                for y in range(height)
            ]
        return GridMap(width, height, layers)
