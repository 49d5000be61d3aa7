"""Charts as descriptions: what they show, in words and numbers that are already in a language. How they look
is decided once, in `playtest.reports.layout`, for the page and for the PDF alike."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from playtest.reports.statistics import Interval

Tone = Literal["plain", "above", "below", "faint", "strong"]
"""How something is marked: as it is, above or below what is fair, too few to say, or the subject itself."""


@dataclass(frozen=True)
class Bar:
    """One row: a value, perhaps with its interval."""

    label: str
    value: float
    text: str
    """The value as people read it."""
    interval: Interval | None = None
    tone: Tone = "plain"
    note: str = ""
    """Small and beside the text: the sample."""
    mark: float | None = None
    """What is fair for this row."""
    entry: str = ""
    """The entry (``kind/slug``) that the row is about, if it is one."""


@dataclass(frozen=True)
class Bars:
    """Horizontal bars from zero, with whiskers and a mark for what is fair."""

    title: str
    bars: tuple[Bar, ...]
    ticks: tuple[tuple[float, str], ...]
    """Values on the axis and how they are written; the last one is its end."""
    caption: str = ""
    mark_text: str = ""
    """What the mark says; nothing if there is none."""


@dataclass(frozen=True)
class Dots:
    """Differences on both sides of nothing, with whiskers: what moved."""

    title: str
    bars: tuple[Bar, ...]
    ticks: tuple[tuple[float, str], ...]
    """Values on the axis, from its beginning to its end."""
    caption: str = ""


@dataclass(frozen=True)
class Columns:
    """A histogram: columns side by side."""

    title: str
    columns: tuple[tuple[str, float, str], ...]
    """Label, height, and the height as people read it."""
    ticks: tuple[tuple[float, str], ...]
    caption: str = ""
    across: str = ""
    """What the columns stand for."""
    middle: float | None = None
    """Where the median lies, in columns from the left edge; `middle_text` says it."""
    middle_text: str = ""
    half: tuple[float, float] | None = None
    """Where the middle half lies."""


@dataclass(frozen=True)
class Line:
    """One line of a chart."""

    label: str
    points: tuple[tuple[float, float], ...]
    text: str
    """The last value as people read it."""


@dataclass(frozen=True)
class Lines:
    """Lines over rounds."""

    title: str
    lines: tuple[Line, ...]
    across: tuple[tuple[float, str], ...]
    ticks: tuple[tuple[float, str], ...]
    caption: str = ""
    across_text: str = ""


@dataclass(frozen=True)
class Heat:
    """A table whose cells are shaded by their share."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, tuple[tuple[float | None, str], ...]], ...]
    """Label, then for each column the share (None: there is none) and how it is written."""
    caption: str = ""


Chart = Bars | Dots | Columns | Lines | Heat
