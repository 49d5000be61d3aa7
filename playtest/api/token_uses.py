"""When tokens were last used. A request that only reads does not wait for its turn to write: uses are
collected, and a thread writes them every now and then. If the database is busy they wait; if the process
ends, the last few seconds of them are lost, which is what knowing the minute is worth."""

from __future__ import annotations

import logging
import time
from datetime import datetime
from threading import Lock, Thread

from django.conf import settings
from django.db import DatabaseError, connection, transaction

from playtest.models import ApiToken

log = logging.getLogger(__name__)

_uses: dict[int, datetime] = {}
_lock = Lock()
_writers: list[Thread] = []


def note_use(token: int, when: datetime) -> None:
    """Note that a token was used. With ``API_USES_SECONDS = 0`` it is written before this returns."""
    with _lock:
        _uses[token] = when
        if settings.API_USES_SECONDS and not any(each.is_alive() for each in _writers):
            _writers[:] = [Thread(target=_write_now_and_then, name="token-uses", daemon=True)]
            _writers[0].start()
    if not settings.API_USES_SECONDS:
        write_uses()


def write_uses() -> None:
    """Write what was collected; if that cannot be, keep it for the next time."""
    with _lock:
        uses = dict(_uses)
        _uses.clear()
    try:
        with transaction.atomic():
            for token, when in uses.items():
                ApiToken.objects.filter(pk=token).update(last_used_at=when)
    except DatabaseError as error:
        log.info("uses of tokens are written later: %s", error)
        with _lock:
            for token, when in uses.items():
                _uses.setdefault(token, when)


def _write_now_and_then() -> None:
    while True:
        time.sleep(settings.API_USES_SECONDS)
        if _uses:
            try:
                write_uses()
            finally:
                connection.close()
