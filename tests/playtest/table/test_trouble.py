"""The table when something goes wrong or is somebody else's: broken games, bots that decide, taking back,
open tables that one person plays for all."""

from __future__ import annotations

import re
from collections.abc import Callable
from html import unescape
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.test import Client

from content import unworded
from engine.kernel import Label
from playtest.games.actions import SeatPlan, create_game
from playtest.games.viewers import at_seat, offered_to, onlooker, show_game
from playtest.models import Move
from tests.playtest.games.playing import created, decide, read
from tests.playtest.games.spoiling import SEATS, publish_endless, publish_unbuildable

from .conftest import BACKEND
from .test_pages import begin, buttons, form_of, friend, links

pytestmark = [pytest.mark.django_db, pytest.mark.any_database]


@pytest.fixture
def designer(person: Callable[..., User]) -> Client:
    """The browser of somebody who may edit cards."""
    client = Client(HTTP_ACCEPT_LANGUAGE="en")
    client.force_login(person("designer", "ada"), backend=BACKEND)
    return client


def press(client: Client, page: str, number: int) -> Any:
    """Press a button of a page; what the server answers."""
    address = re.findall(r'action="(/table/[^"]+/move/)"', page)[0]
    return client.post(address, {**form_of(page, "ply"), "action": buttons(page)[number]})


def test_a_broken_game_says_so_on_the_page_and_leads_to_the_card(designer: Client) -> None:
    publish_endless()
    made = create_game(
        game="platformer",
        seats=[SeatPlan("Ann"), SeatPlan("Ben")],
        by=User.objects.get(username="ada"),
        options=SEATS,
        seed=5,
        undo="any",
        open_table=True,
    )
    here = f"/table/{made.game.public_id}/watch/"
    answer: Any = None
    for _ in range(40):
        page = designer.get(here).content.decode()
        answer = press(designer, page, -1)
        if answer.status_code != 302:
            break
    assert answer.status_code == 409
    page = unescape(answer.content.decode())
    assert "“Fidget” set themselves off without end" in page
    assert 'href="/admin/games/platformer/hero/fidget/"' in page
    assert 'id="tp-undo"' in page
    assert not buttons(page)
    assert "broken" in designer.get("/table/").content.decode()
    for path in ("", "live/", "replay/?watching=1&ply=1"):
        assert designer.get(f"/table/{made.game.public_id}/{path}").status_code == 200, path
    german = designer.get(here, HTTP_ACCEPT_LANGUAGE="de", headers={"Accept-Language": "de"})
    assert "lösen sich ohne Ende selbst aus" in german.content.decode()
    guest = Client()
    guest.cookies["seat"] = made.seat_tokens[0]
    seen = guest.get(f"/table/{made.game.public_id}/").content.decode()
    assert "without end" in seen
    assert "/admin/" not in seen.split("<main")[1]
    undone: Any = designer.post(
        f"/table/{made.game.public_id}/undo/", {"ply": read(made.game).ply, "watching": "1"}
    )
    assert undone.status_code == 302
    assert buttons(designer.get(here).content.decode())


def test_content_that_cannot_be_played_is_refused_on_the_form(
    designer: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    release = publish_unbuildable(monkeypatch)
    page = designer.get(f"/table/new/?game=platformer&release={release.hash}").content.decode()
    answer = designer.post("/table/new/", form_of(page))
    assert answer.status_code == 422
    assert "“Fidget” cannot be played as it is written" in unescape(answer.content.decode())


def test_words_that_fail_cost_a_sentence_and_not_the_game(
    host: Client, settings: Any, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The engine forgets the arguments of its labels, a message is gone, a table cannot be drawn: the page,
    the state and the replay are there all the same, and the log says each thing once."""
    settings.WORDING_FAULTS_RAISE = False
    unworded.forget()
    row = begin(host, "platformer", **{"who:1": "person"})
    from engine.games.platformer.play import Platformer

    plain = Platformer.label
    monkeypatch.setattr(Platformer, "label", lambda self, action: Label(f"{plain(self, action).key}-gone"))
    monkeypatch.setattr("playtest.shows.platformer.board.Board.draw", lambda *_given: 1 / 0)
    monkeypatch.setattr("playtest.shows.platformer.questions.Asker.question", lambda *_given: 1 / 0)
    monkeypatch.setattr("playtest.shows.platformer.log.Teller.hear", lambda *_given: 1 / 0)
    seat = row.to_act[0]
    for language in ("en", "de"):
        for _ in range(3):
            state = show_game(row, at_seat(row, seat), language)
            assert state["question"] == {"en": "What now?", "de": "Was nun?"}[language]
            assert all("no words" in each["text"] or language == "de" for each in state["actions"])
    page = friend(links(host, row)[seat]).get(f"/table/{row.public_id}/").content.decode()
    assert "An action for which there are no words" in page
    decide(row)
    assert show_game(read(row), onlooker(row), "en")["log"]
    told = [record.getMessage() for record in caplog.records if record.name == "content.unworded"]
    assert len(told) == len(set(told))
    assert any("a question of platformer in de" in each for each in told)
    assert any("the table of platformer in en" in each for each in told)
    assert any("the story of platformer" in each for each in told)


def test_nothing_is_offered_while_a_bot_must_decide(host: Client) -> None:
    """By the rules of Dungeons others may act besides; but the bot is quicker, and who clicks comes too
    late."""
    seats = [SeatPlan("Ann"), SeatPlan("Ben"), SeatPlan(bot="random")]
    row = created("dungeons", seats=seats, seed=3, open_table=True).game
    everybody = onlooker(row, creator=True)
    assert offered_to(at_seat(row, 0), row, [1, 0]) == [0]
    assert offered_to(everybody, row, [1, 0]) == [1, 0]
    for viewer in (at_seat(row, 0), everybody):
        assert offered_to(viewer, row, [2, 0, 1]) == []
    assert offered_to(everybody, row, [-1]) == [-1]


def test_taking_back_is_offered_only_where_it_works(host: Client) -> None:
    row = begin(host, "platformer", **{"who:1": "person", "undo": "own"})
    browsers = {seat: friend(link) for seat, link in links(host, row).items()}
    offered = refused = 0
    for number in range(30):
        row = read(row)
        pages = {
            seat: client.get(f"/table/{row.public_id}/").content.decode() for seat, client in browsers.items()
        }
        for seat, page in pages.items():
            if 'id="tp-undo"' in page:
                offered += 1
                if offered % 3 == 1:
                    ply = {"ply": row.ply, "key": f"k{row.ply}"}
                    assert browsers[seat].post(f"/table/{row.public_id}/undo/", ply).status_code == 302
                    break
            else:
                answer: Any = browsers[seat].post(f"/table/{row.public_id}/undo/", {"ply": row.ply})
                assert answer.status_code == 422
                refused += 1
        else:
            decide(row, number)
    assert offered
    assert refused


def test_whoever_began_an_open_table_decides_for_all_on_the_page_they_land_on(host: Client) -> None:
    row = begin(host, "dungeons", **{"who:1": "person", "open": "on", "name:1": "Ben"})
    assert Move.objects.filter(game=row).count() == 0
    here = f"/table/{row.public_id}/"
    seats = set()
    for _ in range(12):
        page = host.get(here).content.decode()
        offered = buttons(page)
        assert offered, "the creator is asked for everybody"
        seat = int(offered[0].split(":")[0])
        seats.add(seat)
        assert press(host, page, 0).status_code == 302
    assert len(seats) == 2
    page = unescape(host.get(here).content.decode())
    assert re.search(r'class="tp-for"( id="tp-for">You decide for |>)', page), "it says for whom"


def test_no_name_is_said_twice_at_a_table_decided_for_all(host: Client) -> None:
    row = begin(host, "dungeons", **{"who:1": "person", "open": "on"})
    for number in range(14):
        page = unescape(host.get(f"/table/{row.public_id}/").content.decode())
        names = [seat["called"] for seat in show_game(read(row), onlooker(row), "en")["seats"]]
        texts = re.findall(r'class="tp-action".*?<span>([^<]*)</span></button>', page)
        assert texts
        for text in texts:
            for name in names:
                assert text.count(name.split()[0]) < 2, text
        press(host, page, number % len(texts))


def test_the_question_stays_above_the_actions_that_scroll(host: Client) -> None:
    row = begin(host, "platformer")
    page = host.get(f"/table/{row.public_id}/").content.decode()
    head = re.findall(r'<div class="tp-ask" id="tp-ask">(.*?)</div>', page, re.S)[0]
    assert 'id="tp-question"' in head
    assert 'id="tp-error"' in head


def test_the_end_names_the_seats_as_they_are_called(host: Client) -> None:
    row = created("princess", seats=[SeatPlan(bot="random")] * 3, seed=2).game
    state = show_game(read(row), onlooker(row), "en")
    assert state["over"]
    called = [seat["called"] for seat in state["seats"]]
    assert "Seat" not in state["outcome"]["text"]
    for seat in state["outcome"]["winners"]:
        assert called[seat] in state["outcome"]["text"]


def test_whoever_plays_alone_with_bots_sits_down_at_once_in_every_browser(
    host: Client, person: Callable[..., User]
) -> None:
    page = host.get("/table/new/?game=princess").content.decode()
    answer = host.post("/table/new/", {**form_of(page), "seed": "5"})
    name = answer["Location"].split("/")[2]
    assert answer["Location"] == f"/table/{name}/"
    assert "tp-you" in host.get(answer["Location"]).content.decode()
    elsewhere = Client(HTTP_ACCEPT_LANGUAGE="en")
    elsewhere.force_login(User.objects.get(pk=host.session["_auth_user_id"]), backend=BACKEND)
    assert "tp-you" in elsewhere.get(f"/table/{name}/").content.decode()
    assert "tp-you" not in elsewhere.get(f"/table/{name}/watch/").content.decode()
    other = Client(HTTP_ACCEPT_LANGUAGE="en")
    other.force_login(person("playtester", "other"), backend=BACKEND)
    assert "tp-you" not in other.get(f"/table/{name}/").content.decode()


def test_whoever_plays_with_others_is_handed_their_links(host: Client) -> None:
    page = host.get("/table/new/?game=princess").content.decode()
    answer = host.post("/table/new/", {**form_of(page), "seed": "5", "who:1": "person"})
    assert answer["Location"].endswith("/links/")
