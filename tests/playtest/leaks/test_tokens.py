"""Tokens and ids: nobody guesses them, nobody finds them in the database or the log, and none opens more than
its own."""

from __future__ import annotations

import base64
import io
import json
import logging
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any

import pytest
from django.apps import apps
from django.contrib.auth.models import User
from django.core import serializers
from django.test import Client

from content.models import Release
from playtest.actions.issue_token import issue_token
from playtest.api.scopes import PUBLIC
from playtest.games.actions import Created
from playtest.models import ApiToken, TestGame
from tests.playtest.api.test_scopes import ENDPOINTS
from tests.playtest.games.conftest import publish
from tests.playtest.games.playing import created

pytestmark = pytest.mark.django_db


@pytest.fixture
def release() -> Release:
    """One game to play."""
    return publish("platformer")


def call(token: str, method: str, path: str, body: Any = None) -> Any:
    """An answer of the API to whoever has the token."""
    client = Client(headers={"authorization": f"Bearer {token}"})
    return client.generic(method, path, json.dumps(body or {}).encode(), content_type="application/json")


def bits(text: str) -> int:
    """A random text as the number it was made from."""
    return int.from_bytes(base64.urlsafe_b64decode(text + "=" * (-len(text) % 4)))


@pytest.mark.parametrize(
    ("least", "of"),
    [
        (128, lambda made: int(made.game.public_id, 16)),
        (192, lambda made: bits(made.seat_tokens[2].removeprefix("seat_"))),
    ],
    ids=["ids", "tokens"],
)
def test_nobody_guesses_a_game_or_a_seat(release: Release, least: int, of: Callable[[Created], int]) -> None:
    numbers = [of(created(seed=5)) for _ in range(24)]  # the same game, again and again
    for one, other in pairwise(numbers):
        assert least // 4 < (one ^ other).bit_count() < 3 * least // 4, "they look alike"
    for place in range(least):  # 2^-23 that one bit is the same in all by chance
        assert len({number >> place & 1 for number in numbers}) == 2, f"bit {place} is never another"
    assert numbers != sorted(numbers)


def test_tokens_of_the_api_cannot_be_guessed_either(person: Callable[..., User]) -> None:
    owner = person("playtester")
    secrets = [issue_token(owner, f"t{number}", ["games:watch"], by=None).secret for number in range(8)]
    numbers = [bits(each.removeprefix("tw_")) for each in secrets]
    assert all(len(each.removeprefix("tw_")) * 6 >= 192 for each in secrets)
    assert all((a ^ b).bit_count() > 40 for a, b in pairwise(numbers))
    assert all(len(each.public_id) * 4 >= 128 for each in ApiToken.objects.all())


def everything_stored() -> Iterator[str]:
    """Every row of every table, as text."""
    for model in apps.get_models():
        for row in model._default_manager.all().iterator():
            yield serializers.serialize("json", [row])


def test_the_database_knows_no_token(release: Release, person: Callable[..., User]) -> None:
    owner = person("designer")
    token = issue_token(owner, "test", ["games:create", "games:watch"], by=None).secret
    answer = call(
        token, "POST", "/api/v1/games/", {"game": "platformer", "seats": [{"name": "A"}, {"name": "B"}]}
    )
    assert answer.status_code == 201
    seats = [each["token"] for each in answer.json()["seat_tokens"]]
    id = answer.json()["state"]["id"]
    for seat in seats:
        assert Client().get(f"/table/{id}/sit/{seat}/").status_code == 302
        assert call(seat, "GET", f"/api/v1/games/{id}/").status_code == 200
    stored = "\n".join(everything_stored())
    assert id in stored
    for secret in (token, *seats):
        assert secret not in stored
        assert secret.partition("_")[2] not in stored


def test_the_log_knows_no_token(
    release: Release, person: Callable[..., User], monkeypatch: pytest.MonkeyPatch
) -> None:
    console = next(each for each in logging.getLogger().handlers if each.name == "console")
    assert isinstance(console, logging.StreamHandler)
    written = io.StringIO()
    monkeypatch.setattr(console, "stream", written)
    token = issue_token(person("playtester"), "test", ["games:watch"], by=None).secret
    one, other = created(), created()
    seat = one.seat_tokens[0]
    link = f"/table/{other.game.public_id}/sit/{seat}/"  # a seat of another table
    assert Client().get(link).status_code == 404
    assert Client().post(link).status_code == 405
    assert call(seat, "GET", f"/api/v1/games/{seat}/").status_code == 404
    assert call(token, "GET", f"/api/v1/games/?token={token}").status_code == 400
    assert call(f"{token}x", "GET", "/api/v1/games/").status_code == 401
    logging.getLogger("anything").error("refused %s for %s", token, seat)
    said = written.getvalue()
    assert f"/table/{other.game.public_id}/sit/seat_…/" in said
    assert "refused tw_… for seat_…" in said
    for secret in (seat, token):
        assert secret not in said
        assert secret.partition("_")[2] not in said


def test_the_token_of_a_seat_opens_nothing_but_its_own_game(release: Release) -> None:
    one, other = created(), created()
    seat = one.seat_tokens[0]
    tried = 0
    for name, address, method, scopes in ENDPOINTS:
        if PUBLIC in scopes:
            continue
        if "/games/" not in address:
            assert call(seat, method, address).status_code == 403, (name, method)
        elif "some" in address:
            theirs, nobodys = (
                call(seat, method, address.replace("some", id)) for id in (other.game.public_id, "A" * 22)
            )
            # Whether there is such a game is nothing that it learns.
            assert theirs.status_code == nobodys.status_code in (403, 404), (name, method)
            assert theirs.content == nobodys.content, (name, method)
            tried += 1
    assert tried >= 10
    assert TestGame.objects.get(pk=other.game.pk).ply == 0


def test_the_token_of_a_seat_lists_its_own_game_only(release: Release) -> None:
    games = [created() for _ in range(3)]
    listed = call(games[1].seat_tokens[3], "GET", "/api/v1/games/").json()
    assert [each["id"] for each in listed["results"]] == [games[1].game.public_id]
    assert listed["count"] == 1
