"""Withdrawing releases through the API, and what begins with the current one then."""

from __future__ import annotations

import pytest

from content.actions.withdraw_release import withdraw_release
from content.models import Pack, Release
from content.snapshots import hash_of
from playtest.campaigns.actions import Content
from playtest.games.actions.create_game import SeatPlan, create_game
from tests.playtest.api.conftest import Program, ProgramOf
from tests.playtest.games.conftest import publish

pytestmark = pytest.mark.django_db
ONE = "packs/lanternwick/releases/1/"


def test_an_owner_withdraws_and_takes_back(program_of: ProgramOf, released: Release) -> None:
    owner = program_of("owner")
    answer = owner.send("POST", f"{ONE}withdrawal/", {"reason": "a typo"})
    assert answer.status_code == 200, answer.content
    body = answer.json()
    assert body["current"] is False
    assert (body["withdrawal"]["reason"], body["withdrawal"]["made_by"]) == ("a typo", "owner")
    (listed,) = owner.get("/api/v1/packs/lanternwick/releases/").json()["results"]
    assert listed["withdrawal"] == body["withdrawal"]
    assert owner.get("/api/v1/packs/lanternwick/").json()["release"] is None
    again = owner.send("POST", f"{ONE}withdrawal/", {"reason": "once more"})
    assert (again.status_code, again.json()["error"]["key"]) == (409, "withdrawn")
    back = owner.send("DELETE", f"{ONE}withdrawal/?why=no%20typo")
    assert (back.json()["current"], back.json()["withdrawal"]) == (True, None)
    assert released.withdrawals.get().ended_why == "no typo"
    never = owner.send("DELETE", f"{ONE}withdrawal/", accept_language="de")
    assert (never.status_code, never.json()["error"]["text"]) == (409, "Ausgabe 1 ist nicht zurückgezogen.")


def test_others_do_not_and_nobody_without_a_reason(program_of: ProgramOf, released: Release) -> None:
    answer = program_of("designer").send("POST", f"{ONE}withdrawal/", {"reason": "mine"})
    assert (answer.status_code, answer.json()["error"]["key"]) == (403, "not-allowed")
    owner = program_of("owner")
    for body in ({}, {"reason": " "}, {"reason": "x" * 301}):
        assert owner.send("POST", f"{ONE}withdrawal/", body).status_code == 422, body
    assert owner.send("POST", "packs/lanternwick/releases/9/withdrawal/", {"reason": "x"}).status_code == 404
    assert not released.withdrawals.exists()


def test_withdrawn_content_is_not_published(designer: Program, released: Release) -> None:
    withdraw_release(released, author=None, reason="it crashed")
    answer = designer.send("POST", "packs/lanternwick/releases/", {})
    assert (answer.status_code, answer.json()["error"]["args"]) == (
        409,
        {"number": 1, "reason": "it crashed"},
    )


def test_games_campaigns_and_pages_begin_with_what_stands(program_of: ProgramOf) -> None:
    first = publish("princess")
    pack = Pack.objects.get()
    content = bytes(first.content).replace(b'"copies":1', b'"copies": 1', 1)
    second = Release.objects.create(hash=hash_of(content), game=pack, number=2, content=content)
    pack.current = second
    pack.save()
    owner = program_of("owner")
    game = create_game(game="princess", seats=[SeatPlan("a")] * 3, by=None, release=second.hash).game
    withdraw_release(second, author=None, reason="spoilt")
    pack.refresh_from_db()
    assert Content.current(pack).release == first
    sent = {"game": "princess", "seats": [{"name": "a"}, {"name": "b"}, {"name": "c"}]}
    begun = owner.send("POST", "games/", sent)
    assert begun.status_code == 201, begun.content
    assert begun.json()["state"]["release"]["hash"] == first.hash
    # A game that names it goes on.
    assert owner.get(f"/api/v1/games/{game.public_id}/").status_code == 200
    withdraw_release(first, author=None, reason="spoilt too")
    none = owner.send("POST", "games/", sent, accept_language="de")
    assert none.status_code == 422
    assert "alle Ausgaben wurden zurückgezogen" in none.json()["error"]["text"]
