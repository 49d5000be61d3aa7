"""The cells of a list: what each shows, what it carries along to be edited, and whether somebody may."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass

from django.db.models import Max
from django.urls import reverse

from content.lists.cells import Cells, Names
from content.lists.columns import ListColumn, Sort
from content.lists.operations import operations_of
from content.lists.rows import ListRow, read_texts
from content.models import Revision
from editor.names import interface_language, titles
from editor.screens.base import Shelf


@dataclass(frozen=True, slots=True)
class Cell:
    """One cell."""

    key: str
    shown: str
    raw: str
    is_editable: bool
    is_right: bool
    language: str = ""


def make_cells(
    shelf: Shelf, rows: Sequence[ListRow], columns: Sequence[ListColumn], editable: set[str]
) -> dict[int, list[Cell]]:
    """The cells of some rows, by entry: three queries at most."""
    if shelf.pack is None:
        return {}
    read_texts(rows, columns)
    cells = Cells(shelf.pack, shelf.kind, interface_language())
    names = _names(shelf, rows, columns)
    return {row.pk: [_cell(cells, row, column, names, editable) for column in columns] for row in rows}


def _cell(cells: Cells, row: ListRow, column: ListColumn, names: Names, editable: set[str]) -> Cell:
    value = row.value(column)
    return Cell(
        column.key,
        cells.show(column, value, names),
        cells.raw(column, value),
        column.key in editable,
        column.sort in (Sort.NUMBER, Sort.BLOCK),
        column.language,
    )


def _names(shelf: Shelf, rows: Sequence[ListRow], columns: Sequence[ListColumn]) -> Names:
    """The titles of everything that rows refer to."""
    wanted: set[tuple[str, str]] = set()
    for column in columns:
        if column.target:
            for row in rows:
                value = row.value(column)
                many = value if isinstance(value, list) else [value]
                wanted.update((column.target, each) for each in many if isinstance(each, str))
    return titles(shelf.game.name, wanted) if wanted else {}


def row_stamps(rows: Sequence[ListRow]) -> dict[int, int]:
    """The last revision of each row: what an edit of it is made on."""
    found = Revision.objects.filter(entry__in=[row.pk for row in rows]).order_by().values_list("entry")
    return dict(found.annotate(last=Max("pk")))


def column_facts(shelf: Shelf, column: ListColumn) -> str:
    """What scripts need to know of a column, as JSON."""
    facts = {
        "sort": column.sort.value,
        "options": column.option_names(shelf.kind, interface_language()),
        "maybe": column.may_be_empty,
        "lookup": reverse("admin:lookup", args=(shelf.game.name, column.target)) if column.target else "",
        "operations": operations_of(column),
        "several": column.sort is Sort.SEVERAL,
    }
    return json.dumps(facts, ensure_ascii=False)
