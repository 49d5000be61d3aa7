"""Lines of text beside the faces: what a sheet is, how a calibration page is read."""

from __future__ import annotations

from printing.drawing.pen import Pen
from printing.face import MM
from printing.text.fonts import Font, chain

FAMILY = "sans"


def runs(text: str, cut: str = "regular", family: str = FAMILY) -> list[tuple[Font, str]]:
    """A text cut where the font changes. A character that no font has becomes a question mark: names of games
    and languages are checked elsewhere, and a note in the margin never stops a print."""
    fonts = chain(family, cut)
    found: list[tuple[Font, str]] = []
    for character in text:
        able = next((font for font in fonts if font.has(character)), None)
        font, shown = (able, character) if able is not None else (fonts.first, "?")
        if found and found[-1][0] is font:
            found[-1] = (font, found[-1][1] + shown)
        else:
            found.append((font, shown))
    return found


def width_mm(text: str, size: float, cut: str = "regular") -> float:
    """How long a line is."""
    return sum(font.width(part) for font, part in runs(text, cut)) * size / MM


def write(
    pen: Pen, text: str, x_mm: float, y_mm: float, size: float, *, cut: str = "regular", upwards: bool = False
) -> None:
    """A line whose baseline starts at a point, to the right or upwards."""
    pen.save()
    if upwards:
        pen.matrix(0, 1, -1, 0, x_mm * MM, y_mm * MM)
    else:
        pen.matrix(1, 0, 0, 1, x_mm * MM, y_mm * MM)
    x = 0.0
    for font, part in runs(text, cut):
        pen.text(font, size, x, 0, part)
        x += font.width(part) * size
    pen.restore()


def wrapped(text: str, size: float, within_mm: float) -> list[str]:
    """A text in lines of at most a width."""
    lines: list[str] = []
    for word in text.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width_mm(longer, size) <= within_mm:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines
