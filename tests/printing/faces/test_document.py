"""The document as other people's readers see it: structure, fonts, boxes, labels, bytes."""

from __future__ import annotations

import io
import subprocess
import sys
from pathlib import Path

import pikepdf
import pypdf
import pypdfium2
import pytest
from PIL import ImageChops

from printing.drawing.document import Box, Document
from printing.drawing.pen import Pen, number
from printing.face import Contour, Face, rectangle
from printing.text.fonts import font

ROOT = Path(__file__).parents[3]


def plain_face(text: str = "Łódź", colour: tuple[float, float, float] = (1, 0, 0), size: float = 20) -> Face:
    """A square with a bar along its left edge, so that turns can be seen."""
    pen = Pen()
    pen.fill((1, 1, 1))
    pen.rectangle(-10, -10, size * 3 + 20, size * 3 + 20)
    pen.fill(colour)
    pen.rectangle(0, 0, size * 72 / 25.4 / 4, size * 72 / 25.4)
    pen.fill((0, 0, 0))
    pen.text(font("sans", "regular"), 8, 20, 20, text)
    return Face(
        "test/face", "front", "pl", size, size, 3, Contour(rectangle(size, size)), pen.ops(), pen.resources()
    )


def sample() -> bytes:
    document = Document(title="Próba", language="pl", author="Ada", subject="A test")
    for number_ in (1, 2):
        document.page(100, 80, trim=Box(10, 10, 20, 20), bleed=Box(7, 7, 26, 26), label=f"Karta {number_}")
        document.place(plain_face(), 10, 10)
        document.bookmark(f"Strona {number_}", 0)
    return document.bytes()


def test_qpdf_finds_the_structure_clean() -> None:
    with pikepdf.open(io.BytesIO(sample())) as pdf:
        assert pdf.check_pdf_syntax() == []
        assert len(pdf.pages) == 2


def test_metadata_language_labels_and_bookmarks_are_there() -> None:
    reader = pypdf.PdfReader(io.BytesIO(sample()))
    assert reader.metadata is not None
    assert reader.metadata.title == "Próba"
    assert reader.metadata.author == "Ada"
    assert reader.page_labels == ["Karta 1", "Karta 2"]
    assert [entry["/Title"] for entry in reader.outline] == ["Strona 1", "Strona 2"]  # type: ignore[call-overload]
    with pikepdf.open(io.BytesIO(sample())) as pdf:
        assert str(pdf.Root.Lang) == "pl"


def test_boxes_are_where_they_were_asked_for() -> None:
    with pikepdf.open(io.BytesIO(sample())) as pdf:
        page = pdf.pages[0]
        for name, wanted in (
            ("/MediaBox", (0, 0, 100, 80)),
            ("/TrimBox", (10, 10, 30, 30)),
            ("/BleedBox", (7, 7, 33, 33)),
        ):
            found = [float(value) * 25.4 / 72 for value in page.obj[name]]
            assert found == pytest.approx(wanted, abs=0.001)


def test_fonts_are_embedded_and_subset() -> None:
    with pikepdf.open(io.BytesIO(sample())) as pdf:
        fonts = [
            obj for obj in pdf.objects if isinstance(obj, pikepdf.Dictionary) and obj.get("/Type") == "/Font"
        ]
        whole = [each for each in fonts if each.Subtype == "/Type0"]
        assert len(whole) == 1
        assert "+FiraSansRegular" in str(whole[0].BaseFont)
        descendant = whole[0].DescendantFonts[0]
        program = bytes(descendant.FontDescriptor.FontFile2.read_bytes())
        assert program[:4] in (b"\x00\x01\x00\x00", b"true")
        assert len(program) < 12_000  # four letters and not a whole font
        assert {str(each.Subtype) for each in fonts} == {"/Type0", "/CIDFontType2"}


def test_the_text_can_be_read_by_another_library() -> None:
    assert pypdf.PdfReader(io.BytesIO(sample())).pages[0].extract_text().strip() == "Łódź"
    page = pypdfium2.PdfDocument(sample())[0].get_textpage()
    assert page.get_text_range().strip() == "Łódź"


def test_a_face_is_stored_once_however_often_it_is_placed() -> None:
    document = Document(title="Many", language="en")
    face = plain_face()
    for _ in range(5):
        document.page(210, 297)
        for place in range(20):
            document.place(face, 10 * place, 10)
    with pikepdf.open(io.BytesIO(document.bytes())) as pdf:
        forms = [o for o in pdf.objects if isinstance(o, pikepdf.Stream) and o.get("/Subtype") == "/Form"]
        assert len(forms) == 1


def red_box(pdf: bytes, scale: float = 4) -> tuple[float, float, float, float]:
    """Where red is on the first page, in millimetres from the lower left: left, bottom, right, top."""
    image = pypdfium2.PdfDocument(pdf)[0].render(scale=scale).to_pil().convert("RGB")
    red, green, _blue = image.split()
    is_red = red.point([255 if value > 200 else 0 for value in range(256)])
    is_dark = green.point([255 if value < 80 else 0 for value in range(256)])
    box = ImageChops.multiply(is_red, is_dark).getbbox()
    assert box is not None
    unit = 25.4 / 72 / scale
    left, right = box[0] * unit, box[2] * unit
    bottom, top = (image.height - box[3]) * unit, (image.height - box[1]) * unit
    return left, bottom, right, top


@pytest.mark.parametrize(
    ("rotation", "wanted"),
    [
        (0, (10, 10, 15, 30)),  # the bar lies left
        (90, (10, 10, 30, 15)),  # turned counter-clockwise it lies below
        (180, (25, 10, 30, 30)),
        (270, (10, 25, 30, 30)),
    ],
)
def test_a_turned_face_lies_where_it_was_asked_for(
    rotation: int, wanted: tuple[float, float, float, float]
) -> None:
    document = Document(title="Turned", language="en")
    document.page(40, 40)
    document.place(plain_face(text=""), 10, 10, rotation=rotation)
    assert red_box(document.bytes(), 8) == pytest.approx(wanted, abs=0.1)


def test_only_so_much_bleed_is_shown_as_asked_for() -> None:
    pen = Pen()
    pen.fill((1, 0, 0))
    pen.rectangle(-50, -50, 200, 200)
    face = Face("a/b", "front", "en", 20, 20, 3, Contour(rectangle(20, 20)), pen.ops(), pen.resources())
    for bleed, wanted in ((0.0, 0.0), (1.0, 1.0), (None, 3.0)):
        document = Document(title="Bleed", language="en")
        document.page(40, 40)
        document.place(face, 10, 10, bleed_mm=bleed)
        edge = 10 - wanted
        assert red_box(document.bytes(), 8) == pytest.approx((edge, edge, 40 - edge, 40 - edge), abs=0.1)


def test_the_bytes_are_the_same_in_every_process_and_cost_little_memory() -> None:
    # ru_maxrss of a process counts what its parent had when it was started: the status counts its own.
    program = (
        "import os; os.environ['DJANGO_SETTINGS_MODULE'] = 'tests.settings'\n"
        "import django; django.setup()\n"
        "import hashlib, re\n"
        "from tests.printing.faces.test_document import whole_game\n"
        "content = whole_game()\n"
        "memory = re.search(r'VmHWM:\\s+(\\d+)', open('/proc/self/status').read())[1]\n"
        "print(hashlib.sha256(content).hexdigest(), memory)\n"
    )
    found = set()
    for seed in ("1", "2"):
        done = subprocess.run(
            [sys.executable, "-c", program],
            cwd=ROOT,
            env={"PYTHONHASHSEED": seed, "PATH": "/usr/bin:/bin", "PYTHONPATH": str(ROOT)},
            capture_output=True,
            text=True,
            check=True,
        )
        digest, memory = done.stdout.split()
        assert int(memory) < 500_000  # kilobytes
        found.add(digest)
    assert len(found) == 1


def whole_game() -> bytes:
    """Every component of Platformer in German, each on a page of its own."""
    from content.disk.folder import read_folder
    from content.disk.pack_reader import read_pack
    from content.snapshots import snapshot_bytes
    from engine.snapshot import Snapshot
    from printing.faces.faceset import FaceSet
    from printing.material import Material

    source, pictures, _faults = read_folder(ROOT / "content" / "packs" / "platformer")
    art = {picture.hash: picture.content for picture in pictures.values()}
    material = Material.of(Snapshot.read(snapshot_bytes(read_pack(source))), "de", art)
    faces = FaceSet.load("platformer")
    document = Document(title="Platformer", language="de")
    for component in faces.components(material):
        for face in faces.compose_all(component, material):
            document.page(face.width_mm + 20, face.height_mm + 20)
            document.place(face, 10, 10)
    return document.bytes()


def test_a_whole_game_is_clean_and_small() -> None:
    content = whole_game()
    assert len(content) < 2_000_000
    with pikepdf.open(io.BytesIO(content)) as pdf:
        assert pdf.check_pdf_syntax() == []
        programs = [
            obj
            for obj in pdf.objects
            if isinstance(obj, pikepdf.Dictionary) and obj.get("/Type") == "/FontDescriptor"
        ]
        assert programs
        assert all("/FontFile2" in each for each in programs)


def test_a_document_without_pages_is_refused() -> None:
    with pytest.raises(ValueError, match="page"):
        Document(title="Nothing", language="en").bytes()


@pytest.mark.parametrize(
    ("value", "written"),
    [(1.0, "1"), (0.5, "0.5"), (-0.0001, "0"), (2.3456, "2.346"), (100.0, "100"), (0, "0")],
)
def test_numbers_are_written_short(value: float, written: str) -> None:
    assert number(value) == written
