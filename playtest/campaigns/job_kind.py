"""Campaigns as a kind of job."""

from __future__ import annotations

from datetime import timedelta

from django.urls import reverse

from content.jobs.kinds import Kind
from content.logbook import Fact
from content.models import Job
from content.wording import wording
from playtest.campaigns.models import Campaign
from playtest.campaigns.models.campaign import FAULTS
from playtest.campaigns.words import title_of
from playtest.frame import spoken

RIGHT_TO_SEE = "playtest.watch_games"
RIGHT_TO_RUN = "playtest.run_campaigns"
RIGHT_TO_STEER_ALL = "campaigns.delete_campaign"


def leader_of(job: Job) -> Campaign:
    """The campaign that a job plays; of a comparison the first, which speaks for both."""
    return next(each for each in job.campaigns.all() if each.base_id is None)


def _facts(job: Job) -> dict[str, Fact]:
    sides = sorted(job.campaigns.all(), key=lambda each: each.pk)
    if not sides:
        return {}  # somebody has deleted it
    facts: dict[str, Fact] = {
        "campaign": sides[0].public_id,
        "games": sum(each.games for each in sides),
        "done": sum(each.done_games for each in sides),
        "broken": sum(each.broken_games for each in sides),
    }
    if job.state == Job.State.FAILED:
        facts["fault"] = sides[0].fault.get("key")
    return facts


CAMPAIGN = Kind(
    work="playtest.campaigns.working.work",
    label=lambda: wording(spoken()).say("cpage-campaign"),
    title=lambda job: title_of(leader_of(job), spoken()),
    page=lambda job: reverse("campaigns:one", args=(leader_of(job).public_id,)),
    sign="monitoring",
    may_see=RIGHT_TO_SEE,
    may_order=RIGHT_TO_RUN,
    may_steer=RIGHT_TO_STEER_ALL,
    facts=_facts,
    related=("campaigns",),
    faults=FAULTS,
    steps="campaign-step",
    goes_on=True,
    most_open=8,
    attempts=3,
    silence=timedelta(seconds=120),
)
