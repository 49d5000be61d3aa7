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
from django.contrib.auth.models import User
from django.core.management import call_command
from django.test import Client

from content.actions.load_pack import load_pack
from content.actions.publish import publish
from content.management.commands.packs import shipped_folder
from content.models import Pack
from tests.editor.pages import form_values, shown

README = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
TOUR = README.split("## Five minutes")[1].split("## Where to read on")[0]
MENU = re.compile(r"(?<!\*)\*([A-Z][A-Za-z ]+)\*(?!\*)")
NOT_IN_THE_MENU = ("Boots of speed", "Compare with the draft", "Restore")
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
        load_pack(head.parent, author=None)
        publish(Pack.objects.get(pk=head.parent.name), author=None)
    client = Client()
    client.force_login(person("owner"), backend="django.contrib.auth.backends.ModelBackend")
    return client


@pytest.mark.database
@pytest.mark.any_database
def test_the_tour_can_be_taken_as_it_is_told(studio: Client) -> None:
    home = shown(studio.get("/admin/"))
    named = set(MENU.findall(TOUR)) - set(NOT_IN_THE_MENU)
    assert {"Items", "Tiles", "Translations", "Print centre", "Test games", "Campaigns"} <= named
    for name in sorted(named - {"Platformer"}):
        assert any(said.endswith(name) for said, _address in links(home)), name
    campaigns = shown(studio.get(link(home, "Campaigns")))
    assert link(campaigns, "Compare with the draft")
    items = shown(studio.get(link(home, "Items", "platformer")))
    address = link(items, "Boots of speed")
    values = form_values(studio.get(address))
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
