"""A server as people start it, on an installation that holds nothing."""

from __future__ import annotations

import http.client
import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from django.conf import settings

PAGE = "/admin/login/"


class Server:
    """A running server."""

    def __init__(self, port: int) -> None:
        self.port = port

    def connect(self, said: bytes = b"") -> socket.socket:
        """A connection on which something has been said."""
        sock = socket.create_connection(("127.0.0.1", self.port), timeout=10)
        if said:
            sock.sendall(said)
        return sock

    def ask(self, method: str = "GET", path: str = PAGE, body: bytes | None = None, **headers: str) -> int:
        """The status of the answer to a new request."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=10)
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
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
    kept = {name: os.environ[name] for name in ("PATH", "HOME", "LANG", "VIRTUAL_ENV") if name in os.environ}
    environment = {
        **kept,
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
