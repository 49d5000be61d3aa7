"""The page of what runs: to each what they may see; how far it is, why it failed, what can be done."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta

import pytest
from django.contrib.auth.models import User
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from content.actions.order_print import order_print
from content.jobs import queue
from content.jobs.faults import refusal
from content.models import Job, Pack
from engine.schema import Fault
from playtest.campaigns.models import Campaign
from playtest.models import FrozenDraft
from tests.editor.pages import shown

pytestmark = pytest.mark.django_db
JOBS = "/admin/jobs/"


def campaign(pack: Pack, author: User | None = None, title: str = "Shall she be sold?") -> Job:
    """A campaign that waits; nobody ever plays it."""
    job = queue.put("campaign", pack, author=author)
    draft, _ = FrozenDraft.objects.get_or_create(hash="d" * 64, defaults={"game": pack, "packed": b""})
    numbers = {"chunk_size": 2, "chunks": 5, "games": 10}
    Campaign.objects.create(job=job, game=pack, draft=draft, snapshot="d", spec={}, title=title, **numbers)
    return job


def sheet(pack: Pack, name: str = "ferry.xlsx", author: User | None = None) -> Job:
    return queue.put("sheet-preview", pack, author=author, parameters={"name": name})


def test_nothing_runs_and_nothing_ran(lanternwick: Pack, designer: Client) -> None:
    page = shown(designer.get(JOBS))
    assert "Nothing is under way, and nothing was lately." in page
    assert 'http-equiv="refresh"' not in page
    assert f'href="{JOBS}"' in page, "it stands in the menu"


def test_everything_that_runs_on_one_page(lanternwick: Pack, designer: Client) -> None:
    made = order_print(lanternwick, {}, release=None, author=None)
    playing, reading = campaign(lanternwick), sheet(lanternwick)
    taken = queue.take("campaign")
    assert taken is not None
    queue.tell(taken, "play", 3, 10, rate=0.1)
    page = shown(designer.get(JOBS))
    assert 'http-equiv="refresh"' in page
    for title, address in (
        (f"Lanternwick, print {made.pk}", f"/admin/prints/{made.pk}/"),
        ("Shall she be sold?", f"/campaigns/{Campaign.objects.get(job=playing).public_id}/"),
        ("Import of ferry.xlsx", f"/admin/sheets/lanternwick/imports/{reading.pk}/"),
    ):
        assert f'href="{address}">{title}</a>' in page
    assert 'value="30"' in page
    assert "playing" in page
    assert "about 1 min 10 s left" in page
    assert "1 in progress" in page
    assert "2 waiting" in page
    assert shown(designer.get(f"{JOBS}live/")) in page
    assert "about 1 min 10 s left" in shown(designer.get(f"{JOBS}live/"))


def test_why_something_failed_and_what_was_finished(lanternwick: Pack, designer: Client) -> None:
    faults = [
        (f"ferryman!{row}", Fault(("strength",), "range", {"is": 70, "low": 0, "high": 9}))
        for row in range(5)
    ]
    for name, state, result in (
        ("bad.xlsx", "failed", refusal(faults)),
        ("good.xlsx", "done", {"entries": []}),
    ):
        job = sheet(lanternwick, name)
        now = timezone.now()
        Job.objects.filter(pk=job.pk).update(state=state, result=result, begun_at=now, finished_at=now)
    old = sheet(lanternwick, "old.xlsx")
    Job.objects.filter(pk=old.pk).update(state="done", finished_at=timezone.now() - timedelta(days=28))
    page = shown(designer.get(JOBS))
    assert (
        page.index("Failed lately")
        < page.index("bad.xlsx")
        < page.index("Finished lately")
        < page.index("good.xlsx")
    )
    assert page.count("ferryman!") == 3
    assert "… and 2 more." in page
    assert "old.xlsx" not in page
    assert "Nothing is under way." in page


@pytest.mark.parametrize(
    ("role", "seen"),
    [
        ("viewer", {"print", "campaign"}),
        ("translator", {"print", "campaign"}),
        ("designer", {"print", "campaign", "sheet"}),
    ],
)
def test_each_role_sees_its_kinds(
    lanternwick: Pack, client_of: Callable[..., Client], role: str, seen: set[str]
) -> None:
    order_print(lanternwick, {}, release=None, author=None)
    campaign(lanternwick)
    hidden = sheet(lanternwick)
    client = client_of(role)
    page = shown(client.get(JOBS))
    told = {"print": "Lanternwick, print", "campaign": "Shall she be sold?", "sheet": "Import of ferry.xlsx"}
    assert {kind for kind, text in told.items() if text in page} == seen
    answer = client.post(f"{JOBS}{hidden.pk}/stop/")
    assert answer.status_code == (302 if "sheet" in seen else 404)


def test_who_ordered_something_may_stop_it_here(lanternwick: Pack, client_of: Callable[..., Client]) -> None:
    tester = client_of("playtester")
    mine = order_print(lanternwick, {}, release=None, author=User.objects.get(username="playtester"))
    other = order_print(lanternwick, {}, release=None, author=None)
    page = shown(tester.get(JOBS))
    assert f"{JOBS}{mine.job_id}/stop/" in page
    assert f"{JOBS}{other.job_id}/stop/" not in page
    assert tester.post(f"{JOBS}{other.job_id}/stop/").status_code == 403
    assert tester.get(f"{JOBS}{mine.job_id}/stop/").status_code == 302
    assert Job.objects.get(pk=mine.job_id).state == "waiting", "looking changes nothing"
    assert tester.post(f"{JOBS}{mine.job_id}/stop/?mine=1").headers["Location"] == f"{JOBS}?mine=1"
    assert Job.objects.get(pk=mine.job_id).state == "cancelled"
    again = shown(tester.post(f"{JOBS}{mine.job_id}/stop/", follow=True))
    assert "Somebody else was quicker" in again
    assert tester.post(f"{JOBS}{mine.job_id}/explode/").status_code == 404


def test_a_campaign_is_paused_and_resumed_here(lanternwick: Pack, designer: Client) -> None:
    job = campaign(lanternwick)
    for deed, state, offered in (("pause", "paused", "resume"), ("resume", "waiting", "pause")):
        page = shown(designer.post(f"{JOBS}{job.pk}/{deed}/", follow=True))
        assert Job.objects.get(pk=job.pk).state == state
        assert f"{JOBS}{job.pk}/{offered}/" in page
    made = order_print(lanternwick, {}, release=None, author=None)
    assert f"{JOBS}{made.job_id}/pause/" not in shown(designer.get(JOBS))
    assert "Somebody else was quicker" in shown(designer.post(f"{JOBS}{made.job_id}/pause/", follow=True))


def test_only_ones_own(lanternwick: Pack, designer: Client) -> None:
    sheet(lanternwick, "mine.xlsx", User.objects.get(username="designer"))
    sheet(lanternwick, "theirs.xlsx")
    page = shown(designer.get(f"{JOBS}?mine=1"))
    assert "mine.xlsx" in page
    assert "theirs.xlsx" not in page


def test_the_page_asks_as_often_for_many_jobs_as_for_few(lanternwick: Pack, designer: Client) -> None:
    def asked() -> int:
        with CaptureQueriesContext(connection) as queries:
            assert designer.get(f"{JOBS}live/").status_code == 200
        return len(queries)

    order_print(lanternwick, {}, release=None, author=None)
    campaign(lanternwick)
    few = asked()
    for number in range(4):
        order_print(lanternwick, {}, release=None, author=None)
        campaign(lanternwick, title=f"Number {number}")
    assert asked() == few


@pytest.mark.parametrize(
    ("language", "heading", "state"),
    [("de", "In Arbeit", "wartet"), ("es", "En curso", "en espera"), ("it", "In corso", "in attesa")],
)
def test_in_every_language(
    lanternwick: Pack, designer: Client, language: str, heading: str, state: str
) -> None:
    sheet(lanternwick)
    designer.cookies["django_language"] = language
    page = shown(designer.get(JOBS))
    assert heading in page
    assert state in page
