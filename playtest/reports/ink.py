"""Charts on paper: the same shapes, drawn with the printer's pen."""

from __future__ import annotations

import math

from playtest.reports.shapes import Box, Dot, Drawing, Label, Part, Stroke
from printing.drawing.pen import Colour, Pen
from printing.face import MM
from printing.sheets.page_text import width_mm, write


def colour(code: str) -> Colour:
    """``#rrggbb`` as the pen has it."""
    red, green, blue = (int(code[index : index + 2], 16) / 255 for index in (1, 3, 5))
    return red, green, blue


COLOURS: dict[Part, Colour] = {
    "ink": colour("#1c2230"),
    "muted": colour("#667085"),
    "grid": colour("#e4e7ec"),
    "axis": colour("#98a2b3"),
    "plain": colour("#9db2ce"),
    "above": colour("#e08a2e"),
    "below": colour("#2c8c99"),
    "faint": colour("#d5dae2"),
    "strong": colour("#3f6fb5"),
    "mark": colour("#b42318"),
    "band": colour("#f1f4f9"),
    "paper": colour("#ffffff"),
}
"""By day; the page's stylesheet has the same ones, and those of the night. Orange and teal can be told apart
by everybody."""

_ROUND = 0.5522847498
"""How far the handles of a curve reach that makes a quarter of a circle."""


def ink(pen: Pen, drawing: Drawing, x_mm: float, y_mm: float, width_mm: float) -> float:
    """Draw with the upper left corner at a point; the height in millimetres."""
    scale = width_mm * MM / drawing.width
    pen.save()
    pen.matrix(scale, 0, 0, scale, x_mm * MM, y_mm * MM)
    for shape in drawing.shapes:
        if isinstance(shape, Box):
            pen.save()
            if shape.opacity != 1:
                pen.alpha(round(shape.opacity * 100))
            pen.fill(COLOURS[shape.part])
            pen.rectangle(shape.x, -shape.y - shape.height, shape.width, shape.height)
            pen.restore()
        elif isinstance(shape, Stroke):
            pen.save()
            pen.stroke(COLOURS[shape.part], shape.width, (3, 2) if shape.dashed else ())
            steps = [("M" if i == 0 else "L", (x, -y)) for i, (x, y) in enumerate(shape.points)]
            pen.path(steps, "S", 1)
            pen.restore()
        elif isinstance(shape, Dot):
            pen.fill(COLOURS[shape.part])
            _disc(pen, shape.x, -shape.y, shape.radius)
        else:
            label(pen, shape)
    pen.restore()
    return drawing.height * scale / MM


def label(pen: Pen, shape: Label) -> None:
    """A text of a drawing."""
    cut = "bold" if shape.bold else "regular"
    long = width_mm(shape.text, shape.size, cut)
    x = shape.x / MM - long * {"start": 0.0, "middle": 0.5, "end": 1.0}[shape.anchor]
    pen.fill(COLOURS[shape.part])
    write(pen, shape.text, x, -shape.y / MM, shape.size, cut=cut)


def _disc(pen: Pen, x: float, y: float, radius: float) -> None:
    handle = radius * _ROUND
    steps: list[tuple[str, tuple[float, ...]]] = [("M", (x + radius, y))]
    for quarter in range(4):
        a, b = math.cos(quarter * math.pi / 2), math.sin(quarter * math.pi / 2)
        c, d = -b, a
        steps.append(
            (
                "C",
                (
                    x + radius * a + handle * c,
                    y + radius * b + handle * d,
                    x + radius * c + handle * a,
                    y + radius * d + handle * b,
                    x + radius * c,
                    y + radius * d,
                ),
            )
        )
    pen.path((*steps, ("Z", ())), "f", 1)
