"""The API says in which languages an answer really is, whatever was worded in it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from django.test import Client

from content.models import Language, Pack
from tests.playtest.api.conftest import Program
from tests.playtest.games.conftest import publish

pytestmark = [pytest.mark.django_db, pytest.mark.any_database]
UNKNOWN = {
    "de": "Unter dieser Adresse gibt es nichts.",
    "en": "There is nothing at this address.",
    "es": "No hay nada en esta dirección.",
    "it": "A questo indirizzo non c’è nulla.",
}


@pytest.fixture
def polish(db: None) -> Language:
    return Language.objects.create(code="pl", name="Polski")


@pytest.fixture
def played(db: None) -> Pack:
    return publish("platformer").game


@pytest.mark.usefixtures("polish", "played")
def test_a_game_in_a_language_without_words_is_said_to_be_english(designer: Program) -> None:
    for _again in range(2):  # the second answer is remembered, what it says of its languages as well
        answer = designer.get("/api/v1/packs/platformer/?lang=pl")
        assert answer.json()["play"]["settings"][0]["text"]
        assert answer.headers["Content-Language"] == "en"
        assert answer.headers["X-Language-Fallback"] == "en"
    german = designer.get("/api/v1/packs/platformer/?lang=de")
    assert german.headers["Content-Language"] == "de"
    assert "X-Language-Fallback" not in german.headers


@pytest.mark.usefixtures("polish", "played")
def test_an_answer_that_is_half_translated_names_both_languages(
    designer: Program, settings: Any, tmp_path: Path
) -> None:
    folder = tmp_path / "pl" / "platformer"
    folder.mkdir(parents=True)
    (folder / "kinds.ftl").write_text("kind-platformer-item = Przedmiot\n", encoding="utf-8")
    settings.LOCALE_PATHS = [*settings.LOCALE_PATHS, tmp_path]
    answer = designer.get("/api/v1/packs/platformer/kinds/?lang=pl")
    assert "Przedmiot" in answer.content.decode()
    assert answer.headers["Content-Language"] == "pl, en"
    assert answer.headers["X-Language-Fallback"] == "en"


@pytest.mark.usefixtures("played")
def test_an_answer_names_the_languages_of_the_declared_chain(designer: Program) -> None:
    """The studio's words come from the chain, names of cards from the language that they are written in."""

    def titles(language: str, fallback: str | None) -> list[str]:
        answer = designer.get(f"/api/v1/packs/platformer/?lang={language}")
        assert answer.headers.get("X-Language-Fallback") == fallback
        return [setting["text"] for setting in answer.json()["play"]["settings"]]

    row = Language.objects.create(code="pl", name="Polski", fallbacks="de")
    assert titles("pl", "de, en") == titles("de", None)
    row.fallbacks = ""
    row.save()
    assert titles("pl", "en") == titles("en", None)


@pytest.mark.usefixtures("polish")
def test_refusals_say_it_as_well(designer: Program) -> None:
    for answer in (
        designer.get("/api/v1/packs/nothing/?lang=pl"),
        designer.get("/api/v1/nowhere/?lang=pl"),
        designer.get("/api/v1/nowhere/", headers={"accept-language": "pl"}),
    ):
        assert answer.status_code == 404
        assert answer.headers["Content-Language"] == "en"
        assert answer.headers["X-Language-Fallback"] == "en"


@pytest.mark.parametrize("language", UNKNOWN)
@pytest.mark.parametrize("path", ["nichts/", "packs/platformer/entries/itm/"])
def test_an_unknown_address_is_refused_in_the_asked_language(language: str, path: str) -> None:
    answer = Client().get(f"/api/v1/{path}?lang={language}", headers={"accept-language": "it"})
    assert answer.status_code == 404
    assert answer.headers["Content-Language"] == language
    assert answer.json()["error"]["text"] == UNKNOWN[language]
    assert "X-Language-Fallback" not in answer.headers


def test_an_unknown_language_at_an_unknown_address_leaves_the_headers_to_decide() -> None:
    answer = Client().get("/api/v1/nichts/?lang=xx", headers={"accept-language": "de"})
    assert (answer.status_code, answer.headers["Content-Language"]) == (404, "de")
