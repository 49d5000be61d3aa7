"""The processes beside the server that do long work, each a ``manage.py`` command: how they are started, and
how they end with whoever started them.

Whoever starts workers holds one end of a pipe, the lifeline; its workers hold the other. Nobody ever writes
into it: it is at its end when the last process of the studio is gone, however it went. A worker that hears
that, or is told to stop by a signal, gives back what it has begun and ends (it asks `must_end` between its
steps); the next studio goes on from there.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from threading import Event, Lock, Thread
from typing import Any

from django.conf import settings

START = 8.0
"""Seconds that a worker may need before it takes its first order: meanwhile no other is started."""
GRACE = 4.0
"""Seconds that a worker has to end in good order; after that it is gone all the same, and whoever looks for
its process takes up what it left."""
STOPPING = (signal.SIGTERM, signal.SIGINT)

_ending = Event()
"""Whether this process should stop."""


class Workers:
    """The workers of one kind that this process has started. ``has_work`` says whether there is work that
    nobody does; a worker does all that waits and then ends."""

    def __init__(self, command: tuple[str, ...], most: int, has_work: Callable[[], bool]) -> None:
        self.command = command
        self.most = most
        self.has_work = has_work
        self._children: list[tuple[float, subprocess.Popen[bytes]]] = []
        self._lock = Lock()

    def ensure(self) -> None:
        """Start a worker if there is work that nobody does. Called whenever somebody orders or looks; an
        installation whose workers are started otherwise says so in its settings."""
        if settings.START_WORKERS:
            with self._lock:
                self._ensure()

    def _ensure(self) -> None:
        now = time.monotonic()
        self._children = [(begun, child) for begun, child in self._children if _counts(child, now - begun)]
        if len(self._children) >= self.most or any(now - begun < START for begun, _ in self._children):
            return
        if self.has_work():
            child = _start(self.command)
            self._children.append((now, child))
            # Somebody waits for it, so that it does not stay in the list of processes when it has ended.
            Thread(target=child.wait, name=f"{self.command[-1]}-{child.pid}", daemon=True).start()


def _counts(child: subprocess.Popen[bytes], age: float) -> bool:
    """Whether a worker stands in for another: it lives, or it failed just now, as the next one would."""
    code = child.poll()
    return code is None or (code != 0 and age < START)


def _start(command: tuple[str, ...]) -> subprocess.Popen[bytes]:
    reader, _ = lifeline()
    return subprocess.Popen(
        [sys.executable, "-m", "django", *command, "--lifeline", str(reader)],
        cwd=settings.BASE_DIR,
        env={**os.environ, "DJANGO_SETTINGS_MODULE": os.environ["DJANGO_SETTINGS_MODULE"]},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        pass_fds=(reader,),
        start_new_session=True,  # Ctrl+C is for the studio; its workers hear of it by the lifeline
    )


@cache
def lifeline() -> tuple[int, int]:
    """The pipe of this process and of those that it forks from now on: the end for workers, and ours. A
    server asks for it before it forks, so that its workers live as long as any of its processes does; in
    another program they live as long as that."""
    return os.pipe()


def must_end() -> bool:
    """Whether this process should give back what it does and end: it is a worker whose studio is gone, or
    somebody has told it to stop."""
    return _ending.is_set()


def end_soon() -> None:
    """This process, of a server, has been told to stop: what takes long in it should end."""
    _ending.set()


@contextmanager
def heeding_the_end(reader: int | None) -> Iterator[None]:
    """Work, and hear meanwhile when it is time to end: by the lifeline, if a studio has started us, and by
    the signals that stop a program."""
    _ending.clear()
    before = {number: signal.signal(number, _hear) for number in STOPPING}
    if reader is not None:
        Thread(target=_watch, args=(reader,), name="lifeline", daemon=True).start()
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
        _ending.clear()


def _watch(reader: int) -> None:
    os.read(reader, 1)
    _end()


def _hear(_number: int, _frame: Any) -> None:
    if not must_end():
        Thread(target=_end, name="ending", daemon=True).start()


def _end() -> None:
    """Let the work end by itself; if it does not, end without it."""
    _ending.set()
    time.sleep(GRACE)
    if must_end():
        os._exit(1)
