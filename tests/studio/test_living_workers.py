"""The database is not changed under a worker that is still at work."""

from __future__ import annotations

from typing import Any

import pytest
from django.core.management import CommandError, call_command
from django.db import connection
from django.utils import timezone

from content.jobs.queue import claim
from content.models import Job
from playtest.campaigns.actions import Content, start_campaign
from playtest.campaigns.models import Campaign
from studio import living_workers
from studio.living_workers import SILENCE, OccupiedError, await_workers
from tests.playtest.games.conftest import publish


@pytest.fixture
def running(db: None) -> Campaign:
    """A campaign that this process runs."""
    release = publish("princess")
    order = {"seats": [3], "bots": [["random"]], "games": 6}
    campaign = start_campaign(release.game, order, Content.of_release(release), author=None)
    assert claim(campaign.job)
    return campaign


@pytest.fixture
def _to_change(monkeypatch: pytest.MonkeyPatch) -> None:
    """The sources bring a migration that the database does not know yet."""
    monkeypatch.setattr(living_workers, "_must_change", lambda: True)


@pytest.mark.usefixtures("running")
def test_nobody_waits_if_there_is_nothing_to_change() -> None:
    await_workers(0)


@pytest.mark.usefixtures("_to_change")
def test_a_runner_that_lives_is_waited_for_and_named(running: Campaign) -> None:
    with pytest.raises(OccupiedError, match=running.job.runner.rpartition(":")[0]):
        await_workers(0)
    Job.objects.update(seen_at=timezone.now() - 2 * SILENCE)
    await_workers(0)


@pytest.mark.usefixtures("_to_change")
def test_it_is_told_in_a_sentence(
    running: Campaign, settings: Any, tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings.HOME = tmp_path
    monkeypatch.setattr(living_workers.await_workers, "__defaults__", (0.0,))
    with pytest.raises(CommandError, match=r"still at work on it .* then run this again\."):
        call_command("setup")


@pytest.mark.usefixtures("_to_change")
def test_on_a_database_of_before_silence_counts_in_every_queue(
    db: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Prints had a queue of their own, in which nobody said who makes them."""
    monkeypatch.setattr(living_workers, "QUEUES", ("queue_of_before", "never_there"))
    moment = timezone.now().replace(tzinfo=None)
    with connection.cursor() as cursor:
        cursor.execute("CREATE TABLE queue_of_before (state varchar(10), seen_at timestamp)")
        cursor.execute("INSERT INTO queue_of_before VALUES ('running', %s)", [moment])
    with pytest.raises(OccupiedError, match="queue_of_before"):
        await_workers(0)
    with connection.cursor() as cursor:
        cursor.execute("UPDATE queue_of_before SET seen_at = %s", [moment - 2 * SILENCE])
    await_workers(0)
