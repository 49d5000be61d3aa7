"""The grid in a real browser: prices raised by keyboard, looked at, saved as one change and undone; cells
from a spreadsheet; what somebody else saved meanwhile."""

from __future__ import annotations

import re

from axe_playwright_python.sync_playwright import Axe
from django.contrib.auth.models import User
from playwright.sync_api import Page, expect

from content.actions.save_entry import save_entry
from content.looks import keep_looks
from content.models import Entry, Revision
from content.store import read_document
from studio.terminal.releases import shipped
from tests.browser.conftest import Studio
from tests.kept import loaded

ITEMS = "games/platformer/item/?o=price"


def enter(studio: Studio, width: int = 1440) -> Page:
    """A designer's page with the grid of Platformer's items, the cheapest first."""
    loaded(shipped("platformer"))
    page = studio.enter("designer", viewport={"width": width, "height": 900})
    keep_looks(User.objects.get(username="designer"), view="grid")
    studio.open(page, ITEMS)
    return page


def prices() -> dict[str, int]:
    return {each.slug: each.data["price"] for each in Entry.objects.filter(game="platformer", kind="item")}


def clipboard(page: Page, name: str, text: str = "") -> str:
    """Copy or paste as the browser does, with a clipboard of our own; what is in it then."""
    held: str = page.evaluate(
        """([name, text]) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData("text/plain", text);
        const event = new ClipboardEvent(name, {clipboardData, bubbles: true, cancelable: true});
        document.activeElement.dispatchEvent(event);
        return clipboardData.getData("text/plain");
        }""",
        [name, text],
    )
    return held


def faults_of(page: Page) -> list[str]:
    """What axe-core finds in the page."""
    found = Axe().run(page, context={"include": [[".tw-page"]]}).response["violations"]
    return [f"{each['id']}: {node['target']}" for each in found for node in each["nodes"]]


def test_a_designer_raises_six_prices_sees_the_diff_and_undoes(studio: Studio) -> None:
    page = enter(studio)
    before = prices()
    cells = page.locator("td[data-column=price]")
    cells.first.click()
    for number in range(6):
        raised = int(cells.nth(number).get_attribute("data-raw") or 0) + 1
        page.keyboard.type(str(raised))
        page.keyboard.press("Enter")
    expect(page.locator("[data-pending-count]")).to_have_text("6 unsaved cells")
    expect(page.locator("td[data-pending]")).to_have_count(6)
    expect(cells.nth(6)).to_be_focused()
    assert faults_of(page) == []
    page.get_by_role("button", name="Look at the changes").first.click()
    expect(page.locator(".tw-changed > li")).to_have_count(6)
    expect(page.locator(".tw-changed ins").first).to_be_visible()
    assert prices() == before, "nothing is written before one has looked"
    assert faults_of(page) == []
    page.fill("#why", "Items were too cheap")
    page.get_by_role("button", name="Save 6 entries").click()
    expect(page.get_by_text("6 entries changed.")).to_be_visible()
    expect(page.locator("[data-pending]:visible")).to_have_count(0)
    assert sum(prices().values()) == sum(before.values()) + 6
    deeds = Revision.objects.filter(game="platformer").exclude(together="")
    assert (deeds.count(), deeds.values("together").distinct().count()) == (6, 1)
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(page.get_by_text("6 entries taken back.")).to_be_visible()
    assert prices() == before


def test_cells_are_pasted_judged_and_kept_over_pages(studio: Studio) -> None:
    page = enter(studio, width=375)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    cells = page.locator("td[data-column=price]")
    cells.first.click()
    pasted = "9\n99\nmany"
    clipboard(page, "paste", pasted)
    expect(page.locator("td[aria-invalid]")).to_have_count(2)
    expect(cells.nth(1)).to_contain_text("out of range")
    page.keyboard.press("ArrowUp")
    expect(page.locator("[data-pending-count]")).to_contain_text("3 unsaved cells")
    page.reload()
    expect(page.locator("td[data-pending]")).to_have_count(3)
    cells.first.click()
    page.keyboard.press("Shift+ArrowDown")
    assert clipboard(page, "copy") == "9\n99"
    page.keyboard.press("Escape")
    page.keyboard.press("Tab")
    expect(page.locator("td[data-column]:focus")).to_have_count(0)
    slug = page.locator("tr[data-slug]").first.get_attribute("data-slug")
    entry = Entry.objects.get(game="platformer", slug=slug)
    document = read_document(entry)
    document.copies += 1
    save_entry(entry, document, version=entry.version, author=None)
    page.reload()
    expect(page.locator("[data-moved-row]")).to_contain_text("Somebody saved this entry meanwhile")
    page.get_by_role("button", name="Drop mine").click()
    expect(page.locator("td[data-pending]")).to_have_count(2)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_many_are_changed_and_filtered_by_a_bar(studio: Studio) -> None:
    page = enter(studio)
    before = prices()
    page.get_by_role("link", name=re.compile("^Price 5:")).click()
    expect(page.locator(".tw-filter-chip")).to_have_text(re.compile("Price is 5"))
    page.locator("[data-tick-all]").check()
    page.locator(".tw-change-many > summary").click()
    page.select_option("#change-column", "price")
    page.select_option("#change-how", "add")
    page.fill("#change-value", "2")
    page.locator(".tw-change-many button[type=submit]").click()
    page.get_by_role("button", name=re.compile("^Save")).click()
    expect(page.get_by_text("Nothing answers these filters.")).to_be_visible()
    assert prices() == {slug: price + 2 if price == 5 else price for slug, price in before.items()}
