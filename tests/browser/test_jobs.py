"""The page of what runs in a real browser: it follows by itself, and a job is stopped there."""

from __future__ import annotations

from playwright.sync_api import expect

from content.jobs import queue
from content.models import Job, Pack
from tests.browser.conftest import Studio


def test_the_page_follows_by_itself_and_stops_a_job(studio: Studio) -> None:
    page = studio.enter("designer")
    studio.open(page, "")
    page.click("nav >> text=Jobs")
    expect(page.locator(".tw-empty")).to_contain_text("Nothing is under way")
    pack = Pack.objects.get(pk="lanternwick")
    job = queue.put("sheet-preview", pack, author=None, parameters={"name": "ferry.xlsx"})
    row = page.locator(".tw-jobs tbody tr")
    expect(row).to_contain_text("waiting")  # nobody has loaded the page anew
    taken = queue.take()
    assert taken is not None
    queue.tell(taken, "compare", 40, 100)
    expect(row).to_contain_text("comparing it with the content")
    assert row.locator("progress").evaluate("bar => bar.value") == 40
    row.locator("button").focus()
    queue.tell(taken, "compare", 60, 100)
    expect(row.locator("progress")).to_have_attribute("value", "60")
    expect(row.locator("button")).to_be_focused()
    row.locator("button").click()
    expect(row).to_contain_text("is being stopped")
    expect(row.locator("button")).to_be_disabled()
    assert Job.objects.get(pk=job.pk).must_stop
    queue.finish(taken, Job.State.CANCELLED, {})
    expect(page.locator("#finished")).to_be_visible()
    expect(row).to_contain_text("stopped")
