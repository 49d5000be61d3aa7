"""Who is at work on something: processes by their names, and signs of life that run out.

Whoever works on a row writes into it who they are and, again and again, when they were last seen (or until
when they promise to be back). Both are believed for a while only. A moment in the future is no sign of
life either: the clock has been set back since, and nobody should wait until it has caught up.
"""

from __future__ import annotations

import os
import secrets
import socket
from datetime import datetime, timedelta

from django.db.models import Q
from django.utils import timezone

SKEW = timedelta(seconds=10)
"""The clocks of two machines on one database may differ by so much."""


def has_seen(moment: datetime | None, silence: timedelta) -> bool:
    """Whether somebody who was last seen at a moment counts as there, if they may be silent for so long."""
    now = timezone.now()
    return moment is not None and now - silence <= moment <= now + SKEW


def is_promised(field: str, length: timedelta) -> Q:
    """The rows whose promise, a moment in a field, still stands; nobody promises more than a length of time
    ahead."""
    now = timezone.now()
    return Q(**{f"{field}__gte": now, f"{field}__lte": now + length + SKEW})


def process_name() -> str:
    """A name for what this process does now: the machine, the process and a word of its own."""
    return f"{_machine()}:{os.getpid()}:{secrets.token_hex(6)}"


def is_gone(worker: str, seen_at: datetime | None, silence: timedelta) -> bool:
    """Whether a worker of a name has died: noticed at once by its process if it ran on this machine, else by
    its silence."""
    return not has_seen(seen_at, silence) or _has_ended(worker)


def _has_ended(worker: str) -> bool:
    """Whether this machine knows that a process is no more."""
    machine, _, rest = worker.partition(":")
    process = rest.partition(":")[0]
    if machine != _machine() or not process.isdigit():
        return False
    try:
        os.kill(int(process), 0)
    except ProcessLookupError:
        return True
    except PermissionError:
        return False
    return False


def _machine() -> str:
    return socket.gethostname()[:60]
