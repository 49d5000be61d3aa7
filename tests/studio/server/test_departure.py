"""What a reader does not take of an answer at once is held for it, in its order, and only for so long."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from studio.server import departure as module
from studio.server.departure import READER_SECONDS, SLOWEST, Departure

Ends = tuple[socket.socket, socket.socket]
LONG = b"0123456789abcdef" * 300_000


@pytest.fixture
def ends() -> Iterator[Ends]:
    ours, theirs = socket.socketpair()
    with ours, theirs:
        theirs.settimeout(10)
        yield ours, theirs


def take(theirs: socket.socket, departure: Departure, size: int) -> bytes:
    """Read so much, while what is held is sent as the loop would."""
    heard = bytearray()
    while len(heard) < size:
        departure.go_on()
        heard += theirs.recv(1 << 20)
    return bytes(heard)


def test_head_body_and_file_come_in_their_order(ends: Ends, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(LONG)
    with closing(Departure(ends[0])) as departure:
        began = time.monotonic()
        departure.sendall(b"head" + LONG)
        departure.sendall(b"more")
        with file.open("rb") as opened:
            assert departure.sendfile(opened, offset=3, count=100_000) == 100_000
        departure.sendall(b"end")
        assert time.monotonic() - began < 2, "whoever wrote it had to wait"
        assert departure.is_held
        said = b"head" + LONG + b"more" + LONG[3:100_003] + b"end"
        assert take(ends[1], departure, len(said)) == said
        assert departure.size == 0
        assert not departure.go_on(), "nothing is left"


def test_a_reader_is_given_time_for_what_it_takes(ends: Ends, monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr("studio.server.departure.time.monotonic", lambda: now)
    with closing(Departure(ends[0])) as departure:
        departure.sendall(LONG)
        assert departure.deadline == now + READER_SECONDS
        ends[1].recv(100_000)
        before = departure.size
        departure.go_on()
        assert now + READER_SECONDS < departure.deadline <= now + READER_SECONDS + 65536 / SLOWEST
        assert departure.size == before, "what lies on disk is counted until all of it is gone"


def test_a_live_stream_waits_for_its_reader_without_a_connection_to_the_database(
    ends: Ends, monkeypatch: pytest.MonkeyPatch
) -> None:
    released: list[bool] = []
    monkeypatch.setattr(module, "let_go", lambda: released.append(True))
    heard = bytearray()

    def read() -> None:
        while len(heard) < len(LONG):
            heard.extend(ends[1].recv(1 << 20))

    reader = threading.Thread(target=read)
    with closing(Departure(ends[0])) as departure:
        departure.is_live = True
        departure.sendall(b"")
        assert not released, "nothing had to wait yet"
        reader.start()
        departure.sendall(LONG)
        reader.join(10)
        assert bytes(heard) == LONG
        assert released
        assert not departure.is_held


def test_a_live_stream_is_left_by_whoever_does_not_read(ends: Ends, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "LIVE_SECONDS", 0.1)
    departure = Departure(ends[0])
    departure.is_live = True
    with pytest.raises(TimeoutError):
        departure.sendall(LONG)


def test_whoever_makes_too_much_waits_for_the_reader_and_not_for_ever(
    ends: Ends, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "MOST_AHEAD", 1_000_000)
    monkeypatch.setattr(module, "READER_SECONDS", 0.1)
    with closing(Departure(ends[0])) as departure, pytest.raises(TimeoutError, match="too slow"):
        departure.sendall(LONG)
