"""The digest of a campaign is the same in one process, on a cluster of processes here, on a cluster elsewhere
of which a worker is killed in mid-run, and after its runner was killed. Real processes, really killed."""

from __future__ import annotations

import json
import os
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, Self

import msgspec
import pytest
from django.conf import settings

from playtest.campaigns.actions import results_of
from playtest.campaigns.checking import read_spec
from playtest.campaigns.chunks import Cut, chunk_size
from playtest.campaigns.cluster import DaskCluster, LocalProcesses
from playtest.campaigns.models import Campaign
from playtest.campaigns.packing import digest_of
from playtest.campaigns.playing import Chunk, Played, play_chunk
from playtest.campaigns.running import Progress
from playtest.campaigns.words import failure_text
from tests.playtest.campaigns.conftest import Start, run
from tests.playtest.games.conftest import content_of

pytestmark = pytest.mark.any_database

ORDER: dict[str, Any] = {"seats": [3, 4], "bots": [["random"]], "games": 100, "seed": 7}
PATIENCE = 120


@cache
def undisturbed() -> str:
    """The digest of the campaign, from nothing but its definition: every chunk played here, in order."""
    content = content_of("princess")
    spec, grid = read_spec(ORDER, content)
    cut = Cut(grid.games, chunk_size(content, grid))
    parts = [cut.part(number) for number in range(cut.chunks)]
    return digest_of(
        play_chunk(content, Chunk(content.hash, spec.as_bytes(), *part)).digest for part in parts
    )


class Patient(LocalProcesses):
    """Plays nothing before its processes are there."""

    def __enter__(self) -> Self:
        super().__enter__()
        self._starting.join()
        return self


@contextmanager
def cluster_elsewhere(folder: Path) -> Iterator[tuple[str, list[subprocess.Popen[bytes]]]]:
    """A Dask scheduler and two workers, processes of their own that know the studio by its path alone."""
    file = folder / "scheduler.json"
    environment = {**os.environ, "PYTHONPATH": str(settings.BASE_DIR)}
    environment.pop("DJANGO_SETTINGS_MODULE", None)
    started: list[subprocess.Popen[bytes]] = []

    def start(module: str, *arguments: str) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", f"distributed.cli.{module}", "--scheduler-file", str(file)]
        process = subprocess.Popen(
            [*command, "--host", "127.0.0.1", "--no-dashboard", *arguments],
            cwd=folder,
            env=environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        started.append(process)
        return process

    try:
        start("dask_scheduler", "--port", "0")
        workers = [start("dask_worker", "--nthreads", "1", "--no-nanny") for _ in range(2)]
        until = time.monotonic() + PATIENCE
        while not file.exists():
            assert time.monotonic() < until, "the scheduler does not start"
            time.sleep(0.05)
        time.sleep(0.05)
        yield json.loads(file.read_text())["address"], workers
    finally:
        for process in started:
            process.kill()
        for process in started:
            process.wait()


def test_a_cluster_of_processes_here(started: Start) -> None:
    done = run(started({**ORDER, "vary": {}}), Patient(2))
    assert (done.state, done.done_games, failure_text(done, "en")) == ("done", 200, "")
    assert done.digest == undisturbed()


@pytest.mark.soak
def test_a_process_here_is_killed_in_mid_run(started: Start) -> None:
    """The one that was killed is replaced, and nobody notices but the clock."""
    cluster, killed = Patient(2), list[int]()

    def kill(progress: Progress) -> None:
        if progress.done >= 10 and not killed:
            killed.append(next(iter(cluster._cluster.workers.values())).pid)
            os.kill(killed[0], signal.SIGKILL)

    done = run(started({**ORDER, "vary": {}}), cluster, kill)
    assert killed
    assert (done.state, failure_text(done, "en"), done.digest) == ("done", "", undisturbed())


def test_a_worker_elsewhere_is_killed_in_mid_run(started: Start, tmp_path: Path) -> None:
    killed: list[int] = []
    with cluster_elsewhere(tmp_path) as (address, workers):
        seen: set[int] = set()

        def kill(progress: Progress) -> None:
            seen.add(progress.workers)
            if progress.workers == 2 and progress.done >= 10 and not killed:
                killed.append(progress.done)
                workers[0].send_signal(signal.SIGKILL)
                workers[0].wait()

        done = run(started({**ORDER, "vary": {}}), Unhurried(address), kill)
    assert (done.state, failure_text(done, "en")) == ("done", "")
    assert killed
    assert 10 <= killed[0] < 200
    assert workers[0].returncode == -signal.SIGKILL
    assert done.digest == undisturbed()
    assert [row.number for row in results_of(done)] == list(range(200))


class Unhurried(DaskCluster):
    """Waits until both workers are there, and counts them anew every time."""

    def __enter__(self) -> Self:
        super().__enter__()
        self._client.wait_for_workers(2, timeout=PATIENCE)
        return self

    def workers(self) -> int:
        self._counted_at = 0.0
        return super().workers()


def test_a_scheduler_that_nobody_runs(started: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("playtest.campaigns.cluster.CONNECT", 0.3)
    failed = run(started(), DaskCluster("tcp://127.0.0.1:9"))
    assert failed.state == Campaign.State.FAILED
    assert "tcp://127.0.0.1:9" in failure_text(failed, "it")


# A runner that is killed: the command, in an installation of its own.

INSTALL = """
import django; django.setup()
from django.core.management import call_command
call_command("migrate", verbosity=0)
from tests.playtest.games.conftest import publish
publish("princess")
"""


def test_the_runner_is_killed_in_mid_run_and_another_goes_on(tmp_path: Path) -> None:
    kept = {name: os.environ[name] for name in ("PATH", "HOME", "LANG", "VIRTUAL_ENV") if name in os.environ}
    home = {"TILEWRIGHT_HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path)}
    environment = {**kept, **home, "DJANGO_SETTINGS_MODULE": "studio.settings"}
    place: dict[str, Any] = {"cwd": settings.BASE_DIR, "env": environment}
    subprocess.run([sys.executable, "-c", INSTALL], check=True, **place)
    manage = [sys.executable, "manage.py", "playtest", "--lang", "en"]
    order = ["princess", "--seats", "3,4", "--bots", "random", "--games", "100", "--seed", "7"]
    with subprocess.Popen(
        [*manage, *order, "--one-process", "--json"], stdout=subprocess.PIPE, **place
    ) as runner:
        database = sqlite3.connect(tmp_path / "tilewright.sqlite3")
        until = time.monotonic() + PATIENCE
        while not (stored := database.execute("select count(*) from campaigns_chunkresult").fetchone()[0]):
            assert time.monotonic() < until, "nothing is played"
            time.sleep(0.01)
        runner.send_signal(signal.SIGKILL)
    assert runner.returncode == -signal.SIGKILL
    ((name, state),) = database.execute("select public_id, state from campaigns_campaign")
    assert state == "running"
    assert stored
    goes_on = subprocess.run(
        [*manage, "--resume", name[:8], "--workers", "2", "--json"], check=False, capture_output=True, **place
    )
    assert not goes_on.returncode, goes_on.stderr.decode()
    (told,) = json.loads(goes_on.stdout)
    assert (told["state"], told["done"], told["digest"]) == ("done", 200, undisturbed())
    ((before, chunks),) = database.execute("select min(id), count(*) from campaigns_chunkresult")
    database.close()
    assert (before, chunks) == (1, told_chunks())


def told_chunks() -> int:
    """How many chunks the campaign has."""
    content = content_of("princess")
    _, grid = read_spec(ORDER, content)
    return Cut(grid.games, chunk_size(content, grid)).chunks


def test_a_result_says_nothing_of_who_has_played() -> None:
    """A chunk is a function: what a worker's process gives is what this one gives, to the byte."""
    content = content_of("princess")
    spec, _ = read_spec(ORDER, content)
    chunk = Chunk(content.hash, spec.as_bytes(), 3, 20, 5)
    here = play_chunk(content, chunk)
    code = (
        "import sys, msgspec; from engine.snapshot import Snapshot;"
        "from playtest.campaigns.playing import Chunk, play_chunk;"
        "content, chunk = msgspec.msgpack.decode(sys.stdin.buffer.read());"
        "sys.stdout.buffer.write(msgspec.msgpack.encode(play_chunk(Snapshot.read(content), Chunk(*chunk))));"
        "assert 'django' not in sys.modules"
    )
    there = subprocess.run(
        [sys.executable, "-c", code],
        input=msgspec.msgpack.encode((content.content, tuple(chunk))),
        stdout=subprocess.PIPE,
        check=True,
        cwd=settings.BASE_DIR,
        env={"PATH": os.environ["PATH"], "PYTHONHASHSEED": "12345"},
    )
    assert Played(*msgspec.msgpack.decode(there.stdout)) == here
