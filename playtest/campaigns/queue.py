"""The queue of campaigns, kept in the database. Whoever runs one takes the oldest that waits, says again and
again that it is alive, and hears whether it must stop. A runner that died is noticed at once by its process
if it ran on this machine, else by its silence."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta

from django.db import transaction
from django.db.models import Q, QuerySet
from django.utils import timezone

from content import leases
from content.leases import process_name
from playtest.campaigns.models import Campaign

SILENCE = timedelta(seconds=120)
"""A runner that has said nothing for so long is gone."""
MOST_RUNNING = 2
"""So many campaigns are run by workers at once; more only take each other's cores."""
MOST_ATTEMPTS = 3
"""A campaign whose runners died so often without finishing a chunk is given up."""

State = Campaign.State


def together(leader: Campaign) -> QuerySet[Campaign]:
    """A campaign with the one it is compared with: whatever happens to one happens to both."""
    return Campaign.objects.filter(Q(pk=leader.pk) | Q(base_id=leader.pk))


def has_work() -> bool:
    """Whether a campaign waits, or was left by a runner that died, and somebody should take it."""
    return next(_takeable(), None) is not None and _running() < MOST_RUNNING


def take() -> Campaign | None:
    """The next campaign, now running and ours alone; nothing if there is none or enough are running."""
    if _running() >= MOST_RUNNING:
        return None
    for campaign in _takeable():
        if campaign.attempts >= MOST_ATTEMPTS:
            give_up(campaign)
        elif claim(campaign):
            return Campaign.objects.get(pk=campaign.pk)
    return None


@transaction.atomic
def claim(campaign: Campaign) -> bool:
    """Make a campaign that waits, or whose runner is gone, one that we run."""
    now, runner = timezone.now(), process_name()
    unchanged = together(campaign).filter(state=campaign.state, runner=campaign.runner)
    if not unchanged.filter(pk=campaign.pk).update(
        state=State.RUNNING, runner=runner, seen_at=now, attempts=campaign.attempts + 1
    ):
        return False
    together(campaign).update(state=State.RUNNING, runner=runner, seen_at=now, fault={})
    together(campaign).filter(begun_at=None).update(begun_at=now)
    campaign.state, campaign.runner = State.RUNNING, runner
    return True


def pulse(campaign: Campaign, rate: float) -> bool:
    """Say that the runner is alive; the answer is whether it may go on."""
    mine = together(campaign).filter(runner=campaign.runner, state=State.RUNNING)
    return bool(mine.update(seen_at=timezone.now(), rate=rate))


def put_back(campaign: Campaign) -> None:
    """Let a campaign that we run wait for the next runner."""
    mine = together(campaign).filter(runner=campaign.runner, state=State.RUNNING)
    mine.update(state=State.WAITING, runner="", rate=0, attempts=0)


def give_up(campaign: Campaign) -> None:
    """Runners died again and again: the campaign has failed."""
    still = together(campaign).filter(runner=campaign.runner, state__in=(State.WAITING, State.RUNNING))
    still.update(state=State.FAILED, fault={"key": "interrupted", "args": {}}, runner="")


def is_gone(campaign: Campaign) -> bool:
    """Whether the runner of a campaign has died."""
    return leases.is_gone(campaign.runner, campaign.seen_at, SILENCE)


def _takeable() -> Iterator[Campaign]:
    for campaign in _leaders().filter(state__in=(State.WAITING, State.RUNNING)).order_by("id"):
        if campaign.state == State.WAITING or is_gone(campaign):
            yield campaign


def _running() -> int:
    return sum(not is_gone(campaign) for campaign in _leaders().filter(state=State.RUNNING))


def _leaders() -> QuerySet[Campaign]:
    return Campaign.objects.filter(base=None)
