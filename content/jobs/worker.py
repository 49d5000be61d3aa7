"""Does the jobs that wait, one after the other, in a process of its own, so that no request waits and no page
is slow meanwhile."""

from __future__ import annotations

import logging

from content.errors import NotAllowedError
from content.jobs.errors import JobRefusedError, JobStoppedError
from content.jobs.pulse import Pulse
from content.jobs.queue import finish, put_back, refusal, take
from content.jobs.registry import work_of
from content.models import Job
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
    try:
        result = work_of(job.kind)(job, Pulse(job))
    except JobStoppedError:
        if must_end():
            put_back(job)  # also one that somebody wants to stop: the next worker sees that first
            return
        finish(job, Job.State.CANCELLED, {})
    except JobRefusedError as error:
        finish(job, Job.State.FAILED, refusal(error.faults))
    except NotAllowedError:
        finish(job, Job.State.FAILED, refusal([("", Fault((), "job-not-allowed"))]))
    except Exception as error:  # noqa: BLE001 - the queue must go on, and whoever waits must be told
        _log.exception("job %s failed", job.pk)
        fault = Fault((), "job-broken", {"problem": type(error).__name__})
        finish(job, Job.State.FAILED, refusal([("", fault)]))
    else:
        finish(job, Job.State.DONE, result)
