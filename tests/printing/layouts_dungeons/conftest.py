"""What the tests of Dungeons on paper need: the shipped pack, its faces, and their texts and pictures as
other libraries read them."""

from __future__ import annotations

import io
from dataclasses import dataclass, field
from pathlib import Path

import pypdf
import pypdfium2
import pytest
from PIL import Image

from content.disk.folder import read_folder
from content.disk.pack_reader import read_pack
from content.snapshots import snapshot_bytes
from engine.snapshot import Snapshot
from printing.components import Component
from printing.drawing.document import Document
from printing.face import Face
from printing.faces.faceset import FaceSet
from printing.material import Material
from printing.text.fonts import SOFT_HYPHEN

PACK = Path(__file__).parents[3] / "content" / "packs" / "dungeons"
LANGUAGES = ("en", "es", "it", "de")
SCALE = 4.0
"""Pixels for a point in pictures of faces."""


def squeezed(text: str) -> str:
    """A text without its spaces."""
    return "".join(text.split())


@dataclass(frozen=True)
class Dungeons:
    """The shipped pack on paper."""

    snapshot: Snapshot
    art: dict[str, bytes]
    known: dict[str, list[Component]] = field(default_factory=dict)
    texts: dict[tuple[str, str, str], str] = field(default_factory=dict)

    def material(self, language: str = "en") -> Material:
        return Material.of(self.snapshot, language, self.art)

    def all(self, language: str = "en") -> list[Component]:
        """Every component; books are set only once to count their pages."""
        if language not in self.known:
            self.known[language] = FaceSet.load("dungeons").components(self.material(language))
        return self.known[language]

    def components(self, part: str, language: str = "en") -> list[Component]:
        return [each for each in self.all(language) if each.part == part]

    def component(self, key: str, language: str = "en") -> Component:
        return next(each for each in self.all(language) if each.key == key)

    def face(self, key: str, side: str = "front", language: str = "en") -> Face:
        component = self.component(key, language)
        return FaceSet.load("dungeons").compose(component, side, self.material(language))

    def pdf(self, key: str, side: str = "front", language: str = "en") -> bytes:
        face = self.face(key, side, language)
        document = Document(title=key, language=language)
        document.page(face.width_mm, face.height_mm)
        document.place(face, 0, 0)
        return document.bytes()

    def read(self, key: str, side: str = "front", language: str = "en") -> str:
        """The text of a side in one line, words that were divided put together again."""
        if (key, side, language) not in self.texts:
            self.texts[key, side, language] = self._read(key, side, language)
        return self.texts[key, side, language]

    def _read(self, key: str, side: str, language: str) -> str:
        (page,) = pypdf.PdfReader(io.BytesIO(self.pdf(key, side, language))).pages
        text = page.extract_text().replace(f"{SOFT_HYPHEN}\n", "").replace("-\n", "-").replace("\n", " ")
        return " ".join(text.replace(f"{SOFT_HYPHEN} ", "").split())

    def letters(self, key: str, side: str = "front", language: str = "en") -> str:
        """The text of a side without spaces, which readers guess from the distances of kerned letters."""
        return squeezed(self.read(key, side, language))

    def picture(self, key: str, side: str = "front") -> Image.Image:
        page = pypdfium2.PdfDocument(self.pdf(key, side))[0]
        image: Image.Image = page.render(scale=SCALE).to_pil()
        return image.convert("RGB")


@pytest.fixture(scope="session")
def dungeons() -> Dungeons:
    """The shipped pack."""
    source, pictures, _faults = read_folder(PACK)
    snapshot = Snapshot.read(snapshot_bytes(read_pack(source)))
    return Dungeons(snapshot, {picture.hash: picture.content for picture in pictures.values()})
