"""Stopping the studio: at once and without a word, together with everything that it has started; what was
under way goes on with the next start. A real terminal, real processes."""

from __future__ import annotations

import http.client
import os
import pty
import select
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from django.conf import settings

from tests.environment import passed_on

PATIENCE = 90
RUNNING = b"(Ctrl+C stops it)"
MIGRATE = """
import django; django.setup()
from django.core.management import call_command
call_command("migrate", verbosity=0)
"""
INSTALL = f"""{MIGRATE}
from tests.playtest.games.conftest import publish
release = publish("princess")
from playtest.campaigns.actions import Content, start_campaign
order = {{"seats": [3], "bots": [["random"]], "games": 200_000}}
start_campaign(release.game, order, Content.of_release(release), author=None)
"""


class Terminal:
    """The server of an installation in a terminal of its own."""

    def __init__(self, home: Path) -> None:
        self.home = home
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        self.environment = {
            **passed_on(),
            "TILEWRIGHT_HOME": str(home),
            "TILEWRIGHT_SECRET_KEY": "only-for-tests",
            "DJANGO_SETTINGS_MODULE": "studio.settings",
            "PYTHONWARNINGS": "ignore",
            "TILEWRIGHT_PROCESSES": "2",
            "PORT": str(port),
        }
        self.said = b""
        self.pid = self.screen = 0

    def run(self, code: str) -> None:
        """Do something with the installation."""
        subprocess.run([sys.executable, "-c", code], cwd=settings.BASE_DIR, env=self.environment, check=True)

    def start(self) -> None:
        """Serve."""
        self.said = b""
        self.pid, self.screen = pty.fork()
        if not self.pid:
            os.chdir(settings.BASE_DIR)
            os.execve(sys.executable, [sys.executable, "manage.py", "serve"], self.environment)
        assert self.read(lambda: RUNNING in self.said), self.said

    def read(self, until: Callable[[], bool]) -> bool:
        """Read what is said until something is so, or nothing more can be said."""
        end = time.monotonic() + PATIENCE
        while not until() and time.monotonic() < end:
            if not select.select([self.screen], [], [], 0.05)[0]:
                continue
            try:
                self.said += os.read(self.screen, 4096)
            except OSError:  # everybody has left the terminal
                return until()
        return until()

    def stop(self, how: Callable[[], object]) -> tuple[float, int]:
        """Stop it; how long that took, and the code with which it ended."""
        begun = time.monotonic()
        how()
        _, status = os.waitpid(self.pid, 0)
        took = time.monotonic() - begun
        self.read(lambda: False)
        os.close(self.screen)
        self.pid = 0
        return took, os.waitstatus_to_exitcode(status)

    def answers(self) -> bool:
        """Whether it answers anything at all; it has not been set up for more."""
        asked = http.client.HTTPConnection("127.0.0.1", int(self.environment["PORT"]), timeout=5)
        try:
            asked.request("GET", "/")
            return bool(asked.getresponse().status)
        except OSError:
            return False
        finally:
            asked.close()

    def press_ctrl_c(self) -> None:
        """As people do."""
        os.write(self.screen, b"\x03")

    def terminate(self) -> None:
        """As a service manager does."""
        os.kill(self.pid, signal.SIGTERM)

    def processes(self) -> list[str]:
        """The commands of all processes of the installation, its children's children too."""
        ours = f"TILEWRIGHT_HOME={self.home}".encode()
        found = []
        for place in Path("/proc").glob("[0-9]*"):
            try:
                if ours in (place / "environ").read_bytes().split(b"\0"):
                    found.append((place / "cmdline").read_bytes().replace(b"\0", b" ").decode())
            except OSError:  # not ours, or gone meanwhile
                continue
        return found

    def ask(self, question: str) -> tuple[object, ...]:
        """One row of the database."""
        database = sqlite3.connect(self.home / "tilewright.sqlite3", timeout=30)
        try:
            row: tuple[object, ...] = database.execute(question).fetchone()
            return row
        finally:
            database.close()


def wait_for(so: Callable[[], bool], seconds: float = PATIENCE) -> bool:
    end = time.monotonic() + seconds
    while not so() and time.monotonic() < end:
        time.sleep(0.05)
    return so()


@pytest.mark.any_database
def test_the_studio_stops_with_everything_that_it_has_started(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path)
    terminal.run(INSTALL)
    done = 0
    for how in (terminal.press_ctrl_c, terminal.terminate):
        terminal.start()
        assert wait_for(lambda: sum("campaigns.player" in each for each in terminal.processes()) == 2)
        assert wait_for(lambda before=done: games_of(terminal) > before), "it does not go on"  # type: ignore[misc]
        took, code = terminal.stop(how)
        assert code == 0
        assert took < 6
        assert wait_for(lambda: not terminal.processes(), 10), terminal.processes()
        said = terminal.said.partition(RUNNING)[2].replace(b"^C", b"").strip().splitlines()
        assert len(said) == 1, "it stops without a word"
        assert b"job begun" in said[0]
        assert terminal.ask("select state, runner, attempts from content_job") == ("waiting", "", 0)
        done = games_of(terminal)


@pytest.mark.any_database
def test_a_studio_that_does_nothing_stops_at_once(tmp_path: Path) -> None:
    """The shorter of two: a busy machine may hold one of them up, a server that waits for something to end
    by itself holds up both."""
    terminal = Terminal(tmp_path)
    terminal.run(MIGRATE)
    took = []
    for _time in range(2):
        terminal.start()
        assert wait_for(terminal.answers, 30)
        seconds, code = terminal.stop(terminal.press_ctrl_c)
        assert code == 0
        took.append(seconds)
    assert min(took) < 2, took


def games_of(terminal: Terminal) -> int:
    """How many games of the campaign are done."""
    return int(str(terminal.ask("select done_games from campaigns_campaign")[0]))
