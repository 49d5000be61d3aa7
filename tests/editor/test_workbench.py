"""The form of an entry as a workbench: texts in all languages at creation, neighbours, duplicates, the way
back."""

from __future__ import annotations

import re
from typing import Any

import pytest
from django.test import Client

from content.models import Entry, Language, Pack, Revision, Translation
from tests.editor.conftest import ClientOf
from tests.editor.pages import form_values, shown

pytestmark = [pytest.mark.database, pytest.mark.django_db]

ADA = "/admin/games/lanternwick/ferryman/ada/"
BRUNO = "/admin/games/lanternwick/ferryman/bruno/"
ADD = "/admin/games/lanternwick/ferryman/add-new/"


def saved(client: Client, address: str, **values: Any) -> Any:
    """Save a form with some values changed and stay; ``__`` stands for the colon in their names."""
    posted = form_values(client.get(address))
    posted.update({name.replace("__", ":"): value for name, value in values.items()})
    return client.post(address, {**posted, "continue": "1"}, follow=True)


def undo(client: Client, page: Any) -> Any:
    """Click on Undo in the message."""
    form = re.search(r'<form class="tw-undo" method="post" action="([^"]+)"', shown(page))
    assert form
    return client.post(form[1], form_values(page, "tw-undo"), follow=True)


def test_the_name_comes_first_and_the_slug_last(lanternwick: Pack, designer: Client) -> None:
    page = shown(designer.get(ADD))
    order = [
        page.index(f'name="{name}"')
        for name in ("text:name", "upload", "data:strength", "data:effects", "slug")
    ]
    assert order == sorted(order)


def test_texts_are_written_in_all_languages_at_creation(lanternwick: Pack, designer: Client) -> None:
    typed = {"text__name": "Old Cleo", "data__strength": "3", "tr__de__name": "Alte Cleo"}
    assert "has been created" in shown(saved(designer, ADD, **typed, **{"quality:de:name": "reviewed"}))
    cleo = Entry.objects.get(slug="old_cleo")
    row = Translation.objects.get(unit__entry=cleo, language="de")
    assert (row.text, row.state) == ("Alte Cleo", "reviewed")
    assert not Translation.objects.filter(unit__entry=cleo).exclude(language="de").exists()


def test_a_translation_that_is_wrong_leaves_nothing_half_made(lanternwick: Pack, designer: Client) -> None:
    typed = {"text__name": "Old Cleo", "data__strength": "3", "tr__de__name": "A\nB"}
    answer = saved(designer, ADD, **typed)
    assert answer.status_code == 422
    assert not Entry.objects.filter(slug="old_cleo").exists()
    assert form_values(answer)["data:strength"] == "3"


def test_a_duplicate_brings_everything_but_the_slug(lanternwick: Pack, designer: Client) -> None:
    page = designer.get(f"{ADD}?from=ada")
    values, before = form_values(page), form_values(designer.get(ADA))
    assert values["slug"] == ""
    assert {name: values[name] for name in values if name.startswith(("data:", "text:", "art"))} == {
        name: before[name] for name in before if name.startswith(("data:", "text:", "art"))
    }
    assert values["tr:de:name"] == before["tr:de:name"]
    assert values["quality:de:name"] == "draft", "somebody should look at it again"
    assert designer.post(ADD, {**values, "text:name": "Ada the Second"}).status_code == 302
    made = Entry.objects.get(slug="ada_the_second")
    assert made.data == Entry.objects.get(slug="ada").data
    assert Translation.objects.get(unit__entry=made, unit__field="name", language="de").quality == "draft"
    assert designer.get(f"{ADD}?from=nobody").status_code == 200


def test_neighbours_are_those_of_the_list(lanternwick: Pack, designer: Client) -> None:
    neighbour = re.compile(r'href="([^"]+)" rel="(prev|next)"')
    assert neighbour.findall(shown(designer.get(ADA))) == [(BRUNO, "next")]
    assert neighbour.findall(shown(designer.get(BRUNO))) == [(ADA, "prev")]


def test_saved_and_undone_with_one_click(lanternwick: Pack, designer: Client) -> None:
    page = saved(designer, ADA, data__strength="6", **{"tr:de:name": "Adele"})
    assert "has been saved" in shown(page)
    back = undo(designer, page)
    assert "has been restored" in shown(back)
    ada = Entry.objects.get(slug="ada")
    assert ada.data["strength"] == 4
    assert Translation.objects.get(unit__entry=ada, unit__field="name", language="de").text == "Ada"
    assert "tw-undo" not in shown(designer.get(ADA)), "it is offered once"


def test_an_undo_is_void_when_somebody_saved_meanwhile(
    lanternwick: Pack, designer: Client, owner: Client
) -> None:
    page = saved(designer, ADA, data__strength="6")
    saved(owner, ADA, data__strength="7")
    assert undo(designer, page).status_code == 409
    assert Entry.objects.get(slug="ada").data["strength"] == 7


def test_who_may_not_restore_is_offered_no_way_back(lanternwick: Pack, client_of: ClientOf) -> None:
    translator = client_of("translator", languages=["de"])
    page = shown(saved(translator, ADA, **{"tr:de:name": "Adele"}))
    assert "has been saved" in page
    assert "tw-undo" not in page


def test_a_new_entry_is_undone_unless_somebody_went_on_with_it(lanternwick: Pack, designer: Client) -> None:
    typed = {"text__name": "Old Cleo", "data__strength": "3"}
    page = saved(designer, ADD, **typed)
    assert "has been deleted" in shown(undo(designer, page))
    assert not Entry.objects.filter(slug="old_cleo").exists()
    page = saved(designer, ADD, **typed)
    saved(designer, "/admin/games/lanternwick/ferryman/old_cleo/", data__strength="4")
    answer = undo(designer, page)
    assert answer.status_code == 409
    assert "meanwhile" in shown(answer)
    assert Entry.objects.filter(slug="old_cleo").exists()


def test_languages_stand_in_the_order_of_the_menu(lanternwick: Pack, designer: Client) -> None:
    Language.objects.get_or_create(code="it", defaults={"name": "italiano"})
    lanternwick.languages.set(Language.objects.filter(code__in=["de", "es", "it"]))
    page = shown(designer.get(ADA))
    stood = re.findall(r'<button type="button" value="([a-z]+)"', page)
    assert stood == ["en", "es", "it", "de"]


def test_nothing_saved_is_nothing_to_undo(lanternwick: Pack, designer: Client) -> None:
    before = Revision.objects.count()
    assert "tw-undo" not in shown(saved(designer, ADA))
    assert Revision.objects.count() == before


def test_an_entry_that_is_not_printed_shows_no_picture(lanternwick: Pack, designer: Client) -> None:
    assert "face.png" not in shown(designer.get(ADA))
    assert designer.get(f"{ADA}face.png").status_code == 404
    told = designer.post(f"{ADA}draw/", form_values(designer.get(ADA)))
    assert told.json()["faces"] == []
    assert "Ada" in told.json()["summaries"]["en"]
