"""What long work does while the database is busy: it tries again, or leaves out what can be told later. Hours
of work should not end for a second of that."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import TypeVar

from django.db import DatabaseError, OperationalError, connection

from content.trouble import Trouble, trouble_of

PATIENCE = (0.5, 2.0, 5.0, 15.0)
"""Seconds to wait before the database is asked again."""

Done = TypeVar("Done")
_log = logging.getLogger(__name__)


def patiently(work: Callable[[], Done]) -> Done:
    """Do something with the database, and again if it is busy or away for a moment."""
    for wait in PATIENCE:
        try:
            return work()
        except OperationalError as error:
            _log.warning("the database does not answer, again in %s s: %s", wait, error)
            _connect_anew()
            time.sleep(wait)
    return work()


def unless_busy(work: Callable[[], Done], otherwise: Done) -> Done:
    """Do something with the database that can as well be done the next time."""
    try:
        return work()
    except DatabaseError as error:
        if trouble_of(error) is not Trouble.BUSY:
            raise
        _connect_anew()
        return otherwise


def _connect_anew() -> None:
    """A connection that was lost is not used again."""
    if not connection.in_atomic_block:
        connection.close()
