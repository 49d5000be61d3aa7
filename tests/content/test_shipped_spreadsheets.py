"""The shipped games as spreadsheets."""

from __future__ import annotations

from itertools import count
from pathlib import Path

import msgspec
import pytest

from content.disk import spreadsheet_reader, xlsx_reader
from content.disk.folder import read_folder
from content.disk.pack_reader import read_pack
from content.disk.spreadsheet_reader import read_sheets
from content.disk.spreadsheet_writer import write_sheets
from content.entries.pack import PackContent
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


@pytest.mark.parametrize("folder", PACKS, ids=lambda folder: folder.name)
def test_two_thousand_rows_in_all_languages_are_within_two_thirds_of_every_limit(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for limit in ("MOST_BYTES", "MOST_UNPACKED", "MOST_ELEMENTS", "MOST_STRINGS", "MOST_CELLS", "MOST_TEXT"):
        monkeypatch.setattr(xlsx_reader, limit, getattr(xlsx_reader, limit) * 2 // 3)
    monkeypatch.setattr(spreadsheet_reader, "MOST_STEPS", spreadsheet_reader.MOST_STEPS * 2 // 3)
    content = content_of(folder)
    shipped = list(content.documents.values())
    assert {language for document in shipped for language in document.translations} >= {*SHIPPED} - {"en"}
    for number in count():
        for document in shipped:
            if len(content.documents) < 2000:
                copy = msgspec.structs.replace(document, slug=f"{document.slug}-{number}")
                content.documents[copy.key] = copy
        if len(content.documents) == 2000:
            break
    rows, faults = read_sheets(write_sheets(content, {}), games()[content.game], SHIPPED)
    assert faults == []
    assert len(rows) == 2000
