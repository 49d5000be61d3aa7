"""The drawer in which an entry is tried before it is saved, in a real browser."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from content.models import Entry, Revision
from tests.browser.conftest import Studio
from tests.browser.texts import text_editor, write_text
from tests.kept import loaded

PACKS = Path(__file__).parents[2] / "content" / "packs"
LEECH = "games/princess/character/doctor_leech/"
RICH = "- when: turn_begins\n  if:\n    - gold: {least: 30}\n  do: [draw]\n"


@pytest.fixture
def page(studio: Studio) -> Page:
    """The form of a card of The Princess, before a designer."""
    loaded(PACKS / "princess")
    made = studio.enter("designer")
    studio.open(made, LEECH)
    return made


def shown_board(page: Page) -> str:
    return str(page.locator("[data-try-board]:not([hidden])").get_attribute("data-try-board"))


def test_a_card_is_tried_by_keyboard_alone_and_nothing_is_saved(studio: Studio, page: Page) -> None:
    """Open, step through what happens, take another position, play quick games, stop them, come back."""
    revisions = Revision.objects.count()
    page.focus("[name='data:life']")
    page.keyboard.press("Control+Enter")
    page.wait_for_selector("[data-try-scene]")
    expect(page.locator(".tw-try [role=tab][aria-selected=true]")).to_be_focused()
    assert shown_board(page) == "0"
    expect(page.locator(".tw-try-act").first).to_contain_text("this card")

    page.focus("[data-try-go='1']")
    while page.locator("[data-try-go='1'][aria-disabled=true]").count() == 0:
        page.keyboard.press("Enter")
    assert int(shown_board(page)) >= 1
    expect(page.locator("[data-try-go='1']")).to_be_focused()
    page.keyboard.press("ArrowLeft")
    page.focus("[data-try-go=first]")
    page.keyboard.press("Enter")
    assert shown_board(page) == "0"

    first = page.locator("[data-try-first]").get_attribute("data-try-first")
    page.focus("[data-try-first]")
    page.keyboard.press("Enter")
    expect(page.locator("[data-try-first]")).not_to_have_attribute("data-try-first", str(first))
    expect(page.locator("[data-try-first]")).to_be_focused()

    page.focus(".tw-try [role=tab][aria-selected=true]")
    page.keyboard.press("ArrowRight")
    page.wait_for_selector(".tw-try-games")
    expect(page.locator("#try-games")).to_contain_text("of 20 games, each played twice.")
    page.keyboard.press("Escape")
    expect(page.locator("dialog.tw-try")).to_be_hidden()
    expect(page.locator("[data-try-open]")).to_be_focused()
    assert Revision.objects.count() == revisions


def test_the_reason_why_nothing_happens_is_told_and_faults_lead_to_their_fields(
    studio: Studio, page: Page
) -> None:
    studio.expected.add(422)
    write_text(page, "- when: turn_begins\n  do: [drow]\n")
    page.click("[data-try-open]")
    page.wait_for_selector(".tw-try-faults")
    page.click("[data-try-field]")
    expect(text_editor(page)).to_be_focused()

    write_text(page, RICH)
    page.click("[data-try-open]")
    page.wait_for_selector(".tw-try-why")
    expect(page.locator(".tw-try-why")).to_contain_text("30 gold")
    page.click("[data-try-close]")
    assert Entry.objects.get(slug="doctor_leech").data["effects"] != RICH
    page.on("dialog", lambda dialog: dialog.accept())  # the form is left as it is


def test_the_drawer_fits_a_telephone_and_says_when_nobody_answers(studio: Studio) -> None:
    loaded(PACKS / "princess")
    page = studio.enter("designer", viewport={"width": 390, "height": 844})
    studio.open(page, LEECH)
    page.click("[data-try-open]")
    page.wait_for_selector("[data-try-scene]")
    wide = page.evaluate("(d => [d.scrollWidth, d.clientWidth])(document.querySelector('.tw-try'))")
    assert wide[0] <= wide[1]
    page.route("**/try/games/", lambda route: route.fulfill(status=503, body=""))
    studio.expected.add(503)
    page.click("[data-tab=games]")
    expect(page.locator(".tw-try [role=alert]")).to_contain_text("does not answer")
