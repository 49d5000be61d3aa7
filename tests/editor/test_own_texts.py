"""Own rules texts in the editor: both texts side by side, reasons, one language alone, lost placeholders."""

from __future__ import annotations

import re

import pytest
from django.conf import settings
from django.test import Client
from django.utils import translation

from content.models import Entry, Release, Revision, Translation
from content.shown_changes import Shower
from editor.names import place_name
from editor.progress import by_entry, by_game
from tests.editor.conftest import ClientOf
from tests.editor.pages import form_values, shown
from tests.lamp import ENGLISH, GERMAN, change, gold, make_lamp, translate

pytestmark = pytest.mark.django_db

LAMP = "/admin/games/platformer/item/lamp/"
DESK = "/admin/translations/"
PUBLISH = "/admin/publish/platformer/"


@pytest.fixture
def lamp(db: None) -> Entry:
    """A lamp without own texts."""
    return make_lamp()


@pytest.fixture
def overtaken(lamp: Entry) -> Entry:
    """A lamp whose own texts, English and German, are overtaken."""
    change(lamp, text=ENGLISH)
    translate(lamp, GERMAN)
    change(lamp, effects=gold(3))
    return lamp


def row_of(entry: Entry, language: str = "de") -> Translation:
    return Translation.objects.get(unit__entry=entry, unit__field="text", language=language)


def test_the_entry_shows_both_texts_and_takes_a_reason(overtaken: Entry, owner: Client) -> None:
    page = shown(owner.get(LAMP))
    for text in (ENGLISH, GERMAN, "Exhaust: gain 3 Gold.", "Erschöpfen: Erhalte 3 Münzen.", "<del>1</del>"):
        assert text in page
    assert "The effects have what it does not: 3." in page
    posted = {**form_values(owner.get(LAMP)), "because:de": "Auf dem Bild.", "continue": "1"}
    page = shown(owner.post(LAMP, posted, follow=True))
    assert "has been saved" in page
    assert "Confirmed: Auf dem Bild." in page
    assert row_of(overtaken).confirmed_for == "Erschöpfen: Erhalte 3 Münzen."
    history = shown(owner.get(f"{LAMP}history/"))
    assert "confirmed: Auf dem Bild." in history


def test_a_reason_is_for_the_effects_that_were_shown(overtaken: Entry, owner: Client) -> None:
    posted = {**form_values(owner.get(LAMP)), "because:en": "Close enough."}
    effects = "- when: activated\n  cost: [exhaust]\n  do:\n    - gain: {what: gold, amount: 5}\n"
    answer = owner.post(LAMP, {**posted, "data:effects": effects})
    assert answer.status_code == 422
    assert "Look again before you confirm." in shown(answer)
    assert 'value="Close enough."' in shown(answer)
    overtaken.refresh_from_db()
    assert overtaken.data["effects"] == gold(3)


def test_a_translator_mends_one_language_alone(lamp: Entry, client_of: ClientOf) -> None:
    tara = client_of("translator", "tara", languages=["de"])
    posted = {**form_values(tara.get(LAMP)), "tr:de:text": GERMAN, "continue": "1"}
    page = shown(tara.post(LAMP, posted, follow=True))
    assert GERMAN in page
    assert "Exhaust: gain 1 Gold." in page
    assert "Agotar: gana 1 de Oro." in page
    assert row_of(lamp).written_for == "Erschöpfen: Erhalte 1 Münze."
    assert shown(tara.get(DESK, {"language": "de", "q": "lamp"})).count("data-desk-row") == 2
    assert shown(tara.get(DESK, {"language": "es", "q": "lamp"})).count("data-desk-row") == 1
    counts = {each.language: each for each in by_game({"platformer": ["de", "es"]})["platformer"]}
    assert (counts["de"].total, counts["de"].missing) == (2, 1)  # the name
    assert (counts["es"].total, counts["es"].missing) == (1, 1)


def test_the_desk_shows_filters_and_confirms_stale_own_texts(overtaken: Entry, client_of: ClientOf) -> None:
    tara = client_of("translator", "tara", languages=["de"])
    stale = shown(tara.get(DESK, {"language": "de", "state": "stale"}))
    assert stale.count("data-desk-row") == 1
    assert "Erschöpfen: Erhalte 3 Münzen." in stale
    assert "Exhaust: gain 3 Gold." in stale  # the English own text is overtaken, too
    assert shown(tara.get(DESK, {"language": "de", "state": "reviewed"})).count("data-desk-row") == 0
    assert [each.stale for each in by_entry([overtaken.pk], ["de"])[overtaken.pk]] == [1]
    row = row_of(overtaken)
    address = f"{DESK}{row.unit_id}/de/"
    posted = {"text": GERMAN, "quality": "reviewed", "version": row.version, "seen": overtaken.version}
    rendered = {"rendered:de": "Erschöpfen: Erhalte 3 Münzen."}
    tara.post(address, posted)
    assert row_of(overtaken).confirmed_for == ""  # saved without a reason it stays stale
    posted["version"] = row_of(overtaken).version
    answer = tara.post(address, {**posted, **rendered, "because:de": "Auf dem Bild."})
    assert answer.status_code == 302
    assert row_of(overtaken).because == "Auf dem Bild."
    assert [each.stale for each in by_entry([overtaken.pk], ["de"])[overtaken.pk]] == [0]


def test_one_banner_counts_what_the_page_of_the_entry_says(overtaken: Entry, owner: Client) -> None:
    values = form_values(owner.get(LAMP))
    page = shown(owner.post(LAMP, {**values, "text:name": "Old lamp", "continue": "1"}, follow=True))
    assert page.count("keep the game from being published; its page says which.") == 1
    for language in ("en", "de"):
        assert f'<span class="tw-badge">{language}</span> <span class="tw-dim">Card text</span>' in page


def test_a_stale_own_text_is_told_once_where_it_can_be_confirmed(overtaken: Entry, owner: Client) -> None:
    page = shown(owner.get(PUBLISH))
    assert "2 own texts no longer fit their effects" in page
    assert page.count("The effects have what it does not: 3.") == 2
    assert "the effects have changed since this own text was written" not in page
    [button] = re.findall(r'<button class="tw-button tw-button-wide"[^>]*>', page)
    assert "disabled" in button


def test_a_compound_value_is_shown_in_the_order_in_which_it_is_written() -> None:
    """Snapshots sort keys by the alphabet; nobody writes the cost of an effect before its trigger."""
    effects = [dict(sorted(effect.items())) for effect in gold(3)]
    told = Shower("platformer", {}, "en").value("item", ("data", "effects"), effects)
    assert re.findall(r"^(?:- |  )(\w+):", told, re.MULTILINE) == ["when", "cost", "do"]


@pytest.mark.parametrize(
    ("language", "path", "told"),
    [
        ("en", "boss", "Belongs to"),
        ("de", "boss", "Gehört zu"),
        ("en", "effects[0].do[1].give_token.token", "Effects [0].do[1].give_token.token"),
        ("de", "effects[0].do", "Effekte [0].do"),
        ("en", "gone.with[0]", "gone.with[0]"),
    ],
)
def test_a_place_is_called_by_the_name_of_its_field(language: str, path: str, told: str) -> None:
    with translation.override(language):
        assert place_name("platformer", "boss_token", path) == told


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "“{typed}” is not a list of effects. Each effect begins with “- when:”."),
        (
            "de",
            "„{do: [{move: {steps: 2}}]}“ ist keine Liste von Effekten. Jeder Effekt beginnt mit „- when:“.",
        ),
        ("es", "«{typed}» no es una lista de efectos. Cada efecto empieza con «- when:»."),
        ("it", "«{typed}» non è un elenco di effetti. Ogni effetto inizia con «- when:»."),
    ],
)
def test_effects_without_a_trigger_are_told_how_they_begin(
    lamp: Entry, owner: Client, language: str, told: str
) -> None:
    """Quoted as it was typed, and not as Python would write it."""
    owner.cookies[settings.LANGUAGE_COOKIE_NAME] = language
    values = form_values(owner.get(LAMP))
    page = shown(owner.post(LAMP, {**values, "data:effects": "do: [{move: {steps: 2}}]"}))
    assert told.replace("typed", "do: [{move: {steps: 2}}]") in page


def test_a_lost_placeholder_is_told_on_desk_and_entry(lamp: Entry, owner: Client) -> None:
    change(lamp, text="{effects} Shiny!")
    unit = lamp.units.get(field="text")
    told = "the translation has lost {effects}; the source has it."
    answer = owner.post(f"{DESK}{unit.pk}/de/", {"text": "Blank!", "quality": "draft", "version": "0"})
    assert answer.status_code == 422
    assert told in shown(answer)
    assert "Blank!" in shown(answer)
    answer = owner.post(LAMP, {**form_values(owner.get(LAMP)), "tr:de:text": "Blank!"})
    assert answer.status_code == 422
    assert told in shown(answer)
    assert not Translation.objects.filter(unit=unit).exclude(text="").exists()


def test_publishing_is_refused_and_several_are_confirmed_with_one_reason(
    overtaken: Entry, owner: Client
) -> None:
    page = owner.get(PUBLISH)
    assert "2 own texts no longer fit their effects" in shown(page)
    assert owner.post(PUBLISH, {"shown": "-"}).status_code == 409
    assert not Release.objects.exists()
    keys = [part.split('"')[0] for part in shown(page).split('name="confirm" value="')[1:]]
    assert len(keys) == 2
    answer = owner.post(f"{PUBLISH}confirm/", {"confirm": keys, "because": " "}, follow=True)
    assert "say why the text still fits" in shown(answer)
    answer = owner.post(f"{PUBLISH}confirm/", {"because": "Seen."}, follow=True)
    assert "Tick the texts that you confirm." in shown(answer)
    answer = owner.post(f"{PUBLISH}confirm/", {"confirm": keys, "because": "On the picture."}, follow=True)
    assert "2 own texts have been confirmed." in shown(answer)
    assert "no longer fit" not in shown(answer)
    last = Revision.objects.filter(entry=overtaken).first()
    assert last is not None
    assert (last.verb, last.why) == ("confirmed", "On the picture.")


def test_what_changed_since_it_was_looked_at_is_not_confirmed(overtaken: Entry, owner: Client) -> None:
    page = shown(owner.get(PUBLISH))
    keys = [part.split('"')[0] for part in page.split('name="confirm" value="')[1:]]
    change(overtaken, effects=gold(4))
    answer = owner.post(f"{PUBLISH}confirm/", {"confirm": keys, "because": "Seen."}, follow=True)
    assert "Some texts have changed since you looked, and were not confirmed." in shown(answer)
    assert row_of(overtaken).confirmed_for == ""
