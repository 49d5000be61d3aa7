"""Areas, lines and paths."""

from __future__ import annotations

import math

from engine.schema import Fault
from engine.schema.faults import quoted
from printing.drawing.paths import PathError, parse_path
from printing.drawing.pen import Pen
from printing.face import MM, Step, ellipse, rectangle
from printing.faces.artist import Artist
from printing.faces.elements.base import Element, Properties

EDGE = 0.01
"""Frames that come so near to the edge, in millimetres, touch it."""


class Box(Element):
    """An area with a line around it. Corners are square, round, cut or stepped like pixels."""

    name = "box"

    def read(self, properties: Properties) -> None:
        """Colours, line, corners, and whether the area runs into the bleed."""
        self.fill = properties.colour("box")
        self.stroke = properties.colour("stroke")
        self.line = properties.number("line", 0.3)
        self.radius = properties.number("radius", 0)
        self.step = properties.number("step", 0.5)
        self.corner = properties.choice("corner", ("round", "step", "cut", "ellipse"), "round")
        self.bleeds = properties.flag("bleed")
        self.dash = properties.numbers("dash", (2,), ())
        self.alpha = properties.number("alpha", 100)
        self._paths: dict[tuple[float, float, float, float], str] = {}

    def draw(self, artist: Artist) -> None:
        """Fill and stroke."""
        fill = artist.colour(self.fill.get(artist.scope))
        stroke = artist.colour(self.stroke.get(artist.scope))
        if fill is None and stroke is None:
            return
        left, bottom, width, height = artist.points(self.frame)
        pen = artist.pen
        has_state = self.alpha != 100 or bool(self.dash)
        if has_state:
            pen.save()
        if self.alpha != 100:
            pen.alpha(round(self.alpha))
        if fill is not None:
            pen.fill(fill)
        if stroke is not None:
            pen.stroke(stroke, self.line * MM, [value * MM for value in self.dash])
        paint = "B" if fill is not None and stroke is not None else "f" if fill is not None else "S"
        if self.bleeds:
            left, bottom, width, height = self._bled(artist, left, bottom, width, height)
        if self.radius <= 0 and self.corner != "ellipse":
            pen.rectangle(left, bottom, width, height, paint)
        else:
            pen.out.append(f"{self._path(left, bottom, width, height)} {paint}")
        if has_state:
            pen.restore()

    def _path(self, left: float, bottom: float, width: float, height: float) -> str:
        """The operators of the outline at a place; boxes of one layout lie at few places."""
        key = (left, bottom, width, height)
        known = self._paths.get(key)
        if known is None:
            pen = Pen()
            steps = outline(width / MM, height / MM, self.radius, self.corner, self.step)
            x, y = left / MM, bottom / MM
            pen.path(
                (name, tuple(value + (x if i % 2 == 0 else y) for i, value in enumerate(values)))
                for name, values in steps
            )
            known = self._paths[key] = pen.out[0].removesuffix(" f")
        return known

    def _bled(
        self, artist: Artist, left: float, bottom: float, width: float, height: float
    ) -> tuple[float, float, float, float]:
        """The area with the bleed on every side where it touches the edge of its frame."""
        x, y, w, h = self.frame or (0.0, 0.0, artist.width, artist.height)
        bleed = artist.bleed * MM
        if x <= EDGE:
            left, width = left - bleed, width + bleed
        if x + w >= artist.width - EDGE:
            width += bleed
        if y + h >= artist.height - EDGE:
            bottom, height = bottom - bleed, height + bleed
        if y <= EDGE:
            height += bleed
        return left, bottom, width, height


def outline(width: float, height: float, radius: float, corner: str, step: float) -> tuple[Step, ...]:
    """The outline of a box, from its lower left corner."""
    radius = min(radius, width / 2, height / 2)
    if corner == "ellipse":
        return ellipse(width, height)
    if corner == "round":
        return rectangle(width, height, radius)
    if corner == "cut":
        insets = [(radius, 0.0), (0.0, radius)]
    else:
        count = max(1, round(radius / step))
        size = radius / count
        insets = []
        for row in range(count):
            reach = count - math.sqrt(max(0.0, count**2 - (count - row - 0.5) ** 2))
            inset = max(0.0, round(reach - 0.25) * size)
            insets += [(inset, row * size), (inset, (row + 1) * size)]
    upper_left = [(inset, height - y) for inset, y in reversed(insets)]
    upper_right = [(width - inset, height - y) for inset, y in insets]
    lower_right = [(width - inset, y) for inset, y in reversed(insets)]
    lower_left = [(inset, y) for inset, y in insets]
    around = [*upper_left, *upper_right, *lower_right, *lower_left]
    steps: list[Step] = [("M", around[0])]
    steps += [("L", point) for point in around[1:]]
    steps.append(("Z", ()))
    return tuple(steps)


class LineElement(Element):
    """A straight line from one point to another: [x, y, x, y]."""

    name = "line"

    def read(self, properties: Properties) -> None:
        """Ends, colour, width, dashes."""
        self.ends = properties.numbers("line", (4,), (0.0, 0.0, 0.0, 0.0))
        self.stroke = properties.colour("stroke", "black")
        self.width = properties.number("width", 0.25)
        self.dash = properties.numbers("dash", (2,), ())

    def draw(self, artist: Artist) -> None:
        """Stroke."""
        stroke = artist.colour(self.stroke.get(artist.scope))
        if stroke is None:
            return
        pen = artist.pen
        pen.save()
        pen.stroke(stroke, self.width * MM, [value * MM for value in self.dash])
        x1, y1, x2, y2 = self.ends
        pen.line(artist.left + x1 * MM, artist.top - y1 * MM, artist.left + x2 * MM, artist.top - y2 * MM)
        pen.restore()


class PathElement(Element):
    """A path as SVG writes it, in millimetres from the upper left corner of its frame, or in units of
    ``view``."""

    name = "path"

    def read(self, properties: Properties) -> None:
        """The path and its colours."""
        text = str(properties.raw("path", ""))
        place = properties.where("path")
        try:
            self.steps = parse_path(text)
        except PathError as error:
            properties.faults.add(place, Fault(place.path, "layout-path", {"is": quoted(str(error))}))
            self.steps = ()
        self.fill = properties.colour("fill")
        self.stroke = properties.colour("stroke")
        self.line = properties.number("line", 0.3)
        self.view = properties.numbers("view", (2,), ())
        self.alpha = properties.number("alpha", 100)

    def draw(self, artist: Artist) -> None:
        """Fill and stroke."""
        fill = artist.colour(self.fill.get(artist.scope))
        stroke = artist.colour(self.stroke.get(artist.scope))
        if fill is None and stroke is None:
            return
        left, bottom, width, height = artist.points(self.frame)
        top = bottom + height
        unit_x = width / self.view[0] if self.view else MM
        unit_y = height / self.view[1] if self.view else MM
        moved = tuple(
            (
                name,
                tuple(
                    left + value * unit_x if i % 2 == 0 else top - value * unit_y
                    for i, value in enumerate(values)
                ),
            )
            for name, values in self.steps
        )
        pen = artist.pen
        pen.save()
        if self.alpha != 100:
            pen.alpha(round(self.alpha))
        if fill is not None:
            pen.fill(fill)
        if stroke is not None:
            pen.stroke(stroke, self.line * MM)
        paint = "B" if fill is not None and stroke is not None else "f" if fill is not None else "S"
        pen.path(moved, paint, scale=1)
        pen.restore()
