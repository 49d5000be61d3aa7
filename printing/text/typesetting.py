"""From fitted lines to operators."""

from __future__ import annotations

import re
from typing import Literal

from printing.drawing.pen import Colour, Pen, number, numbers
from printing.face import Form
from printing.text.fitting import Fitted, Line
from printing.text.fonts import Font
from printing.text.markup import Piece

Align = Literal["left", "centre", "right"]
Valign = Literal["top", "middle", "bottom"]

ICON_HEIGHT = 1.0
"""The height of an icon in a line, in em."""
ICON_DROP = 0.16
"""How far an icon reaches below the baseline, in em."""
_EMBOLDENED = re.compile(r"2 Tr \S+ w (.*?) 0 Tr")


def set_text(
    pen: Pen,
    fitted: Fitted,
    frame: tuple[float, float, float, float],
    cap: float,
    colour: Colour,
    align: Align = "left",
    valign: Valign = "top",
    icons: dict[str, tuple[Form, float]] | None = None,
    outline: tuple[Colour, float] | None = None,
) -> None:
    """Draw fitted lines in a frame (left, bottom, width, height, in points).

    ``icons`` gives the form of each icon and the points of one of its units. An icon that stands for a word
    has that word beneath it as invisible text, so that whoever searches, copies or hears the page gets the
    sentence.
    """
    if not fitted.lines:
        return
    left, bottom, width, height = frame
    size = fitted.size
    spare = height - fitted.height
    top = bottom + height - {"top": 0.0, "middle": spare / 2, "bottom": spare}[valign]
    baseline = top - cap * size
    out: list[str] = []
    shown: list[tuple[str, float, float]] = []
    at_x, at_y = 0.0, 0.0
    font_now: Font | None = None
    for index, line in enumerate(fitted.lines):
        if index:
            baseline -= fitted.leading + line.gap * size
        x = left + line.indent * size
        if align != "left":
            free = width - line.width * size
            x = left + (free / 2 if align == "centre" else free)
        out.append(f"{numbers(x - at_x, baseline - at_y)} Td")
        at_x, at_y = x, baseline
        font_now = _set_line(pen, out, line, size, x, baseline, font_now, shown)
    strings = "\n".join(out)
    if outline is not None:
        paint, line_width = outline
        lined = _EMBOLDENED.sub(r"\1", strings)
        pen.out.append(f"q 1 j {numbers(*paint)} RG {number(line_width)} w BT 1 Tr\n{lined}\nET Q")
    pen.fill(colour)
    if any(piece.font.embolden for line in fitted.lines for word in line.words for piece in word.pieces):
        # The line that makes letters bold is of their colour.
        pen.out.append(f"q {numbers(*colour)} RG BT\n{strings}\nET Q")
    else:
        pen.out.append(f"BT\n{strings}\nET")
    for name, x, y in shown:
        if icons is not None and name in icons:
            form, units = icons[name]
            pen.place(form, x, y - ICON_DROP * size, size * ICON_HEIGHT / units)


def _set_line(
    pen: Pen,
    out: list[str],
    line: Line,
    size: float,
    x: float,
    y: float,
    font_now: Font | None,
    shown: list[tuple[str, float, float]],
) -> Font | None:
    """The strings of one line, each with its font; returns the font that is set at its end."""
    runs: list[tuple[Font, str, Piece | None]] = []
    run_font, run = font_now, ""
    position = 0.0
    for index, word in enumerate(line.words):
        first = word.pieces[0]
        if index and word.space:
            if first.font is not run_font:
                if run and run_font is not None:
                    runs.append((run_font, run, None))
                run_font, run = first.font, ""
            run += " "
            position += word.space
        for piece in word.pieces:
            if piece.font is not run_font or piece.icon:
                if run and run_font is not None:
                    runs.append((run_font, run, None))
                run_font, run = piece.font, ""
            if piece.icon:
                shown.append((piece.icon, x + position * size, y))
                runs.append((piece.font, piece.text or " ", piece))
            else:
                run += piece.text
            position += piece.width
    if run and run_font is not None:
        runs.append((run_font, run, None))
    for font, text, icon in runs:
        pen.use(font.name, text)
        if font is not font_now:
            out.append(f"/{font.name} {number(size)} Tf")
            font_now = font
        string = font.string(text)
        if icon is not None:
            # The word beneath an icon is as wide as the icon, whatever its letters measure.
            stretch = number(100 * icon.width / font.width(text))
            out.append(f"3 Tr {stretch} Tz {string} 100 Tz 0 Tr")
        elif font.embolden:
            out.append(f"2 Tr {number(size * font.embolden)} w {string} 0 Tr")
        else:
            out.append(string)
    return font_now
