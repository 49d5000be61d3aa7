"""Timing for benchmarks: the best of several rounds of enough repetitions to be measurable."""

from __future__ import annotations

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
