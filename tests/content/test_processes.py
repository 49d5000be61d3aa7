"""Workers beside the server: started for work alone, not twice, and gone with whoever started them."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from content import processes
from content.jobs import starting
from content.jobs.queue import put
from content.jobs.starting import ensure_workers
from content.models import Pack
from content.processes import START, Workers

ROOT = Path(__file__).parents[2]
PATIENCE = 30


class Child:
    """A process that somebody has begun."""

    def __init__(self, command: list[str], **_: Any) -> None:
        self.command = command
        self.pid = 0
        self.code: int | None = None

    def poll(self) -> int | None:
        return self.code

    def wait(self) -> int | None:
        return self.code


@pytest.fixture
def begun(settings: Any, monkeypatch: pytest.MonkeyPatch) -> list[Child]:
    """The processes that were begun; none of them is real."""
    settings.START_WORKERS = True
    children: list[Child] = []

    def begin(command: list[str], **how: Any) -> Child:
        children.append(Child(command, **how))
        return children[-1]

    monkeypatch.setattr("content.processes.subprocess.Popen", begin)
    return children


def test_a_worker_is_started_only_for_work_and_one_is_enough_while_it_starts(begun: list[Child]) -> None:
    work = [False]
    workers = Workers(("jobworker",), 2, lambda: work[0])
    workers.ensure()
    assert not begun
    work[0] = True
    workers.ensure()
    workers.ensure()
    assert [child.command[3:5] for child in begun] == [["jobworker", "--lifeline"]]


def test_there_are_only_so_many_and_who_has_ended_makes_room(
    begun: list[Child], monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [1000.0]
    monkeypatch.setattr("content.processes.time.monotonic", lambda: now[0])
    workers = Workers(("jobworker",), 2, lambda: True)
    for _ in range(4):
        workers.ensure()
        now[0] += START
    assert len(begun) == 2
    begun[0].code = 0
    workers.ensure()
    assert len(begun) == 3


def test_a_worker_that_cannot_work_is_not_started_again_and_again(
    begun: list[Child], monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [1000.0]
    monkeypatch.setattr("content.processes.time.monotonic", lambda: now[0])
    workers = Workers(("jobworker",), 2, lambda: True)
    workers.ensure()
    begun[0].code = 1
    for _ in range(5):
        workers.ensure()
    assert len(begun) == 1
    now[0] += START
    workers.ensure()
    assert len(begun) == 2


def test_an_installation_may_start_its_workers_otherwise(begun: list[Child], settings: Any) -> None:
    settings.START_WORKERS = False
    Workers(("jobworker",), 2, lambda: True).ensure()
    assert not begun


@pytest.mark.django_db
def test_each_kind_of_job_has_workers_of_its_own(begun: list[Child], lanternwick: Pack) -> None:
    starting._workers.cache_clear()
    for kind in ("print", "campaign", "print"):
        put(kind, lanternwick, author=None)
    ensure_workers()
    ensure_workers("print")
    assert [child.command[3:6] for child in begun] == [
        ["jobworker", "--kind", "print"],
        ["jobworker", "--kind", "campaign"],
    ]
    starting._workers.cache_clear()


# Real processes.

WORKER = """
import sys, time
from content.processes import heeding_the_end, must_end
with heeding_the_end(int(sys.argv[1]) if len(sys.argv) > 1 else None):
    print("works", flush=True)
    until = time.monotonic() + 30
    while not must_end():
        time.sleep(0.01)
        assert time.monotonic() < until
print("gave back", flush=True)
"""
STUDIO = """
import os, signal, subprocess, sys, time
from content.processes import lifeline
signal.signal(signal.SIGINT, signal.default_int_handler)  # ignored where a shell runs the tests aside
reader, _ = lifeline()
worker = subprocess.Popen([sys.executable, "-c", sys.argv[1], str(reader)], pass_fds=(reader,))
if os.fork() == 0:
    time.sleep(0.5)  # another process of the server, which stops a little later
    os._exit(0)
time.sleep(60)
"""
STUBBORN = """
import sys, time
from content import processes
processes.GRACE = 0.1
with processes.heeding_the_end(None):
    print("works", flush=True)
    time.sleep(30)
"""
ENDED = """
import sys, time
from content.processes import Workers
import content.processes as processes
from django.conf import settings
settings.configure(START_WORKERS=True, BASE_DIR=".")
processes._start = lambda command: processes.subprocess.Popen([sys.executable, "-c", "pass"])
workers = Workers(("jobworker",), 1, lambda: True)
workers.ensure()
(_, child), = workers._children
until = time.monotonic() + 20
while child.returncode is None:
    time.sleep(0.01)
    assert time.monotonic() < until, "nobody waits for it"
"""


def begin(code: str, *arguments: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", code, *arguments], cwd=ROOT, stdout=subprocess.PIPE, text=True
    )


def said(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline().strip()


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT, signal.SIGKILL])
def test_a_worker_ends_when_the_last_process_of_its_studio_is_gone(number: signal.Signals) -> None:
    with begin(STUDIO, WORKER) as studio:
        assert said(studio) == "works"
        studio.send_signal(number)
        studio.wait(PATIENCE)
        assert said(studio) == "gave back"


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_worker_that_is_told_to_stop_gives_back_what_it_does(number: signal.Signals) -> None:
    with begin(WORKER) as worker:
        assert said(worker) == "works"
        worker.send_signal(number)
        assert said(worker) == "gave back"
        assert worker.wait(PATIENCE) == 0


def test_a_worker_that_does_not_end_by_itself_is_gone_all_the_same() -> None:
    with begin(STUBBORN) as worker:
        assert said(worker) == "works"
        begun = time.monotonic()
        os.kill(worker.pid, signal.SIGTERM)
        assert worker.wait(PATIENCE) == 1
        assert time.monotonic() - begun < 10


def test_a_worker_that_has_ended_leaves_the_list_of_processes_at_once() -> None:
    with begin(ENDED) as starter:
        assert starter.wait(PATIENCE) == 0


def test_outside_of_a_worker_nothing_must_end() -> None:
    before: Callable[..., Any] | int | None = signal.getsignal(signal.SIGTERM)
    with processes.heeding_the_end(None):
        assert signal.getsignal(signal.SIGTERM) != before
        assert not processes.must_end()
    assert signal.getsignal(signal.SIGTERM) == before
    assert not processes.must_end()
