"""Spreadsheets: exported, edited by people, taken back whole or not at all."""

from __future__ import annotations

import io
import zipfile
from pathlib import Path
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.core.management import CommandError, call_command
from openpyxl import Workbook, load_workbook
from openpyxl.utils import get_column_letter

from content.actions.delete_entry import delete_entry
from content.actions.exchange_spreadsheets import apply_plan, export_sheets, plan_import
from content.actions.save_entry import TranslationEdit, create_entry, save_entry, save_translations
from content.disk import spreadsheet_writer, xlsx_reader
from content.entries.document import Document
from content.errors import SheetFaultsError
from content.models import Entry, Pack, Revision
from content.store import read_document, read_documents


def import_sheets(pack: Pack, content: bytes, *, author: User | None) -> list[tuple[str, str]]:
    """Take a spreadsheet at once, as the command does; return the entries it changed."""
    return apply_plan(pack, plan_import(pack, content, author=author), author=author)


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
    monkeypatch.setattr(spreadsheet_writer, "LONGEST_CELL", 20)
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
    assert refused(lanternwick, b"x" * (xlsx_reader.MOST_BYTES + 1)) == [("", "sheet-large")]
    bomb = repacked(content, sheet1=b" " * (xlsx_reader.MOST_UNPACKED + 1))
    assert len(bomb) < 1_000_000
    assert refused(lanternwick, bomb) == [("", "sheet-unpacked")]
    monkeypatch.setattr(xlsx_reader, "MOST_ROWS", 1)
    assert refused(lanternwick, content) == [("ferryman", "sheet-rows")]


def test_a_sheet_without_titles_is_refused(lanternwick: Pack) -> None:
    rows = b"".join(b'<row r="%d"><c r="XFD%d"><v>1</v></c></row>' % (n, n) for n in range(1, 3000))
    sheet = (
        b'<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>%s' % rows
    )
    far = repacked(export_sheets(lanternwick), sheet1=sheet + b"</sheetData></worksheet>")
    assert refused(lanternwick, far) == [("ferryman!XFD1", "unknown-field"), ("ferryman", "sheet-no-slug")]


def test_a_plan_writes_nothing_and_is_applied_as_it_was_shown(lanternwick: Pack) -> None:
    before = read_documents(lanternwick)
    content = edited(
        export_sheets(lanternwick),
        {
            ("ferryman", "bruno", "strength"): 9,
            ("ferryman", "bruno", "name [de]"): "Bruno der Zweite",
            ("ferryman", "ida", "name"): "Ida",
            ("ferryman", "ida", "strength"): 1,
        },
    )
    plan = plan_import(lanternwick, content, author=None)
    assert read_documents(lanternwick) == before
    assert [(each.place, each.after.key, each.verb) for each in plan.entries] == [
        ("ferryman!3", ("ferryman", "bruno"), "edited"),
        ("ferryman!4", ("ferryman", "ida"), "created"),
    ]
    assert plan.unchanged == len(before) - 1
    apply_plan(lanternwick, plan, author=None)
    after = read_documents(lanternwick)
    assert [after[each.after.key] for each in plan.entries] == [each.after for each in plan.entries]
    last = Revision.objects.filter(slug="bruno").latest("pk")
    assert (last.verb, last.document["data"]["strength"]) == ("edited", 9)
    assert last.document["translations"]["de"]["name"]["text"] == "Bruno der Zweite"


def test_each_entry_that_changed_since_the_plan_is_named_and_nothing_is_written(lanternwick: Pack) -> None:
    content = edited(
        export_sheets(lanternwick),
        {
            ("ferryman", "ada", "strength"): 1,
            ("ferryman", "bruno", "strength"): 1,
            ("ferryman", "ida", "name"): "Ida",
            ("ferryman", "ida", "strength"): 1,
        },
    )
    plan = plan_import(lanternwick, content, author=None)
    bruno = Entry.objects.get(slug="bruno")
    save_translations(bruno, [TranslationEdit("name", "de", "Bruno II.", "draft", 1)], author=None)
    ida = Document(kind="ferryman", slug="ida", data={"strength": 3}, texts={"name": "Ida"})
    create_entry(lanternwick, ida, author=None)
    before = read_documents(lanternwick)
    with pytest.raises(SheetFaultsError) as error:
        apply_plan(lanternwick, plan, author=None)
    assert [(place, fault.key) for place, fault in error.value.faults] == [
        ("ferryman!3", "sheet-moved"),
        ("ferryman!4", "sheet-moved"),
    ]
    assert read_documents(lanternwick) == before


def test_what_a_row_names_must_still_be_there(lanternwick: Pack) -> None:
    cleo = Document(kind="ferryman", slug="cleo", data={"strength": 3}, texts={"name": "Cleo"})
    entry = create_entry(lanternwick, cleo, author=None)
    content = edited(export_sheets(lanternwick), {("ferryman", "ada", "rival"): "cleo"})
    plan = plan_import(lanternwick, content, author=None)
    delete_entry(entry, author=None)
    with pytest.raises(SheetFaultsError) as error:
        apply_plan(lanternwick, plan, author=None)
    assert [(place, fault.key) for place, fault in error.value.faults] == [("ferryman!2", "dangling")]


def test_a_translation_comes_with_the_text_it_answers(lanternwick: Pack) -> None:
    """Both stand in one row; neither may be lost because the other is new."""
    both = {("ferryman", "bruno", "saying"): "Row.", ("ferryman", "bruno", "saying [de]"): "Rudern."}
    import_sheets(lanternwick, edited(export_sheets(lanternwick), both), author=None)
    answer = read_document(Entry.objects.get(slug="bruno")).translations["de"]["saying"]
    assert (answer.text, answer.answers, answer.quality) == ("Rudern.", "Row.", "draft")


def test_a_translation_of_nothing_is_refused(lanternwick: Pack) -> None:
    alone = edited(export_sheets(lanternwick), {("ferryman", "bruno", "saying [de]"): "Rudern."})
    assert refused(lanternwick, alone) == [("ferryman!3", "unknown-text")]


def test_emptied_cells_take_texts_and_translations_away(lanternwick: Pack) -> None:
    content = edited(export_sheets(lanternwick), {("ferryman", "ada", "name [de]"): ""})
    import_sheets(lanternwick, content, author=None)
    assert "name" not in read_document(Entry.objects.get(slug="ada")).translations.get("de", {})


def test_a_formula_without_a_result_is_refused(lanternwick: Pack) -> None:
    content = edited(export_sheets(lanternwick), {("ferryman", "ada", "name"): "=A1"})
    assert refused(lanternwick, content) == [("ferryman!D2", "sheet-formula")]


def test_many_rows_take_few_queries(lanternwick: Pack, django_assert_max_num_queries: Any) -> None:
    """Each may name the next one, also against the order of the rows."""
    book = load_workbook(io.BytesIO(export_sheets(lanternwick)))
    count = 300
    for n in range(count):
        rival = f"rower_{n + 1}" if n + 1 < count else None
        book["ferryman"].append([f"rower_{n}", None, 1, f"Rower {n}", None, 1 + n % 9, None, None, rival])
    with django_assert_max_num_queries(60):
        assert len(import_sheets(lanternwick, written(book), author=None)) == count


def test_the_command_says_what_would_change(lanternwick: Pack, tmp_path: Path) -> None:
    file, out = tmp_path / "game.xlsx", io.StringIO()
    new = {("ferryman", "ida", "name"): "Ida", ("ferryman", "ida", "strength"): 1}
    changes = {("ferryman", "bruno", "strength"): 3, ("ferryman", "bruno", "name [de]"): "Bruno II.", **new}
    file.write_bytes(edited(export_sheets(lanternwick), changes))
    before = read_documents(lanternwick)
    call_command("sheets", "import", "lanternwick", str(file), dry_run=True, stdout=out)
    assert read_documents(lanternwick) == before
    told = out.getvalue()
    assert "changed: ferryman/bruno\n  data.strength: 7 → 3\n" in told
    assert '  translations.de.name: "Bruno" → "Bruno II."\n' in told
    assert "added: ferryman/ida" in told
    assert told.endswith(f"1 added, 1 changed, {len(before) - 1} unchanged. Nothing was written.\n")


def test_columns_are_called_as_spreadsheets_call_them() -> None:
    numbers = (1, 26, 27, 52, 53, 702, 703, 16_384)
    letters = [xlsx_reader.column_letters(number) for number in numbers]
    assert letters == [get_column_letter(number) for number in numbers]
    assert letters[-1] == "XFD"
