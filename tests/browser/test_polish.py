"""Polish from the web, in a real browser: an owner adds it, and before anything is translated every place
says what it lacks."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from django.conf import settings as studio_settings
from playwright.sync_api import Page, expect

from content.jobs.worker import work_off
from content.judgements import CHECK
from studio.terminal.releases import shipped
from tests.browser.conftest import Studio
from tests.kept import published

PAGES = (
    "/admin/",
    "/admin/translations/?language=pl&game=platformer",
    "/admin/games/platformer/item/",
    "/admin/games/platformer/item/boots_of_speed/",
    "/admin/publish/platformer/",
    "/admin/prints/",
    "/admin/prints/order/platformer/",
    "/admin/languages/pl/",
    "/table/",
    "/table/new/?game=platformer",
    "/campaigns/",
    "/tokens/",
    "/api/v1/docs/",
)


@pytest.fixture
def centre(tmp_path: Path, studio: Studio, settings: Any) -> Studio:
    """The studio with Platformer published; prints are made when the test says so."""
    settings.PRINTS_ROOT = tmp_path / "prints"
    published(shipped("platformer"))
    return studio


def add_polish(studio: Studio, page: Page) -> None:
    """Languages → Add, Packs → tick."""
    studio.open(page, "")
    page.click("nav >> text=Languages")
    page.click("a[href$='/admin/languages/add-new/']")
    page.fill("[name=code]", "pl")
    page.click("[data-save]")
    page.wait_for_selector("text=Polski has been added.")
    studio.open(page, "packs/platformer/")
    page.get_by_role("checkbox", name="Polski").check()
    page.click("[data-save]")
    page.wait_for_selector("text=The pack is translated into Polski now.")


def publish_polish(studio: Studio, page: Page) -> None:
    """From the order, which cannot have it yet, over the dashboard to the button."""
    studio.open(page, "prints/order/platformer/")
    waiting = page.locator("label", has_text="Polski: publish first")
    expect(waiting.locator("input")).to_be_disabled()
    page.click("[data-check='languages'][value='1']")
    expect(waiting.locator("input")).not_to_be_checked()
    studio.open(page, "")
    page.click("a:has-text('1 unpublished change')")
    expect(page.locator(".tw-changed-language")).to_have_text(re.compile(r"added\s+Polski\s+Language"))
    expect(page.locator(".tw-changed")).not_to_contain_text("Nothing differs.")
    work_off(CHECK)
    expect(page.locator("button", has_text="Publish").last).to_be_enabled()
    page.locator("button", has_text="Publish").last.click()
    page.wait_for_selector("text=Release 2 has been published.")
    expect(page.locator(".tw-changed-language")).to_contain_text("Polski")


def test_polish_from_the_web(centre: Studio) -> None:
    page = centre.enter("owner")
    add_polish(centre, page)
    publish_polish(centre, page)

    centre.open(page, "")
    polish = page.locator("li", has=page.locator(".tw-progress-name", has_text="Polski"))
    expect(polish).to_contain_text(re.compile(r"Rules texts in English: \d+ missing"))
    expect(polish).to_contain_text(re.compile(r"Face labels in English: \d+ missing"))
    expect(polish).to_contain_text(re.compile(r"Interface in English: \d+ missing"))
    polish.locator("text=Rules texts in English").click()

    lacking = page.locator("#lacking").locator("xpath=..")
    expect(lacking).to_contain_text("What Polski cannot say yet")
    page.select_option("#f-kind", "item")
    page.wait_for_url("**kind=item**")
    row = page.locator("[data-desk-row]", has_text="Boots of Speed").first
    expect(row).to_contain_text("rules text in English")
    summary = page.locator("summary", has_text="Rules texts in English")
    summary.focus()
    page.keyboard.press("Enter")
    expect(page.locator("details[open]")).to_contain_text("op-move")

    row.locator("a", has_text="Boots of Speed").first.click()
    rules = page.locator(".tw-rules")
    expect(rules).to_contain_text("in English: Polski has no wording for it yet")
    expect(rules.locator("span[lang=en]")).to_have_text(["Exhaust: move 1 space."] * 2)
    expect(rules.locator("span[lang=de]")).to_have_text("Erschöpfen: Bewege dich 1 Feld.")

    centre.open(page, "prints/order/platformer/")
    page.click("[data-check='languages'][value='']")
    page.check("[name=languages][value=pl]")
    page.click("summary:has-text('Single cards')")
    page.check("[name=cards][value='item/boots_of_speed']")
    page.click("button:has-text('Print')")
    page.wait_for_selector("text=The print has been ordered.")
    work_off()
    page.reload()
    refused = page.locator(".tw-card-error")
    expect(refused).to_contain_text("Nothing was printed")
    expect(refused).to_contain_text("1 text is not translated into pl: item/boots_of_speed/name")
    expect(refused).to_contain_text("1 rules text is not in pl but in en")
    expect(refused).to_contain_text("op-move")
    expect(refused).to_contain_text("kind-platformer-item")

    answer = page.request.get(f"{centre.address}/api/v1/packs/platformer/?lang=pl")
    assert answer.status == 200
    assert answer.headers["content-language"] == "en"
    assert answer.headers["x-language-fallback"] == "en"

    for language, _name in studio_settings.LANGUAGES:
        name = studio_settings.LANGUAGE_COOKIE_NAME
        page.context.add_cookies([{"name": name, "value": language, "url": centre.address}])
        for address in PAGES:
            shown = page.request.get(f"{centre.address}{address}")
            assert (shown.status, shown.headers["content-language"]) == (200, language), address
