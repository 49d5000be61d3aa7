"""Chunks on Dask: a cluster that somebody else runs, on one machine or on many.

Dask plays a chunk again when its worker dies; that changes nothing, because a chunk is a pure function.
Contents travel once to each worker, chunks in flight are bounded, results come back as they are finished.
"""

from __future__ import annotations

import logging
import queue
import re
import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from types import TracebackType
from typing import Any, Self

import distributed
from distributed.scheduler import KilledWorker

from engine.snapshot import Snapshot
from playtest.campaigns.executors import ExecutorError, Share
from playtest.campaigns.fingerprint import fingerprint
from playtest.campaigns.playing import Played
from playtest.campaigns.remote import ContentPlugin, OtherRulesError, play_remotely

AHEAD = 2
"""So many chunks are in flight for each thread, so that nobody waits for the next."""
MOST_TRIES = 3
"""So often a chunk that Dask has given up is submitted in all."""
CONNECT = 20
"""Seconds to reach a scheduler."""
FETCH = 30
"""Seconds to fetch a result; if its worker has died meanwhile it is played again."""
COUNT_EVERY = 1.0
"""Seconds between two counts of the workers."""
MISSING = re.compile(r"No module named '[\w.]+'")
"""What Python says where a module is not installed."""

logging.getLogger("distributed").setLevel(logging.ERROR)  # what happens to a campaign is said by its runner
_Client: Any = distributed.Client
"""Dask's types are not all declared."""


class DaskCluster:
    """A cluster that somebody else runs, by the address of its scheduler."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._client: Any = None
        self._token = secrets.token_hex(8)
        self._plugins: list[str] = []
        self._futures: dict[str, tuple[Share, Any, int]] = {}
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
            try:
                self._client.register_plugin(plugin)
            except Exception as error:
                self._refuse_bare_worker(error)
                raise
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

    def submit(self, share: Share) -> None:
        """Hand a chunk to the scheduler."""
        self._submit(share, 1)

    def _submit(self, share: Share, tries: int) -> None:
        self._submitted += 1
        key = f"tilewright-{self._token}-{self._submitted}"
        future = self._client.submit(play_remotely, share.chunk, fingerprint(), key=key, pure=False)
        self._await(key, share, future, tries)

    def _await(self, key: str, share: Share, future: Any, tries: int) -> None:
        self._futures[key] = (share, future, tries)
        future.add_done_callback(lambda _: self._done.put(key))

    def result(self, seconds: float, between: Callable[[], None]) -> tuple[Share, Played] | None:
        """The next chunk that is finished."""
        try:
            key = self._done.get(timeout=seconds)
        except queue.Empty:
            self.workers()
            return None
        if key not in self._futures:
            return None
        share, future, tries = self._futures.pop(key)
        try:
            return share, future.result(timeout=FETCH)
        except OtherRulesError:
            raise ExecutorError("other-rules", address=self.address) from None
        except KilledWorker:
            if tries >= MOST_TRIES:
                raise ExecutorError("kills-workers", chunk=share.chunk.number) from None
            self._submit(share, tries + 1)
        except TimeoutError:
            self._await(key, share, future, tries)
        except Exception as error:
            self._refuse_bare_worker(error)
            if not future.cancelled():
                raise
            if tries >= MOST_TRIES or self._client.status != "running":
                raise ExecutorError("cluster-lost", address=self.address) from None
            self._submit(share, tries + 1)
        return None

    def _refuse_bare_worker(self, error: Exception) -> None:
        """Say it in a sentence if a worker lacks the studio's modules. Dask passes on what a worker raises,
        or only its text if the scheduler cannot read it."""
        found = MISSING.search(str(error))
        if found:
            raise ExecutorError("bare-worker", address=self.address, problem=found[0]) from None
