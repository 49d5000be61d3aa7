"""What is said where words fail. A sentence that cannot be made, for a message that is missing or an argument
that an engine forgot, costs that sentence and never the game: a general one takes its place, and the log says
once what was missing. Tests set ``WORDING_FAULTS_RAISE``: for them it is a failure.

Everything that words play asks here: `content.playwording`, `playtest.shows`, and `playtest.games.viewers`
and `hearing` for what the engine names.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from threading import Lock
from typing import TypeVar

from django.conf import settings

from engine.wording import Wording

log = logging.getLogger(__name__)

MOST = 1000
"""So many different faults are remembered as told."""

_told: set[str] = set()
_lock = Lock()

Made = TypeVar("Made")


def general(words: Wording, sort: str) -> str:
    """What is said instead, by the sort of what could not be said: ``action``, ``event``, ``question`` ..."""
    key = f"unworded-{sort}"
    return words.say(key if words.has(key) else "unworded")


def careful(what: str, make: Callable[[], Made], instead: Callable[[], Made]) -> Made:
    """What ``make`` makes; if it cannot, what ``instead`` does. ``what`` names it in the log."""
    try:
        return make()
    except Exception:
        if settings.WORDING_FAULTS_RAISE:
            raise
        note(what)
    return instead()


def note(what: str) -> None:
    """Log the exception that is being handled, the first time that it is about this."""
    with _lock:
        if what in _told:
            return
        if len(_told) >= MOST:
            _told.clear()
        _told.add(what)
    log.exception("no words for %s", what)


def forget() -> None:
    """Tell everything once more: for tests."""
    with _lock:
        _told.clear()
