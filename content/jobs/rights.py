"""Who may see a job, and who may stop it or throw it away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from content.actions.allow import require
from content.errors import NotAllowedError
from content.jobs.kinds import kind_of, kinds
from content.models import Job

if TYPE_CHECKING:
    from django.contrib.auth.models import User


def seen_by(person: User) -> list[str]:
    """The kinds of which a person may see the jobs."""
    return [name for name, kind in kinds().items() if person.has_perm(kind.may_see)]


def require_steering(job: Job, author: User | None) -> None:
    """Those who ordered a job may stop it and throw it away, and those who may do so with everybody's. Raises
    `NotAllowedError` for others."""
    kind = kind_of(job.kind)
    is_own = author is not None and job.made_by_id == author.pk
    require(author, kind.may_order if is_own else kind.may_steer)


def may_steer(job: Job, person: User) -> bool:
    """Whether `require_steering` lets a person through."""
    try:
        require_steering(job, person)
    except NotAllowedError:
        return False
    return True
