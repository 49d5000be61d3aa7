"""Entries through the API: found, read, made, edited, deleted, without overwriting anybody's work."""

from __future__ import annotations

from typing import Any

import jsonschema
import pytest

from content.models import Entry, Language, Pack, Release, Revision
from playtest.api.throttling import limiter
from tests.playtest.api.conftest import Program, ProgramOf

pytestmark = pytest.mark.django_db
ENTRIES = "packs/lanternwick/entries/"
ADA = f"{ENTRIES}ferryman/ada/"


def read(program: Program, address: str = ADA, **query: str) -> dict[str, Any]:
    answer = program.get(f"/api/v1/{address}", query)
    assert answer.status_code == 200, answer.content
    found: dict[str, Any] = answer.json()
    return found


def test_the_games_are_listed_with_their_languages_and_release(designer: Program, released: Release) -> None:
    (pack,) = designer.get("/api/v1/packs/?lang=de").json()
    assert pack["game"] == "lanternwick"
    assert pack["source_language"] == "en"
    assert pack["languages"] == ["de", "es"]
    assert (pack["release"], pack["hash"]) == (1, released.pk)
    assert pack["play"] is None  # nobody has written its rules
    assert designer.get(pack["links"]["entries"]).status_code == 200


def test_a_kind_comes_with_a_schema_that_its_entries_satisfy(designer: Program, lanternwick: Pack) -> None:
    kinds = designer.get("/api/v1/packs/lanternwick/kinds/").json()
    assert [kind["kind"] for kind in kinds] == ["ferryman", "canal", "journey"]
    for item in designer.get(f"/api/v1/{ENTRIES}").json()["results"]:
        kind = designer.get(item["links"]["kind"]).json()
        entry = designer.get(item["links"]["self"]).json()
        jsonschema.Draft202012Validator(kind["schema"]).validate(entry["content"])


def test_a_schema_refuses_what_the_api_refuses(designer: Program, lanternwick: Pack) -> None:
    schema = designer.get("/api/v1/packs/lanternwick/kinds/ferryman/").json()["schema"]
    content = {"name": "Cora", "strength": 1000}
    assert not jsonschema.Draft202012Validator(schema).is_valid(content)
    answer = designer.send("POST", ENTRIES, {"kind": "ferryman", "slug": "cora", "content": content})
    assert answer.status_code == 422
    (detail,) = answer.json()["error"]["details"]
    assert detail["path"] == "content.strength"


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ({"kind": "ferryman"}, ["ada", "bruno"]),
        ({"q": "ada"}, ["ada"]),
        ({"q": "Fähre"}, ["ada"]),
        ({"kind": "ferryman", "state": "draft", "translation": "de"}, ["bruno"]),
        ({"kind": "ferryman", "state": "missing", "translation": "es"}, ["ada", "bruno"]),
        ({"kind": "ferryman", "state": "stale", "translation": "de"}, ["ada"]),
        ({"released": "true"}, []),
        ({"changed_since": "2999-01-01T00:00:00Z"}, []),
        ({"kind": "ferryman", "per_page": "1", "page": "2"}, ["bruno"]),
    ],
)
def test_entries_are_found(
    designer: Program, lanternwick: Pack, query: dict[str, str], found: list[str]
) -> None:
    body = designer.get(f"/api/v1/{ENTRIES}", query).json()
    assert [item["slug"] for item in body["results"]] == found


def test_a_page_says_where_the_others_are(designer: Program, lanternwick: Pack) -> None:
    first = designer.get(f"/api/v1/{ENTRIES}?kind=ferryman&per_page=1").json()
    assert (first["count"], first["page"], first["pages"], first["previous"]) == (2, 1, 2, None)
    second = designer.get(first["next"]).json()
    assert [item["slug"] for item in second["results"]] == ["bruno"]
    assert second["next"] is None
    beyond = designer.get(f"/api/v1/{ENTRIES}?kind=ferryman&per_page=1&page=3")
    assert (beyond.status_code, beyond.json()["error"]["key"]) == (404, "no-page")


def test_the_number_of_queries_does_not_grow_with_the_page(
    designer: Program, lanternwick: Pack, django_assert_max_num_queries: Any
) -> None:
    designer.get("/api/v1/packs/")  # now the token is noted as used
    with django_assert_max_num_queries(12):
        designer.get(f"/api/v1/{ENTRIES}")


def test_texts_come_in_the_asked_language_with_their_states(designer: Program, lanternwick: Pack) -> None:
    answer = designer.get(f"/api/v1/{ADA}?lang=de")
    texts = {text["field"]: text for text in answer.json()["texts"]}
    saying = texts["saying"]
    assert (saying["text"], saying["language"]) == ("Die Fähre wartet auf niemanden.", "de")
    assert saying["original"] == "The ferry waits for nobody."
    assert saying["translations"]["de"]["state"] == "stale"
    assert saying["translations"]["es"] == {"text": "", "state": "missing", "version": 0}
    assert saying["note"] == "Ferry: a small rowed boat, not a ship."
    assert answer.headers["Content-Language"] == "de"
    assert "X-Language-Fallback" not in answer.headers


def test_an_answer_says_where_it_fell_back(designer: Program, lanternwick: Pack) -> None:
    answer = designer.get(f"/api/v1/{ADA}?lang=it")
    assert answer.headers["Content-Language"] == "en"
    assert answer.headers["X-Language-Fallback"] == "en"
    assert {text["language"] for text in answer.json()["texts"]} == {"en"}


def test_a_list_says_where_it_fell_back(designer: Program, lanternwick: Pack) -> None:
    answer = designer.get(f"/api/v1/{ENTRIES}?lang=es")
    assert answer.headers["X-Language-Fallback"] == "en"
    assert "X-Language-Fallback" not in designer.get(f"/api/v1/{ENTRIES}?lang=en").headers


def test_a_language_of_the_content_only_is_served_with_the_studios_words_in_another(
    designer: Program, lanternwick: Pack
) -> None:
    lanternwick.languages.add(Language.objects.create(code="fr", name="Français"))
    answer = designer.get(f"/api/v1/{ADA}?lang=fr-CA")
    assert answer.headers["Content-Language"] == "en"
    assert answer.headers["X-Language-Fallback"] == "en"
    assert answer.json()["texts"][0]["translations"]["fr"]["state"] == "missing"


@pytest.mark.parametrize("when", ["9999-12-31T23:59:59-23:59", "0001-01-01T00:00:00+23:59", "1899-01-01"])
def test_a_moment_that_no_calendar_here_holds_is_refused(
    designer: Program, lanternwick: Pack, when: str
) -> None:
    assert designer.get(f"/api/v1/{ENTRIES}", {"changed_since": when}).status_code == 400


def test_what_has_not_changed_is_not_sent_again(designer: Program, lanternwick: Pack) -> None:
    first = designer.get(f"/api/v1/{ADA}")
    again = designer.get(f"/api/v1/{ADA}", headers={"if-none-match": first.headers["ETag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["ETag"] == first.headers["ETag"]
    other = designer.get(f"/api/v1/{ADA}?lang=de", headers={"if-none-match": first.headers["ETag"]})
    assert other.status_code == 200


def test_an_entry_is_made(designer: Program, lanternwick: Pack) -> None:
    content = {"name": "Cora", "strength": 2, "rival": "ada", "copies": 3}
    sent = {"kind": "ferryman", "slug": "cora", "content": content, "why": "for a test"}
    answer = designer.send("POST", ENTRIES, sent)
    assert answer.status_code == 201
    made = designer.get(answer.headers["Location"])
    assert made.json()["content"] == content
    assert made.json()["copies"] == 3
    assert made.headers["ETag"] == answer.headers["ETag"]
    assert Revision.objects.filter(slug="cora", why="for a test", made_by__username="designer").exists()


def test_a_slug_that_is_taken_is_refused(designer: Program, lanternwick: Pack) -> None:
    sent = {"kind": "ferryman", "slug": "ada", "content": {"name": "Ada", "strength": 2}}
    answer = designer.send("POST", ENTRIES, sent)
    assert answer.status_code == 422
    assert [each["key"] for each in answer.json()["error"]["details"]] == ["slug-taken"]


def test_an_entry_is_edited(designer: Program, lanternwick: Pack) -> None:
    before = designer.get(f"/api/v1/{ADA}")
    content = {**before.json()["content"], "strength": 5}
    answer = designer.send("PATCH", ADA, {"content": content}, if_match=before.headers["ETag"])
    assert answer.status_code == 200, answer.content
    assert answer.json()["content"]["strength"] == 5
    assert answer.json()["version"] == before.json()["version"] + 1
    assert Entry.objects.get(slug="ada").data["strength"] == 5
    assert answer.json()["texts"][0]["translations"] == before.json()["texts"][0]["translations"]


def test_an_edit_without_if_match_is_refused(designer: Program, lanternwick: Pack) -> None:
    answer = designer.send("PATCH", ADA, {"content": read(designer)["content"]})
    assert (answer.status_code, answer.json()["error"]["key"]) == (428, "no-if-match")
    answer = designer.send("PATCH", ADA, {}, if_match="yesterday")
    assert (answer.status_code, answer.json()["error"]["key"]) == (400, "if-match")


def test_whoever_was_slower_sees_both_sides(
    designer: Program, program_of: ProgramOf, lanternwick: Pack
) -> None:
    before = designer.get(f"/api/v1/{ADA}")
    tag, content = before.headers["ETag"], before.json()["content"]
    other = program_of("designer", name="berta")
    first = other.send("PATCH", ADA, {"content": {**content, "strength": 9}}, if_match=tag)
    assert first.status_code == 200
    mine = {**content, "strength": 1, "colour": "blue"}
    answer = designer.send("PATCH", ADA, {"content": mine}, if_match=tag)
    assert answer.status_code == 412
    conflict = answer.json()["error"]["conflict"]
    assert (conflict["by"], conflict["version"]) == ("berta", before.json()["version"] + 1)
    assert conflict["base"]["data"]["strength"] == 4
    assert conflict["theirs"]["data"]["strength"] == 9
    assert conflict["mine"]["data"]["strength"] == 1
    verdicts = {tuple(each["place"]): each["verdict"] for each in conflict["changes"]}
    assert verdicts == {("data", "strength"): "conflict", ("data", "colour"): "mine"}
    assert Entry.objects.get(slug="ada").data["strength"] == 9
    again = designer.send("PATCH", ADA, {"content": mine}, if_match=f'"{conflict["version"]}"')
    assert again.status_code == 200


def test_a_reference_to_nothing_is_refused_with_what_was_meant(designer: Program, lanternwick: Pack) -> None:
    before = designer.get(f"/api/v1/{ADA}")
    content = {**before.json()["content"], "rival": "brumo"}
    answer = designer.send("PATCH", ADA, {"content": content}, if_match=before.headers["ETag"])
    assert answer.status_code == 422
    (detail,) = answer.json()["error"]["details"]
    assert "bruno" in detail["text"]


def test_a_translator_translates_into_their_languages_only(program_of: ProgramOf, lanternwick: Pack) -> None:
    translator = program_of("translator", languages=["de"])
    version = f'"{read(translator)["version"]}"'
    saying = next(text for text in read(translator)["texts"] if text["field"] == "saying")
    edit = {
        "field": "saying",
        "language": "de",
        "text": "Die Fähre wartet nicht.",
        "quality": "reviewed",
        "version": saying["translations"]["de"]["version"],
    }
    answer = translator.send("PATCH", ADA, {"translations": [edit]}, if_match=version)
    assert answer.status_code == 200, answer.content
    texts = {text["field"]: text["translations"]["de"] for text in answer.json()["texts"]}
    told = (texts["saying"]["text"], texts["saying"]["state"])
    assert told == ("Die Fähre wartet nicht.", "draft")  # somebody who reviews the language calls it reviewed
    again = translator.send("PATCH", ADA, {"translations": [edit]}, if_match=version)
    assert again.status_code == 412  # it replaces a version that is no longer there
    spanish = {**edit, "language": "es", "version": 0}
    assert translator.send("PATCH", ADA, {"translations": [spanish]}, if_match=version).status_code == 403
    content = {"content": read(translator)["content"]}
    assert translator.send("PATCH", ADA, content, if_match=version).status_code == 403


def test_an_entry_that_others_use_is_not_deleted(designer: Program, lanternwick: Pack) -> None:
    before = designer.get(f"/api/v1/{ADA}")
    assert {"kind": "ferryman", "slug": "bruno", "path": "rival"} in before.json()["used_by"]
    answer = designer.send("DELETE", ADA, if_match=before.headers["ETag"])
    assert answer.status_code == 409
    details = answer.json()["error"]["details"]
    assert {"kind": "ferryman", "slug": "bruno"} in [each["args"] for each in details]


def test_an_entry_is_deleted_by_whoever_has_seen_it(designer: Program, lanternwick: Pack) -> None:
    sent = {"kind": "ferryman", "slug": "cora", "content": {"name": "Cora", "strength": 2}}
    made = designer.send("POST", ENTRIES, sent)
    address = made.headers["Location"]
    assert designer.send("DELETE", address).status_code == 428
    assert designer.send("DELETE", address, if_match='"7"').status_code == 412
    gone = designer.send("DELETE", address, if_match=made.headers["ETag"])
    assert (gone.status_code, gone.content) == (204, b"")
    assert designer.get(address).status_code == 404


def test_the_languages_of_the_studio_are_listed(designer: Program, lanternwick: Pack) -> None:
    found = {each["code"]: each for each in designer.get("/api/v1/languages/").json()}
    assert {"en", "es", "it", "de"} <= set(found)
    assert found["de"]["name"] == "Deutsch"


def test_many_requests_are_slowed_down(designer: Program, settings: Any) -> None:
    settings.API_RATES = {"known": 8, "unknown": 8, "wrong": 8}
    limiter.clear()
    statuses = [designer.get("/api/v1/packs/").status_code for _ in range(4)]
    assert statuses == [200, 200, 429, 429]
    answer = designer.get("/api/v1/packs/?lang=de")
    assert 1 <= int(answer.headers["Retry-After"]) <= 8
    assert answer.json()["error"]["type"] == "throttled"
    assert answer.json()["error"]["text"].startswith("Zu viele Anfragen.")
