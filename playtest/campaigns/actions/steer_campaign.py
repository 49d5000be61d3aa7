"""Pause a campaign, go on with it, cancel it, throw it away. A runner looks at the state between games or
chunks and stops by itself; what is finished by then stays. Campaigns that are compared have one job."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TYPE_CHECKING

from django.db import transaction
from django.db.models import ProtectedError

from content.actions.steer_job import pause_job, resume_job, stop_job
from content.jobs.queue import State
from content.jobs.rights import require_steering
from content.logbook import log_when_kept, name_of
from content.models import Job
from playtest.campaigns.errors import WrongStateError
from playtest.campaigns.models import Campaign
from playtest.models import FrozenDraft

if TYPE_CHECKING:
    from django.contrib.auth.models import User

log = logging.getLogger(__name__)

DELETABLE = (State.PAUSED, State.CANCELLED, State.DONE, State.FAILED)


def pause_campaign(campaign: Campaign, *, author: User | None) -> Campaign:
    """Stop for now."""
    return _step(campaign, author, "pause", pause_job)


def resume_campaign(campaign: Campaign, *, author: User | None) -> Campaign:
    """Go on, also after a failure: let it wait for a worker. Nothing that is finished is played again."""
    return _step(campaign, author, "resume", resume_job)


def cancel_campaign(campaign: Campaign, *, author: User | None) -> Campaign:
    """Stop for good. What is finished can still be read."""
    return _step(campaign, author, "cancel", stop_job)


def delete_campaign(campaign: Campaign, *, author: User | None) -> None:
    """Throw a campaign away that nobody runs, with its results, and the drafts that nothing else plays."""
    require_steering(campaign.job, author)
    with transaction.atomic():
        job = Job.objects.select_for_update(of=("self",)).get(pk=campaign.job_id)
        if job.state not in DELETABLE:
            raise WrongStateError("delete", job.state)
        members = campaign.members()
        drafts = [member.draft_id for member in members if member.draft_id is not None]
        job.delete()
        facts = {"campaign": members[0].public_id, "game": job.game_id, "by": name_of(author)}
        log_when_kept(log, "campaign deleted", **facts)
    for name in drafts:
        try:
            FrozenDraft.objects.filter(pk=name).delete()
        except ProtectedError:
            continue  # a test game or another campaign plays it


def _step(campaign: Campaign, author: User | None, deed: str, steer: Callable[..., bool]) -> Campaign:
    if not steer(campaign.job, author=author):
        raise WrongStateError(deed, Job.objects.values_list("state", flat=True).get(pk=campaign.job_id))
    campaign.refresh_from_db()
    return campaign
