"""From fitted lines to operators."""

from __future__ import annotations

from typing import Literal

from printing.drawing.pen import Colour, Pen, hexadecimal, number, numbers
from printing.face import Form
from printing.text.fitting import Fitted, Line
from printing.text.fonts import Font

Align = Literal["left", "centre", "right"]
Valign = Literal["top", "middle", "bottom"]

ICON_HEIGHT = 1.0
"""The height of an icon in a line, in em."""
ICON_DROP = 0.16
"""How far an icon reaches below the baseline, in em."""


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
        pen.out.append(f"q 1 j {numbers(*paint)} RG {number(line_width)} w BT 1 Tr\n{strings}\nET Q")
    pen.fill(colour)
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
    run = ""
    run_font = font_now
    position = x

    def flush() -> None:
        nonlocal run, font_now
        if not run:
            return
        assert run_font is not None
        pen.use(run_font.name, run)
        if run_font is not font_now:
            out.append(f"/{run_font.name} {number(size)} Tf")
            font_now = run_font
        if run_font.embolden:
            out.append(f"2 Tr {number(size * run_font.embolden)} w <{hexadecimal(run)}> Tj 0 Tr")
        else:
            out.append(f"<{hexadecimal(run)}> Tj")
        run = ""

    for index, word in enumerate(line.words):
        if index and word.space:
            if word.pieces[0].font is not run_font:
                flush()
                run_font = word.pieces[0].font
            run += " "
            position += word.space * size
        for piece in word.pieces:
            if piece.icon:
                # The word beneath an icon is as wide as the icon, whatever its letters measure.
                flush()
                shown.append((piece.icon, position, y))
                alt = piece.text or " "
                if piece.font is not font_now:
                    out.append(f"/{piece.font.name} {number(size)} Tf")
                    font_now = piece.font
                pen.use(piece.font.name, alt)
                stretch = 100 * piece.width / piece.font.width(alt)
                out.append(f"3 Tr {number(stretch)} Tz <{hexadecimal(alt)}> Tj 100 Tz 0 Tr")
                run_font = piece.font
            else:
                if piece.font is not run_font:
                    flush()
                    run_font = piece.font
                run += piece.text
            position += piece.width * size
    flush()
    return font_now
