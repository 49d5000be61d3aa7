"""Faces made for measuring: a black square whose place is known, on grounds of known colours."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from printing.drawing.document import Document
from printing.drawing.pen import Pen
from printing.exports.pictures import rasterise_page
from printing.face import MM, Contour, Face, rectangle
from printing.sheets.drawing import Offsets, PageNotes, draw_side
from printing.sheets.imposing import Piece, impose
from printing.sheets.inks import Inks
from printing.sheets.preset import Preset
from printing.sizes import Size, named_sizes
from printing.text.fonts import font

POKER = named_sizes()["poker"].size
BLEED = 3.0
DPI = 300
MM_PIXELS = DPI / 25.4
"""Pixels of a millimetre."""
SQUARE = 10.0
INSET = 5.0
"""The square lies this far from the left and upper edge of a front; of a back, from the right and upper."""

IN_PLACE = Offsets()


def face(
    key: str,
    side: str = "front",
    size: Size = POKER,
    ground: tuple[float, float, float] = (1.0, 0.9, 0.6),
    text: str = "",
) -> Face:
    """A face with its square. Behind a front's square lies its back's, when the card is turned over."""
    pen = Pen()
    pen.fill(ground)
    edge = BLEED * MM
    pen.rectangle(-edge, -edge, size.width * MM + 2 * edge, size.height * MM + 2 * edge)
    pen.fill((0, 0, 0))
    x = INSET if side == "front" else size.width - INSET - SQUARE
    y = size.height - INSET - SQUARE
    pen.rectangle(x * MM, y * MM, SQUARE * MM, SQUARE * MM)
    if text:
        pen.text(font("sans", "regular"), 12, 5 * MM, 20 * MM, text)
    contour = Contour(rectangle(size.width, size.height, 3))
    return Face(key, side, "en", size.width, size.height, BLEED, contour, pen.ops(), pen.resources())


def piece(key: str, copies: int = 1, size: Size = POKER, sort: str = "card", back: bool = True) -> Piece:
    """A piece with a front and a back of its key."""
    contour = Contour(rectangle(size.width, size.height, 3))
    return Piece(
        f"item/{key}", sort, "items", size, f"{key}-front", f"{key}-back" if back else "", copies, contour
    )


def faces_of(pieces: list[Piece]) -> dict[str, Face]:
    """The faces that pieces name."""
    found = {}
    for each in pieces:
        found[each.front] = face(each.key, "front", each.size, text=each.key)
        if each.back:
            found[each.back] = face(each.key, "back", each.size, ground=(0.6, 0.8, 1.0))
    return found


def printed(pieces: list[Piece], preset: Preset, offsets: Offsets = IN_PLACE, slug: str = "") -> bytes:
    """The PDF of some pieces."""
    document = Document(title="Targets", language="en", author="Tests")
    faces, inks = faces_of(pieces), Inks(preset)
    for number, side in enumerate(impose(pieces, preset)):
        label = f"{side.sheet} {'back' if side.is_back else 'front'}"
        bookmarks = (("Items", 0),) if number == 0 else ()
        draw_side(document, side, faces, preset, inks, PageNotes(label, slug, bookmarks), offsets)
    return document.bytes()


def pixels(pdf: bytes, page: int, dpi: int = 300) -> NDArray[np.uint8]:
    """A page as an array of rows from the top, of red, green, blue."""
    return np.asarray(rasterise_page(pdf, page, dpi))


def squares(picture: NDArray[np.uint8]) -> list[tuple[float, float, float, float]]:
    """The black squares of a page in pixels (left, top, right, bottom), by rows: areas of black at least as
    large as a square, told apart from thin marks."""
    black = picture.max(axis=2) < 90
    found = []
    seen = np.zeros_like(black)
    for row, column in zip(*np.nonzero(black), strict=True):
        if seen[row, column]:
            continue
        right = column
        while right + 1 < black.shape[1] and black[row, right + 1]:
            right += 1
        bottom = row
        while bottom + 1 < black.shape[0] and black[bottom + 1, column]:
            bottom += 1
        seen[row : bottom + 1, column : right + 1] = True
        if right - column > 40 and bottom - row > 40:
            found.append((float(column), float(row), float(right + 1), float(bottom + 1)))
    return sorted(found, key=lambda box: (round(box[1] / 20), box[0]))
