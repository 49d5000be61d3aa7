"""A game whose rules fail in mid-play: it says which card did it, nobody is asked on, and the decision can be
taken back."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.test import Client

from engine.games.platformer.words.ops.reroll import Reroll
from playtest.actions.issue_token import issue_token
from playtest.games import bots
from playtest.games.actions import SeatPlan, make_move, undo
from playtest.games.errors import BrokenContentError, BrokenError
from playtest.games.viewers import at_seat, onlooker, show_game
from playtest.models import Move, TestGame
from studio.logs import facts_of

from .conftest import publish_content
from .playing import created, decide, read
from .spoiling import CARD, SEATS, publish_endless, publish_unbuildable, spoil

pytestmark = [pytest.mark.django_db, pytest.mark.any_database]

PEOPLE = [SeatPlan("Ann"), SeatPlan("Ben")]
FAULT = {"sort": "endless", "entry": CARD, "effect": 1}


def broken(**given: Any) -> TestGame:
    """A game of two people, played until it broke."""
    row = created(seats=PEOPLE, options=SEATS, **given).game
    play_on(row)
    return read(row)


def play_on(row: TestGame) -> None:
    """Always do what is offered last, which leads on, until the rules fail."""
    with suppress(BrokenError):
        for _ in range(60):
            decide(row, -1)
    assert read(row).broken


def test_the_game_is_marked_and_says_which_card_it_was() -> None:
    publish_endless()
    row = broken()
    assert row.broken == FAULT
    record = Move.objects.filter(game=row).latest("ply")
    assert (record.kind, record.ply) == ("broken", row.ply)
    for language, said in (
        ("en", "without end"),
        ("de", "ohne Ende"),
        ("es", "sin fin"),
        ("it", "senza fine"),
    ):
        state = show_game(row, at_seat(row, 0), language)
        assert (state["actions"], state["to_act"], state["question"], state["over"]) == ([], [], "", False)
        assert said in state["broken"]["text"]
        assert state["broken"]["name"] in state["broken"]["text"]
        assert state["broken"]["link"] == "/api/v1/packs/platformer/entries/hero/fidget/"
        assert state["log"][-1]["text"] == state["broken"]["text"]
        before = show_game(row, onlooker(row), language)
        assert before["broken"] == state["broken"]


def test_the_same_request_is_answered_the_same_and_counts_once() -> None:
    publish_endless()
    row = broken(undo="own")
    last = Move.objects.filter(game=row).latest("ply")
    undo(row.public_id, viewer=at_seat(row, last.seat), ply=row.ply)
    request = {"viewer": at_seat(row, last.seat), "action": last.action, "ply": row.ply + 1, "key": "one"}
    for _ in range(2):
        with pytest.raises(BrokenError) as caught:
            make_move(row.public_id, **request)
        assert (caught.value.arguments, caught.value.ply) == (FAULT, row.ply + 2)
    assert read(row).ply == row.ply + 2


def test_taking_the_decision_back_makes_it_whole() -> None:
    publish_endless()
    row = broken(undo="own")
    seat = Move.objects.filter(game=row).latest("ply").seat
    undo(row.public_id, viewer=at_seat(row, seat), ply=row.ply)
    row = read(row)
    assert row.broken is None
    state = show_game(row, at_seat(row, seat), "en")
    assert (state["broken"], state["to_act"]) == (None, [seat])
    assert state["actions"]
    play_on(row)  # nobody has mended the card
    assert show_game(read(row), onlooker(row), "en")["broken"]


def test_over_the_api_it_is_a_refusal_with_the_card_and_a_state_of_the_list(
    person: Callable[..., User],
) -> None:
    publish_endless()
    scopes = ["games:create", "games:play", "games:watch"]
    host = Client(
        headers={"Authorization": f"Bearer {issue_token(person('playtester'), 'a', scopes, by=None).secret}"}
    )

    def send(client: Client, path: str, body: Any) -> Any:
        address = f"/api/v1/games/{path}"
        return client.post(address, json.dumps(body), content_type="application/json")

    body = {"game": "platformer", "seats": [{}, {}], "options": SEATS, "seed": 5, "undo": "any"}
    made = send(host, "", body).json()
    name = made["state"]["id"]
    clients = [
        Client(headers={"Authorization": f"Bearer {seat['token']}", "Accept-Language": "de"})
        for seat in made["seat_tokens"]
    ]
    answer: Any = None
    for _ in range(60):
        state = host.get(f"/api/v1/games/{name}/").json()
        client = clients[state["to_act"][0]]
        offered = client.get(f"/api/v1/games/{name}/actions/").json()
        move = {"ply": offered["ply"], "action": offered["actions"][-1]["action"]}
        answer = send(client, f"{name}/moves/", move)
        if answer.status_code != 200:
            break
    assert answer.status_code == 409
    error = answer.json()["error"]
    assert (error["key"], error["args"]) == ("game-broken", FAULT)
    assert "ohne Ende" in error["text"]
    assert error["hint"]
    assert error["conflict"]["ply"] == move["ply"] + 1
    state = client.get(f"/api/v1/games/{name}/").json()
    assert (state["broken"]["entry"], state["to_act"], state["actions"]) == (CARD, [], [])
    again = send(client, f"{name}/moves/", {**move, "ply": state["ply"]})
    assert (again.status_code, again.json()["error"]["key"]) == (409, "game-broken")
    for path in ("actions/", "log/", f"replay/?ply={state['ply']}", f"replay/?ply={state['ply'] - 1}"):
        assert client.get(f"/api/v1/games/{name}/{path}").status_code == 200, path
    for wanted, found in (("broken", 1), ("running", 0), ("over", 0)):
        listed = host.get(f"/api/v1/games/?state={wanted}").json()
        assert listed["count"] == found, wanted
    assert host.get("/api/v1/games/").json()["results"][0]["broken"] == CARD
    assert send(client, f"{name}/undo/", {"ply": state["ply"]}).status_code == 200
    assert host.get("/api/v1/games/?state=running").json()["count"] == 1


def test_bots_give_up_once_and_the_sweep_leaves_the_game_alone(caplog: pytest.LogCaptureFixture) -> None:
    publish_endless()
    with caplog.at_level(logging.ERROR):
        row = created(seats=[SeatPlan(bot="random")] * 2, options=SEATS).game
        row = read(row)
        assert row.broken == FAULT
        assert not row.bot_turn
        assert bots.sweep() == 0
        bots.look_after(row)
        assert bots.advance_bots(row.public_id) == 0
    assert [record.name for record in caplog.records] == ["playtest.games.breaking"]
    assert caplog.records[0].exc_info is not None
    facts = dict(facts_of(caplog.records[0]))
    assert facts.pop("ply") < row.ply
    assert facts.pop("seat") in (0, 1)
    content = str(row.release_id)[:12]
    assert facts == {"test_game": row.public_id, "game": "platformer", "content": content, **FAULT}
    assert show_game(row, onlooker(row), "en")["broken"]["name"]


def test_a_bot_that_cannot_even_think_gives_up_too() -> None:
    publish_endless()
    row = created(seats=[SeatPlan(bot="planner"), SeatPlan(bot="planner")], options=SEATS).game
    assert read(row).broken == FAULT


def test_what_nobody_foresaw_breaks_one_game_and_nothing_else(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(self: Any, g: Any, ctx: Any) -> None:
        raise ZeroDivisionError("nobody foresaw this")

    monkeypatch.setattr(Reroll, "run", fail)
    publish_content(spoil("platformer", {CARD: [{"when": "pool_rolled", "do": ["reroll", "heal_full"]}]}))
    with caplog.at_level(logging.ERROR):
        row = broken()
    assert row.broken == {**FAULT, "sort": "fault"}
    assert len(caplog.records) == 1
    assert "ZeroDivisionError" in caplog.text


def test_content_that_cannot_be_compiled_is_refused_with_the_card(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    publish_unbuildable(monkeypatch)
    with pytest.raises(BrokenContentError) as caught:
        created(seats=PEOPLE)
    assert caught.value.arguments == {"entry": CARD, "effect": 1}
    assert "Fidget" in caught.value.text("en")
    assert "Zappel" in caught.value.text("de")
