"""Printed sheets, read by others: pikepdf for the structure, the rasteriser for what is seen."""

from __future__ import annotations

import io
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
import pikepdf
import pytest

from printing.drawing.document import Document
from printing.face import MM, Face
from printing.sheets.drawing import Offsets, PageNotes, draw_side
from printing.sheets.imposing import impose
from printing.sheets.inks import Inks
from printing.sheets.preset import Preset
from printing.sheets.presets import preset_named, shipped_presets
from printing.sizes import Size
from tests.printing.sheets.targets import DPI, MM_PIXELS, SQUARE, faces_of, piece, pixels, printed, squares


def opened(pdf: bytes) -> pikepdf.Pdf:
    return pikepdf.open(io.BytesIO(pdf))


def box(page: pikepdf.Page, name: str) -> list[float]:
    return [float(value) / MM for value in page.obj[name].as_list()]


@pytest.mark.parametrize("name", shipped_presets())
def test_every_preset_gives_a_clean_file(name: str) -> None:
    """The structure has no fault for qpdf; title, author, language, bookmarks, labels and boxes are there."""
    if name == "a4-perforated":
        pieces = [piece("a", 11, Size(54, 85)), piece("b", 1, Size(54, 85))]
    else:
        pieces = [piece("a", 11), piece("b"), piece("t", 5, Size(22, 22), "token", back=False)]
    with opened(printed(pieces, preset_named(name), slug="Targets · sheet")) as pdf:
        assert pdf.check_pdf_syntax() == []
        assert pdf.docinfo["/Title"] == "Targets"
        assert pdf.docinfo["/Author"] == "Tests"
        assert pdf.Root.Lang == "en"
        with pdf.open_outline() as outline:
            assert [each.title for each in outline.root] == ["Items"]
        assert str(pdf.pages[0].label) == "1 front"
        for page in pdf.pages:
            if "/TrimBox" not in page.obj:
                continue
            media, trim, bleed = (box(page, each) for each in ("/MediaBox", "/TrimBox", "/BleedBox"))
            assert all(
                m <= b + 1e-3 <= t + 2e-3 for m, b, t in zip(media[:2], bleed[:2], trim[:2], strict=True)
            )
            assert all(
                m >= b - 1e-3 >= t - 2e-3 for m, b, t in zip(media[2:], bleed[2:], trim[2:], strict=True)
            )


def test_the_boxes_of_a_page_for_a_shop() -> None:
    with opened(printed([piece("a")], preset_named("shop"))) as pdf:
        assert len(pdf.pages) == 2
        for page in pdf.pages:
            assert box(page, "/MediaBox") == pytest.approx([0, 0, 69.5, 94.9], abs=0.001)
            assert box(page, "/TrimBox") == pytest.approx([3, 3, 66.5, 91.9], abs=0.001)
            assert box(page, "/BleedBox") == pytest.approx([0, 0, 69.5, 94.9], abs=0.001)


@pytest.mark.parametrize("duplex", ["long_edge", "short_edge"])
@pytest.mark.parametrize("name", ["a4-touching", "a4-bleed", "letter-touching", "a3-touching"])
def test_backs_register_with_fronts_within_a_tenth_of_a_millimetre(name: str, duplex: str) -> None:
    """Both pages are rasterised, the back is turned over as the printer does it, and every square of a front
    must have the square of its back behind it."""
    preset = preset_named(name, {"duplex": duplex, "crop_marks": False})
    sides = impose([piece("a", 7)], preset)
    pdf = printed([piece("a", 7)], preset)
    front, back = pixels(pdf, 0, DPI), pixels(pdf, 1, DPI)
    is_portrait = sides[0].page.width <= sides[0].page.height
    as_book = is_portrait == (duplex == "long_edge")
    seen = back[:, ::-1] if as_book else back[::-1]
    ahead, behind = squares(front), squares(seen)
    assert len(ahead) == len(behind) == 7
    for one, other in zip(ahead, behind, strict=True):
        for a, b in zip(one, other, strict=True):
            assert abs(a - b) / MM_PIXELS <= 0.1
        assert (one[2] - one[0]) / MM_PIXELS == pytest.approx(SQUARE, abs=0.1)


def test_gutterfold_backs_register_when_the_sheet_is_folded() -> None:
    preset = preset_named("a4-gutterfold", {"crop_marks": False})
    (side,) = impose([piece("a", 4)], preset)
    assert side.fold is not None
    page = pixels(printed([piece("a", 4)], preset), 0, DPI)
    at = round(side.fold.at * MM_PIXELS)
    if side.fold.is_upright:
        first, second = page[:, :at], page[:, at:][:, ::-1]
        second = second[:, -at:]
    else:
        first, second = page[:at], page[at:][::-1]
        second = second[-at:]
    ahead, behind = squares(first), squares(second)
    assert len(ahead) == len(behind) == 4
    shift = first.shape[1] - second.shape[1] if side.fold.is_upright else first.shape[0] - second.shape[0]
    assert abs(shift) <= 1
    for one, other in zip(ahead, behind, strict=True):
        assert all(abs(a - b) / MM_PIXELS <= 0.1 for a, b in zip(one, other, strict=True))


@pytest.mark.parametrize("duplex", ["long_edge", "short_edge"])
def test_a_printers_offset_is_taken_back(duplex: str) -> None:
    """Seen from the front, backs lie as far to the left and down as the printer puts them to the right and
    up; fronts stay."""
    preset = preset_named("a4-touching", {"crop_marks": False, "duplex": duplex})
    plain = printed([piece("a")], preset)
    moved = printed([piece("a")], preset, Offsets(right=1, up=0.5))
    assert (pixels(plain, 0) == pixels(moved, 0)).all()
    seen = [
        page[:, ::-1] if duplex == "long_edge" else page[::-1]
        for page in (pixels(plain, 1), pixels(moved, 1))
    ]
    (before,), (after,) = squares(seen[0]), squares(seen[1])
    assert (after[0] - before[0]) / MM_PIXELS == pytest.approx(-1, abs=0.1)
    assert (before[1] - after[1]) / MM_PIXELS == pytest.approx(-0.5, abs=0.1)


def without_faces(pieces: int, preset: Preset) -> bytes:
    """A sheet with its marks alone: what the marks ink can then be told from the faces."""
    document = Document(title="Marks", language="en")
    some = [piece("a", pieces)]
    side = impose(some, preset)[0]
    white = {name: _blank(face) for name, face in faces_of(some).items()}
    draw_side(document, side, white, preset, Inks(preset), PageNotes(slug="note"), Offsets())
    return document.bytes()


def _blank(face: Face) -> Face:
    return replace(face, ops=b"n")


@pytest.mark.parametrize("name", ["a4-touching", "a4-bleed", "letter-touching", "letter-bleed", "a4-plotter"])
def test_marks_and_notes_ink_nothing_within_trim_or_bleed(name: str) -> None:
    preset = preset_named(name)
    side = impose([piece("a", 9)], preset)[0]
    picture = pixels(without_faces(9, preset), 0, DPI)
    inked = picture.min(axis=2) < 250
    assert inked.any()
    height = picture.shape[0]
    for slot in side.slots:
        left, bottom, right, top = (value * MM_PIXELS for value in slot.inked())
        rows = slice(max(0, int(height - top) + 2), int(height - bottom) - 1)
        columns = slice(max(0, int(left) + 2), int(right) - 1)
        assert not inked[rows, columns].any()


@pytest.mark.parametrize("name", ["a4-touching", "a4-bleed", "letter-bleed", "a4-gutterfold"])
def test_crop_marks_end_before_the_note_in_the_margin(name: str) -> None:
    preset = preset_named(name)
    some = [piece("a", 8)]
    side = impose(some, preset)[0]
    white = {key: _blank(face) for key, face in faces_of(some).items()}

    def ink(slug: str, *, crop_marks: bool) -> np.ndarray:
        shown = replace(preset, crop_marks=crop_marks)
        document = Document(title="Marks", language="en")
        draw_side(document, side, white, shown, Inks(shown), PageNotes(slug=slug), Offsets())
        return np.asarray(pixels(document.bytes(), 0, DPI).min(axis=2) < 200)

    note = "A note that is about as long as the ones on sheets, Poker (63.5 × 88.9 mm), front, sheet 1"
    bare, marked = ink("", crop_marks=False), ink("", crop_marks=True)
    noted, both = ink(note, crop_marks=False), ink(note, crop_marks=True)
    letters = noted & ~bare
    assert letters.any()
    assert (both & ~noted).sum() > 0.8 * (marked & ~bare).sum() > 0
    assert not (both & ~noted & _grown(letters)).any()


def _grown(ink: np.ndarray) -> np.ndarray:
    """What lies within three pixels of some ink, across or up."""
    found = ink.copy()
    for step in range(1, 4):
        for axis in (0, 1):
            found |= np.roll(ink, step, axis) | np.roll(ink, -step, axis)
    return found


def test_the_bleed_is_inked_as_far_as_it_has_room() -> None:
    preset = preset_named("a4-bleed")
    side = impose([piece("a", 8)], preset)[0]
    picture = pixels(printed([piece("a", 8)], preset), 0, DPI)
    height = picture.shape[0]
    for slot in side.slots:
        left, bottom, right, top = slot.inked()
        assert (slot.x - left, right - slot.right) == pytest.approx((3, 3))
        for x, y in ((left + 0.3, bottom + 0.3), (right - 0.3, top - 0.3)):
            pixel = picture[int(height - y * MM_PIXELS), int(x * MM_PIXELS)]
            assert tuple(pixel) == (255, 230, 153)


def test_touching_cards_have_bleed_only_outside() -> None:
    side = impose([piece("a", 9)], preset_named("a4-touching"))[0]
    middle = side.slots[4].room
    assert (middle.left, middle.right, middle.bottom, middle.top) == pytest.approx((0, 0, 0, 0), abs=1e-9)
    corner = side.slots[0].room
    assert (corner.left, corner.right, corner.bottom, corner.top) == pytest.approx((3, 0, 0, 3), abs=1e-9)


def test_a_grey_print_holds_no_colour() -> None:
    preset = preset_named("a4-touching", {"colours": "grayscale", "safety": 3, "cut_lines": "solid"})
    pdf = printed([piece("a", 2)], preset)
    for page in (0, 1):
        picture = pixels(pdf, page, 100).astype(int)
        assert np.abs(picture - picture.mean(axis=2, keepdims=True)).max() < 1
    with opened(pdf) as read:
        streams = [obj.read_bytes() for obj in read.objects if isinstance(obj, pikepdf.Stream)]
    colours = [
        found.groups()
        for stream in streams
        for found in re.finditer(rb"(\S+) (\S+) (\S+) (?:rg|RG)\b", stream)
    ]
    assert colours
    assert all(red == green == blue for red, green, blue in colours)


def test_the_safety_overlay_and_cut_lines_are_drawn_over_the_faces() -> None:
    plain, proof = (
        pixels(printed([piece("a")], preset_named("a4-bleed", changes)), 0)
        for changes in ({}, {"safety": 3, "cut_lines": "solid"})
    )
    changed = np.argwhere((plain != proof).any(axis=2))
    slot = impose([piece("a")], preset_named("a4-bleed"))[0].slots[0]
    height = plain.shape[0]
    assert changed[:, 1].min() == pytest.approx(slot.x * MM_PIXELS, abs=3)
    assert changed[:, 0].min() == pytest.approx(height - slot.top * MM_PIXELS, abs=3)
    middle = height - (slot.y + slot.height / 2) * MM_PIXELS
    row = changed[np.abs(changed[:, 0] - middle) < 30]
    inside = row[row[:, 1] > (slot.x + 1) * MM_PIXELS]
    assert inside[:, 1].min() == pytest.approx((slot.x + 3) * MM_PIXELS, abs=3)


PROGRAM = """
import sys
import django
django.setup()
from tests.printing.sheets.targets import piece, printed
from printing.sheets.presets import preset_named
sys.stdout.buffer.write(printed([piece("a", 11), piece("b", 3)], preset_named("a4-touching"), slug="Note"))
"""


def test_two_processes_write_the_same_bytes() -> None:
    root = Path(__file__).parents[3]
    made = [
        subprocess.run(
            [sys.executable, "-c", PROGRAM],
            capture_output=True,
            check=True,
            cwd=root,
            env={"PYTHONHASHSEED": seed, "PATH": "", "DJANGO_SETTINGS_MODULE": "tests.settings"},
        ).stdout
        for seed in ("1", "2")
    ]
    assert made[0] == made[1]
    assert made[0].startswith(b"%PDF-")
    assert made[0] == printed([piece("a", 11), piece("b", 3)], preset_named("a4-touching"), slug="Note")
