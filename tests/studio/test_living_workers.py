"""The database is not changed under a worker that is still at work."""

from __future__ import annotations

from typing import Any

import pytest
from django.core.management import CommandError, call_command
from django.db import connection
from django.utils import timezone

from content.models import Pack, PrintResult
from playtest.campaigns.actions import Content, start_campaign
from playtest.campaigns.models import Campaign
from playtest.campaigns.queue import SILENCE, claim
from studio import living_workers
from studio.living_workers import OccupiedError, await_workers
from tests.playtest.games.conftest import publish


@pytest.fixture
def running(db: None) -> Campaign:
    """A campaign that this process runs."""
    release = publish("princess")
    order = {"seats": [3], "bots": [["random"]], "games": 6}
    campaign = start_campaign(release.game, order, Content.of_release(release), author=None)
    assert claim(campaign)
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
    with pytest.raises(OccupiedError, match=running.runner.rpartition(":")[0]):
        await_workers(0)
    Campaign.objects.update(seen_at=timezone.now() - 2 * SILENCE)
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
def test_a_print_on_a_database_of_before_counts_by_its_silence(
    db: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = PrintResult.objects.create(
        game=publish("princess").game,
        order={},
        state="running",
        seen_at=timezone.now(),
    )
    assert Pack.objects.get().pk == made.game_id
    described = connection.introspection.get_table_description
    monkeypatch.setattr(
        connection.introspection,
        "get_table_description",
        lambda cursor, table: [each for each in described(cursor, table) if each.name != "runner"],
    )
    with pytest.raises(OccupiedError, match=r"content\.PrintResult"):
        await_workers(0)
    PrintResult.objects.update(seen_at=timezone.now() - 2 * SILENCE)
    await_workers(0)
