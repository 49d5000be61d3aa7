"""What the tests of faces need: the shipped Platformer, edits of it, and layouts of one's own."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from content.disk.folder import read_folder
from content.disk.pack_reader import read_pack
from content.snapshots import snapshot_bytes
from engine.snapshot import Snapshot
from printing.components import Component
from printing.face import Face
from printing.faces.faceset import FaceSet
from printing.material import Material

PACK = Path(__file__).parents[3] / "content" / "packs" / "platformer"
LANGUAGES = ("en", "es", "it", "de")


@dataclass(frozen=True)
class Game:
    """A snapshot with its art."""

    snapshot: Snapshot
    art: dict[str, bytes]
    known: dict[str, dict[str, Component]] = field(default_factory=dict)

    def material(self, language: str = "en") -> Material:
        return Material.of(self.snapshot, language, self.art)

    def component(self, key: str, language: str = "en") -> Component:
        """One component; all are made once in a language, which takes far longer than to draw one."""
        if language not in self.known:
            components = FaceSet.load("platformer").components(self.material(language))
            self.known[language] = {each.key: each for each in reversed(components)}
        return self.known[language][key]

    def face(self, key: str, language: str = "en", side: str = "front") -> Face:
        faces = FaceSet.load("platformer")
        return faces.compose(self.component(key, language), side, self.material(language))

    def edited(self, edit: Callable[[dict[str, Any]], None]) -> Game:
        """The same with an edit of its stored content."""
        whole = json.loads(self.snapshot.content)
        edit(whole)
        text = json.dumps(whole, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
        return Game(Snapshot.read(text.encode()), self.art)


@pytest.fixture(scope="session")
def platformer() -> Game:
    """The shipped pack."""
    source, pictures, _faults = read_folder(PACK)
    snapshot = Snapshot.read(snapshot_bytes(read_pack(source)))
    return Game(snapshot, {picture.hash: picture.content for picture in pictures.values()})


Layouts = Callable[..., FaceSet]

SMALLEST = {
    "game": 'colours: {ink: "1b1526", paper: fff6da}\nstyles: {body: {size: 8, smallest: 6, colour: ink}}\n',
    "components": "- {part: items, each: item, sort: card, front: face}\n",
    "face": 'size: poker\ndraw:\n  - {text: "{name}", at: [5, 5, 53.5, 20]}\n',
}


@pytest.fixture
def layouts(tmp_path: Path) -> Layouts:
    """Reads layouts that a test writes: ``layouts(face="size: poker\\ndraw: []")``; what it does not write is
    the smallest that is sound."""

    def read(**files: str) -> FaceSet:
        folder = tmp_path / "platformer"
        folder.mkdir(exist_ok=True)
        for name, text in {**SMALLEST, **files}.items():
            (folder / f"{name}.yaml").write_text(text, encoding="utf-8")
        return FaceSet.load("platformer", tmp_path)

    return read
