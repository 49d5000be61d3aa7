"""History, restoring, deleting: nothing is lost, and what others use stays."""

from __future__ import annotations

from typing import Any

import pytest
from django.test import Client

from content.actions.rename_entry import rename_entry
from content.actions.save_entry import create_entry
from content.entries.document import Document
from content.models import Entry, Pack, Revision
from tests.editor.pages import form_values, shown

pytestmark = pytest.mark.django_db

ADA = "/admin/games/lanternwick/ferryman/ada/"
LIGHT = "/admin/games/lanternwick/journey/first_light/"


def change(client: Client, address: str, **values: Any) -> None:
    posted = form_values(client.get(address))
    posted.update({name.replace("__", ":"): value for name, value in values.items()})
    assert client.post(address, posted).status_code == 302


def test_the_history_tells_who_what_and_why_word_by_word(lanternwick: Pack, designer: Client) -> None:
    change(designer, ADA, data__strength="6", text__saying="The ferry waits for everybody.", why="kinder")
    page = shown(designer.get(f"{ADA}history/"))
    assert "designer" in page
    assert "kinder" in page
    assert "<del>4</del>" in page
    assert "<ins>6</ins>" in page
    assert "The ferry waits for <del>nobody</del><ins>everybody</ins>." in page


def test_an_earlier_state_is_restored_after_a_look(lanternwick: Pack, designer: Client) -> None:
    change(designer, ADA, data__strength="6", **{"tr:de:name": "Adele"})
    first = Revision.objects.filter(slug="ada").last()
    assert first is not None
    address = f"{ADA}history/{first.pk}/"
    question = designer.get(address)
    assert "This will change" in shown(question)
    assert "<del>6</del>" in shown(question)
    assert Entry.objects.get(slug="ada").data["strength"] == 6
    posted = {**form_values(question, "tw-card"), "why": "was better"}
    assert designer.post(address, posted).status_code == 302
    ada = Entry.objects.get(slug="ada")
    assert ada.data["strength"] == 4
    assert ada.units.get(field="name").translations.get(language="de").text == "Ada"
    assert ada.revisions.first().why == "was better"  # type: ignore[union-attr]


def test_restoring_stops_when_somebody_was_faster(lanternwick: Pack, designer: Client) -> None:
    change(designer, ADA, data__strength="6")
    first = Revision.objects.filter(slug="ada").last()
    assert first is not None
    address = f"{ADA}history/{first.pk}/"
    posted = form_values(designer.get(address), "tw-card")
    change(designer, ADA, data__strength="7")
    answer = designer.post(address, posted)
    assert answer.status_code == 409
    assert "Somebody changed this entry meanwhile." in shown(answer)
    assert Entry.objects.get(slug="ada").data["strength"] == 7


def test_a_renamed_entry_is_restored_under_its_new_slug(lanternwick: Pack, designer: Client) -> None:
    change(designer, LIGHT, slug="last_light")
    first = Revision.objects.filter(slug="first_light").last()
    assert first is not None
    renamed = "/admin/games/lanternwick/journey/last_light/"
    assert "first_light → last_light" in shown(designer.get(f"{renamed}history/"))
    address = f"{renamed}history/{first.pk}/"
    assert designer.post(address, form_values(designer.get(address), "tw-card")).status_code == 302
    assert list(Entry.objects.filter(kind="journey").values_list("slug", flat=True)) == ["last_light"]


def test_a_used_entry_is_not_deleted_and_its_users_are_linked(lanternwick: Pack, designer: Client) -> None:
    page = shown(designer.get(f"{ADA}delete/"))
    assert "It is used in 2 places and cannot be deleted." in page
    assert 'href="/admin/games/lanternwick/canal/first_bend/"' in page
    answer = designer.post(f"{ADA}delete/")
    assert answer.status_code == 409
    assert Entry.objects.filter(slug="ada").exists()


def test_a_deleted_entry_can_be_found_and_restored(lanternwick: Pack, designer: Client) -> None:
    assert "goes away" in shown(designer.get(f"{LIGHT}delete/"))
    designer.post(f"{LIGHT}delete/", {"why": "too sad"})
    assert not Entry.objects.filter(slug="first_light").exists()
    page = shown(designer.get("/admin/deleted/"))
    assert "First light" in page
    assert "too sad" in page
    assert "too sad" in shown(designer.get("/admin/deleted/", {"game": "lanternwick"}))
    assert "This entry has been deleted." in shown(designer.get(f"{LIGHT}history/"))
    last = Revision.objects.filter(slug="first_light").exclude(document__isnull=True).first()
    assert last is not None
    address = f"{LIGHT}history/{last.pk}/"
    assert designer.post(address, form_values(designer.get(address), "tw-card")).status_code == 302
    back = Entry.objects.get(slug="first_light")
    assert back.units.get(field="title").translations.get(language="de").text == "Erstes Licht"
    assert "No entry has been deleted." in shown(designer.get("/admin/deleted/"))


def test_the_history_of_everything_can_be_narrowed_to_a_game(lanternwick: Pack, designer: Client) -> None:
    change(designer, ADA, data__strength="6", why="stronger")
    assert "stronger" in shown(designer.get("/admin/history/"))
    assert "stronger" in shown(designer.get("/admin/history/", {"game": "lanternwick"}))


def test_what_was_never_there_has_no_history(lanternwick: Pack, designer: Client) -> None:
    assert designer.get("/admin/games/lanternwick/ferryman/nobody/history/").status_code == 404
    designer.post(f"{LIGHT}delete/")
    gone = Revision.objects.get(verb="deleted")
    assert designer.get(f"{LIGHT}history/{gone.pk}/").status_code == 404


def test_another_entry_that_took_a_slug_over_has_a_history_of_its_own(
    lanternwick: Pack, designer: Client
) -> None:
    document = Document(kind="ferryman", slug="ida", data={"strength": 1}, texts={"name": "Ida"})
    ida = create_entry(lanternwick, document, author=None, why="the first Ida")
    rename_entry(ida, "ivo", author=None)
    create_entry(lanternwick, document, author=None, why="another Ida")
    page = shown(designer.get("/admin/games/lanternwick/ferryman/ida/history/"))
    assert "another Ida" in page
    assert "the first Ida" not in page
    first = Revision.objects.get(why="the first Ida")
    old = f"/admin/games/lanternwick/ferryman/ivo/history/{first.pk}/"
    assert old in shown(designer.get("/admin/games/lanternwick/ferryman/ivo/history/"))
    assert designer.get(old).status_code == 200
    assert "/admin/games/lanternwick/ferryman/ivo/" in shown(designer.get("/admin/"))


def test_a_reason_that_no_database_can_hold_is_kept_without_its_poison(
    lanternwick: Pack, designer: Client
) -> None:
    delete = "/admin/games/lanternwick/journey/first_light/delete/"
    designer.post(delete, {**form_values(designer.get(delete)), "why": "cut\0 it"})
    revision = Revision.objects.get(slug="first_light", verb="deleted")
    assert revision.why == "cut it"
