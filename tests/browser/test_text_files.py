"""A translator takes German texts away as XLIFF, hands them in edited, sees each change and the conflict, and
writes what they choose."""

from __future__ import annotations

import os
import re
from pathlib import Path

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import FilePayload, Page, expect

from content.actions.save_entry import TranslationEdit, save_translations
from content.jobs.worker import work_off
from content.models import Entry, Translation
from tests.browser.conftest import Studio


def text_of(slug: str) -> str:
    return Translation.objects.get(unit__entry__slug=slug, unit__field="name", language="de").text


def look(page: Page, name: str) -> None:
    """For the eyes of whoever works at the page: a picture, if they say where to."""
    if folder := os.environ.get("LOOK"):
        page.screenshot(path=f"{folder}/{name}.png", full_page=True)


def test_texts_leave_and_come_back(studio: Studio) -> None:
    page = studio.enter("translator", "lena", languages=["de"], bypass_csp=True)
    studio.open(page, "translations/?language=de&game=lanternwick&state=")
    look(page, "desk")
    page.click("text=Download")
    look(page, "files")
    with page.expect_download() as started:
        page.click("#out >> xpath=../.. >> button:has-text('Download')")
    assert started.value.suggested_filename == "lanternwick-de.xlf"
    content = Path(started.value.path()).read_text(encoding="utf-8")
    for before, after in (("Bruno", "Bruno der Starke"), ("Ada", "Ada vom Kanal")):
        written = re.compile(rf'(</source><target state="\w+">){before}(</target>)')
        content, count = written.subn(rf"\g<1>{after}\g<2>", content, count=1)
        assert count == 1
    save_translations(
        Entry.objects.get(slug="bruno"), [TranslationEdit("name", "de", "Bruno II.", "draft", 1)], author=None
    )
    file = FilePayload(name="lena.xlf", mimeType="application/x-xliff+xml", buffer=content.encode())
    page.set_input_files("[name=file]", files=[file])
    page.click("button:has-text('Show what would change')")
    expect(page.locator("[data-progress-text]")).to_have_text("waiting")
    work_off()
    expect(page.locator(".tw-text-conflict")).to_contain_text(
        "Changed in the studio since the file was made:"
    )
    expect(page.locator(".tw-text-change:not(.tw-text-conflict) ins")).to_have_text(" vom Kanal")
    expect(page.locator(".tw-text-conflict input")).not_to_be_checked()
    look(page, "preview")
    assert Axe().run(page).response["violations"] == []
    page.set_viewport_size({"width": 375, "height": 800})
    assert page.evaluate("document.documentElement.scrollWidth") <= 375
    look(page, "narrow")
    page.set_viewport_size({"width": 1440, "height": 1000})
    page.click("button:has-text('Write 1 change')")
    work_off()
    expect(page.locator("#written")).to_have_text("1 text written.")
    assert (text_of("ada"), text_of("bruno")) == ("Ada vom Kanal", "Bruno II.")
    page.click("text=Back to the file")
    look(page, "after")
    page.check(".tw-text-conflict input")
    page.click("button:has-text('Write those ticked')")
    work_off()
    expect(page.locator("#written")).to_have_text("1 text written.")
    assert text_of("bruno") == "Bruno der Starke"
