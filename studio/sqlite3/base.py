"""SQLite, with a queue before every transaction.

SQLite has one writer at a time, and those who wait for it try again every now and then: whoever is unlucky
waits until the time is over, however short the others' transactions are. Here the threads of a process queue,
whatever they write and through whichever package, and only processes wait for each other in the database.
Whoever's turn does not come in time gets the error that SQLite itself would give.
"""

from __future__ import annotations

import sqlite3
from typing import Any

from django.db.backends.sqlite3 import base

from studio.sqlite3.queue import TurnQueue

_queue = TurnQueue()


class DatabaseWrapper(base.DatabaseWrapper):
    """A connection that holds its turn from the beginning of a transaction to its end. The stubs of Django
    leave out what a backend of one's own overrides."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._has_turn = False

    def _start_transaction_under_autocommit(self) -> None:
        self._take_turn()
        try:
            super()._start_transaction_under_autocommit()  # type: ignore[misc]
        except BaseException:
            self._give_turn()
            raise

    def _commit(self) -> Any:
        done = super()._commit()  # type: ignore[misc]
        self._give_turn()  # not if it fails: then it is rolled back
        return done

    def _rollback(self) -> Any:
        try:
            return super()._rollback()  # type: ignore[misc]
        finally:
            self._give_turn()

    def _close(self) -> Any:
        try:
            return super()._close()  # type: ignore[misc]
        finally:
            self._give_turn()

    def _take_turn(self) -> None:
        if self._has_turn:
            return
        if not _queue.enter(self.settings_dict["OPTIONS"]["timeout"]):
            error = sqlite3.OperationalError("database is locked")
            error.sqlite_errorcode, error.sqlite_errorname = sqlite3.SQLITE_BUSY, "SQLITE_BUSY"
            with self.wrap_database_errors:
                raise error
        self._has_turn = True

    def _give_turn(self) -> None:
        if self._has_turn:
            self._has_turn = False
            _queue.leave()
