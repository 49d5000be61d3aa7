"""A database in which prints and campaigns had queues of their own is brought up to date without a loss."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any

import pytest
from django.db import connection
from django.db.migrations.executor import MigrationExecutor

from content.models import Job, PrintResult
from playtest.campaigns.actions import progress_of, resume_campaign
from playtest.campaigns.models import Campaign
from playtest.campaigns.words import failure_text

pytestmark = pytest.mark.django_db(transaction=True)
BEFORE = [("content", "0007_jobs"), ("campaigns", "0001_campaigns")]
MONDAY = datetime(2026, 11, 16, 9, 30, tzinfo=UTC)
REPORT = {"files": [{"name": "platformer-en.pdf", "size": 3, "pages": 1, "language": "en"}], "faces": 9}


def migrate(to: list[tuple[str, str]] | None = None) -> Any:
    """Bring the database to a state, the newest unless another is named; the models of that time."""
    executor = MigrationExecutor(connection)
    targets = to or executor.loader.graph.leaf_nodes()
    executor.migrate(targets)
    return MigrationExecutor(connection).loader.project_state(targets).apps


@pytest.fixture
def old() -> Iterator[Any]:
    """The models of the time before."""
    yield migrate(BEFORE)
    migrate()


def pack_of(apps: Any) -> Any:
    english, _ = apps.get_model("content", "Language").objects.get_or_create(code="en", name="English")
    return apps.get_model("content", "Pack").objects.create(game="platformer", source=english)


def made(model: Any, **given: Any) -> Any:
    """A row that was made on Monday."""
    row = model.objects.create(**given)
    model.objects.filter(pk=row.pk).update(made_at=MONDAY)
    return row


def test_prints_made_before_keep_their_numbers_files_and_times(old: Any) -> None:
    pack, person = pack_of(old), old.get_model("auth", "User").objects.create(username="anna")
    prints = old.get_model("content", "PrintResult")
    gone = made(prints, game=pack, order={}, snapshot="a")
    done = made(prints, game=pack, order={"game": "platformer"}, snapshot="b", state="done", made_by=person)
    prints.objects.filter(pk=done.pk).update(report=REPORT, done=9, total=9, finished_at=MONDAY)
    waiting = made(prints, game=pack, order={}, snapshot="c", draft=b"content", attempts=1)
    gone.delete()
    migrate()
    found = PrintResult.objects.get(pk=done.pk)
    assert (found.state, found.report, found.order) == ("done", REPORT, {"game": "platformer"})
    assert (found.made_at, found.job.finished_at) == (MONDAY, MONDAY)
    assert (found.made_by is not None and found.made_by.username, found.job.percent) == ("anna", 100)
    other = PrintResult.objects.get(pk=waiting.pk)
    assert (other.state, bytes(other.job.payload or b""), other.job.attempts) == ("waiting", b"content", 1)
    assert set(Job.objects.values_list("kind", flat=True)) == {"print"}


def test_campaigns_go_on_alone_and_together(old: Any) -> None:
    pack = pack_of(old)
    draft = old.get_model("playtest", "FrozenDraft").objects.create(hash="d" * 64, game=pack, packed=b"")
    campaigns = old.get_model("campaigns", "Campaign")
    same = {
        "game": pack,
        "draft": draft,
        "snapshot": "d",
        "engine": "e",
        "spec": {},
        "chunk_size": 2,
        "chunks": 5,
    }
    fault = {"key": "cluster-lost", "args": {"address": "tcp://10.0.0.7:8786"}}
    failed = made(campaigns, **same, games=10, done_games=4, state="failed", fault=fault, begun_at=MONDAY)
    base = made(campaigns, **same, games=10, done_games=6, state="paused")
    rival = made(campaigns, **same, games=10, done_games=5, state="paused", base=base)
    migrate()
    assert Job.objects.count() == 2
    one = Campaign.objects.get(pk=failed.pk)
    assert (one.state, one.fault, one.made_at, one.job.begun_at) == ("failed", fault, MONDAY, MONDAY)
    assert "tcp://10.0.0.7:8786" in failure_text(one, "en")
    resume_campaign(one, author=None)
    assert (one.state, one.fault) == ("waiting", {})
    first, second = Campaign.objects.get(pk=base.pk), Campaign.objects.get(pk=rival.pk)
    assert first.job == second.job
    assert (first.job.done, first.job.total, progress_of(second).done) == (11, 20, 11)
    resume_campaign(second, author=None)
    assert Campaign.objects.get(pk=base.pk).state == "waiting"
