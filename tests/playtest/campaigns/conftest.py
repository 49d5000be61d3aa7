"""A small campaign of a shipped game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from content.jobs.queue import claim
from content.models import Job, Release
from playtest.campaigns.actions import Content, start_campaign
from playtest.campaigns.executors import Executor, OneProcess
from playtest.campaigns.models import Campaign
from playtest.campaigns.running import Tell, run_campaign
from tests.playtest.games.conftest import publish

ORDER = {"seats": [3, 4], "bots": [["random"]], "vary": {"sell_princess": [True, False]}, "games": 6}
"""The quickest games we have: four combinations, 24 games."""

Start = Callable[..., Campaign]


@pytest.fixture
def release(db: None) -> Release:
    """The current release of a game whose games are short."""
    return publish("princess")


@pytest.fixture
def started(release: Release) -> Start:
    """Orders a campaign."""

    def start(given: Any = None, **more: Any) -> Campaign:
        order = {**ORDER, **(given or {})}
        return start_campaign(release.game, order, Content.of_release(release), author=None, **more)

    return start


def campaign_of(job: Job | None) -> Campaign:
    """The campaign of a job that somebody has taken."""
    assert job is not None
    found = Campaign.objects.get(job=job, base=None)
    found.job = job
    return found


def run(campaign: Campaign, executor: Executor | None = None, tell: Tell | None = None) -> Campaign:
    """Claim a campaign and run it here."""
    campaign.refresh_from_db()
    assert claim(campaign.job)
    return run_campaign(campaign, executor or OneProcess(), tell)
