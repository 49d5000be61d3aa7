"""Find anything, and the gallery, in a real browser."""

from __future__ import annotations

import re
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from django.test import Client
from playwright.sync_api import Page, expect

from content.models import SearchText
from content.search_index import read_on
from studio.terminal.releases import shipped
from tests.browser.conftest import BACKEND, NIGHT, Studio
from tests.commit import others_in_soak
from tests.kept import loaded, published
from tests.playtest.table.test_pages import begin


def enter(studio: Studio, **options: Any) -> Page:
    """A designer's page, with Platformer to look at."""
    loaded(shipped("platformer"))
    while read_on(5.0):
        pass
    page = studio.enter("designer", **options)
    return page


def faults_of(page: Page) -> list[str]:
    """What axe-core finds in what the page holds of ours; the frame around it has tests of its own."""
    found = Axe().run(page, context={"include": [[".tw-page"], [".tw-find"]]}).response["violations"]
    return [f"{each['id']}: {node['target']}" for each in found for node in each["nodes"]]


def test_every_card_that_exhausts_is_found_in_german_by_keyboard(studio: Studio) -> None:
    page = enter(studio)
    page.context.add_cookies([{"name": "django_language", "value": "de", "url": studio.address}])
    every = set(
        SearchText.objects.filter(language="de", folded__contains="erschopf").values_list("entry__slug")
    )
    studio.open(page, "find/")
    page.keyboard.press("Control+k")
    field = page.get_by_role("combobox", name="Suchen")
    expect(field).to_be_focused()
    page.keyboard.type("wer erschöpft?")
    expect(page.locator(".tw-find-option mark").first).to_have_text(re.compile("^erschöpf", re.IGNORECASE))
    expect(page.locator("[aria-selected=true]")).to_have_count(1)
    assert "language=de" in (page.locator(".tw-find-option img").first.get_attribute("src") or "")
    page.keyboard.press("ArrowUp")
    last = page.locator("[aria-selected=true]")
    expect(last).to_contain_text(f"Alle {len(every)} Einträge zeigen")
    assert field.get_attribute("aria-activedescendant") == last.get_attribute("id")
    page.keyboard.press("Enter")
    expect(page.locator(".tw-gallery-name")).to_have_count(len(every))
    page.keyboard.press("Control+k")
    page.keyboard.type("platformer veröffentlichen")
    expect(page.locator("[aria-selected=true]")).to_contain_text("Platformer veröffentlichen")
    page.keyboard.press("Escape")
    expect(field).to_be_hidden()


def test_the_search_opens_at_a_table_and_types_no_decision(studio: Studio) -> None:
    """A digit typed into the field decides nothing; a switch of the frame is pressed where one is."""
    published(shipped("princess"))
    owner = studio.person("owner", "olga")
    client = Client()
    client.force_login(owner, backend=BACKEND)
    game = begin(client, "princess")
    page = studio.visit()
    session = client.cookies["sessionid"].value
    page.context.add_cookies([{"name": "sessionid", "value": session, "url": studio.address}])
    page.goto(f"{studio.address}/table/{game.public_id}/")
    ply = page.locator("#tp-parts").get_attribute("data-ply")
    page.keyboard.press("Control+k")
    field = page.get_by_role("combobox", name="Search")
    expect(field).to_be_focused()
    page.keyboard.type("1 dark")
    expect(page.locator("[data-find-state]")).to_contain_text("Nothing was found.")
    page.keyboard.press("Home")
    page.keyboard.press("Delete")
    expect(page.locator("[aria-selected=true]")).to_contain_text("Dark")
    page.keyboard.press("Enter")
    expect(field).to_be_hidden()
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == NIGHT
    assert page.locator("#tp-parts").get_attribute("data-ply") == ply


@pytest.mark.parametrize(("scheme", "width"), others_in_soak([("light", 1440), ("dark", 390)], 1))
def test_gallery_and_search_are_usable_without_seeing_them_well(
    studio: Studio, scheme: str, width: int
) -> None:
    page = enter(studio, color_scheme=scheme, viewport={"width": width, "height": 900})
    studio.open(page, "games/platformer/item/")
    assert faults_of(page) == []
    page.get_by_role("button", name="Gallery").click()
    page.get_by_role("button", name="small").click()
    picture = page.locator(".tw-gallery-small img").first
    expect(picture).to_have_js_property("complete", value=True)
    assert picture.evaluate("each => each.naturalWidth") > 0
    assert faults_of(page) == []
    page.click("[data-find]")
    page.keyboard.type("exhaust")
    expect(page.locator(".tw-find-option mark").first).to_be_visible()
    assert faults_of(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
