"""XLSX as other programs write it is read cell by cell; what is damaged is refused and never raises anything
else."""

from __future__ import annotations

import io
import random
import zipfile

import pytest
from openpyxl import Workbook, load_workbook

from content.disk.xlsx_reader import UNCALCULATED, XlsxError, escaped, read_xlsx
from tests.content.xlsx_files import MAIN, packed, xlsx


def test_values_of_every_sort() -> None:
    rows = (
        '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="inlineStr"><is><t>c</t></is></c>'
        '<c r="D1" t="str"><f>UPPER("d")</f><v>D</v></c><c r="AA1" t="s"><v>1</v></c></row>'
        '<row r="3"><c r="A3"><v>4</v></c><c r="B3"><v>5</v></c><c r="C3"><v>4.5</v></c>'
        '<c r="D3" t="b"><v>1</v></c><c r="AA3" t="e"><v>#N/A</v></c></row>'
        '<row r="4"><c r="A4"><f>1+1</f></c><c r="C4"><f>1+1</f><v>2</v></c><c r="D4"/></row>'
    )
    strings = (
        "<si><t>slug</t></si>"
        "<si><r><t>two</t></r><r><rPr/><t> styles</t></r><rPh><t>spoken</t></rPh><phoneticPr/></si>"
    )
    book = read_xlsx(xlsx({"ferryman": rows, "notes": "<row"}, strings), ["ferryman"])
    assert book.others == ["notes"]
    assert book.sheets["ferryman"] == {
        1: {1: "slug", 3: "c", 4: "D", 27: "two styles"},
        3: {1: 4, 3: 4.5, 4: True, 27: "#N/A"},
        4: {1: UNCALCULATED, 3: 2},
    }


def test_cells_and_rows_without_marks_follow_each_other() -> None:
    cell = '<c t="inlineStr"><is><t>{}</t></is></c>'
    rows = f"<row>{cell.format('slug')}{cell.format('name')}</row><row><c/>{cell.format('Ada')}</row>"
    assert read_xlsx(xlsx({"ferryman": rows}), ["ferryman"]).sheets["ferryman"] == {
        1: {1: "slug", 2: "name"},
        2: {2: "Ada"},
    }


def test_prefixed_names_are_the_same_names() -> None:
    content = xlsx({"ferryman": ""})
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        parts = {name: archive.read(name).decode() for name in archive.namelist()}
    parts["xl/worksheets/sheet1.xml"] = (
        f'<x:worksheet xmlns:x="{MAIN}"><x:sheetData><x:row r="1"><x:c r="A1" t="str"><x:v>slug</x:v></x:c>'
        "</x:row></x:sheetData></x:worksheet>"
    )
    assert read_xlsx(packed(parts), ["ferryman"]).sheets["ferryman"] == {1: {1: "slug"}}


@pytest.mark.parametrize(
    "text", ["plain", "_x000D_ as it is typed", "_x005F_", "two\nlines", " spaced ", "ß→🎲"]
)
def test_texts_come_back_as_they_were(text: str) -> None:
    book = Workbook(write_only=True)
    sheet = book.create_sheet("ferryman")
    sheet.append([escaped(text)])
    out = io.BytesIO()
    book.save(out)
    assert read_xlsx(out.getvalue(), ["ferryman"]).sheets["ferryman"][1][1] == text


def test_escaped_characters_and_ends_of_lines() -> None:
    row = '<row r="1"><c r="A1" t="str"><v>a_x000D_\nb_x000A_c_xD83D__x0000_</v></c></row>'
    read = read_xlsx(xlsx({"ferryman": row}), ["ferryman"]).sheets["ferryman"]
    assert read[1][1] == "a\nb\nc_xD83D__x0000_"


def test_the_same_is_read_as_openpyxl_reads() -> None:
    book = Workbook()
    sheet = book.active
    assert sheet is not None
    sheet.title = "ferryman"
    chance = random.Random(7)
    for _ in range(40):
        sheet.append([chance.choice([None, 3, -2.5, "text", "a\nb", True, 10**12]) for _ in range(8)])
    sheet["A1"] = "slug"
    for column in "BCDEFGH":
        sheet[f"{column}1"] = column
    out = io.BytesIO()
    book.save(out)
    theirs = load_workbook(io.BytesIO(out.getvalue()), read_only=True)["ferryman"].iter_rows(values_only=True)
    ours = read_xlsx(out.getvalue(), ["ferryman"]).sheets["ferryman"]
    for number, line in enumerate(theirs, start=1):
        assert ours.get(number, {}) == {n: value for n, value in enumerate(line, 1) if value is not None}


@pytest.mark.parametrize(
    "rows",
    [
        '<row r="2"/><row r="2"/>',
        '<row r="x"/>',
        '<row><c t="s"><v>7</v></c></row>',
        '<row><c t="s"><v>-1</v></c></row>',
        "<row><c><v>NaN</v></c></row>",
        "<row><c><v>1e999</v></c></row>",
        f"<row><c><v>{'9' * 5000}</v></c></row>",
        "<row>",
    ],
)
def test_damaged_sheets_are_refused(rows: str) -> None:
    with pytest.raises(XlsxError) as error:
        read_xlsx(xlsx({"ferryman": rows}, "<si/>"), ["ferryman"])
    assert error.value.fault.key == "sheet-broken"


def test_damaged_files_are_refused_or_read_but_raise_nothing_else() -> None:
    content = xlsx({"ferryman": '<row r="1"><c r="A1" t="s"><v>0</v></c></row>'}, "<si><t>slug</t></si>")
    chance = random.Random(11)
    refused = 0
    for _ in range(400):
        damaged = bytearray(content)
        for _ in range(chance.randint(1, 6)):
            damaged[chance.randrange(len(damaged))] = chance.randrange(256)
        try:
            read_xlsx(bytes(damaged), ["ferryman"])
        except XlsxError:
            refused += 1
    assert refused > 200
