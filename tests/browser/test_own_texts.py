"""Own rules texts in a real browser: written in two languages, overtaken by their effects, mended and
confirmed."""

from __future__ import annotations

from pathlib import Path

from django.conf import settings
from playwright.sync_api import Page, expect

from content.jobs.worker import work_off
from content.judgements import CHECK
from content.models import Entry, Release, Revision
from tests.browser.conftest import Studio
from tests.browser.texts import write_text
from tests.kept import loaded

HAMMER = "games/platformer/item/greed_hammer/"
DESK = "translations/?language=de&game=platformer&state=stale"
PUBLISH = "publish/platformer/"
GAIN = "- when: activated\n  cost: [exhaust]\n  do:\n    - gain: {what: gold, amount: 3}\n"


def save(page: Page) -> None:
    page.click("button[name=continue]")
    page.wait_for_selector("text=has been saved")


def test_effects_overtake_own_texts_until_they_are_mended_or_confirmed(studio: Studio) -> None:
    """Must 2 of issue 12: both texts are stale on entry, desk and publish page; publishing is refused until
    one is mended and the other confirmed."""
    loaded(Path(settings.BASE_DIR) / "content" / "packs" / "platformer")
    page = studio.enter("owner")
    studio.open(page, HAMMER)
    write_text(page, GAIN.replace("3", "1"))
    page.fill("[name='text:text']", "Exhaust it: 1 Gold.")
    save(page)
    page.fill("[name='tr:de:text']", "Erschöpfen: 1 Münze.")
    page.select_option("[name='quality:de:text']", "reviewed")
    save(page)
    expect(page.locator(".tw-rules .tw-badge-stale")).to_have_count(0)

    write_text(page, GAIN)
    save(page)
    rules = page.locator(".tw-rules")
    expect(rules.locator(".tw-badge-stale")).to_have_text(["stale", "stale"])
    english = rules.locator(".tw-own").first
    expect(english).to_contain_text("Exhaust it: 1 Gold.")
    expect(english).to_contain_text("Exhaust: gain 3 Gold.")
    expect(english.locator("ins")).to_have_text(["3"])
    expect(rules).to_contain_text("Erschöpfen: Erhalte 3 Münzen.")
    expect(page.locator(".tw-texts .tw-cell[lang=de] .tw-badge").last).to_have_text("stale")

    studio.open(page, DESK)
    row = page.locator(".tw-desk-row", has_text="Greed hammer")
    expect(row.locator(".tw-desk-where .tw-badge")).to_have_text("stale")
    expect(row.locator(".tw-desk-source .tw-badge-stale")).to_be_visible()
    expect(row.locator(".tw-desk-source")).to_contain_text("Exhaust: gain 3 Gold.")
    expect(row.locator(".tw-desk-target .tw-own")).to_contain_text("Erschöpfen: Erhalte 3 Münzen.")

    studio.open(page, PUBLISH)
    waiting = page.locator(".tw-open-texts li")
    expect(waiting).to_have_count(2)
    expect(page.locator("button", has_text="Publish").last).to_be_disabled()

    waiting.first.locator("a", has_text="Mend").click()
    page.fill("[name='text:text']", "Exhaust it: 3 Gold.")
    save(page)
    expect(page.locator(".tw-rules .tw-badge-stale")).to_have_count(1)

    studio.open(page, PUBLISH)
    expect(waiting).to_have_count(1)
    expect(page.locator("button", has_text="Publish").last).to_be_disabled()
    waiting.locator("input[type=checkbox]").check()
    page.fill("#because", "Das Bild zeigt die 3.")
    expect(waiting.locator(".tw-diff").last.locator("ins")).to_have_text(["3"])  # of the source, just mended
    page.click("text=Confirm the ticked texts")
    page.wait_for_selector("text=1 own text has been confirmed.")
    expect(page.locator(".tw-open-texts")).to_have_count(0)
    work_off(CHECK)
    expect(page.locator("[aria-labelledby=warnings]")).to_contain_text("all good")
    hammer = Entry.objects.get(slug="greed_hammer")
    last = Revision.objects.filter(entry=hammer).first()
    assert last is not None
    assert (last.verb, last.why) == ("confirmed", "Das Bild zeigt die 3.")

    page.locator("button", has_text="Publish").last.click()
    page.wait_for_selector("text=has been published")
    assert Release.objects.filter(game="platformer").count() == 1
    studio.open(page, HAMMER)
    expect(page.locator(".tw-rules .tw-badge-reviewed")).to_have_text("confirmed")
    expect(page.locator(".tw-rules")).to_contain_text("Das Bild zeigt die 3.")
    expect(page.locator(".tw-badge-stale, .tw-badge-missing")).to_have_count(0)
    for language in ("de", "es", "it"):  # what Spanish and Italian leave to the effects is not missing
        studio.open(page, f"translations/?language={language}&game=platformer&state=open")
        expect(page.locator(".tw-desk-row")).to_have_count(0)
    studio.open(page, "")
    game = page.locator("[aria-labelledby=game-platformer]")
    expect(game.locator(".tw-progress-percent")).to_have_text(["100 %"] * 3)
    expect(game.locator(".tw-badge-stale, .tw-badge-missing")).to_have_count(0)
