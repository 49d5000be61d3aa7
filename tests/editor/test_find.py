"""Find anything over the web: entries with their faces and where the word stands, pages, deeds, settings."""

from __future__ import annotations

from typing import Any

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from content.models import Pack
from content.search_index import read_on
from studio.terminal.releases import shipped
from tests.editor.conftest import ClientOf
from tests.editor.pages import shown
from tests.kept import loaded

pytestmark = pytest.mark.django_db


@pytest.fixture
def platformer(db: None) -> Pack:
    """Platformer as it is shipped, read by the search."""
    pack = loaded(shipped("platformer"))
    while read_on(5.0):
        pass
    return pack


def ask(client: Client, question: str) -> dict[str, Any]:
    answer = client.get("/admin/find/answers/", {"q": question})
    assert answer.status_code == 200
    found: dict[str, Any] = answer.json()
    return found


def test_who_exhausts_is_answered_in_every_language_with_face_and_place(
    platformer: Pack, designer: Client
) -> None:
    english = ask(designer, "who exhausts?")
    designer.cookies["django_language"] = "de"
    with CaptureQueriesContext(connection) as queries:
        german = ask(designer, "wer erschöpft?")
    assert len(queries) <= 30
    assert english["count"] == german["count"] > 8
    assert english["left"] == 0
    first = german["entries"][0]
    assert first["where"] == "Regeltext"
    assert first["text"][1].casefold().startswith("erschöpf")
    assert first["language"] == "de"
    assert "language=de" in first["face"]["address"]
    page = shown(designer.get("/admin/find/", {"q": "erschöpf"}))
    assert page.count('class="tw-gallery-name"') == german["count"]


@pytest.mark.parametrize(
    ("language", "question", "link"),
    [
        ("en", "publish platformer", "/admin/publish/platformer/"),
        ("de", "platformer veröffentlichen", "/admin/publish/platformer/"),
        ("de", "publish platformer", "/admin/publish/platformer/"),
        ("en", "new item platformer", "/admin/games/platformer/item/add-new/"),
        ("en", "change password", "/admin/password_change/"),
        ("it", "traduzioni", "/admin/translations/"),
    ],
)
def test_pages_deeds_and_settings_are_found_in_any_language(
    lanternwick: Pack, designer: Client, language: str, question: str, link: str
) -> None:
    designer.cookies["django_language"] = language
    assert ask(designer, question)["places"][0]["link"] == link


def test_nobody_is_led_where_they_may_not_go(lanternwick: Pack, client_of: ClientOf) -> None:
    assert ask(client_of("viewer"), "publish")["places"] == []
    assert ask(client_of("owner", "olga"), "users")["places"]
    assert ask(client_of("designer", "dora"), "users")["places"] == []


def test_an_empty_field_offers_pages_and_what_one_changed_last(lanternwick: Pack, designer: Client) -> None:
    found = ask(designer, "  ?! ")
    assert found["places"][0]["link"] == "/admin/"
    assert found["entries"] == []
    assert "Nothing holds" in shown(designer.get("/admin/find/", {"q": "no such thing at all"}))
