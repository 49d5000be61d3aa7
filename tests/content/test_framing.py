"""How a picture is framed belongs to its entry: it goes wherever the entry goes, and content without it is to
the byte what it was."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from content.actions.dump_pack import dump_pack
from content.actions.load_pack import load_pack
from content.actions.restore_entry import restore_entry
from content.actions.save_entry import save_entry
from content.changes import documents_of
from content.entries.value import SoundDocument, check_value
from content.merge import merged
from content.models import Entry, Pack, Revision
from content.snapshots import snapshot_bytes
from content.store import read_content, read_document
from engine.schema import Game
from engine.snapshot import Framing, Snapshot
from tests.conftest import SAMPLE_PACK

FRAMED = "framing:\n  everywhere: {y: 30, zoom: 150}\n  token: {}\n"
FRAMING = {"everywhere": Framing(50, 30, 150), "token": Framing()}
ADA = ("ferryman", "ada")


@pytest.fixture
def framed(lanternwick: Pack, tmp_path: Path) -> Path:
    """A pack that frames a picture, loaded."""
    folder = tmp_path / "pack"
    shutil.copytree(SAMPLE_PACK, folder)
    file = folder / "ferryman" / "ada.yaml"
    file.write_text(file.read_text() + FRAMED)
    load_pack(folder, author=None)
    return folder


def test_a_framing_survives_files_rows_and_snapshots(framed: Path, lanternwick: Pack, tmp_path: Path) -> None:
    content = read_content(lanternwick)
    assert content.documents[ADA].framing == FRAMING
    dump_pack(lanternwick, tmp_path / "out")
    assert (tmp_path / "out/ferryman/ada.yaml").read_text() == (framed / "ferryman/ada.yaml").read_text()
    stored = snapshot_bytes(content)
    assert Snapshot.read(stored).entries["ferryman"]["ada"].framing == FRAMING
    assert documents_of(stored)[ADA].framing == FRAMING
    assert stored.count(b'"framing"') == 1, "an entry without it keeps its bytes"


def test_a_framing_is_saved_kept_in_the_history_and_brought_back(framed: Path, lanternwick: Pack) -> None:
    entry = Entry.objects.get(slug="ada")
    document = read_document(entry)
    document.framing = {"everywhere": Framing(zoom=300)}
    save_entry(entry, document, version=entry.version, author=None)
    assert read_document(entry).framing == document.framing
    before = Revision.objects.filter(entry=entry).order_by("-pk")[1]
    restore_entry(before, author=None)
    assert read_document(entry).framing == FRAMING


def test_two_people_frame_a_picture_for_two_layouts(framed: Path) -> None:
    base, mine, theirs = (read_document(Entry.objects.get(slug="ada")) for _ in range(3))
    mine.framing = {**FRAMING, "card": Framing(10)}
    theirs.framing = {"everywhere": Framing(zoom=200), "token": Framing()}
    assert merged(base, theirs, mine).framing == {**theirs.framing, "card": Framing(10)}


def test_what_cannot_be_framed_is_said(sample_game: Game) -> None:
    kind = sample_game.kinds["ferryman"]
    value = {"name": "Cleo", "strength": 1, "colour": "amber"}

    def faults(framing: object) -> list[tuple[object, ...]]:
        found = check_value(sample_game, kind, "cleo", {**value, "framing": framing})
        return [] if isinstance(found, SoundDocument) else [fault.path for fault in found]

    assert faults({"everywhere": {"zoom": 99}}) == [("framing", "everywhere", "zoom")]
    assert set(faults({"card": {"x": 101, "z": 1}})) == {("framing", "card", "x"), ("framing", "card", "z")}
    assert faults({"a card": {}}) != []
    assert faults({"everywhere": {}}) == []
