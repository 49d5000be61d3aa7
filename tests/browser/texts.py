"""Fields that are written as text, in the editor that a page fetches for it."""

from __future__ import annotations

from playwright.sync_api import Locator, Page


def text_editor(page: Page) -> Locator:
    """The editor of the field that is open as text."""
    return page.locator(".tw-builder-ace > .ace_text-input")


def write_text(page: Page, text: str) -> None:
    """Open the field as text and let it say something else."""
    page.get_by_role("tab", name="As text").click()
    text_editor(page).focus()
    page.keyboard.press("Control+a")
    page.keyboard.insert_text(text)
