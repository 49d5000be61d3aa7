"""A process has ten connections to PostgreSQL and may have twenty streams: whoever waits holds none."""

from __future__ import annotations

import http.client
import socket
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import pytest

from studio.environment import CONNECTIONS
from tests.playtest.serving import Studio, here

pytestmark = [pytest.mark.postgresql, pytest.mark.database]

MORE = 12
"""More than the pool has, and as many streams as one address may open."""


@pytest.fixture(scope="module")
def studio(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Studio]:
    """A studio that serves with one process."""
    home: Path = tmp_path_factory.mktemp("studio") / "home"
    with closing(Studio(home, here())) as studio:
        studio.start("--workers", "1")
        yield studio


def game_of(studio: Studio) -> tuple[str, list[str]]:
    """A new game and the tokens of its two seats."""
    seats = [{"name": "A"}, {"name": "B"}]
    made = studio.caller().call("POST", "games/", {"game": "platformer", "seats": seats, "seed": 3})
    assert made.status == 201, made.body
    return f"games/{made.json['state']['id']}/", [each["token"] for each in made.json["seat_tokens"]]


def test_more_streams_than_connections_leave_the_others_answered(studio: Studio) -> None:
    assert MORE > CONNECTIONS
    game, tokens = game_of(studio)
    with ExitStack() as stack:
        for number in range(MORE):
            stream = stack.enter_context(
                closing(http.client.HTTPConnection("127.0.0.1", studio.port, timeout=20))
            )
            token = tokens[number % len(tokens)]
            headers = {"Authorization": f"Bearer {token}", "Accept": "application/x-ndjson"}
            stream.request("GET", f"/api/v1/{game}stream/?seconds=60", headers=headers)
            answer = stream.getresponse()
            assert (answer.status, b'"state"' in answer.readline()) == (200, True), number
        assert [studio.caller().call("GET", game).status for _ in range(3)] == [200] * 3


def test_more_slow_readers_than_connections_leave_the_others_answered(studio: Studio) -> None:
    """An answer that was made for somebody known, and that they do not take in."""
    game, _ = game_of(studio)
    head = f"Host: localhost\r\nAuthorization: Bearer {studio.token}\r\n\r\n"
    with ExitStack() as stack:
        for _ in range(MORE):
            reader = stack.enter_context(socket.socket())
            reader.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
            reader.settimeout(20)
            reader.connect(("127.0.0.1", studio.port))
            reader.sendall(f"GET /api/v1/openapi.json HTTP/1.1\r\n{head}".encode())
            assert reader.recv(12) == b"HTTP/1.1 200"
        assert [studio.caller().call("GET", game).status for _ in range(3)] == [200] * 3
