"""Stop a job, whatever it is about; pause one that goes on, and resume it. Those who ordered it may, and
those who may throw away what others ordered."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TYPE_CHECKING

from django.db import transaction

from content.jobs import queue
from content.jobs.rights import require_steering
from content.logbook import Fact, log_when_kept, name_of
from content.models import Job

if TYPE_CHECKING:
    from django.contrib.auth.models import User

log = logging.getLogger(__name__)


def stop_job(job: Job, *, author: User | None) -> bool:
    """Stop it as soon as it can be; the answer is whether there was something to stop."""
    return _steer(job, author, "stop", queue.stop)


def pause_job(job: Job, *, author: User | None) -> bool:
    """Stop for now; the answer is whether it waited or was in progress."""
    return _steer(job, author, "pause", queue.pause)


def resume_job(job: Job, *, author: User | None) -> bool:
    """Let it wait for a worker again, also after a failure; the answer is whether it was paused or had
    failed."""
    return _steer(job, author, "resume", queue.resume)


@transaction.atomic
def _steer(job: Job, author: User | None, deed: str, turn: Callable[[Job], bool]) -> bool:
    require_steering(job, author)
    turned = turn(job)
    if turned:
        facts: dict[str, Fact] = {"job": job.pk, "kind": job.kind, "game": job.game_id, "by": name_of(author)}
        log_when_kept(log, f"job asked to {deed}", **facts)
    return turned
