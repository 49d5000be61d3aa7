"""What charts are made of: a handful of shapes in points from the upper left corner, coloured by the part
they play. `playtest.reports.svg` and `playtest.reports.ink` draw them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Part = Literal[
    "ink", "muted", "grid", "axis", "plain", "above", "below", "faint", "strong", "mark", "band", "paper"
]
"""What a shape is there for; each has its colour, by day and by night."""
Anchor = Literal["start", "middle", "end"]


@dataclass(frozen=True)
class Box:
    """A filled rectangle."""

    x: float
    y: float
    width: float
    height: float
    part: Part
    opacity: float = 1.0


@dataclass(frozen=True)
class Stroke:
    """A line through points."""

    points: tuple[tuple[float, float], ...]
    part: Part
    width: float = 1.0
    dashed: bool = False


@dataclass(frozen=True)
class Dot:
    """A disc."""

    x: float
    y: float
    radius: float
    part: Part


@dataclass(frozen=True)
class Label:
    """A line of text whose baseline is at a point."""

    x: float
    y: float
    text: str
    size: float
    part: Part = "ink"
    anchor: Anchor = "start"
    bold: bool = False
    entry: str = ""
    """The entry (``kind/slug``) that it names: a page may lead there."""


Shape = Box | Stroke | Dot | Label


@dataclass(frozen=True)
class Drawing:
    """A chart as shapes."""

    width: float
    height: float
    shapes: tuple[Shape, ...]
    title: str
    description: str
    """Everything that it shows as one text, for those who cannot see it."""
