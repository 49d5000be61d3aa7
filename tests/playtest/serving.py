"""A studio of its own with the shipped games, served as people are: for tests that kill it, crowd it or read
its streams. Run as a program it sets such a studio up and writes a token for it."""

from __future__ import annotations

import atexit
import http.client
import json
import os
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import psycopg

ROOT = Path(__file__).parents[2]
SCOPES = ("games:create", "games:play", "games:watch")
GAMES = ("platformer", "dungeons", "princess")
PATIENCE = 90
"""Seconds after which a server that does not begin is given up, on a machine with much else to do."""

IDLE = 1.0
"""Seconds after which a connection is not used again: the server closes it soon."""


class UnansweredError(Exception):
    """The connection broke before there was an answer: whether the request counted is not known."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What the server answered."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        """The body, read."""
        return json.loads(self.body)


class Caller:
    """Somebody with a token and one connection that is kept."""

    def __init__(self, port: int, token: str) -> None:
        self.port = port
        self.token = token
        self._connection: http.client.HTTPConnection | None = None
        self._used = 0.0

    def call(self, method: str, path: str, body: Any = None, key: str = "", *, if_match: str = "") -> Answer:
        """Ask below ``/api/v1/``."""
        headers = {"Authorization": f"Bearer {self.token}", "Accept": "application/json"}
        if body is not None:
            headers["Content-Type"] = "application/json"
        if key:
            headers["Idempotency-Key"] = key
        if if_match:
            headers["If-Match"] = if_match
        sent = json.dumps(body).encode() if body is not None else None
        if time.monotonic() - self._used > IDLE:
            self.close()
        connection = self._connection or http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        self._connection = None  # an interrupted one is of no use any more
        try:
            connection.request(method, f"/api/v1/{path}", sent, headers)
            answer = connection.getresponse()
            found = Answer(answer.status, {k.lower(): v for k, v in answer.getheaders()}, answer.read())
        except (OSError, http.client.HTTPException) as error:
            connection.close()
            raise UnansweredError(str(error)) from error
        self._connection = connection
        self._used = time.monotonic()
        return found

    def read(self, path: str) -> Any:
        """Something that is there; asked for again if an idle connection was closed meanwhile."""
        for again in (True, True, False):
            try:
                answer = self.call("GET", path)
                break
            except UnansweredError:
                if not again:
                    raise
        assert answer.status == 200, answer.body
        return answer.json

    def close(self) -> None:
        """Hang up."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None


class Studio:
    """An installation of its own: on SQLite in its home, or on a new database of a PostgreSQL server, or on
    the database of another one. It is set up, unless a token says that somebody else does that; where its
    environment is the usual one, as a copy of one that nobody has used."""

    def __init__(
        self, home: Path, server: str = "", *, like: Studio | None = None, token: str = "", **environment: str
    ) -> None:
        self.home = home
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.environment = {
            **os.environ,
            "TILEWRIGHT_HOME": str(home),
            "TILEWRIGHT_SECRET_KEY": "only-for-tests",
            "DJANGO_SETTINGS_MODULE": "studio.settings",
            "PYTHONWARNINGS": "ignore",
            **environment,
        }
        self.environment.pop("DATABASE_URL", None)
        unused = None if like or token or environment else _unused(server)
        if server:
            self.environment["DATABASE_URL"] = new_database(server, unused.database if unused else "")
        if unused:
            shutil.copytree(unused.home, home, dirs_exist_ok=True)
            token = unused.token
        if like is not None:
            self.environment["DATABASE_URL"] = like.environment["DATABASE_URL"]
        self.process: subprocess.Popen[bytes] | None = None
        self.callers: list[Caller] = []
        self.log = home.with_suffix(".log")
        self.token: str = like.token if like else token or self.set_up()

    @property
    def database(self) -> str:
        """The URL of its database on a PostgreSQL server; empty on SQLite."""
        return self.environment.get("DATABASE_URL", "")

    def set_up(self) -> str:
        """Make the database and publish the games; a token for it."""
        return self.run("-m", "tests.playtest.serving").split()[-1]

    def run(self, *args: str) -> str:
        """Run a program of the installation while nobody else uses its database."""
        command = [sys.executable, *args]
        done = subprocess.run(
            command, cwd=ROOT, env=self.environment, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    def start(self, *options: str) -> None:
        """Serve, with as many processes and threads as people have unless options say otherwise."""
        command = [sys.executable, "manage.py", "serve", "--port", str(self.port), *options]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                command,
                cwd=ROOT,
                env=self.environment,
                stdout=subprocess.DEVNULL,
                stderr=log,
                start_new_session=True,
            )
        end = time.monotonic() + PATIENCE
        while not self.answers():
            assert self.process.poll() is None, self.log.read_text()
            assert time.monotonic() < end, "the server does not begin"
            time.sleep(0.05)

    def answers(self) -> bool:
        """Whether it serves."""
        try:
            with socket.create_connection(("127.0.0.1", self.port), timeout=5):
                return True
        except OSError:
            return False

    def kill(self) -> None:
        """SIGKILL for all its processes at once."""
        if self.process is not None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
            self.process = None

    def caller(self, token: str = "") -> Caller:
        """Somebody new who asks; whoever creates the games unless a token says otherwise."""
        self.callers.append(Caller(self.port, token or self.token))
        return self.callers[-1]

    def close(self) -> None:
        """The end of it."""
        self.kill()
        for caller in self.callers:
            caller.close()

    def complaints(self) -> str:
        """What the server has written about failures."""
        return self.log.read_text()


@contextmanager
def serving(home: Path, server: str = "", **environment: str) -> Iterator[Studio]:
    """A studio that serves; killed afterwards."""
    studio = Studio(home, server, like=None, **environment)
    try:
        studio.start()
        yield studio
    finally:
        studio.close()


@cache
def _unused(server: str) -> Studio:
    """A studio that is set up and that nobody uses, made once in a process: to migrate and to publish three
    games takes as long as most tests that want them."""
    folder = Path(tempfile.mkdtemp(prefix="tilewright-unused-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    made = Studio(folder / "home", server, token="not yet")
    made.token = made.set_up()
    return made


def new_database(server: str, like: str = "") -> str:
    """A new database on a PostgreSQL server, empty or as another one is; its URL."""
    name = f"studio_{secrets.token_hex(6)}"
    template = like.rpartition("/")[2] or "template1"
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(f'CREATE DATABASE "{name}" TEMPLATE "{template}"'.encode())
    return f"{server.rpartition('/')[0]}/{name}"


def here() -> str:
    """The PostgreSQL server on which these tests run; empty on SQLite."""
    url = os.environ.get("DATABASE_URL", "")
    return url if url.startswith("postgres") else ""


def main() -> None:
    """Set the studio of the environment up."""
    import django

    django.setup()
    from django.contrib.auth.models import Group, User
    from django.core.management import call_command

    from playtest.actions.issue_token import issue_token
    from tests.playtest.games.conftest import publish

    call_command("migrate", verbosity=0)
    for game in GAMES:
        publish(game)
    person = User.objects.create_user("playtester")
    person.groups.add(Group.objects.get(name="playtester"))
    sys.stdout.write(issue_token(person, "test", list(SCOPES), by=None).secret + "\n")


if __name__ == "__main__":
    main()
