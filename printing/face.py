"""A face: one side of a component, composed and ready to be placed on a page.

A face knows nothing of a document. Its operators name what they need (fonts by the name of the font, forms
and pictures by the hash of their content), so that one face serves every page and every file, equal faces
have equal hashes, and two faces share what they have in common.
"""

from __future__ import annotations

import hashlib
import zlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Literal

from engine.gaps import Gap

MM = 72 / 25.4
"""Points of a PDF in a millimetre."""

Step = tuple[str, tuple[float, ...]]
"""A step of a path in millimetres: ``("M", (x, y))``, ``("L", (x, y))``, ``("C", six numbers)``, ``("Z",
())``."""


@dataclass(frozen=True, slots=True)
class Contour:
    """Where a component is cut and folded, in millimetres from its lower left corner."""

    cut: tuple[Step, ...]
    folds: tuple[tuple[float, float, float, float], ...] = ()
    """Lines to crease: x and y of both ends."""


Corners = tuple[tuple[float, float], ...]
"""The corners of a frame, in millimetres from the lower left corner of the face."""


@dataclass(frozen=True, slots=True)
class Source:
    """A place in an entry that a part of a face is read from."""

    kind: str
    slug: str
    sort: Literal["field", "text", "rules", "entry"]
    """A field that is no text; a text; what effects say; or what every entry has (``copies``, ``art``)."""
    address: str
    """``health``, ``attacks.bite.name``; of the rules text of the entry itself nothing."""


NEARLY = 0.25
"""How much of the way from the smallest size to the normal one still counts as small."""


@dataclass(frozen=True, slots=True)
class Fit:
    """How a text fits its frame: the size it is set in, against the one its style wants and the smallest."""

    size_pt: float
    normal_pt: float
    smallest_pt: float
    missing_mm: float = 0.0
    """How much higher (or wider) the frame would have to be; nothing when the text fits."""
    is_width: bool = False

    @property
    def is_small(self) -> bool:
        """Whether it had to become nearly as small as it may."""
        return self.size_pt < self.normal_pt and self.size_pt - self.smallest_pt <= NEARLY * (
            self.normal_pt - self.smallest_pt
        )


@dataclass(frozen=True, slots=True)
class PictureFit:
    """How a picture is seen in its frame."""

    layout: str
    """The layout of the face."""
    frame_mm: tuple[float, float]
    pixels: tuple[int, int]
    dpi: float
    """Its pixels in an inch of the print."""
    filling: int
    """The zoom, in per cent, from which on it leaves nothing of its frame empty."""
    seen: tuple[float, float, float, float]
    """What of it is seen: left, top, width and height in fractions of the picture."""
    is_sharp: bool
    """Whether it has few colours and is printed as sharp squares, however large."""


@dataclass(frozen=True, slots=True)
class FaceBox:
    """Where something that depends on content stands on a face, and what it is read from."""

    sort: Literal["text", "number", "icon", "picture", "map"]
    corners: Corners
    sources: tuple[Source, ...]
    text: str = ""
    fit: Fit | None = None
    picture: PictureFit | None = None


@dataclass(frozen=True, slots=True)
class Overflow:
    """A text that does not fit its frame even at the smallest legible size. Never a cut: it is drawn whole,
    over the edge, and reported."""

    key: str
    side: str
    language: str
    field: str
    """What the frame shows, as the layout binds it: ``{rules}``."""
    missing_mm: float
    """How much higher (or, if a single word is too long, wider) the frame would have to be."""
    is_width: bool
    size_pt: float
    """The smallest size that was tried."""
    text: str
    corners: Corners = ()
    """The corners of the frame; empty in a book."""


@dataclass(frozen=True, slots=True)
class Picture:
    """Pixels at their native resolution: the image object of a PDF, ready to be written."""

    name: str
    width: int
    height: int
    colours: str
    """``indexed``, ``rgb`` or ``grey``."""
    data: bytes
    """Compressed samples."""
    palette: bytes = b""
    clear: int = -1
    """The index of the palette that is transparent, if one is."""
    mask: bytes = b""
    """Compressed samples of the transparency, if it has shades."""


@dataclass(frozen=True, slots=True)
class Resources:
    """What operators name: forms and pictures by name, and what is written in each font."""

    fonts: dict[str, str] = field(default_factory=dict)
    """By the name of a font, all characters that are shown in it, in any order and number."""
    forms: dict[str, Form] = field(default_factory=dict)
    pictures: dict[str, Picture] = field(default_factory=dict)
    alphas: frozenset[int] = frozenset()
    """Degrees of opacity in hundredths; ``/A50 gs`` names one."""


@dataclass(frozen=True, eq=False)
class Form:
    """A drawing that is stored once and shown many times: a frame, an icon."""

    name: str
    box: tuple[float, float, float, float]
    """Lower left and upper right corner, in points."""
    ops: bytes
    resources: Resources

    @cached_property
    def packed(self) -> bytes:
        """The operators, compressed."""
        return zlib.compress(self.ops, 4)


@dataclass(frozen=True, eq=False)
class Face:
    """One side of a component. The origin is the lower left corner of the trimmed component; the drawing
    reaches `bleed_mm` beyond it on all sides."""

    key: str
    side: str
    language: str
    width_mm: float
    height_mm: float
    bleed_mm: float
    contour: Contour
    ops: bytes
    """The content stream, in points."""
    resources: Resources
    overflows: tuple[Overflow, ...] = ()
    untranslated: tuple[str, ...] = ()
    """Texts that stand in the source language because they are not translated (``kind/slug/field``)."""
    rules_gaps: Mapping[str, tuple[Gap, ...]] = field(default_factory=dict)
    """By entry (``kind/slug``), the messages of its rules text that the language lacks."""
    label_gaps: tuple[Gap, ...] = ()
    """The labels that the language lacks."""
    boxes: tuple[FaceBox, ...] | None = None
    """What stands where and what it was read from; nothing if nobody asked when it was composed."""

    @cached_property
    def hash(self) -> str:
        """What the face shows, as a hash: equal for equal drawings, whatever data they came from."""
        box = f"{self.width_mm:.3f} {self.height_mm:.3f} {self.bleed_mm:.3f}\n"
        return hashlib.sha256(box.encode() + self.ops).hexdigest()

    @cached_property
    def form(self) -> Form:
        """The face as a form: what a document stores."""
        bleed = self.bleed_mm * MM
        box = (-bleed, -bleed, self.width_mm * MM + bleed, self.height_mm * MM + bleed)
        return Form(f"F{self.hash[:24]}", box, self.ops, self.resources)


def rectangle(width: float, height: float, radius: float = 0) -> tuple[Step, ...]:
    """The contour of a card: a rectangle with round corners, counter-clockwise from the lower left."""
    if radius <= 0:
        return (
            ("M", (0, 0)),
            ("L", (width, 0)),
            ("L", (width, height)),
            ("L", (0, height)),
            ("Z", ()),
        )
    arm = radius * 0.5522847498
    w, h, r = width, height, radius
    return (
        ("M", (r, 0)),
        ("L", (w - r, 0)),
        ("C", (w - r + arm, 0, w, r - arm, w, r)),
        ("L", (w, h - r)),
        ("C", (w, h - r + arm, w - r + arm, h, w - r, h)),
        ("L", (r, h)),
        ("C", (r - arm, h, 0, h - r + arm, 0, h - r)),
        ("L", (0, r)),
        ("C", (0, r - arm, r - arm, 0, r, 0)),
        ("Z", ()),
    )


def ellipse(width: float, height: float) -> tuple[Step, ...]:
    """The contour of a round token."""
    x, y = width / 2, height / 2
    ax, ay = x * 0.5522847498, y * 0.5522847498
    return (
        ("M", (width, y)),
        ("C", (width, y + ay, x + ax, height, x, height)),
        ("C", (x - ax, height, 0, y + ay, 0, y)),
        ("C", (0, y - ay, x - ax, 0, x, 0)),
        ("C", (x + ax, 0, width, y - ay, width, y)),
        ("Z", ()),
    )
