"""Releases and pictures through the API."""

from __future__ import annotations

import hashlib
import io

import pytest
from PIL import Image

from content import verdict
from content.actions.store_art import store_art
from content.models import Entry, Pack, Release
from engine.kernel.trial import Trial, TrialFault
from engine.schema import Fault
from tests.playtest.api.conftest import Program, ProgramOf

pytestmark = pytest.mark.django_db
RELEASES = "packs/lanternwick/releases/"


def test_a_release_is_published_after_it_was_looked_at(designer: Program, lanternwick: Pack) -> None:
    draft = designer.get("/api/v1/packs/lanternwick/draft/").json()
    assert draft["published"] is False
    assert ("added", "ferryman", "ada") in [(c["verb"], c["kind"], c["slug"]) for c in draft["changes"]]
    assert {finding["level"] for finding in draft["findings"]} <= {"warning"}
    answer = designer.send("POST", RELEASES, {"note": "the first", "seen": draft["hash"]})
    assert answer.status_code == 201, answer.content
    made = designer.get(answer.headers["Location"]).json()
    assert (made["number"], made["hash"], made["note"], made["current"]) == (
        1,
        draft["hash"],
        "the first",
        True,
    )
    assert made["entries"]["ferryman"] == 2
    assert designer.get("/api/v1/packs/lanternwick/draft/").json()["published"] is True


def test_other_content_than_was_looked_at_is_not_published(designer: Program, released: Release) -> None:
    draft = designer.get("/api/v1/packs/lanternwick/draft/").json()
    Entry.objects.filter(slug="ada").update(copies=7)
    answer = designer.send("POST", RELEASES, {"seen": draft["hash"]})
    assert (answer.status_code, answer.json()["error"]["key"]) == (409, "content-changed")


def test_content_with_errors_is_not_published(designer: Program, lanternwick: Pack) -> None:
    bruno = Entry.objects.get(slug="bruno")
    bruno.data["rival"] = "nobody"
    bruno.save()
    answer = designer.send("POST", RELEASES, {}, accept_language="de")
    assert (answer.status_code, answer.json()["error"]["key"]) == (422, "checks-failed")
    (detail,) = answer.json()["error"]["details"]
    assert detail["path"].startswith("ferryman/bruno")
    assert "nobody" in detail["text"]


def test_the_draft_says_what_was_played_and_a_card_that_broke_stops_it(
    designer: Program, lanternwick: Pack, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert designer.get("/api/v1/packs/lanternwick/draft/").json()["trial"] is None
    monkeypatch.setattr(verdict, "try_out", lambda _frozen: Trial(12, 5, 4321))
    draft = designer.get("/api/v1/packs/lanternwick/draft/").json()
    assert draft["trial"] == {"games": 12, "finished": 5, "decisions": 4321}
    fault = TrialFault("ferryman", "ada", Fault(("effects", 1), "trial-endless"))
    monkeypatch.setattr(verdict, "try_out", lambda _frozen: Trial(1, 0, 3, (fault,)))
    draft = designer.get("/api/v1/packs/lanternwick/draft/", headers={"accept-language": "de"}).json()
    found = draft["findings"][0]
    assert (found["level"], found["slug"], found["path"]) == ("error", "ada", "effects[1]")
    assert "Probepartie" in found["text"]
    answer = designer.send("POST", RELEASES, {})
    assert (answer.status_code, answer.json()["error"]["key"]) == (422, "checks-failed")


def test_whoever_may_not_publish_is_told_so(program_of: ProgramOf, lanternwick: Pack) -> None:
    answer = program_of("playtester").send("POST", RELEASES, {})
    assert (answer.status_code, answer.json()["error"]["key"]) == (403, "role-missing")


def test_the_content_of_a_release_has_the_hash_that_names_it(designer: Program, released: Release) -> None:
    (listed,) = designer.get(f"/api/v1/{RELEASES}").json()["results"]
    content = designer.get(listed["links"]["content"])
    assert hashlib.sha256(content.content).hexdigest() == listed["hash"] == released.pk
    assert len(content.content) == listed["size"]
    again = designer.get(listed["links"]["content"], headers={"if-none-match": content.headers["ETag"]})
    assert again.status_code == 304


def test_a_release_says_what_it_changed(designer: Program, released: Release) -> None:
    ada = designer.get("/api/v1/packs/lanternwick/entries/ferryman/ada/")
    content = {**ada.json()["content"], "strength": 8}
    designer.send(
        "PATCH", "packs/lanternwick/entries/ferryman/ada/", {"content": content}, if_match=ada.headers["ETag"]
    )
    answer = designer.send("POST", RELEASES, {})
    second = designer.get(answer.headers["Location"]).json()
    assert second["number"] == 2
    assert second["changes"] == [
        {"verb": "changed", "kind": "ferryman", "slug": "ada", "places": [["data", "strength"]]}
    ]


def test_a_release_that_is_not_there_is_answered_with_those_that_are(
    designer: Program, released: Release
) -> None:
    answer = designer.get(f"/api/v1/{RELEASES}7/")
    assert answer.status_code == 404
    assert answer.json()["error"]["args"]["allowed"] == "1"
    assert designer.get(f"/api/v1/{RELEASES}{'9' * 40}/").status_code == 404


def test_a_picture_is_read_and_never_changes(designer: Program, lanternwick: Pack) -> None:
    out = io.BytesIO()
    Image.new("RGB", (8, 8), "teal").save(out, "PNG")
    art = store_art(out.getvalue(), author=None)
    Entry.objects.filter(slug="ada").update(art=art)
    entry = designer.get("/api/v1/packs/lanternwick/entries/ferryman/ada/").json()
    picture = designer.get(entry["links"]["art"])
    assert picture.headers["Content-Type"] == "image/png"
    assert "immutable" in picture.headers["Cache-Control"]
    assert hashlib.sha256(picture.content).hexdigest() == entry["art"] == art.pk
    assert designer.get("/api/v1/art/0000/").status_code == 404
