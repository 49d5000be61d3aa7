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
from tests.kept import loaded, published
from tests.playtest.campaign_pages.conftest import started
from tests.playtest.table.test_pages import begin

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
        ("en", "new test game princess", "/table/new/?game=princess"),
        ("de", "neue kampagne platformer", "/campaigns/new/?game=platformer"),
        ("es", "oscuro", "#theme=dark"),
        ("en", "deutsch", "#language=de"),
    ],
)
def test_pages_deeds_and_settings_are_found_in_any_language(
    lanternwick: Pack, designer: Client, language: str, question: str, link: str
) -> None:
    designer.cookies["django_language"] = language
    assert ask(designer, question)["places"][0]["link"] == link


def test_nobody_is_led_where_they_may_not_go(lanternwick: Pack, client_of: ClientOf) -> None:
    led = [each["link"] for each in ask(client_of("viewer"), "publish")["places"]]
    assert [link for link in led if not link.startswith("/admin/help/")] == []
    assert ask(client_of("owner", "olga"), "users")["places"]
    assert ask(client_of("designer", "dora"), "users")["places"] == []


def test_an_empty_field_offers_pages_and_what_one_changed_last(lanternwick: Pack, designer: Client) -> None:
    found = ask(designer, "  ?! ")
    assert found["places"][0]["link"] == "/admin/"
    assert found["entries"] == []
    assert "Nothing holds" in shown(designer.get("/admin/find/", {"q": "no such thing at all"}))


def test_test_games_and_campaigns_are_found_by_their_names(lanternwick: Pack, client_of: ClientOf) -> None:
    """Games by who plays, for whoever began them; campaigns by their titles, for all who may see them."""
    olga, dora = client_of("owner", "olga"), client_of("designer", "dora")
    release = published(shipped("princess"))
    game = begin(olga, "princess")
    campaign = started(release, title="Ein Dutzend Fußgänger")
    link = f"/table/{game.public_id}/"
    assert link in [each["link"] for each in ask(olga, "princess olga")["places"]]
    assert link not in [each["link"] for each in ask(dora, "princess olga")["places"]]
    [found] = ask(dora, "dutzend fussganger")["places"]
    assert found["link"] == f"/campaigns/{campaign.public_id}/"
    assert "The Princess" in found["within"]
    page = shown(dora.get("/admin/find/", {"q": "dutzend"}))
    assert "Ein Dutzend Fußgänger" in page
    assert "#theme" not in shown(dora.get("/admin/find/", {"q": "dark"}))


def test_every_page_of_the_frame_opens_the_search_for_those_who_work_here(
    lanternwick: Pack, designer: Client
) -> None:
    """The table, campaigns, the API's page and the tokens too; nobody who came by a link, not at the door."""
    published(shipped("princess"))
    game = begin(designer, "princess")
    pages = ["/admin/", "/table/", "/table/new/?game=princess", f"/table/{game.public_id}/"]
    pages += ["/campaigns/", "/campaigns/new/?game=princess", "/tokens/", "/api/v1/docs/"]
    for address in pages:
        page = shown(designer.get(address))
        assert "data-find-dialog" in page, address
        assert "frame/find" in page, address
    for address in ("/admin/login/", f"/table/{game.public_id}/", "/api/v1/docs/"):
        page = shown(Client().get(address))
        assert "frame/find" not in page, address
        assert "data-find" not in page, address
