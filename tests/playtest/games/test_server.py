"""A real server with threads and processes: bots that think in the background, a stream that is read on, and
what is left of both when the server is killed."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[3]
PREPARE = """
from django.contrib.auth.models import Group, User
from playtest.actions.issue_token import issue_token
from tests.playtest.games.conftest import publish
publish("platformer")
person = User.objects.create_user("playtester")
person.groups.add(Group.objects.get(name="playtester"))
print(issue_token(person, "test", ["games:create", "games:play", "games:watch"], by=None).secret)
"""


class Studio:
    """An installation of its own, and its server."""

    def __init__(self, home: Path) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.environment = {
            **os.environ,
            "TILEWRIGHT_HOME": str(home),
            "TILEWRIGHT_SECRET_KEY": "only-for-tests",
            "DJANGO_SETTINGS_MODULE": "studio.settings",
            "PYTHONWARNINGS": "ignore",
            "PYTHONFAULTHANDLER": "1",
        }
        self.environment.pop("DATABASE_URL", None)
        self._manage("migrate", "-v0")
        self.token = self._manage("shell", "-v0", "-c", PREPARE).split()[-1]
        self.server: subprocess.Popen[bytes] | None = None

    def _manage(self, *args: str) -> str:
        command = [sys.executable, "manage.py", *args]
        done = subprocess.run(
            command, cwd=ROOT, env=self.environment, capture_output=True, text=True, check=True
        )
        return done.stdout

    def start(self) -> None:
        command = [sys.executable, "manage.py", "serve", "--port", str(self.port)]
        self.server = subprocess.Popen(
            command, cwd=ROOT, env=self.environment, stdout=subprocess.DEVNULL, start_new_session=True
        )
        wait_for(self._answers)

    def _answers(self) -> bool:
        try:
            self.call("GET", "")
        except OSError:
            return False
        return True

    def kill(self) -> None:
        """Like a power cut, for all its processes at once."""
        assert self.server is not None
        os.killpg(self.server.pid, signal.SIGKILL)
        self.server.wait()

    def call(self, method: str, path: str, body: Any = None, token: str = "") -> Any:
        with self.opened(method, path, body, token) as answer:
            return json.loads(answer.read())

    def opened(self, method: str, path: str, body: Any = None, token: str = "", accept: str = "*/*") -> Any:
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}/api/v1/games/{path}",
            json.dumps(body).encode() if body is not None else None,
            {
                "Authorization": f"Bearer {token or self.token}",
                "Content-Type": "application/json",
                "Accept": accept,
            },
            method=method,
        )
        return urllib.request.urlopen(request, timeout=60)


def wait_for(so: Callable[[], bool], seconds: float = 90) -> None:
    end = time.monotonic() + seconds
    while not so():
        assert time.monotonic() < end, "it does not happen"
        time.sleep(0.1)


@pytest.fixture
def studio(tmp_path: Path) -> Iterator[Studio]:
    """A studio that serves."""
    studio = Studio(tmp_path / "home")
    studio.start()
    yield studio
    studio.kill()


class Reader(threading.Thread):
    """Reads a stream and connects again whenever it breaks off."""

    def __init__(self, studio: Studio, id: str, token: str) -> None:
        super().__init__(daemon=True)
        self.studio, self.id, self.token = studio, id, token
        self.plies: list[int] = []
        self.lines: list[int] = []
        self.breaks = 0
        self.over = False

    def run(self) -> None:
        while not self.over:
            after = f"&after={self.plies[-1]}" if self.plies else ""
            try:
                self._read(f"{self.id}/stream/?seconds=5{after}")
            except (OSError, ValueError):
                self.breaks += 1
                time.sleep(0.2)

    def _read(self, path: str) -> None:
        with self.studio.opened("GET", path, token=self.token, accept="application/x-ndjson") as stream:
            for line in stream:
                message = json.loads(line)
                if message["event"] == "state":
                    self.plies.append(message["ply"])
                    self.lines += [each["number"] for each in message["data"]["log"]]
                if message["event"] == "change":
                    self.plies.append(message["ply"])
                    self.lines += [each["number"] for each in message["data"]["lines"]]
                    state = message["data"]["state"]
                    self.over = self.over or (state is not None and state["over"])


@pytest.mark.soak
def test_bots_and_streams_survive_a_killed_server(studio: Studio) -> None:
    new = studio.call(
        "POST",
        "",
        {
            "game": "platformer",
            "seats": [{"name": "Ann"}, {"bot": "planner"}, {"bot": "mcts:200ms"}, {"bot": "random"}],
            "seed": 4,
            "options": {"turn_limit": 24},
        },
    )
    id, token = new["state"]["id"], new["seat_tokens"][0]["token"]
    reader = Reader(studio, id, token)
    reader.start()
    acknowledged = 0
    kills = [60, 140]
    end = time.monotonic() + 300
    while not reader.over:
        assert time.monotonic() < end, "the game does not go on"
        if kills and acknowledged >= kills[0]:
            kills.pop(0)
            studio.kill()
            studio.start()
        state = studio.call("GET", f"{id}/", token=token)
        assert state["ply"] >= acknowledged
        if not state["actions"]:
            time.sleep(0.05)
            continue
        action = state["actions"][state["ply"] * 7 % len(state["actions"])]["action"]
        body = {"ply": state["ply"], "action": action}
        acknowledged = studio.call("POST", f"{id}/moves/", body, token)["ply"]
    reader.join(10)
    assert not kills
    assert reader.breaks
    assert reader.plies == list(range(reader.plies[0], reader.plies[-1] + 1))
    log = studio.call("GET", f"{id}/log/?most=500&after={reader.lines[-1]}", token=token)
    assert log["lines"] == []
    assert sorted(set(reader.lines)) == list(range(min(reader.lines), max(reader.lines) + 1))
    file = studio.call("GET", f"{id}/export/")
    assert studio.call("POST", "import/", file)["state"]["over"]
