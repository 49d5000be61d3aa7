"""The frame of every page: landmarks, the menu with one game at a time, one theme, and little weight."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest
from django.contrib.staticfiles import finders
from django.test import Client

from content.models import Pack
from tests.editor.conftest import ClientOf
from tests.editor.pages import shown
from tests.kept import published

PACKS = Path(__file__).parents[2] / "content" / "packs"
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
    tags = [tag for tag in re.findall(r"<img[^>]*>", page.decode()) if 'src="/static' not in tag]
    lazy = [tag for tag in tags if 'loading="lazy"' in tag]
    pictures = [re.findall(r' src="([^"]+)"', tag)[0] for tag in tags if tag not in lazy[IN_SIGHT:]]
    drawn = sum(len(client.get(picture.replace("&amp;", "&")).content) for picture in set(pictures))
    return len(gzip.compress(page)) + sum(weigh_file(path, seen) for path in files) + drawn


def test_a_page_weighs_little(lanternwick: Pack, client_of: ClientOf) -> None:
    published(PACKS / "platformer")
    owner = client_of("owner")
    pages = ["/admin/", "/admin/games/platformer/item/", "/admin/releases/platformer/1/", "/admin/users/"]
    pages += [
        "/admin/games/platformer/item/boots_of_speed/",
        "/admin/translations/",
        "/table/",
        "/api/v1/docs/",
    ]
    weights = {page: weigh(owner, page) for page in pages}
    assert {page: weight for page, weight in weights.items() if weight > MOST} == {}


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


@pytest.mark.parametrize("chosen", ["light", "dark", "system", "purple"])
def test_the_theme_is_kept_and_written_into_the_page(db: None, chosen: str) -> None:
    client = Client()
    answer = client.post("/theme/", {"theme": chosen, "next": "/admin/login/"})
    assert answer["Location"] == "/admin/login/"
    page = shown(client.get("/admin/login/"))
    assert (f'data-theme="{chosen}"' in page) is (chosen in ("light", "dark"))
    assert client.post("/theme/", {"theme": "dark", "next": "//elsewhere.example/"})["Location"] == "/"
