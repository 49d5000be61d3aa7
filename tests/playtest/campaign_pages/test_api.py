"""Campaigns through the API."""

from __future__ import annotations

from typing import Any

import pytest
from django.urls import reverse

from content.models import Release
from playtest.campaigns import replaying
from playtest.campaigns.actions import Content
from playtest.campaigns.models import Campaign
from playtest.models import TestGame
from tests.playtest.api.conftest import Program, ProgramOf, designer, program_of
from tests.playtest.campaign_pages.conftest import ORDER, ClientOf, compared, run, started

__all__ = ["designer", "program_of"]  # fixtures of the tests of the API

WANTED: dict[str, Any] = {"game": "princess", "title": "From afar", "order": ORDER}


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games are played again before the request returns."""
    monkeypatch.setattr(replaying, "run_aside", lambda task: task())


def test_a_campaign_from_order_to_report(release: Release, designer: Program) -> None:
    size = designer.send("POST", "campaigns/size/", WANTED)
    assert (size.status_code, size.json()["cells"], size.json()["games"]) == (200, 2, 12)
    made = designer.send("POST", "campaigns/", WANTED)
    assert made.status_code == 202, made.content
    place = made["Location"]
    body = made.json()
    assert (body["state"], body["total"], body["title"], body["percent"]) == ("waiting", 12, "From afar", 0)
    assert body["contents"][0]["release"] == 1
    assert designer.send("GET", body["links"]["self"]).json()["kind"] == "campaign"
    run(Campaign.objects.get())
    body = designer.send("GET", place).json()
    assert (body["state"], body["done"], body["percent"]) == ("done", 12, 100)
    assert body["result"] == {"digest": body["digest"], "broken": 0}
    report = designer.send("GET", body["links"]["report"])
    assert report["Content-Language"] == "en"
    assert report.json()["complete"]
    assert report.json()["counts"]["games"] == 12
    pdf = designer.send("GET", body["links"]["report_pdf"])
    assert pdf["Content-Type"] == "application/pdf"
    assert pdf.content.startswith(b"%PDF-")
    german = designer.send("GET", body["links"]["report"] + "?lang=de").json()
    assert german["findings"] != report.json()["findings"]
    listed = designer.send("GET", "campaigns/?state=done").json()
    assert [each["campaign"] for each in listed["results"]] == [body["campaign"]]
    assert designer.send("GET", "campaigns/?state=running").json()["count"] == 0
    table = b"".join(designer.send("GET", body["links"]["results_csv"]).streaming_content).decode()
    assert len(table.strip().splitlines()) == 13


def test_results_are_read_from_number_to_number(release: Release, designer: Program) -> None:
    done = run(started(release))
    place = f"campaigns/{done.public_id}/results/"
    first = designer.send("GET", f"{place}?most=5").json()
    assert [row["number"] for row in first["results"]] == [0, 1, 2, 3, 4]
    assert [cell["seats"] for cell in first["cells"]] == [3, 4]
    then = designer.send("GET", first["next"]).json()
    assert [row["number"] for row in then["results"]] == [5, 6, 7, 8, 9]
    cell = designer.send("GET", f"{place}?cell=1").json()
    assert {row["cell"] for row in cell["results"]} == {1}
    assert cell["next"] is None
    one = designer.send("GET", f"{place}7/").json()
    assert (one["seed"], one["cell"]) == (3, 1)
    assert len(one["observation"]["seats"]) == 4
    assert designer.send("GET", f"{place}12/").status_code == 404
    refused = designer.send("GET", f"{place}?colour=red")
    assert refused.json()["error"]["key"] == "invalid-query"


def test_a_game_is_replayed_as_a_test_game(release: Release, designer: Program) -> None:
    done = run(started(release))
    made = designer.send("POST", f"campaigns/{done.public_id}/results/4/replay/")
    assert made.status_code == 201
    game = TestGame.objects.get()
    assert made.json()["game"] == game.public_id
    assert designer.send("GET", made.json()["links"]["replay"] + "?ply=3").status_code == 200


def test_a_token_that_may_not_create_games_does_not_by_replaying_one(
    release: Release, program_of: ProgramOf
) -> None:
    done = run(started(release))
    refused = program_of("designer", ["campaigns"]).send(
        "POST", f"campaigns/{done.public_id}/results/4/replay/"
    )
    assert (refused.status_code, refused.json()["error"]["key"]) == (403, "scope-missing")
    assert refused.json()["error"]["args"] == {"scope": "games:create"}
    assert not TestGame.objects.exists()


def test_steps_and_what_refuses_them(release: Release, designer: Program) -> None:
    name = designer.send("POST", "campaigns/", WANTED).json()["campaign"]
    for step, state in (("pause", "paused"), ("resume", "waiting"), ("cancel", "cancelled")):
        answer = designer.send("POST", f"campaigns/{name}/{step}/")
        assert (answer.status_code, answer.json()["state"]) == (200, state)
    late = designer.send("POST", f"campaigns/{name}/pause/?lang=de")
    error = late.json()["error"]
    assert (late.status_code, error["key"]) == (409, "campaign-cannot-pause")
    assert "abgebrochen" in error["text"]
    assert designer.send("DELETE", f"campaigns/{name}/").status_code == 204
    assert designer.send("GET", f"campaigns/{name}/").status_code == 404


def test_as_a_job_it_is_cancelled_and_deleted_like_any_other(release: Release, designer: Program) -> None:
    job = designer.send("POST", "campaigns/", WANTED).json()
    assert [each["id"] for each in designer.send("GET", "jobs/?kind=campaign").json()] == [job["id"]]
    cancelled = designer.send("POST", f"jobs/{job['id']}/cancel/")
    assert (cancelled.status_code, cancelled.json()["state"]) == (202, "cancelled")
    assert designer.send("DELETE", f"jobs/{job['id']}/").status_code == 204
    assert not Campaign.objects.exists()


def test_everything_wrong_with_an_order_is_told_at_once(release: Release, designer: Program) -> None:
    order = {**ORDER, "bots": [["plannr"]], "options": {"teem": True}, "vary": {"teams": [True]}}
    answer = designer.send("POST", "campaigns/", {**WANTED, "order": order})
    assert answer.status_code == 422
    paths = {detail["path"] for detail in answer.json()["error"]["details"]}
    assert paths == {"order.bots[0][0]", "order.options.teem"}
    refused = designer.send(
        "POST", "campaigns/?lang=it", {**WANTED, "order": {"seats": [3], "options": {"teams": True}}}
    )
    detail = refused.json()["error"]["details"][0]
    assert detail["clause"]
    assert detail["path"].startswith("order.")
    assert not Campaign.objects.exists()


@pytest.mark.parametrize(
    ("change", "status", "key"),
    [
        ({"game": "chess"}, 404, "unknown-game"),
        ({"content": {"release": 9}}, 404, "unknown-release"),
        ({"content": {"release": 1, "draft": True}}, 422, "draft-or-release"),
        ({"colour": "red"}, 422, "invalid"),
        ({"order": {"seats": "four"}}, 422, "invalid"),
        ({"order": {"seats": [3], "games": 10**9}}, 422, "invalid"),
    ],
)
def test_what_cannot_be_ordered(
    release: Release, designer: Program, change: dict[str, Any], status: int, key: str
) -> None:
    answer = designer.send("POST", "campaigns/", {**WANTED, **change})
    assert (answer.status_code, answer.json()["error"]["key"]) == (status, key)


def test_too_many_at_once(release: Release, designer: Program) -> None:
    for _ in range(8):
        assert designer.send("POST", "campaigns/", WANTED).status_code == 202
    answer = designer.send("POST", "campaigns/", WANTED)
    assert (answer.status_code, answer["Retry-After"]) == (429, "30")
    assert "8" in answer.json()["error"]["text"]


def test_a_comparison(release: Release, designer: Program) -> None:
    content = Content(Content.of_release(release).snapshot, release)
    done = run(compared(release, content))
    body = designer.send("GET", f"campaigns/{done.public_id}/").json()
    assert (body["total"], len(body["contents"])) == (24, 2)
    moved = designer.send("GET", body["links"]["comparison"]).json()
    assert (moved["pairs"], moved["equal"], moved["complete"]) == (12, 12, True)
    assert {change["verdict"] for change in moved["changes"]} <= {"moved", "hint", "same", "open"}
    side = designer.send("GET", f"campaigns/{done.public_id}/report/?side=2").json()
    assert side["counts"]["games"] == 12
    alone = run(started(release))
    for path in ("comparison/", "report/?side=1"):
        assert designer.send("GET", f"campaigns/{alone.public_id}/{path}").status_code == 404


def test_scopes_and_roles(release: Release, program_of: ProgramOf) -> None:
    other = program_of("designer", ["games:create"])
    assert other.send("GET", "campaigns/").status_code == 403
    assert other.send("POST", "campaigns/", WANTED).status_code == 403
    viewer = program_of("viewer", ["campaigns"])
    assert viewer.send("POST", "campaigns/", WANTED).status_code == 403
    assert Program().send("GET", "campaigns/").status_code == 401
    owner = program_of("playtester", ["campaigns"])
    name = owner.send("POST", "campaigns/", WANTED).json()["campaign"]
    another = program_of("playtester", ["campaigns"], name="another")
    assert another.send("GET", f"campaigns/{name}/").status_code == 200
    assert another.send("POST", f"campaigns/{name}/cancel/").status_code == 403
    assert owner.send("POST", f"campaigns/{name}/cancel/").status_code == 200


@pytest.mark.any_database
@pytest.mark.parametrize("role", ["viewer", "translator", "playtester", "designer", "owner"])
def test_pages_and_api_are_open_to_the_same_people(
    role: str, release: Release, program_of: ProgramOf, client_of: ClientOf
) -> None:
    done = run(started(release)).public_id
    program, browser = program_of(role), client_of(role)
    both = {
        reverse("campaigns:list"): "campaigns/",
        reverse("campaigns:one", args=[done]): f"campaigns/{done}/",
        reverse("campaigns:games", args=[done]): f"campaigns/{done}/results/",
        reverse("campaigns:json", args=[done]): f"campaigns/{done}/report/",
        reverse("campaigns:pdf", args=[done]): f"campaigns/{done}/report.pdf",
        reverse("campaigns:csv", args=[done]): f"campaigns/{done}/results.csv",
    }
    for page, address in both.items():
        assert browser.get(page).status_code == program.send("GET", address).status_code == 200, page
    may_run = browser.get(reverse("campaigns:new")).status_code == 200
    assert may_run == (role not in ("viewer", "translator"))
    assert program.send("POST", "campaigns/size/", WANTED).status_code == (200 if may_run else 403)
    assert program.send("POST", "campaigns/", WANTED).status_code == (202 if may_run else 403)
    assert program.send("POST", f"campaigns/{done}/results/1/replay/").status_code == (
        201 if may_run else 403
    )
