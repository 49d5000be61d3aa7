"""The shipped pack of The Princess, as its layouts print it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from content.disk.folder import read_folder
from content.disk.pack_reader import read_pack
from content.snapshots import snapshot_bytes
from engine.snapshot import Snapshot
from printing.components import Component
from printing.face import Face
from printing.faces.faceset import FaceSet, Ink
from printing.material import Material

PACK = Path(__file__).parents[3] / "content" / "packs" / "princess"


class Table:
    """The Princess on paper."""

    def __init__(self, snapshot: Snapshot, art: dict[str, bytes]) -> None:
        self.snapshot, self.art = snapshot, art
        self.faces = FaceSet.load("princess")

    def material(self, language: str = "en") -> Material:
        return Material.of(self.snapshot, language, self.art)

    def components(self, language: str = "en") -> list[Component]:
        return self.faces.components(self.material(language))

    def face(self, key: str, side: str = "front", language: str = "en", ink: Ink = "full") -> Face:
        component = next(each for each in self.components(language) if each.key == key)
        return self.faces.compose(component, side, self.material(language), ink=ink)

    def without_art(self) -> Table:
        """The same before anybody has drawn a picture."""
        whole = json.loads(self.snapshot.content)
        for found in whole["entries"].values():
            for entry in found.values():
                entry["art"] = ""
        text = json.dumps(whole, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
        return Table(Snapshot.read(text.encode()), {})


@pytest.fixture(scope="session")
def princess() -> Table:
    """The shipped pack."""
    source, pictures, faults = read_folder(PACK)
    assert not faults
    snapshot = Snapshot.read(snapshot_bytes(read_pack(source)))
    return Table(snapshot, {picture.hash: picture.content for picture in pictures.values()})
