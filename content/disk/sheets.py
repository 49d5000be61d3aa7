"""A game's content as a spreadsheet: a sheet per kind, a row per entry, a column per field and per
translation.

Cells of lists, effects and other compound fields hold YAML. The column ``version`` is what guards against
overwriting: a row is only taken back if the entry has not changed since it was exported. A column that was
taken out of the sheet says nothing about its field.
"""

from __future__ import annotations

import io
import zipfile
from dataclasses import dataclass, field
from typing import Any

from openpyxl import Workbook, load_workbook
from openpyxl.styles import Alignment, Font, PatternFill
from openpyxl.utils import get_column_letter
from openpyxl.worksheet.worksheet import Worksheet

from content.disk.pack_reader import PackContent
from content.disk.pack_writer import entry_value
from content.disk.yaml_reader import read_yaml
from content.disk.yaml_writer import write_yaml
from engine.games import games
from engine.schema import Fault, Game, KindInfo
from engine.schema.columns import Column, columns
from engine.schema.shapes import Nullable, Text, WholeNumber, YesNo
from engine.schema.walk import text_fields

HEAD = ("slug", "version", "copies")
MOST_BYTES = 10_000_000
MOST_UNPACKED = 100_000_000
MOST_ROWS = 5000
MOST_COLUMNS = 1000
LONGEST_CELL = 32_767
KEEP = "…"
"""Stands for a compound value that is longer than a cell may be: it stays as it is."""


@dataclass(slots=True)
class SheetRow:
    """One entry as a spreadsheet has it: its place, its version, the fields it speaks of, their values, and
    translations by (field, language)."""

    place: str
    kind: str
    slug: str
    version: int
    fields: set[str] = field(default_factory=set)
    value: dict[str, Any] = field(default_factory=dict)
    translations: dict[tuple[str, str], str] = field(default_factory=dict)


def write_sheets(content: PackContent, versions: dict[tuple[str, str], int]) -> bytes:
    """The whole content as an XLSX file."""
    game = games()[content.game]
    book = Workbook()
    assert book.active is not None
    book.remove(book.active)
    for kind in game.kinds.values():
        sheet = book.create_sheet(kind.name)
        fields = columns(kind.record)
        answers = _answer_columns(content, kind)
        _head(sheet, [*HEAD, *(column.field for column in fields), *(f"{f} [{code}]" for f, code in answers)])
        rows = sorted((key, document) for key, document in content.documents.items() if key[0] == kind.name)
        for key, document in rows:
            value = entry_value(game, document)
            cells: list[Any] = [document.slug, versions.get(key, 0), document.copies]
            cells += [_cell(column, value) for column in fields]
            for address, language in answers:
                answer = document.translations.get(language, {}).get(address)
                cells.append(answer.text if answer else None)
            sheet.append(cells)
            for cell in sheet[sheet.max_row]:
                if isinstance(cell.value, str):
                    cell.data_type = "s"  # a text that looks like a formula stays a text
    out = io.BytesIO()
    book.save(out)
    return out.getvalue()


def read_sheets(
    content: bytes, game: Game, languages: list[str]
) -> tuple[list[SheetRow], list[tuple[str, Fault]]]:
    """The rows of a spreadsheet, and what cannot be read with the cell it is in. What a kind allows is not
    checked here."""
    rows: list[SheetRow] = []
    faults: list[tuple[str, Fault]] = []
    try:
        sheets = _lines(content)
    except _TooLargeError as error:
        return [], [("", Fault((), "file-large", {"is": error.args[0], "most": error.args[1]}))]
    except Exception:  # noqa: BLE001 - openpyxl raises whatever the zip, the XML or the numbers inside provoke
        return [], [("", Fault((), "sheet-broken"))]
    for name, lines in sheets.items():
        if name not in game.kinds:
            args = {"game": game.name, "is": name, "allowed": ", ".join(game.kinds)}
            faults.append((name, Fault((), "unknown-kind", args)))
            continue
        if len(lines) > MOST_ROWS + 1:
            faults.append((name, Fault((), "sheet-rows", {"most": MOST_ROWS})))
            continue
        _read_sheet(name, game.kinds[name], lines, languages, rows, faults)
    return rows, faults


class _TooLargeError(ValueError):
    """The file, or what is packed in it, is larger than we are willing to read."""


def _lines(content: bytes) -> dict[str, list[tuple[Any, ...]]]:
    """The cells of every sheet, row by row. A small file can hold a lot of nothing, so what is unpacked is
    bounded too."""
    unpacked = 0
    if len(content) <= MOST_BYTES:
        with zipfile.ZipFile(io.BytesIO(content)) as parts:
            unpacked = sum(part.file_size for part in parts.infolist())
    for size, most in ((len(content), MOST_BYTES), (unpacked, MOST_UNPACKED)):
        if size > most:
            raise _TooLargeError(size, most)
    book = load_workbook(io.BytesIO(content), read_only=True, data_only=True)
    return {
        name: list(book[name].iter_rows(values_only=True, max_row=MOST_ROWS + 2, max_col=MOST_COLUMNS))
        for name in book.sheetnames
    }


def _read_sheet(
    name: str,
    kind: KindInfo,
    lines: list[tuple[Any, ...]],
    languages: list[str],
    rows: list[SheetRow],
    faults: list[tuple[str, Fault]],
) -> None:
    head = [str(cell or "") for cell in lines[0]] if lines else []
    fields = {column.field: column for column in columns(kind.record)}
    targets: list[tuple[str, str] | str | None] = []
    for index, title in enumerate(head):
        address, _, code = title.partition(" [")
        if title in fields or title in HEAD:
            targets.append(title)
        elif code.rstrip("]") in languages:
            targets.append((address, code.rstrip("]")))
        else:
            targets.append(None)
            if title:
                allowed = ", ".join((*HEAD, *fields))
                fault = Fault((), "unknown-field", {"is": title, "allowed": allowed})
                faults.append((f"{name}!{get_column_letter(index + 1)}1", fault))
    given = {target for target in targets if isinstance(target, str)} - {"slug", "version"}
    seen: dict[str, int] = {}
    for number, line in enumerate(lines[1:], start=2):
        if all(cell is None for cell in line):
            continue
        row = SheetRow(f"{name}!{number}", name, "", 0, set(given))
        for index, (target, cell) in enumerate(zip(targets, line, strict=False)):
            place = f"{name}!{get_column_letter(index + 1)}{number}"
            unread = _take(row, target, cell, fields)
            if unread is not None:
                faults.append((place, unread))
        first = seen.setdefault(row.slug, number)
        if first != number:
            faults.append((row.place, Fault((), "sheet-twice", {"is": row.slug, "first": first})))
        else:
            rows.append(row)


def _take(
    row: SheetRow, target: tuple[str, str] | str | None, cell: Any, fields: dict[str, Column]
) -> Fault | None:
    """Put one cell where it belongs; a fault if it cannot be read."""
    if isinstance(target, tuple):
        row.translations[target] = "" if cell is None else str(cell)
    elif target == "slug":
        row.slug = str(cell or "")
    elif target == "version":
        version = _number(cell)
        if version is not None and not isinstance(version, int):
            return Fault((), "type", {"wanted": "whole-number", "is": str(cell)})
        row.version = version or 0
    elif target == "copies":
        row.value["copies"] = 1 if cell is None else _number(cell)
    elif target is not None and cell is not None:
        return _take_field(row, fields[target], cell)
    return None


def _take_field(row: SheetRow, column: Column, cell: Any) -> Fault | None:
    shape = column.shape.inner if isinstance(column.shape, Nullable) else column.shape
    if column.is_yaml and cell == KEEP:
        row.fields.discard(column.field)
    elif column.is_yaml:
        read = read_yaml(f"value:\n{_indented(str(cell))}".encode())
        if read.faults:
            return read.faults[0][1]
        row.value[column.field] = read.value["value"]
    elif isinstance(shape, WholeNumber):
        row.value[column.field] = _number(cell)
    elif isinstance(shape, YesNo):
        row.value[column.field] = bool(cell) if cell in (0, 1) else cell
    else:
        row.value[column.field] = str(cell)
    return None


def _indented(text: str) -> str:
    return "\n".join(f"  {line}" for line in text.splitlines())


def _number(cell: Any) -> Any:
    """Spreadsheets turn whole numbers into fractions; take them back."""
    return int(cell) if isinstance(cell, float) and cell.is_integer() else cell


def _cell(column: Column, value: dict[str, Any]) -> Any:
    if column.field not in value:
        return None
    given = value[column.field]
    if not column.is_yaml:
        return given
    text = write_yaml({"value": given}).removeprefix("value:")
    lines = text.strip("\n").splitlines()
    whole = "\n".join(line.removeprefix("  ") for line in lines).strip()
    return whole if len(whole) <= LONGEST_CELL else KEEP


def _answer_columns(content: PackContent, kind: KindInfo) -> list[tuple[str, str]]:
    """The translated texts of a kind, each in every language: those of its own fields, in order."""
    fields = [
        name for name in text_fields(kind.record, {}) if isinstance(kind.record.field(name).shape, Text)
    ]
    return [(name, language) for name in fields for language in content.languages]


def _head(sheet: Worksheet, titles: list[str]) -> None:
    sheet.append(titles)
    for index, title in enumerate(titles, start=1):
        cell = sheet.cell(1, index)
        cell.font = Font(bold=True, color="FFFFFF")
        cell.fill = PatternFill("solid", fgColor="3B4A6B")
        cell.alignment = Alignment(vertical="top")
        sheet.column_dimensions[get_column_letter(index)].width = max(12, min(40, len(title) + 6))
    sheet.freeze_panes = "B2"
