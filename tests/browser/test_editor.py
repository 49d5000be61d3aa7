"""The editor in a real browser: a designer's day, two people at one entry, a translator at the desk."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Dialog, Page, expect

from content.models import Entry, Release, Translation
from tests.browser.conftest import NIGHT, Studio
from tests.browser.texts import text_editor, write_text
from tests.commit import others_in_soak

ADA = "games/lanternwick/ferryman/ada/"
BEND = "games/lanternwick/canal/first_bend/"


def save(page: Page) -> None:
    page.click("button[name=continue]")
    page.wait_for_selector("text=has been saved")


def test_a_designers_day(studio: Studio) -> None:
    """Edit a number and a German name, paint a tile, turn a translation stale, publish, find the release."""
    page = studio.log_in("designer")
    page.click("nav >> text=Ferryman")
    page.click(".tw-table >> text=Bruno")
    page.fill("[name='data:strength']", "8")
    page.fill("[name='tr:de:name']", "Brunold")
    page.select_option("[name='quality:de:name']", "reviewed")
    save(page)
    bruno = Entry.objects.get(slug="bruno")
    assert bruno.data["strength"] == 8
    assert bruno.units.get(field="name").translations.get(language="de").state == "reviewed"

    page.fill("[name='text:name']", "Bruno the Old")
    page.keyboard.press("Control+s")
    page.wait_for_selector("text=has been saved")
    cell = page.locator(".tw-cell[lang=de]").first
    expect(cell.locator(".tw-badge")).to_have_text("stale")
    expect(cell.locator(".tw-stale ins")).to_have_text(" the Old")

    studio.open(page, BEND)
    page.click("role=radio[name='Quay']")
    page.click("[aria-label^='Row 1, column 1,']")
    save(page)
    assert Entry.objects.get(slug="first_bend").data["map"].startswith("|# :L :.H|")

    page.click("nav >> text=Publish")
    if page.locator(".tw-tile").count():
        page.click(".tw-tile >> text=Lanternwick")
    page.fill("[name=note]", "Bruno grows old")
    page.click("button:has-text('Publish')")
    page.wait_for_selector("text=Release 1 has been published.")
    release = Release.objects.get()
    expect(page.locator(".tw-facts").first).to_contain_text(release.hash)
    page.click("nav >> text=Releases")
    expect(page.locator(".tw-table")).to_contain_text("Bruno grows old")


def test_two_people_at_one_entry(studio: Studio) -> None:
    """The second is told, sees both versions, decides, and nothing is lost."""
    studio.expected.add(409)
    anna, ben = studio.enter("designer", "anna"), studio.enter("designer", "ben")
    for page in (anna, ben):
        studio.open(page, ADA)
    anna.fill("[name='data:strength']", "6")
    anna.fill("[name='text:saying']", "The ferry waits for Anna.")
    save(anna)
    ben.fill("[name='data:strength']", "8")
    ben.select_option("[name='data:colour']", "blue")
    ben.click(".tw-more summary")
    ben.fill("[name=why]", "for balance")
    ben.click("button[name=save]")
    ben.wait_for_selector("text=anna saved this while you were editing.")
    strength = ben.locator("fieldset", has_text="Strength")
    expect(strength.locator("ins")).to_have_text(["6", "8"])
    expect(ben.locator("[name='choice:data.colour'][value=mine]")).to_be_checked()
    strength.locator("[value=mine]").check()
    ben.click("button[data-save]")
    ben.wait_for_selector("text=has been saved")
    ada = Entry.objects.get(slug="ada")
    assert (ada.data["strength"], ada.data["colour"]) == (8, "blue")
    assert ada.units.get(field="saying").source == "The ferry waits for Anna."
    assert ada.revisions.first().why == "for balance"  # type: ignore[union-attr]


def test_a_translator_works_at_the_desk_and_is_refused_a_designers_page(studio: Studio) -> None:
    studio.expected.add(403)
    page = studio.enter("translator", "tara", languages=["de"])
    studio.open(page, "publish/lanternwick/")
    assert page.locator("nav >> text=Publish").count() == 0
    expect(page.locator(".tw-refused")).to_contain_text("You may not do this")
    studio.open(page, "translations/?language=de")
    rows = page.locator("[data-desk-row]")
    box = rows.nth(2).locator("textarea")
    box.fill("Die Fähre wartet nie.")
    box.press("Control+Enter")
    expect(rows.nth(3).locator("textarea")).to_be_focused()
    expect(rows.nth(2)).to_have_class(re.compile("tw-saved"))
    expect(rows.nth(2).locator(".tw-desk-where .tw-badge")).to_have_text("draft")
    assert Translation.objects.get(unit__field="saying", language="de").text == "Die Fähre wartet nie."


def test_two_translators_at_one_text(studio: Studio) -> None:
    studio.expected.add(409)
    tara = studio.enter("translator", "tara", languages=["de"])
    theo = studio.enter("translator", "theo", languages=["de"])
    for page in (tara, theo):
        studio.open(page, "translations/?language=de&state=stale")
    first, second = tara.locator("[data-desk-row]"), theo.locator("[data-desk-row]")
    first.locator("textarea").fill("Taras Satz.")
    first.locator("button[type=submit]").click()
    expect(first).to_have_class(re.compile("tw-saved"))
    second.locator("textarea").fill("Theos Satz.")
    second.locator("button[type=submit]").click()
    expect(second.locator("[role=alert]")).to_contain_text(
        "tara saved another translation meanwhile: Taras Satz."
    )
    expect(second.locator("textarea")).to_have_value("Theos Satz.")
    second.locator("button[type=submit]").click()
    expect(second).to_have_class(re.compile("tw-saved"))
    assert Translation.objects.get(unit__field="saying", language="de").text == "Theos Satz."


def test_painting_by_mouse_and_keyboard_keeps_the_text_in_step(studio: Studio) -> None:
    page = studio.enter("designer")
    studio.open(page, BEND)
    text = page.locator("[name='data:map']")
    before = text.input_value()

    def lines() -> list[str]:
        return text.input_value().split("\n")

    page.click("role=radio[name='Quay']")
    start, end = (page.locator(f"[aria-label^='Row 1, column {n},']").bounding_box() for n in (1, 3))
    assert start
    assert end
    page.mouse.move(start["x"] + 20, start["y"] + 20)
    page.mouse.down()
    page.mouse.move(end["x"] + 20, end["y"] + 20, steps=12)
    page.mouse.up()
    assert lines()[0] == "|# :# :#H|"
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Space")
    assert lines()[2] == "|# :# :.H:"
    page.keyboard.press("Shift+ArrowRight")
    assert lines()[2] == "|# |# :.H:"
    page.keyboard.press("Shift+ArrowDown")
    assert lines()[3] == "+  +==+==+"
    for _step in range(6):
        page.keyboard.press("Control+z")
    assert text.input_value() == before
    page.click("[aria-label='Columns: more']")
    assert lines()[0] == "|. :L :.H|. :"
    page.click("text=As text")
    text.fill(before.replace("L", "#"))
    expect(page.locator("[aria-label^='Row 1, column 2,']")).to_have_attribute("title", re.compile("Quay"))
    text.fill("nonsense")
    expect(page.locator(".tw-drawing-board")).to_contain_text("no proper drawing")


def test_pickers_search_and_lists_keep_their_order(studio: Studio) -> None:
    page = studio.enter("designer")
    studio.open(page, BEND)
    page.click("text=Add another")
    page.locator(".tw-sequence .select2-selection").last.click()
    page.locator(".select2-search__field").fill("brun")
    page.locator(".select2-results__option", has_text="Bruno").click()
    page.locator(".tw-sequence li").last.locator("[aria-label='Move up']").click()
    expect(page.locator(".tw-unsaved").first).to_have_text("Unsaved changes")
    save(page)
    assert Entry.objects.get(slug="first_bend").data["ferrymen"] == ["bruno", "ada"]


def test_unsaved_changes_are_guarded(studio: Studio) -> None:
    page = studio.enter("designer")
    studio.open(page, ADA)
    asked: list[str] = []

    def stay(dialog: Dialog) -> None:
        asked.append(dialog.type)
        dialog.dismiss()

    page.on("dialog", stay)
    page.fill("[name='data:strength']", "7")
    page.click("nav >> text=Canal", no_wait_after=True)
    page.wait_for_timeout(200)
    assert asked == ["beforeunload"]
    expect(page.locator("[name='data:strength']")).to_have_value("7")
    save(page)
    assert asked == ["beforeunload"]


def test_faults_are_shown_at_their_field_and_what_was_typed_stays(studio: Studio) -> None:
    studio.expected.add(422)
    page = studio.enter("designer")
    studio.open(page, ADA)
    write_text(page, "- when: playd\n  do: [draw]")
    page.click("button[name=continue]")
    field = page.locator(".tw-field.errors")
    expect(field.locator(".tw-errors")).to_contain_text("Did you mean “played”?")
    expect(text_editor(page)).to_be_focused()
    expect(field.locator("[name='data:effects']")).to_have_value("- when: playd\n  do: [draw]")


def test_a_form_works_without_scripts(studio: Studio) -> None:
    page = studio.enter("designer", java_script_enabled=False)
    studio.open(page, BEND)
    map_before = page.locator("[name='data:map']").input_value()
    page.fill("[name='data:map']", map_before.replace("L", "#"))
    page.click(".tw-more summary")
    page.fill("[name=copies]", "3")
    save(page)
    bend = Entry.objects.get(slug="first_bend")
    assert (bend.copies, bend.data["map"]) == (3, map_before.replace("L", "#"))
    assert bend.data["ferrymen"] == ["ada"]


@pytest.mark.parametrize("scheme", others_in_soak(["light", "dark"], 1))
def test_no_page_complains_in_any_language(studio: Studio, scheme: str) -> None:
    """The eye of the fixture: no console error, no request to another host, light and dark."""
    page = studio.enter("owner", color_scheme=scheme)
    paths = [
        "",
        "games/lanternwick/ferryman/",
        ADA,
        BEND,
        "games/lanternwick/journey/first_light/",
        "games/lanternwick/journey/add-new/",
        f"{ADA}history/",
        f"{ADA}delete/",
        "translations/",
        "publish/lanternwick/",
        "releases/",
        "history/",
        "deleted/",
        "users/",
        "users/new/",
        "languages/",
        "packs/lanternwick/",
    ]
    languages = ["de", "es", "it", "en"]
    for number, path in enumerate(paths):
        studio.open(page, path)
        if scheme == "dark":
            assert page.evaluate("getComputedStyle(document.body).backgroundColor") == NIGHT
            continue
        language = languages[number % 4]
        page.click(f".tw-languages button[value={language}]")
        expect(page.locator("html")).to_have_attribute("lang", language)
