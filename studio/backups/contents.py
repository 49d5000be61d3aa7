"""What a copy of the database holds, and which files it names."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

Ask = Callable[[str], Sequence[Sequence[Any]]]
"""Puts a question in SQL to a database and gives the rows."""

MIGRATIONS = "django_migrations"
PRINTS_SINCE = "content.0010_prints_told_once"
PRINTS_BEFORE = "SELECT id, CAST(report AS TEXT) FROM content_printresult WHERE state = 'done' ORDER BY id"
"""On a database that has not been brought up to date yet."""
PRINTS = (
    "SELECT made.id, CAST(job.result AS TEXT) FROM content_printresult AS made "
    "JOIN content_job AS job ON job.id = made.job_id WHERE job.state = 'done' ORDER BY made.id"
)


@dataclass(frozen=True, slots=True)
class Contents:
    """A database, counted."""

    counts: dict[str, int]
    migrations: list[str]
    pictures: list[str]
    """Hashes."""
    prints: list[tuple[int, str]]
    """Files of prints: the number of the print, the name."""


def count_rows(ask: Ask, tables: Sequence[str]) -> dict[str, int]:
    """How many rows each table has."""
    return {table: ask(f"SELECT count(*) FROM {quote(table)}")[0][0] for table in sorted(tables)}


def read_contents(ask: Ask, tables: Sequence[str]) -> Contents:
    """Count the rows, and list the files that belong to them. What an older database has not yet is not asked
    for."""
    migrations = ask(f"SELECT app, name FROM {MIGRATIONS} ORDER BY app, name")
    pictures = ask("SELECT hash FROM content_art ORDER BY hash") if "content_art" in tables else []
    known = [f"{app}.{name}" for app, name in migrations]
    prints = (
        ask(PRINTS if PRINTS_SINCE in known else PRINTS_BEFORE) if "content_printresult" in tables else []
    )
    return Contents(
        counts=count_rows(ask, tables),
        migrations=known,
        pictures=[row[0] for row in pictures],
        prints=[(pk, file["name"]) for pk, report in prints for file in json.loads(report).get("files", [])],
    )


def quote(name: str) -> str:
    """The name of a table or schema in SQL."""
    escaped = name.replace('"', '""')
    return f'"{escaped}"'
