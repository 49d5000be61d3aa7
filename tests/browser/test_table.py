"""The plain table in real browsers, on a server of its own: two people in two languages and a bot play a game
to its end; a table of each game is opened, looked at and played with the keyboard."""

from __future__ import annotations

import os
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Studio

ROOT = Path(__file__).parents[2]
GAMES = ("platformer", "dungeons", "princess")
SEED = "28"
PLAYED = 8
"""So many decisions of each person are the first that is offered; after that they leave it to the bot."""
MOST = 250
"""So many decisions of people a game may take at most."""


class Tables(Studio):
    """The server, its database, and browsers."""

    home: Path
    session: str

    def sign_in(self, **options: Any) -> Page:
        """A page of Ada, who is signed in."""
        page = self._page(options)
        page.context.add_cookies([{"name": "sessionid", "value": self.session, "url": self.address}])
        return page

    def ask(self, query: str) -> Any:
        """A single value of the database, as it lies on disk."""
        with sqlite3.connect(f"file:{self.home}/tilewright.sqlite3?mode=ro", uri=True) as database:
            return database.execute(query).fetchone()[0]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Path, str]]:
    """A studio in a process of its own: its address, its home, and Ada's session."""
    home = tmp_path_factory.mktemp("tables")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    environment = {name: value for name, value in os.environ.items() if name != "DATABASE_URL"}
    running = subprocess.Popen(
        [sys.executable, "-m", "tests.browser.server", str(port), *GAMES],
        cwd=ROOT,
        env={**environment, "TILEWRIGHT_HOME": str(home)},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert running.stdout is not None
    session = running.stdout.readline().strip()
    assert f":{port}/" in running.stdout.readline()
    yield f"http://127.0.0.1:{port}", home, session
    running.terminate()
    running.wait(timeout=20)
    running.stdout.close()


@pytest.fixture
def tables(server: tuple[str, Path, str], browser: Browser) -> Iterator[Tables]:
    """The studio; complaints of the browsers fail the test."""

    def nobody(*_: Any) -> Any:
        raise NotImplementedError("people are known to the server, not to the tests")

    made = Tables(server[0], browser, nobody)
    made.home, made.session = server[1], server[2]
    yield made
    for context in made.contexts:
        context.close()
    assert made.complaints == []


def ply(page: Page) -> int:
    return int(page.locator("#tp-parts").get_attribute("data-ply") or -1)


def goes_on(page: Page, before: int) -> None:
    # By a selector: the page's policy forbids to evaluate a string.
    page.locator(f"#tp-parts:not([data-ply='{before}'])").wait_for(state="attached")


def comes_to_rest(page: Page) -> None:
    """Wait until the bots have decided all they can: the page has stayed the same for a while."""
    seen = -1
    while seen != ply(page):
        seen = ply(page)
        page.wait_for_timeout(1000)


def press(page: Page, number: int) -> None:
    """Press a button and wait until the page shows what came of it."""
    before = ply(page)
    page.locator(".tp-action").nth(number).click()
    goes_on(page, before)


def begun(tables: Tables, game: str, language: str, seats: list[tuple[str, str]], **options: Any) -> Page:
    """A table of a game, set up on the page by Ada, who sits at its first seat."""
    page = tables.sign_in(locale=language, **options)
    page.goto(f"{tables.address}/table/new/?game={game}")
    for number, (who, name) in enumerate(seats):
        page.select_option(f"[name='who:{number}']", who)
        page.fill(f"[name='name:{number}']", name)
    page.fill("[name=seed]", SEED)
    page.select_option("[name=undo]", "any")
    page.locator("main form button").last.click()
    return page


def test_two_people_in_two_languages_and_a_bot_play_to_the_end(tables: Tables) -> None:
    seats = [("person", "Ada"), ("person", "Ben"), ("planner", "Robot")]
    ada = begun(tables, "platformer", "en-GB", seats, viewport={"width": 1280, "height": 900})
    link = ada.get_by_label("Link for Ben").input_value()
    ada.get_by_role("link", name="To the table").click()
    ben = tables.visit(locale="de-DE", viewport={"width": 1280, "height": 900})
    ben.goto(link)
    assert "seat_" not in ben.url
    expect(ben.locator("html")).to_have_attribute("lang", "de")
    expect(ben.locator(".tp-you")).to_contain_text("Ben")
    expect(ada.locator(".tp-you")).to_contain_text("Ada")
    name = ada.url.rstrip("/").rpartition("/")[2]
    game = f"(SELECT id FROM playtest_testgame WHERE public_id = '{name}')"

    decided = {"Ada": 0, "Ben": 0}
    special: dict[int, Callable[[Page], None]] = {
        8: reload,
        10: lambda page: twice(tables, page, game),
        12: lambda page: switch(page, "it"),
    }
    while True:
        page = whose_turn(ada, ben)
        if page is None:
            break
        who = "Ada" if page is ada else "Ben"
        decided[who] += 1
        total = sum(decided.values())
        assert total <= MOST
        if total in special:
            special[total](page)
        else:
            press(page, 0 if decided[who] <= PLAYED else -1)

    reason = tables.ask(f"SELECT outcome FROM playtest_testgame WHERE id = {game}")
    assert "turn_limit" not in reason
    assert '"winners": [' in reason
    for page in (ada, ben):
        expect(page.locator("#tp-outcome")).to_be_visible()
    assert min(decided.values()) >= 5
    assert sum(decided.values()) > max(special)
    assert tables.ask(f"SELECT count(*) FROM playtest_move WHERE by_bot AND game_id = {game}") > 10
    by_people = f"SELECT count(*) FROM playtest_move WHERE NOT by_bot AND game_id = {game}"
    assert tables.ask(by_people) == sum(decided.values())

    ada.locator("#tp-decide .tw-button[href*=replay]").first.click()
    slider = ada.get_by_role("slider")
    last = int(slider.get_attribute("max") or 0)
    slider.fill("5")
    expect(ada.locator("#tp-parts")).to_have_attribute("data-ply", "5")
    ada.keyboard.press("End")
    expect(ada.locator("#tp-parts")).to_have_attribute("data-ply", str(last))


def whose_turn(ada: Page, ben: Page) -> Page | None:
    """Whoever must decide now, as the pages say by themselves; nobody when both show the end."""
    for _ in range(200):
        shown = [page for page in (ada, ben) if page.locator(".tp-action").count()]
        if len(shown) == 1:
            return shown[0]
        if ada.locator("#tp-outcome").count() and ben.locator("#tp-outcome").count():
            return None
        ada.wait_for_timeout(40)
    raise AssertionError("nobody is asked, and the game is not over")


def reload(page: Page) -> None:
    """In the middle of a game: the same seat, the same decision."""
    offered = page.locator(".tp-action").evaluate_all("all => all.map((each) => each.value)")
    page.reload()
    assert page.locator(".tp-action").evaluate_all("all => all.map((each) => each.value)") == offered
    press(page, 0)


def twice(tables: Tables, page: Page, game: str) -> None:
    """The same decision sent twice, as by a network that repeats it: it counts once."""
    count = f"SELECT count(*) FROM playtest_move WHERE NOT by_bot AND game_id = {game}"
    moves, before = tables.ask(count), ply(page)
    statuses = page.evaluate(
        """async () => {
            const form = document.getElementById("tp-form");
            const body = new FormData(form, form.querySelector(".tp-action"));
            const headers = {"X-Table": "live"};
            const send = () => fetch(form.getAttribute("action"), {method: "POST", body, headers});
            const first = await send();
            const again = await send();
            return [first.status, again.status];
        }"""
    )
    assert statuses == [200, 200]
    assert tables.ask(count) == moves + 1
    goes_on(page, before)


def switch(page: Page, language: str) -> None:
    """Another language in mid-game: the same seat, the same decision in other words."""
    offered = page.locator(".tp-action").evaluate_all("all => all.map((each) => each.value)")
    words = page.locator("#tp-decide").inner_text()
    page.click(f".tw-languages [value={language}]")
    expect(page.locator("html")).to_have_attribute("lang", language)
    assert page.locator(".tp-action").evaluate_all("all => all.map((each) => each.value)") == offered
    assert page.locator("#tp-decide").inner_text() != words
    expect(page.locator(".tp-you")).to_be_visible()
    press(page, 0)


@pytest.mark.parametrize("game", GAMES)
def test_a_table_of_every_game_is_played_on_a_telephone_and_by_keys(tables: Tables, game: str) -> None:
    seats = [("person", "Ada"), ("random", "Uno"), ("random", "Dos")]
    phone = {"viewport": {"width": 390, "height": 844}, "color_scheme": "dark"}
    page = begun(tables, game, "es-ES", seats, **phone)
    expect(page.locator("#tp-live")).to_have_text("en directo")
    loaded = page.evaluate(
        "Promise.all([...document.querySelectorAll('.tp-board img')].map((each) => { each.loading = 'eager';"
        " return each.decode().then(() => each.naturalWidth > 0); }))"
    )
    assert loaded
    assert all(loaded)
    assert page.locator("svg.tt-map:visible").count() == 1
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    expect(page.locator(".tp-action").first).to_be_visible()
    before = ply(page)
    page.keyboard.press("1")
    goes_on(page, before)
    assert page.evaluate("document.activeElement.closest('#tp-decide') !== null")
    comes_to_rest(page)
    page.locator("#tp-undo button").click()
    expect(page.locator("#tp-lines")).to_contain_text("Ada deshace")
    expect(page.locator(".tp-action").first).to_be_visible()
    card = page.locator("details.tt-card, details.tt-who").first
    card.locator("summary").click()
    expect(card.locator("p")).to_be_visible()


def test_a_table_is_played_without_any_script(tables: Tables) -> None:
    seats = [("person", "Ada"), ("random", "Bot")]
    page = begun(tables, "platformer", "en-GB", seats, java_script_enabled=False)
    offered = page.locator(".tp-action")
    for _ in range(3):
        for _ in range(40):  # until the bot has decided
            if offered.count():
                break
            page.reload()
        before = ply(page)
        offered.first.click()
        assert ply(page) > before
    page.get_by_role("button", name="Take back").click()
    expect(page.locator("#tp-lines")).to_contain_text("Ada takes back the last decision")


def test_the_question_and_a_refusal_stay_in_sight_beside_many_actions(tables: Tables) -> None:
    """However far the actions are scrolled, and whatever news comes after the refusal."""
    tables.expected.add(409)
    seats = [("person", "Ada"), ("random", "Bot")]
    page = begun(tables, "platformer", "en-GB", seats, viewport={"width": 1280, "height": 620})
    expect(page.locator(".tp-action").first).to_be_visible()
    press(page, 0)
    expect(page.locator(".tp-action").first).to_be_visible()
    comes_to_rest(page)
    page.evaluate(
        "for (let i = 0; i < 30; i++) { const last = [...document.querySelectorAll('.tp-action')].at(-1);"
        " last.after(last.cloneNode(true)); }"
    )
    page.locator("#tp-decide").evaluate("each => { each.scrollTop = each.scrollHeight; }")
    expect(page.locator("#tp-question")).to_be_in_viewport(ratio=1)
    shown = (
        "() => { const text = document.getElementById('%s').getBoundingClientRect();"
        " const box = document.getElementById('tp-decide').getBoundingClientRect();"
        " return text.height > 0 && text.top >= box.top - 1 && text.bottom <= box.bottom + 1; }"
    )
    assert page.evaluate(shown % "tp-question")
    page.locator("#tp-form [name=ply]").evaluate("each => { each.value = 0; }")
    page.locator("#tp-form [name=key]").evaluate("each => { each.value = 'another'; }")
    page.locator(".tp-action").first.click()
    refusal = page.locator("#tp-error")
    expect(refusal).not_to_be_empty()
    page.wait_for_timeout(2500)  # news of the table comes meanwhile
    expect(refusal).not_to_be_empty()
    page.locator("#tp-decide").evaluate("each => { each.scrollTop = each.scrollHeight; }")
    assert page.evaluate(shown % "tp-error")
    press(page, 0)
    expect(refusal).to_be_empty()
