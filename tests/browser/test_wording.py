"""A translator corrects the Italian message of an operation, in a real browser: from the card to the message,
the cards that change while it is typed, and after saving cards, print, table and the file say it."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pypdfium2
from axe_playwright_python.sync_playwright import Axe
from django.core.management import call_command
from django.test import Client
from playwright.sync_api import Page, expect

from content.models import OwnMessage
from studio.terminal.releases import shipped
from tests.browser.conftest import BACKEND, Studio
from tests.kept import published
from tests.playtest.table.test_pages import form_of

ROOT = Path(__file__).parents[2]
BEFORE, AFTER = "tutti i dadi inutilizzati", "tutti i dadi non ancora usati"


def without_violations(page: Page) -> None:
    assert Axe().run(page).response["violations"] == []


def printed(folder: Path) -> str:
    """What the print of a card says, in Italian."""
    call_command(
        "print", "platformer", "--languages", "it", "--cards", "hero/fidget", "--to", str(folder), verbosity=0
    )
    document = pypdfium2.PdfDocument(next(folder.rglob("*.pdf")))
    said = " ".join(page.get_textpage().get_text_range() for page in document)
    document.close()
    return " ".join(said.replace("\ufffe", "").split())


def table_with_the_card(studio: Studio) -> str:
    """A table at which the hero of the card sits."""
    host = Client()
    host.force_login(studio.person("designer"), backend=BACKEND)
    sent = form_of(host.get("/table/new/?game=platformer").content.decode())
    answer = host.post("/table/new/", {**sent, "seed": "5", "line:heroes:0:0": "fidget"})
    assert answer.status_code == 302, answer.content.decode()
    return f"{studio.address}{answer['Location']}watch/"


def test_a_message_is_corrected_and_everything_says_it(studio: Studio, settings: Any, tmp_path: Path) -> None:
    locale = shutil.copytree(ROOT / "locale", tmp_path / "locale")
    settings.LOCALE_PATHS = [locale]
    published(shipped("platformer"))
    page = studio.enter("translator", "ivo", ["it"])
    page.set_default_timeout(30_000)
    studio.open(page, "games/platformer/hero/fidget/")
    page.get_by_role("link", name="Wording of this text: Italiano").click()
    expect(page.locator(".tw-alert")).to_contain_text("Fidget")
    without_violations(page)
    page.get_by_role("link", name="op-reroll", exact=True).click()

    box = page.locator("#text")
    expect(page.locator("[data-changes]")).to_contain_text("2 cards say it")
    box.fill("{ $dise ->\n   *[unused] tutti i dadi\n }")
    expect(page.locator("[data-faults]")).to_contain_text("line 1")
    expect(page.locator("[data-faults]")).to_contain_text("Did you mean “$dice”?")
    page.get_by_role("button", name="Insert the shipped text").click()
    expect(page.locator("[data-faults] li")).to_have_count(0)
    box.fill(box.input_value().replace(BEFORE, AFTER))
    changes = page.locator("[data-changes]")
    expect(changes.locator("[data-changed='1']")).to_be_visible()  # the other one rerolls a single die
    expect(changes.locator(".tw-diff ins").first).to_contain_text("non ancora usati")
    expect(changes.locator("img").first).to_be_visible()
    without_violations(page)

    page.keyboard.press("Control+Enter")
    expect(page.locator(".tw-desk-where .tw-badge")).to_have_text("own wording")
    assert OwnMessage.objects.get().changed_by.username == "ivo"  # type: ignore[union-attr]
    studio.open(page, "games/platformer/hero/fidget/")
    expect(page.locator(".tw-rules")).to_contain_text(AFTER)
    assert AFTER in printed(tmp_path / "print")

    table = table_with_the_card(studio)
    guest = studio.enter("owner", "olga", locale="it")
    guest.goto(table)
    expect(guest.locator(".tt-seat").first).to_contain_text("Frugolo")
    expect(guest.locator(".tt-seat details p").first).to_have_text(f"Esaurire: tira di nuovo {AFTER}.")

    file = locale / "it" / "platformer" / "effects.ftl"
    shipped_file = (ROOT / "locale" / "it" / "platformer" / "effects.ftl").read_text(encoding="utf-8")
    call_command("wording", "dump", "--language", "it", verbosity=0)
    assert file.read_text(encoding="utf-8") == shipped_file.replace(
        f"*[unused] {BEFORE}", f"*[unused] {AFTER}", 1
    )
    assert not OwnMessage.objects.exists()
    page.reload()
    expect(page.locator(".tw-rules")).to_contain_text(AFTER)
