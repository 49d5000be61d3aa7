"""The calibration page: two pages for one duplex sheet. Held against the light it tells how far a printer's
backs are off, and a line of 100 mm tells whether the printer scales."""

from __future__ import annotations

from content.wording import wording
from printing.drawing.document import Document
from printing.drawing.pen import Pen
from printing.face import MM
from printing.sheets.page_text import width_mm, wrapped, write
from printing.sheets.preset import Preset
from printing.sizes import Size

REACH = 10
"""The scales reach so many millimetres from the middle of a cross."""
CORNER = 25.0
"""The crosses in the corners lie this far from both edges."""
RULER = 100.0
_BLACK = (0.0, 0.0, 0.0)
_BLUE = (0.0, 0.35, 0.75)


def calibration(preset: Preset, language: str) -> bytes:
    """The file of both pages. All crosses lie in mirror symmetry about both axes, so that it serves either
    way of turning the sheet over."""
    words = wording(language)
    page = preset.paper_size()
    if preset.orientation == "landscape":
        page = page.turned()
    document = Document(title=words.say("calibration-title"), language=language)
    pen = document.page(page.width, page.height, label=words.say("calibration-front"))
    for x, y in crosses(page):
        _scales(pen, x, y)
    _ruler(pen, page, words.say("calibration-ruler"))
    _texts(
        pen,
        page,
        [words.say("calibration-print"), words.say("calibration-read")],
        f"{words.say('calibration-title')}: {words.say('calibration-front')}",
    )
    pen = document.page(page.width, page.height, label=words.say("calibration-back"))
    for x, y in crosses(page):
        _cross(pen, x, y)
    pen.fill(_BLUE)
    write(pen, words.say("calibration-back"), page.width / 2 + 12, page.height / 2 + 12, 11, cut="bold")
    return document.bytes()


def crosses(page: Size) -> list[tuple[float, float]]:
    """The middles of the crosses: of the page and near its corners."""
    return [
        (page.width / 2, page.height / 2),
        *((x, y) for x in (CORNER, page.width - CORNER) for y in (CORNER, page.height - CORNER)),
    ]


def _scales(pen: Pen, x: float, y: float) -> None:
    """A cross with a tick for each millimetre and figures at five and ten."""
    pen.save()
    pen.stroke(_BLACK, 0.25)
    pen.line((x - REACH) * MM, y * MM, (x + REACH) * MM, y * MM)
    pen.line(x * MM, (y - REACH) * MM, x * MM, (y + REACH) * MM)
    for tick in range(-REACH, REACH + 1):
        half = 1.6 if tick % 5 == 0 else 0.8
        pen.line((x + tick) * MM, (y - half) * MM, (x + tick) * MM, (y + half) * MM)
        pen.line((x - half) * MM, (y + tick) * MM, (x + half) * MM, (y + tick) * MM)
    pen.fill(_BLACK)
    for tick in (-10, -5, 5, 10):
        figure = str(tick).replace("-", "−")
        write(pen, figure, x + tick - width_mm(figure, 5) / 2, y - 3.8, 5)
        write(pen, figure, x + 2.2, y + tick - 0.6, 5)
    pen.restore()


def _cross(pen: Pen, x: float, y: float) -> None:
    pen.save()
    pen.stroke(_BLUE, 0.5)
    pen.line((x - REACH) * MM, y * MM, (x + REACH) * MM, y * MM)
    pen.line(x * MM, (y - REACH) * MM, x * MM, (y + REACH) * MM)
    pen.restore()


def _ruler(pen: Pen, page: Size, text: str) -> None:
    """A line of exactly 100 mm with its ends marked."""
    left, y = (page.width - RULER) / 2, page.height / 2 - 30
    pen.save()
    pen.stroke(_BLACK, 0.5)
    pen.line(left * MM, y * MM, (left + RULER) * MM, y * MM)
    for tick in range(0, 101, 10):
        half = 2.5 if tick % 100 == 0 else 1.2
        pen.line((left + tick) * MM, (y - half) * MM, (left + tick) * MM, (y + half) * MM)
    pen.fill(_BLACK)
    for number, row in enumerate(wrapped(text, 8, RULER)):
        write(pen, row, left, y - 7 - 4 * number, 8)
    pen.restore()


def _texts(pen: Pen, page: Size, texts: list[str], title: str) -> None:
    left, y = (page.width - 120) / 2, page.height / 2 + 62
    pen.fill(_BLACK)
    write(pen, title, left, y, 13, cut="bold")
    y -= 8
    for text in texts:
        for row in wrapped(text, 9, 120):
            write(pen, row, left, y, 9)
            y -= 4.5
        y -= 2
