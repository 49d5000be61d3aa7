"""One set-up of an installation at a time: the second waits for the first and then finds little to do."""

from __future__ import annotations

import fcntl
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from django.db import connection

_KEY = 7_265_198_034
"""A number of ours among the locks of PostgreSQL."""


@contextmanager
def one_at_a_time(home: Path) -> Iterator[None]:
    """Hold the installation: its folder on this machine, and its database on any."""
    with (home / ".setup").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if connection.vendor != "postgresql":
            yield
            return
        with connection.cursor() as cursor:
            cursor.execute("SELECT pg_advisory_lock(%s)", [_KEY])
        try:
            yield
        finally:
            with connection.cursor() as cursor:
                cursor.execute("SELECT pg_advisory_unlock(%s)", [_KEY])
