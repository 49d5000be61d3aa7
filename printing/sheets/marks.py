"""What a sheet shows besides faces: crop marks, cut lines, safety margins, the fold, registration marks.

Marks are plain lines in millimetres, so that tests can measure them and the same ones go into the PDF and
beside the contours of a plotter. No crop mark or registration mark ever touches a trim or its bleed.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from printing.face import Step, ellipse
from printing.sheets.imposing import Side
from printing.sheets.preset import REGISTRATION_AT, REGISTRATION_SIZE, Preset
from printing.sheets.slots import Fold, Slot
from printing.sizes import Size

Role = Literal["crop", "cut", "safety", "fold", "registration"]

SHORTEST = 1.5
"""A crop mark that would be shorter is left out."""
SAFE_EDGE = 2.0
"""Marks stay this far from the edge of the paper: hardly a printer reaches it."""
_HAIR = 1e-6

Rectangle = tuple[float, float, float, float]
"""Left, bottom, right and top, in millimetres."""


@dataclass(frozen=True, slots=True)
class Line:
    """A straight line from one point to another."""

    role: Role
    x1: float
    y1: float
    x2: float
    y2: float


@dataclass(frozen=True, slots=True)
class Outline:
    """A closed path."""

    role: Role
    steps: tuple[Step, ...]


def under_faces(side: Side, preset: Preset, note: Rectangle | None = None) -> list[Line | Outline]:
    """The marks that lie beside the faces; crop marks end before the note in the margin."""
    found: list[Line | Outline] = []
    if preset.crop_marks and not preset.is_fitted:
        found.extend(crop_marks(side, preset, note))
    if preset.registration and not preset.is_fitted:
        found.extend(registration_marks(side.page))
    if side.fold is not None:
        found.append(_fold_line(side.fold, side.page))
    return found


def over_faces(side: Side, preset: Preset) -> list[Line | Outline]:
    """The marks that lie on the faces: where to cut and what is safe."""
    found: list[Line | Outline] = []
    if not side.is_back and not preset.is_fitted:
        if preset.cut_lines != "none":
            found.extend(cut_lines(side))
        elif preset.crop_marks:
            found.extend(_outlines(side))
    if preset.safety:
        found.extend(
            Outline("safety", placed.outline(preset.safety)) for placed in side.placed if placed.part is None
        )
    return found


def crop_marks(side: Side, preset: Preset, note: Rectangle | None = None) -> list[Line]:
    """Two marks at every corner of every straight piece, as far as they are free of others; each only
    once."""
    found: dict[tuple[float, ...], Line] = {}
    blocks = [slot.inked() for slot in side.slots]
    if note is not None:
        blocks.append(note)
    for placed in side.placed:
        for line in _corner_marks(placed.slot, side.page, preset) if placed.piece.is_rectangle() else ():
            free = _free_of(line, blocks)
            if free is not None:
                key = tuple(round(value, 3) for value in (free.x1, free.y1, free.x2, free.y2))
                found.setdefault(key, free)
    return list(found.values())


def _corner_marks(slot: Slot, page: Size, preset: Preset) -> Iterable[Line]:
    """Marks from the bleed outwards, in the lines of the trim."""
    left, bottom, right, top = slot.inked()
    offset, length = preset.mark_offset, preset.mark_length
    for x in (slot.x, slot.right):
        yield Line("crop", x, top + offset, x, min(top + offset + length, page.height - SAFE_EDGE))
        yield Line("crop", x, bottom - offset, x, max(bottom - offset - length, SAFE_EDGE))
    for y in (slot.y, slot.top):
        yield Line("crop", right + offset, y, min(right + offset + length, page.width - SAFE_EDGE), y)
        yield Line("crop", left - offset, y, max(left - offset - length, SAFE_EDGE), y)


def _free_of(line: Line, blocks: Iterable[Rectangle]) -> Line | None:
    """The line from its start to where it would meet ink; nothing if too little of it is left."""
    is_level = line.y1 == line.y2
    start, end = (line.x1, line.x2) if is_level else (line.y1, line.y2)
    at = line.y1 if is_level else line.x1
    way = 1 if end > start else -1
    length = abs(end - start) if (end - start) * way > 0 else 0.0
    outward = (line.x2 - line.x1, line.y2 - line.y1)
    for left, bottom, right, top in blocks:
        low, high, across_low, across_high = (
            (left, right, bottom, top) if is_level else (bottom, top, left, right)
        )
        if not across_low - _HAIR <= at <= across_high + _HAIR:
            continue
        near = low - start if way > 0 else start - high
        far = high - start if way > 0 else start - low
        if far > -_HAIR:
            length = min(length, max(0.0, near))
    if length < SHORTEST or outward == (0, 0):
        return None
    reach = start + way * length
    return Line(line.role, start, at, reach, at) if is_level else Line(line.role, at, start, at, reach)


def cut_lines(side: Side) -> list[Line | Outline]:
    """The lines of the trims; where two pieces touch there is one line. Round and odd
    pieces get their outline; what is folded behind a front is cut with it."""
    found: list[Line | Outline] = [*_outlines(side)]
    edges: dict[tuple[bool, float], list[tuple[float, float]]] = {}
    for placed in side.placed:
        slot = placed.slot
        if placed.is_back or not placed.piece.is_rectangle():
            continue
        for at in (slot.x, slot.right):
            edges.setdefault((False, round(at, 3)), []).append((slot.y, slot.top))
        for at in (slot.y, slot.top):
            edges.setdefault((True, round(at, 3)), []).append((slot.x, slot.right))
    for (is_level, at), spans in sorted(edges.items()):
        for start, end in _joined(spans):
            line = (start, at, end, at) if is_level else (at, start, at, end)
            found.append(Line("cut", *line))
    return found


def _outlines(side: Side) -> list[Outline]:
    """The contours of pieces that no straight cut cuts out: marks at their corners would not help."""
    return [
        Outline("cut", placed.outline())
        for placed in side.placed
        if not placed.is_back and not placed.piece.is_rectangle() and placed.part is None
    ]


def _joined(spans: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """Spans that touch or overlap as one."""
    found: list[tuple[float, float]] = []
    for start, end in sorted(spans):
        if found and start <= found[-1][1] + 1e-3:
            found[-1] = (found[-1][0], max(found[-1][1], end))
        else:
            found.append((start, end))
    return found


def registration_marks(page: Size) -> list[Line | Outline]:
    """A cross in a ring near three corners; the fourth is empty, so that a plotter knows the way up."""
    found: list[Line | Outline] = []
    half, ring = REGISTRATION_SIZE / 2, REGISTRATION_SIZE * 0.3
    for x, y in registration_points(page):
        found.append(Line("registration", x - half, y, x + half, y))
        found.append(Line("registration", x, y - half, x, y + half))
        circle = [(step, _moved(at, x - ring, y - ring)) for step, at in ellipse(2 * ring, 2 * ring)]
        found.append(Outline("registration", tuple(circle)))
    return found


def registration_points(page: Size) -> list[tuple[float, float]]:
    """The middles of the registration marks: lower left, lower right, upper left."""
    at = REGISTRATION_AT
    return [(at, at), (page.width - at, at), (at, page.height - at)]


def _fold_line(fold: Fold, page: Size) -> Line:
    if fold.is_upright:
        return Line("fold", fold.at, SAFE_EDGE, fold.at, page.height - SAFE_EDGE)
    return Line("fold", SAFE_EDGE, fold.at, page.width - SAFE_EDGE, fold.at)


def _moved(numbers: tuple[float, ...], x: float, y: float) -> tuple[float, ...]:
    return tuple(value + (y if position % 2 else x) for position, value in enumerate(numbers))
