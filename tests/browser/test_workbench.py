"""The workbench as a whole: a newcomer makes a hero by clicks alone and hears from the game what came of it,
and again by the keyboard alone; and whoever cannot see a page, or see it well, can use it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from PIL import Image
from playwright.sync_api import Locator, Page, expect

from content.actions.comment import write_comment
from content.models import Entry
from tests.browser.conftest import Studio
from tests.commit import others_in_soak
from tests.kept import loaded

PACKS = Path(__file__).parents[2] / "content" / "packs"
TWO_PARTS = [
    {
        "when": "fell",
        "cost": ["once_per_turn"],
        "do": [{"gain": {"what": "gold", "amount": 2}}, {"gain": {"what": "heart"}}],
    }
]


def enter(studio: Studio, **options: Any) -> Page:
    """A designer's page."""
    return studio.enter("designer", **options)


def test_a_newcomer_makes_a_hero_by_clicks_alone(studio: Studio, tmp_path: Path) -> None:
    loaded(PACKS / "platformer")
    art = tmp_path / "mole.png"
    wide = Image.new("RGB", (128, 64), "teal")
    wide.paste("gold", (96, 0, 128, 64))
    wide.save(art)
    page = enter(studio)
    studio.open(page, "games/platformer/hero/add-new/")

    def choose(word: str) -> None:
        page.get_by_role("option").filter(has=page.locator(f"code:text-is('{word}')")).click()

    said = page.locator(".tw-said").first
    page.fill("[name='text:name']", "Mole")
    page.fill("[name='tr:de:name']", "Maulwurf")
    drop(page, art)
    page.fill("[name='data:health']", "5")
    place_art(page)
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
    assert made.framing == {"everywhere": {"x": 100, "zoom": 200}}

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


def drop(page: Page, file: Path) -> None:
    """Drop a file on the picture of an entry, as from a folder."""
    held = page.evaluate_handle(
        """bytes => {
            const data = new DataTransfer();
            data.items.add(new File([new Uint8Array(bytes)], "mole.png", { type: "image/png" }));
            return data;
        }""",
        list(file.read_bytes()),
    )
    for event in ("dragover", "drop"):
        page.dispatch_event("[data-art]", event, {"dataTransfer": held})


def place_art(page: Page) -> None:
    """Frame a picture twice as wide as high: fill the frame, then press its right end. The face follows."""
    face = page.locator("[data-stage] img")
    page.get_by_role("button", name="Fill the frame").click()
    expect(page.get_by_role("slider", name="Zoom")).to_have_value("200")
    before = face.get_attribute("src")
    box = page.locator("[data-preview]").bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] - 0.5, box["y"] + box["height"] / 2)
    expect(page.get_by_role("slider", name="Across")).to_have_value("100")
    expect(face).not_to_have_attribute("src", before or "")


def test_the_hero_is_made_by_the_keyboard_alone(studio: Studio) -> None:
    loaded(PACKS / "platformer")
    page = enter(studio)
    studio.open(page, "games/platformer/hero/add-new/")
    expect(page.get_by_role("button", name="Add: Effects")).to_be_visible()
    typed, press = page.keyboard.type, page.keyboard.press
    said = page.locator(".tw-said").first
    search = page.get_by_role("combobox", name="Search in any language")

    def reach(wanted: Locator, key: str = "Tab") -> None:
        """Go on to a control, as somebody who has no mouse."""
        expect(wanted).to_be_visible()
        for _ in range(200):
            if wanted.evaluate("each => each === document.activeElement"):
                return
            press(key)
        raise AssertionError(f"{wanted} cannot be reached by the keyboard")

    def button(name: str, among: Page | Locator = page) -> Locator:
        return among.get_by_role("button", name=name).first

    reach(page.locator("[name='text:name']"))
    typed("Mole")
    reach(page.locator("[name='tr:de:name']"))
    typed("Maulwurf")
    reach(button("From the library"))
    press("Enter")
    sought = page.get_by_role("searchbox")
    expect(sought).to_be_focused()
    typed("haggle")
    expect(page.get_by_text("1 picture", exact=True)).to_be_visible()
    press("ArrowDown")
    press("Enter")
    zoom = page.get_by_role("slider", name="Zoom")
    reach(zoom)
    for _ in range(20):
        press("ArrowRight")
    reach(page.get_by_role("slider", name="Down"))
    press("Home")
    expect(page.locator("[name=framing]")).to_have_value('{"everywhere":{"x":50,"y":0,"zoom":200}}')
    reach(page.locator("[name='data:health']"))
    press("Control+a")
    typed("5")
    reach(button("Add another"))
    press("Enter")
    star = page.locator("select[name='data:star']").first
    reach(star)
    typed("Coin")
    reach(button("Add: Effects"))
    press("Enter")
    expect(search).to_be_focused()
    typed("fell")
    press("Enter")
    expect(said).to_contain_text("When you fall")
    reach(button("+ Cost"))
    press("Enter")
    expect(search).to_be_focused()
    typed("once per turn")
    press("Enter")
    expect(said).to_contain_text("Once per turn")
    press("Escape")
    expect(said.locator(".tw-part:focus")).to_have_count(1)
    press("End")
    press("Enter")
    reach(button("+ Does"))
    press("Enter")
    expect(search).to_be_focused()
    typed("gain")
    press("Enter")
    expect(page.get_by_label("What", exact=True)).to_be_focused()
    typed("Heart")
    expect(said).to_contain_text("1 Heart")
    press("Escape")
    press("Home")
    reach(said.get_by_role("button", name="1", exact=True).first, "ArrowRight")
    press("Enter")
    expect(page.get_by_role("spinbutton", name="Amount")).to_be_focused()
    press("ArrowUp")
    press("Enter")
    expect(said).to_contain_text("gain 2 Gold and gain 1 Heart")
    press("Control+s")
    page.wait_for_selector("text=has been created")
    made = Entry.objects.get(slug="mole")
    assert made.data["effects"] == TWO_PARTS
    assert made.framing == {"everywhere": {"y": 0, "zoom": 200}}
    assert made.art == Entry.objects.get(slug="auntie_haggle").art

    press("Control+Enter")
    page.wait_for_selector("[data-try-scene]")
    press("Escape")
    reach(page.locator("[name='data:health']"))
    press("Control+a")
    typed("7")
    press("Control+s")
    page.wait_for_selector("text=has been saved")
    reach(button("Undo"))
    press("Enter")
    page.wait_for_selector("text=has been restored")
    made.refresh_from_db()
    assert made.data["health"] == 5


def faults_of(page: Page) -> list[str]:
    """What axe-core finds: the rule, and where."""
    found = Axe().run(page).response["violations"]
    return [f"{each['id']}: {node['target']}" for each in found for node in each["nodes"]]


@pytest.mark.parametrize(
    ("scheme", "width"),
    others_in_soak([(scheme, width) for scheme in ("light", "dark") for width in (1440, 390)], 1),
)
def test_the_workbench_is_usable_without_seeing_it_well(studio: Studio, scheme: str, width: int) -> None:
    """The form with its face, the library of pictures, an effect being built, as text, a conversation, and
    the card being tried."""
    loaded(PACKS / "princess")
    page = enter(studio, color_scheme=scheme, viewport={"width": width, "height": 900})
    entry = Entry.objects.get(slug="doctor_leech")
    author = studio.person("owner", "ada")
    write_comment(entry, "@designer, is this right?", author=author, field="effects")
    studio.open(page, "games/princess/character/doctor_leech/")
    expect(page.locator("[data-stage] img").first).to_be_visible()
    found = {"form": faults_of(page)}
    page.get_by_role("button", name="From the library").click()
    expect(page.locator(".tw-library-pick").first).to_be_visible()
    found["library"] = faults_of(page)
    page.keyboard.press("Escape")
    page.locator("[data-builder]").scroll_into_view_if_needed()  # it asks when it comes near
    page.get_by_role("button", name="Add: Effects").click()
    expect(page.get_by_role("combobox", name="Search in any language")).to_be_visible()
    found["building"] = faults_of(page)
    page.get_by_role("tab", name="As text").click()
    expect(page.locator(".tw-ace .ace_line").first).to_be_visible()
    found["text"] = faults_of(page)
    page.get_by_role("button", name="Try it").click()
    page.wait_for_selector("[data-try-scene]")
    found["tried"] = faults_of(page)
    assert {state: faults for state, faults in found.items() if faults} == {}
    assert page.evaluate("document.documentElement.scrollWidth") <= width
