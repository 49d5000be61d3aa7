"""Timing for benchmarks: the best of several rounds of enough repetitions to be measurable, or the median of
calls that are long enough alone."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable


def seconds(work: Callable[[], object], rounds: int = 7, least: float = 0.05) -> float:
    """How long one call takes, in seconds of processor time."""
    repeats = 1
    while True:
        start = time.process_time()
        for _ in range(repeats):
            work()
        spent = time.process_time() - start
        if spent >= least:
            break
        repeats *= 2
    best = spent / repeats
    for _ in range(rounds - 1):
        start = time.process_time()
        for _ in range(repeats):
            work()
        best = min(best, (time.process_time() - start) / repeats)
    return best


def median(work: Callable[[], object], rounds: int) -> float:
    """The processor time of a call in milliseconds; the first one reads what it needs and does not count."""
    work()
    found = []
    for _ in range(rounds):
        start = time.process_time()
        work()
        found.append((time.process_time() - start) * 1000)
    return statistics.median(found)
