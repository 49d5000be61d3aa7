"""The pulse of a running job: says how far it is, not oftener than people can read, and hears whether it must
stop."""

from __future__ import annotations

import time
from collections import deque

from content.jobs.errors import JobStoppedError
from content.jobs.queue import tell
from content.models import Job
from content.patience import unless_busy
from content.processes import must_end

TELL_EVERY = 0.25
"""Seconds between two words on how far a job is."""
WINDOW = 20.0
"""The rate is that of about so many seconds."""


class Pulse:
    """Handed to the work of a job, which beats it as often as it likes."""

    def __init__(self, job: Job) -> None:
        self.job = job
        self.step, self.language, self.done, self.total = "", "", 0, 0
        self._told: tuple[str, str] | None = None
        self._told_at = 0.0
        self._is_stopped = False
        self._times: deque[tuple[float, int]] = deque()

    def beat(self, step: str, done: int, total: int, language: str = "") -> None:
        """Say how far the job is. Raises `JobStoppedError` if it must stop, or if this process must end."""
        self.note(step, done, total, language)
        if self.is_stopped():
            raise JobStoppedError

    def note(self, step: str, done: int, total: int, language: str = "") -> None:
        """Remember how far the job is; `is_stopped` tells it."""
        if step != self.step or done < self.done:
            self._times.clear()
        if not self._times or done != self.done:
            self._times.append((time.monotonic(), done))
        self.step, self.done, self.total, self.language = step, done, total, language

    def is_stopped(self) -> bool:
        """Whether the job must stop: because a person wants that, because it is not ours any more, or because
        this process must end. Asked again and again, it tells now and then how far the job is."""
        now = time.monotonic()
        if (self.step, self.language) != self._told or now - self._told_at >= TELL_EVERY:
            self._told, self._told_at = (self.step, self.language), now
            self._is_stopped = unless_busy(self._tell, False)
        return self._is_stopped or must_end()

    def rate(self) -> float:
        """How much of the step is done in a second, lately."""
        now = time.monotonic()
        while len(self._times) > 2 and now - self._times[0][0] > WINDOW:
            self._times.popleft()
        if not self._times:
            return 0.0
        begun, before = self._times[0]
        return (self.done - before) / max(now - begun, 0.001)

    def _tell(self) -> bool:
        return tell(
            self.job, self.step, self.done, self.total, language=self.language, rate=round(self.rate(), 3)
        )
