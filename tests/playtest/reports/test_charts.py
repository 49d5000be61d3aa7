"""Charts: one description, drawn alike for the page and for paper."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import get_args
from xml.etree import ElementTree

import pytest

from playtest.reports.chart import Bar, Bars, Chart, Columns, Dots, Heat, Line, Lines
from playtest.reports.ink import COLOURS, ink
from playtest.reports.layout import WIDTH, draw, measured, shortened, stacked
from playtest.reports.shapes import Box, Dot, Label, Part, Stroke
from playtest.reports.statistics import Interval
from playtest.reports.svg import svg
from printing.drawing.pen import Pen

CSS = Path(__file__).parents[3] / "playtest" / "static" / "playtest" / "report.css"
TOKENS = Path(__file__).parents[3] / "editor" / "static" / "frame" / "tokens.css"
TICKS = ((0.0, "0%"), (0.25, "25%"), (0.5, "50%"))
BARS = (
    Bar("Bounder & sons", 0.4, "40%", Interval(0.3, 0.5), "above", "n = 90", 0.25),
    Bar("Late riser", 0.1, "10%", Interval(0.05, 0.2), "below", "n = 90", 0.25),
    Bar("Old pond", 0.2, "20%", None, "faint", "n = 3"),
    Bar("Glutton " * 20, 0.2, "20%", None, "plain"),
)
CHARTS: dict[str, Chart] = {
    "bars": Bars("Wins", BARS, TICKS, "Share of games won", "fair share"),
    "dots": Dots("Moved", BARS, ((-0.5, "−50"), (0.0, "0"), (0.5, "+50"))),
    "columns": Columns(
        "Length",
        tuple((str(n), n / 40, f"{n}%") for n in range(1, 20)),
        TICKS,
        across="rounds",
        middle=10.5,
        middle_text="median 11",
        half=(8, 13),
    ),
    "lines": Lines(
        "Pace",
        (Line("Gold", ((1, 0), (2, 3), (3, 4)), "4.0"), Line("Gems", ((1, 0), (2, 3), (3, 4)), "4.0")),
        ((1, "1"), (3, "3")),
        ((0, "0"), (5, "5")),
        across_text="round",
    ),
    "lines that end between ticks": Lines(
        "Pace",
        tuple(
            Line(f"Enemies defeated {name}", ((1, 0), (13, 0.1)), "0.1")
            for name in ("one", "two", "three", "4", "5")
        ),
        tuple((float(n), str(n)) for n in (1, 2, 4, 6, 8, 10, 12)),
        ((0, "0"), (5, "5")),
        across_text="round",
    ),
    "heat": Heat(
        "Together",
        ("a pair of very long boots", "b"),
        (("x", ((0.5, "50%"), (None, "·"))), ("y", ((1.0, "100%"), (0.0, "0%")))),
    ),
}


@pytest.mark.parametrize("name", CHARTS)
def test_a_chart_is_well_formed_and_can_be_heard(name: str) -> None:
    text = svg(CHARTS[name], "c1")
    root = ElementTree.fromstring(text)
    space = {"s": "http://www.w3.org/2000/svg"}
    title, described = root.find("s:title", space), root.find("s:desc", space)
    assert root.get("role") == "img"
    assert title is not None
    assert described is not None
    assert root.get("aria-labelledby") == f"{title.get('id')} {described.get('id')}"
    assert title.text == CHARTS[name].title
    assert described.text
    assert "<script" not in text
    assert "style=" not in text, "colours come by class, so that the page's policy may forbid inline styles"


def test_everything_shown_is_also_told() -> None:
    told = draw(CHARTS["bars"]).description
    for bar in BARS:
        assert bar.label in told
        assert bar.text in told


@pytest.mark.parametrize("name", CHARTS)
def test_nothing_is_drawn_outside(name: str) -> None:
    drawing = draw(CHARTS[name])
    assert drawing.width == WIDTH
    for shape in drawing.shapes:
        if isinstance(shape, Box):
            left, right, top, bottom = shape.x, shape.x + shape.width, shape.y, shape.y + shape.height
        elif isinstance(shape, Stroke):
            across, down = [x for x, _ in shape.points], [y for _, y in shape.points]
            left, right, top, bottom = min(across), max(across), min(down), max(down)
        elif isinstance(shape, Dot):
            left, right = shape.x - shape.radius, shape.x + shape.radius
            top, bottom = shape.y - shape.radius, shape.y + shape.radius
        else:
            assert isinstance(shape, Label)
            long = measured(shape.text, shape.size, bold=shape.bold)
            left = shape.x - long * {"start": 0.0, "middle": 0.5, "end": 1.0}[shape.anchor]
            right, top, bottom = left + long, shape.y - shape.size * 0.8, shape.y
        assert -0.5 <= left <= right <= WIDTH + 0.5, shape
        assert -0.5 <= top <= bottom <= drawing.height + 0.5, shape


@pytest.mark.parametrize("name", CHARTS)
def test_paper_shows_the_same_shapes(name: str) -> None:
    drawing = draw(CHARTS[name])
    pen = Pen()
    height = ink(pen, drawing, 10, 200, 170)
    assert height == pytest.approx(170 * drawing.height / drawing.width)
    ops = pen.ops().decode()
    assert ops.count(" re f") == sum(isinstance(shape, Box) for shape in drawing.shapes)
    assert ops.count("BT ") >= sum(isinstance(shape, Label) for shape in drawing.shapes)


def colours_of(theme: str) -> dict[str, str]:
    """The colours of charts, as the tokens have them."""
    pairs = re.findall(
        r"--report-(\w+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);", TOKENS.read_text("utf-8")
    )
    return {part: day if theme == "day" else night for part, day, night in pairs}


def test_every_part_has_its_colours_by_day_by_night_and_on_paper() -> None:
    css = CSS.read_text(encoding="utf-8")
    for part in get_args(Part):
        paper = "#" + "".join(f"{round(value * 255):02x}" for value in COLOURS[part])
        assert colours_of("day")[part] == paper, "the page by day looks like paper"
        assert part in colours_of("night")
        assert f".f-{part} {{ fill: var(--report-{part}); }}" in css
        assert f".s-{part} {{ stroke: var(--report-{part}); }}" in css


@pytest.mark.parametrize("theme", ["day", "night"])
def test_texts_can_be_read(theme: str) -> None:
    """Contrast of at least 4.5 to 1 for ink, muted texts and the mark on the page and on bands."""
    colours = colours_of(theme)
    for text in ("ink", "muted", "mark"):
        for ground in ("paper", "band"):
            assert contrast(colours[text], colours[ground]) >= 4.5, (text, ground)


def contrast(one: str, two: str) -> float:
    """The contrast ratio of the Web Content Accessibility Guidelines."""

    def light(code: str) -> float:
        parts = [int(code[index : index + 2], 16) / 255 for index in (1, 3, 5)]
        red, green, blue = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    bright, dark = sorted((light(one), light(two)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


def test_long_labels_are_cut_to_measure() -> None:
    cut = shortened("a very long name of a card", 9, 60)
    assert cut.endswith("…")
    assert measured(cut, 9) <= 60
    assert shortened("short", 9, 60) == "short"
    assert len(stacked("one two three four five six seven", 9, 30)) == 3


def test_an_entry_leads_to_its_page_if_the_reader_may_go_there() -> None:
    bars = (replace(BARS[0], entry="frog/bounder"), replace(BARS[1], entry="frog/gone"), BARS[2])
    chart = Bars("Wins", bars, TICKS)
    plain = svg(chart, "c1")
    assert "<a " not in plain
    linked = svg(chart, "c1", lambda entry: {"frog/bounder": "/frogs/bounder/?a&b"}.get(entry, ""))
    assert linked.count("<a ") == 1
    root = ElementTree.fromstring(linked)
    assert root.get("role") == "group", "links in a picture could not be heard"
    link = root.find("{http://www.w3.org/2000/svg}a")
    assert link is not None
    assert link.get("href") == "/frogs/bounder/?a&b"
