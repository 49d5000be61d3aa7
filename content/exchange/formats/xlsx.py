"""XLSX: one sheet, a row for each text; cells are texts whatever they look like."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Iterator
from typing import Any

from content.disk.xlsx_reader import UNCALCULATED, Bounds, XlsxError, column_letters, escaped, read_xlsx
from content.exchange.format import MEGABYTE, MOST_BYTES, MOST_UNITS, Format, TextsFileError, check_size
from content.exchange.table import cells, read_table, titles
from content.exchange.unit import STATES, TextsFile
from content.exchange.xml_nodes import plain
from engine.schema import Fault

SHEET = "texts"
WIDTHS = {"id": 24, "source": 50, "translation": 50, "note": 30, "rules": 40, "began": 30, "answers": 30}
_XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
_MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
_OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
_PACKAGE = "http://schemas.openxmlformats.org/package/2006"
_TYPES = "application/vnd.openxmlformats-officedocument.spreadsheetml"
_TITLE, _TEXT, _QUOTED = 1, 2, 3
"""Styles: a title, a text, a text that looks like a formula."""
_LIKE_FORMULAS = ("=", "+", "-", "@", "'")
_EPOCH = (1980, 1, 1, 0, 0, 0)
_PARTS = {
    "[Content_Types].xml": f'{_XML}<Types xmlns="{_PACKAGE}/content-types">'
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>'
    '<Default Extension="xml" ContentType="application/xml"/>'
    f'<Override PartName="/xl/workbook.xml" ContentType="{_TYPES}.sheet.main+xml"/>'
    f'<Override PartName="/xl/styles.xml" ContentType="{_TYPES}.styles+xml"/>'
    f'<Override PartName="/xl/worksheets/sheet1.xml" ContentType="{_TYPES}.worksheet+xml"/></Types>',
    "_rels/.rels": f'{_XML}<Relationships xmlns="{_PACKAGE}/relationships">'
    f'<Relationship Id="rId1" Type="{_OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>',
    "xl/workbook.xml": f'{_XML}<workbook xmlns="{_MAIN}" xmlns:r="{_OFFICE}">'
    f'<sheets><sheet name="{SHEET}" sheetId="1" r:id="rId1"/></sheets></workbook>',
    "xl/_rels/workbook.xml.rels": f'{_XML}<Relationships xmlns="{_PACKAGE}/relationships">'
    f'<Relationship Id="rId1" Type="{_OFFICE}/worksheet" Target="worksheets/sheet1.xml"/>'
    f'<Relationship Id="rId2" Type="{_OFFICE}/styles" Target="styles.xml"/></Relationships>',
    "xl/styles.xml": f'{_XML}<styleSheet xmlns="{_MAIN}"><fonts count="2"><font><sz val="11"/>'
    '<name val="Calibri"/></font><font><b/><sz val="11"/><color rgb="FFFFFFFF"/><name val="Calibri"/></font>'
    '</fonts><fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill '
    'patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FF3B4A6B"/>'
    '</patternFill></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/>'
    '</border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/>'
    '</cellStyleXfs><cellXfs count="4"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>'
    '<xf numFmtId="49" fontId="1" fillId="2" borderId="0" xfId="0" applyFont="1" applyFill="1"/>'
    '<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyAlignment="1">'
    '<alignment vertical="top" wrapText="1"/></xf>'
    '<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyAlignment="1" '
    'quotePrefix="1"><alignment vertical="top" wrapText="1"/></xf></cellXfs>'
    '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>',
}
"""What a workbook has besides its sheet. 49 is the format of texts: what is typed stays as it is typed."""
BOUNDS = Bounds(
    bytes=MOST_BYTES,
    unpacked=150 * MEGABYTE,
    elements=4_000_000,
    strings=16 * MOST_UNITS,
    cells=16 * MOST_UNITS,
    text=60 * MEGABYTE,
    rows=MOST_UNITS,
)


def write(file: TextsFile) -> bytes:
    """Units as the rows of a sheet, the titles first; the same bytes for the same units.

    Written by hand, because openpyxl takes ten seconds for 20,000 texts; it reads what we write
    (docs/decisions/0059-files-for-translators.md).
    """
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in (*_PARTS.items(), ("xl/worksheets/sheet1.xml", "".join(_sheet(file)))):
            info = zipfile.ZipInfo(name, _EPOCH)
            info.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(info, content)
    return out.getvalue()


def _sheet(file: TextsFile) -> Iterator[str]:
    columns = titles(file)
    letters = [column_letters(index) for index in range(1, len(columns) + 1)]
    yield f'{_XML}<worksheet xmlns="{_MAIN}"><sheetViews><sheetView workbookViewId="0">'
    yield '<pane xSplit="1" ySplit="1" topLeftCell="B2" activePane="bottomRight" state="frozen"/>'
    yield "</sheetView></sheetViews><cols>"
    for index, title in enumerate(columns, start=1):
        width = WIDTHS.get(title.partition(" [")[0], 14)
        yield f'<col min="{index}" max="{index}" width="{width}" style="{_TEXT}" customWidth="1"/>'
    yield "</cols><sheetData>"
    yield _row(1, letters, columns, _TITLE)
    for number, unit in enumerate(file.units, start=2):
        yield _row(number, letters, cells(unit))
    yield "</sheetData>"
    state, last = letters[columns.index("state")], len(file.units) + 1
    choice = f'"{",".join(STATES)}"'
    yield '<dataValidations count="1">'
    yield f'<dataValidation type="list" allowBlank="1" sqref="{state}2:{state}{last}">'
    yield f"<formula1>{choice}</formula1></dataValidation></dataValidations></worksheet>"


def _row(number: int, letters: list[str], texts: list[str], style: int | None = None) -> str:
    """A row of texts. What a program could take for a formula is marked as a text, so that it stays one when
    somebody edits it."""
    found = []
    for letter, text in zip(letters, texts, strict=True):
        if text:
            sort = style or (_QUOTED if text.startswith(_LIKE_FORMULAS) else _TEXT)
            found.append(
                f'<c r="{letter}{number}" s="{sort}" t="inlineStr"><is><t xml:space="preserve">'
                f"{plain(escaped(text))}</t></is></c>"
            )
    return f'<row r="{number}">{"".join(found)}</row>'


def read(content: bytes) -> TextsFile:
    """The units of a sheet of that name, or of the only one there is."""
    check_size(content)
    try:
        book = read_xlsx(content, {SHEET}, bounds=BOUNDS)
    except XlsxError as error:
        raise TextsFileError(error.place, error.fault) from None
    if SHEET not in book.sheets:
        args = {"is": ", ".join(book.others)[:200], "wanted": SHEET}
        raise TextsFileError("", Fault((), "texts-sheet", args))
    lines = book.sheets[SHEET]
    first = {index: str(cell) for index, cell in lines.get(1, {}).items()}
    rows = ((number, line) for number, line in lines.items() if number > 1)
    return read_table(first, ((f"{SHEET}!{number}", _texts(number, line)) for number, line in rows), SHEET)


def _texts(number: int, line: dict[int, Any]) -> dict[int, str]:
    for cell in line.values():
        if cell is UNCALCULATED:
            raise TextsFileError(f"{SHEET}!{number}", Fault((), "sheet-formula"))
    return {index: str(cell) for index, cell in line.items()}


def is_mine(head: bytes) -> bool:
    """Whether a file is an archive; a bundle has been unpacked by then."""
    return head.startswith(b"PK")


FORMAT = Format(
    name="xlsx",
    label="XLSX",
    suffix=".xlsx",
    media_type="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    order=3,
    write=write,
    read=read,
    is_mine=is_mine,
)
