"""``python -m tests.pictures``: take the pictures of README and docs anew, from a studio of its own with the
shipped games, in a real browser.

    python -m tests.pictures                 all of them
    python -m tests.pictures card table      some of them

Each picture is a function below, named after its file in `docs/pictures`. The sheets of the three games
(``print.png``) are no page: they are put together from printed ones.
"""

from __future__ import annotations

import argparse
import os
import re
import socket
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from typing import Literal

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from tests.machine import browser as find_browser

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "docs" / "pictures"
PATIENCE = 120_000
"""Milliseconds that anything may take: this is no test of speed."""
ITEM = "/admin/games/platformer/item"


class Studio:
    """A studio that is served, and a browser in which its owner has signed in."""

    def __init__(self, address: str, password: str, browser: Browser) -> None:
        self.address, self.password, self.browser = address, password, browser

    def enter(
        self, size: tuple[int, int], language: str = "en", theme: Literal["light", "dark"] = "light"
    ) -> Page:
        """A page of its own, signed in."""
        context = self.browser.new_context(
            viewport={"width": size[0], "height": size[1]}, color_scheme=theme, base_url=self.address
        )
        context.add_cookies([{"name": "django_language", "value": language, "url": self.address}])
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.goto("/admin/login/")
        page.fill("[name=username]", "admin")
        page.fill("[name=password]", self.password)
        page.click("button[type=submit]")
        page.wait_for_selector("main")
        return page


def card(studio: Studio) -> Page:
    """A card beside its form."""
    page = studio.enter((1280, 1040))
    page.goto(f"{ITEM}/boots_of_speed/")
    page.wait_for_selector(".tw-face img")
    return page


def dashboard(studio: Studio) -> Page:
    """All games, and how far each has come."""
    page = studio.enter((1280, 820))
    page.goto("/admin/")
    return page


def items(studio: Studio) -> Page:
    """A kind as its printed cards, in German."""
    page = studio.enter((1280, 860), "de")
    page.goto(f"{ITEM}/")
    page.click("button[name=view][value=gallery]")
    return page


def tile(studio: Studio) -> Page:
    """A tile being painted, in German and dark."""
    page = studio.enter((1280, 900), "de", "dark")
    page.goto("/admin/games/platformer/tile/")
    page.click(".tw-table tbody th a, .tw-gallery a")
    page.wait_for_selector("[data-drawing]", state="attached")
    return page


def translations(studio: Studio) -> Page:
    """The desk, after an English name was changed."""
    page = studio.enter((1280, 760))
    page.goto(f"{ITEM}/boots_of_speed/")
    page.fill("[name='text:name']", "Boots of haste")
    page.click("button[name=continue]")
    page.wait_for_selector("text=has been saved")
    page.goto("/admin/translations/")
    page.wait_for_selector("[data-desk-row]")
    return page


def builder(studio: Studio) -> Page:
    """The sentence of a card with the part that is being changed."""
    page = studio.enter((1280, 900))
    make_faster(page)
    page.locator(".tw-builder").scroll_into_view_if_needed()
    page.evaluate("window.scrollBy(0, 260)")
    return page


def make_faster(page: Page) -> None:
    """Open Boots of speed and let them move 2 spaces, as the tutorial does, without saving."""
    page.goto(f"{ITEM}/boots_of_speed/")
    page.locator(".tw-builder .tw-part-operation").first.click()
    page.get_by_role("button", name="Steps: more").click()
    page.wait_for_selector(".tw-builder .tw-part:has-text('spaces')")


def try_it(studio: Studio) -> Page:
    """The changed card acts in a game."""
    page = studio.enter((1280, 900))
    make_faster(page)
    page.keyboard.press("Control+Enter")
    page.wait_for_selector("text=acts.")
    return page


def publish(studio: Studio) -> Page:
    """What will change, after a card was edited."""
    page = studio.enter((1280, 900))
    make_faster(page)
    page.fill("[name='data:price']", "5")
    page.click("button[name=continue]")
    page.wait_for_selector("text=has been saved")
    page.goto("/admin/publish/platformer/")
    return page


def comparison(studio: Studio) -> Page:
    """What the edit of a card, made for `publish`, did to the game."""
    page = studio.enter((1280, 900))
    page.goto("/admin/publish/platformer/")
    page.click("a[href*='against=draft']")
    page.fill("[name=games]", "30")
    return finish_campaign(page)


def finish_campaign(page: Page) -> Page:
    """Start the campaign of the form and wait for its report."""
    page.get_by_role("button", name="Start", exact=True).first.click()
    page.wait_for_url(re.compile(r"/campaigns/(?!new)[^/]+/"))
    page.wait_for_selector("#cp-state:has-text('finished')", timeout=PATIENCE * 5)
    page.reload()
    return page


def table(studio: Studio) -> Page:
    """A test game of Platformer."""
    return sit_down(studio, "platformer")


def table_princess(studio: Studio) -> Page:
    """A test game of The Princess."""
    return sit_down(studio, "princess")


def sit_down(studio: Studio, game: str) -> Page:
    """A new test game, at its first decision."""
    page = studio.enter((1280, 900))
    page.goto(f"/table/new/?game={game}")
    page.click("form.tp-form .tw-button")
    page.wait_for_selector("[data-live]")
    return page


PICTURES: dict[str, Callable[[Studio], Page]] = {
    "card": card,
    "dashboard": dashboard,
    "items": items,
    "table": table,
    "table-princess": table_princess,
    "tile": tile,
    "builder": builder,
    "try-it": try_it,
    "publish": publish,
    "comparison": comparison,
    "translations": translations,
}
"""In an order in which nothing that one changes is seen on another."""


@contextmanager
def served() -> Iterator[tuple[str, str]]:
    """A studio with the shipped games: its address, and the password of its owner."""
    with socket.socket() as free, tempfile.TemporaryDirectory(prefix="tilewright-pictures-") as home:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
        free.close()
        environment = {**os.environ, "TILEWRIGHT_HOME": home, "PORT": port}
        manage = [sys.executable, str(ROOT / "manage.py")]
        told = subprocess.run(
            [*manage, "setup", "--before-serving"],
            env=environment,
            capture_output=True,
            text=True,
            check=True,
        )
        [password] = re.findall(r"password (\S+)", told.stdout)
        server = subprocess.Popen([*manage, "serve"], env=environment, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            server.stdout.readline()
            yield f"http://127.0.0.1:{port}", password
        finally:
            server.terminate()
            server.wait()


def take(page: Page, name: str) -> None:
    """Keep what a page shows once all of it is there, in 256 colours."""
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(2000)
    with Image.open(BytesIO(page.screenshot())) as image:
        few = image.convert("RGB").quantize(256, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
        few.save(FOLDER / f"{name}.png", optimize=True)
    page.context.close()


def main(arguments: list[str]) -> None:
    """Take them."""
    parser = argparse.ArgumentParser(prog="python -m tests.pictures", description="Take the pictures anew.")
    parser.add_argument("name", nargs="*", choices=[[], *PICTURES], help="a picture; without one: all")
    wanted = parser.parse_args(arguments).name or list(PICTURES)
    with served() as (address, password), sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=["--no-sandbox"])
        studio = Studio(address, password, browser)
        for name, make in PICTURES.items():
            if name in wanted:
                take(make(studio), name)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
