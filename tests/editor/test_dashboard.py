"""The first page, the navigation and the switch of languages."""

from __future__ import annotations

from unittest.mock import patch

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from content.models import Entry, Pack
from engine.schema import Game
from tests.editor.conftest import ClientOf
from tests.editor.pages import shown

pytestmark = pytest.mark.django_db


def test_the_dashboard_counts_entries_translations_and_changes(lanternwick: Pack, designer: Client) -> None:
    page = shown(designer.get("/admin/"))
    assert "4 entries · 7 texts" in page
    assert "4 unpublished changes" in page
    assert "?game=lanternwick&amp;language=de&amp;state=stale" in page
    assert "57 %" in page
    assert "loaded from a pack" in page


def test_a_game_without_content_says_how_to_begin(db: None, sample_game: Game, owner: Client) -> None:
    page = shown(owner.get("/admin/"))
    assert "This game has no content yet." in page
    assert "manage.py packs load lanternwick" in page
    assert "Start an empty pack" in page


def test_a_started_pack_offers_its_kinds(lanternwick: Pack, designer: Client) -> None:
    Entry.objects.all().delete()
    page = shown(designer.get("/admin/"))
    assert "Choose a kind to add its first entry" in page


def test_the_dashboard_costs_a_handful_of_queries(lanternwick: Pack, designer: Client) -> None:
    designer.get("/admin/")
    with CaptureQueriesContext(connection) as queries:
        designer.get("/admin/")
    assert len(queries) <= 24


def test_the_sidebar_lists_games_kinds_and_work(lanternwick: Pack, client_of: ClientOf) -> None:
    designer = shown(client_of("designer").get("/admin/"))
    for address in ("games/lanternwick/canal/", "translations/", "publish/", "releases/", "history/"):
        assert f'href="/admin/{address}"' in designer
    assert 'href="/admin/users/"' not in designer
    assert 'href="/admin/publish/"' not in shown(client_of("viewer").get("/admin/"))
    assert 'href="/admin/users/"' in shown(client_of("owner").get("/admin/"))


@pytest.mark.parametrize("language", ["en", "es", "it", "de"])
def test_one_click_switches_the_language_and_comes_back(
    lanternwick: Pack, designer: Client, language: str
) -> None:
    page = shown(designer.get("/admin/translations/?language=de"))
    assert f'name="language" value="{language}"' in page
    assert 'name="next" type="hidden" value="/admin/translations/?language=de"' in page
    answer = designer.post(
        "/language/setlang/", {"language": language, "next": "/admin/translations/?language=de"}
    )
    assert answer["Location"] == "/admin/translations/?language=de"
    assert f'<html lang="{language}"' in shown(designer.get("/admin/"))


def test_the_login_page_speaks_every_language_and_the_lock_says_when(db: None, settings: object) -> None:
    client = Client()
    assert 'class="tw-languages"' in shown(client.get("/admin/login/"))
    for _attempt in range(9):
        answer = client.post("/admin/login/", {"username": "mallory", "password": "guess"})
    assert answer.status_code in (403, 429)
    assert "Try again in 15 minutes." in shown(answer)


def test_a_form_without_its_token_is_refused_kindly(lanternwick: Pack) -> None:
    answer = Client(enforce_csrf_checks=True).post("/admin/login/", {"username": "x", "password": "y"})
    assert answer.status_code == 403
    assert "Please send the form again" in shown(answer)


def test_our_own_mistakes_have_a_page_of_their_own(lanternwick: Pack, designer: Client) -> None:
    with patch("editor.screens.releases.Release.objects.filter", side_effect=RuntimeError("broken")):
        designer.raise_request_exception = False
        answer = designer.get("/admin/releases/")
    assert answer.status_code == 500
    assert "Something went wrong" in shown(answer)
