"""Where axes have their ticks: round numbers, three to six of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from playtest.reports.words import ReportWords

Ticks = tuple[tuple[float, str], ...]


def percent_ticks(end: float, words: ReportWords) -> Ticks:
    """From nothing to a share that is at least so large."""
    end = min(max(end, 0.01), 1.0)
    step = _step(end, (0.01, 0.02, 0.05, 0.1, 0.2, 0.25))
    return _ticks(end, step, words.percent)


def number_ticks(end: float, words: ReportWords) -> Ticks:
    """From 0 to a number that is at least so large."""
    steps = [each * 10.0**power for power in range(-1, 9) for each in (1, 2, 5)]
    step = _step(max(end, 0.5), steps)
    return _ticks(max(end, 0.5), step, lambda value: words.number(value, 1 if step < 1 else 0))


def round_ticks(last: int) -> Ticks:
    """Rounds from the first to the last."""
    step = next(each for each in (1, 2, 5, 10, 20, 50, 100) if last / each <= 10 or each == 100)
    rounds = sorted({1, *range(step, last + 1, step)})
    return tuple((float(number), str(number)) for number in rounds)


def difference_ticks(low: float, high: float, wording: Callable[[float], str], least: float) -> Ticks:
    """On both sides of nothing, equally far."""
    end = max(-low, high, least)
    steps = [each * 10.0**power for power in range(-4, 9) for each in (1, 2, 5)]
    step = next(each for each in steps if end / each <= 3)
    last = -(-end // step)
    return tuple((number * step, wording(number * step)) for number in range(-int(last), int(last) + 1))


def _step(end: float, steps: Sequence[float]) -> float:
    return next((step for step in steps if end / step <= 5), steps[-1])


def _ticks(end: float, step: float, wording: Callable[[float], str]) -> Ticks:
    number = int(-(-(end - 1e-9) // step))
    return tuple((index * step, wording(index * step)) for index in range(number + 1))
