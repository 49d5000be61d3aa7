"""A preset: how faces come onto paper. Plain values in millimetres, read from YAML by `presets`."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, get_args

from printing.sizes import PAPERS, Size

Orientation = Literal["auto", "portrait", "landscape"]
Duplex = Literal["none", "long_edge", "short_edge", "gutterfold"]
Colours = Literal["colour", "grayscale"]
Ink = Literal["full", "saver"]
Lines = Literal["none", "solid", "dashed"]
Collation = Literal["cards", "sets"]

FIT = "fit"
"""The paper of a preset whose pages are as large as what is on them: one face a page, for print shops."""

REGISTRATION_AT = 8.0
"""The middle of a registration mark lies this far from both edges of the paper."""
REGISTRATION_SIZE = 5.0


@dataclass(frozen=True, slots=True)
class TemplateSlot:
    """A place of a free template, measured from the top left corner of the paper as with a ruler."""

    x: float
    y: float
    width: float
    height: float
    turn: int = 0


@dataclass(frozen=True, slots=True)
class Preset:
    """How faces come onto paper. Lengths are millimetres."""

    name: str
    paper: str | Size = "a4"
    orientation: Orientation = "auto"
    turning: bool = True
    margin: float = 5
    gap: float = 0
    bleed: float = 3
    duplex: Duplex = "long_edge"
    gutter: float = 10
    crop_marks: bool = True
    mark_offset: float = 1
    mark_length: float = 5
    cut_lines: Lines = "none"
    registration: bool = False
    safety: float = 0
    slug: bool = True
    colours: Colours = "colour"
    ink: Ink = "full"
    collation: Collation = "cards"
    slots: tuple[TemplateSlot, ...] = field(default=())

    @property
    def edge(self) -> float:
        """How far pieces stay from the edge of the paper: the margin, and clear of registration marks."""
        if not self.registration:
            return self.margin
        return max(self.margin, REGISTRATION_AT + REGISTRATION_SIZE / 2 + self.bleed + 1)

    @property
    def is_fitted(self) -> bool:
        """Whether each page is as large as its face."""
        return self.paper == FIT

    def paper_size(self) -> Size:
        """The paper, upright."""
        size = self.paper if isinstance(self.paper, Size) else PAPERS[self.paper]
        return size if size.width <= size.height else size.turned()


CHOICES: dict[str, tuple[str, ...]] = {
    "orientation": get_args(Orientation),
    "duplex": get_args(Duplex),
    "colours": get_args(Colours),
    "ink": get_args(Ink),
    "cut_lines": get_args(Lines),
    "collation": get_args(Collation),
}
"""The fields with a few words to choose from."""

LENGTHS: dict[str, tuple[float, float]] = {
    "margin": (0, 60),
    "gap": (0, 60),
    "bleed": (0, 20),
    "gutter": (0, 100),
    "mark_offset": (0, 20),
    "mark_length": (1, 30),
    "safety": (0, 20),
}
"""The fields in millimetres, with their bounds."""

SWITCHES = ("turning", "crop_marks", "registration", "slug")
"""The fields that are on or off."""
