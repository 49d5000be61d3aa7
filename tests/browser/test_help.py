"""Help by keyboard: what a field means, a page found with Ctrl+K, and the tour closed for good."""

from __future__ import annotations

from tests.browser.conftest import Studio


def test_somebody_who_asks_is_answered_where_they_are(studio: Studio) -> None:
    page = studio.enter("designer", "anna")
    studio.open(page, "")
    page.click("text=Close for good")
    page.wait_for_selector("main:not(:has(.tw-tour))")
    studio.open(page, "games/lanternwick/ferryman/ada/")
    ask = page.locator("[data-hint]").first
    box = page.locator(f"#{ask.get_attribute('aria-controls')}")
    assert not box.is_visible()
    ask.focus()
    page.keyboard.press("Enter")
    assert box.is_visible()
    assert ask.get_attribute("aria-expanded") == "true"
    page.keyboard.press("Enter")
    assert not box.is_visible()
    page.keyboard.press("Control+k")
    page.keyboard.type("for designers")
    page.wait_for_selector("#find-results >> text=For designers")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    page.wait_for_url("**/admin/help/tutorials/designer/**")
    assert page.locator("main img").first.evaluate("each => each.naturalWidth") > 0
