"""When the database cannot: what is the trouble, and is it worth trying again?

Told by the codes of SQLite and PostgreSQL, not by their words. Everything else that a database refuses is a
mistake of ours.
"""

from __future__ import annotations

import sqlite3
from enum import StrEnum
from typing import Any

from django.db import InterfaceError, OperationalError

TROUBLE = "tilewright.trouble"
"""Stands in the META of a request that was refused for it, so that the log can say why."""


class Trouble(StrEnum):
    """What keeps the database from doing what it was asked."""

    BUSY = "busy"
    """Others are being served, or it is out of reach for a moment: again in a few seconds."""
    STORAGE = "storage"
    """It can be read but not written: the disk is full, or not ours to write to. Somebody must see to it."""

    @property
    def seconds(self) -> int:
        """After how long it is worth trying again."""
        return 5 if self is Trouble.BUSY else 60


_SQLITE = {
    sqlite3.SQLITE_BUSY: Trouble.BUSY,
    sqlite3.SQLITE_LOCKED: Trouble.BUSY,
    sqlite3.SQLITE_FULL: Trouble.STORAGE,
    sqlite3.SQLITE_READONLY: Trouble.STORAGE,
    sqlite3.SQLITE_CANTOPEN: Trouble.STORAGE,
    sqlite3.SQLITE_IOERR: Trouble.STORAGE,
}
"""By the primary code, which is the lowest byte."""

_POSTGRESQL = {
    "08": Trouble.BUSY,  # the connection is lost, or cannot be made
    "40": Trouble.BUSY,  # deadlock, serialization
    "53": Trouble.BUSY,  # too many clients, out of memory
    "53100": Trouble.STORAGE,  # disk full
    "55P03": Trouble.BUSY,  # somebody holds the lock
    "57P": Trouble.BUSY,  # it is being stopped, or has not begun yet
    "25006": Trouble.STORAGE,  # read only
}
"""By the state, or how it begins."""


def trouble_of(error: BaseException | None) -> Trouble | None:
    """What the trouble is; nothing if the error is of another sort."""
    if not isinstance(error, OperationalError | InterfaceError):
        return None
    cause: Any = error.__cause__
    if isinstance(cause, sqlite3.Error):
        return _SQLITE.get(getattr(cause, "sqlite_errorcode", 0) & 0xFF)
    if not hasattr(cause, "sqlstate"):  # as only psycopg's errors have it; on SQLite nobody loads psycopg
        return None
    if cause.sqlstate is None:
        return Trouble.BUSY  # it never came so far: no connection, or no place in the pool
    found = (trouble for begin, trouble in _POSTGRESQL.items() if cause.sqlstate.startswith(begin))
    return _POSTGRESQL.get(cause.sqlstate) or next(found, None)
