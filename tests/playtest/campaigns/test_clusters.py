"""The digest of a campaign is the same in one process, on several processes here, on a cluster elsewhere of
which a worker is killed in mid-run, and after its runner was killed. Real processes, really killed."""

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
from playtest.campaigns.cluster import DaskCluster
from playtest.campaigns.models import Campaign
from playtest.campaigns.packing import digest_of
from playtest.campaigns.players import MOST_STILLBORN, LocalProcesses
from playtest.campaigns.playing import Chunk, Played, play_chunk
from playtest.campaigns.running import Progress
from playtest.campaigns.words import failure_text
from tests.environment import passed_on
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
        until = time.monotonic() + PATIENCE
        while not self.is_started:
            self._listen(0.1)
            assert time.monotonic() < until, "the processes do not start"
        return self


@contextmanager
def cluster_elsewhere(
    folder: Path, path: str = str(settings.BASE_DIR)
) -> Iterator[tuple[str, list[subprocess.Popen[bytes]]]]:
    """A Dask scheduler and two workers, processes of their own that know the studio by its path alone."""
    file = folder / "scheduler.json"
    environment = {**os.environ, "PYTHONPATH": path}
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


def test_several_processes_here(started: Start) -> None:
    done = run(started({**ORDER, "vary": {}}), Patient(2))
    assert (done.state, done.done_games, failure_text(done, "en")) == ("done", 200, "")
    assert done.digest == undisturbed()


def test_processes_here_are_killed_in_mid_run(started: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those that were killed are replaced, and nobody notices but the clock."""
    monkeypatch.setattr("playtest.campaigns.running.WAIT", 0.0)
    processes, killed = Patient(2), list[int]()

    def kill(progress: Progress) -> None:
        living = [pid for pid in processes.pids() if pid not in killed]
        if progress.done >= 10 * (1 + len(killed)) and len(killed) < 3 and living:
            killed.append(living[0])
            os.kill(killed[-1], signal.SIGKILL)

    done = run(started({**ORDER, "vary": {}}), processes, kill)
    assert len(set(killed)) == 3
    assert (done.state, failure_text(done, "en"), done.digest) == ("done", "", undisturbed())


def test_nothing_listens_while_processes_here_play(started: Start) -> None:
    """Nobody else on the machine has anything to connect to: no port, no named socket."""
    processes, sockets = Patient(2), list[Any]()

    def look(_progress: Progress) -> None:
        for pid in processes.pids():
            sockets.append(listening(pid))

    done = run(started({**ORDER, "vary": {}}), processes, look)
    assert done.digest == undisturbed()
    assert sockets
    assert not any(sockets)


def listening(pid: int) -> set[str]:
    """The sockets of a process that others could connect to, as the kernel lists them."""
    held = {str(file.readlink()) for file in Path(f"/proc/{pid}/fd").iterdir()}
    lines = [
        line.split()
        for table in ("tcp", "tcp6", "udp", "udp6")
        for line in Path(f"/proc/{pid}/net/{table}").read_text().splitlines()[1:]
    ]
    ports = {f"socket:[{line[9]}]" for line in lines}
    named = [line.split() for line in Path(f"/proc/{pid}/net/unix").read_text().splitlines()[1:]]
    return held & (ports | {f"socket:[{line[6]}]" for line in named if len(line) > 7})


def test_a_process_that_dies_while_it_starts_is_tried_again(
    started: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    processes = Patient(2)
    begin, died = subprocess.Popen, list[int]()

    def stumble(command: list[str], **how: Any) -> Any:
        process = begin(command, **how)
        if not died:
            died.append(process.pid)
            process.kill()
        return process

    monkeypatch.setattr("playtest.campaigns.players.subprocess.Popen", stumble)
    done = run(started(), processes)
    assert (done.state, done.done_games) == ("done", 24)
    assert died


def test_where_no_process_can_start_this_one_plays(started: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    begin, begun = subprocess.Popen, list[str]()

    def fall(command: list[str], **how: Any) -> Any:
        begun.append(command[-2])
        return begin([sys.executable, "-c", "raise SystemExit(3)"], **how)

    monkeypatch.setattr("playtest.campaigns.players.subprocess.Popen", fall)
    processes = LocalProcesses(2)
    seen: set[int] = set()
    monkeypatch.setattr("playtest.campaigns.running.WAIT", 0.0)
    done = run(started(), processes, lambda progress: seen.add(progress.workers))
    assert (done.state, done.done_games, failure_text(done, "en")) == ("done", 24, "")
    assert seen <= {0, 1}
    assert 2 <= len(begun) <= 2 + MOST_STILLBORN


def test_a_chunk_that_kills_whoever_plays_it_is_named(
    started: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Deadly(Patient):
        def _send(self, player: Any, order: Any) -> None:
            if isinstance(order, Chunk) and order.number == 3:
                player.process.kill()
            super()._send(player, order)

    monkeypatch.setattr("playtest.campaigns.players.AHEAD", 1)
    failed = run(started(), Deadly(1))
    assert (failed.state, failed.fault) == ("failed", {"key": "kills-workers", "args": {"chunk": 3}})


def test_processes_of_other_rules_do_not_play(started: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    """The sources were updated while a campaign runs, and a process is started after that."""
    campaign = started()
    Campaign.objects.update(engine="before")
    for place in ("running", "players"):
        monkeypatch.setattr(f"playtest.campaigns.{place}.fingerprint", lambda: "before")
    processes = LocalProcesses(1)

    def wait(_progress: Progress) -> None:
        processes._listen(5)

    failed = run(campaign, processes, wait)
    assert (failed.state, failed.fault["key"]) == ("failed", "rules-changed")


def test_processes_are_gone_with_their_runner() -> None:
    code = (
        "from playtest.campaigns.players import LocalProcesses\n"
        "with LocalProcesses(2) as processes:\n"
        "    while not processes.is_started: processes._listen(1)\n"
        "    print(*processes.pids(), flush=True)\n"
        "    input()"
    )
    with subprocess.Popen(
        [sys.executable, "-c", code], cwd=settings.BASE_DIR, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as runner:
        assert runner.stdout is not None
        pids = [int(word) for word in runner.stdout.readline().split()]
        assert len(pids) == 2
        runner.kill()
    until = time.monotonic() + PATIENCE
    while any(lives(pid) for pid in pids):
        assert time.monotonic() < until, "they go on"
        time.sleep(0.02)


def lives(pid: int) -> bool:
    """Whether a process is there and is not only waiting to be reaped."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


def test_a_worker_elsewhere_without_the_studio(started: Start, tmp_path: Path) -> None:
    class Awaited(DaskCluster):
        def __enter__(self) -> Self:
            super().__enter__()
            self._client.wait_for_workers(1, timeout=PATIENCE)
            return self

    with cluster_elsewhere(tmp_path, path=str(tmp_path)) as (address, _):
        failed = run(started(), Awaited(address))
    assert (failed.state, failed.fault["key"]) == ("failed", "bare-worker")
    assert "No module named 'playtest'" in failure_text(failed, "en")


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
    home = {"TILEWRIGHT_HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path)}
    environment = {**passed_on(), **home, "DJANGO_SETTINGS_MODULE": "studio.settings"}
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
    ((name, state),) = database.execute(
        "select public_id, state from campaigns_campaign join content_job on content_job.id = job_id"
    )
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
