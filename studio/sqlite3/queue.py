"""A queue in which threads come to their turn in the order they came."""

from __future__ import annotations

from collections import deque
from threading import Event, Lock


class TurnQueue:
    """One at a time, first come, first served."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._is_taken = False
        self._waiting: deque[Event] = deque()

    def enter(self, seconds: float) -> bool:
        """Wait for one's turn, so long at most; whether it came."""
        with self._lock:
            if not self._is_taken:
                self._is_taken = True
                return True
            mine = Event()
            self._waiting.append(mine)
        if mine.wait(seconds):
            return True
        with self._lock:
            if mine.is_set():  # it came while we were giving up
                return True
            self._waiting.remove(mine)
        return False

    def leave(self) -> None:
        """It is the next one's turn."""
        with self._lock:
            if self._waiting:
                self._waiting.popleft().set()
            else:
                self._is_taken = False
