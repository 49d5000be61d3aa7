"""Reads a game's content from a spreadsheet: a sheet per kind, a row per entry, a column per field and per
translation (`content.disk.spreadsheet_writer` writes it).

Cells of lists, effects and other compound fields hold YAML. The column ``version`` is what guards against
overwriting: a row is only taken back if the entry has not changed since it was exported. A column that was
taken out of the sheet says nothing about its field.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

from content.disk.xlsx_reader import UNCALCULATED, Hear, Line, XlsxError, column_letters, read_xlsx
from content.disk.yaml_reader import read_yaml
from engine.schema import Fault, Game, KindInfo
from engine.schema.columns import Column, columns
from engine.schema.shapes import Nullable, WholeNumber, YesNo
from engine.schema.walk import text_fields

HEAD = ("slug", "version", "copies")
KEEP = "…"
"""Stands for a compound value that is longer than a cell may be: it stays as it is."""
MOST_STEPS = 250_000
"""Steps (`YamlFile.steps`) that reading the compound cells of a file takes together. A cell can hold 16,000
values and take a few bytes of the file."""


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
    is_whole: bool = True
    """Whether all of its cells could be read."""


def read_sheets(
    content: bytes, game: Game, languages: list[str], hear: Hear | None = None
) -> tuple[list[SheetRow], list[tuple[str, Fault]]]:
    """The rows of a spreadsheet, and what cannot be read with the cell it is in. What a kind allows is not
    checked here, and no database is asked."""
    rows: list[SheetRow] = []
    faults: list[tuple[str, Fault]] = []
    try:
        book = read_xlsx(content, game.kinds, hear)
    except XlsxError as error:
        return [], [(error.place, error.fault)]
    for name in book.others:
        args = {"game": game.name, "is": name, "allowed": ", ".join(game.kinds)}
        faults.append((name, Fault((), "unknown-kind", args)))
    compounds = _Compounds()
    try:
        for name, lines in book.sheets.items():
            for row in _read_sheet(name, game.kinds[name], lines, languages, compounds, faults):
                rows.append(row)
                if hear is not None:
                    hear(book.size, book.size)
    except XlsxError as error:
        return [], [(error.place, error.fault)]
    return rows, faults


class _Compounds:
    """The cells of YAML of one file, and how much of it they may still hold. Reading YAML takes long: a text
    that stands in many cells is read once, and counted for each, because each is looked at later."""

    def __init__(self) -> None:
        self.known: dict[str, tuple[Any, Fault | None, int]] = {}
        self.steps = 0

    def read(self, text: str) -> tuple[Any, Fault | None]:
        """The value of a cell, or what is wrong with it."""
        if text not in self.known:
            read = read_yaml(f"value:\n{_indented(text)}".encode())
            value, fault = (None, read.faults[0][1]) if read.faults else (read.value["value"], None)
            self.known[text] = value, fault, read.steps
        value, fault, steps = self.known[text]
        self.steps += steps
        if self.steps > MOST_STEPS:
            raise XlsxError("", Fault((), "sheet-compounds"))
        return value, fault


def _read_sheet(
    name: str,
    kind: KindInfo,
    lines: dict[int, Line],
    languages: list[str],
    compounds: _Compounds,
    faults: list[tuple[str, Fault]],
) -> Iterator[SheetRow]:
    """The rows of a sheet, one after the other."""
    fields = {column.field: column for column in columns(kind.record)}
    texts = {address for address in text_fields(kind.record, {}) if address in fields}
    targets: dict[int, tuple[str, str] | str] = {}
    for index, cell in lines.get(1, {}).items():
        title = str(cell)
        address, _, code = title.partition(" [")
        if title in fields or title in HEAD:
            targets[index] = title
        elif address in texts and code.removesuffix("]") in languages:
            targets[index] = (address, code.removesuffix("]"))
        else:
            allowed = ", ".join((*HEAD, *fields, *_answer_titles(texts, languages)))
            fault = Fault((), "unknown-field", {"is": title, "allowed": allowed})
            faults.append((f"{name}!{column_letters(index)}1", fault))
    if "slug" not in targets.values():
        faults.append((name, Fault((), "sheet-no-slug")))
        return
    given = {target for target in targets.values() if isinstance(target, str)} - {"slug", "version"}
    seen: dict[str, int] = {}
    for number, line in lines.items():
        if number == 1:
            continue
        row = SheetRow(f"{name}!{number}", name, "", 0, set(given))
        for index, target in targets.items():
            unread = _take(row, target, line.get(index), fields, compounds)
            if unread is not None:
                faults.append((f"{name}!{column_letters(index)}{number}", unread))
                row.is_whole = False
        first = seen.setdefault(row.slug, number)
        if first != number:
            faults.append((row.place, Fault((), "sheet-twice", {"is": row.slug, "first": first})))
        else:
            yield row


def _answer_titles(texts: Iterable[str], languages: Iterable[str]) -> list[str]:
    return [f"{text} [{language}]" for text in sorted(texts) for language in languages]


def _take(
    row: SheetRow,
    target: tuple[str, str] | str,
    cell: Any,
    fields: dict[str, Column],
    compounds: _Compounds,
) -> Fault | None:
    """Put one cell where it belongs; a fault if it cannot be read."""
    if cell is UNCALCULATED:
        return Fault((), "sheet-formula")
    if isinstance(target, tuple):
        row.translations[target] = "" if cell is None else str(cell)
    elif target == "slug":
        row.slug = "" if cell is None else str(cell)
    elif target == "version":
        version = _number(cell)
        if version is not None and not isinstance(version, int):
            return Fault((), "type", {"wanted": "whole-number", "is": str(cell)})
        row.version = version or 0
    elif target == "copies":
        row.value["copies"] = 1 if cell is None else _number(cell)
    elif cell is not None:
        return _take_field(row, fields[target], cell, compounds)
    return None


def _take_field(row: SheetRow, column: Column, cell: Any, compounds: _Compounds) -> Fault | None:
    shape = column.shape.inner if isinstance(column.shape, Nullable) else column.shape
    if column.is_yaml and cell == KEEP:
        row.fields.discard(column.field)
    elif column.is_yaml:
        value, fault = compounds.read(str(cell))
        if fault is not None:
            return fault
        row.value[column.field] = value
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
