"""Pause a campaign, go on with it, cancel it, throw it away. A runner looks at the state between games or
chunks and stops by itself; what is finished by then stays. Campaigns that are compared share every step."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from django.db import transaction
from django.db.models import ProtectedError
from django.utils import timezone

from content.actions.allow import require
from content.logbook import log_when_kept, name_of
from playtest.campaigns.actions.start_campaign import RIGHT
from playtest.campaigns.errors import WrongStateError
from playtest.campaigns.models import Campaign
from playtest.campaigns.queue import together
from playtest.models import FrozenDraft

if TYPE_CHECKING:
    from django.contrib.auth.models import User

log = logging.getLogger(__name__)

State = Campaign.State
PAUSABLE = (State.WAITING, State.RUNNING)
RESUMABLE = (State.PAUSED, State.FAILED)
CANCELLABLE = (State.WAITING, State.RUNNING, State.PAUSED, State.FAILED)
DELETABLE = (State.PAUSED, State.CANCELLED, State.DONE, State.FAILED)


def pause_campaign(campaign: Campaign, *, author: User | None) -> Campaign:
    """Stop for now."""
    return _step(campaign, author, "pause", PAUSABLE, State.PAUSED)


def resume_campaign(campaign: Campaign, *, author: User | None) -> Campaign:
    """Go on, also after a failure: let it wait for a worker. Nothing that is finished is played again."""
    return _step(campaign, author, "resume", RESUMABLE, State.WAITING)


def cancel_campaign(campaign: Campaign, *, author: User | None) -> Campaign:
    """Stop for good. What is finished can still be read."""
    return _step(campaign, author, "cancel", CANCELLABLE, State.CANCELLED)


def delete_campaign(campaign: Campaign, *, author: User | None) -> None:
    """Throw a campaign away that nobody runs, with its results, and the drafts that nothing else plays."""
    _require_own(campaign, author)
    with transaction.atomic():
        leader = _locked(campaign)
        if leader.state not in DELETABLE:
            raise WrongStateError("delete", leader.state)
        drafts = [member.draft_id for member in leader.members() if member.draft_id is not None]
        name = leader.public_id
        leader.delete()
        log_when_kept(log, "campaign deleted", campaign=name, game=leader.game_id, by=name_of(author))
    for name in drafts:
        try:
            FrozenDraft.objects.filter(pk=name).delete()
        except ProtectedError:
            continue  # a test game or another campaign plays it


@transaction.atomic
def _step(
    campaign: Campaign, author: User | None, deed: str, allowed: tuple[State, ...], state: State
) -> Campaign:
    _require_own(campaign, author)
    leader = _locked(campaign)
    if leader.state not in allowed:
        raise WrongStateError(deed, leader.state)
    finished = timezone.now() if state is State.CANCELLED else None
    together(leader).update(state=state, runner="", rate=0, fault={}, attempts=0, finished_at=finished)
    facts = {"campaign": leader.public_id, "game": leader.game_id, "by": name_of(author)}
    log_when_kept(log, f"campaign asked to {deed}", **facts)
    campaign.refresh_from_db()
    return campaign


def _locked(campaign: Campaign) -> Campaign:
    """The campaign that speaks for it, held until the end of the transaction."""
    return Campaign.objects.select_for_update(of=("self",)).get(pk=campaign.leader.pk)


def _require_own(campaign: Campaign, author: User | None) -> None:
    """Those who ordered it may, and those who may delete."""
    if author is not None and campaign.made_by_id == author.pk:
        require(author, RIGHT)
    else:
        require(author, "campaigns.delete_campaign")
