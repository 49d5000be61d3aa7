"""The translators' desk: filters, saving row by row, versions and languages respected."""

from __future__ import annotations

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from content.actions.save_entry import save_entry
from content.models import Entry, Language, Pack, TextUnit, Translation
from content.store import read_document
from tests.editor.conftest import ClientOf
from tests.editor.pages import form_values, shown

pytestmark = pytest.mark.django_db

DESK = "/admin/translations/"


@pytest.fixture
def tara(lanternwick: Pack, client_of: ClientOf) -> Client:
    """A translator into German, who also reviews it."""
    return client_of("translator", "tara", languages=["de"], reviews=["de"])


def unit(slug: str, field: str) -> TextUnit:
    return TextUnit.objects.get(entry__slug=slug, field=field)


def row(slug: str, field: str, language: str) -> Translation:
    return Translation.objects.get(unit=unit(slug, field), language=language)


def address(slug: str, field: str, language: str) -> str:
    return f"{DESK}{unit(slug, field).pk}/{language}/"


@pytest.mark.parametrize(
    ("state", "texts"),
    [
        ("", 7),
        ("missing", 1),
        ("stale", 1),
        ("draft", 1),
        ("reviewed", 4),
        ("machine", 0),
        ("unreviewed", 1),
        ("open", 3),
    ],
)
def test_states_are_filtered_by_the_database(tara: Client, state: str, texts: int) -> None:
    page = shown(tara.get(DESK, {"language": "de", "state": state}))
    assert page.count("data-desk-row") == texts


def test_games_kinds_and_words_are_filtered_too(tara: Client) -> None:
    by_kind = {"game": "lanternwick", "language": "de", "kind": "canal"}
    assert shown(tara.get(DESK, by_kind)).count("data-desk-row") == 1
    page = shown(tara.get(DESK, {"language": "de", "q": "fähre"}))
    assert page.count("data-desk-row") == 1
    assert "Ferry: a small rowed boat, not a ship." in page
    assert "no one</del>" in page


def test_a_translator_starts_with_an_own_language(tara: Client) -> None:
    page = shown(tara.get(DESK))
    assert '<option value="de" selected>' in page
    tara.cookies["django_language"] = "es"
    assert '<option value="de" selected>' in shown(tara.get(DESK))


def test_a_row_is_saved_and_comes_back_fresh(tara: Client) -> None:
    found = row("ada", "saying", "de")
    posted = {"text": "Die Fähre wartet nie.", "quality": "reviewed", "version": str(found.version)}
    answer = tara.post(address("ada", "saying", "de"), posted, headers={"X-Requested-With": "fetch"})
    assert answer.status_code == 200
    assert shown(answer).strip().startswith("<form")
    found.refresh_from_db()
    assert (found.text, found.state, str(found.changed_by)) == ("Die Fähre wartet nie.", "reviewed", "tara")


def test_without_a_script_the_desk_is_shown_again(tara: Client) -> None:
    posted = {"text": "Die Lampen erlöschen.", "quality": "draft", "version": "0", "query": "language=de"}
    where = address("first_light", "scenes.home.text", "de")
    answer = tara.post(where, posted)
    assert answer.status_code == 302
    assert row("first_light", "scenes.home.text", "de").text == "Die Lampen erlöschen."
    again = tara.post(where, {**posted, "text": "Anders."})
    assert again.status_code == 409
    assert "Anders." in shown(again)


def test_a_stale_version_is_answered_with_both_texts(tara: Client, designer: Client) -> None:
    where, found = address("ada", "saying", "de"), row("ada", "saying", "de")
    posted = {"text": "Eins.", "quality": "draft", "version": str(found.version)}
    designer.post(where, posted)
    answer = tara.post(where, {**posted, "text": "Zwei."}, headers={"X-Requested-With": "fetch"})
    page = shown(answer)
    assert answer.status_code == 409
    assert "designer saved another translation meanwhile:" in page
    assert "Eins." in page
    assert "Zwei." in page
    assert row("ada", "saying", "de").text == "Eins."
    assert f'name="version" value="{found.version + 1}"' in page


def test_faults_stand_at_their_row(tara: Client) -> None:
    posted = {"text": "x" * 200, "quality": "draft", "version": "1"}
    answer = tara.post(address("ada", "saying", "de"), posted, headers={"X-Requested-With": "fetch"})
    assert answer.status_code == 422
    assert "the text has 200 characters; 160 are allowed." in shown(answer)
    assert "x" * 200 in shown(answer)


def test_other_languages_can_be_read_but_not_written(tara: Client) -> None:
    page = shown(tara.get(DESK, {"language": "es"}))
    assert "You can read this language, but not write in it." in page
    assert "<textarea" not in page
    posted = {"text": "Ada", "quality": "draft", "version": "1"}
    assert tara.post(address("ada", "name", "es"), posted).status_code == 403
    assert row("ada", "name", "es").version == 1


def test_the_desk_costs_the_same_for_one_text_and_for_fifty(tara: Client, lanternwick: Pack) -> None:
    tara.get(DESK)
    with CaptureQueriesContext(connection) as few:
        tara.get(DESK, {"language": "de", "state": "missing"})
    entries = Entry.objects.bulk_create(
        Entry(game=lanternwick, kind="ferryman", slug=f"crowd_{n}", data={"strength": 1}) for n in range(300)
    )
    TextUnit.objects.bulk_create(TextUnit(entry=entry, field="name", source="Crowd") for entry in entries)
    with CaptureQueriesContext(connection) as lots:
        page = shown(tara.get(DESK, {"language": "de", "state": "missing"}))
    assert len(lots) == len(few) <= 19
    assert page.count("data-desk-row") == 50


def test_the_desk_without_languages_says_so(lanternwick: Pack, designer: Client) -> None:
    lanternwick.languages.clear()
    assert "No game is translated yet." in shown(designer.get(DESK))
    assert Language.objects.exists()


def test_a_source_that_changed_meanwhile_leaves_the_translation_stale(tara: Client) -> None:
    page = tara.get(DESK, {"language": "de", "q": "bruno"})
    values = form_values(page, f"unit-{unit('bruno', 'name').pk}")
    entry = Entry.objects.get(slug="bruno")
    document = read_document(entry)
    document.texts["name"] = "Bruno the Weak"
    save_entry(entry, document, version=entry.version, author=None)
    tara.post(address("bruno", "name", "de"), {**values, "text": "Bruno der Starke"})
    assert row("bruno", "name", "de").state == "stale"


@pytest.mark.parametrize("version", ["²", "9" * 5000, "-1", ""])
def test_a_version_that_is_none_is_an_old_one(tara: Client, version: str) -> None:
    answer = tara.post(address("bruno", "name", "de"), {"text": "B.", "quality": "draft", "version": version})
    assert answer.status_code == 409


def test_the_desk_opens_on_what_is_to_do(tara: Client) -> None:
    page = shown(tara.get(DESK))
    assert '<option value="open" selected>' in page
    assert page.count("data-desk-row") == 3
    everything = shown(tara.get(DESK, {"language": "de", "game": "", "state": "", "q": ""}))
    assert everything.count("data-desk-row") == 7


def test_a_desk_without_anything_to_do_says_so_and_leads_to_all_texts(tara: Client) -> None:
    Translation.objects.filter(language="de").delete()
    TextUnit.objects.exclude(entry__slug="ada").delete()
    for found in TextUnit.objects.all():
        Translation.objects.create(
            unit=found, language_id="de", text="Ja.", answers=found.source, quality="reviewed"
        )
    page = shown(tara.get(DESK))
    assert "Nothing is to do in Deutsch." in page
    assert "?language=de&amp;game=&amp;state=" in page
    assert "data-desk-row" in shown(tara.get(DESK, {"language": "de", "game": "", "state": ""}))
