"""A translator at the desk, in a real browser: a text that has become stale is found with its card and mended
until it fits, by keyboard; a question is asked; what was typed and not saved is still there."""

from __future__ import annotations

from pathlib import Path

from axe_playwright_python.sync_playwright import Axe
from django.conf import settings
from playwright.sync_api import expect

from content.actions.save_entry import save_entry
from content.models import Comment, Entry, Translation
from content.store import read_document
from tests.browser.conftest import Studio
from tests.kept import loaded

DESK = "translations/?language=de&game=platformer&state=stale"


def change_source() -> None:
    """A designer renames a card."""
    entry = Entry.objects.get(game="platformer", slug="packed_lunch")
    document = read_document(entry)
    document.texts["name"] = "Packed lunch for 2"
    save_entry(entry, document, version=entry.version, author=None)


def german() -> Translation:
    return Translation.objects.get(
        unit__entry__game="platformer", unit__entry__slug="packed_lunch", unit__field="name", language="de"
    )


def test_a_stale_text_is_found_with_its_card_and_mended_until_it_fits(studio: Studio) -> None:
    loaded(Path(settings.BASE_DIR) / "content" / "packs" / "platformer")
    change_source()
    page = studio.enter("translator", "tara", ["de"])
    studio.open(page, DESK)
    row = page.locator(".tw-desk-row", has_text="Packed lunch for 2")
    row.get_by_role("link", name="With its card").click()
    expect(page.locator(".tw-desk-where .tw-badge")).to_have_text("stale")
    expect(page.locator(".tw-diff ins")).to_contain_text("for 2")
    expect(page.locator("[data-face-place] img")).to_be_visible()
    expect(page.locator("[data-remarks-place] .tw-remark")).to_have_count(1)  # the number is lost

    box = page.locator("#text")
    box.fill("Ein Riesenproviantpaket für 2 hungrige Bergsteiger samt ihrer gesamten Verwandtschaft " * 2)
    expect(page.locator(".tw-fit-over")).to_be_visible()
    expect(page.locator(".tw-box-over").first).to_be_visible()
    box.fill("Proviant für 2")
    expect(page.locator(".tw-fit-over")).to_have_count(0)
    expect(page.locator("[data-remarks-place]")).to_contain_text("nothing to say")

    page.reload()  # before saving: nothing is lost
    expect(box).to_have_value("Proviant für 2")
    expect(page.locator("[data-kept-note]")).to_contain_text("here again")
    assert german().text != "Proviant für 2"

    page.select_option("#comment-field", "name")
    page.fill("#comment-text", "Two people, or two lunches?")
    page.get_by_role("button", name="Say it").click()
    expect(page.locator(".tw-comments")).to_contain_text("Two people, or two lunches?")
    assert Comment.objects.get().field == "name"

    box.focus()
    page.keyboard.press("Control+Enter")
    expect(page.locator(".tw-desk-where .tw-badge")).not_to_have_text("stale")
    assert (german().text, german().answers) == ("Proviant für 2", "Packed lunch for 2")


def test_terms_the_source_and_the_memory_go_in_by_keys(studio: Studio) -> None:
    loaded(Path(settings.BASE_DIR) / "content" / "packs" / "dungeons")
    page = studio.enter("translator", "tara", ["de"])
    unit = Translation.objects.filter(unit__source__startswith="Flooded to the roof", language="de").earliest(
        "pk"
    )
    studio.open(page, f"translations/{unit.unit_id}/de/text/")
    box = page.locator("#text")
    box.fill("")
    page.keyboard.press("Alt+1")
    expect(box).to_have_value(unit.text)
    page.keyboard.press("Alt+s")
    expect(box).to_have_value(page.locator("[data-source]").inner_text())
    page.keyboard.press("Control+z")
    expect(box).to_have_value(unit.text)
    page.keyboard.press("Alt+ArrowDown")
    page.wait_for_url(lambda address: f"/{unit.unit_id}/" not in address)
    assert Axe().run(page).response["violations"] == []
