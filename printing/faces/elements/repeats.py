"""Elements that hold others: groups, repetitions, grids and other layouts."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import Any

from engine.schema import Fault
from engine.schema.faults import quoted
from engine.schema.grid import GridMap
from printing.face import MM, Corners
from printing.faces.artist import Artist, Frame
from printing.faces.elements.base import Element, Properties
from printing.faces.files import mapping, unknown
from printing.faces.scope import Drawn, item_sources
from printing.faces.sequence import Sequence
from printing.faces.values import Condition, Value, read_condition


class Movable(Element):
    """An element whose frame moves with what the entry says: ``move: [["{item.column}", 20, 0]]`` moves it by
    the value times 20 mm to the right."""

    def read_moves(self, properties: Properties) -> None:
        """Where it is moved and how it is turned."""
        self.rotate = properties.value("rotate", 0)
        self.is_clipped = properties.flag("clip")
        self.moves: list[tuple[Value, float, float]] = []
        raw = properties.raw("move", [])
        place = properties.where("move")
        for index, given in enumerate(raw if isinstance(raw, list) else [raw]):
            if (
                not isinstance(given, list)
                or len(given) != 3
                or not all(isinstance(each, int | float) for each in given[1:])
            ):
                properties.faults.add(place, Fault(place.path, "layout-move", {"is": quoted(given)}))
                continue
            value = properties.bound(given[0], place.at(index))
            self.moves.append((value, float(given[1]), float(given[2])))

    def moved(self, artist: Artist) -> Frame | None:
        """The frame where it belongs for this entry."""
        if not self.moves:
            return self.frame
        x, y, width, height = self.frame or (0.0, 0.0, artist.width, artist.height)
        for value, right, down in self.moves:
            times = self._number(value, artist)
            x, y = x + times * right, y + times * down
        return (x, y, width, height)

    def turn(self, artist: Artist) -> float:
        """The turn in degrees."""
        return self._number(self.rotate, artist)

    @staticmethod
    def _number(value: Value, artist: Artist) -> float:
        found = value.get(artist.scope)
        try:
            return float(found or 0)
        except (TypeError, ValueError):
            artist.fail(Fault((), "face-number", {"is": quoted(found), "binding": value.source}))
            raise


class Group(Movable):
    """Elements that are moved, turned or left out together. Their frames count from the group's corner."""

    name = "group"

    def read(self, properties: Properties) -> None:
        """The elements, the moves and turn, whether what lies outside is clipped."""
        self.elements = properties.elements("group")
        self.read_moves(properties)
        self.scale = properties.number("scale", 1)

    def draw(self, artist: Artist) -> None:
        """Draw the elements."""
        draw_inside(artist, self.moved(artist), self.elements, self.turn(artist), self.is_clipped, self.scale)


def draw_inside(
    artist: Artist,
    frame: Frame | None,
    elements: Sequence,
    rotate: float = 0,
    clip: bool = False,
    scale: float = 1,
) -> None:
    """Draw elements in a frame, turned clockwise around its middle."""
    inner = artist.inner(frame)
    if not rotate and not clip and scale == 1:
        elements.draw(inner)
        return
    left, bottom, width, height = artist.points(frame)
    pen, before, noted = artist.pen, len(artist.overflows), len(artist.boxes or ())
    pen.save()
    if clip:
        pen.rectangle(left, bottom, width, height, "W n")
    if rotate or scale != 1:
        angle = math.radians(-rotate)
        cos, sin = math.cos(angle) * scale, math.sin(angle) * scale
        x, y = left + width / 2, bottom + height / 2
        pen.out.append(
            f"{cos:.6f} {sin:.6f} {-sin:.6f} {cos:.6f} "
            f"{x - cos * x + sin * y:.4f} {y - sin * x - cos * y:.4f} cm"
        )
    elements.draw(inner)
    pen.restore()
    if rotate or scale != 1:  # what was noted inside lies where it was turned to
        x, y = x / MM, y / MM

        def turned(corners: Corners) -> Corners:
            return tuple(
                (x + cos * (across - x) - sin * (up - y), y + sin * (across - x) + cos * (up - y))
                for across, up in corners
            )

        artist.overflows[before:] = [
            replace(each, corners=turned(each.corners)) for each in artist.overflows[before:]
        ]
        if artist.boxes is not None:
            artist.boxes[noted:] = [
                replace(each, corners=turned(each.corners)) for each in artist.boxes[noted:]
            ]


class Repeat(Element):
    """Elements once for each item: a number of times, the items of a list, or all entries of a kind.

    Inside, ``item`` is the item, ``index`` counts from 0 and ``number`` from 1."""

    name = "repeat"

    def read(self, properties: Properties) -> None:
        """What to repeat and how items lie: ``step`` from one to the next, ``columns`` before a new row."""
        raw = properties.raw("repeat", 1)
        self.each = ""
        self.where = Condition()
        kind = ""
        if isinstance(raw, dict) and "each" in raw:
            kind = self.each = str(raw["each"])
            place = properties.where("repeat")
            for key in raw:
                if key not in ("each", "where"):
                    unknown(key, ("each", "where"), place.at(key), properties.faults)
            properties.reader.check_kind(kind, place.at("each"))
            properties.static = False
            if "where" in raw:
                self.where = read_condition(raw["where"], place.at("where"), properties.faults)
                for value in self.where.values():
                    for binding in value.bindings():
                        properties.reader.note(
                            binding, place.at("where"), {**properties.locals, "item": kind}
                        )
            self.over = Value()
        else:
            self.over = properties.bound(raw, properties.where("repeat"))
        self.step = properties.numbers("step", (2,), (0.0, 0.0))
        self.row = properties.numbers("row", (2,), (0.0, 0.0))
        self.columns = int(properties.number("columns", 0))
        self.most = int(properties.number("most", 0))
        names = {"item": kind, "index": "", "number": "", "total": ""}
        self.elements = properties.elements("draw", names)
        properties.static = False  # what is inside may read the item's number

    def items(self, artist: Artist) -> list[Any]:
        """What to repeat for."""
        if self.each:
            found = artist.scope.entries(self.each)
            return [each for each in found if self.where.holds(artist.scope.inner({"item": each}))]
        value = self.over.get(artist.scope)
        if isinstance(value, int):
            return list(range(value))
        if isinstance(value, str):
            return list(range(int(value))) if value.isdigit() else []
        return list(value or [])

    def draw(self, artist: Artist) -> None:
        """Draw the elements for each item."""
        items = self.items(artist)
        if self.most:
            items = items[: self.most]
        x, y, width, height = self.frame or (0.0, 0.0, artist.width, artist.height)
        listed = artist.sources({"item": self.over}).get("item", ())
        for index, item in enumerate(items):
            column, row = (index % self.columns, index // self.columns) if self.columns else (index, 0)
            frame = (
                x + column * self.step[0] + row * self.row[0],
                y + column * self.step[1] + row * self.row[1],
                width,
                height,
            )
            names = {"item": item, "index": index, "number": index + 1, "total": len(items)}
            given = {"item": item_sources(listed, index)} if listed else None
            self.elements.draw(artist.inner(frame, artist.scope.inner(names, given)))


class GridElement(Element):
    """A map, space by space: for each layer and meaning the elements that draw it.

    Spaces, floors and walls have frames of one cell; a floor lies at the lower edge of its space's frame, a
    wall at the left edge of the frame it stands in front of.
    """

    name = "grid"

    def read(self, properties: Properties) -> None:
        """The map, the size of a cell, and what to draw for each meaning, layer after layer."""
        self.map = properties.value("grid")
        cell = properties.numbers("cell", (2,), (20.0, 20.0))
        self.cell = (cell[0], cell[1])
        names = {"row": "", "column": "", "rows": "", "columns": ""}
        self.layers: list[tuple[str, dict[str, Sequence]]] = []
        raw = properties.raw("layers", [])
        place = properties.where("layers")
        if not isinstance(raw, list):
            properties.faults.add(place, Fault(place.path, "layout-list", {"is": quoted(raw)}))
            raw = []
        for index, given in enumerate(raw):
            here = place.at(index)
            layer = mapping(given, here, properties.faults)
            drawings = {
                meaning: properties.reader.sequence(
                    elements, here.at(meaning), {**properties.locals, **names}
                )
                for meaning, elements in layer.items()
                if meaning != "layer"
            }
            self.layers.append((str(layer.get("layer", "")), drawings))
        properties.static = False

    def draw(self, artist: Artist) -> None:
        """Draw every space that has something to show."""
        drawing = self.map.get(artist.scope)
        if not isinstance(drawing, Drawn):
            artist.fail(Fault((), "face-grid", {"is": quoted(drawing)}))
            raise AssertionError
        grid = drawing.grid()
        x0, y0, _width, _height = self.frame or (0.0, 0.0, artist.width, artist.height)
        wide, high = self.cell
        artist.note("map", (x0, y0, grid.width * wide, grid.height * high), (self.map,))
        for name, drawings in self.layers:
            for row, values in enumerate(_layer(grid, name)):
                for column, meaning in enumerate(values):
                    elements = drawings.get(meaning) or drawings.get("else")
                    if elements is None:
                        continue
                    frame = (x0 + column * wide, y0 + row * high, wide, high)
                    scope = artist.scope
                    if not elements.is_static:
                        scope = scope.inner(
                            {"row": row, "column": column, "rows": grid.height, "columns": grid.width}
                        )
                    elements.draw(artist.inner(frame, scope))


def _layer(grid: GridMap, name: str) -> list[list[str]]:
    """The values of a layer; of the layer "all" one for each space."""
    if name in ("", "all"):
        return [["all"] * grid.width for _row in range(grid.height)]
    return grid.layers.get(name, [])


class Use(Movable):
    """Another layout, drawn in a frame, with names of its own."""

    name = "use"

    def read(self, properties: Properties) -> None:
        """Which layout, and what its names mean here."""
        name = str(properties.raw("use", ""))
        raw = properties.raw("with", {})
        place = properties.where("with")
        given = mapping(raw, place, properties.faults)
        self.names = {key: properties.bound(value, place.at(key)) for key, value in given.items()}
        locals_ = {**properties.locals, **dict.fromkeys(self.names, "")}
        self.elements = properties.reader.used(name, properties.where("use"), locals_)
        if not self.elements.is_static:
            properties.static = False
        self.read_moves(properties)

    def draw(self, artist: Artist) -> None:
        """Draw the other layout."""
        frame, turn = self.moved(artist), self.turn(artist)
        scope = artist.scope
        if self.names:
            names = {name: value.get(scope) for name, value in self.names.items()}
            scope = scope.inner(names, artist.sources(self.names))
        draw_inside(artist.inner(None, scope), frame, self.elements, turn, self.is_clipped)
