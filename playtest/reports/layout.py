"""How charts look: descriptions to shapes. Widths of texts are measured, never guessed."""

from __future__ import annotations

from functools import singledispatch

from playtest.reports.chart import Bar, Bars, Chart, Columns, Dots, Heat, Lines
from playtest.reports.shapes import Anchor, Box, Dot, Drawing, Label, Part, Shape, Stroke
from printing.face import MM
from printing.sheets.page_text import width_mm

WIDTH = 510.0
ROW = 17.0
SIZE = 9.0
SMALL = 7.5
GAP = 8.0
SLACK = 1.12
LABELS_MOST = 190.0
"""Labels longer than this are cut short; the table beside a chart has them whole."""
PARTS: tuple[Part, ...] = ("strong", "above", "below", "plain", "muted")
"""In which order lines of one chart are coloured."""


def measured(text: str, size: float, *, bold: bool = False) -> float:
    """The width of a text in points."""
    return width_mm(text, size, "bold" if bold else "regular") * MM


def roomy(text: str, size: float, *, bold: bool = False) -> float:
    """The room for a text: a page may show it in a wider font than paper does."""
    return measured(text, size, bold=bold) * SLACK


def shortened(text: str, size: float, most: float) -> str:
    """A text that fits a width, cut short if need be."""
    if measured(text, size) <= most:
        return text
    while text and measured(text + "…", size) > most:
        text = text[:-1]
    return text.rstrip(" ,–-") + "…"


def stacked(text: str, size: float, most: float) -> list[str]:
    """A text in at most three lines of a width."""
    lines: list[str] = []
    for word in text.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and measured(longer, size) <= most:
            lines[-1] = longer
        else:
            lines.append(word)
    if len(lines) > 3:
        lines[2:] = [" ".join(lines[2:])]
    return [shortened(line, size, most) for line in lines]


@singledispatch
def draw(chart: Chart) -> Drawing:
    """The chart as shapes."""
    raise NotImplementedError(type(chart).__name__)


class _Sheet:
    """Shapes being collected."""

    def __init__(self) -> None:
        self.shapes: list[Shape] = []

    def box(self, x: float, y: float, width: float, height: float, part: Part, opacity: float = 1.0) -> None:
        self.shapes.append(Box(x, y, max(0.0, width), max(0.0, height), part, opacity))

    def line(
        self, x1: float, y1: float, x2: float, y2: float, part: Part, width: float = 1.0, dashed: bool = False
    ) -> None:
        self.shapes.append(Stroke(((x1, y1), (x2, y2)), part, width, dashed))

    def text(
        self,
        x: float,
        y: float,
        text: str,
        size: float = SIZE,
        part: Part = "ink",
        anchor: Anchor = "start",
        bold: bool = False,
        entry: str = "",
    ) -> None:
        if text:
            self.shapes.append(Label(x, y, text, size, part, anchor, bold, entry))

    def name(self, bar: Bar, x: float, middle: float) -> None:
        """What a row is about, right before its beginning."""
        text = shortened(bar.label, SIZE, x / SLACK)
        self.text(x, middle + SIZE * 0.35, text, SIZE, "ink", "end", entry=bar.entry)

    def whisker(self, low: float, high: float, y: float, part: Part) -> None:
        self.line(low, y, high, y, part, 1.1)
        self.line(low, y - 2.5, low, y + 2.5, part, 1.1)
        self.line(high, y - 2.5, high, y + 2.5, part, 1.1)

    def done(self, height: float, title: str, description: str) -> Drawing:
        return Drawing(WIDTH, height, tuple(self.shapes), title, description)


def _columns_of(bars: tuple[Bar, ...]) -> tuple[float, float, float]:
    """How wide labels, values and notes are."""
    labels = min(LABELS_MOST, max(roomy(bar.label, SIZE) for bar in bars))
    texts = max(roomy(bar.text, SIZE, bold=True) for bar in bars)
    notes = max(roomy(bar.note, SMALL) for bar in bars)
    return labels, texts, notes


def _told(chart: Bars | Dots) -> str:
    rows = "; ".join(f"{bar.label}: {bar.text}{f' ({bar.note})' if bar.note else ''}" for bar in chart.bars)
    return ". ".join(part for part in (chart.caption, rows) if part)


@draw.register
def _bars(chart: Bars) -> Drawing:
    sheet = _Sheet()
    labels, texts, notes = _columns_of(chart.bars)
    left = labels + GAP
    right = WIDTH - texts - notes - 2 * GAP
    top = 14.0 if chart.mark_text else 4.0
    bottom = top + ROW * len(chart.bars)
    end = chart.ticks[-1][0] or 1.0

    def at(value: float) -> float:
        return left + (right - left) * min(max(value / end, 0.0), 1.0)

    for value, text in chart.ticks:
        sheet.line(at(value), top, at(value), bottom, "grid", 0.7)
        sheet.text(at(value), bottom + 11, text, SMALL, "muted", "middle")
    for index, bar in enumerate(chart.bars):
        y = top + ROW * index
        middle = y + ROW / 2
        sheet.name(bar, labels, middle)
        sheet.box(left, y + 3.5, at(bar.value) - left, ROW - 7, bar.tone)
        if bar.interval is not None:
            sheet.whisker(at(bar.interval.low), at(bar.interval.high), middle, "ink")
        if bar.mark is not None:
            sheet.line(at(bar.mark), y + 0.5, at(bar.mark), y + ROW - 0.5, "mark", 1.4)
        sheet.text(right + GAP, middle + SIZE * 0.35, bar.text, SIZE, "ink", bold=True)
        sheet.text(WIDTH, middle + SMALL * 0.35, bar.note, SMALL, "muted", "end")
    sheet.line(left, top, left, bottom, "axis", 0.9)
    if chart.mark_text:
        marked = next((bar.mark for bar in chart.bars if bar.mark is not None), 0.0)
        half = measured(chart.mark_text, SMALL) / 2
        x = min(max(at(marked), left + half), right - half)
        sheet.text(x, top - 4, chart.mark_text, SMALL, "mark", "middle")
    return sheet.done(bottom + 16, chart.title, _told(chart))


@draw.register
def _dots(chart: Dots) -> Drawing:
    sheet = _Sheet()
    labels, texts, notes = _columns_of(chart.bars)
    left = labels + GAP
    right = WIDTH - texts - notes - 2 * GAP
    top = 4.0
    bottom = top + ROW * len(chart.bars)
    low, high = chart.ticks[0][0], chart.ticks[-1][0]

    def at(value: float) -> float:
        return left + (right - left) * min(max((value - low) / (high - low), 0.0), 1.0)

    for index in range(1, len(chart.bars), 2):
        sheet.box(left, top + ROW * index, right - left, ROW, "band", 0.5)
    for value, text in chart.ticks:
        sheet.line(
            at(value), top, at(value), bottom, "axis" if value == 0 else "grid", 0.9 if value == 0 else 0.7
        )
        sheet.text(at(value), bottom + 11, text, SMALL, "muted", "middle")
    for index, bar in enumerate(chart.bars):
        middle = top + ROW * index + ROW / 2
        sheet.name(bar, labels, middle)
        if bar.interval is not None:
            sheet.whisker(at(bar.interval.low), at(bar.interval.high), middle, bar.tone)
        sheet.shapes.append(Dot(at(bar.value), middle, 3.6, bar.tone))
        sheet.text(right + GAP, middle + SIZE * 0.35, bar.text, SIZE, "ink", bold=True)
        sheet.text(WIDTH, middle + SMALL * 0.35, bar.note, SMALL, "muted", "end")
    return sheet.done(bottom + 16, chart.title, _told(chart))


@draw.register
def _columns(chart: Columns) -> Drawing:
    sheet = _Sheet()
    ticks = max(measured(text, SMALL) for _, text in chart.ticks)
    left, right = ticks + 6, WIDTH - 4
    top, bottom = 16.0, 126.0
    end = chart.ticks[-1][0] or 1.0
    width = (right - left) / len(chart.columns)

    def up(value: float) -> float:
        return bottom - (bottom - top) * min(value / end, 1.0)

    if chart.half is not None:
        first, last = chart.half
        sheet.box(left + first * width, top, (last - first) * width, bottom - top, "band")
    for value, text in chart.ticks:
        sheet.line(left, up(value), right, up(value), "grid", 0.7)
        sheet.text(left - 4, up(value) + SMALL * 0.35, text, SMALL, "muted", "end")
    widest = max(measured(label, SMALL) for label, _, _ in chart.columns) + 4
    every = next(step for step in (1, 2, 4, 5, 10, 20, 50) if step * width >= widest or step == 50)
    for index, (label, value, _) in enumerate(chart.columns):
        x = left + index * width
        sheet.box(x + width * 0.08, up(value), width * 0.84, bottom - up(value), "strong")
        if index % every == 0:
            sheet.text(x + width / 2, bottom + 10, label, SMALL, "muted", "middle")
    sheet.line(left, bottom, right, bottom, "axis", 0.9)
    if chart.middle is not None:
        x = left + chart.middle * width
        sheet.line(x, top - 3, x, bottom, "mark", 1.4)
        anchor: Anchor = "start" if x < (left + right) / 2 else "end"
        sheet.text(x, top - 6, chart.middle_text, SMALL, "mark", anchor)
    sheet.text((left + right) / 2, bottom + 21, chart.across, SMALL, "muted", "middle")
    told = "; ".join(f"{label}: {text}" for label, _, text in chart.columns)
    told = ". ".join(part for part in (chart.caption, chart.middle_text, told) if part)
    return sheet.done(bottom + 26, chart.title, told)


@draw.register
def _lines(chart: Lines) -> Drawing:
    sheet = _Sheet()
    ticks = max(measured(text, SMALL) for _, text in chart.ticks)
    ends = max(roomy(f"{line.label} {line.text}", SIZE, bold=True) for line in chart.lines)
    left, right = ticks + 6, WIDTH - ends - 12
    top, bottom = 6.0, 126.0
    end = chart.ticks[-1][0] or 1.0
    first = chart.across[0][0]
    # The last round need not bear a number: ticks are round, games are not.
    last = max(chart.across[-1][0], first + 1, *(line.points[-1][0] for line in chart.lines))

    def at(value: float) -> float:
        return left + (right - left) * (value - first) / (last - first)

    def up(value: float) -> float:
        return bottom - (bottom - top) * min(value / end, 1.0)

    for value, text in chart.ticks:
        sheet.line(left, up(value), right, up(value), "grid", 0.7)
        sheet.text(left - 4, up(value) + SMALL * 0.35, text, SMALL, "muted", "end")
    for value, text in chart.across:
        sheet.text(at(value), bottom + 10, text, SMALL, "muted", "middle")
    sheet.line(left, bottom, right, bottom, "axis", 0.9)
    heights = sorted(
        ((up(line.points[-1][1]), index) for index, line in enumerate(chart.lines)), key=lambda pair: pair[0]
    )
    placed = _apart(heights, top, bottom)
    for index, line in enumerate(chart.lines):
        part = PARTS[index % len(PARTS)]
        sheet.shapes.append(Stroke(tuple((at(x), up(y)) for x, y in line.points), part, 2.0))
        x, y = line.points[-1]
        sheet.shapes.append(Dot(at(x), up(y), 2.6, part))
        label = f"{line.label} {line.text}"
        sheet.text(max(at(x), left) + 8, placed[index] + SIZE * 0.35, label, SIZE, part, bold=True)
    sheet.text((left + right) / 2, bottom + 21, chart.across_text, SMALL, "muted", "middle")
    told = "; ".join(f"{line.label}: {line.text}" for line in chart.lines)
    return sheet.done(bottom + 26, chart.title, ". ".join(part for part in (chart.caption, told) if part))


def _apart(heights: list[tuple[float, int]], top: float, bottom: float) -> dict[int, float]:
    """Where the names of lines stand: at their ends, but no two on each other and none below the chart."""
    step = SIZE + 3
    ends: list[float] = []
    for height, _ in heights:
        ends.append(max(height, ends[-1] + step if ends else top))
    limit = bottom
    for place in range(len(ends) - 1, -1, -1):
        ends[place] = min(ends[place], limit)
        limit = ends[place] - step
    return {index: end for (_, index), end in zip(heights, ends, strict=True)}


@draw.register
def _heat(chart: Heat) -> Drawing:
    sheet = _Sheet()
    labels = min(LABELS_MOST, max(roomy(label, SIZE) for label, _ in chart.rows))
    left = labels + GAP
    width = (WIDTH - left) / len(chart.columns)
    names = [stacked(name, SMALL, (width - 2) / SLACK) for name in chart.columns]
    top = 7.0 + 9.0 * max(map(len, names))
    for index, lines in enumerate(names):
        for number, line in enumerate(reversed(lines)):
            sheet.text(left + (index + 0.5) * width, top - 5 - 9 * number, line, SMALL, "muted", "middle")
    for number, (label, cells) in enumerate(chart.rows):
        y = top + ROW * number
        sheet.text(
            labels, y + ROW / 2 + SIZE * 0.35, shortened(label, SIZE, labels / SLACK), SIZE, "ink", "end"
        )
        for index, (share, text) in enumerate(cells):
            x = left + index * width
            sheet.box(x + 1, y + 1, width - 2, ROW - 2, "band")
            if share is not None:
                # Never so dark that the number on it could not be read.
                sheet.box(x + 1, y + 1, width - 2, ROW - 2, "strong", 0.04 + 0.56 * min(share, 1.0))
            sheet.text(x + width / 2, y + ROW / 2 + SIZE * 0.35, text, SIZE, "ink", "middle")
    rows = "; ".join(
        f"{label}: "
        + ", ".join(f"{name} {text}" for name, (_, text) in zip(chart.columns, cells, strict=True))
        for label, cells in chart.rows
    )
    return sheet.done(top + ROW * len(chart.rows) + 4, chart.title, rows)
