"""Cut contours as SVG for cutting plotters: a file for each sheet, in millimetres, with the registration
marks of the printed sheet in their places.

Cuts, creases and marks are groups of their own with the colours that plotter software tells apart. SVG counts
from the top, sheets from the bottom: heights are turned over here.
"""

from __future__ import annotations

from xml.sax.saxutils import escape, quoteattr

from printing.face import Step
from printing.sheets.imposing import Placed, Side
from printing.sheets.marks import Line, registration_marks
from printing.sizes import Size

_STYLES = {"cut": "#e6007e", "crease": "#009fe3", "marks": "#000000"}


def contours(side: Side, title: str, *, marks: bool = True) -> bytes:
    """The contours of a sheet, with the marks that are printed on it. Backs are folded behind or printed on
    the other side: only fronts are cut."""
    page = side.page
    cuts = [
        f'<path id={quoteattr(_name(placed, number))} d="{_path(placed.outline(), page)}"/>'
        for number, placed in enumerate(_fronts(side), 1)
    ]
    creases = [line for placed in _fronts(side) for line in _creases(placed, page)]
    width, height = _number(page.width), _number(page.height)
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}mm" height="{height}mm" '
        f'viewBox="0 0 {width} {height}">',
        f"<title>{escape(title)}</title>",
        *_group("marks", _marks(page) if marks else []),
        *_group("crease", creases),
        *_group("cut", cuts),
        "</svg>",
    ]
    return ("\n".join(lines) + "\n").encode()


def _fronts(side: Side) -> list[Placed]:
    return [placed for placed in side.placed if not placed.is_back]


def _group(name: str, items: list[str]) -> list[str]:
    style = f'fill="none" stroke="{_STYLES[name]}" stroke-width="0.1"'
    return [f'<g id="{name}" {style}>', *items, "</g>"] if items else []


def _name(placed: Placed, number: int) -> str:
    return f"{placed.piece.key.replace('/', '-')}-{number}"


def _path(steps: tuple[Step, ...], page: Size) -> str:
    words = []
    for letter, numbers in steps:
        points = [
            f"{_number(x)} {_number(page.height - y)}"
            for x, y in zip(numbers[::2], numbers[1::2], strict=True)
        ]
        words.append(" ".join((letter, *points)))
    return " ".join(words)


def _creases(placed: Placed, page: Size) -> list[str]:
    if placed.piece.contour is None:
        return []
    a, b, c, d, e, f = placed.matrix()
    found = []
    for x1, y1, x2, y2 in placed.piece.contour.folds:
        ends = [(a * x + c * y + e, b * x + d * y + f) for x, y in ((x1, y1), (x2, y2))]
        found.append(_line(*ends[0], *ends[1], page))
    return found


def _marks(page: Size) -> list[str]:
    return [
        _line(mark.x1, mark.y1, mark.x2, mark.y2, page)
        if isinstance(mark, Line)
        else f'<path d="{_path(mark.steps, page)}"/>'
        for mark in registration_marks(page)
    ]


def _line(x1: float, y1: float, x2: float, y2: float, page: Size) -> str:
    start = f'x1="{_number(x1)}" y1="{_number(page.height - y1)}"'
    return f'<line {start} x2="{_number(x2)}" y2="{_number(page.height - y2)}"/>'


def _number(value: float) -> str:
    text = f"{value:.3f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text
