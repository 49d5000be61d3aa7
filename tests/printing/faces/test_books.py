"""Books: texts that flow through columns and pages, paragraphs whose numbers tell nothing."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pypdf
import pytest

from content.disk.folder import read_folder
from content.disk.pack_reader import read_pack
from content.snapshots import snapshot_bytes
from engine.snapshot import Snapshot
from printing.components import Component
from printing.drawing.document import Document
from printing.errors import FaceError
from printing.faces.artist import Artist
from printing.faces.books import Flow, Pages, set_book
from printing.faces.faceset import FaceSet
from printing.material import Material
from printing.text.fonts import SOFT_HYPHEN

PACK = Path(__file__).parents[3] / "content" / "packs" / "dungeons"
GAME = 'colours: {ink: "1b1526"}\nstyles:\n  body: {family: book, size: 9, leading: 1.25, colour: ink}\n'
BOOK = """
size: a6
bleed: 0
draw:
  - {text: "page {page} of {pages}", at: [10, 138, 80, 6]}
flow:
  at: [8, 8, 88, 128]
  columns: 2
  gap: 4
  blocks:
    - {text: "{name}", size: 14, bold: true, keep: true}
    - {text: "{introduction}"}
    - {break: page}
    - paragraphs:
        - of: encounters
          blocks:
            - {text: "No. {number}", bold: true, keep: true, above: 3}
            - {text: "{item.text}"}
        - of: rooms
          blocks:
            - {text: "No. {number}", bold: true, keep: true, above: 3}
            - {text: "{item.name} leads to {item.encounter|paragraph.encounters}.", if: "{item.encounter}"}
            - {text: "{item.name}.", if: {not: "{item.encounter}"}}
"""


@pytest.fixture(scope="module")
def dungeons() -> Snapshot:
    return Snapshot.read(snapshot_bytes(read_pack(read_folder(PACK)[0])))


@pytest.fixture
def books(tmp_path: Path) -> FaceSet:
    folder = tmp_path / "dungeons"
    folder.mkdir()
    (folder / "game.yaml").write_text(GAME, encoding="utf-8")
    (folder / "book.yaml").write_text(BOOK, encoding="utf-8")
    (folder / "components.yaml").write_text(
        "- {part: adventures, each: adventure, sort: book, front: book}\n", encoding="utf-8"
    )
    return FaceSet.load("dungeons", tmp_path)


def pages(books: FaceSet, snapshot: Snapshot, language: str) -> tuple[Component, Material, list[str]]:
    """The text of every page of the first adventure, as another library reads it."""
    material = Material.of(snapshot, language, {})
    component = books.components(material)[0]
    document = Document(title="Book", language=language)
    for face in books.compose_all(component, material):
        assert face.overflows == ()
        document.page(face.width_mm, face.height_mm)
        document.place(face, 0, 0)
    reader = pypdf.PdfReader(io.BytesIO(document.bytes()))
    read = [page.extract_text().replace(f"{SOFT_HYPHEN}\n", "").replace("\n", " ") for page in reader.pages]
    return component, material, [" ".join(each.replace(f"{SOFT_HYPHEN} ", "").split()) for each in read]


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_text_is_in_the_book_once(books: FaceSet, dungeons: Snapshot, language: str) -> None:
    component, material, read = pages(books, dungeons, language)
    assert component.pages == len(read) > 2
    assert component.sides[:2] == ("1", "2")
    whole = " ".join(read)
    for number, text in enumerate(read, 1):
        assert f"page {number} of {len(read)}" in text
    adventure = material.entry("adventure", component.slug).data
    for encounter in adventure.encounters:
        text = material.text("adventure", component.slug, f"encounters.{encounter.id}.text")
        first = " ".join(text.split("\n")[0].split())[:60].split(" ")
        assert whole.count(" ".join(first[:6])) == 1


def test_paragraphs_are_numbered_without_gaps_and_alike_in_all_languages(
    books: FaceSet, dungeons: Snapshot
) -> None:
    numbers = {}
    for language in ("en", "de"):
        _component, _material, read = pages(books, dungeons, language)
        found = [int(each) for each in re.findall(r"No\. (\d+)", " ".join(read))]
        assert found == list(range(1, len(found) + 1))
        numbers[language] = len(found)
    assert numbers["en"] == numbers["de"] > 5


def test_a_paragraph_names_the_number_it_leads_to(books: FaceSet, dungeons: Snapshot) -> None:
    _component, _material, read = pages(books, dungeons, "en")
    whole = " ".join(read)
    match = re.search(r"The timber drift leads to (\d+)\.", whole)
    assert match is not None
    after = whole.split(f"No. {match.group(1)} ")[1]
    assert after.startswith("The props creak")


def test_the_order_of_numbers_is_not_the_order_of_the_story(books: FaceSet, dungeons: Snapshot) -> None:
    component, material, read = pages(books, dungeons, "en")
    whole = " ".join(read)
    adventure = material.entry("adventure", component.slug).data
    openings = [
        material.text("adventure", component.slug, f"encounters.{each.id}.text").split("\n")[0][:20]
        for each in adventure.encounters
    ]
    places = [whole.index(opening.strip()) for opening in openings]
    assert places != sorted(places)


def test_a_book_is_set_once_for_all_its_pages(
    books: FaceSet, dungeons: Snapshot, monkeypatch: pytest.MonkeyPatch
) -> None:
    material = Material.of(dungeons, "de", {})
    component = books.components(material)[0]
    assert component.pages > 2
    books.forget()
    runs = []

    def counted(flow: Flow, artist: Artist) -> Pages:
        runs.append(artist.key)
        return set_book(flow, artist)

    monkeypatch.setattr("printing.faces.faceset.set_book", counted)
    together = [face.ops for face in books.compose_all(component, material)]
    assert runs == [component.key]
    alone = []
    for side in component.sides:
        books.forget()
        alone.append(books.compose(component, side, material).ops)
    assert alone == together


def test_a_book_that_is_looked_at_in_several_languages_is_set_once_in_each(
    books: FaceSet, dungeons: Snapshot, monkeypatch: pytest.MonkeyPatch
) -> None:
    runs = []

    def counted(flow: Flow, artist: Artist) -> Pages:
        runs.append(artist.language)
        return set_book(flow, artist)

    monkeypatch.setattr("printing.faces.faceset.set_book", counted)
    books.forget()
    materials = [Material.of(dungeons, language, {}) for language in ("de", "en")]
    slug = next(iter(dungeons.entries["adventure"]))
    found = [(books.components_of("adventure", slug, each)[0], each) for each in materials]
    for component, material in found:
        books.compose(component, "1", material)
        assert books.components_of("adventure", slug, material)[0].pages == component.pages
    assert runs == ["de", "en"]


def test_a_page_that_is_not_there_is_an_error(books: FaceSet, dungeons: Snapshot) -> None:
    material = Material.of(dungeons, "en", {})
    component = books.components(material)[0]
    with pytest.raises(FaceError) as caught:
        books.compose(component, "99", material)
    assert caught.value.fault.key == "face-page"
