"""Writes a game's content as a spreadsheet, as `content.disk.spreadsheet_reader` reads it.

In a file of its own because of openpyxl, which takes as long to load as half of Django: whoever writes no
spreadsheet does without.
"""

from __future__ import annotations

import io
import json
from functools import lru_cache
from typing import Any

from openpyxl import Workbook
from openpyxl.cell import WriteOnlyCell
from openpyxl.styles import Alignment, Font, PatternFill
from openpyxl.utils import get_column_letter
from openpyxl.worksheet._write_only import WriteOnlyWorksheet

from content.disk.spreadsheet_reader import HEAD, KEEP
from content.disk.xlsx_reader import LONGEST_CELL, escaped
from content.disk.yaml_writer import write_yaml
from content.entries.pack import PackContent
from content.entries.value import entry_value
from engine.games import games
from engine.schema import KindInfo
from engine.schema.columns import Column, columns
from engine.schema.shapes import Text


def write_sheets(content: PackContent, versions: dict[tuple[str, str], int]) -> bytes:
    """The whole content as an XLSX file."""
    game = games()[content.game]
    book = Workbook(write_only=True)
    for kind in game.kinds.values():
        sheet: WriteOnlyWorksheet = book.create_sheet(kind.name)
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
            sheet.append([_written(sheet, cell) for cell in cells])
    out = io.BytesIO()
    book.save(out)
    return out.getvalue()


def _written(sheet: WriteOnlyWorksheet, value: Any) -> Any:
    """A value as a cell. A text that looks like a formula or an error stays a text."""
    if not isinstance(value, str):
        return value
    text = escaped(value)
    if not text.startswith(("=", "#")):
        return text
    cell = WriteOnlyCell(sheet, text)
    cell.data_type = "s"
    return cell


def _cell(column: Column, value: dict[str, Any]) -> Any:
    if column.field not in value:
        return None
    given = value[column.field]
    if not column.is_yaml:
        return given
    whole = _compound(json.dumps(given, ensure_ascii=False))
    return whole if len(whole) <= LONGEST_CELL else KEEP


@lru_cache(maxsize=4096)
def _compound(value: str) -> str:
    """A value, given as JSON, as YAML for a cell. Writing YAML takes long, and many entries share values."""
    text = write_yaml({"value": json.loads(value)}).removeprefix("value:")
    lines = text.strip("\n").splitlines()
    return "\n".join(line.removeprefix("  ") for line in lines).strip()


def _answer_columns(content: PackContent, kind: KindInfo) -> list[tuple[str, str]]:
    """The translated texts of a kind, each in every language: those of its own fields, in order."""
    fields = [each.name for each in kind.record.fields if isinstance(each.shape, Text)]
    return [(name, language) for name in fields for language in content.languages]


def _head(sheet: WriteOnlyWorksheet, titles: list[str]) -> None:
    """The first row, which stays in sight."""
    sheet.freeze_panes = "B2"
    cells = []
    for index, title in enumerate(titles, start=1):
        column = get_column_letter(index)
        sheet.column_dimensions[column].width = max(12, min(40, len(title) + 6))  # type: ignore[attr-defined]
        cell = WriteOnlyCell(sheet, title)
        cell.font = Font(bold=True, color="FFFFFF")
        cell.fill = PatternFill("solid", fgColor="3B4A6B")
        cell.alignment = Alignment(vertical="top")
        cells.append(cell)
    sheet.append(cells)
