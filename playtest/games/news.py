"""Tells the threads of this process that a game has changed, so that streams need not wait for their next
look into the database. Other processes find out by looking."""

from __future__ import annotations

from threading import Condition

_changed = Condition()
_count = 0


def tell(name: str) -> None:
    """A game has changed."""
    global _count
    with _changed:
        _count += 1
        _changed.notify_all()


def count() -> int:
    """How much news there has been."""
    return _count


def wait(since: int, seconds: float) -> int:
    """Wait until there is news after so much of it, or the time is over; how much there has been now."""
    with _changed:
        if _count == since:
            _changed.wait(seconds)
        return _count
