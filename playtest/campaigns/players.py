"""Chunks on the cores of this machine: processes of our own that nobody else can speak to.

Each process (`playtest.campaigns.player`) hangs on a pipe. Nothing listens, so nobody on the machine can send
them anything, and they are gone with whoever holds the other end. A process that dies is replaced and its
chunks are played again; that changes nothing, because a chunk is a pure function.
"""

from __future__ import annotations

import logging
import os
import subprocess
import sys
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import Pipe
from multiprocessing.connection import Connection, wait
from pathlib import Path
from types import TracebackType
from typing import NamedTuple, Self

import playtest
from engine.snapshot import Snapshot
from playtest.campaigns.executors import ExecutorError, OneProcess, Share
from playtest.campaigns.fingerprint import fingerprint
from playtest.campaigns.player import Answer, Order
from playtest.campaigns.playing import Played

ROOT = Path(playtest.__file__).parent.parent
AHEAD = 2
"""So many chunks a process is given, so that it does not wait for the next."""
MOST_TRIES = 3
"""So many processes may die under a chunk before it is taken for the cause."""
MOST_STILLBORN = 3
"""So many processes may die while they start; then those that live play on, or else this process alone."""
CLOSE = 2.0
"""Seconds for a process to end by itself."""

_log = logging.getLogger(__name__)


class _Try(NamedTuple):
    """A chunk, and how many processes have died under it."""

    share: Share
    deaths: int


class _Player:
    """A process that plays, and what it has been given: the first chunk is the one it plays now."""

    def __init__(self) -> None:
        ours, its = Pipe()
        self.pipe: Connection[Order, Answer] = ours
        self.tries: deque[_Try] = deque()
        self.is_ready = False
        with its:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "playtest.campaigns.player", str(its.fileno())],
                cwd=ROOT,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                pass_fds=(its.fileno(),),
                start_new_session=True,  # Ctrl+C is for the runner, which closes the pipe
            )

    def leave(self) -> None:
        """Let it go."""
        self.pipe.close()

    def await_end(self) -> None:
        """Wait until it is gone."""
        try:
            self.process.wait(CLOSE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


class LocalProcesses:
    """A process for each core of this machine, or as many as one likes, gone when the campaign is. Until the
    first of them is there, this process plays; and if none can be started, it goes on doing so."""

    def __init__(self, processes: int = 0) -> None:
        self.processes = processes or usable_cores()
        self._players: list[_Player] = []
        self._releases: list[Snapshot] = []
        self._alone = OneProcess()
        self._waiting: deque[_Try] = deque()
        self._finished: deque[tuple[Share, Played]] = deque()
        self._stillborn = 0

    def __enter__(self) -> Self:
        self._engage()
        return self

    def __exit__(
        self, sort: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for player in self._players:
            player.leave()
        for player in self._players:
            player.await_end()
        self._players.clear()
        self._waiting.clear()

    def hold(self, release: Snapshot) -> None:
        """Keep the content here, and send it to every process."""
        self._alone.hold(release)
        self._releases.append(release)
        for player in self._ready():
            self._send(player, release.content)

    def room(self) -> int:
        """One chunk until a process is there, then a few for each."""
        in_flight = len(self._waiting) + len(self._finished) + sum(len(each.tries) for each in self._players)
        return max(1, AHEAD * len(self._ready())) - in_flight

    def workers(self) -> int:
        """The processes that play; this one as long as there are none."""
        return len(self._ready()) or 1

    def submit(self, share: Share) -> None:
        """Give a chunk to whoever has least to do."""
        self._waiting.append(_Try(share, 0))
        self._hand_out()

    def result(self, seconds: float, between: Callable[[], None]) -> tuple[Share, Played] | None:
        """The next chunk that is finished. While no process is there, one is played here."""
        if not self._finished:
            self._listen(seconds if self._for_here() is None else 0)
        if self._finished:
            return self._finished.popleft()
        given = self._for_here()
        if given is None:
            return None
        self._waiting.remove(given)
        self._alone.submit(given.share)
        return self._alone.result(seconds, between)

    @property
    def is_started(self) -> bool:
        """Whether all the processes are there."""
        return len(self._ready()) == self.processes

    def pids(self) -> list[int]:
        """The numbers of the processes."""
        return [player.process.pid for player in self._players]

    def _for_here(self) -> _Try | None:
        """The next chunk if this process must play; not one under which another has died, unless there will
        be nobody else."""
        if self._ready():
            return None
        return next((each for each in self._waiting if not each.deaths or not self._players), None)

    def _ready(self) -> list[_Player]:
        return [player for player in self._players if player.is_ready]

    def _engage(self) -> None:
        """Have as many processes as there should be, unless they cannot be started."""
        try:
            while len(self._players) < self.processes and self._stillborn < MOST_STILLBORN:
                self._players.append(_Player())
        except OSError as error:
            self._stillborn = MOST_STILLBORN
            _log.warning("a process for games cannot be started: %s", error)

    def _hand_out(self) -> None:
        while self._waiting:
            free = [player for player in self._ready() if len(player.tries) < AHEAD]
            if not free:
                return
            player = min(free, key=lambda each: len(each.tries))
            given = self._waiting.popleft()
            player.tries.append(given)
            self._send(player, given.share.chunk)

    def _send(self, player: _Player, order: Order) -> None:
        with suppress(OSError):  # it has died; `_listen` hears that, too
            player.pipe.send(order)

    def _listen(self, seconds: float) -> None:
        """Hear whoever says something within so many seconds."""
        if not self._players:
            return
        for pipe in wait([player.pipe for player in self._players], seconds):
            player = next(each for each in self._players if each.pipe is pipe)
            try:
                self._hear(player, player.pipe.recv())
            except (EOFError, OSError):
                self._bury(player)
        self._hand_out()

    def _hear(self, player: _Player, said: Answer) -> None:
        if isinstance(said, Played):
            self._finished.append((player.tries.popleft().share, said))
            return
        if isinstance(said, Exception):
            raise said
        if said != fingerprint():
            raise ExecutorError("rules-changed")  # it was started after an update of the sources
        player.is_ready = True
        for release in self._releases:
            self._send(player, release.content)

    def _bury(self, player: _Player) -> None:
        """A process has died: what it was given is for others, and another takes its place."""
        self._players.remove(player)
        player.leave()
        player.await_end()
        _log.warning("a process that plays games has ended with %s", player.process.returncode)
        if not player.is_ready:
            self._stillborn += 1
        for index, (share, deaths) in enumerate(player.tries):
            died = deaths + (index == 0)
            if died >= MOST_TRIES:
                raise ExecutorError("kills-workers", chunk=share.chunk.number)
            self._waiting.append(_Try(share, died))
        self._engage()


def usable_cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
