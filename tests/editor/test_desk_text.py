"""One text of the translators' desk with its card: what stands on the page, saving, going on, conflicts."""

from __future__ import annotations

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from content.actions.save_entry import save_entry
from content.models import Dismissal, Entry, Language, Pack, TextUnit, Translation
from content.store import read_document
from studio.terminal.releases import shipped
from tests.editor.conftest import ClientOf
from tests.editor.pages import form_values, shown
from tests.kept import loaded

pytestmark = pytest.mark.django_db


@pytest.fixture
def platformer(db: None) -> Pack:
    """Platformer as it is shipped."""
    return loaded(shipped("platformer"))


@pytest.fixture
def tara(platformer: Pack, client_of: ClientOf) -> Client:
    """A translator into German."""
    return client_of("translator", "tara", languages=["de"])


def unit(slug: str, field: str) -> TextUnit:
    return TextUnit.objects.get(entry__game="platformer", entry__slug=slug, field=field)


def address(slug: str, field: str, language: str = "de", deed: str = "text") -> str:
    return f"/admin/translations/{unit(slug, field).pk}/{language}/{deed}/"


def german(slug: str, field: str) -> Translation:
    return Translation.objects.get(unit=unit(slug, field), language="de")


def test_a_text_stands_with_its_card_terms_other_languages_and_history(tara: Client) -> None:
    page = shown(tara.get(address("your_turn", "text")))
    assert page.count('<img src="data:image/png;base64,') == 1
    assert "tw-box-here" in page
    assert 'class="tw-fit tw-fit-' in page
    assert '<mark class="tw-term"' in page
    assert 'data-insert="Monsterwürfel"' in page
    assert "Español" in page
    assert "Italiano" in page
    assert "Dein Zug" in page or "Du stehst 2 Level" in page


def test_saving_goes_on_to_the_next_text_of_the_filter(tara: Client) -> None:
    here = f"{address('boots_of_speed', 'name')}?game=platformer&kind=item&language=de"
    values = form_values(tara.get(here), "work")
    values |= {"text": "Stiefel des Tempos", "deed": "next", "quality": "draft"}
    answer = tara.post(here, values)
    assert answer.status_code == 302
    assert german("boots_of_speed", "name").text == "Stiefel des Tempos"
    following = TextUnit.objects.filter(entry__game="platformer", entry__kind="item").order_by(
        "entry__slug", "position", "pk"
    )[1]
    assert answer["Location"].startswith(f"/admin/translations/{following.pk}/de/text/?")
    assert "kind=item" in answer["Location"]


def test_what_is_typed_is_judged_and_drawn_without_being_saved(tara: Client) -> None:
    before = german("the_boss", "text").text
    answer = tara.post(
        address("the_boss", "text", deed="look"), {"text": before.replace("Boss", "Chef", 1) + " 99"}
    )
    made = answer.json()
    assert "99" in made["remarks"]
    assert "data:image/png" in made["face"]
    assert german("the_boss", "text").text == before


def test_a_text_that_does_not_fit_says_so_at_its_place(tara: Client) -> None:
    made = tara.post(
        address("boots_of_speed", "name", deed="look"), {"text": "Siebenmeilenstiefel " * 12}
    ).json()
    assert "tw-fit-over" in made["face"]
    assert "tw-box-over" in made["face"]


def test_a_lost_placeholder_is_refused_and_what_was_typed_stays(tara: Client) -> None:
    here = address("medusa", "text")
    values = form_values(tara.get(here), "work") | {"text": "Nur das.", "deed": "stay"}
    answer = tara.post(here, values)
    assert answer.status_code == 422
    page = shown(answer)
    assert "Nur das." in page
    assert "{effects}" in page
    assert german("medusa", "text").text != "Nur das."


def test_somebody_was_quicker(tara: Client, client_of: ClientOf) -> None:
    here = address("boots_of_speed", "name")
    values = form_values(tara.get(here), "work")
    other = client_of("designer", "dora")
    other.post(here, form_values(other.get(here), "work") | {"text": "Rennstiefel", "deed": "stay"})
    answer = tara.post(here, values | {"text": "Eilstiefel", "deed": "stay"})
    assert answer.status_code == 409
    page = shown(answer)
    assert "Rennstiefel" in page
    assert "Eilstiefel" in page
    assert german("boots_of_speed", "name").text == "Rennstiefel"


def test_a_changed_source_shows_what_changed(tara: Client) -> None:
    entry = Entry.objects.get(game="platformer", slug="boots_of_speed")
    document = read_document(entry)
    document.texts["name"] = "Boots of great speed"
    save_entry(entry, document, version=entry.version, author=None)
    page = shown(tara.get(address("boots_of_speed", "name")))
    assert "<ins>great" in page.replace("<ins> ", "<ins>")
    assert "Save as up to date" in page


def test_a_remark_is_dismissed_and_recalled_on_the_page(tara: Client) -> None:
    row = german("boots_of_speed", "name")
    Translation.objects.filter(pk=row.pk).update(text="stiefel 7")
    here = address("boots_of_speed", "name")
    page = shown(tara.get(here))
    assert page.count('tw-remark"') == 2
    data = {"check": "numbers", "said": "is=7", "because": "So heißen sie."}
    tara.post(address("boots_of_speed", "name", deed="dismiss"), data)
    page = shown(tara.get(here))
    assert page.count('tw-remark"') == 1
    assert "So heißen sie." in page
    known = Dismissal.objects.get()
    tara.post(address("boots_of_speed", "name", deed="dismiss"), {"recall": str(known.pk)})
    assert shown(tara.get(here)).count('tw-remark"') == 2


def test_who_may_not_write_a_language_reads_it(tara: Client) -> None:
    page = shown(tara.get(address("boots_of_speed", "name", "it")))
    assert "<textarea" not in page.split('id="work"')[1].split("</form>")[0]
    assert tara.post(address("boots_of_speed", "name", "it"), {"text": "Altro"}).status_code == 403


def test_a_language_that_the_game_does_not_have_is_no_page(tara: Client) -> None:
    Language.objects.create(code="pl", name="Polski")
    assert tara.get(address("boots_of_speed", "name", "pl")).status_code == 404


def test_the_page_costs_the_same_however_many_texts_there_are(tara: Client) -> None:
    here = address("boots_of_speed", "name")
    tara.get(here)
    with CaptureQueriesContext(connection) as few:
        tara.get(f"{here}?game=platformer&kind=item")
    with CaptureQueriesContext(connection) as many:
        tara.get(f"{here}?game=platformer&state=reviewed")
    assert len(many) <= len(few) + 2
    assert len(many) <= 50
