"""Campaigns that are finished, or half finished, and people who look at them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.test import Client

from content.jobs.queue import claim
from content.models import Release
from playtest.campaigns.actions import Content, start_campaign, start_comparison
from playtest.campaigns.executors import OneProcess
from playtest.campaigns.models import Campaign
from playtest.campaigns.running import run_campaign
from tests.playtest.games.conftest import publish

ORDER: dict[str, Any] = {"seats": [3, 4], "bots": [["random"]], "games": 6}
"""The quickest games we have."""
BACKEND = "django.contrib.auth.backends.ModelBackend"

ClientOf = Callable[..., Client]


@pytest.fixture
def release(db: None) -> Release:
    """The current release of a game whose games are short."""
    return publish("princess")


@pytest.fixture
def client_of(person: Callable[..., User]) -> ClientOf:
    """A browser of somebody with a role."""

    def make(role: str, name: str = "", language: str = "en") -> Client:
        client = Client(headers={"accept-language": language})
        found = User.objects.filter(username=name or role).first() or person(role, name)
        client.force_login(found, backend=BACKEND)
        return client

    return make


def started(release: Release, author: User | None = None, **order: Any) -> Campaign:
    """A campaign that waits."""
    title = order.pop("title", "")
    return start_campaign(
        release.game, {**ORDER, **order}, Content.of_release(release), author=author, title=title
    )


def compared(release: Release, second: Content, author: User | None = None, **order: Any) -> Campaign:
    """A comparison that waits."""
    first = Content.of_release(release)
    return start_comparison(release.game, {**ORDER, **order}, first, second, author=author)


def run(campaign: Campaign) -> Campaign:
    """Run a campaign here and now."""
    campaign.refresh_from_db()
    assert claim(campaign.job)
    return run_campaign(campaign, OneProcess())


@pytest.fixture
def finished(release: Release) -> Campaign:
    """A campaign that is done: twelve games of three and four players."""
    return run(started(release, title="A dozen"))
