"""The queue of jobs, kept in the database: whoever works takes the oldest, says how far it is, and leaves a
result. A worker that died is noticed at once by its process if it ran on this machine, else by its silence
(`content.leases`); its job is taken over, and given up if that happens again and again.

Every step is one conditional update, so two processes never do the same job, on either database."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from django.db import transaction
from django.db.models import F, QuerySet
from django.db.models.functions import Greatest
from django.utils import timezone

from content import leases
from content.jobs.errors import TooManyJobsError
from content.jobs.faults import refusal
from content.jobs.kinds import kind_of, kinds
from content.models import Job, Pack
from engine.schema import Fault

if TYPE_CHECKING:
    from django.contrib.auth.models import User

State = Job.State
OPEN = (State.WAITING, State.RUNNING)
STOPPABLE = (*OPEN, State.PAUSED, State.FAILED)
"""What goes on can still be stopped for good when it is paused or has failed."""
RESUMABLE = (State.PAUSED, State.FAILED)


@transaction.atomic
def put(
    name: str,
    pack: Pack,
    *,
    author: User | None,
    payload: bytes | None = None,
    parameters: Mapping[str, Any] | None = None,
) -> Job:
    """Add a job of a kind to the queue, and forget those of its kind that nobody needs any more."""
    kind = kind_of(name)
    of_kind = Job.objects.filter(kind=name)
    if kind.kept is not None:
        of_kind.exclude(state__in=OPEN).filter(finished_at__lt=timezone.now() - kind.kept).delete()
    if author is not None and of_kind.filter(made_by=author, state__in=OPEN).count() >= kind.most_open:
        raise TooManyJobsError(name, kind.most_open)
    return Job.objects.create(
        kind=name, game=pack, made_by=author, payload=payload, parameters=dict(parameters or {})
    )


def has_work(name: str) -> bool:
    """Whether a job of a kind waits, or was left by a worker that died, and somebody should look after it.
    Pages ask this again and again, so it only reads: on SQLite it must not wait for whoever writes."""
    return next(_takeable(name), None) is not None and _running(name) < kind_of(name).at_once


def take(*names: str) -> Job | None:
    """The next job of these kinds, of any if none is named, now in progress and ours alone; nothing if there
    is none, or if enough of each kind are in progress."""
    found = sorted((job for name in names or kinds() for job in _takeable(name)), key=lambda job: job.pk)
    for job in found:
        if job.must_stop:
            finish(job, State.CANCELLED, {})
        elif job.attempts >= kind_of(job.kind).attempts:
            finish(job, State.FAILED, refusal([("", Fault((), f"{kind_of(job.kind).faults}-interrupted"))]))
        elif _running(job.kind) < kind_of(job.kind).at_once and claim(job):
            return Job.objects.select_related("game", "made_by").get(pk=job.pk)
    return None


def claim(job: Job) -> bool:
    """Make a job that waits, or whose worker is gone, one that this process does."""
    now, runner = timezone.now(), leases.process_name()
    fresh = {} if kind_of(job.kind).goes_on else {"done": 0, "total": 0}
    changed = {"state": State.RUNNING, "runner": runner, "attempts": job.attempts + 1, "seen_at": now}
    if not _mine(job).update(**changed, **fresh, step="", language="", rate=0):
        return False
    Job.objects.filter(pk=job.pk, begun_at=None).update(begun_at=now)
    job.state, job.runner, job.attempts = State.RUNNING, runner, job.attempts + 1
    return True


def tell(job: Job, step: str, done: int, total: int, *, language: str = "", rate: float = 0.0) -> bool:
    """Say how far a job is; the answer is whether it must stop."""
    told = {"step": step, "language": language, "done": done, "total": total, "rate": rate}
    if not _mine(job).update(**told, seen_at=timezone.now()):
        return True  # somebody paused it, gave it to another or deleted it: we were too slow
    return bool(_mine(job).values_list("must_stop", flat=True).first())


def note_success(job: Job) -> None:
    """A part of a job that goes on has been kept: deaths of its workers are counted anew."""
    Job.objects.filter(pk=job.pk).update(attempts=0)


def finish(job: Job, state: State, result: Mapping[str, Any]) -> bool:
    """Leave the result; the answer is whether the job was still ours. Work that writes content calls this in
    the transaction that writes it, and gives everything up if the answer is no: so it is done exactly once,
    whenever a worker dies."""
    if state is State.DONE:
        _mine(job).update(done=F("total"))  # it was told now and then only
    over = {"state": state, "result": dict(result), "finished_at": timezone.now(), "payload": None}
    return bool(_mine(job).update(**over, runner="", rate=0))


def put_back(job: Job) -> None:
    """Let a job that we do wait for the next worker."""
    fresh = {} if kind_of(job.kind).goes_on else {"done": 0, "total": 0, "step": "", "language": ""}
    _mine(job).update(
        state=State.WAITING, runner="", rate=0, attempts=Greatest(F("attempts") - 1, 0), **fresh
    )


def stop(job: Job) -> bool:
    """Stop a job; the answer is whether there was something to stop. One in progress that begins anew is told
    to its worker, so that whoever throws it away does not do so under a hand that still writes."""
    at_once = STOPPABLE if kind_of(job.kind).goes_on else (State.WAITING,)
    over = {"state": State.CANCELLED, "finished_at": timezone.now(), "payload": None, "result": {}}
    if Job.objects.filter(pk=job.pk, state__in=at_once).update(**over, runner="", rate=0):
        return True
    return bool(Job.objects.filter(pk=job.pk, state=State.RUNNING).update(must_stop=True))


def pause(job: Job) -> bool:
    """Stop a job that goes on for now; the answer is whether it waited or was in progress."""
    return _turn(job, OPEN, State.PAUSED)


def resume(job: Job) -> bool:
    """Let a job that goes on wait again, also after a failure; the answer is whether it was paused or had
    failed."""
    return _turn(job, RESUMABLE, State.WAITING)


def is_gone(job: Job) -> bool:
    """Whether the worker of a job has died."""
    return leases.is_gone(job.runner, job.seen_at, kind_of(job.kind).silence)


def is_interrupted(job: Job) -> bool:
    """Whether a job should be in progress, and whoever did it has died; another takes it over."""
    return job.state == State.RUNNING and is_gone(job)


def _turn(job: Job, before: tuple[State, ...], after: State) -> bool:
    found = Job.objects.filter(pk=job.pk, state__in=before if kind_of(job.kind).goes_on else ())
    return bool(found.update(state=after, runner="", rate=0, attempts=0, result={}, finished_at=None))


def _mine(job: Job) -> QuerySet[Job]:
    """The row of a job, as long as it is what we know of it: done by us, or by nobody."""
    return Job.objects.filter(pk=job.pk, state=job.state, runner=job.runner)


def _takeable(name: str) -> Iterator[Job]:
    found = Job.objects.filter(kind=name, state__in=OPEN).defer("payload", "result").order_by("id")
    return (job for job in found if job.state == State.WAITING or is_gone(job))


def _running(name: str) -> int:
    running = Job.objects.filter(kind=name, state=State.RUNNING).defer("payload", "result")
    return sum(not is_gone(job) for job in running)
