"""Campaigns in a real browser: ordered from the form, watched while they run, read, and drilled into."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from content.jobs.queue import take
from content.models import Job, Release
from engine.snapshot import Snapshot
from playtest.campaigns.executors import OneProcess, Share
from playtest.campaigns.models import Campaign
from playtest.campaigns.playing import Played
from playtest.campaigns.running import run_campaign
from tests.browser.conftest import NIGHT, Studio
from tests.playtest.campaigns.conftest import campaign_of
from tests.playtest.games.conftest import publish

FIRST_ANSWER = 30.0
"""Seconds within which a comparison must say something, however busy the machine is. Ten are promised."""


class EnoughError(BaseException):
    """A runner that goes no further, as if it were at work still."""


class Some(OneProcess):
    """Plays so many chunks, then lets the test look at the page."""

    def __init__(self, chunks: int) -> None:
        super().__init__()
        self.left = chunks

    def result(self, seconds: float, between: Callable[[], None]) -> tuple[Share, Played] | None:
        if not self.left:
            raise EnoughError
        self.left -= 1
        return super().result(seconds, between)


def play(job: Job | None, chunks: int = 10**9) -> Job:
    """Play some chunks of a campaign, as the studio's worker does: in the test's own thread, because the
    server shares its database."""
    assert job is not None
    with suppress(EnoughError):
        run_campaign(campaign_of(job), Some(chunks))
    return job


@pytest.fixture
def lab(studio: Studio) -> Studio:
    """The studio with a game whose games are short."""
    publish("princess")
    return studio


def go(lab: Studio, page: Page, path: str) -> None:
    """Open a page of the campaigns."""
    page.goto(f"{lab.address}/campaigns/{path}")


def test_from_the_form_to_the_replay_of_a_game(lab: Studio) -> None:
    page = lab.enter("designer", "anna")
    go(lab, page, "")
    expect(page.locator(".tw-empty")).to_contain_text("There are no campaigns yet.")
    page.locator(".cp-game", has_text="The Princess").locator("text=New campaign").click()

    page.fill("[name=games]", "nothing")
    expect(page.locator("[data-errors=games] li")).to_have_text("“nothing” is no whole number.")
    page.fill("[name=games]", "30")
    page.select_option("[name='bot:0:0']", "random")
    page.check("[name='option:two_characters'][value=yes]")
    page.fill("[name=title]", "One or two characters")
    expect(page.locator("#size")).to_contain_text("60 games in 2 combinations, about")
    expect(page.locator("[data-seat='9']").first).to_be_hidden()
    page.click(".cp-side >> text=Start")

    expect(page.locator("#cp-text")).to_have_text("0 of 60 games, waiting for its turn")
    campaign = play(take(), 6)
    expect(page.locator("#cp-state")).to_have_text("running")
    expect(page.locator("#cp-text")).to_contain_text("8 of 60 games")
    expect(page.locator("#cp-report")).to_have_attribute("data-done", "8")
    expect(page.locator(".cp-findings")).to_contain_text("There are only 8 games so far")
    page.reload()
    expect(page.locator("#cp-text")).to_contain_text("8 of 60 games")
    play(campaign)
    expect(page.locator("#cp-state")).to_have_text("done")
    expect(page.locator("#cp-text")).to_contain_text("60 games in")
    expect(page.locator("#cp-report")).to_have_attribute("data-done", "60")
    assert page.locator(".report-chart").count() >= 5
    page.locator(".cp-section .cp-table summary").first.click()
    head = page.locator(".cp-sortable >> nth=0 >> th[data-sort=number] >> nth=0")
    head.locator("button").click()
    expect(head).to_have_attribute("aria-sort", "descending")
    with page.expect_download() as started:
        page.click(".cp-downloads >> text=PDF")
    assert Path(started.value.path()).read_bytes().startswith(b"%PDF-")

    page.click(".cp-nav >> text=Single games")
    expect(page.locator(".tw-table tbody tr")).to_have_count(50)
    page.select_option("#winner", "seat-1")
    page.click("button:has-text('Show')")
    won = page.locator(".tw-table tbody tr")
    expect(won.first).to_contain_text("Seat 1")
    lab.expected.add(404)  # this quick release comes without its pictures
    won.first.locator("text=Replay").click()
    page.wait_for_url("**/replay/?watching=1")
    expect(page.locator("#tp-board")).to_be_visible()


def test_two_people_at_once(lab: Studio) -> None:
    anna, ben = lab.enter("designer", "anna"), lab.enter("owner", "ben")
    go(lab, anna, "new/?game=princess")
    anna.select_option("[name='bot:0:0']", "random")
    anna.click(".cp-side >> text=Start")
    expect(anna.locator("#cp-state")).to_have_text("waiting")
    campaign = play(take(), 3)
    go(lab, ben, "")
    ben.click(".tw-table tbody th a")
    expect(ben.locator("#cp-state")).to_have_text("running")
    ben.click("text=Pause")
    expect(ben.locator("#cp-state")).to_have_text("paused")
    expect(anna.locator("#cp-state")).to_have_text("paused")
    done = Campaign.objects.get().done_games
    play(campaign)
    assert Campaign.objects.get().done_games == done, "its runner must stop at once"
    anna.click("text=Resume")
    expect(anna.locator("#cp-state")).to_have_text("waiting")
    expect(ben.locator("#cp-state")).to_have_text("waiting")
    anna.on("dialog", lambda dialog: dialog.accept())
    anna.click("#cp-head >> text=Cancel")
    expect(anna.locator("#cp-state")).to_have_text("cancelled")
    lab.expected.add(404)  # whoever still looks at it asks once more
    anna.click(".cp-delete summary")
    anna.click(".cp-delete form button")
    expect(anna.locator("text=The campaign has been deleted.")).to_be_visible()
    expect(ben.locator("text=There is nothing here").first).to_be_visible()


def test_what_an_edit_did(lab: Studio, capsys: pytest.CaptureFixture[str]) -> None:
    """Two releases on the same seeds: the first answer is there soon and is about what was edited; the
    last one also names what else moved."""
    first = Release.objects.get(game="princess")
    content = json.loads(bytes(first.content))
    for character in content["entries"]["character"].values():
        character["data"]["life"] += 3
    edited = json.dumps(content, sort_keys=True, ensure_ascii=False, separators=(",", ":")).encode()
    name = Snapshot.read(edited).hash
    Release.objects.create(hash=name, game=first.game, number=2, content=edited)
    page = lab.enter("designer", "anna")
    go(lab, page, f"new/?game=princess&content={first.hash}&against={name}")
    page.select_option("[name='bot:0:0']", "random")
    page.fill("[name=games]", "120")
    expect(page.locator("#size")).to_contain_text("240 games on both sides")
    begun = time.monotonic()
    page.click(".cp-side >> text=Start")
    expect(page.locator(".cp-nav a[aria-current]")).to_have_text("What moved")
    campaign = play(take(), 26)
    answer = page.locator(".cp-findings li").first
    expect(answer).to_contain_text("→", timeout=FIRST_ANSWER * 1000)
    with capsys.disabled():
        sys.stdout.write(f"\nfirst answer of a comparison after {time.monotonic() - begun:.1f} s\n")
    play(campaign)
    expect(page.locator("#cp-report")).to_have_attribute("data-done", "240")
    expect(answer).to_contain_text("more than chance")
    expect(page.locator(".cp-findings")).to_contain_text("other numbers moved beyond chance")
    edits = page.locator(".cp-edits > ul > li")
    expect(edits).to_have_count(len(content["entries"]["character"]))
    expect(edits.first).to_contain_text("Life")
    expect(page.locator("#edited .report-chart").first).to_be_visible()
    expect(page.locator("#moved .cp-chart-title").first).to_have_text("Change in percentage points")


def test_all_pages_in_the_dark_and_in_every_language(lab: Studio) -> None:
    """No complaint in the console, whoever reads it in whatever light."""
    page = lab.enter("owner", color_scheme="dark")
    go(lab, page, "new/?game=princess")
    page.select_option("[name='bot:0:0']", "random")
    page.fill("[name=games]", "10")
    page.click(".cp-side >> text=Start")
    expect(page.locator("#cp-state")).to_have_text("waiting")
    play(take())
    expect(page.locator("#cp-state")).to_have_text("done")
    name = Campaign.objects.get().public_id
    languages = ["de", "es", "it", "en"]
    for number, path in enumerate((f"{name}/", "", "new/?game=princess", f"{name}/games/")):
        go(lab, page, path)
        assert page.evaluate("getComputedStyle(document.body).backgroundColor") == NIGHT
        page.click(f".tw-languages button[value={languages[number]}]")
        expect(page.locator("html")).to_have_attribute("lang", languages[number])
