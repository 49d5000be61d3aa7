"""Random games through the API, every answer read in four languages: nothing is ever a mistake of ours.

Each seat asks with its own token for its state (question, actions, help, log, view), now and then for the
log, an earlier ply, the stream and the page of the table, and decides by lot. A few decisions of one game of
each kind in the quick test; ``make soak`` plays 1,000 games of each (``API_GAMES`` sets another number).

A request takes five milliseconds and a game thousands of decisions. So that every part of a game is seen, and
not a thousand openings, most of those games are brought into the studio as files, after decisions that were
made by lot without a question; from a point somewhere in the game on, everything is read. Every fiftieth game
is read from its first decision to its last."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.test import Client

from content.models import Release
from engine.bots.making import make_bot
from engine.bots.play import play_out
from engine.kernel.replay import Replay, digest
from engine.kernel.rng import Stream, seeded
from playtest.actions.issue_token import issue_token
from playtest.api.throttling import limiter
from playtest.games.actions.export_game import FORMAT, VERSION

from .conftest import GAMES, content_of

pytestmark = [pytest.mark.django_db, pytest.mark.any_database]

LANGUAGES = ("en", "es", "it", "de")
MANY = int(os.environ.get("API_GAMES", "1000"))
SHORT: dict[str, dict[str, Any]] = {
    "platformer": {"turn_limit": 6},
    "dungeons": {"round_limit": 5},
    "princess": {"turn_limit": 30},
}
"""Options that keep random games short; they end by the limit, or earlier."""
SEATS = {"platformer": 4, "dungeons": 3, "princess": 4}
TABLES = {"platformer": (1, 2, 3, 4), "dungeons": (2, 3, 4), "princess": (3, 4, 5, 6, 8, 10)}
LONGEST = 600
"""Decisions of a file, at most; of every tenth game ten times as many."""
WINDOW = 20
"""Decisions of a game in a file that are read in every language."""
GENERAL = ("for which there are no words", "no hay palabras", "mancano le parole", "die Worte fehlen")


class Room:
    """One game over the API: its creator and its seats."""

    def __init__(self, secret: str, body: dict[str, Any]) -> None:
        self.creator = Client(headers={"Authorization": f"Bearer {secret}"}, raise_request_exception=False)
        path = "/api/v1/games/import/" if "replay" in body else "/api/v1/games/"
        made = self.creator.post(path, json.dumps(body), content_type="application/json")
        assert made.status_code == 201, made.content
        self.name = made.json()["state"]["id"]
        self.seats = [
            Client(headers={"Authorization": f"Bearer {each['token']}"}, raise_request_exception=False)
            for each in made.json()["seat_tokens"]
        ]
        self.tokens = [each["token"] for each in made.json()["seat_tokens"]]

    def read(self, client: Client, path: str, language: str, **headers: str) -> Any:
        """An answer, which must be one, in the language."""
        asked = {"Accept-Language": language, **headers}
        answer = client.get(f"/api/v1/games/{self.name}/{path}", headers=asked)
        assert answer.status_code == 200, (path, language, answer.content[:300])
        return answer

    def state(self, client: Client, language: str) -> Any:
        """A state, in which nothing is said in general words."""
        answer = self.read(client, "", language)
        text = answer.content.decode()
        assert not any(general in text for general in GENERAL), (self.name, language)
        return answer.json()


def short_game(game: str, seed: int) -> dict[str, Any]:
    """What begins a short game."""
    return {"game": game, "seed": seed, "seats": [{}] * SEATS[game], "options": SHORT[game]}


def begun_game(game: str, seed: int) -> dict[str, Any]:
    """The file of a game that was played by lot up to some decision; of every fourth up to the last ones."""
    content = content_of(game)
    seats = TABLES[game][seed % len(TABLES[game])]
    replay = Replay(content.hash, game, seats, seed, {"many_players": True} if seats > 5 else {})
    bots = [make_bot("random", seed * 16 + seat) for seat in range(seats)]
    replay.actions = play_out(replay.play(content), bots, LONGEST * (1 if seed % 10 else 10))
    known = max(len(replay.actions) - WINDOW, 0)
    replay.actions = replay.actions[: Stream(seeded(seed)).below(known + 1) if seed % 4 else known]
    return {
        "format": FORMAT,
        "version": VERSION,
        "replay": replay.as_json(),
        "seats": [{"name": "", "bot": ""}] * seats,
        "language": "en",
        "undo": "own",
        "outcome": None,
        "created_at": "2026-01-01T00:00:00Z",
        "digest": digest(replay.play(content)),
    }


def play(secret: str, body: dict[str, Any], seed: int, most: int, every: int = 10) -> int:
    """Play a game by lot and read everything in four languages; how many decisions it took."""
    limiter.clear()
    room = Room(secret, body)
    stream = Stream(seeded(seed))
    states = {language: room.state(room.creator, language) for language in LANGUAGES}
    to_act, ply = states["en"]["to_act"], 0
    for ply in range(most):
        if not to_act:
            break
        limiter.clear()  # a person would take longer
        seat = to_act[stream.below(len(to_act))]
        client = room.seats[seat]
        states = {language: room.state(client, language) for language in LANGUAGES}
        actions = [each for each in states["en"]["actions"] if each["seat"] == seat]
        assert all(len(state["actions"]) == len(states["en"]["actions"]) for state in states.values())
        chosen = actions[stream.below(len(actions))]
        if ply % every == 0:
            look_around(room, client, seat, states["en"]["ply"], LANGUAGES[ply // every % 4])
        made = client.post(
            f"/api/v1/games/{room.name}/moves/?state=true",
            json.dumps({"ply": states["en"]["ply"], "action": chosen["action"], "seat": seat}),
            content_type="application/json",
            headers={"Accept-Language": LANGUAGES[ply % 4]},
        )
        assert made.status_code == 200, (seed, ply, made.content[:300])
        to_act = made.json()["state"]["to_act"]
    for language in LANGUAGES:
        room.state(room.creator, language)
    return ply


def look_around(room: Room, client: Client, seat: int, ply: int, language: str) -> None:
    """What a person looks at besides."""
    room.read(client, "actions/", language)
    room.read(client, "log/?most=500", language)
    room.read(client, f"replay/?ply={ply // 2}", language)
    stream = room.read(client, "stream/?seconds=0", language, Accept="application/x-ndjson")
    assert b'"state"' in b"".join(stream.streaming_content)
    page = Client(raise_request_exception=False)
    page.cookies["seat"] = room.tokens[seat]
    answer = page.get(f"/table/{room.name}/", headers={"Accept-Language": language})
    assert answer.status_code == 200, (room.name, language)
    assert b'class="tp-action"' in answer.content


@pytest.fixture
def secret(person: Callable[..., User], releases: dict[str, Release]) -> str:
    """The token of somebody who may begin and watch games."""
    scopes = ["games:create", "games:play", "games:watch"]
    return issue_token(person("playtester"), "a test", scopes, by=None).secret


@pytest.mark.parametrize("game", GAMES)
def test_a_random_game_is_read_in_four_languages(secret: str, game: str) -> None:
    assert play(secret, short_game(game, 7), seed=7, most=25, every=8) > 5
    assert play(secret, begun_game(game, 9), seed=9, most=6, every=4) > 3


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_a_thousand_random_games_are_read_in_four_languages(secret: str, game: str) -> None:
    read = 0
    for seed in range(MANY):
        if seed % 50:
            read += play(secret, begun_game(game, seed), seed, WINDOW)
        else:
            read += play(secret, short_game(game, seed), seed, 20_000)
    assert read > WINDOW // 2 * MANY
