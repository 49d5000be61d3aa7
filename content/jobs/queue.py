"""The queue of jobs, kept in the database: whoever works takes the oldest, says how far it is, and leaves a
result. A worker that died is noticed by its silence; its job is begun again once, then given up."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import timedelta
from typing import TYPE_CHECKING, Any

from django.db import transaction
from django.db.models import F, Q
from django.utils import timezone

from content.jobs.errors import TooManyJobsError
from content.models import Job, Pack
from engine.schema import Fault

if TYPE_CHECKING:
    from django.contrib.auth.models import User

MOST_RUNNING = 2
"""So many jobs are done at once."""
MOST_OPEN = 5
"""So many jobs one person may have under way."""
SILENCE = timedelta(seconds=30)
"""A worker that has said nothing for so long is gone."""
MOST_ATTEMPTS = 2
"""A job whose worker died is begun again this often in all."""
KEPT = timedelta(days=14)
"""How long the result of a job can be looked at."""
MOST_FAULTS = 200
"""So many faults are kept with a result; of the others only the number."""

State = Job.State


@transaction.atomic
def put(
    kind: str,
    pack: Pack,
    *,
    author: User | None,
    payload: bytes | None = None,
    parameters: Mapping[str, Any] | None = None,
) -> Job:
    """Add a job to the queue, and forget those of its kind that nobody needs any more."""
    over = Job.objects.exclude(state__in=(State.WAITING, State.RUNNING)).filter(kind=kind)
    over.filter(finished_at__lt=timezone.now() - KEPT).delete()
    if author is not None:
        under_way = Job.objects.filter(made_by=author, state__in=(State.WAITING, State.RUNNING)).count()
        if under_way >= MOST_OPEN:
            raise TooManyJobsError
    return Job.objects.create(
        kind=kind, game=pack, made_by=author, payload=payload, parameters=dict(parameters or {})
    )


def has_work() -> bool:
    """Whether a job waits, or was left by a worker that died, and somebody should look after it. Pages ask
    this again and again, so it only reads: on SQLite it must not wait for whoever writes."""
    return Job.objects.filter(Q(state=State.WAITING) | _silent()).exists() and _running() < MOST_RUNNING


def take() -> Job | None:
    """The next job, now in progress and ours alone; nothing if there is none or enough are in progress."""
    give_up_the_hopeless()
    while _running() < MOST_RUNNING:
        found = Job.objects.filter(_takeable()).order_by("id").defer("payload", "result").first()
        if found is None:
            return None
        ours = Job.objects.filter(_takeable(), pk=found.pk, attempts=found.attempts).update(
            state=State.RUNNING, attempts=found.attempts + 1, seen_at=timezone.now(), done=0, total=0, step=""
        )
        if ours:
            return Job.objects.select_related("game", "made_by").get(pk=found.pk)
    return None


def tell(job: Job, step: str, done: int, total: int) -> bool:
    """Say how far a job is; the answer is whether it must stop."""
    if not _mine(job).update(step=step, done=done, total=total, seen_at=timezone.now()):
        return True  # it was given to somebody else, or deleted: we were too slow
    return bool(_mine(job).values_list("must_stop", flat=True).first())


def finish(job: Job, state: State, result: Mapping[str, Any]) -> bool:
    """Leave the result; the answer is whether the job was still ours. Work that writes content calls this in
    the transaction that writes it, and gives everything up if the answer is no: so it is done exactly once,
    whenever a worker dies."""
    return bool(_mine(job).update(state=state, result=dict(result), finished_at=timezone.now(), payload=None))


def put_back(job: Job) -> None:
    """Let a job that we do wait for the next worker."""
    _mine(job).update(state=State.WAITING, attempts=F("attempts") - 1, done=0, total=0, step="")


def stop(job: Job) -> None:
    """Stop a job that waits or is in progress."""
    waiting = Job.objects.filter(pk=job.pk, state=State.WAITING)
    if not waiting.update(state=State.CANCELLED, finished_at=timezone.now(), payload=None):
        Job.objects.filter(pk=job.pk, state=State.RUNNING).update(must_stop=True)


def give_up_the_hopeless() -> None:
    """Jobs whose workers died again and again are over, and so are those that were to be stopped when their
    worker died."""
    ended = {"finished_at": timezone.now(), "payload": None}
    silent = Job.objects.filter(_silent())
    silent.filter(must_stop=True).update(state=State.CANCELLED, **ended)
    silent.filter(attempts__gte=MOST_ATTEMPTS).update(
        state=State.FAILED, result=refusal([("", Fault((), "job-interrupted"))]), **ended
    )


def refusal(faults: list[tuple[str, Fault]]) -> dict[str, Any]:
    """Faults as a result keeps them: worded only when somebody reads them, in their language."""
    return {"faults": [_stored(*each) for each in faults[:MOST_FAULTS]], "fault_count": len(faults)}


def faults_of(result: Mapping[str, Any]) -> tuple[list[tuple[str, Fault]], int]:
    """The faults of a result with their places, and how many there were in all."""
    kept = [
        (each["place"], Fault(tuple(each["path"]), each["key"], each["args"], each["hint"]))
        for each in result.get("faults", [])
    ]
    return kept, result.get("fault_count", len(kept))


def _stored(place: str, fault: Fault) -> dict[str, Any]:
    args = dict(fault.args)
    return {"place": place, "path": list(fault.path), "key": fault.key, "args": args, "hint": fault.hint}


def _mine(job: Job) -> Any:
    return Job.objects.filter(pk=job.pk, state=State.RUNNING, attempts=job.attempts)


def _silent() -> Q:
    """In progress, and nothing heard for too long. A clock that was set back makes the last word lie in the
    future: that is silence, too."""
    now = timezone.now()
    return Q(state=State.RUNNING) & (Q(seen_at__lt=now - SILENCE) | Q(seen_at__gt=now + SILENCE))


def _takeable() -> Q:
    return Q(state=State.WAITING) | (_silent() & Q(attempts__lt=MOST_ATTEMPTS, must_stop=False))


def _running() -> int:
    return Job.objects.filter(state=State.RUNNING).exclude(_silent()).count()
