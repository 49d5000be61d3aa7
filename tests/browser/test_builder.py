"""Effects are built in a real browser: by clicks alone, by the keyboard alone, as a sentence and as text."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from content.models import Entry
from tests.browser.conftest import Studio
from tests.browser.texts import text_editor, write_text
from tests.lamp import make_lamp

ADD = "games/platformer/item/add-new/"
LAMP = "games/platformer/item/lamp/"
TWO_PARTS = [
    {
        "when": "fell",
        "cost": ["once_per_turn"],
        "do": [{"gain": {"what": "gold", "amount": 2}}, {"gain": {"what": "heart"}}],
    }
]


@pytest.fixture(autouse=True)
def _lamp(studio: Studio) -> None:
    make_lamp()


def enter(studio: Studio, path: str, role: str = "designer") -> Page:
    """Somebody's page, with time for the first one that a server shows."""
    page = studio.enter(role)
    studio.open(page, path)
    return page


def said(page: Page) -> Locator:
    return page.locator(".tw-said").first


def area(page: Page) -> Locator:
    return page.locator("textarea[name='data:effects']")


def saved(slug: str) -> list[object]:
    effects: list[object] = Entry.objects.get(slug=slug).data["effects"]
    return effects


def press(page: Page, *keys: str) -> None:
    for key in keys:
        page.keyboard.press(key)


def test_a_two_part_ability_is_made_by_clicks_alone(studio: Studio) -> None:
    page = enter(studio, ADD)

    def choose(word: str) -> None:
        page.get_by_role("option").filter(has=page.locator(f"code:text-is('{word}')")).click()

    page.get_by_role("button", name="Add: Effects").click()
    choose("fell")
    expect(said(page)).to_contain_text("When you fall")
    page.get_by_role("button", name="+ Cost").click()
    choose("once_per_turn")
    said(page).get_by_role("button", name="1", exact=True).click()
    page.get_by_role("button", name="Amount: more").click()
    expect(said(page)).to_contain_text("gain 2 Gold")
    expect(page.locator(".tw-builder-others dd[lang=de]")).to_contain_text("2 Münzen")
    said(page).get_by_role("button", name="Part 1: Add").click()
    page.get_by_role("button", name="+ Does").click()
    choose("gain")
    page.get_by_label("What", exact=True).select_option(label="Heart · gain 1 Heart")
    expect(said(page)).to_contain_text("gain 2 Gold and gain 1 Heart")
    page.fill("[name='text:name']", "Fallen star")
    page.fill("[name='data:price']", "2")
    page.get_by_role("button", name="Save and continue").click()
    page.wait_for_selector("text=has been created")
    assert saved("fallen_star") == TWO_PARTS


def test_a_two_part_ability_is_made_by_the_keyboard_alone(studio: Studio) -> None:
    page = enter(studio, ADD)
    add = page.get_by_role("button", name="Add: Effects")
    expect(add).to_be_visible()
    while not add.evaluate("each => each === document.activeElement"):
        press(page, "Tab")
    press(page, "Enter")
    search = page.get_by_role("combobox", name="Search in any language")
    expect(search).to_be_focused()
    page.keyboard.type("fell")
    press(page, "Enter")
    expect(said(page)).to_contain_text("When you fall")

    def reach(name: str) -> None:
        """Go on to a control by its name."""
        wanted = page.get_by_role("button", name=name).first
        expect(wanted).to_be_visible()
        while not wanted.evaluate("each => each === document.activeElement"):
            press(page, "Tab")

    reach("+ Cost")
    press(page, "Enter")
    expect(search).to_be_focused()
    page.keyboard.type("once per turn")
    press(page, "Enter")
    expect(said(page)).to_contain_text("Once per turn")
    press(page, "Escape")
    chip = said(page).locator(".tw-part:focus")
    expect(chip).to_have_count(1)
    press(page, "End", "Enter")  # the last is the plus of the effect
    reach("+ Does")
    press(page, "Enter")
    expect(search).to_be_focused()
    page.keyboard.type("gain")
    press(page, "Enter")
    what = page.get_by_label("What", exact=True)
    expect(what).to_be_focused()
    page.keyboard.type("Heart")
    expect(said(page)).to_contain_text("1 Heart")
    expect(what).to_be_focused()
    press(page, "Escape")
    amount = said(page).get_by_role("button", name="1", exact=True).first
    press(page, "Home")
    while not amount.evaluate("each => each === document.activeElement"):
        press(page, "ArrowRight")
    press(page, "Enter")
    expect(page.get_by_role("spinbutton", name="Amount")).to_be_focused()
    press(page, "ArrowUp", "Enter")
    expect(said(page)).to_contain_text("gain 2 Gold and gain 1 Heart")
    page.fill("[name='text:name']", "Fallen star")
    page.fill("[name='data:price']", "2")
    press(page, "Control+s")
    page.wait_for_selector("text=has been created")
    assert saved("fallen_star") == TWO_PARTS


def test_moving_removing_and_undoing_keep_the_text_in_step(studio: Studio) -> None:
    page = enter(studio, LAMP)
    text = (
        "# rub it\n- when: activated\n  do:\n    - gain: {what: gold}  # a coin\n    - gain: {what: heart}\n"
    )
    write_text(page, text)
    page.get_by_role("tab", name="As a sentence").click()
    expect(said(page)).to_contain_text("gain 1 Gold and gain 1 Heart")
    expect(page.locator(".tw-unsaved")).to_have_text("Unsaved changes")
    said(page).get_by_role("button", name="Heart").focus()
    press(page, "Alt+ArrowLeft")
    expect(said(page)).to_contain_text("gain 1 Heart and gain 1 Gold")
    expect(said(page).locator(".tw-part:focus")).to_have_text("Heart")
    assert "# a coin" in area(page).input_value()
    press(page, "Delete")
    expect(said(page)).not_to_contain_text("Heart")
    press(page, "Control+z")
    press(page, "Control+z")
    expect(said(page)).to_contain_text("gain 1 Gold and gain 1 Heart")
    assert area(page).input_value() == text
    press(page, "Control+Shift+z")
    expect(said(page)).to_contain_text("gain 1 Heart and gain 1 Gold")


def test_what_is_wrong_in_the_text_is_marked_at_its_line(studio: Studio) -> None:
    page = enter(studio, LAMP)
    write_text(page, "- when: activated\n  do:\n    - gain: {what: silver}\n")
    expect(page.locator(".tw-ace .ace_gutter-cell.ace_error")).to_have_text("3")
    expect(page.locator(".tw-builder-text .tw-builder-faults")).to_contain_text("silver")
    write_text(page, "- when: acti")
    press(page, "Control+Space")
    expect(page.locator(".ace_autocomplete .ace_line").first).to_have_text("activated")
    press(page, "Enter")
    expect(area(page)).to_have_value("- when: activated")


def test_words_of_the_text_are_explained_and_tab_leaves_it(studio: Studio) -> None:
    page = enter(studio, LAMP)
    write_text(page, "- when: activated\n  do:\n    - gain: {what: gold}\n")
    expect(page.locator(".tw-ace .ace_line", has_text="gain")).to_be_visible()
    at = page.locator(".tw-builder-ace").evaluate(
        "box => { box.scrollIntoView({block: 'center'});"
        " return box.env.editor.renderer.textToScreenCoordinates(2, 8); }"
    )
    for step in (0, 2):
        page.mouse.move(at["pageX"] + step, at["pageY"] + 8)
    expect(page.locator(".ace_tooltip", has_text="Gain 1 Gold")).to_be_visible()
    press(page, "Control+Home", "ArrowRight", "ArrowRight", "ArrowRight")
    expect(page.locator("p.tw-builder-meaning")).to_contain_text("When")
    expect(text_editor(page)).to_have_attribute("aria-label", re.compile("Effects"))
    press(page, "Tab")
    expect(text_editor(page)).not_to_be_focused()


def test_who_touches_the_screen_writes_into_a_plain_area(studio: Studio) -> None:
    page = studio.enter("designer", has_touch=True, is_mobile=True, viewport={"width": 390, "height": 800})
    studio.open(page, LAMP)
    page.get_by_role("tab", name="As text").click()
    area(page).fill("- when: activated\n  do:\n    - gain: {what: silver}\n")
    expect(page.locator(".tw-builder-text .tw-builder-faults")).to_contain_text("silver")
    assert page.locator(".ace_editor").count() == 0


def test_an_operation_is_dragged_before_another(studio: Studio) -> None:
    page = enter(studio, LAMP)
    write_text(page, "- when: activated\n  do:\n    - draw_card: {deck: item}\n    - gain: {what: heart}\n")
    page.get_by_role("tab", name="As a sentence").click()
    page.get_by_text("All parts").click()
    rows = page.locator(".tw-builder-outline li:has(> .tw-builder-drag)")
    expect(rows.nth(1)).to_contain_text("Heart")
    rows.nth(1).locator("[data-drag]").drag_to(rows.nth(0))
    expect(rows.nth(0)).to_contain_text("Heart")
    assert area(page).input_value().index("heart") < area(page).input_value().index("draw_card")


def test_a_viewer_reads_and_changes_nothing(studio: Studio) -> None:
    page = enter(studio, LAMP, "viewer")
    expect(said(page)).to_contain_text("gain 1 Gold")
    expect(page.get_by_role("button", name="Add: Effects")).to_have_count(0)
    said(page).get_by_role("button", name="Gold").click()
    expect(page.get_by_label("What", exact=True)).to_be_disabled()
    assert page.evaluate("document.documentElement.scrollWidth") <= 1440
