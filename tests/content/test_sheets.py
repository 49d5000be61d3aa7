"""Spreadsheets: exported, edited by people, taken back whole or not at all."""

from __future__ import annotations

import io
import tracemalloc
import zipfile
from pathlib import Path
from typing import Any

import pytest
from django.core.management import CommandError, call_command
from openpyxl import Workbook, load_workbook

from content.actions.exchange_sheets import SheetFaultsError, export_sheets, import_sheets
from content.actions.save_entry import TranslationEdit, save_entry, save_translations
from content.disk import sheets
from content.models import Entry, Pack, Revision
from content.store import read_document, read_documents


def edited(content: bytes, changes: dict[tuple[str, str, str], Any]) -> bytes:
    """The spreadsheet with cells changed, named by sheet, slug and column title; a new slug adds a row."""
    book = load_workbook(io.BytesIO(content))
    for (name, slug, title), value in changes.items():
        sheet = book[name]
        column = next(cell.column for cell in sheet[1] if cell.value == title)
        row = next((cells[0].row for cells in sheet.iter_rows(min_row=2) if cells[0].value == slug), None)
        if row is None:
            row = sheet.max_row + 1
            sheet.cell(row, 1, slug)
        sheet.cell(row, column, value)
    out = io.BytesIO()
    book.save(out)
    return out.getvalue()


def test_taking_back_an_unchanged_sheet_changes_nothing(lanternwick: Pack) -> None:
    before = read_documents(lanternwick), Revision.objects.count()
    assert import_sheets(lanternwick, export_sheets(lanternwick), author=None) == []
    assert (read_documents(lanternwick), Revision.objects.count()) == before


def test_every_sort_of_field_has_its_column(lanternwick: Pack) -> None:
    book = load_workbook(io.BytesIO(export_sheets(lanternwick)))
    assert book.sheetnames == ["ferryman", "canal", "journey"]
    titles = [cell.value for cell in book["ferryman"][1]]
    assert titles == [
        *(
            "slug",
            "version",
            "copies",
            "name",
            "saying",
            "strength",
            "colour",
            "is_guild_member",
            "rival",
            "effects",
        ),
        *("name [de]", "name [es]", "saying [de]", "saying [es]"),
    ]
    ada = [cell.value for cell in book["ferryman"][2]]
    last = Revision.objects.filter(slug="ada").latest("pk").pk
    assert ada[:9] == ["ada", last, 2, "Ada", "The ferry waits for nobody.", 4, "amber", None, None]
    assert "- when: played" in str(ada[9])


def test_edits_of_fields_texts_and_translations_come_back(lanternwick: Pack) -> None:
    content = edited(
        export_sheets(lanternwick),
        {
            ("ferryman", "bruno", "strength"): 9,
            ("ferryman", "bruno", "name"): "=Bruno",
            ("ferryman", "bruno", "name [es]"): "Bruno el Fuerte",
            ("ferryman", "bruno", "effects"): "- when: played\n  do: [draw]",
            ("ferryman", "cleo", "name"): "Cleo",
            ("ferryman", "cleo", "strength"): 2.0,
            ("ferryman", "cleo", "name [de]"): "Kleo",
        },
    )
    # openpyxl stores what looks like a formula as one; people who type it mean it
    content = edited(content, {("ferryman", "bruno", "name"): "Bruno!"})
    assert import_sheets(lanternwick, content, author=None) == [("ferryman", "bruno"), ("ferryman", "cleo")]
    bruno = read_document(Entry.objects.get(slug="bruno"))
    assert bruno.data["strength"] == 9
    assert bruno.data["effects"] == [{"when": "played", "do": ["draw"]}]
    assert bruno.texts["name"] == "Bruno!"
    assert bruno.translations["es"]["name"].text == "Bruno el Fuerte"
    cleo = read_document(Entry.objects.get(slug="cleo"))
    assert cleo.data == {"strength": 2}
    assert cleo.translations["de"]["name"].text == "Kleo"


def test_a_text_that_looks_like_a_formula_stays_a_text(lanternwick: Pack) -> None:
    entry = Entry.objects.get(slug="bruno")
    document = read_document(entry)
    document.texts["saying"] = "=1+1"
    save_entry(entry, document, version=1, author=None)
    book = load_workbook(io.BytesIO(export_sheets(lanternwick)))
    cell = book["ferryman"]["E3"]
    assert (cell.value, cell.data_type) == ("=1+1", "s")
    assert import_sheets(lanternwick, export_sheets(lanternwick), author=None) == []


def test_faults_name_their_rows_and_change_nothing(lanternwick: Pack) -> None:
    content = edited(
        export_sheets(lanternwick),
        {
            ("ferryman", "bruno", "strength"): 70,
            ("ferryman", "ada", "effects"): "- when: [",
            ("canal", "first_bend", "map"): "x",
            ("journey", "first_light", "minutes"): 31,
        },
    )
    with pytest.raises(SheetFaultsError) as refused:
        import_sheets(lanternwick, content, author=None)
    found = {(place, fault.key) for place, fault in refused.value.faults}
    assert {("ferryman!3", "range"), ("ferryman!J2", "yaml"), ("canal!2", "grid-lines")} <= found
    assert read_document(Entry.objects.get(slug="first_light")).data.get("minutes") is None


def test_what_changed_meanwhile_is_not_overwritten(lanternwick: Pack) -> None:
    content = edited(export_sheets(lanternwick), {("ferryman", "bruno", "strength"): 1})
    save_translations(
        Entry.objects.get(slug="bruno"), [TranslationEdit("name", "de", "Bruno II.", "draft", 1)], author=None
    )
    with pytest.raises(SheetFaultsError) as refused:
        import_sheets(lanternwick, content, author=None)
    assert [(place, fault.key) for place, fault in refused.value.faults] == [("ferryman!3", "sheet-stale")]


def test_what_is_no_spreadsheet_is_refused(lanternwick: Pack) -> None:
    book = Workbook()
    book.active.title = "pirate"  # type: ignore[union-attr]
    book.create_sheet("ferryman").append(["slug", "speed"])
    out = io.BytesIO()
    book.save(out)
    for content, keys in (
        (b"nonsense", ["sheet-broken"]),
        (out.getvalue(), ["unknown-kind", "unknown-field"]),
    ):
        with pytest.raises(SheetFaultsError) as refused:
            import_sheets(lanternwick, content, author=None)
        assert [fault.key for _, fault in refused.value.faults] == keys


def test_the_command_exports_and_imports(lanternwick: Pack, tmp_path: Path) -> None:
    file, out = tmp_path / "game.xlsx", io.StringIO()
    call_command("sheets", "export", "lanternwick", str(file), stdout=out)
    file.write_bytes(edited(file.read_bytes(), {("ferryman", "bruno", "strength"): 3}))
    call_command("sheets", "import", "lanternwick", str(file), stdout=out)
    assert "1 entry changed." in out.getvalue()
    file.write_bytes(edited(file.read_bytes(), {("ferryman", "ada", "strength"): 30}))
    errors = io.StringIO()
    with pytest.raises(CommandError, match="Nothing was changed"):
        call_command("sheets", "import", "lanternwick", str(file), stderr=errors)
    assert "game.xlsx ferryman!2: strength: 30 is out of range: 1 to 9 is allowed." in errors.getvalue()
    with pytest.raises(CommandError, match="not in the database: chess"):
        call_command("sheets", "export", "chess", str(file))


def without(content: bytes, name: str, *titles: str) -> bytes:
    """The spreadsheet as it is when somebody takes columns out."""
    book = load_workbook(io.BytesIO(content))
    for title in titles:
        book[name].delete_cols(next(cell.column for cell in book[name][1] if cell.value == title))
    return written(book)


def written(book: Workbook) -> bytes:
    out = io.BytesIO()
    book.save(out)
    return out.getvalue()


def refused(pack: Pack, content: bytes) -> list[tuple[str, str]]:
    with pytest.raises(SheetFaultsError) as error:
        import_sheets(pack, content, author=None)
    return [(place, fault.key) for place, fault in error.value.faults]


def test_a_column_that_was_taken_out_changes_nothing(lanternwick: Pack) -> None:
    before = read_documents(lanternwick)
    small = without(export_sheets(lanternwick), "ferryman", "copies", "saying", "colour", "effects")
    assert import_sheets(lanternwick, small, author=None) == []
    assert import_sheets(lanternwick, edited(small, {("ferryman", "ada", "strength"): 9}), author=None)
    after = read_documents(lanternwick)
    before["ferryman", "ada"].data["strength"] = 9
    assert after == before


def test_a_row_that_stands_there_twice_is_refused(lanternwick: Pack) -> None:
    book = load_workbook(io.BytesIO(export_sheets(lanternwick)))
    for name, strength in (("Ida", 1), ("Ivo", 2)):
        book["ferryman"].append(["ida", None, 1, name, None, strength])
    assert refused(lanternwick, written(book)) == [("ferryman!5", "sheet-twice")]


def test_a_row_may_refer_to_a_later_one(lanternwick: Pack) -> None:
    changes = {
        ("ferryman", "ida", "name"): "Ida",
        ("ferryman", "ida", "strength"): 1,
        ("ferryman", "ida", "rival"): "ivo",
        ("ferryman", "ivo", "name"): "Ivo",
        ("ferryman", "ivo", "strength"): 1,
    }
    changed = import_sheets(lanternwick, edited(export_sheets(lanternwick), changes), author=None)
    assert sorted(changed) == [("ferryman", "ida"), ("ferryman", "ivo")]


def test_a_version_never_comes_twice(lanternwick: Pack) -> None:
    """Taking a text away takes its translations and their versions with it."""
    old = edited(export_sheets(lanternwick), {("ferryman", "ada", "strength"): 1})
    ada = Entry.objects.get(slug="ada")
    for version, saying in ((1, ""), (2, "Two."), (3, "Three.")):
        document = read_document(ada)
        document.texts = {"name": "Ada", **({"saying": saying} if saying else {})}
        document.notes = {}
        ada = save_entry(ada, document, version=version, author=None)
    assert refused(lanternwick, old) == [("ferryman!2", "sheet-stale")]


def test_what_is_too_long_for_a_cell_stays_as_it_is(
    lanternwick: Pack, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sheets, "LONGEST_CELL", 20)
    before = read_documents(lanternwick)
    content = export_sheets(lanternwick)
    assert import_sheets(lanternwick, content, author=None) == []
    import_sheets(lanternwick, edited(content, {("ferryman", "ada", "strength"): 9}), author=None)
    assert (
        read_document(Entry.objects.get(slug="ada")).data["effects"]
        == (before["ferryman", "ada"].data["effects"])
    )


def repacked(content: bytes, **parts: bytes) -> bytes:
    """The file with sheets replaced by other bytes."""
    out = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(content)) as old, zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as new:
        for info in old.infolist():
            stem = info.filename.rpartition("/")[2].partition(".")[0]
            new.writestr(info.filename, parts.get(stem, old.read(info)))
    return out.getvalue()


def test_damaged_and_swollen_files_are_refused(lanternwick: Pack, monkeypatch: pytest.MonkeyPatch) -> None:
    content = export_sheets(lanternwick)
    assert refused(lanternwick, repacked(content, sheet1=b"<worksheet><sheetData><row")) == [
        ("", "sheet-broken")
    ]
    assert refused(lanternwick, b"x" * (sheets.MOST_BYTES + 1)) == [("", "file-large")]
    bomb = repacked(content, sheet1=b" " * (sheets.MOST_UNPACKED + 1))
    assert len(bomb) < 1_000_000
    assert refused(lanternwick, bomb) == [("", "file-large")]
    monkeypatch.setattr(sheets, "MOST_ROWS", 1)
    assert refused(lanternwick, content) == [("ferryman", "sheet-rows")]


def test_a_far_away_cell_costs_nothing(lanternwick: Pack) -> None:
    rows = b"".join(b'<row r="%d"><c r="XFD%d"><v>1</v></c></row>' % (n, n) for n in range(1, 3000))
    sheet = (
        b'<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>%s' % rows
    )
    tracemalloc.start()
    try:
        import_sheets(
            lanternwick,
            repacked(export_sheets(lanternwick), sheet1=sheet + b"</sheetData></worksheet>"),
            author=None,
        )
        assert tracemalloc.get_traced_memory()[1] < 80_000_000
    finally:
        tracemalloc.stop()
