"""Units as rows of a table, for the formats that are tables: a title for each column, a text for each
cell."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from content.exchange.format import TextsFileError, check_count
from content.exchange.unit import MISSING, STATES, TextsFile, Unit
from engine.schema import Fault

SOURCE, TARGET = "source", "translation"
_TITLES = {
    "id": "id",
    "kind": "kind",
    "entry": "entry",
    "field": "field",
    SOURCE: "source",
    TARGET: "target",
    "state": "state",
    "note": "note",
    "limit": "limit",
    "rules": "rules",
    "picture": "picture",
    "answers": "answers",
    "began": "began",
    "began state": "began_state",
}
"""The titles of the columns and the parts of a unit they hold."""
_SPOKEN = re.compile(rf"({SOURCE}|{TARGET}) \[([A-Za-z0-9-]{{2,12}})\]")


def titles(file: TextsFile) -> list[str]:
    """The first row. Those of the texts name their languages."""
    spoken = {
        SOURCE: f"{SOURCE} [{file.source_language}]",
        TARGET: f"{TARGET} [{file.target_language}]",
    }
    return [spoken.get(title, title) for title in _TITLES]


def cells(unit: Unit) -> list[str]:
    """A unit as a row."""
    found = (getattr(unit, part) for part in _TITLES.values())
    return ["" if not value else str(value) for value in found]


def read_table(
    first: Mapping[int, str], rows: Iterable[tuple[str, Mapping[int, str]]], head_place: str
) -> TextsFile:
    """The units of a table: its first row, and the others with their places. Columns we do not know are
    somebody's own and say nothing; without id, source and translation nothing can be read."""
    columns: dict[str, int] = {}
    languages: dict[str, str] = {}
    for index, title in first.items():
        spoken = _SPOKEN.fullmatch(title.strip())
        name = spoken[1] if spoken else title.strip()
        if name in _TITLES and name not in columns and (spoken is not None or name not in (SOURCE, TARGET)):
            columns[name] = index
            if spoken:
                languages[name] = spoken[2]
    missing = [name for name in ("id", SOURCE, TARGET) if name not in columns]
    if missing:
        shown = ", ".join(f"{name} […]" if name != "id" else name for name in missing)
        raise TextsFileError(head_place, Fault((), "texts-columns", {"missing": shown}))
    units: list[Unit] = []
    for unit in _units(columns, rows):
        units.append(unit)
        check_count(len(units))
    return TextsFile(languages[SOURCE], languages[TARGET], units)


def _units(columns: Mapping[str, int], rows: Iterable[tuple[str, Mapping[int, str]]]) -> Iterator[Unit]:
    for place, row in rows:
        given: dict[str, Any] = {
            part: row.get(columns[title], "") for title, part in _TITLES.items() if title in columns
        }
        if not given["id"] and not given["target"]:
            continue
        limit = given.get("limit", "")
        given["limit"] = int(limit) if limit.isascii() and limit.isdecimal() and len(limit) < 9 else 0
        for part in ("state", "began_state"):
            state = given.get(part, "").strip().lower()
            given[part] = state if state in STATES else MISSING
        yield Unit(**given, place=place)
