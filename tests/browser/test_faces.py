"""The card on the screen while it is made, in a real browser."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PIL import Image
from playwright.sync_api import Locator, Page, expect

from content.models import Entry, Translation
from studio.terminal.releases import shipped
from tests.browser.conftest import Studio
from tests.browser.texts import write_text
from tests.kept import loaded

BOOTS = "games/platformer/item/boots_of_speed/"
NEW = "games/platformer/item/add-new/"
LONG = "Unterwasserbergwerksbesichtigung Donaudampfschifffahrt Fahrscheinentwerter"


@pytest.fixture
def page(studio: Studio) -> Page:
    """A designer's page, with Platformer to work on."""
    loaded(shipped("platformer"))
    made = studio.enter("designer")
    return made


def pictures(page: Page) -> Locator:
    return page.locator(".tw-face-card img")


def drawn(page: Page) -> str:
    """The picture that is shown now."""
    found = pictures(page).first.get_attribute("src")
    assert found
    assert found.startswith("data:image/png")
    return found


def change(page: Page, name: str, value: str) -> None:
    """Type into a field and wait until the face shows it."""
    before = drawn(page)
    page.fill(f"[name='{name}']", value)
    expect(pictures(page).first).not_to_have_attribute("src", before)


def test_the_face_follows_what_is_typed_and_leads_to_its_fields(studio: Studio, page: Page) -> None:
    studio.open(page, BOOTS)
    expect(pictures(page)).to_have_count(1)
    expect(pictures(page)).to_have_attribute("src", re.compile("^data:image/png"))
    change(page, "data:price", "7")
    expect(page.locator(".tw-box-here")).to_have_count(1)
    page.click("[aria-label='Edit: Name']")
    expect(page.locator("[name='text:name']")).to_be_focused()
    page.keyboard.type("Sandals")
    page.click("role=button[name=Back]")
    expect(page.locator("[aria-label='Edit: Price']")).to_have_count(0)
    page.keyboard.press("Alt+b")
    expect(page.locator("[aria-label='Edit: Price']")).to_have_count(1)
    box = page.locator(".tw-box").first
    box.focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".tw-box").nth(1)).to_be_focused()
    assert Entry.objects.get(slug="boots_of_speed").data["price"] == 4, "nothing is saved by looking"


def test_all_languages_side_by_side_and_what_does_not_fit(studio: Studio, page: Page) -> None:
    studio.open(page, BOOTS)
    expect(pictures(page)).to_have_count(1)
    page.keyboard.press("Alt+a")
    expect(pictures(page)).to_have_count(4)
    page.fill("[name='tr:de:name']", LONG)
    expect(page.locator(".tw-box-over")).to_have_count(1)
    note = page.locator(".tw-note-over button")
    expect(note).to_contain_text("Deutsch: Name")
    page.locator("[name='data:price']").focus()
    note.click()
    expect(page.locator("[name='tr:de:name']")).to_be_focused()
    page.fill("[name='data:price']", "77")
    expect(page.locator(".tw-note-fault")).to_contain_text("77")


def test_a_new_card_from_its_name_to_saved_and_undone(studio: Studio, page: Page, tmp_path: Path) -> None:
    art = tmp_path / "teal.png"
    Image.new("RGB", (16, 16), "teal").save(art)
    studio.open(page, NEW)
    expect(pictures(page)).to_have_count(1)
    change(page, "text:name", "Teal Sandals")
    before = drawn(page)
    page.set_input_files("[name=upload]", art)
    expect(pictures(page)).not_to_have_attribute("src", before)
    change(page, "data:price", "3")
    page.fill("[name='tr:de:name']", "Blaugrüne Sandalen")
    write_text(page, "- when: activated\n  cost: [exhaust]\n  do: [move]")
    page.click(".tw-more summary")
    expect(page.locator("[name=slug]")).to_have_attribute("placeholder", "teal_sandals")
    page.keyboard.press("Control+s")
    page.wait_for_selector("text=has been created")
    made = Entry.objects.get(slug="teal_sandals")
    assert made.art_id
    assert Translation.objects.get(unit__entry=made, language="de").text == "Blaugrüne Sandalen"
    page.fill("[name='data:price']", "5")
    page.click("button[name=continue]")
    page.click(".tw-undo button")
    page.wait_for_selector("text=has been restored")
    made.refresh_from_db()
    assert made.data["price"] == 3
    page.click("text=Duplicate")
    expect(page.locator("[name='text:name']")).to_have_value("Teal Sandals")


def test_a_kind_that_nobody_prints_is_told_in_words(studio: Studio) -> None:
    page = studio.enter("designer", viewport={"width": 390, "height": 800}, color_scheme="dark")
    studio.open(page, "games/lanternwick/ferryman/ada/")
    page.fill("[name='text:name']", "Ada the Bold")
    expect(page.locator(".tw-summary h3")).to_have_text("Ada the Bold")
    page.click(".tw-summary [data-input='data:strength']")
    expect(page.locator("[name='data:strength']")).to_be_focused()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_the_form_tells_whoever_wants_to_know(studio: Studio) -> None:
    """What other panels build on: the event, what can be read from it, and that a field may be taken over."""
    page = studio.enter("designer")
    studio.open(page, "games/lanternwick/ferryman/ada/")
    page.wait_for_selector(".tw-summary")
    page.evaluate(
        """() => {
            const form = document.querySelector("form[data-document]");
            form.addEventListener("tw:document-changed", (event) => {
                form.dataset.heard = event.detail.read().get("data:strength");
            });
            form.addEventListener("tw:focus-field", (event) => {
                window.asked = event.detail.name;
                event.preventDefault();
            });
        }"""
    )
    page.fill("[name='data:strength']", "8")
    expect(page.locator("form[data-document]")).to_have_attribute("data-heard", "8")
    page.click(".tw-summary h3 button")
    assert page.evaluate("window.asked") == "text:name"
    expect(page.locator("[name='text:name']")).not_to_be_focused()
