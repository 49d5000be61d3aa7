"""The frame of every page: landmarks, the menu with one game at a time, one theme, and little weight."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest
from django.conf import settings
from django.contrib.staticfiles import finders
from django.test import Client
from django.utils import translation
from django.utils.translation import gettext

from content.models import Pack
from content.wording import wording
from tests.editor.conftest import ClientOf
from tests.editor.pages import shown
from tests.kept import published
from tests.playtest.table.test_pages import begin

ROOT = Path(__file__).parents[2]
PACKS = ROOT / "content" / "packs"
MOST = 250_000
"""Bytes of a page that nobody has seen before, everything it loads included."""
IN_SIGHT = 8
"""So many of the pictures that wait until they are scrolled to are in sight at first."""


def weigh_file(path: str, seen: set[str]) -> int:
    """A static file as it travels, with what it names itself."""
    if path in seen:
        return 0
    seen.add(path)
    found = finders.find(path)
    assert isinstance(found, str), path
    data = Path(found).read_bytes()
    if path.endswith(".css"):
        folder = path.rpartition("/")[0]
        inner = re.findall(r'url\("?([^")]+)"?\)', data.decode())
        named = sum(weigh_file(f"{folder}/{name}", seen) for name in inner if not name.startswith("data:"))
        return len(gzip.compress(data)) + named
    return len(data) if path.endswith((".woff2", ".png")) else len(gzip.compress(data))


def weigh(client: Client, address: str) -> int:
    """A page with everything it loads."""
    page = client.get(address).content
    seen: set[str] = set()
    files = re.findall(r'(?:href|src)="/static/([^"#?]+)', page.decode())
    tags = [tag for tag in re.findall(r"<img[^>]* src=[^>]*>", page.decode()) if 'src="/static' not in tag]
    lazy = [tag for tag in tags if 'loading="lazy"' in tag]
    pictures = [re.findall(r' src="([^"]+)"', tag)[0] for tag in tags if tag not in lazy[IN_SIGHT:]]
    drawn = sum(len(client.get(picture.replace("&amp;", "&")).content) for picture in set(pictures))
    return len(gzip.compress(page)) + sum(weigh_file(path, seen) for path in files) + drawn


MAIN = [
    "/admin/",
    "/admin/games/platformer/item/",
    "/admin/games/platformer/item/boots_of_speed/",
    "/admin/games/platformer/tile/beavers_bungalow/",
    "/admin/translations/",
    "/admin/publish/platformer/",
    "/admin/releases/platformer/1/",
    "/admin/prints/order/platformer/",
    "/admin/jobs/",
    "/admin/history/",
    "/admin/find/?q=exhaust",
    "/admin/users/",
    "/admin/languages/add-new/",
    "/admin/packs/",
    "/tokens/",
    "/api/v1/docs/",
    "/table/",
    "/campaigns/",
    "/campaigns/new/?game=platformer",
]
"""The main pages of the studio; a table is weighed with its game."""


def test_a_page_weighs_little_and_only_its_own_text_when_it_is_seen_again(
    lanternwick: Pack, client_of: ClientOf
) -> None:
    """Files are named by what they hold and kept for ever (`studio.static_files`), and so are pictures; of a
    face that has not changed the browser hears so in a few bytes."""
    published(PACKS / "platformer")
    owner = client_of("owner")
    table = begin(owner, "platformer")
    weights = {page: weigh(owner, page) for page in [*MAIN, f"/table/{table.public_id}/"]}
    assert {page: weight for page, weight in weights.items() if weight > MOST} == {}
    for page in ("/admin/games/platformer/item/", "/admin/releases/platformer/1/"):
        drawn = re.findall(r'<img[^>]* src="(/admin/[^"]+)"', shown(owner.get(page)))
        assert drawn
        address = drawn[0].replace("&amp;", "&")
        first = owner.get(address)
        assert "no-store" not in first["Cache-Control"]
        again = owner.get(address, headers={"if-none-match": first["ETag"]})
        assert (again.status_code, again.content) == (304, b"")


def test_a_page_has_its_landmarks_and_a_way_past_the_menu(lanternwick: Pack, client_of: ClientOf) -> None:
    owner = client_of("owner")
    ours = ("/admin/", "/admin/users/", "/admin/password_change/", "/table/", "/api/v1/docs/", "/tokens/")
    for address in ours:
        page = shown(owner.get(address))
        body = page[page.index("<body") :]
        assert body.index('href="#main"') < body.index("<button"), address
        assert (page.count("<main "), page.count("<h1"), page.count('<header class="tw-top"')) == (1, 1, 1), (
            address
        )
        assert 'id="logout-form"' in page, address
        assert all('aria-hidden="true"' in each for each in re.findall(r"<svg class=\"tw-icon[^>]*>", page))


def test_the_menu_shows_the_kinds_of_one_game(lanternwick: Pack, client_of: ClientOf) -> None:
    """That of the page, else that of the page before; the others are a click away."""
    designer = client_of("designer")

    def games() -> set[str]:
        page = shown(designer.get("/admin/history/"))
        menu = page[page.index('id="menu"') : page.index("</nav>")]
        assert "/admin/?game=princess" in menu
        assert "/admin/translations/" in menu
        return set(re.findall(r"/admin/games/(\w+)/", menu))

    assert len(games()) == 1
    designer.get("/admin/games/lanternwick/canal/")
    assert games() == {"lanternwick"}
    designer.get("/admin/?game=princess")
    assert games() == {"princess"}
    designer.get("/admin/?game=nonsense")
    assert games() == {"princess"}


def test_the_theme_holds_on_every_sort_of_page(lanternwick: Pack, client_of: ClientOf) -> None:
    """The table, campaigns and the API read the same cookie and the same file of colours."""
    published(PACKS / "princess")
    owner = client_of("owner")
    table = begin(owner, "princess")
    pages = ["/admin/", "/admin/users/", "/table/", f"/table/{table.public_id}/", "/campaigns/", "/tokens/"]
    for theme in ("dark", "light"):
        owner.post("/theme/", {"theme": theme, "next": "/admin/"})
        for address in [*pages, "/api/v1/docs/", "/admin/nothing/"]:
            page = shown(owner.get(address))
            assert f'data-theme="{theme}"' in page, address
            assert page.count("frame/tokens.css") == 1, address
            assert "data-themes" in page, address


@pytest.mark.parametrize("chosen", ["light", "dark", "system", "purple"])
def test_the_theme_is_kept_and_written_into_the_page(db: None, chosen: str) -> None:
    client = Client()
    answer = client.post("/theme/", {"theme": chosen, "next": "/admin/login/"})
    assert answer["Location"] == "/admin/login/"
    page = shown(client.get("/admin/login/"))
    assert (f'data-theme="{chosen}"' in page) is (chosen in ("light", "dark"))
    assert client.post("/theme/", {"theme": "dark", "next": "//elsewhere.example/"})["Location"] == "/"


def test_the_same_thing_is_done_in_the_same_way_everywhere() -> None:
    """Dates that are read are short, the long form is what the pointer tells; what chooses rows is *Show* on
    every page; the title of a page and the house are parted by the same sign."""
    templates = [path for package in ("editor", "playtest") for path in (ROOT / package).rglob("*.html")]
    told = re.compile(r'title="\{\{[^}]*\|date:"DATETIME_FORMAT" \}\}"')
    for path in templates:
        text = told.sub("", path.read_text("utf-8"))
        assert '|date:"DATETIME_FORMAT"' not in text, path.name
        assert '|date:"DATE_FORMAT"' not in text, path.name
        heads = re.sub(r"<svg.*?</svg>", "", text, flags=re.S)  # a drawing has titles of its own
        assert "<title>" not in heads or "| Tilewright</title>" in heads, path.name
    for code, _name in settings.LANGUAGES:
        say = wording(code).say
        with translation.override(code):
            assert say("table-take") == say("cpage-filter") == gettext("Show"), code
