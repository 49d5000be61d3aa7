"""Chunks on Dask: a cluster of processes on this machine, or one that runs elsewhere.

Dask plays a chunk again when its worker dies; that changes nothing, because a chunk is a pure function. Contents
travel once to each worker, chunks in flight are bounded, results come back as they are finished.
"""

from __future__ import annotations

import logging
import os
import queue
import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from types import TracebackType
from typing import Any, Self

import dask
from distributed import Client, Future, LocalCluster
from distributed.scheduler import KilledWorker

from engine.snapshot import Snapshot
from playtest.campaigns.executors import ExecutorError, Job
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


class DaskCluster:
    """A cluster that somebody else runs, by the address of its scheduler."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._client: Client | None = None
        self._token = secrets.token_hex(8)
        self._plugins: list[str] = []
        self._futures: dict[str, tuple[Job, Future, int]] = {}
        self._done: queue.SimpleQueue[str] = queue.SimpleQueue()
        self._threads = 0
        self._counted_at = 0.0
        self._submitted = 0

    def __enter__(self) -> Self:
        try:
            self._client = self._connect()
        except (OSError, ValueError, TimeoutError) as error:
            raise ExecutorError("campaign-no-cluster", address=self.address, problem=str(error)) from error
        return self

    def _connect(self) -> Client:
        return Client(self.address, timeout=CONNECT, set_as_default=False)

    def __exit__(
        self, sort: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        client = self.client
        with suppress(Exception):  # a cluster that is gone cannot be tidied up
            client.cancel([future for _, future, _ in self._futures.values()], force=True)
            for name in self._plugins:
                client.unregister_worker_plugin(name)
        self._futures.clear()
        with suppress(Exception):
            client.close()

    @property
    def client(self) -> Client:
        """The connection."""
        assert self._client is not None, "used outside of its with statement"
        return self._client

    def hold(self, release: Snapshot) -> None:
        """Send the content to every worker, also to those that are still to come."""
        plugin = ContentPlugin(release.content, release.hash, self._token)
        if plugin.name not in self._plugins:
            self.client.register_plugin(plugin)
            self._plugins.append(plugin.name)

    def room(self) -> int:
        """A few chunks for each thread."""
        return max(1, AHEAD * self.workers()) - len(self._futures)

    def workers(self) -> int:
        """How many threads there are, counted now and then."""
        if time.monotonic() - self._counted_at >= COUNT_EVERY:
            self._counted_at = time.monotonic()
            if self.client.status != "running":
                raise ExecutorError("campaign-cluster-lost", address=self.address)
            self._threads = sum(self.client.nthreads().values())
        return self._threads

    def submit(self, job: Job) -> None:
        """Hand a chunk to the scheduler."""
        self._submit(job, 1)

    def _submit(self, job: Job, tries: int) -> None:
        self._submitted += 1
        key = f"tilewright-{self._token}-{self._submitted}"
        future = self.client.submit(play_remotely, job.chunk, fingerprint(), key=key, pure=False)
        self._futures[key] = (job, future, tries)
        future.add_done_callback(lambda done: self._done.put(done.key))

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
            raise ExecutorError("campaign-other-rules", address=self.address) from None
        except KilledWorker:
            if tries >= MOST_TRIES:
                raise ExecutorError("campaign-kills-workers", chunk=job.chunk.number) from None
            self._submit(job, tries + 1)
        except ModuleNotFoundError as error:
            raise ExecutorError("campaign-bare-worker", address=self.address, problem=str(error)) from None
        except TimeoutError:
            self._futures[key] = (job, future, tries)
            future.add_done_callback(lambda done: self._done.put(done.key))
        except Exception as error:
            if not future.cancelled():
                raise
            logging.getLogger(__name__).info("chunk %s was dropped: %s", job.chunk.number, error)
            if tries >= MOST_TRIES or self.client.status != "running":
                raise ExecutorError("campaign-cluster-lost", address=self.address) from None
            self._submit(job, tries + 1)
        return None


class LocalProcesses(DaskCluster):
    """A cluster of processes on this machine, gone when the campaign is. It listens on the loopback
    interface alone and has no dashboard."""

    def __init__(self, processes: int = 0) -> None:
        super().__init__("")
        self.processes = processes or usable_cores()
        self._cluster: Any = None

    def _connect(self) -> Client:
        with dask.config.set({"distributed.scheduler.allowed-failures": ALLOWED_FAILURES}):
            self._cluster = LocalCluster(
                n_workers=self.processes,
                threads_per_worker=1,
                processes=True,
                host="127.0.0.1",
                dashboard_address="127.0.0.1:0",
                worker_dashboard_address=None,
                memory_limit=0,
                silence_logs=logging.CRITICAL,
            )
        self.address = self._cluster.scheduler_address
        return Client(self._cluster, timeout=CONNECT, set_as_default=False)

    def __exit__(
        self, sort: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        super().__exit__(sort, error, trace)
        with suppress(Exception):
            self._cluster.close(timeout=10)


def usable_cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
