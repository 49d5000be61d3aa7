"""The workbench as a whole: a newcomer makes a hero by clicks alone and hears from the game what came of it;
and whoever cannot see a page, or see it well, can use it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from PIL import Image
from playwright.sync_api import Page, expect

from content.actions.comment import write_comment
from content.models import Entry
from tests.browser.conftest import Studio
from tests.kept import loaded

PACKS = Path(__file__).parents[2] / "content" / "packs"
PATIENCE = 30_000
"""Milliseconds; games are played by a machine that has other things to do."""
TWO_PARTS = [
    {
        "when": "fell",
        "cost": ["once_per_turn"],
        "do": [{"gain": {"what": "gold", "amount": 2}}, {"gain": {"what": "heart"}}],
    }
]


def enter(studio: Studio, **options: Any) -> Page:
    """A designer's page."""
    page = studio.enter("designer", **options)
    page.context.set_default_timeout(PATIENCE)
    expect.set_options(timeout=PATIENCE)
    return page


def test_a_newcomer_makes_a_hero_by_clicks_alone(studio: Studio, tmp_path: Path) -> None:
    loaded(PACKS / "platformer")
    art = tmp_path / "mole.png"
    Image.new("RGB", (64, 64), "teal").save(art)
    page = enter(studio)
    studio.open(page, "games/platformer/hero/add-new/")

    def choose(word: str) -> None:
        page.get_by_role("option").filter(has=page.locator(f"code:text-is('{word}')")).click()

    said = page.locator(".tw-said").first
    page.fill("[name='text:name']", "Mole")
    page.fill("[name='tr:de:name']", "Maulwurf")
    page.set_input_files("[name=upload]", art)
    page.fill("[name='data:health']", "5")
    page.get_by_role("button", name="Add another").click()
    page.locator("select[name='data:star']").select_option(label="Coin")
    page.get_by_role("button", name="Add: Effects").click()
    choose("fell")
    page.get_by_role("button", name="+ Cost").click()
    choose("once_per_turn")
    said.get_by_role("button", name="1", exact=True).click()
    page.get_by_role("button", name="Amount: more").click()
    said.get_by_role("button", name="Part 1: Add").click()
    page.get_by_role("button", name="+ Does").click()
    choose("gain")
    page.get_by_label("What", exact=True).select_option(label="Heart · gain 1 Heart")
    expect(said).to_contain_text("gain 2 Gold and gain 1 Heart")
    page.locator("[data-face-languages] button[value=de]").click()
    expect(page.locator("[data-stage] img")).to_have_attribute("alt", "Maulwurf, German")
    page.get_by_role("button", name="Save and continue").click()
    page.wait_for_selector("text=has been created")
    made = Entry.objects.get(slug="mole")
    assert (made.data["effects"], bool(made.art_id)) == (TWO_PARTS, True)

    page.get_by_role("button", name="Try it").click()
    page.wait_for_selector("[data-try-scene]")
    expect(page.locator(".tw-try-act").first).to_contain_text("this card")
    page.get_by_role("tab", name="20 quick games").click()
    expect(page.locator("#try-games")).to_contain_text("of 20 games")
    page.locator("[data-try-close]").click()

    page.fill("[name='data:health']", "7")
    page.get_by_role("button", name="Save and continue").click()
    page.locator(".tw-undo button").click()
    page.wait_for_selector("text=has been restored")
    made.refresh_from_db()
    assert made.data["health"] == 5


def faults_of(page: Page) -> list[str]:
    """What axe-core finds: the rule, and where."""
    found = Axe().run(page).response["violations"]
    return [f"{each['id']}: {node['target']}" for each in found for node in each["nodes"]]


@pytest.mark.parametrize("width", [1440, 390])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_workbench_is_usable_without_seeing_it_well(studio: Studio, scheme: str, width: int) -> None:
    """The form with its face, an effect being built, as text, a conversation, and the card being tried."""
    loaded(PACKS / "princess")
    page = enter(studio, color_scheme=scheme, viewport={"width": width, "height": 900})
    entry = Entry.objects.get(slug="doctor_leech")
    author = studio.person("owner", "ada")
    write_comment(entry, "@designer, is this right?", author=author, field="effects")
    studio.open(page, "games/princess/character/doctor_leech/")
    expect(page.locator("[data-stage] img").first).to_be_visible()
    found = {"form": faults_of(page)}
    page.locator("[data-builder]").scroll_into_view_if_needed()  # it asks when it comes near
    page.get_by_role("button", name="Add: Effects").click()
    expect(page.get_by_role("combobox", name="Search in any language")).to_be_visible()
    found["building"] = faults_of(page)
    page.get_by_role("tab", name="As text").click()
    found["text"] = faults_of(page)
    page.get_by_role("button", name="Try it").click()
    page.wait_for_selector("[data-try-scene]")
    found["tried"] = faults_of(page)
    assert {state: faults for state, faults in found.items() if faults} == {}
    assert page.evaluate("document.documentElement.scrollWidth") <= width
