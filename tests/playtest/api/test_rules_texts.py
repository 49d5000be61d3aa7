"""Rules texts through the API: what the effects say, own texts, their states, confirmations."""

from __future__ import annotations

from typing import Any

import pytest

from content.models import Entry
from tests.lamp import ENGLISH, GERMAN, change, gold, make_lamp, translate
from tests.playtest.api.conftest import Program

pytestmark = pytest.mark.django_db
LAMP = "packs/platformer/entries/item/lamp/"
ENTRIES = "packs/platformer/entries/"


@pytest.fixture
def lamp(db: None) -> Entry:
    """A lamp with own texts, English and German, that the effects have overtaken."""
    made = make_lamp()
    change(made, text=ENGLISH)
    translate(made, GERMAN)
    change(made, effects=gold(3))
    return made


def read(program: Program) -> tuple[dict[str, Any], str]:
    answer = program.get(f"/api/v1/{LAMP}")
    assert answer.status_code == 200, answer.content
    return answer.json(), answer.headers["ETag"]


def test_an_entry_says_what_its_own_texts_rest_on(designer: Program, lamp: Entry) -> None:
    body, _tag = read(designer)
    english, german, spanish = body["rules"]
    assert english == {
        "language": "en",
        "state": "stale",
        "text": ENGLISH,
        "rendered": "Exhaust: gain 3 Gold.",
        "own": ENGLISH,
        "written_for": "Exhaust: gain 1 Gold.",
        "confirmed_for": "",
        "because": "",
        "missing": ["3"],
    }
    assert (german["state"], spanish["state"]) == ("stale", "rendered")
    (text,) = [each for each in body["texts"] if each["field"] == "text"]
    assert text["translations"]["de"]["state"] == "stale"
    assert text["translations"]["es"]["state"] == "rendered"
    assert body["states"]["de"]["stale"] == 1
    assert body["states"]["es"]["missing"] == 1  # its name
    found = designer.get(f"/api/v1/{ENTRIES}", {"state": "stale", "translation": "de"}).json()["results"]
    assert [each["slug"] for each in found] == ["lamp"]
    reviewed = designer.get(f"/api/v1/{ENTRIES}", {"state": "reviewed", "translation": "de"})
    assert reviewed.json()["results"] == []


def test_a_text_is_confirmed_for_what_was_read(designer: Program, lamp: Entry) -> None:
    body, tag = read(designer)
    english = body["rules"][0]
    given = {"language": "en", "because": "Seen.", "own": ENGLISH, "rendered": "Exhaust: gain 1 Gold."}
    refused = designer.send("PATCH", LAMP, {"confirm": [given]}, if_match=tag)
    assert refused.status_code == 422
    given["rendered"] = english["rendered"]
    answer = designer.send("PATCH", LAMP, {"confirm": [given]}, if_match=tag)
    assert answer.status_code == 200, answer.content
    assert [each["state"] for each in answer.json()["rules"]] == ["confirmed", "stale", "rendered"]
    assert designer.send("PATCH", LAMP, {"confirm": [given]}, if_match=tag).status_code == 412


def test_one_language_alone_gets_an_own_text(designer: Program, db: None) -> None:
    make_lamp()
    _body, tag = read(designer)
    edit = {"field": "text", "language": "de", "text": GERMAN, "quality": "reviewed", "version": 0}
    answer = designer.send("PATCH", LAMP, {"translations": [edit]}, if_match=tag)
    assert answer.status_code == 200, answer.content
    assert [each["state"] for each in answer.json()["rules"]] == ["rendered", "own", "rendered"]
    (text,) = [each for each in answer.json()["texts"] if each["field"] == "text"]
    assert (text["original"], text["translations"]["es"]["state"]) == ("", "rendered")
    assert answer.json()["states"]["es"]["missing"] == 1  # the name
