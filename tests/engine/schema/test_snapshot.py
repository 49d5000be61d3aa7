"""Snapshots: canonical bytes, named by their hash, readable without Django."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from engine.games import added
from engine.schema import Game
from engine.snapshot import Snapshot, SnapshotError, canonical
from tests.sample_game import LANTERNWICK

ENTRIES = {"ferryman": {"ada": {"strength": 4, "effects": [{"when": "played", "do": ["draw"]}]}}}


def test_equal_content_has_equal_bytes_whatever_its_order(sample_game: Game) -> None:
    one = canonical("lanternwick", "en", ["de"], {"b": {}, "a": {}}, {"de": {"x": "ü", "a": "b"}}, {})
    other = canonical("lanternwick", "en", ["de"], {"a": {}, "b": {}}, {"de": {"a": "b", "x": "ü"}}, {})
    assert one == other
    assert "ü".encode() in one


def test_data_is_read_into_the_declared_structs(sample_game: Game) -> None:
    snapshot = Snapshot.of("lanternwick", ENTRIES)
    assert snapshot.entries["ferryman"]["ada"].data.strength == 4
    assert len(snapshot.hash) == 64
    assert Snapshot.read(snapshot.content).hash == snapshot.hash


def test_a_text_falls_back_to_the_source_language(sample_game: Game) -> None:
    texts = {
        "en": {"ferryman/ada/name": "Ada", "ferryman/ada/saying": "Row!"},
        "de": {"ferryman/ada/name": "Adele"},
    }
    content = canonical("lanternwick", "en", ["de"], {}, texts, {})
    snapshot = Snapshot.read(content)
    assert snapshot.text("de", "ferryman", "ada", "name") == "Adele"
    assert snapshot.text("de", "ferryman", "ada", "saying") == "Row!"
    assert snapshot.text("de", "ferryman", "ada", "other") == ""


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{}",
        b"[1]",
        b'{"format":2,"game":"lanternwick","source":"en","languages":[],"entries":{},"texts":{},"states":{}}',
        b'{"format":1,"game":"chess","source":"en","languages":[],"entries":{},"texts":{},"states":{}}',
        canonical("lanternwick", "en", [], {"ferryman": {"ada": {"data": {"strength": "x"}}}}, {}, {}),
        canonical("lanternwick", "en", [], {"pirate": {}}, {}, {}),
    ],
)
def test_what_is_no_snapshot_is_refused(sample_game: Game, content: bytes) -> None:
    with pytest.raises(SnapshotError):
        Snapshot.read(content)


def test_the_engine_reads_a_snapshot_without_django(tmp_path: Path) -> None:
    """In a process of its own, in which importing Django would fail."""
    with added(LANTERNWICK):
        content = Snapshot.of("lanternwick", ENTRIES).content
    file = tmp_path / "snapshot.json"
    file.write_bytes(content)
    program = "\n".join(
        (
            "import sys; sys.modules['django'] = None",
            "from engine.games import added",
            "from engine.snapshot import Snapshot",
            "from tests.sample_game import LANTERNWICK",
            "with added(LANTERNWICK):",
            f"    snapshot = Snapshot.read(open({str(file)!r}, 'rb').read())",
            "print(snapshot.entries['ferryman']['ada'].data.strength)",
        )
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "4"
