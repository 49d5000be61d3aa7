"""The README, followed to the letter: each command runs, each name of the menu is there, each click leads
where it says."""

from __future__ import annotations

import io
import re
import shlex
from collections.abc import Callable, Iterator
from html.parser import HTMLParser
from pathlib import Path

import pytest
from django.conf import settings
from django.contrib.auth.models import User
from django.core.management import call_command
from django.test import Client

from content.jobs.worker import work_off
from content.judgements import CHECK
from content.management.commands.packs import shipped_folder
from content.models import Pack
from tests.editor.pages import form_values, shown
from tests.kept import published
from tests.playtest.table.test_pages import form_of

README = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
TOUR = README.split("## Five minutes")[1].split("## Where to read on")[0]
MENU = re.compile(r"(?<!\*)\*([A-Z][A-Za-z ]+)\*(?!\*)")
NOT_IN_THE_MENU = ("As text", "Boots of speed", "Compare with the draft", "Restore")
"""What the README sets off that stands on a page, and is looked for there."""
QUICK = {
    "play": ("--people=none", "--quiet", "--bot=random"),
    "playtest": ("--dry-run",),
    "print": ("platformer", "--languages=en", "--parts=heroes", "--to={folder}"),
    "packs": ("--to={folder}",),
}
"""What a command is given besides what the README says, so that it asks nobody, ends soon and leaves nothing
behind."""


class _Links(HTMLParser):
    """Every link of a page with its text."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[tuple[str, str]] = []
        self._address = ""
        self._text = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag == "a":
            self._address, self._text = dict(attrs).get("href") or "", ""

    def handle_data(self, data: str) -> None:
        self._text += data

    def handle_endtag(self, tag: str) -> None:
        if tag == "a":
            self.found.append((" ".join(self._text.split()), self._address))


def links(page: str) -> list[tuple[str, str]]:
    reader = _Links()
    reader.feed(page)
    return reader.found


def link(page: str, text: str, within: str = "") -> str:
    """Where a link leads that ends with a text, as the icons of the menu are read in front of it."""
    leads = [address for said, address in links(page) if said.endswith(text) and within in address]
    assert leads, text
    return leads[0]


def commands() -> Iterator[list[str]]:
    """The calls of manage.py that the tour makes."""
    for code in re.findall(r"`([^`]+)`", TOUR):
        if "manage.py " in code:
            yield shlex.split(code.split("manage.py ")[1])


@pytest.fixture
def studio(db: None, person: Callable[..., User]) -> Client:
    """A studio after its first start, and an owner who has signed in."""
    for head in sorted(shipped_folder().glob("*/pack.yaml")):
        published(head.parent)
    return enter(person)


def enter(person: Callable[..., User]) -> Client:
    """The browser of an owner who has signed in."""
    client = Client()
    client.force_login(person("owner"), backend="django.contrib.auth.backends.ModelBackend")
    return client


@pytest.mark.database
@pytest.mark.any_database
def test_the_tour_can_be_taken_as_it_is_told(studio: Client) -> None:
    home = shown(studio.get("/admin/"))
    named = set(MENU.findall(TOUR)) - set(NOT_IN_THE_MENU)
    assert {"Items", "Tiles", "Translations", "Print centre", "Test games", "Campaigns"} <= named
    home = shown(studio.get(link(home, "Platformer")))
    for name in sorted(named):
        assert any(said.endswith(name) for said, _address in links(home)), name
    campaigns = shown(studio.get(link(home, "Campaigns")))
    assert link(campaigns, "Compare with the draft")
    items = shown(studio.get(link(home, "Items", "platformer")))
    address = link(items, "Boots of speed")
    opened = studio.get(address)
    assert "As text" in shown(opened)
    values = form_values(opened)
    before, after = re.findall(r"`(do: [^`]+)`", TOUR)
    [field] = [name for name, value in values.items() if isinstance(value, str) and before in value]
    saved = studio.post(address, {**values, field: values[field].replace(before, after)}, follow=True)
    assert saved.status_code == 200
    page = shown(studio.get(address))
    texts = re.sub(r"\s+", " ", re.sub(r"<[^>]+>", "", page)).lower()
    for text in ("2 spaces", "2 felder", "2 casillas", "2 spazi"):
        assert text in texts, texts[texts.find("exhaust") :][:300]
    history = shown(studio.get(link(page, "History", "boots_of_speed")))
    assert "Restore" in history
    tiles = shown(studio.get(link(home, "Tiles", "platformer")))
    tile = re.compile(r"/platformer/tile/[a-z_0-9]+/$")
    [first, *_others] = [address for _said, address in links(tiles) if tile.search(address)]
    assert "data-drawing" in shown(studio.get(first))


def rename(studio: Client, home: str) -> str:
    """Step 4: give Boots of speed another English name; the address of the desk."""
    home = shown(studio.get(link(home, "Platformer")))
    address = link(shown(studio.get(link(home, "Items", "platformer"))), "Boots of speed")
    values = form_values(studio.get(address))
    saved = studio.post(address, {**values, "text:name": "Boots of haste"}, follow=True)
    assert saved.status_code == 200
    return link(home, "Translations")


@pytest.mark.database
@pytest.mark.any_database
def test_a_renamed_card_is_stale_at_the_desk_and_then_published(studio: Client) -> None:
    """Steps 4 and 5."""
    home = shown(studio.get("/admin/"))
    assert link(home, "Users")
    desk = shown(studio.get(rename(studio, home)))
    rows = re.findall(r"<form[^>]*data-desk-row>.*?</form>", desk, re.S)
    [row] = [row for row in rows if "tw-badge-stale" in row]
    assert "Boots of haste" in row
    assert "The source has changed:" in row
    assert re.search(r"<del>[^<]*speed[^<]*</del>", row), "what it was made from"
    publishing = shown(studio.get(link(home, "Publish")))
    platformer = link(publishing, "1 unpublished change", "platformer")
    assert "Boots of haste" in shown(studio.get(platformer))
    assert work_off(CHECK) == 1
    page = studio.get(platformer)
    assert "Played" in shown(page), "what the checks say"
    sent = form_values(page, "tw-card")
    answer = studio.post(platformer, sent, follow=True)
    assert "Release 2 has been published." in shown(answer)
    assert str(Pack.objects.get(pk="platformer").current_id) in shown(answer), "named by its hash"
    assert "Boots of haste" in shown(answer)


@pytest.mark.database
@pytest.mark.any_database
def test_a_test_game_begins_with_its_creator_seated(studio: Client) -> None:
    """Step 7: people and bots, links for friends, a language of one's own in mid-game."""
    lobby = shown(studio.get(link(shown(studio.get("/admin/")), "Test games")))
    suggested = form_of(shown(studio.get(link(lobby, "The Princess"))))
    begun = studio.post("/table/new/", suggested, follow=True)
    assert begun.status_code == 200
    [you] = re.findall(r'<li class="tp-player[^"]* tp-you">.*?</li>', shown(begun), re.S)
    assert "(you)" in you
    assert 'name="action"' in shown(begun), "there is something to decide"
    lobby = shown(studio.get(link(shown(studio.get("/admin/")), "Test games")))
    links_page = shown(studio.get(link(lobby, "Seat links")))
    assert "/sit/" in links_page
    studio.cookies[settings.LANGUAGE_COOKIE_NAME] = "de"
    assert "(du)" in shown(studio.get(begun.redirect_chain[-1][0]))


@pytest.mark.database
@pytest.mark.any_database
def test_the_api_is_documented_and_its_keys_are_issued(db: None, person: Callable[..., User]) -> None:
    """Step 9."""
    studio = enter(person)
    home = shown(studio.get("/admin/"))
    documented = shown(studio.get(link(home, "API")))
    address = link(documented, "openapi.json")
    operations = [each for path in studio.get(address).json()["paths"].values() for each in path.values()]
    tags = {tag for each in operations if isinstance(each, dict) for tag in each["tags"]}
    assert {"content", "games", "campaigns", "prints", "jobs"} <= tags
    tokens = link(home, "Tokens")
    issued = shown(studio.post(tokens, {"name": "bot", "scopes": ["content:read"], "days": "30"}))
    [secret] = re.findall(r'id="token-shown" readonly value="([^"]+)"', issued)
    answer = Client().get("/api/v1/packs/", headers={"Authorization": f"Bearer {secret}"})
    assert answer.status_code == 200, answer.content


@pytest.mark.database
@pytest.mark.any_database
def test_every_command_of_the_tour_runs(studio: Client, tmp_path: Path) -> None:
    seen = []
    for name, *rest in commands():
        seen.append(name)
        out = io.StringIO()
        more = [word.replace("{folder}", str(tmp_path)) for word in QUICK[name]]
        call_command(name, *rest, *more, stdout=out, stderr=out)
        assert out.getvalue()
    assert sorted(seen) == ["packs", "play", "playtest", "print"]
