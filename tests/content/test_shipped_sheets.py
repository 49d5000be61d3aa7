"""The shipped games as spreadsheets."""

from __future__ import annotations

from pathlib import Path

import pytest

from content.disk.folder import read_folder
from content.disk.pack_reader import PackContent, read_pack
from content.disk.sheets import read_sheets, write_sheets
from content.management.commands.packs import shipped_folder
from engine.games import games
from tests.conftest import SHIPPED

PACKS = sorted(head.parent for head in shipped_folder().glob("*/pack.yaml"))


def content_of(folder: Path) -> PackContent:
    source, _pictures, faults = read_folder(folder)
    assert not faults
    return read_pack(source)


@pytest.mark.parametrize("folder", PACKS, ids=lambda folder: folder.name)
def test_every_shipped_game_is_written_and_read_again(folder: Path) -> None:
    """One of them has a text within a part of an entry, which has no column of its own."""
    content = content_of(folder)
    rows, faults = read_sheets(write_sheets(content, {}), games()[content.game], SHIPPED)
    assert faults == []
    assert {(row.kind, row.slug) for row in rows} == set(content.documents)
