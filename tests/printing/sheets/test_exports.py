"""Exports, read by others: contours by an XML parser, pictures by Pillow, the table's save file as JSON."""

from __future__ import annotations

import io
import json
import re
import xml.etree.ElementTree as ET
import zipfile
from collections import Counter
from pathlib import Path

import numpy as np
import pypdfium2
import pytest
from PIL import Image, ImageChops

from printing.exports.contours import contours
from printing.exports.pictures import face_pictures
from printing.exports.tabletop import COLUMNS, LARGEST, ROWS, Titled, tabletop
from printing.face import Face
from printing.sheets.imposing import impose
from printing.sheets.marks import registration_points
from printing.sheets.presets import preset_named
from printing.sizes import Size
from studio.print_sources import Source
from tests.printing.sheets.conftest import Job
from tests.printing.sheets.targets import MM_PIXELS, face, faces_of, piece, pixels, printed

SVG = "{http://www.w3.org/2000/svg}"


def points(path: str) -> tuple[list[float], list[float]]:
    """The x and y of everything a path names."""
    numbers = [float(each) for each in re.findall(r"-?[0-9.]+", path)]
    return numbers[::2], numbers[1::2]


def test_contours_lie_where_the_pieces_are_printed() -> None:
    """In millimetres from the top left, and the printed squares lie inside them."""
    preset = preset_named("a4-plotter")
    pieces = [piece("a", 6), piece("b", 2)]
    side = impose(pieces, preset)[0]
    root = ET.fromstring(contours(side, "Test <sheet>"))
    assert (root.get("width"), root.get("height"), root.get("viewBox")) == ("210mm", "297mm", "0 0 210 297")
    groups = {group.get("id"): group for group in root.iter(f"{SVG}g")}
    cuts = groups["cut"].findall(f"{SVG}path")
    assert len(cuts) == len(side.slots) == 8
    assert len({cut.get("id") for cut in cuts}) == 8
    for cut, slot in zip(cuts, side.slots, strict=True):
        xs, ys = points(cut.get("d", ""))
        box = (min(xs), min(ys), max(xs), max(ys))
        assert box == pytest.approx((slot.x, 297 - slot.top, slot.right, 297 - slot.y), abs=0.001)


def test_parts_of_a_large_piece_are_cut_where_they_are_taped() -> None:
    side = impose([piece("board", 1, Size(300, 420), "board")], preset_named("a4-plotter"))[0]
    root = ET.fromstring(contours(side, "board"))
    (cut,) = next(g for g in root.iter(f"{SVG}g") if g.get("id") == "cut").findall(f"{SVG}path")
    xs, ys = points(cut.get("d", ""))
    assert (max(xs) - min(xs), max(ys) - min(ys)) == pytest.approx(
        (side.slots[0].width, side.slots[0].height)
    )


def test_registration_marks_of_contours_and_sheet_are_the_same() -> None:
    preset = preset_named("a4-plotter")
    side = impose([piece("a", 8)], preset)[0]
    root = ET.fromstring(contours(side, "sheet"))
    marks = next(group for group in root.iter(f"{SVG}g") if group.get("id") == "marks")
    lines = [
        tuple(float(line.get(name, "")) for name in ("x1", "y1", "x2", "y2"))
        for line in marks.iter(f"{SVG}line")
    ]
    middles = {(round((a + c) / 2, 3), round((b + d) / 2, 3)) for a, b, c, d in lines}
    wanted = registration_points(side.page)
    assert middles == {(round(x, 3), round(side.page.height - y, 3)) for x, y in wanted}
    picture = pixels(printed([piece("a", 8)], preset), 0)
    for x, y in middles:
        (top, bottom), (left, right) = (
            (int((at - 2) * MM_PIXELS), int((at + 2) * MM_PIXELS)) for at in (y, x)
        )
        around = picture[top:bottom, left:right]
        dark = np.argwhere(around.max(axis=2) < 128)
        assert dark.mean(axis=0) / MM_PIXELS == pytest.approx((2, 2), abs=0.1)


def test_pictures_of_faces_have_their_bleed_and_say_their_resolution(tmp_path: Path) -> None:
    card = face("a", text="Card")
    ((_, content),) = face_pictures([card], cache=tmp_path)
    with Image.open(io.BytesIO(content)) as image:
        assert image.size == (round(69.5 / 25.4 * 300), round(94.9 / 25.4 * 300))
        assert image.info["dpi"] == pytest.approx((300, 300), abs=0.02)
        assert image.getpixel((1, 1)) == (255, 230, 153)
    ((_, trimmed),) = face_pictures([card], bleed=False, cache=tmp_path)
    with Image.open(io.BytesIO(trimmed)) as image:
        assert image.size == (750, 1050)


def test_a_face_is_rasterised_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = dict(face_pictures([face("a"), face("b"), face("c", "back")], cache=tmp_path))
    assert len(set(first.values())) == 2  # a and b look the same

    def never(*_: object) -> None:
        raise AssertionError("rasterised again")

    monkeypatch.setattr(pypdfium2, "PdfDocument", never)
    again = [made for _, made in face_pictures([face("a"), face("c", "back")], cache=tmp_path)]
    assert set(again) == set(first.values())
    with pytest.raises(AssertionError):
        list(face_pictures([face("d", ground=(0, 0, 1))], cache=tmp_path))


def test_pictures_are_named_for_upload(job: Job, tmp_path: Path) -> None:
    job(parts=("heroes",), outputs=("pictures",), archives=True).run(tmp_path)
    with zipfile.ZipFile(tmp_path / "platformer-en-pictures.zip") as archive:
        assert archive.testzip() is None
        names = archive.namelist()
    assert len(names) == 12
    assert all(re.fullmatch(r"\d{3}-hero-[a-z_]+-x1-(front|back)\.png", name) for name in names)
    assert names == sorted(names)


def rasterise(faces: list[Face], dpi: int) -> dict[str, Image.Image]:
    made = face_pictures(faces, dpi=dpi, bleed=False)
    return {each.hash: Image.open(io.BytesIO(content)).convert("RGB") for each, content in made}


def table(pieces: list[Titled], address: str = "https://example.org/") -> tuple[dict[str, bytes], dict]:  # type: ignore[type-arg]
    faces = faces_of([each.piece for each in pieces])
    files = tabletop(pieces, faces, rasterise, name="Test", address=address)  # type: ignore[arg-type]
    return files, json.loads(files["save.json"])


def test_a_deck_of_more_than_a_sheet() -> None:
    """Seventy-five different cards: two sheets of ten by seven, no picture too large, ids that lead to the
    right place, the last place of a sheet left empty."""
    cards = [Titled(piece(f"c{n}", 2 if n == 74 else 1), f"Card {n}", "Items") for n in range(75)]
    files, save = table(cards)
    (deck,) = save["ObjectStates"]
    assert deck["Name"] == "DeckCustom"
    assert len(deck["DeckIDs"]) == 76 == len(deck["ContainedObjects"])
    assert [card["CardID"] for card in deck["ContainedObjects"]] == deck["DeckIDs"]
    assert sorted(deck["CustomDeck"]) == sorted({str(identity // 100) for identity in deck["DeckIDs"]})
    assert len(deck["CustomDeck"]) == 2
    assert max(identity % 100 for identity in deck["DeckIDs"]) == 68
    for sheet in deck["CustomDeck"].values():
        assert (sheet["NumWidth"], sheet["NumHeight"]) == (COLUMNS, ROWS)
        assert sheet["UniqueBack"] is False
        with Image.open(io.BytesIO(files[sheet["FaceURL"].removeprefix("https://example.org/")])) as image:
            assert max(image.size) <= LARGEST
            width, height = image.size[0] // COLUMNS, image.size[1] // ROWS
            last = image.crop((9 * width, 6 * height, 10 * width, 7 * height))
            assert last.convert("L").getextrema() == (0, 0)
    by_name = {card["Nickname"]: card["CardID"] for card in deck["ContainedObjects"]}
    identity = by_name["Card 13"]
    sheet = deck["CustomDeck"][str(identity // 100)]
    with Image.open(io.BytesIO(files[sheet["FaceURL"].rpartition("/")[2]])) as image:
        width, height = image.size[0] // COLUMNS, image.size[1] // ROWS
        place = identity % 100
        left, top = place % COLUMNS * width, place // COLUMNS * height
        shown = image.convert("RGB").crop((left, top, left + width, top + height))
    wanted = faces_of([cards[13].piece])["c13-front"]
    dpi = round(width / 63.5 * 25.4)
    expected = rasterise([wanted], dpi)[wanted.hash].resize((width, height), Image.Resampling.LANCZOS)
    assert np.asarray(ImageChops.difference(shown, expected)).mean() < 1


def test_tokens_are_tiles_in_stacks() -> None:
    pieces = [
        Titled(piece("coin", 12, Size(20, 20), "token"), "Coin", "Tokens"),
        Titled(piece("map", 1, Size(80, 80), "tile"), "Map", "Tiles"),
        Titled(piece("card"), "Card", "Items"),
    ]
    files, save = table(pieces, address="")
    kinds = {thing["Nickname"]: thing for thing in save["ObjectStates"]}
    assert Counter(thing["Name"] for thing in save["ObjectStates"]) == {
        "Custom_Tile_Stack": 1,
        "Custom_Tile": 1,
        "CardCustom": 1,
    }
    assert kinds["Coin"]["Number"] == 12
    for thing in (kinds["Coin"], kinds["Map"]):
        for name in ("ImageURL", "ImageSecondaryURL"):
            assert thing["CustomImage"][name] in files
    guids = [thing["GUID"] for thing in save["ObjectStates"]]
    assert len(set(guids)) == len(guids)


def test_the_whole_of_platformer_on_the_table(job: Job, platformer: Source, tmp_path: Path) -> None:
    """Every address in the save file leads to a picture beside it."""
    job(parts=("heroes", "tokens"), outputs=("tabletop",)).run(tmp_path)
    folder = tmp_path / "platformer-en-tabletop"
    save = (folder / "save.json").read_text(encoding="utf-8")
    addresses = set(re.findall(r'"(?:FaceURL|BackURL|ImageURL|ImageSecondaryURL)": "([^"]+)"', save))
    assert addresses
    for address in addresses:
        assert address.startswith(f"{folder.absolute().as_uri()}/")
        assert (folder / address.rpartition("/")[2]).is_file()
    assert (folder / "README.txt").read_text(encoding="utf-8").startswith("Platformer (release 3)")


def test_sheets_that_are_cut_by_a_plotter_have_its_marks(job: Job, tmp_path: Path) -> None:
    """Whatever the preset says: contours without marks on the sheet would be of no use."""
    job(parts=("heroes",), outputs=("pdf", "contours")).run(tmp_path)
    drawn = (tmp_path / "platformer-en-a4-touching-contours" / "001.svg").read_text()
    assert 'id="marks"' in drawn
    picture = pixels((tmp_path / "platformer-en-a4-touching.pdf").read_bytes(), 0)
    height = picture.shape[0]
    for x, y in registration_points(Size(210, 297)):
        assert picture[int(height - y * MM_PIXELS), int(x * MM_PIXELS)].max() < 128
    job(parts=("heroes",), outputs=("contours",), preset="shop").run(tmp_path)
    assert 'id="marks"' not in (tmp_path / "platformer-en-shop-contours" / "001.svg").read_text()
