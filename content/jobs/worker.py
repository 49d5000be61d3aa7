"""Does the jobs that wait, one after the other, in a process of its own, so that no request waits and no page
is slow meanwhile."""

from __future__ import annotations

import logging
import time
from collections.abc import Mapping
from typing import Any

from content.errors import NotAllowedError
from content.jobs.errors import JobRefusedError, JobStoppedError
from content.jobs.pulse import Pulse
from content.jobs.queue import finish, put_back, refusal, take
from content.jobs.registry import work_of
from content.logbook import Fact, log_event, log_failure, name_of
from content.models import Job
from content.patience import patiently
from content.processes import must_end
from engine.schema import Fault

_log = logging.getLogger(__name__)


def work_off() -> int:
    """Do every job that waits; return how many there were."""
    count = 0
    while not must_end() and (job := take()) is not None:
        perform(job)
        count += 1
    return count


def perform(job: Job) -> None:
    """Do one job, whatever becomes of it."""
    began = time.monotonic()
    by = name_of(job.made_by)
    facts: dict[str, Fact] = {"job": job.pk, "kind": job.kind, "game": job.game_id, "by": by}
    log_event(_log, "job begun", **facts, attempt=job.attempts)
    state, result = _outcome(job)
    if state is Job.State.WAITING:
        patiently(lambda: put_back(job))  # a studio that stops does so without a word
        return
    patiently(lambda: finish(job, state, result))
    log_event(_log, "job ended", **facts, state=state.value, seconds=time.monotonic() - began)


def _outcome(job: Job) -> tuple[Job.State, Mapping[str, Any]]:
    """What becomes of a job; if it waits again, nothing."""
    try:
        result = work_of(job.kind)(job, Pulse(job))
    except JobStoppedError:
        if must_end():
            return Job.State.WAITING, {}  # also one to be stopped: the next worker sees that first
        return Job.State.CANCELLED, {}
    except JobRefusedError as error:
        return Job.State.FAILED, refusal(error.faults)
    except NotAllowedError:
        return Job.State.FAILED, refusal([("", Fault((), "job-not-allowed"))])
    except Exception as error:  # noqa: BLE001 - the queue must go on, and whoever waits must be told
        log_failure(_log, "job failed", error, job=job.pk, kind=job.kind)
        fault = Fault((), "job-broken", {"problem": type(error).__name__})
        return Job.State.FAILED, refusal([("", fault)])
    return Job.State.DONE, result
