"""Draws imposed sides into a document: faces in their slots, clipped to the room of their bleed, and the
marks around and over them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from printing.drawing.document import Box, Document
from printing.drawing.pen import Pen
from printing.face import MM, Face
from printing.sheets.imposing import Placed, Side, turns_like_a_book
from printing.sheets.inks import Inks
from printing.sheets.marks import SAFE_EDGE, Line, Outline, Rectangle, over_faces, under_faces
from printing.sheets.page_text import width_mm, write
from printing.sheets.preset import Preset

_BLACK = (0.0, 0.0, 0.0)
_GREY = (0.45, 0.45, 0.45)
_MAGENTA = (0.9, 0.0, 0.55)
_CYAN = (0.0, 0.55, 0.85)
_PENS: dict[str, tuple[tuple[float, float, float], float, tuple[float, ...]]] = {
    "crop": (_BLACK, 0.25, ()),
    "cut": (_GREY, 0.25, ()),
    "safety": (_MAGENTA, 0.4, (2, 1.5)),
    "fold": (_CYAN, 0.4, (6, 3)),
    "registration": (_BLACK, 0.5, ()),
}
_DASHED = (3.0, 2.0)
SLUG_SIZE = 5.0
SLUG_STRIP = 5.5
"""The strip along an edge of the paper, in millimetres, that a note needs."""
_NOTE_AIR = 0.5


@dataclass(frozen=True, slots=True)
class Offsets:
    """How far a printer's backs are off, in millimetres to the right and up, seen from the front: what the
    calibration page tells. Backs are moved by as much the other way."""

    right: float = 0
    up: float = 0

    def move(self, side: Side, preset: Preset) -> tuple[float, float]:
        """How far a page is moved, in its own directions."""
        if not side.is_back:
            return 0, 0
        if turns_like_a_book(side.page, preset.duplex):
            return self.right, -self.up
        return -self.right, self.up


@dataclass(frozen=True, slots=True)
class PageNotes:
    """What is said beside the faces of a side: its label, the bookmarks that lead to it, the note in the
    margin."""

    label: str = ""
    slug: str = ""
    bookmarks: tuple[tuple[str, int], ...] = field(default=())


def draw_side(
    document: Document,
    side: Side,
    faces: Mapping[str, Face],
    preset: Preset,
    inks: Inks,
    notes: PageNotes,
    offsets: Offsets,
) -> None:
    """One page."""
    across, up = offsets.move(side, preset)
    trim, bleed = boxes(side, across, up)
    pen = document.page(side.page.width, side.page.height, trim=trim, bleed=bleed, label=notes.label)
    for title, level in notes.bookmarks:
        document.bookmark(title, level)
    pen.save()
    if across or up:
        pen.matrix(1, 0, 0, 1, across * MM, up * MM)
    place = _note_place(side, notes.slug) if notes.slug and preset.slug and not preset.is_fitted else None
    _marks(pen, under_faces(side, preset, _note_room(notes.slug, place) if place else None), preset)
    for placed in side.placed:
        if placed.face:
            _face(pen, placed, faces[placed.face], inks)
    _marks(pen, over_faces(side, preset), preset)
    if place is not None:
        x, y, is_upright = place
        pen.fill(_BLACK)
        write(pen, notes.slug, x, y, SLUG_SIZE, upwards=is_upright)
    pen.restore()


def boxes(side: Side, across: float = 0, up: float = 0) -> tuple[Box | None, Box | None]:
    """What all trims of a side cover together, and what their bleeds cover; never beyond the paper."""
    if not side.placed:
        return None, None
    slots = side.slots
    trims = [(slot.x, slot.y, slot.right, slot.top) for slot in slots]
    return _around(trims, side, across, up), _around([slot.inked() for slot in slots], side, across, up)


def _around(rectangles: list[tuple[float, float, float, float]], side: Side, across: float, up: float) -> Box:
    left = max(0.0, min(each[0] for each in rectangles) + across)
    bottom = max(0.0, min(each[1] for each in rectangles) + up)
    right = min(side.page.width, max(each[2] for each in rectangles) + across)
    top = min(side.page.height, max(each[3] for each in rectangles) + up)
    return Box(left, bottom, right - left, top - bottom)


def _face(pen: Pen, placed: Placed, face: Face, inks: Inks) -> None:
    left, bottom, right, top = placed.slot.inked()
    a, b, c, d, e, f = placed.matrix()
    pen.save()
    if placed.piece.is_ellipse():  # the bleed of a round piece is round: the corners are only ink
        room = placed.slot.room
        bleed = min(room.left, room.right, room.bottom, room.top, face.bleed_mm)
        pen.path(placed.outline(-bleed), "W n")
    pen.rectangle(left * MM, bottom * MM, (right - left) * MM, (top - bottom) * MM, "W n")
    pen.matrix(a, b, c, d, e * MM, f * MM)
    pen.place(inks.form(face))
    pen.restore()


def _marks(pen: Pen, marks: Iterable[Line | Outline], preset: Preset) -> None:
    role = ""
    for mark in marks:
        if mark.role != role:
            if role:
                pen.restore()
            pen.save()
            role = mark.role
            colour, width, dash = _PENS[role]
            if preset.colours == "grayscale":
                grey = 0.299 * colour[0] + 0.587 * colour[1] + 0.114 * colour[2]
                colour = (grey, grey, grey)
            pen.stroke(colour, width, _DASHED if role == "cut" and preset.cut_lines == "dashed" else dash)
        if isinstance(mark, Line):
            pen.line(mark.x1 * MM, mark.y1 * MM, mark.x2 * MM, mark.y2 * MM)
        else:
            pen.path(mark.steps, "S")
    if role:
        pen.restore()


def _note_place(side: Side, text: str) -> tuple[float, float, bool] | None:
    """Where the note in the margin begins and whether it runs upwards: below, above or on the left, wherever
    no ink lies; nowhere if there is no room."""
    inked = [slot.inked() for slot in side.slots] or [(SLUG_STRIP,) * 4]
    length = width_mm(text, SLUG_SIZE)
    bottom, top = min(each[1] for each in inked), max(each[3] for each in inked)
    left = min(each[0] for each in inked)
    start_x, start_y = max(left, SAFE_EDGE + 1), max(bottom, SAFE_EDGE + 1)
    if bottom >= SLUG_STRIP and start_x + length < side.page.width - SAFE_EDGE:
        return start_x, SAFE_EDGE + 1, False
    if side.page.height - top >= SLUG_STRIP and start_x + length < side.page.width - SAFE_EDGE:
        return start_x, side.page.height - SLUG_STRIP + 1.5, False
    if left >= SLUG_STRIP and start_y + length < side.page.height - SAFE_EDGE:
        return SAFE_EDGE + 2, start_y, True
    return None


def _note_room(text: str, place: tuple[float, float, bool]) -> Rectangle:
    """What the letters of a note cover, and a little more."""
    x, y, is_upright = place
    length, high = width_mm(text, SLUG_SIZE), SLUG_SIZE / MM
    if is_upright:
        return (x - high, y - _NOTE_AIR, x + high / 3, y + length + _NOTE_AIR)
    return (x - _NOTE_AIR, y - high / 3, x + length + _NOTE_AIR, y + high)
