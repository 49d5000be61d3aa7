"""Whether a studio is being served from its folder: a lock that every server holds, and that whoever replaces
what lies in the folder must have alone."""

from __future__ import annotations

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


class InUseError(Exception):
    """Somebody else holds the folder."""


@contextmanager
def hold_folder(home: Path, *, alone: bool) -> Iterator[None]:
    """Hold the folder, together with others or alone; raises `InUseError` if that cannot be. Processes that
    are forked meanwhile hold it as well, as long as they live. A folder that cannot be written needs no
    holding by those who share it, as nobody can replace what lies there."""
    try:
        lock = os.open(home / ".serving", os.O_RDONLY | os.O_CREAT, 0o600)
    except OSError:
        if alone:
            raise
        yield
        return
    try:
        try:
            fcntl.flock(lock, (fcntl.LOCK_EX if alone else fcntl.LOCK_SH) | fcntl.LOCK_NB)
        except BlockingIOError:
            raise InUseError from None
        yield
    finally:
        os.close(lock)
