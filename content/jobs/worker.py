"""Does the jobs that wait, one after the other, in a process of its own, so that no request waits and no page
is slow meanwhile."""

from __future__ import annotations

import logging
import time
from collections.abc import Mapping
from typing import Any

from django.utils.module_loading import import_string

from content.errors import NotAllowedError
from content.jobs.errors import JobRefusedError, JobStoppedError
from content.jobs.faults import faults_of, refusal
from content.jobs.kinds import Kind, Work, kind_of
from content.jobs.pulse import Pulse
from content.jobs.queue import finish, put_back, take
from content.logbook import Fact, log_event, log_failure, name_of
from content.models import Job
from content.patience import patiently
from content.processes import must_end
from engine.schema import Fault

LONGEST_PROBLEM = 300
"""So many characters of an unexpected error are kept."""

_log = logging.getLogger(__name__)


def work_off(*names: str) -> int:
    """Do every job of these kinds, or of all, that waits; return how many there were."""
    count = 0
    while not must_end() and (job := take(*names)) is not None:
        perform(job)
        count += 1
    return count


def perform(job: Job, work: Work | None = None) -> None:
    """Do one job that we have claimed, whatever becomes of it; in another way than its kind says, if
    wanted."""
    began = time.monotonic()
    kind = kind_of(job.kind)
    by = name_of(job.made_by)
    known: dict[str, Fact] = {"job": job.pk, "kind": job.kind, "game": job.game_id, "by": by}
    log_event(_log, "job begun", **known, **kind.facts(job), attempt=job.attempts)
    state, result = _outcome(job, kind, work)
    if state is Job.State.WAITING:
        patiently(lambda: put_back(job))  # a studio that stops does so without a word
        return
    patiently(lambda: finish(job, state, result))
    now = patiently(lambda: Job.objects.filter(pk=job.pk).defer("payload").first())
    if now is None:
        log_event(_log, "job ended", **known, state="deleted", seconds=time.monotonic() - began)
        return
    told: dict[str, Fact] = {**known, **kind.facts(now), "state": now.state}
    if now.state == Job.State.FAILED:
        told["faults"] = faults_of(now.result)[1]
    log_event(_log, "job ended", **told, seconds=time.monotonic() - began)


def _outcome(job: Job, kind: Kind, work: Work | None) -> tuple[Job.State, Mapping[str, Any]]:
    """What becomes of a job; if it waits again, nothing."""
    try:
        found: Work = work or import_string(kind.work)
        return Job.State.DONE, found(job, Pulse(job))
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
        problem = f"{type(error).__name__}: {error}".removesuffix(": ")[:LONGEST_PROBLEM]
        return Job.State.FAILED, refusal([("", Fault((), f"{kind.faults}-broken", {"problem": problem}))])
