"""Entries that no longer fit their kind, because the kind was declared anew, open all the same and can be
mended."""

from __future__ import annotations

from typing import Any

import pytest
from django.test import Client

from content.models import Entry, Pack
from tests.editor.pages import form_values, shown

pytestmark = [pytest.mark.django_db, pytest.mark.any_database]

LIGHT = "/admin/games/lanternwick/journey/first_light/"
BEND = "/admin/games/lanternwick/canal/first_bend/"


@pytest.mark.parametrize(
    "data",
    [
        {"minutes": "soon", "scenes": [{"at": "first_bend"}]},
        {"scenes": "all of them", "tolls": [1]},
        {"scenes": [3], "gone": True},
        {},
    ],
    ids=["no id", "a text", "a number", "nothing"],
)
def test_it_opens_says_what_is_wrong_and_is_mended(lanternwick: Pack, designer: Client, data: Any) -> None:
    Entry.objects.filter(slug="first_light").update(data=data)
    assert designer.get("/admin/translations/?language=de").status_code == 200
    assert designer.get(f"{LIGHT}history/").status_code == 200
    assert designer.get("/admin/publish/lanternwick/").status_code == 200
    values = form_values(designer.get(LIGHT))
    mended = {"data:minutes": "20", "data:scenes": "- {id: quay, text: Fog.}", "data:tolls": ""}
    answer = designer.post(LIGHT, {**values, **mended})
    assert answer.status_code == 302, shown(answer)
    light = Entry.objects.get(slug="first_light")
    assert light.data == {"minutes": 20, "scenes": [{"id": "quay"}]}


def test_a_list_that_is_none_is_shown_as_one(lanternwick: Pack, designer: Client) -> None:
    Entry.objects.filter(slug="first_bend").update(data={"map": "", "ferrymen": "ada"})
    values = form_values(designer.get(BEND))
    assert values["data:ferrymen"] == ["ada", ""]
    page = shown(designer.post(BEND, values))
    assert "a value is required here." in page


def test_an_entry_of_a_kind_that_is_gone_stands_in_the_way_of_publishing(
    lanternwick: Pack, designer: Client
) -> None:
    Entry.objects.filter(slug="first_light").update(kind="saga")
    page = shown(designer.get("/admin/publish/lanternwick/"))
    assert "has no kind “saga”" in page
    assert designer.get("/admin/").status_code == 200
    assert designer.get("/admin/history/").status_code == 200
    assert designer.get("/admin/translations/").status_code == 200
    assert designer.get("/admin/games/lanternwick/saga/first_light/").status_code == 404
    away = "/admin/games/lanternwick/saga/first_light/delete/"
    assert away in page
    assert designer.get(away).status_code == 200
    assert designer.post(away)["Location"] == "/admin/publish/lanternwick/"
    assert "has no kind" not in shown(designer.get("/admin/publish/lanternwick/"))
