"""Publishing: what will change, what the checks say, and the releases that come of it."""

from __future__ import annotations

import re
from typing import Any

import pytest
from django.test import Client

from content.models import Entry, Pack, Release, Translation
from tests.editor.pages import form_values, shown

pytestmark = pytest.mark.django_db

PUBLISH = "/admin/publish/lanternwick/"
ADA = "/admin/games/lanternwick/ferryman/ada/"


def publish(client: Client, note: str = "") -> Any:
    return client.post(PUBLISH, {**form_values(client.get(PUBLISH), "tw-card"), "note": note})


def test_the_first_release_adds_everything(lanternwick: Pack, designer: Client) -> None:
    page = shown(designer.get(PUBLISH))
    assert "4 added" in page
    assert "not translated yet." in page
    assert "language=es&amp;kind=journey&amp;state=missing" in page
    answer = publish(designer, "first light")
    assert answer.url == "/admin/releases/lanternwick/1/"
    release = Release.objects.get()
    page = shown(designer.get(answer.url))
    assert release.hash in page
    assert "first light" in page
    assert "The first release" in page
    assert Entry.objects.filter(is_released=False).count() == 0
    assert "Everything is published" in shown(designer.get(PUBLISH))


def test_the_second_release_shows_only_what_changed(lanternwick: Pack, designer: Client) -> None:
    publish(designer)
    values = form_values(designer.get(ADA))
    designer.post(ADA, {**values, "data:strength": "6", "text:name": "Ada the Bold"})
    page = shown(designer.get(PUBLISH))
    assert "1 changed" in page
    assert "<del>4</del>" in page
    assert "Ada<ins> the Bold</ins>" in page
    assert "Bruno" not in page
    assert "1 unpublished change<" in shown(designer.get("/admin/"))
    answer = publish(designer)
    assert answer.url == "/admin/releases/lanternwick/2/"
    page = shown(designer.get(answer.url))
    assert "Changes since release 1" in page
    assert "Ada<ins> the Bold</ins>" in page
    listed = shown(designer.get("/admin/releases/"))
    assert "Lanternwick 2" in listed
    assert "Lanternwick 1" in listed


def test_many_changes_are_shown_by_kind_and_some_at_a_time(
    lanternwick: Pack, designer: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("editor.screens.publish.PER_PAGE", 1)
    page = shown(designer.get(PUBLISH))
    assert "Page 1 of 4" in page
    assert page.count("<details") - page.count("<details class") == 1
    assert re.search(r'href="\?kind=ferryman">[^<]+<span>2</span>', page)
    page = shown(designer.get(PUBLISH, {"kind": "ferryman", "page": "2"}))
    assert "Page 2 of 2" in page
    assert "<strong>Bruno</strong>" in page


def test_errors_stand_in_the_way_and_lead_to_the_entry(lanternwick: Pack, designer: Client) -> None:
    ada = Entry.objects.get(slug="ada")
    ada.units.filter(field="saying").update(source="Wait {effects}")
    Translation.objects.filter(unit__entry=ada, unit__field="saying").update(answers="Wait {effects}")
    answer = designer.get(PUBLISH)
    page = shown(answer)
    assert "1 error stands in the way" in page
    assert "the translation has lost {effects}; the source has it. Put it where it belongs." in page
    assert f'href="{ADA}"' in page
    assert publish(designer).status_code == 409
    assert not Release.objects.exists()


def test_what_is_published_is_what_was_shown(lanternwick: Pack, designer: Client) -> None:
    posted = form_values(designer.get(PUBLISH), "tw-card")
    designer.post(ADA, {**form_values(designer.get(ADA)), "data:strength": "6"})
    answer = designer.post(PUBLISH, posted)
    assert answer.status_code == 409
    assert "The content has changed since you looked." in shown(answer)
    assert not Release.objects.exists()


def test_the_way_to_publish_is_short_with_one_game(lanternwick: Pack, designer: Client) -> None:
    answer: Any = designer.get("/admin/publish/")
    assert answer.status_code == 302 or "Lanternwick" in shown(answer)
    assert designer.get("/admin/releases/lanternwick/7/").status_code == 404
