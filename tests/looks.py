"""``python -m tests.looks FOLDER``: photograph every main page, in every language, by day and by night, from
a studio of its own with the shipped games, and lay the pictures out on sheets that a person looks through.

    python -m tests.looks /tmp/looks                          all pages, four languages, light and dark
    python -m tests.looks /tmp/looks --language de --theme dark users packs
    python -m tests.looks /tmp/looks --width 375              as on a phone
    python -m tests.looks /tmp/looks --forced                 where the system chooses the colours

What it makes is for the eye and is not kept in the repository. A page that cannot be shown ends it.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from tests.machine import browser as find_browser
from tests.pictures import ITEM, Studio, served

LANGUAGES, THEMES = ("en", "es", "it", "de"), ("light", "dark")
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-sync"]
HEIGHT = 900
COLUMNS, ROWS = 2, 4
SHOWN_WIDTH = 960
"""How wide a page is on a sheet, at most."""
GAMES = "/admin/games"

PAGES: dict[str, str] = {
    "dashboard": "/admin/",
    "list": f"{ITEM}/",
    "tiles": f"{GAMES}/platformer/tile/",
    "item": f"{ITEM}/boots_of_speed/",
    "hero": f"{GAMES}/platformer/hero/auntie_haggle/",
    "painter": f"{GAMES}/platformer/tile/beavers_bungalow/",
    "adventure": f"{GAMES}/dungeons/adventure/first_shift/",
    "character": f"{GAMES}/princess/character/doctor_leech/",
    "add": f"{ITEM}/add-new/",
    "entry-history": f"{ITEM}/boots_of_speed/history/",
    "delete": f"{ITEM}/boots_of_speed/delete/",
    "desk": "/admin/translations/",
    "desk-overview": "/admin/translations/overview/?game=platformer",
    "desk-entries": "/admin/translations/overview/?game=platformer&kind=item",
    "desk-activity": "/admin/translations/activity/",
    "desk-replace": "/admin/translations/replace/?game=platformer&language=de&find=Level&instead=Stufe",
    "desk-review": "/admin/translations/review/?game=platformer&language=de&state=",
    "wording": "/admin/wording/?game=platformer&language=it",
    "message": "/admin/wording/platformer/it/op-gain/",
    "publish": "/admin/publish/",
    "publish-game": "/admin/publish/platformer/",
    "releases": "/admin/releases/",
    "release": "/admin/releases/princess/1/",
    "withdraw": "/admin/releases/princess/1/withdraw/",
    "prints": "/admin/prints/",
    "print-order": "/admin/prints/order/platformer/",
    "printers": "/admin/prints/printers/",
    "sheets": "/admin/sheets/platformer/",
    "jobs": "/admin/jobs/",
    "history": "/admin/history/",
    "deleted": "/admin/deleted/",
    "find": "/admin/find/?q=gold",
    "users": "/admin/users/",
    "user-new": "/admin/users/new/",
    "user": "/admin/users/1/",
    "languages": "/admin/languages/",
    "language": "/admin/languages/de/",
    "language-new": "/admin/languages/add-new/",
    "packs": "/admin/packs/",
    "pack": "/admin/packs/platformer/",
    "password": "/admin/password_change/",
    "tokens": "/tokens/",
    "api": "/api/v1/docs/",
    "lobby": "/table/",
    "new-game": "/table/new/?game=princess",
    "table-platformer": "{platformer}",
    "table-dungeons": "{dungeons}",
    "table-princess": "{princess}",
    "replay": "{princess}replay/?watching=1",
    "links": "{princess}links/",
    "campaigns": "/campaigns/",
    "campaign-new": "/campaigns/new/?game=princess",
    "campaign": "{campaign}",
    "campaign-games": "{campaign}games/",
    "not-found": "/admin/nothing/here/",
}
"""Names and addresses; what stands in braces is made first."""


def palette(page: Page) -> None:
    """The search, open over the page."""
    page.keyboard.press("Control+k")
    page.keyboard.type("gold")
    page.wait_for_selector(".tw-find-option")


def leave(page: Page) -> None:
    """The login, for somebody whom the browser does not know."""
    page.context.clear_cookies(name="sessionid")
    page.goto("/admin/login/")


OPENED: dict[str, tuple[str, Callable[[Page], None]]] = {
    "palette": ("/admin/", palette),
    "login": ("/admin/", leave),
}
"""What is looked at after something was done on a page; the last of them ends the visit."""


def make_something(studio: Studio, names: list[str]) -> dict[str, str]:
    """Test games and a campaign to look at, as far as pages need them."""
    made: dict[str, str] = {}
    wanted = "".join(PAGES.get(name, "") for name in names)
    page = studio.enter((1280, HEIGHT))
    for game in ("platformer", "dungeons", "princess"):
        if f"{{{game}}}" in wanted:
            page.goto(f"/table/new/?game={game}")
            page.click("form.tp-form > div:last-child .tw-button")
            page.wait_for_url("**/table/*/**")
            made[game] = f"/table/{page.url.split('/table/')[1].split('/')[0]}/"
    if "{campaign}" in wanted:
        page.goto("/campaigns/new/?game=princess")
        page.fill("[name=games]", "4")
        page.fill("[name=title]", "Looked at")
        page.click("aside .tw-buttons .tw-button")
        page.wait_for_selector("#cp-head")
        made["campaign"] = page.url.removeprefix(studio.address)
    page.context.close()
    return made


def look(
    studio: Studio, folder: Path, names: list[str], made: dict[str, str], size: tuple[int, int], **way: Any
) -> list[Path]:
    """Pictures of pages in one language and light."""
    language, theme, forced = way["language"], way["theme"], way["forced"]
    page = studio.enter(size, language, theme)
    if forced:
        page.emulate_media(forced_colors="active")
    found = []
    for name in names:
        address, deed = OPENED.get(name, (PAGES.get(name, ""), None))
        page.goto(address.format(**made))
        if deed is not None:
            deed(page)
        page.wait_for_load_state("networkidle")
        path = folder / f"{language}-{theme}-{size[0]}{'-forced' if forced else ''}-{name}.png"
        path.write_bytes(page.screenshot(full_page=size[0] < 500))
        found.append(path)
    page.context.close()
    return found


def lay_out(pictures: list[Path], sheet: Path) -> None:
    """Some pictures beside and below each other."""
    images = [Image.open(BytesIO(path.read_bytes())) for path in pictures]
    width = min(SHOWN_WIDTH, images[0].width)
    small = [each.resize((width, each.height * width // each.width)) for each in images]
    columns = COLUMNS if width > 500 else 4
    tall = min(max(each.height for each in small), 1600)
    rows = -(-len(small) // columns)
    whole = Image.new("RGB", ((width + 8) * columns, (tall + 8) * rows), "#888")
    for number, each in enumerate(small):
        place = ((number % columns) * (width + 8), (number // columns) * (tall + 8))
        whole.paste(each.crop((0, 0, width, min(each.height, tall))), place)
    whole.save(sheet)


def main(arguments: list[str]) -> None:
    """Look at everything that was asked for."""
    parser = argparse.ArgumentParser(prog="python -m tests.looks", description="Photograph the pages.")
    parser.add_argument("folder", type=Path, help="where the pictures go")
    parser.add_argument("name", nargs="*", choices=[[], *PAGES, *OPENED], help="a page; without one: all")
    parser.add_argument("--language", action="append", choices=LANGUAGES, help="one language, or several")
    parser.add_argument("--theme", action="append", choices=THEMES, help="light or dark alone")
    parser.add_argument("--width", type=int, default=1280, help="of the screen")
    parser.add_argument("--forced", action="store_true", help="as where the system chooses the colours")
    asked = parser.parse_intermixed_args(arguments)
    names = asked.name or [*PAGES, *OPENED]
    asked.folder.mkdir(parents=True, exist_ok=True)
    with served() as (address, password), sync_playwright() as playwright:
        browser: Browser = playwright.chromium.launch(executable_path=find_browser(), args=ARGUMENTS)
        studio = Studio(address, password, browser)
        made = make_something(studio, names)
        for language in asked.language or LANGUAGES:
            for theme in asked.theme or THEMES:
                way = {"language": language, "theme": theme, "forced": asked.forced}
                found = look(studio, asked.folder, names, made, (asked.width, HEIGHT), **way)
                step = COLUMNS * ROWS
                for number in range(0, len(found), step):
                    name = f"sheet-{language}-{theme}-{asked.width}-{number // step + 1}.png"
                    lay_out(found[number : number + step], asked.folder / name)
                    print(asked.folder / name)  # noqa: T201 - a command that tells what it made
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
