"""Whoever connects and does not finish what they say takes no thread from others."""

from __future__ import annotations

import contextlib
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing

import pytest

from studio.server.arrival import MOST_HEAD, Arrival
from tests.studio.server.conftest import LARGE, PAGE, Server

MANY = 300
"""Several times as many as there are threads."""

UNFINISHED = {
    "nothing": b"",
    "head": b"GET /admin/login/ HTTP/1.1\r\nHost: localhost\r\nX-Slow: ",
    "body": b"POST /admin/login/ HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\nusername=",
    "chunks": b"POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n1000\r\nname",
    "answer": b"GET /admin/login/ HTTP/1.0\r\n\r\n",
}


@contextlib.contextmanager
def many(server: Server, said: bytes) -> Iterator[list[socket.socket]]:
    with ExitStack() as stack:
        yield [stack.enter_context(server.connect(said)) for _ in range(MANY)]


def seconds_of_five(server: Server) -> float:
    """How long five answers take, one after the other: a busy machine takes longer for everything."""
    began = time.monotonic()
    assert [server.ask() for _ in range(5)] == [200] * 5
    return time.monotonic() - began


@pytest.mark.parametrize("said", UNFINISHED.values(), ids=UNFINISHED)
def test_300_who_do_not_finish_leave_the_site_answering(server: Server, said: bytes) -> None:
    """The last ones have asked and read nothing of the answer, and do not hang up."""
    alone = seconds_of_five(server)
    with many(server, said):
        assert seconds_of_five(server) < 8 + 3 * alone, "the others had to wait for them"


@pytest.mark.parametrize("piece", [0, 4096], ids=["silent", "dripping"])
def test_200_who_take_a_large_answer_in_slowly_leave_the_site_answering(server: Server, piece: int) -> None:
    said = f"GET {LARGE} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode()
    alone = seconds_of_five(server)
    with ExitStack() as stack:
        readers = [stack.enter_context(server.connect(said, room=2048)) for _ in range(200)]
        assert server.ask() == 200  # once everybody has been heard, which is work
        waited = 0.0
        for _ in range(5):
            for reader in readers if piece else ():
                assert reader.recv(piece)
            began = time.monotonic()
            assert server.ask() == 200
            waited += time.monotonic() - began
        assert waited < 8 + 3 * alone, "the others had to wait for them"


def test_a_large_answer_comes_whole_to_a_reader_who_pauses(server: Server) -> None:
    """And the connection can be used again: the next request was sent while the answer was still held."""
    said = f"GET {LARGE} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode()
    heard = bytearray()
    with server.connect(
        said + said.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n"), room=65536
    ) as sock:
        time.sleep(0.3)
        while piece := sock.recv(1 << 20):
            heard += piece
    assert heard.count(b"HTTP/1.1 200 OK") == 2
    assert heard.count(b"0123456789abcdef") == 800_000


def test_a_request_in_small_pieces_is_answered(server: Server) -> None:
    with server.connect() as sock:
        for byte in b"GET /admin/login/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n":
            sock.sendall(bytes([byte]))
        assert sock.recv(100).startswith(b"HTTP/1.1 200")


def test_requests_that_come_together_are_answered_one_after_the_other(server: Server) -> None:
    one = b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"
    last = one.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n")
    heard = b""
    with server.connect(one * 3 + last) as sock:
        while piece := sock.recv(65536):
            heard += piece
    assert heard.count(b"HTTP/1.1 302 Found") == 4


def test_a_large_body_comes_in_and_a_larger_one_is_not_waited_for(server: Server) -> None:
    form = {"Content-Type": "application/octet-stream"}
    assert server.ask("POST", PAGE, b"x" * 3_000_000, **form) == 403  # no form of ours: it has no token
    with server.connect(b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 30000000\r\n\r\nx") as sock:
        assert sock.recv(100).startswith(b"HTTP/1.1 413")


def test_who_waits_for_consent_gets_it(server: Server) -> None:
    head = (
        b"POST /admin/login/ HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\nContent-Length: 3\r\n\r\n"
    )
    with server.connect(head) as sock:
        assert sock.recv(100).startswith(b"HTTP/1.1 100 Continue")
        sock.sendall(b"a=b")
        heard = b""
        while b" 403 " not in heard:
            piece = sock.recv(65536)
            assert piece, heard
            heard += piece


def test_an_endless_head_is_refused(server: Server) -> None:
    with server.connect() as sock:
        sock.sendall(b"GET / HTTP/1.1\r\n" + b"X-Long: y\r\n" * (MOST_HEAD // 10))
        assert sock.recv(100).startswith(b"HTTP/1.1 431")


def test_a_request_ends_where_its_head_says() -> None:
    with closing(Arrival()) as arrival:
        assert arrival.take(b"POST / HTTP/1.1\r\nContent-Len") == b""
        assert arrival.length is None
        assert arrival.take(b"gth: 4\r\n\r\nab") == b""
        is_whole = [arrival.is_whole]
        assert arrival.take(b"cdGET /next") == b"GET /next"
        assert [*is_whole, arrival.is_whole] == [False, True]
        assert arrival.is_exact
        assert b"".join(arrival.read()) == b"POST / HTTP/1.1\r\nContent-Length: 4\r\n\r\nabcd"


@pytest.mark.parametrize(
    "header", [b"Content-Length: 20000001", b"Transfer-Encoding: chunked", b"Content-Length: 9x"]
)
def test_what_is_not_waited_for_ends_the_connection(header: bytes) -> None:
    with closing(Arrival()) as arrival:
        arrival.take(b"POST / HTTP/1.1\r\n" + header + b"\r\n\r\n")
        assert arrival.is_whole
        assert not arrival.is_exact
