"""Charts for the page: SVG without script. Colours come by class from ``playtest/report.css``, by day and by
night; the title and a description of everything shown are there for screen readers."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from typing import TypeAlias

from playtest.reports.chart import Chart
from playtest.reports.layout import draw
from playtest.reports.shapes import Box, Dot, Drawing, Label, Stroke

Linking: TypeAlias = Callable[[str], str]
"""Where an entry (``kind/slug``) is found; nothing if the reader may not go there."""


def svg(chart: Chart, name: str, linking: Linking | None = None) -> str:
    """A chart as an element of a page; the name makes its ids unique there."""
    return svg_of(draw(chart), name, linking)


def svg_of(drawing: Drawing, name: str, linking: Linking | None = None) -> str:
    """Shapes as an element of a page. One with links is a group and no picture: those who hear it must find
    them."""
    inner = "".join(_linked(shape, linking) for shape in drawing.shapes)
    role = "group" if "<a " in inner else "img"
    return (
        f'<svg class="report-chart" viewBox="0 0 {_n(drawing.width)} {_n(drawing.height)}" role="{role}" '
        f'aria-labelledby="{name}-title {name}-desc" xmlns="http://www.w3.org/2000/svg">'
        f'<title id="{name}-title">{escape(drawing.title)}</title>'
        f'<desc id="{name}-desc">{escape(drawing.description)}</desc>{inner}</svg>'
    )


def _linked(shape: Box | Stroke | Dot | Label, linking: Linking | None) -> str:
    drawn = _shape(shape)
    to = linking(shape.entry) if linking is not None and isinstance(shape, Label) and shape.entry else ""
    return f'<a href="{escape(to)}">{drawn}</a>' if to else drawn


def _shape(shape: Box | Stroke | Dot | Label) -> str:
    if isinstance(shape, Box):
        see = f' opacity="{_n(shape.opacity)}"' if shape.opacity != 1 else ""
        return (
            f'<rect class="f-{shape.part}" x="{_n(shape.x)}" y="{_n(shape.y)}" '
            f'width="{_n(shape.width)}" height="{_n(shape.height)}"{see}/>'
        )
    if isinstance(shape, Stroke):
        points = " ".join(f"{_n(x)},{_n(y)}" for x, y in shape.points)
        dash = ' stroke-dasharray="3 2"' if shape.dashed else ""
        return f'<polyline class="s-{shape.part}" points="{points}" stroke-width="{_n(shape.width)}"{dash}/>'
    if isinstance(shape, Dot):
        return (
            f'<circle class="f-{shape.part}" cx="{_n(shape.x)}" cy="{_n(shape.y)}" r="{_n(shape.radius)}"/>'
        )
    weight = ' font-weight="600"' if shape.bold else ""
    anchor = f' text-anchor="{shape.anchor}"' if shape.anchor != "start" else ""
    return (
        f'<text class="f-{shape.part}" x="{_n(shape.x)}" y="{_n(shape.y)}" '
        f'font-size="{_n(shape.size)}"{anchor}{weight}>{escape(shape.text)}</text>'
    )


def _n(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".")
