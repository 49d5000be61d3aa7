"""Chunks on Dask: a cluster of processes on this machine, or one that runs elsewhere.

Dask plays a chunk again when its worker dies; that changes nothing, because a chunk is a pure function.
Contents travel once to each worker, chunks in flight are bounded, results come back as they are finished.
"""

from __future__ import annotations

import logging
import os
import queue
import secrets
import signal
import threading
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from types import TracebackType
from typing import Any, Self

import dask
import distributed
from distributed.scheduler import KilledWorker

from engine.snapshot import Snapshot
from playtest.campaigns.executors import ExecutorError, Job, OneProcess
from playtest.campaigns.fingerprint import fingerprint
from playtest.campaigns.playing import Played
from playtest.campaigns.remote import ContentPlugin, OtherRulesError, play_remotely

AHEAD = 2
"""So many chunks are in flight for each thread, so that nobody waits for the next."""
ALLOWED_FAILURES = 20
"""So many workers may die under a chunk before Dask takes it for the cause."""
MOST_TRIES = 3
"""So often a chunk that Dask has given up is submitted in all."""
CONNECT = 20
"""Seconds to reach a scheduler."""
FETCH = 30
"""Seconds to fetch a result; if its worker has died meanwhile it is played again."""
COUNT_EVERY = 1.0
"""Seconds between two counts of the workers."""

QUIET: dict[str, Any] = {
    "distributed.scheduler.allowed-failures": ALLOWED_FAILURES,
    "distributed.worker.profile.enabled": False,
    "distributed.admin.tick.interval": "1s",
    "distributed.admin.tick.limit": "60s",
    "distributed.admin.system-monitor.interval": "10s",
    "distributed.admin.system-monitor.disk": False,
    "distributed.admin.system-monitor.gil.enabled": False,
}
"""Dask watches itself many times a second; here the processor is for games."""

logging.getLogger("distributed").setLevel(logging.ERROR)  # what happens to a campaign is said by its runner
_Client: Any = distributed.Client
_LocalCluster: Any = distributed.LocalCluster
"""Dask's types are not all declared."""


class DaskCluster:
    """A cluster that somebody else runs, by the address of its scheduler."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._client: Any = None
        self._token = secrets.token_hex(8)
        self._plugins: list[str] = []
        self._futures: dict[str, tuple[Job, Any, int]] = {}
        self._done: queue.SimpleQueue[str] = queue.SimpleQueue()
        self._threads = 0
        self._counted_at = 0.0
        self._submitted = 0

    def __enter__(self) -> Self:
        try:
            self._client = _Client(self.address, timeout=CONNECT, set_as_default=False)
        except (OSError, ValueError, TimeoutError) as error:
            raise ExecutorError("no-cluster", address=self.address, problem=str(error)) from error
        return self

    def __exit__(
        self, sort: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        client = self._client
        with suppress(Exception):  # a cluster that is gone cannot be tidied up
            client.cancel([future for _, future, _ in self._futures.values()], force=True)
            for name in self._plugins:
                client.unregister_worker_plugin(name)
        self._futures.clear()
        with suppress(Exception):
            client.close()

    def hold(self, release: Snapshot) -> None:
        """Send the content to every worker, also to those that are still to come."""
        plugin = ContentPlugin(release.content, release.hash, self._token)
        if plugin.name not in self._plugins:
            self._client.register_plugin(plugin)
            self._plugins.append(plugin.name)

    def room(self) -> int:
        """A few chunks for each thread."""
        return max(1, AHEAD * self.workers()) - len(self._futures)

    def workers(self) -> int:
        """How many threads there are, counted now and then."""
        if time.monotonic() - self._counted_at >= COUNT_EVERY:
            self._counted_at = time.monotonic()
            if self._client.status != "running":
                raise ExecutorError("cluster-lost", address=self.address)
            self._threads = sum(self._client.nthreads().values())
        return self._threads

    def submit(self, job: Job) -> None:
        """Hand a chunk to the scheduler."""
        self._submit(job, 1)

    def _submit(self, job: Job, tries: int) -> None:
        self._submitted += 1
        key = f"tilewright-{self._token}-{self._submitted}"
        future = self._client.submit(play_remotely, job.chunk, fingerprint(), key=key, pure=False)
        self._await(key, job, future, tries)

    def _await(self, key: str, job: Job, future: Any, tries: int) -> None:
        self._futures[key] = (job, future, tries)
        future.add_done_callback(lambda _: self._done.put(key))

    def result(self, seconds: float, between: Callable[[], None]) -> tuple[Job, Played] | None:
        """The next chunk that is finished."""
        try:
            key = self._done.get(timeout=seconds)
        except queue.Empty:
            self.workers()
            return None
        if key not in self._futures:
            return None
        job, future, tries = self._futures.pop(key)
        try:
            return job, future.result(timeout=FETCH)
        except OtherRulesError:
            raise ExecutorError("other-rules", address=self.address) from None
        except ModuleNotFoundError as error:
            raise ExecutorError("bare-worker", address=self.address, problem=str(error)) from None
        except KilledWorker:
            if tries >= MOST_TRIES:
                raise ExecutorError("kills-workers", chunk=job.chunk.number) from None
            self._submit(job, tries + 1)
        except TimeoutError:
            self._await(key, job, future, tries)
        except Exception:
            if not future.cancelled():
                raise
            if tries >= MOST_TRIES or self._client.status != "running":
                raise ExecutorError("cluster-lost", address=self.address) from None
            self._submit(job, tries + 1)
        return None


class LocalProcesses(DaskCluster):
    """A cluster of processes on this machine, gone when the campaign is. It listens on the loopback
    interface alone and shows no pages. Until it has started, which takes seconds, this process plays."""

    def __init__(self, processes: int = 0) -> None:
        super().__init__("")
        self.processes = processes or usable_cores()
        self._cluster: Any = None
        self._problem: BaseException | None = None
        self._starting = threading.Thread(target=self._start, name="campaign-cluster", daemon=True)
        self._alone = OneProcess()
        self._releases: deque[Snapshot] = deque()

    def __enter__(self) -> Self:
        self._starting.start()
        return self

    def __exit__(
        self, sort: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._starting.join()
        if self._client is not None:
            super().__exit__(sort, error, trace)
        if self._cluster is not None:
            with suppress(Exception):
                self._cluster.close(timeout=10)

    def hold(self, release: Snapshot) -> None:
        """Keep the content here and, once the cluster is there, send it to every worker."""
        self._alone.hold(release)
        self._releases.append(release)

    def room(self) -> int:
        """One chunk until the cluster is there, then a few for each process."""
        return super().room() if self._is_there() else self._alone.room()

    def workers(self) -> int:
        """This process, then the workers."""
        return super().workers() if self._is_there() else 1

    def submit(self, job: Job) -> None:
        """Play the chunk here until the cluster is there."""
        if self._is_there():
            super().submit(job)
        else:
            self._alone.submit(job)

    def result(self, seconds: float, between: Callable[[], None]) -> tuple[Job, Played] | None:
        """What this process has played, or the next chunk that the cluster has finished."""
        if not self._alone.room():
            return self._alone.result(seconds, between)
        return super().result(seconds, between)

    @property
    def is_started(self) -> bool:
        """Whether the processes are there."""
        return not self._starting.is_alive()

    def _is_there(self) -> bool:
        if not self.is_started:
            return False
        if self._problem is not None:
            raise ExecutorError("no-cluster", address="127.0.0.1", problem=str(self._problem))
        while self._releases:
            super().hold(self._releases.popleft())
        return True

    def _start(self) -> None:
        if hasattr(signal, "pthread_sigmask"):
            # Inherited by the processes: Ctrl+C is for this one, which tells them to stop.
            signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            with dask.config.set(QUIET):
                self._cluster = _LocalCluster(
                    n_workers=self.processes,
                    threads_per_worker=1,
                    processes=True,
                    host="127.0.0.1",
                    dashboard_address="127.0.0.1:0",
                    memory_limit=0,
                    silence_logs=logging.CRITICAL,
                )
            self.address = self._cluster.scheduler_address
            self._client = _Client(self._cluster, timeout=CONNECT, set_as_default=False)
        except BaseException as problem:  # noqa: BLE001 - told by whoever next asks for the cluster
            self._problem = problem


def usable_cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
