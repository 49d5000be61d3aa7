"""Whether somebody still works on the database: it must not be changed under them.

The database may be an older one, in which prints and campaigns had queues of their own; so tables are read as
they are, and only columns that are there.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from typing import Any

from django.db import connection
from django.db.migrations.executor import MigrationExecutor
from django.utils.dateparse import parse_datetime

from content.leases import is_gone

PATIENCE = 8.0
"""Seconds to wait for workers whose studio has just been stopped."""
LOOK_EVERY = 0.25
QUEUES = ("content_job", "content_printresult", "campaigns_campaign")
"""The tables that hold, or held, who works on what."""
SILENCE = timedelta(seconds=120)
"""A worker of any version that has said nothing for so long is gone."""


class OccupiedError(Exception):
    """A worker of another version of the studio is at work on the database."""


def await_workers(patience: float = PATIENCE) -> None:
    """If the database must be changed, wait until nobody works on it. Raises `OccupiedError`, with their
    names, if they go on: who is at work while there is something to change is of an older version."""
    if not _must_change():
        return
    until = time.monotonic() + patience
    while names := sorted(_living()):
        if time.monotonic() >= until:
            raise OccupiedError(", ".join(names))
        time.sleep(LOOK_EVERY)


def _must_change() -> bool:
    executor = MigrationExecutor(connection)
    return bool(executor.migration_plan(executor.loader.graph.leaf_nodes()))


def _living() -> Iterator[str]:
    with connection.cursor() as cursor:
        for table in sorted(set(QUEUES) & set(connection.introspection.table_names(cursor))):
            described = connection.introspection.get_table_description(cursor, table)
            names = {column.name for column in described}
            if not {"state", "seen_at"} <= names:
                continue  # its queue has moved
            runner = "runner" if "runner" in names else "''"
            cursor.execute(f"SELECT {runner}, seen_at FROM {table} WHERE state = 'running'")
            for name, seen_at in cursor.fetchall():
                if not is_gone(name, _moment(seen_at), SILENCE):
                    yield name.rpartition(":")[0] or table


def _moment(stored: Any) -> datetime | None:
    """A moment as the table holds it: SQLite gives text, without a zone."""
    moment = parse_datetime(stored) if isinstance(stored, str) else stored
    return moment.replace(tzinfo=UTC) if moment is not None and moment.tzinfo is None else moment
