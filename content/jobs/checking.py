"""Judging a game's content as a job: ordered by whoever looks at the page of publishing, once for each state
of the content. What was found is kept (`content.judgements`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.conf import settings

from content.actions.allow import require
from content.jobs.errors import TooManyJobsError
from content.jobs.queue import OPEN, claim, put
from content.jobs.worker import perform
from content.judgements import CHECK, stamp_of
from content.models import Entry, Job, Pack

if TYPE_CHECKING:
    from django.contrib.auth.models import User
    from django.db.models import QuerySet


def newest_check(pack: Pack, kind: str = CHECK) -> Job | None:
    """The check that was ordered last, whatever became of it."""
    return _checks(pack, kind).order_by("-pk").first()


def open_check(pack: Pack, kind: str = CHECK) -> Job | None:
    """The check that is under way."""
    return _checks(pack, kind).filter(state__in=OPEN).order_by("pk").first()


def order_check(pack: Pack, kind: str = CHECK, *, author: User | None) -> Job | None:
    """Have the content judged as it is now, or its faces looked at. The check that is under way is the answer
    if there is one.

    So little content that a worker would take longer to start than to judge it is judged at once; the job is
    over then. Nothing if the person has too much under way."""
    require(author, "content.publish_release")
    known = open_check(pack, kind)
    if known is not None:
        return known
    try:
        job = put(kind, pack, author=author, parameters={"stamp": stamp_of(pack)[0]})
    except TooManyJobsError:
        return None
    is_little = Entry.objects.filter(game=pack).count() <= settings.CHECKED_AT_ONCE
    if kind == CHECK and is_little and claim(job):
        perform(job)
        job.refresh_from_db()
    return job


def forget_older(job: Job) -> None:
    """Let go of what earlier checks of the game found."""
    _checks(job.game, job.kind).exclude(state__in=OPEN).filter(pk__lt=job.pk).delete()


def _checks(pack: Pack, kind: str) -> QuerySet[Job]:
    return Job.objects.filter(game=pack, kind=kind).defer("payload", "result")
