"""Every page there is, for those who see it badly or not at all: axe-core finds nothing, by day and by night,
on a wide screen and on a phone; and nothing sticks out sideways.

A page costs seconds of a machine, so every fourth is looked at, in one of the four ways, and the next commit
looks at others; the long test looks at all pages in all four."""

from __future__ import annotations

from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from django.contrib.auth.models import User
from django.test import Client
from playwright.sync_api import Page

from content.actions.change_many import change_many
from content.change_plan import CellEdit
from content.models import Entry, Release, Revision, TextUnit
from engine.games import games
from tests.browser.conftest import BACKEND, Studio
from tests.commit import chance
from tests.kept import published
from tests.playtest.campaign_pages.conftest import run, started
from tests.playtest.table.test_pages import begin

PACKS = Path(__file__).parents[2] / "content" / "packs"
MODES = [(1440, "light"), (390, "dark"), (1440, "dark"), (390, "light")]
NARROW = 375
MOST_STOPS = 90
"""So many stops of the keyboard a way may have, at the very most."""
PLAIN = [
    "",
    "games/platformer/item/",
    "games/platformer/item/?q=nothing",
    "games/platformer/item/?filter=price&group=price&where=price:least:3",
    "games/platformer/item/boots_of_speed/",
    "games/platformer/item/boots_of_speed/history/",
    "games/platformer/item/boots_of_speed/delete/",
    "games/platformer/item/add-new/",
    "games/platformer/boss/medusa/",
    "games/platformer/boss/medusa/kit/",
    "games/platformer/boss/medusa/delete/",
    "games/platformer/tile/",
    "games/platformer/tile/{tile}/",
    "games/platformer/hero/",
    "games/platformer/hero/{hero}/",
    "games/princess/character/doctor_leech/",
    "translations/?language=de",
    "translations/?language=de&state=stale",
    "translations/{text}/de/text/",
    "translations/files/?language=de",
    "translations/overview/?game=platformer",
    "translations/overview/?game=platformer&kind=item",
    "translations/activity/",
    "translations/review/?game=platformer&language=de&state=",
    "translations/replace/?game=platformer&language=de&find=Level&instead=Stufe",
    "wording/?game=platformer&language=it",
    "wording/platformer/it/op-gain/",
    "publish/",
    "publish/princess/",
    "publish/platformer/",
    "releases/",
    "releases/princess/1/",
    "releases/princess/1/withdraw/",
    "prints/",
    "prints/order/platformer/",
    "prints/printers/",
    "sheets/platformer/",
    "jobs/",
    "history/",
    "deleted/",
    "users/",
    "users/new/",
    "users/{user}/",
    "users/{other}/",
    "languages/",
    "languages/add-new/",
    "languages/de/",
    "packs/",
    "packs/platformer/",
    "packs/dungeons/start/",
    "find/?q=exhaust",
    "password_change/",
    "help/",
    "help/?q=print",
    "help/?q=xyzzy",
    "help/editor/",
    "help/printing/",
    "help/tutorials/designer/",
    "help/decisions/",
    "help/fields/platformer/hero/",
    "help/words/princess/",
]
"""Pages of the admin."""


def faults_of(page: Page) -> list[str]:
    """What axe-core finds: the rule, and where."""
    found = Axe().run(page).response["violations"]
    return [f"{each['id']}: {node['target']}" for each in found for node in each["nodes"]]


def addresses(owner: User, client: Client) -> list[str]:
    """All pages, with something to show on each."""
    published(PACKS / "platformer")
    release = published(PACKS / "princess")
    campaign = run(started(release, title="A dozen"))
    tables = [begin(client, game) for game in ("princess", "platformer")]
    entries = Entry.objects.filter(game="platformer").order_by("slug")
    first = {kind: entries.filter(kind=kind)[0] for kind in ("tile", "hero")}
    revision = Revision.objects.filter(entry__slug="boots_of_speed").order_by("pk")[0]
    text = TextUnit.objects.get(entry__game="platformer", entry__slug="your_turn", field="text")
    other = User.objects.create_user("tara", is_staff=True)
    known = {
        "user": owner.pk,
        "other": other.pk,
        "text": text.pk,
        **{kind: entry.slug for kind, entry in first.items()},
    }
    pages = [f"/admin/{path.format(**known)}" for path in PLAIN]
    pages.append(f"/admin/games/platformer/item/boots_of_speed/history/{revision.pk}/")
    edit = CellEdit("boots_of_speed", revision.pk, "price", "7")
    kind = games()["platformer"].kinds["item"]
    together, _slugs = change_many(first["hero"].game, kind, [edit], author=None, spoken="en")
    pages.append(f"/admin/history/changes/platformer/{together}/")
    pages += ["/tokens/", "/api/v1/docs/", "/table/", "/table/new/", "/table/new/?game=princess"]
    pages += ["/campaigns/", "/campaigns/new/?game=princess"]
    pages += [f"/campaigns/{campaign.public_id}/", f"/campaigns/{campaign.public_id}/games/"]
    for table in tables:
        pages += [
            f"/table/{table.public_id}/{part}" for part in ("", "watch/", "links/", "replay/", "delete/")
        ]
    return pages


def sweep(studio: Studio, shift: int | None = None) -> dict[str, list[str]]:
    """What is wrong with which page, by light and size; with a shift, of every fourth page in one of them."""
    owner = studio.person("owner", "olga")
    client = Client()
    client.force_login(owner, backend=BACKEND)
    paths = addresses(owner, client)
    session = client.cookies["sessionid"].value
    wrong: dict[str, list[str]] = {}
    for mode in range(len(MODES)):
        width, theme = MODES[mode]
        page = studio.visit(viewport={"width": width, "height": 900}, color_scheme=theme)
        page.context.add_cookies([{"name": "sessionid", "value": session, "url": studio.address}])
        for number, path in enumerate(paths):
            turn, way = (
                (number + (shift or 0)) % len(MODES),
                (number // len(MODES) + (shift or 0)) % len(MODES),
            )
            if shift is not None and (turn, way) != (0, mode):
                continue
            page.goto(studio.address + path)
            found = faults_of(page)
            page.set_viewport_size({"width": NARROW, "height": 900})
            reach = page.evaluate("document.documentElement.scrollWidth")
            page.set_viewport_size({"width": width, "height": 900})
            found += [f"{reach} pixels wide on a screen of {NARROW}"] if reach > NARROW else []
            if found:
                wrong[f"{path} {width} {theme}"] = found
        page.context.close()
        studio.contexts.remove(page.context)
    return wrong


def test_every_page_is_usable_without_seeing_it_well(studio: Studio) -> None:
    assert sweep(studio, chance()) == {}


@pytest.mark.soak
def test_every_page_by_every_light_and_size(studio: Studio) -> None:
    assert sweep(studio) == {}


def test_what_means_something_by_its_colour_keeps_it(studio: Studio) -> None:
    """Where the system chooses the colours, painted edges and the switch stay visible, and what is chosen is
    marked by a line."""
    published(PACKS / "platformer")
    page = studio.enter("designer", forced_colors="active")
    studio.open(page, f"games/platformer/tile/{Entry.objects.filter(kind='tile').order_by('slug')[0].slug}/")
    style = (
        "each => { const seen = getComputedStyle(each); return [seen.backgroundColor, seen.outlineStyle]; }"
    )
    edge = page.locator(".tw-edge[data-on]").first.evaluate(style)
    assert edge[0] != "rgba(0, 0, 0, 0)"
    assert page.locator(".tw-languages [aria-current]").evaluate(style)[1] == "solid"
    assert page.locator(".tw-swatch[aria-checked=true]").first.evaluate(style)[1] == "solid"


def test_one_tab_reaches_the_content_and_a_save_keeps_the_focus(studio: Studio) -> None:
    page = studio.enter("designer", "anna")
    studio.open(page, "games/lanternwick/ferryman/ada/")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.className") == "tw-skip"
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.id") == "main"
    page.focus("[name='text:name']")
    page.keyboard.type("!")
    page.wait_for_load_state("networkidle")  # what the page asks for shares the one connection of the tests
    page.keyboard.press("Control+s")
    page.wait_for_selector(".tw-alert-success")
    assert page.evaluate("document.activeElement.name") == "text:name"


def tab_to(page: Page, wanted: str, key: str = "Tab") -> None:
    """Press a key until the focus is where it is wanted; whoever sees it must see a ring."""
    for _ in range(MOST_STOPS):
        page.keyboard.press(key)
        if page.evaluate("wanted => document.activeElement.matches(wanted)", wanted):
            ring = page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
            assert ring != "none", wanted
            return
    raise AssertionError(f"{wanted} is not reached by {key} on {page.url}")


def test_a_round_by_keyboard_alone(studio: Studio) -> None:
    """Menu, list, entry, publish, log-out: nothing but Tab, Enter and what is typed."""
    studio.expected = {404}  # the face of a card that has no layout
    page = studio.enter("designer", "anna")
    studio.open(page, "")
    tab_to(page, ".tw-games > summary")
    page.keyboard.press("Enter")
    tab_to(page, ".tw-games a[href$='lanternwick']")
    page.keyboard.press("Enter")
    page.wait_for_url("**/?game=lanternwick")
    tab_to(page, ".tw-menu-item[href$='/lanternwick/ferryman/']")
    page.keyboard.press("Enter")
    page.wait_for_url("**/ferryman/")
    page.keyboard.press("Tab")  # past the menu
    page.keyboard.press("Enter")
    tab_to(page, ".tw-table tbody a[href$='/ada/']")
    page.keyboard.press("Enter")
    page.wait_for_url("**/ada/")
    tab_to(page, "[name='text:name']")
    page.keyboard.press("End")
    page.keyboard.type(" the Bold")
    page.keyboard.press("Control+s")
    page.wait_for_selector(".tw-alert-success")
    tab_to(page, ".tw-menu-item[href$='/publish/']", "Shift+Tab")
    page.keyboard.press("Enter")
    page.wait_for_url("**/publish/lanternwick/")  # the only game with content
    tab_to(page, "main form[method=post] button[type=submit].tw-button")
    page.keyboard.press("Enter")
    page.wait_for_selector("text=has been published")
    tab_to(page, ".tw-user > summary")
    page.keyboard.press("Enter")
    tab_to(page, "#logout-form button")
    page.keyboard.press("Enter")
    page.wait_for_selector("text=You are logged out")
    assert Release.objects.filter(game="lanternwick").count() == 1
    assert Entry.objects.get(slug="ada").changed_by == User.objects.get(username="anna")
