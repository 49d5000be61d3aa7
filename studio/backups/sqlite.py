"""The embedded database: copied by SQLite itself page by page, log included, while others read and write."""

from __future__ import annotations

import errno
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from urllib.parse import quote

from django.db import connection, connections

from studio.backups.contents import Contents, count_rows, read_contents
from studio.backups.errors import BackupError
from studio.backups.manifest import Manifest
from studio.backups.moving import Move
from studio.backups.store import check_counts, migrate

PATIENCE = 60
"""Seconds that a copy waits for its turn."""
_BESIDE = ("", "-wal", "-shm", "-journal")
"""A database and the files that belong to it."""


class SqliteStore:
    """A database in a file."""

    sort = "sqlite"
    title = "SQLite"
    member = "database.sqlite3"

    def __init__(self, file: Path) -> None:
        self.file = file

    def schema(self) -> str:
        """A file has one place for tables."""
        return ""

    def copy(self, to: Path) -> Contents:
        """All pages in one step: one moment of the database, during which others may write the next."""
        if self.is_empty():
            raise BackupError(f"There is nothing to back up in {self.file}. Run manage.py setup first.")
        with connection.wrap_database_errors, closing(sqlite3.connect(self.file, timeout=PATIENCE)) as source:
            self._copy_pages(source, to)
        with closing(sqlite3.connect(to)) as copy:
            copy.execute("PRAGMA journal_mode=DELETE")  # one file; the studio sets its own when it begins
            told = copy.execute("PRAGMA integrity_check(1)").fetchone()[0]
        if told != "ok":
            raise BackupError(
                f"The database {self.file} is damaged ({_line(told)}): a backup of it could not be restored. "
                "Restore an older one; if there is none, "
                f"`sqlite3 {self.file} .recover` saves what can be read."
            )
        return _read(to)

    @staticmethod
    def _copy_pages(source: sqlite3.Connection, to: Path) -> None:
        try:
            with closing(sqlite3.connect(to)) as target:
                source.backup(target)
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_FULL:
                raise
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(to.parent)) from None

    def is_empty(self) -> bool:
        """Whether there is no file, or no table in it. A file that is no database is not nothing."""
        if not self.file.exists():
            return True
        with closing(sqlite3.connect(self.file, timeout=PATIENCE)) as database:
            try:
                return not _tables(database)
            except sqlite3.DatabaseError:
                return False

    def require_unused(self) -> None:
        """Whoever has it open keeps others from having it alone."""
        connections.close_all()
        if not self.file.exists():
            return
        with closing(sqlite3.connect(self.file, timeout=0, isolation_level=None)) as database:
            try:
                database.execute("PRAGMA locking_mode=EXCLUSIVE")
                database.execute("BEGIN EXCLUSIVE")
                database.execute("ROLLBACK")
            except sqlite3.OperationalError as error:
                if error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY:
                    raise BackupError(
                        f"Somebody works with {self.file}. Stop the studio and its commands, then restore "
                        "again."
                    ) from None
            except sqlite3.DatabaseError:
                return  # damaged: nobody works with it

    @contextmanager
    def taking_over(self, copy: Path, manifest: Manifest, move: Move, aside: Path) -> Iterator[str]:
        """The copy is looked at and brought up to date where it lies; then files change places."""
        self._check(copy, manifest)
        migrate(DATABASE_URL=f"sqlite:///{quote(str(copy))}", TILEWRIGHT_HOME=str(copy.parent))
        moved = ""
        for ending in _BESIDE:
            old = self.file.with_name(self.file.name + ending)
            if old.exists():
                move(old, aside / old.name)
                moved = str(aside / self.file.name)
        for ending in _BESIDE:
            new = copy.with_name(copy.name + ending)
            if new.exists():
                move(new, self.file.with_name(self.file.name + ending))
        yield moved

    @staticmethod
    def _check(copy: Path, manifest: Manifest) -> None:
        """Only tables that are whole; nothing in it acts by itself."""
        why = ""
        try:
            with closing(sqlite3.connect(copy)) as database:
                acting = database.execute(
                    "SELECT name FROM sqlite_master WHERE type NOT IN ('table', 'index')"
                )
                for [name] in acting.fetchmany(1):
                    why = f"its database acts by itself ({name})"
                [[told]] = database.execute("PRAGMA integrity_check(1)")
                if told != "ok":
                    why = f"its database is damaged ({_line(told)})"
            if not why:
                check_counts(_count(copy), manifest)
        except sqlite3.DatabaseError as error:
            why = f"its database is damaged ({error})"
        if why:
            raise BackupError(f"The backup cannot be used: {why}. Take another one; nothing was changed.")


def _tables(database: sqlite3.Connection) -> list[str]:
    found = database.execute(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'"
    )
    return [row[0] for row in found]


def _read(file: Path) -> Contents:
    with closing(sqlite3.connect(file)) as database:
        return read_contents(lambda sql: database.execute(sql).fetchall(), _tables(database))


def _count(file: Path) -> dict[str, int]:
    with closing(sqlite3.connect(file)) as database:
        return count_rows(lambda sql: database.execute(sql).fetchall(), _tables(database))


def _line(told: str) -> str:
    """What SQLite says on several lines, on one."""
    return " ".join(told.split())
