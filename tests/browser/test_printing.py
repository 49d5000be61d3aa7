"""The print centre in a real browser: two people order, look on, see the pages and take the files."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from django.utils import timezone
from playwright.sync_api import expect

from content.jobs.worker import work_off
from content.models import Job, PrintResult
from tests.browser.conftest import NIGHT, Studio
from tests.kept import published

ROOT = Path(__file__).parents[2]


@pytest.fixture
def centre(tmp_path: Path, studio: Studio, settings: Any) -> Studio:
    """The studio with Platformer published; prints are made when the test says so. Their folder is there
    before the browser, and goes after it: pages still load pictures when a test ends."""
    settings.PRINTS_ROOT = tmp_path / "prints"
    published(ROOT / "content" / "packs" / "platformer")
    return studio


def test_two_people_print(centre: Studio, tmp_path: Path) -> None:
    """Anna orders the German heroes and leaves; Ben orders single cards; both get theirs."""
    anna, ben = centre.enter("designer", "anna"), centre.enter("playtester", "ben")
    centre.open(anna, "")
    anna.click("nav >> text=Print centre")
    anna.click(".tw-tile >> text=Print Platformer")
    for name, wanted in (("parts", "heroes"), ("languages", "de")):
        anna.click(f"[data-check='{name}'][value='']")
        expect(anna.locator(f"[name={name}]:checked")).to_have_count(0)
        anna.check(f"[name={name}][value={wanted}]")
    anna.check("[name=preset][value=a4-bleed]")
    anna.click("button:has-text('Print')")
    anna.wait_for_selector("text=The print has been ordered.")
    expect(anna.locator("[data-progress-text]")).to_have_text("waiting")
    centre.open(anna, "releases/")

    centre.open(ben, "prints/order/platformer/")
    ben.click("summary:has-text('Single cards')")
    ben.check("[name=cards][value='item/greed_hammer']")
    ben.check("[name=cards][value='hero/sweety']")
    ben.click("button:has-text('Print')")
    ben.wait_for_selector("text=The print has been ordered.")
    centre.open(ben, "prints/")
    expect(ben.locator(".tw-table tbody tr")).to_have_count(2)

    assert work_off() == 2
    centre.open(anna, "prints/")
    anna.locator(".tw-table tbody tr", has_text="anna").locator("a").click()
    expect(anna.locator(".tw-print-pages img")).to_have_count(2)
    for image in anna.locator(".tw-print-pages img").all():
        image.scroll_into_view_if_needed()
        anna.wait_for_function(
            "image => image.complete && image.naturalWidth > 300", arg=image.element_handle()
        )
    with anna.expect_download() as started:
        anna.click("text=platformer-de-a4-bleed.pdf >> nth=-1")
    assert Path(started.value.path()).read_bytes().startswith(b"%PDF-")

    ben.locator(".tw-table tbody tr", has_text="ben").locator("a").click()
    expect(ben.locator(".tw-findings a")).to_have_count(4)
    ben.click(".tw-languages button[value=de]")
    expect(ben.locator(".tw-facts")).to_contain_text("Ausgabe 1")


def test_the_bar_moves_and_the_result_appears_by_itself(centre: Studio) -> None:
    page = centre.enter("designer")
    centre.open(page, "prints/order/platformer/")
    page.click("button:has-text('Print')")
    bar = page.locator("[data-progress-bar]")
    expect(bar).to_have_attribute("value", "0")
    waiting = Job.objects.filter(state="waiting")
    waiting.update(
        state="running", step="draw", language="de", done=45, total=100, attempts=1, seen_at=timezone.now()
    )
    expect(page.locator("[data-progress-text]")).to_have_text("Deutsch: drawing sheets")
    assert bar.evaluate("bar => bar.value") == 45
    page.reload()
    expect(page.locator("[data-progress-text]")).to_have_text("Deutsch: drawing sheets")
    page.click("button:has-text('Stop')")
    expect(page.locator("button:has-text('Stop')")).to_be_disabled()
    running = Job.objects.get()
    assert running.must_stop
    running.state = "cancelled"
    running.save()
    page.wait_for_selector("text=The print was stopped.")


def test_printers_are_calibrated(centre: Studio) -> None:
    page = centre.enter("owner")
    centre.open(page, "prints/printers/")
    with page.expect_download() as started:
        page.click("a:has-text('LETTER')")
    assert started.value.suggested_filename == "calibration-letter.pdf"
    page.fill("[name=name]", "Hall")
    page.fill("[name=right]", "0.4")
    page.fill("[name=up]", "-0.2")
    page.click("button:has-text('Save')")
    page.wait_for_selector("text=The printer has been saved.")
    expect(page.locator(".tw-table")).to_contain_text("Hall")
    centre.open(page, "prints/order/platformer/")
    page.select_option("[name=printer]", label="Hall")
    page.click("button:has-text('Print')")
    page.wait_for_selector("text=The print has been ordered.")
    assert PrintResult.objects.get().order["offsets"] == {"right": 0.4, "up": -0.2}


def test_all_pages_in_the_dark_and_in_every_language(centre: Studio) -> None:
    """No complaint in the console, whoever reads it in whatever light."""
    page = centre.enter("owner", color_scheme="dark")
    centre.open(page, "prints/order/platformer/")
    page.click("button:has-text('Print')")
    page.wait_for_selector("[data-progress-bar]")
    made = PrintResult.objects.get()
    languages = ["de", "es", "it", "en"]
    for number, path in enumerate(
        (f"prints/{made.pk}/", "prints/", "prints/order/platformer/", "prints/printers/")
    ):
        centre.open(page, path)
        assert page.evaluate("getComputedStyle(document.body).backgroundColor") == NIGHT
        page.click(f".tw-languages button[value={languages[number]}]")
        expect(page.locator("html")).to_have_attribute("lang", languages[number])
