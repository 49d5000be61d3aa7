"""Two people save the same entry: the second is told, sees both versions and loses nothing."""

from __future__ import annotations

from typing import Any

import pytest
from django.test import Client

from content.models import Entry, Pack, Translation
from tests.editor.conftest import ClientOf
from tests.editor.pages import form_values, shown

pytestmark = pytest.mark.django_db

ADA = "/admin/games/lanternwick/ferryman/ada/"
RESOLVE = f"{ADA}resolve/"


def ada() -> Entry:
    return Entry.objects.get(slug="ada")


@pytest.fixture
def anna(client_of: ClientOf) -> Client:
    return client_of("designer", "anna")


@pytest.fixture
def ben(client_of: ClientOf) -> Client:
    return client_of("designer", "ben")


def both_save(anna: Client, ben: Client, hers: dict[str, Any], his: dict[str, Any]) -> Any:
    """Both open the entry, Anna saves first; what Ben is answered."""
    seen_by_anna, seen_by_ben = form_values(anna.get(ADA)), form_values(ben.get(ADA))
    assert anna.post(ADA, {**seen_by_anna, **hers}).status_code == 302
    return ben.post(ADA, {**seen_by_ben, **his})


def test_the_second_saver_sees_who_was_first_and_all_three_versions(
    lanternwick: Pack, anna: Client, ben: Client
) -> None:
    answer = both_save(anna, ben, {"data:strength": "6"}, {"data:strength": "8", "data:colour": "blue"})
    page = shown(answer)
    assert answer.status_code == 409
    assert "anna saved this while you were editing." in page
    values = form_values(answer)
    assert values["choice:data.colour"] == "mine"
    assert "choice:data.strength" not in values, "a real conflict is not decided for anybody"
    assert "<del>4</del><ins>6</ins>" in page
    assert "<del>4</del><ins>8</ins>" in page
    assert ada().data["strength"] == 6


def test_without_a_choice_the_page_comes_again_with_everything_kept(
    lanternwick: Pack, anna: Client, ben: Client
) -> None:
    values = form_values(both_save(anna, ben, {"data:strength": "6"}, {"data:strength": "8"}))
    again = ben.post(RESOLVE, values)
    assert again.status_code == 409
    assert "Strength: choose one of the versions." in shown(again)
    assert form_values(again)["wanted"] == values["wanted"]


@pytest.mark.parametrize(
    ("choice", "strength"), [("theirs", 6), ("mine", 8), ("typed", 7)], ids=["theirs", "mine", "typed"]
)
def test_each_choice_is_saved(
    lanternwick: Pack, anna: Client, ben: Client, choice: str, strength: int
) -> None:
    values = form_values(
        both_save(
            anna,
            ben,
            {"data:strength": "6", "text:saying": "Anna's words."},
            {"data:strength": "8", "data:colour": "blue", "why": "weaker"},
        )
    )
    posted = {**values, "choice:data.strength": choice, "typed:data.strength": "7"}
    assert ben.post(RESOLVE, posted).status_code == 302
    assert ada().data["strength"] == strength
    assert ada().data["colour"] == "blue", "what only Ben changed is kept"
    assert ada().units.get(field="saying").source == "Anna's words.", "what only Anna changed is kept"
    assert ada().revisions.first().why == "weaker"  # type: ignore[union-attr]


def test_a_third_saver_in_between_brings_the_page_again(lanternwick: Pack, anna: Client, ben: Client) -> None:
    values = form_values(both_save(anna, ben, {"data:strength": "6"}, {"data:strength": "8"}))
    anna.post(ADA, {**form_values(anna.get(ADA)), "data:strength": "2"})
    again = ben.post(RESOLVE, {**values, "choice:data.strength": "mine"})
    assert again.status_code == 409
    assert "<ins>2</ins>" in shown(again)
    fresh = {**form_values(again), "choice:data.strength": "mine"}
    assert ben.post(RESOLVE, fresh).status_code == 302
    assert ada().data["strength"] == 8


def test_a_merged_entry_that_is_not_sound_is_refused_with_its_faults(
    lanternwick: Pack, anna: Client, ben: Client
) -> None:
    values = form_values(both_save(anna, ben, {"data:strength": "6"}, {"data:strength": "8"}))
    answer = ben.post(RESOLVE, {**values, "choice:data.strength": "typed", "typed:data.strength": "77"})
    assert answer.status_code == 409
    assert "77 is out of range" in shown(answer)
    assert form_values(answer)["typed:data.strength"] == "77"


def test_translations_are_guarded_one_by_one(lanternwick: Pack, anna: Client, ben: Client) -> None:
    answer = both_save(
        anna, ben, {"tr:de:saying": "Annas Satz.", "tr:es:name": "Ada A."}, {"tr:de:saying": "Bens Satz."}
    )
    assert answer.status_code == 409
    assert "Annas Satz." in shown(answer).replace("<ins>", "").replace("</ins>", "")
    values = form_values(answer)
    assert not any(name.startswith("choice:") for name in values)
    posted = {**values, "choice:translations.de.saying": "mine"}
    assert ben.post(RESOLVE, posted).status_code == 302
    texts = dict(Translation.objects.filter(unit__entry__slug="ada").values_list("language", "text"))
    row = Translation.objects.get(unit__entry__slug="ada", unit__field="saying", language="de")
    assert row.text == "Bens Satz."
    assert texts["es"] == "Ada A.", "a cell Ben did not touch keeps what Anna wrote"


def test_people_who_edit_different_parts_never_meet(lanternwick: Pack, anna: Client, ben: Client) -> None:
    answer = both_save(anna, ben, {"tr:de:name": "Adele"}, {"tr:es:saying": "La barca no espera."})
    assert answer.status_code == 302
    texts = set(Translation.objects.filter(unit__entry__slug="ada").values_list("text", flat=True))
    assert {"Adele", "La barca no espera."} <= texts


def test_a_translator_meets_a_conflict_too(lanternwick: Pack, anna: Client, client_of: ClientOf) -> None:
    tara = client_of("translator", "tara", languages=["de"])
    answer = both_save(anna, tara, {"tr:de:saying": "Annas Satz."}, {"tr:de:saying": "Taras Satz."})
    assert answer.status_code == 409
    posted = {**form_values(answer), "choice:translations.de.saying": "typed"}
    posted["typed:translations.de.saying"] = "Unser Satz."
    assert tara.post(RESOLVE, posted).status_code == 302
    row = Translation.objects.get(unit__entry__slug="ada", unit__field="saying", language="de")
    assert row.text == "Unser Satz."


def test_what_comes_back_from_the_browser_is_not_trusted(lanternwick: Pack, client_of: ClientOf) -> None:
    tara = client_of("translator", "tara", languages=["de"])
    for wanted in ("", "{}", "[]", '{"document": 3, "version": 1, "edits": [], "why": ""}'):
        assert tara.post(RESOLVE, {"wanted": wanted, "shown": "1"}).status_code == 400
    forged = (
        '{"document": {"kind": "ferryman", "slug": "ada", "data": {"strength": 9}, "texts": {"name": "X"}},'
        ' "version": 1, "edits": [], "why": ""}'
    )
    assert tara.post(RESOLVE, {"wanted": forged, "shown": "1"}).status_code == 403
    spanish = '{"document": null, "version": 1, "edits": [["name", "es", "X", "draft", 1]], "why": ""}'
    assert tara.post(RESOLVE, {"wanted": spanish, "shown": "1"}).status_code == 403
    assert ada().data["strength"] == 4
