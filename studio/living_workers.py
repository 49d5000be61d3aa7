"""Whether somebody still works on the database, on prints, campaigns or other jobs: it must not be changed
under them.

The database may be an older one, so only columns are read that are there.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from datetime import datetime, timedelta

from django.db import connection
from django.db.migrations.executor import MigrationExecutor
from django.db.models import Model

from content import print_queue
from content.jobs.queue import SILENCE as JOB_SILENCE
from content.leases import is_gone
from content.models import Job, PrintResult
from playtest.campaigns import queue
from playtest.campaigns.models import Campaign

PATIENCE = 8.0
"""Seconds to wait for workers whose studio has just been stopped."""
LOOK_EVERY = 0.25
QUEUES: tuple[tuple[type[Model], timedelta], ...] = (
    (PrintResult, print_queue.SILENCE),
    (Job, JOB_SILENCE),
    (Campaign, queue.SILENCE),
)


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
    tables = set(connection.introspection.table_names())
    for model, silence in QUEUES:
        if model._meta.db_table in tables:
            for runner, seen_at in _running(model):
                if not is_gone(runner, seen_at, silence):
                    yield runner.rpartition(":")[0] or model._meta.label


def _running(model: type[Model]) -> list[tuple[str, datetime | None]]:
    with connection.cursor() as cursor:
        described = connection.introspection.get_table_description(cursor, model._meta.db_table)
    names = {column.name for column in described}
    rows = model._default_manager.filter(state="running")
    if "runner" in names:
        return list(rows.values_list("runner", "seen_at"))
    return [("", seen_at) for seen_at in rows.values_list("seen_at", flat=True)]
