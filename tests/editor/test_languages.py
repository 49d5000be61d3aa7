"""Languages and packs: added by code or name, ticked, never lost by mistake."""

from __future__ import annotations

import pytest
from django.contrib.auth.models import User
from django.test import Client

from content.actions.keep_language import add_language, mark_of
from content.fallbacks import declare
from content.language_codes import find_code, guess_codes, is_known, native_name
from content.models import Language, Member, Pack, TextUnit, Translation
from engine.games import games
from tests.editor.conftest import ClientOf
from tests.editor.pages import form_values, shown

pytestmark = [pytest.mark.django_db, pytest.mark.any_database]

PACK = "/admin/packs/lanternwick/"


@pytest.mark.parametrize(
    ("typed", "spoken", "code"),
    [
        ("fr", "en", "fr"),
        (" FR ", "en", "fr"),
        ("PT-br", "en", "pt_BR"),
        ("zh-hant-tw", "en", "zh_Hant_TW"),
        ("French", "en", "fr"),
        ("Französisch", "de", "fr"),
        ("french", "de", "fr"),
        ("français", "it", "fr"),
        ("qaa", "en", "qaa"),
        ("xx", "en", ""),
        ("fr_XX", "en", ""),
        ("Frenhc", "en", ""),
        ("", "en", ""),
        ("../en", "en", ""),
    ],
)
def test_a_language_is_known_by_its_code_or_its_name(typed: str, spoken: str, code: str) -> None:
    assert find_code(typed, spoken) == code
    assert is_known(code) is bool(code)


def test_what_was_probably_meant_is_proposed() -> None:
    assert guess_codes("Frenhc", "en")[0] == ("fr", "French")
    assert ("pt", "Portugiesisch") in guess_codes("Portug", "de")
    assert guess_codes("ööööööööö", "en") == []
    assert (native_name("fr"), native_name("qaa")) == ("Français", "qaa")


def test_an_owner_adds_a_language_and_ticks_it(lanternwick: Pack, owner: Client) -> None:
    answer = owner.post("/admin/languages/add-new/", {"code": "French", "name": "", "fallbacks": "it"})
    assert answer["Location"] == "/admin/languages/fr/"
    made = Language.objects.get(pk="fr")
    assert (made.name, made.fallbacks) == ("Français", "it")
    values = form_values(owner.get(PACK))
    assert owner.post(PACK, {**values, "languages": ["de", "fr"]}).status_code == 302
    assert set(lanternwick.languages.values_list("pk", flat=True)) == {"de", "fr"}
    page = shown(owner.get("/admin/languages/"))
    assert "Italian → English" in page
    assert "/admin/translations/?game=lanternwick&amp;language=fr" in page
    assert shown(owner.get("/admin/languages/add-new/")).count("<option") > 500
    declare("fr", ())


@pytest.mark.parametrize(
    ("field", "wrong", "told"),
    [
        ("code", "Frenhc", "Did you mean fr (French)"),
        ("code", "ööööööööö", "Codes are those of CLDR"),
        ("code", "German", "The studio has this language already: de."),
        ("fallbacks", "german", "“german” is no code of a language."),
        ("fallbacks", "it fr", "A language cannot fall back to itself."),
        ("name", "x" * 61, "at most 60 characters"),
    ],
)
def test_a_language_that_cannot_be_added_says_why(
    lanternwick: Pack, owner: Client, field: str, wrong: str, told: str
) -> None:
    answer = owner.post("/admin/languages/add-new/", {"code": "fr", field: wrong})
    assert answer.status_code == 422
    page = shown(answer)
    assert told in page.partition(f'id="id_{field}_error"')[2].partition("</ul>")[0]
    assert not Language.objects.filter(pk="fr").exists()


def test_a_language_that_is_used_stays_and_says_by_what(lanternwick: Pack, owner: Client) -> None:
    add_language("fr", "", "de", spoken="en", author=None)
    answer = owner.post("/admin/languages/de/delete/")
    assert answer.status_code == 409
    page = shown(answer)
    assert "Deutsch is in use and stays." in page
    for use in ("is translated into it", "texts in it", "Français falls back to it"):
        assert use in page
    assert "is written in it" in shown(owner.get("/admin/languages/en/"))
    tara = User.objects.create_user("tara")
    Member.objects.create(user=tara).languages.add(Language.objects.get(pk="fr"))
    assert "tara" in shown(owner.get("/admin/languages/fr/"))
    assert owner.post("/admin/languages/fr/delete/").status_code == 302
    assert set(Language.objects.values_list("pk", flat=True)) >= {"de", "en"}
    assert not Language.objects.filter(pk="fr").exists()


def test_the_second_of_two_who_change_a_language_is_told(lanternwick: Pack, owner: Client) -> None:
    german = Language.objects.get(pk="de")
    posted = {"name": "Hochdeutsch", "fallbacks": "", "seen": mark_of(german)}
    assert owner.post("/admin/languages/de/", posted).status_code == 302
    late = owner.post("/admin/languages/de/", {**posted, "name": "Plattdeutsch"})
    assert "Somebody else has changed this" in shown(late)
    german.refresh_from_db()
    assert german.name == "Hochdeutsch"


def test_what_two_owners_tick_in_one_pack_holds_both(lanternwick: Pack, owner: Client) -> None:
    """Each changes what they changed; a language that goes keeps its texts, and the page says how many."""
    before = form_values(owner.get(PACK))
    held = set(before["languages"])
    add_language("fr", "", "", spoken="en", author=None)
    add_language("pl", "", "", spoken="en", author=None)
    owner.post(PACK, {**before, "languages": [*held, "fr"]})
    owner.post(PACK, {**before, "languages": [*held, "pl"]})
    assert set(lanternwick.languages.values_list("pk", flat=True)) == held | {"fr", "pl"}
    unit = TextUnit.objects.get(entry__slug="ada", field="saying")
    Translation.objects.update_or_create(unit=unit, language_id="fr", defaults={"text": "Salut."})
    values = form_values(owner.get(PACK))
    answer = owner.post(PACK, {**values, "languages": sorted(held)}, follow=True)
    assert "Français is no longer one of the pack" in shown(answer)
    assert "Its 1 text is kept." in shown(answer)
    assert Translation.objects.filter(language="fr").count() == 1
    assert "Français (1 text)" in shown(answer)


def test_a_pack_is_not_translated_into_its_own_language(lanternwick: Pack, owner: Client) -> None:
    answer = owner.post(PACK, {"languages": ["de", "en"], "seen": "de"})
    assert answer.status_code == 422
    assert "en is not one of the available choices" in shown(answer)
    lanternwick.refresh_from_db()
    assert lanternwick.source == Language.objects.get(pk="en")


def test_an_empty_pack_is_started_for_a_game_without_one(lanternwick: Pack, client_of: ClientOf) -> None:
    owner = client_of("owner")
    page = shown(owner.get("/admin/packs/"))
    assert page.count("Start an empty pack</a>") == len(games()) - 1
    assert "/admin/packs/lanternwick/" in page
    start = "/admin/packs/princess/start/"
    refused = owner.post(start, {"source": "de", "languages": ["de"]})
    assert "The pack is written in this language; choose only others." in shown(refused)
    assert not Pack.objects.filter(pk="princess").exists()
    assert owner.post(start, {"source": "de", "languages": ["en"]})["Location"] == "/admin/packs/princess/"
    made = Pack.objects.get(pk="princess")
    assert (made.source_id, [each.pk for each in made.languages.all()]) == ("de", ["en"])
    assert owner.get(start).status_code == 404
    assert "never" in shown(owner.get("/admin/packs/princess/"))
    assert client_of("designer").get("/admin/packs/").status_code == 403
