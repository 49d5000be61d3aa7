"""Refusals have one shape, in the language of the asker."""

from __future__ import annotations

import pytest
from django.test import Client

from content.models import Pack, Release
from tests.playtest.api.conftest import Program

pytestmark = [pytest.mark.django_db, pytest.mark.any_database]
FIELDS = {"type", "key", "args", "text", "clause", "path", "hint", "details", "conflict"}


def test_every_refusal_has_the_same_fields(designer: Program, lanternwick: Pack) -> None:
    answers = [
        designer.get("/api/v1/packs/nothing/"),
        designer.get("/api/v1/nowhere/"),
        designer.get("/api/v7/"),
        designer.get("/api/v1/packs/?lang=xx"),
        designer.get("/api/v1/packs/lanternwick/entries/?page=0"),
        designer.delete("/api/v1/packs/"),
        designer.post("/api/v1/prints/", "<xml/>", content_type="application/xml"),
        designer.post("/api/v1/prints/", "{", content_type="application/json"),
        designer.send("POST", "prints/", {"game": 7}),
        designer.get("/api/v1/packs/", headers={"accept": "text/html"}),
        Client().get("/api/v1/packs/"),
        Client(headers={"authorization": "Bearer tw_wrong"}).get("/api/v1/packs/"),
    ]
    assert [each.status_code for each in answers] == [
        404,
        404,
        404,
        400,
        400,
        405,
        415,
        400,
        422,
        406,
        401,
        401,
    ]
    for each in answers:
        assert set(each.json()) == {"error"}, each.content
        assert set(each.json()["error"]) == FIELDS
        assert each.json()["error"]["text"]
        assert each.headers["Content-Language"] == "en"


def test_what_cannot_be_done_is_said_before_the_language_is_looked_at(designer: Program) -> None:
    answer = designer.generic("TRACE", "/api/v1/packs/?lang=xx")
    assert (answer.status_code, answer.json()["error"]["type"]) == (405, "method")


def test_a_version_that_there_is_not_is_answered_with_those_that_there_are(db: None) -> None:
    error = Client().get("/api/v2/packs/").json()["error"]
    assert (error["key"], error["args"]) == ("unknown-version", {"is": "v2", "allowed": "v1"})


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("de", "Ein Spiel „nothing“ gibt es hier nicht. Spiele: lanternwick."),
        ("es", "Aquí no hay ningún juego «nothing». Juegos: lanternwick."),
        ("it", "Qui non c’è alcun gioco «nothing». Giochi: lanternwick."),
    ],
)
def test_a_refusal_is_said_in_the_asked_language(
    designer: Program, lanternwick: Pack, language: str, text: str
) -> None:
    asked = designer.get(f"/api/v1/packs/nothing/?lang={language}")
    accepted = designer.get("/api/v1/packs/nothing/", headers={"accept-language": f"{language}-CH, en;q=0.3"})
    for each in (asked, accepted):
        assert each.json()["error"]["text"] == text
        assert each.json()["error"]["key"] == "unknown-game"
        assert each.headers["Content-Language"] == language


def test_a_wrong_name_is_answered_with_what_was_perhaps_meant(designer: Program, lanternwick: Pack) -> None:
    error = designer.get("/api/v1/packs/lanternwik/").json()["error"]
    assert error["hint"] == "Did you mean “lanternwick”?"
    error = designer.get("/api/v1/packs/lanternwick/entries/ferryman/brumo/").json()["error"]
    assert error["args"]["near"] == "bruno"


def test_all_faults_of_a_body_are_listed_with_their_places(designer: Program, lanternwick: Pack) -> None:
    body = {"game": 7, "sets": True, "sheet": 1, "languages": ["de", 5]}
    wrong = designer.send("POST", "prints/", body).json()["error"]
    assert [each["path"] for each in wrong["details"]] == ["game", "languages[1]", "sets", "sheet"]
    assert wrong["args"] == {"n": 4}
    assert "There is no field “sheet” here." in wrong["details"][3]["text"]


def test_a_parameter_that_nobody_knows_is_refused(designer: Program, lanternwick: Pack) -> None:
    answer = designer.get("/api/v1/packs/lanternwick/entries/?knd=canal&page=1&page=2")
    assert answer.status_code == 400
    assert [each["key"] for each in answer.json()["error"]["details"]] == [
        "parameter-unknown",
        "parameter-twice",
    ]


def test_json_that_cannot_be_read_names_line_and_column(designer: Program) -> None:
    answer = designer.post("/api/v1/prints/", '{\n "game": }', content_type="application/json")
    assert answer.json()["error"]["args"] == {"line": 2, "column": 10}


@pytest.mark.parametrize(
    ("body", "key"),
    [
        (b'{"game": NaN}', "malformed-json"),
        (b'{"game": "\\u0000"}', "malformed-text"),
        (b'{"game": "\\ud800"}', "malformed-text"),
        (b'{"game": 1e999}', "too-large-number"),
        (b'{"game": ' + b"9" * 40 + b"}", "too-large-number"),
        (b'{"game": ' + b"9" * 5000 + b"}", "malformed-json"),
        (b"[" * 60 + b"]" * 60, "too-deep"),
        (b"[" * 200_000, "malformed-json"),
        (b"\xff\xfe", "malformed-json"),
    ],
)
def test_what_no_database_could_hold_is_refused(designer: Program, body: bytes, key: str) -> None:
    answer = designer.post("/api/v1/prints/", body, content_type="application/json")
    assert (answer.status_code, answer.json()["error"]["key"]) == (400, key)


def test_an_address_with_nul_is_refused(designer: Program, lanternwick: Pack) -> None:
    assert designer.get("/api/v1/packs/lanternwick/entries/?q=%00").status_code == 400
    assert designer.get("/api/v1/packs/lan%00ternwick/").status_code == 400


def test_a_body_is_as_long_as_its_endpoint_needs(designer: Program) -> None:
    answer = designer.send("POST", "games/", {"game": "x" * 70_000})
    assert (answer.status_code, answer.json()["error"]["key"]) == (413, "too-large")


def test_an_address_longer_than_any_of_ours(designer: Program) -> None:
    answer = designer.send("GET", f"packs/?x={'y' * 4000}", accept_language="de")
    assert (answer.status_code, answer.json()["error"]["type"]) == (414, "too_long")
    assert "höchstens" in answer.json()["error"]["text"]


def test_too_large_a_request_is_refused_in_the_same_shape(designer: Program) -> None:
    answer = designer.post(
        "/api/v1/prints/", b"[" + b"1," * 3_000_000 + b"1]", content_type="application/json"
    )
    assert (answer.status_code, answer.json()["error"]["key"]) == (413, "too-large")


def test_a_request_that_is_never_read_is_refused_in_the_same_shape(designer: Program) -> None:
    answer = designer.generic("POST", "/api/v1/prints/", b"{}", CONTENT_LENGTH="30000000")
    assert (answer.status_code, answer.json()["error"]["type"]) == (413, "too_large")


def test_a_mistake_of_ours_is_answered_in_the_same_shape(
    designer: Program, released: Release, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("playtest.api.content.packs.shown_pack", broken)
    designer.raise_request_exception = False
    answer = designer.get("/api/v1/packs/", headers={"accept-language": "de"})
    assert answer.status_code == 500
    assert answer.json()["error"]["key"] == "internal"
    assert answer.json()["error"]["text"].startswith("Im Studio ist etwas schiefgegangen")


def test_a_name_of_thousands_of_letters_in_an_address_is_refused(designer: Program) -> None:
    for path in ("packs/{}/", "packs/platformer/entries/{}/", "games/{}/", "jobs/{}/", "campaigns/{}/"):
        answer = designer.send("GET", path.format("x" * 3000))
        assert answer.status_code in (400, 404, 414), (path, answer.status_code)
        assert answer.json()["error"]["text"]
