"""What changing some cells of a kind's entries would do, found out without writing anything: entry by entry
what it is now and what it would be, what is wrong and in which cell, and which entries somebody else has
changed since the cells were read.

A grid, a change of many entries at once and what is pasted from a spreadsheet are all cells that were typed;
they are planned like the rows of a spreadsheet file (`content.spreadsheet_plan`).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from content.disk.spreadsheet_reader import SheetRow
from content.lists.cells import ABSENT, Cells
from content.lists.columns import ListColumn, Sort, list_columns
from content.models import Pack
from content.spreadsheet_plan import PlannedEntry, RowPlanning, stamps
from content.store import read_documents
from engine.schema import Fault, KindInfo

MOST_ROWS = 5_000
"""So many entries can be changed at once."""


class CellEdit(msgspec.Struct, frozen=True, array_like=True):
    """A cell as somebody wants it: the entry and its stamp when it was read (its last revision), the column,
    and what was typed."""

    slug: str
    stamp: int
    column: str
    typed: str


class CellFault(msgspec.Struct, frozen=True):
    """What is wrong with a cell; with the whole row, if it names no column."""

    slug: str
    column: str
    fault: Fault


class ChangePlan(msgspec.Struct):
    """What some edits would change. ``moved`` are entries that somebody changed since they were read,
    ``gone`` those that are no longer there; neither is touched."""

    entries: list[PlannedEntry] = []
    unchanged: int = 0
    faults: list[CellFault] = []
    moved: list[str] = []
    gone: list[str] = []


def plan_changes(pack: Pack, kind: KindInfo, edits: Iterable[CellEdit], spoken: str) -> ChangePlan:
    """Compare cells with the content as it is now. Stamps are read first: what is edited while we read must
    look changed."""
    languages = sorted(pack.languages.values_list("code", flat=True))
    now = {slug: stamp for (of, slug), stamp in stamps(pack).items() if of == kind.name}
    plan = ChangePlan()
    by_slug: dict[str, list[CellEdit]] = {}
    for edit in edits:
        by_slug.setdefault(edit.slug, []).append(edit)
    if len(by_slug) > MOST_ROWS:
        args = {"is": len(by_slug), "most": MOST_ROWS}
        plan.faults.append(CellFault("", "", Fault((), "cells-many", args)))
        return plan
    columns, cells = list_columns(kind, languages), Cells(pack, kind, spoken)
    rows: list[SheetRow] = []
    for slug, mine in by_slug.items():
        if (kind.name, slug) not in cells.known:
            plan.gone.append(slug)
        elif any(each.stamp != now.get(slug, 0) for each in mine):
            plan.moved.append(slug)
        else:
            row = SheetRow(slug, kind.name, slug, now.get(slug, 0))
            plan.faults.extend(_fill(row, mine, columns, cells))
            rows.append(row)
    documents = read_documents(pack, [(kind.name, row.slug) for row in rows])
    stamped = {(kind.name, slug): stamp for slug, stamp in now.items()}
    planning = RowPlanning(pack, languages, rows, stamped, documents, known=cells.known)
    laid = []
    for row in rows:
        if (kind.name, row.slug) not in documents:  # deleted while we read
            plan.gone.append(row.slug)
            continue
        document, found = planning.lay(row)
        plan.faults.extend(_at_cell(row, fault, columns) for fault in found)
        if document is not None:
            laid.append((row, document))
    planning.is_sound = not plan.faults
    for row, document in laid:
        planned, found = planning.plan(row, document)
        plan.faults.extend(_at_cell(row, fault, columns) for fault in found)
        if planned is not None:
            plan.entries.append(planned)
        elif not found:
            plan.unchanged += 1
    return plan


def _fill(
    row: SheetRow, edits: Iterable[CellEdit], columns: dict[str, ListColumn], cells: Cells
) -> Iterable[CellFault]:
    """Put what was typed into a row."""
    for edit in edits:
        column = columns.get(edit.column)
        if column is None or column.sort is Sort.BLOCK:
            fault = Fault((edit.column,), "cells-column", {"is": edit.column})
            yield CellFault(edit.slug, edit.column, fault)
            continue
        value: Any = cells.read(column, edit.typed)
        if column.language:
            row.translations[column.field, column.language] = value
            continue
        row.fields.add(column.field)
        if value is not ABSENT and value != "":
            row.value[column.field] = value


def _at_cell(row: SheetRow, fault: Fault, columns: dict[str, ListColumn]) -> CellFault:
    """A fault with the cell it is in."""
    match fault.path:
        case ("translations", str(language), str(field)):
            return CellFault(row.slug, f"{field}@{language}", fault)
        case (str(field), *_rest) if field in columns:
            return CellFault(row.slug, field, fault)
    return CellFault(row.slug, "", fault)
