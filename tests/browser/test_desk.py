"""The translators' desk in a real browser: a changed source on its way through translator, designer and
reviewer to the printed card; terms, the source and the memory by keys."""

from __future__ import annotations

from pathlib import Path

from axe_playwright_python.sync_playwright import Axe
from django.conf import settings
from playwright.sync_api import Page, expect

from content.actions.save_entry import TranslationEdit, save_entry, save_translations
from content.models import Comment, Entry, Pack, Review, Translation
from content.prints import art_bytes
from content.snapshots import kept_draft
from content.store import read_document
from printing.faces.faceset import FaceSet
from printing.material import Material
from tests.browser.conftest import Studio
from tests.kept import loaded

OVERVIEW = "translations/overview/?game=platformer"


def change_source(slug: str, name: str, german: str = "") -> None:
    """A designer renames a card; somebody may have translated it."""
    entry = Entry.objects.get(game="platformer", slug=slug)
    document = read_document(entry)
    document.texts["name"] = name
    save_entry(entry, document, version=entry.version, author=None)
    if german:
        edit = TranslationEdit("name", "de", german, "reviewed", row(slug).version)
        save_translations(Entry.objects.get(pk=entry.pk), [edit], author=None)


def row(slug: str) -> Translation:
    return Translation.objects.get(
        unit__entry__game="platformer", unit__entry__slug=slug, unit__field="name", language="de"
    )


def printed(slug: str) -> list[str]:
    """The texts on the German card as it is printed now."""
    pack = Pack.objects.get(pk="platformer")
    material = Material.of(kept_draft(pack), "de", art_bytes)
    faces = FaceSet.load("platformer")
    component = next(each for each in faces.components(material) if each.slug == slug)
    return [
        box.text
        for side in component.sides
        for box in faces.compose(component, side, material, boxes=True).boxes or ()
    ]


def sound(page: Page) -> None:
    """Nothing for the machine that looks after accessibility to say."""
    assert Axe().run(page).response["violations"] == []


def test_a_changed_source_on_its_way_to_the_german_card(studio: Studio) -> None:
    loaded(Path(settings.BASE_DIR) / "content" / "packs" / "platformer")
    Pack.objects.update(review=Review.FOUR_EYES)
    change_source("packed_lunch", "Gem fizz for 3", "Kristall-Fizz für 3")
    change_source("gem_fizz", "Gem fizz for 2")

    # Stale everywhere; a translator finds it with its card, and what helps.
    tara = studio.enter("translator", "tara", ["de"])
    studio.open(tara, OVERVIEW)
    stale = tara.get_by_role("row", name="Potions").get_by_role("link", name="1 stale")
    expect(stale).to_have_count(3)
    cells = tara.get_by_role("row", name="Potions").get_by_role("cell")
    boxes = [cells.nth(n).bounding_box() for n in range(3)]
    assert len({box["y"] for box in boxes if box is not None}) == 1  # side by side
    sound(tara)
    stale.first.click()
    desk = tara.locator(".tw-desk-row", has_text="Gem fizz for 2")
    desk.get_by_role("link", name="With its card").click()
    expect(tara.locator(".tw-desk-where .tw-badge").first).to_have_text("stale")
    expect(tara.locator(".tw-diff ins")).to_contain_text("for 2")
    expect(tara.locator("[data-insert='Kristall']")).to_be_visible()
    expect(tara.locator(".tw-memory")).to_contain_text("Kristall-Fizz für 3")
    expect(tara.locator("[data-face-place] img")).to_be_visible()

    # Mended until the bar is green.
    box = tara.locator("#text")
    box.fill("Ein Riesenkristallfizz für 2 hungrige Bergsteiger samt ihrer gesamten Verwandtschaft " * 2)
    expect(tara.locator(".tw-fit-over")).to_be_visible()
    expect(tara.locator(".tw-box-over").first).to_be_visible()
    tara.keyboard.press("Alt+1")
    expect(box).to_have_value("Kristall-Fizz für 3")
    expect(tara.locator("[data-remarks-place] .tw-remark").first).to_be_visible()  # 2 became 3
    box.fill("Kristall-Fizz für 2")
    expect(tara.locator(".tw-fit-good")).to_be_visible()
    expect(tara.locator("[data-remarks-place]")).to_contain_text("nothing to say")
    expect(tara.locator("[name=quality]")).to_have_value("draft")  # other words are not reviewed
    tara.reload()  # before saving: nothing is lost
    expect(box).to_have_value("Kristall-Fizz für 2")
    assert row("gem_fizz").text != "Kristall-Fizz für 2"

    # A question, about this text in this language.
    expect(tara.locator("#comment-field")).to_have_value("name")
    tara.fill("#comment-text", "Two people, or two bottles?")
    tara.get_by_role("button", name="Say it").click()
    expect(tara.locator(".tw-comments")).to_contain_text("Two people, or two bottles?")
    asked = Comment.objects.get()
    assert (asked.field, asked.language_id) == ("name", "de")
    tara.locator("#text").focus()
    tara.keyboard.press("Control+s")
    expect(tara.locator(".tw-desk-where .tw-badge").first).to_have_text("draft")
    expect(tara.get_by_role("button", name="Approve")).to_have_count(0)
    sound(tara)

    # The designer finds it on the dashboard and answers on the card.
    dora = studio.enter("designer", "dora")
    studio.open(dora, "")
    dora.get_by_role("region", name="Said to you").get_by_role("link", name="Gem fizz for 2").click()
    talk = dora.locator(".tw-conversation", has_text="Two people, or two bottles?")
    talk.locator("summary", has_text="Answer").click()
    talk.get_by_label("Your answer").fill("Two people.")
    talk.get_by_role("button", name="Answer").click()
    expect(dora.locator(".tw-comments")).to_contain_text("Two people.")
    talk.get_by_role("button", name="Settled").click()
    expect(dora.locator(".tw-comments .tw-settled")).to_contain_text("1 settled")

    # A reviewer approves by key.
    ruth = studio.enter("translator", "ruth", ["de"], ["de"])
    studio.open(ruth, "translations/review/?language=de&game=platformer&state=unreviewed")
    sound(ruth)
    ruth.locator(".tw-text-changes").get_by_role("link", name="Gem fizz for 2").click()
    expect(ruth.locator(".tw-comments")).to_contain_text("Two people.")
    ruth.keyboard.press("Alt+a")
    expect(ruth.locator(".tw-desk-where")).to_contain_text("reviewed by ruth")
    done = row("gem_fizz")
    assert (done.state, str(done.written_by), str(done.reviewed_by)) == ("reviewed", "tara", "ruth")
    for address in ("activity/?language=de", "replace/?language=de&game=platformer&find=Fizz&instead=Brause"):
        studio.open(ruth, f"translations/{address}")
        expect(ruth.locator(".tw-text-changes")).to_contain_text("Kristall-Fizz")
        sound(ruth)

    assert any("Kristall-Fizz für 2" in text for text in printed("gem_fizz"))


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
