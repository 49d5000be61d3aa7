"""A server as people start it, on an installation that holds nothing."""

from __future__ import annotations

import http.client
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from django.conf import settings

from tests.environment import passed_on

PAGE = "/admin/login/"
LARGE = "/static/large.bin"
"""A file of more than any connection takes in at once."""


class Server:
    """A running server."""

    def __init__(self, port: int) -> None:
        self.port = port

    def connect(self, said: bytes = b"", room: int | None = None) -> socket.socket:
        """A connection on which something has been said, and which takes so much of the answer at once."""
        sock = socket.socket()
        sock.settimeout(10)
        if room is not None:
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
        sock.connect(("127.0.0.1", self.port))
        if said:
            sock.sendall(said)
        return sock

    def ask(self, method: str = "GET", path: str = PAGE, body: bytes | None = None, **headers: str) -> int:
        """The status of the answer to a new request."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        try:
            connection.request(method, path, body, headers)
            answer = connection.getresponse()
            answer.read()
            return answer.status
        finally:
            connection.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of two processes, as `make run` starts it."""
    folder: Path = tmp_path_factory.mktemp("server")
    large = folder / "home" / LARGE.lstrip("/")
    large.parent.mkdir(parents=True)
    large.write_bytes(b"0123456789abcdef" * 400_000)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
    environment = {
        **passed_on(),
        "TILEWRIGHT_HOME": str(folder / "home"),
        "TILEWRIGHT_SECRET_KEY": "only-for-tests",
        "DJANGO_SETTINGS_MODULE": "tests.settings",
    }
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(
            [sys.executable, "manage.py", "serve", "--port", str(port)],
            cwd=settings.BASE_DIR,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
        )
    assert process.stdout is not None
    try:
        assert "is running" in process.stdout.readline(), (folder / "log").read_text()
        yield Server(port)
    finally:
        process.terminate()
        process.wait(30)
        process.stdout.close()
