"""A spreadsheet in a real browser: handed in, looked at, applied, seen; and one that is refused."""

from __future__ import annotations

import io
from pathlib import Path

from openpyxl import load_workbook
from playwright.sync_api import FilePayload, Page, expect

from content.jobs.worker import work_off
from tests.browser.conftest import Studio


def downloaded(page: Page) -> bytes:
    with page.expect_download() as started:
        page.click("a[download]")
    return Path(started.value.path()).read_bytes()


def hand_in(page: Page, content: bytes) -> None:
    file = FilePayload(name="ferry.xlsx", mimeType="application/octet-stream", buffer=content)
    page.set_input_files("[name=file]", files=[file])
    page.click("button:has-text('Show what would change')")
    expect(page.locator("[data-progress-text]")).to_have_text("waiting")


def test_a_spreadsheet_is_handed_in_looked_at_and_applied(studio: Studio) -> None:
    page = studio.enter("designer")
    studio.open(page, "")
    page.click(".tw-release a[href*='sheets/lanternwick']")
    book = load_workbook(io.BytesIO(downloaded(page)))
    book["ferryman"]["F3"] = 9
    out = io.BytesIO()
    book.save(out)
    hand_in(page, out.getvalue())
    work_off()
    expect(page.locator(".tw-changed ins")).to_have_text("9")  # the page shows it by itself
    expect(page.locator(".tw-changed del")).to_have_text("7")
    page.click("button:has-text('Apply')")
    expect(page.locator("[data-progress-bar]")).to_be_visible()
    work_off()
    expect(page.locator("#written")).to_have_text("1 entry changed.")
    page.click(".tw-findings a:has-text('Bruno')")
    expect(page.locator("[name$=strength]")).to_have_value("9")


def test_a_file_that_is_no_spreadsheet_is_refused(studio: Studio) -> None:
    page = studio.enter("designer")
    studio.open(page, "sheets/lanternwick/")
    hand_in(page, b"nonsense")
    work_off()
    expect(page.locator("#faults")).to_have_text("1 error. Nothing was changed.")
    expect(page.locator(".tw-findings")).to_contain_text("this is not a spreadsheet (.xlsx) we can read.")
    page.click("text=Another file")
    expect(page.locator(".tw-table tbody tr")).to_contain_text("failed")
