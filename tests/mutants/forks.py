"""Runs tasks in processes of their own, a few at a time: forks of this one, which has everything loaded."""

from __future__ import annotations

import os
import pickle
import signal
import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Generic, TypeVar

Result = TypeVar("Result")
BROKEN = 70
"""The exit status of a task that raised."""


class Outcome(Generic[Result]):
    """How a task ended: with a result, or by a signal."""

    __slots__ = ("number", "result", "signal")

    def __init__(self, number: int, result: Result | None, signal: int) -> None:
        self.number = number
        self.result = result
        self.signal = signal


def run_forked(
    tasks: Sequence[Callable[[], Result]], workers: int, until: float, longest: float
) -> Iterator[Outcome[Result]]:
    """Run the tasks; yield each outcome when it is there. From ``until`` on (of the monotonic clock) no task
    begins any more; one that takes longer than ``longest`` seconds is killed."""
    running: dict[int, tuple[int, float]] = {}
    waiting = list(range(len(tasks)))[::-1]
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        while waiting or running:
            while waiting and len(running) < workers and time.monotonic() < until:
                number = waiting.pop()
                child = os.fork()
                if child == 0:
                    _work(tasks[number], Path(folder) / str(number))
                running[child] = (number, time.monotonic())
            if not running:
                return
            ended, status = os.waitpid(-1, os.WNOHANG)
            if ended in running:
                number, _began = running.pop(ended)
                yield _outcome(number, status, Path(folder) / str(number))
                continue
            for child, (_number, began) in running.items():
                if time.monotonic() - began > longest:
                    os.kill(child, signal.SIGKILL)
            time.sleep(0.01)


def _work(task: Callable[[], Result], answer: Path) -> None:
    """Do a task in a fork and end there."""
    status = BROKEN
    try:
        nothing = os.open(os.devnull, os.O_WRONLY)
        errors = os.dup(2)
        os.dup2(nothing, 1)
        os.dup2(nothing, 2)
        try:
            answer.write_bytes(pickle.dumps(task()))
            status = 0
        except BaseException:  # noqa: BLE001 - whatever it is, this process must end here
            os.write(errors, traceback.format_exc().encode())
    finally:
        os._exit(status)


def _outcome(number: int, status: int, answer: Path) -> Outcome[Result]:
    if os.WIFSIGNALED(status):
        return Outcome(number, None, os.WTERMSIG(status))
    if os.WEXITSTATUS(status) != 0:
        sys.exit(f"task {number} broke; see above")
    return Outcome(number, pickle.loads(answer.read_bytes()), 0)
