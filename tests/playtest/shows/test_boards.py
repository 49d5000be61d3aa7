"""The pictures of the tables: every game and language at many moments; sound markup, known addresses, and
nothing but what the view holds."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from typing import Any
from xml.etree import ElementTree

import pytest
from django.conf import settings

from content.playwording import PlayWording
from engine.bots import BOTS, Seat
from engine.games.platformer import view as platformer
from engine.games.princess import view as princess
from engine.kernel import ONLOOKER, Playable, start
from engine.kernel.view import View
from engine.snapshot import Snapshot
from playtest.shows import Show, asker_of, board_of, teller_of
from playtest.shows.board import NoArt, Panel
from playtest.shows.markup import EMPTY, el
from printing.exports.icon_sheet import icon_names, icon_sheet
from studio.terminal.releases import from_pack, shipped

LANGUAGES = [code for code, _name in settings.LANGUAGES]
GAMES = {"platformer": 3, "dungeons": 3, "princess": 5}
MOMENTS = 3
BETWEEN = 61
"""So many actions lie between two moments that are drawn."""


class Gallery:
    """Addresses that say what they are of."""

    def __init__(self, game: str) -> None:
        self.game = game

    def picture(self, hash_: str) -> str:
        return f"/art/{hash_}.png"

    def icon(self, name: str) -> str:
        return f"/icons.svg#{name}" if name in icon_names(self.game) else ""


class Reader(HTMLParser):
    """Notes whether every element is closed by its own end, and all attributes."""

    def __init__(self, markup: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.attributes: list[tuple[str, str]] = []
        self.text = ""
        self.feed(markup)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.attributes += [(name, value or "") for name, value in attrs]
        if tag not in EMPTY:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


@cache
def release(game: str) -> Snapshot:
    return from_pack(shipped(game))


def moments(game: str, seed: int = 3) -> Iterator[Playable]:
    """A random game, stopped every now and then, and at its end."""
    playing = start(release(game), seats=GAMES[game], seed=seed)
    bot = BOTS["random"](seed)
    for number in range(MOMENTS * BETWEEN):
        if not playing.to_act:
            break
        if number % BETWEEN == 0:
            yield playing
        playing.apply(bot.choose(Seat(playing, playing.to_act[0])), playing.to_act[0])
    yield playing


def panels(game: str, view: View, language: str, **given: Any) -> list[Panel]:
    words = PlayWording(release(game), language)
    return board_of(words, Gallery(game)).draw(view, **given)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_drawn_soundly_at_every_moment_for_everybody(game: str, language: str) -> None:
    known = {card.art for kind in release(game).entries.values() for card in kind.values()}
    for playing in moments(game):
        for seat in (ONLOOKER, 1):
            drawn = panels(game, playing.view(seat), language)
            assert len([panel for panel in drawn if panel.place]) == 1
            assert all(panel.title for panel in drawn)
            read = Reader("".join(panel.markup for panel in drawn))
            assert read.open == []
            assert "{" not in read.text
            assert "None" not in read.text
            for name, value in read.attributes:
                if name in ("src", "href"):
                    art = re.fullmatch(r"/art/(\w+)\.png", value)
                    assert art[1] in known if art else value.startswith("/icons.svg#")


@pytest.mark.parametrize("game", GAMES)
def test_maps_are_svg_with_a_title_and_who_stands_where(game: str) -> None:
    for playing in moments(game):
        main = next(panel for panel in panels(game, playing.view(0), "en") if panel.place)
        pictures = re.findall(r"<svg.*?</svg>", main.markup, re.S)
        assert pictures
        for picture in pictures:
            tree = ElementTree.fromstring(picture)
            assert tree.get("role") == "img"
            assert (tree.findtext("title") or "").strip()
            assert (tree.findtext("desc") or "").strip()
            assert len((tree.get("viewBox") or "").split()) == 4


@pytest.mark.parametrize("game", ["platformer", "dungeons"])
def test_a_space_to_which_an_action_leads_bears_its_number(game: str) -> None:
    playing = next(moments(game))
    while True:  # until somebody chooses among spaces
        seat = playing.to_act[0]
        labels = [playing.label(action).args for action in playing.actions(seat)]
        if all("column" in args for args in labels[:2]) and len(labels) > 1:
            break
        playing.apply(playing.actions(seat)[0], seat)
    marks = {(labels[1]["column"], labels[1]["row"]): [2]}
    marked = [panel.markup for panel in panels(game, playing.view(seat), "en", marks=marks) if panel.place]
    assert re.findall(r'data-action="(\d+)"', marked[0]) == ["2"]
    plain = [panel.markup for panel in panels(game, playing.view(seat), "en") if panel.place]
    assert "data-action" not in plain[0]


def tower(playing: Playable, seat: int) -> platformer.View:
    """What a seat may know of a game of Platformer."""
    view = playing.view(seat)
    assert isinstance(view, platformer.View)
    return view


def at_a_hand() -> tuple[Playable, int]:
    """A game at the moment when somebody chooses the enemy that a Hand moves, and their seat."""
    bot = BOTS["random"](1)
    for seed in range(30):
        playing = start(release("platformer"), seats=3, seed=seed)
        while playing.to_act:
            seat = playing.to_act[0]
            if tower(playing, seat).turn.deciding == "hand":
                return playing, seat
            playing.apply(bot.choose(Seat(playing, seat)), seat)
    raise AssertionError("nobody used a Hand")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hand_says_and_shows_which_enemy_it_moves(language: str) -> None:
    """Before the choice nobody is marked; after it the question names the enemy and the map marks it (T5)."""
    words = PlayWording(release("platformer"), language)
    playing, seat = at_a_hand()
    assert drawn_as_chosen(playing.view(seat)) == []
    enemies = [each for each in playing.actions(seat) if playing.label(each).key == "action-enemy"]
    enemy = words.name(playing.label(enemies[-1]).name("enemy"))
    playing.apply(enemies[-1], seat)
    view = tower(playing, seat)
    assert view.turn.deciding == "hand"
    labels = [playing.label(action) for action in playing.actions(seat)]
    assert enemy in asker_of(words).question(view, labels)
    assert len(drawn_as_chosen(view)) == 1


def drawn_as_chosen(view: View) -> list[str]:
    """The figures on the map that are marked as chosen."""
    found = [each for panel in panels("platformer", view, "en") for each in Reader(panel.markup).attributes]
    return [value for name, value in found if name == "class" and "tt-chosen" in value.split()]


def test_the_clocks_of_an_adventure_are_shown_and_told() -> None:
    """A named counter is for the players' eyes: a track on the table, a line in the log; a limit of rounds
    that only keeps a game from going on for ever is neither."""
    options = {"adventure": "the_tide_below"}
    game = start(release("dungeons"), "dungeons", seats=2, seed=5, options=options)
    game.events = []
    bots = [BOTS["random"](seat) for seat in range(2)]
    while not any(game.describe(event).key == "event-counter" for event in game.events):
        seat = game.to_act[0]
        game.apply(bots[seat].choose(Seat(game, seat)), seat)
    words = PlayWording(release("dungeons"), "en")
    told = teller_of("dungeons").hear([game.describe(event) for event in game.events])
    lines = [words.event(each) for each in told]
    assert "The tide: 1 of 21" in lines
    story = next(panel for panel in panels("dungeons", game.view(0), "en") if panel.name == "story").markup
    assert "The tide: 1 of 21" in story
    assert story.count("tt-pip tt-full") == 1
    assert re.search(r"Round \d+ ", story)
    assert "of 100" not in story
    german = next(panel for panel in panels("dungeons", game.view(0), "de") if panel.name == "story").markup
    assert re.search(r": 1 von 21<", german)


def test_no_card_of_another_hand_is_drawn_that_the_viewer_does_not_know() -> None:
    """The names of hidden cards are nowhere in the pictures of those who may not see them."""
    game = "princess"
    words = PlayWording(release(game), "en")
    seen_any = False
    for playing in moments(game, seed=8):
        seen, others = playing.view(0), playing.view(ONLOOKER)
        assert isinstance(seen, princess.View)
        assert isinstance(others, princess.View)
        own = seen.heroes[0]
        if not own.character or not own.secret:
            continue
        if others.heroes[0].secret is None:
            seen_any = True
            drawn = "".join(panel.markup for panel in panels(game, others, "en"))
            picture = release(game).entries["secret"][own.secret].art
            assert picture not in drawn
            assert el("span", words.name(f"secret/{own.secret}"), class_="tt-name") not in drawn
    assert seen_any


def test_a_table_without_pictures_says_everything_in_words() -> None:
    for game in GAMES:
        words = PlayWording(release(game), "de")
        for playing in moments(game):
            drawn = "".join(panel.markup for panel in board_of(words, NoArt()).draw(playing.view(0)))
            assert "href" not in drawn
            assert "<img" not in drawn


class Plain(View, frozen=True):
    """What is known of a game that nobody has drawn."""

    seat: int
    cards: list[str | dict[str, int]]
    none: str | None


def test_a_game_without_a_table_of_its_own_is_shown_as_a_list() -> None:
    words = PlayWording(release("platformer"), "en")
    show: Show[Plain] = Show()
    drawn = show.board(words, asker_of(words)).draw(Plain(0, ["<b>", {"n": 1}], None))
    assert drawn[0].place == "above"
    assert "&lt;b&gt;" in drawn[0].markup
    assert "<b>" not in drawn[0].markup
    assert Reader(drawn[0].markup).open == []


def test_what_is_written_into_markup_is_escaped() -> None:
    made = el("p", '<script>"&', title='"><script>', hidden=None, data_seat=3)
    assert made == ('<p title="&quot;&gt;&lt;script&gt;" data-seat="3">&lt;script&gt;&quot;&amp;</p>')


@pytest.mark.parametrize("game", GAMES)
def test_the_icon_sheet_holds_every_icon_that_is_printed(game: str) -> None:
    tree = ElementTree.fromstring(icon_sheet(game))
    space = "{http://www.w3.org/2000/svg}"
    symbols = tree.findall(f"{space}symbol")
    assert {symbol.get("id") for symbol in symbols} == set(icon_names(game))
    for symbol in symbols:
        assert symbol.get("viewBox")
        for path in symbol.findall(f"{space}path"):
            assert re.fullmatch(r"[MLCZ0-9 .eE-]+", path.get("d") or "")
    assert icon_names("a_game_to_come") == frozenset()
