"""The pulse of a running job: says how far it is, not oftener than people can read, and hears whether it must
stop."""

from __future__ import annotations

import time

from content.jobs.errors import JobStoppedError
from content.jobs.queue import tell
from content.models import Job
from content.patience import unless_busy
from content.processes import must_end

TELL_EVERY = 0.25
"""Seconds between two words on how far a job is."""


class Pulse:
    """Handed to the work of a job, which beats it as often as it likes."""

    def __init__(self, job: Job) -> None:
        self.job = job
        self._step = ""
        self._told_at = 0.0

    def beat(self, step: str, done: int, total: int) -> None:
        """Say how far the job is. Raises `JobStoppedError` if it must stop, or if this process
        must end."""
        now = time.monotonic()
        if step == self._step and now - self._told_at < TELL_EVERY:
            return
        self._step, self._told_at = step, now
        if unless_busy(lambda: tell(self.job, step, done, total), False) or must_end():
            raise JobStoppedError
