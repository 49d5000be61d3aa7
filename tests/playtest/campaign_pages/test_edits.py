"""A comparison says what was edited, and what became of it: on the page, in its files, through the API."""

from __future__ import annotations

import json

import pytest
from django.urls import reverse

from content.models import Entry, Release
from engine.snapshot import Snapshot
from playtest.campaigns.actions import Content
from playtest.campaigns.models import Campaign
from tests.playtest.campaign_pages.conftest import ClientOf, compared, run

pytestmark = [pytest.mark.django_db, pytest.mark.any_database]


@pytest.fixture
def edited(release: Release) -> Entry:
    """A character that is tougher than in the release; it stands in the studio to be edited."""
    kind, slug = "character", sorted(Content.of_release(release).snapshot.entries["character"])[0]
    data = json.loads(bytes(release.content))["entries"][kind][slug]["data"]
    return Entry.objects.create(
        game=release.game, kind=kind, slug=slug, data={**data, "life": data["life"] + 1}
    )


@pytest.fixture
def done(release: Release, edited: Entry) -> Campaign:
    """The release against the one with the edit."""
    whole = json.loads(bytes(release.content))
    whole["entries"][edited.kind][edited.slug]["data"] = edited.data
    content = json.dumps(whole, sort_keys=True, ensure_ascii=False, separators=(",", ":")).encode()
    second = Snapshot.read(content)
    made = Release.objects.create(hash=second.hash, game=release.game, number=2, content=content)
    return run(compared(release, Content(second, made)))


def test_the_page_says_what_was_edited_and_leads_there(
    done: Campaign, edited: Entry, client_of: ClientOf
) -> None:
    before, after = edited.data["life"] - 1, edited.data["life"]
    address = reverse("admin:entry", args=(edited.game_id, edited.kind, edited.slug))
    page = client_of("designer").get(reverse("campaigns:one", args=(done.public_id,))).content.decode()
    listed = page[page.index('id="edits"') :]
    assert f'href="{address}"' in listed[:600]
    assert f">{before}</span>" in listed[:900]
    assert f">{after}</span>" in listed[:900]
    assert page.count(f'<a href="{address}">') >= 2, "tables lead to the entry, too"


def test_german_readers_read_german_fields(done: Campaign, client_of: ClientOf) -> None:
    page = client_of("designer", language="de").get(reverse("campaigns:one", args=(done.public_id,)))
    assert "Was bearbeitet wurde" in page.content.decode()


def test_files_and_api_say_it_too(done: Campaign, edited: Entry, client_of: ClientOf) -> None:
    client = client_of("designer")
    entry = f"{edited.kind}/{edited.slug}"
    whole = json.loads(client.get(reverse("campaigns:json", args=(done.public_id,))).content)
    assert [edit["entry"] for edit in whole["edits"]] == [entry]
    asked = [change for change in whole["comparison"]["changes"] if change["edited"]]
    assert asked
    assert all(entry in change["subject"] for change in asked)
    assert all(change["p"] == change["p_adjusted"] for change in asked)
    told = client.get(f"/api/v1/campaigns/{done.public_id}/comparison/").json()
    assert told["edits"] == whole["edits"]
    assert told["edits"][0]["changes"][0]["after"] == str(edited.data["life"])
    assert told["changes"][0]["edited"]
    report = client.get(f"/api/v1/campaigns/{done.public_id}/report/").json()
    assert report["edits"] == whole["edits"]
    assert report["sections"][0]["name"] == "edited"
