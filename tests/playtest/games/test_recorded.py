"""Games that somebody could not finish, as they were recorded: they go on now."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.test import Client

from content.models import Release
from playtest.actions.issue_token import issue_token

pytestmark = pytest.mark.any_database

RECORDED = Path(__file__).parent / "recorded"
LANGUAGES = ("en", "es", "it", "de")


class Seat:
    """One seat of a game, over the API."""

    def __init__(self, token: str, address: str) -> None:
        self.client = Client(headers={"Authorization": f"Bearer {token}"})
        self.address = address

    def get(self, path: str = "", language: str = "en", accept: str = "application/json") -> Any:
        headers = {"Accept-Language": language, "Accept": accept}
        return self.client.get(f"{self.address}{path}", headers=headers)

    def move(self, ply: int, action: list[int]) -> Any:
        body = json.dumps({"ply": ply, "action": action})
        return self.client.post(f"{self.address}moves/", body, content_type="application/json")


def test_the_game_of_a_card_that_lets_choose_a_hero_goes_on(
    person: Callable[..., User], releases: dict[str, Release]
) -> None:
    """Platformer, seed 32: after 64 decisions a potion asks seat 2 for a hero. (If a change of the rules
    refuses one of the decisions before, any other game in which a card asks for a hero will do.)"""
    recorded = json.loads((RECORDED / "switcheroo_shake.json").read_text(encoding="utf-8"))
    owner = person("playtester")
    scopes = ["games:create", "games:play", "games:watch"]
    secret = issue_token(owner, "a test", scopes, by=None).secret
    made = Client(headers={"Authorization": f"Bearer {secret}"}).post(
        "/api/v1/games/",
        json.dumps(
            {"game": recorded["game"], "seed": recorded["seed"], "seats": [{}] * recorded["seats"]},
        ),
        content_type="application/json",
    )
    assert made.status_code == 201, made.content
    address = f"/api/v1/games/{made.json()['state']['id']}/"
    seats = [Seat(each["token"], address) for each in made.json()["seat_tokens"]]
    for ply, (seat, action) in enumerate(recorded["moves"]):
        answer = seats[seat].move(ply, action)
        assert answer.status_code == 200, (ply, answer.json())
    asked = seats[2]
    for language in LANGUAGES:
        state = asked.get(language=language)
        assert state.status_code == 200
        assert {action["key"] for action in state.json()["actions"]} == {"action-hero"}
        assert "Switcheroo" in state.json()["question"] or language != "en"
        assert all(action["text"] for action in state.json()["actions"])
        assert asked.get("actions/", language).status_code == 200
        assert asked.get(f"replay/?ply={state.json()['ply']}", language).status_code == 200
        stream = asked.get("stream/?seconds=0", language, "application/x-ndjson")
        assert stream.status_code == 200
        assert b'"state"' in b"".join(stream.streaming_content)
    for _ in range(12):
        state = asked.get().json()
        deciding = seats[state["to_act"][0]]
        offered = deciding.get().json()
        assert offered["question"]
        answer = deciding.move(offered["ply"], offered["actions"][0]["action"])
        assert answer.status_code == 200, answer.json()
