"""The few statistics that reports need, each named for who found it, checked against published values.

Everything is two-sided and at 95 % unless told otherwise.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import NormalDist
from typing import NamedTuple

Z95 = 1.959963984540054
"""The 97.5 % quantile of the normal distribution."""


def normal_quantile(probability: float) -> float:
    """The quantile of the normal distribution."""
    return NormalDist().inv_cdf(probability)


class Interval(NamedTuple):
    """From where to where a true value may well lie."""

    low: float
    high: float


def wilson(hits: int, of: int, z: float = Z95) -> Interval:
    """Wilson's score interval (1927) of a share; everything from 0 to 1 if nothing is known."""
    if of <= 0:
        return Interval(0.0, 1.0)
    share = hits / of
    centre = (share + z * z / (2 * of)) / (1 + z * z / of)
    reach = z * math.sqrt((share * (1 - share) + z * z / (4 * of)) / of) / (1 + z * z / of)
    # At the ends rounding may leave out the very share.
    low = 0.0 if hits == 0 else max(0.0, centre - reach)
    return Interval(low, 1.0 if hits == of else min(1.0, centre + reach))


def binomial_test(hits: int, of: int) -> float:
    """How probable it is to come at least as far from half as this, if each side is equally likely."""
    if of <= 0:
        return 1.0
    fewer = min(hits, of - hits)
    # In logarithms: with thousands of games the single terms are too small for a float. The largest first,
    # until the rest does not count: with a million of them a sum of all would keep its reader waiting.
    top = math.lgamma(of + 1) - math.lgamma(fewer + 1) - math.lgamma(of - fewer + 1) - of * math.log(2)
    total = term = 1.0
    for k in range(fewer, 0, -1):
        term *= k / (of - k + 1)
        total += term
        if term < 1e-17 * total:
            break
    return min(1.0, 2 * math.exp(top) * total)


def mcnemar(only_first: int, only_second: int) -> float:
    """McNemar's exact test (1947): among the pairs that differ, is it the one side more often?"""
    return binomial_test(only_first, only_first + only_second)


def paired_shares(only_first: int, only_second: int, of: int, z: float = Z95) -> Interval:
    """The interval of Bonett and Price (2012) for the second share minus the first, of the same pairs."""
    if of <= 0:
        return Interval(-1.0, 1.0)
    up = (only_second + 1) / (of + 2)
    down = (only_first + 1) / (of + 2)
    reach = z * math.sqrt(max(0.0, (up + down - (up - down) ** 2) / (of + 2)))
    return Interval(max(-1.0, up - down - reach), min(1.0, up - down + reach))


class Mean(NamedTuple):
    """A mean with its interval and, for differences, how probable it is if there is none in truth."""

    mean: float
    interval: Interval
    probability: float
    effect: float
    """Cohen's d of the differences: the mean in standard deviations."""
    of: int


def paired_mean(of: int, total: float, squares: float) -> Mean:
    """Student's t test (1908) of differences, from their number, sum and sum of squares."""
    if of < 1:
        return Mean(0.0, Interval(-math.inf, math.inf), 1.0, 0.0, of)
    mean = total / of
    if of < 2:
        return Mean(mean, Interval(-math.inf, math.inf), 1.0, 0.0, of)
    variance = max(0.0, (squares - of * mean * mean) / (of - 1))
    if variance == 0.0:
        return Mean(mean, Interval(mean, mean), 1.0 if mean == 0 else 0.0, 0.0, of)
    error = math.sqrt(variance / of)
    reach = t_quantile(0.975, of - 1) * error
    probability = 2 * (1 - t_distribution(abs(mean) / error, of - 1))
    return Mean(mean, Interval(mean - reach, mean + reach), probability, mean / math.sqrt(variance), of)


def holm(probabilities: Sequence[float]) -> list[float]:
    """Holm's correction (1979) for looking at many numbers at once, in the given order."""
    order = sorted(range(len(probabilities)), key=lambda index: probabilities[index])
    adjusted = [1.0] * len(probabilities)
    highest = 0.0
    for rank, index in enumerate(order):
        highest = max(highest, min(1.0, (len(order) - rank) * probabilities[index]))
        adjusted[index] = highest
    return adjusted


def t_distribution(value: float, freedom: float) -> float:
    """Student's distribution function."""
    tail = 0.5 * incomplete_beta(freedom / 2, 0.5, freedom / (freedom + value * value))
    return 1 - tail if value >= 0 else tail


def t_quantile(probability: float, freedom: float) -> float:
    """Its inverse, found by halving."""
    if probability < 0.5:
        return -t_quantile(1 - probability, freedom)
    low, high = 0.0, 1.0
    while t_distribution(high, freedom) < probability:
        high *= 2
    for _ in range(80):
        middle = (low + high) / 2
        if t_distribution(middle, freedom) < probability:
            low = middle
        else:
            high = middle
    return (low + high) / 2


def incomplete_beta(a: float, b: float, x: float) -> float:
    """The regularized incomplete beta function, by its continued fraction (Lentz's way of evaluating it)."""
    if x <= 0.0:
        return 0.0
    if x >= 1.0:
        return 1.0
    if x > (a + 1) / (a + b + 2):
        return 1 - incomplete_beta(b, a, 1 - x)
    front = math.lgamma(a + b) - math.lgamma(a) - math.lgamma(b) + a * math.log(x) + b * math.log(1 - x)
    tiny = 1e-300
    c = 1.0
    d = 1 - (a + b) * x / (a + 1)
    d = 1 / (d if abs(d) > tiny else tiny)
    fraction = d
    for m in range(1, 1000):
        for term in (
            m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m)),
            -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1)),
        ):
            d = 1 + term * d
            d = 1 / (d if abs(d) > tiny else tiny)
            c = 1 + term / c
            c = c if abs(c) > tiny else tiny
            fraction *= d * c
        if abs(d * c - 1) < 1e-14:
            break
    return math.exp(front) * fraction / a


class Histogram:
    """How often each whole number came up. Two of them add up to what one would have counted."""

    def __init__(self, counts: dict[int, int] | None = None) -> None:
        self.counts = dict(sorted((counts or {}).items()))
        self.of = sum(self.counts.values())

    @property
    def mean(self) -> float:
        """The mean; 0 of nothing."""
        return sum(value * count for value, count in self.counts.items()) / self.of if self.of else 0.0

    def mean_interval(self) -> Interval:
        """The interval of the mean, by Student's t."""
        total = sum(value * count for value, count in self.counts.items())
        squares = sum(value * value * count for value, count in self.counts.items())
        return paired_mean(self.of, total, squares).interval

    def quantile(self, share: float) -> float:
        """The smallest number that so large a share does not exceed."""
        wanted = share * self.of
        seen = 0
        for value, count in self.counts.items():
            seen += count
            if seen >= wanted and seen:
                return value
        return 0

    def bins(self, most: int = 24) -> list[tuple[int, int, int]]:
        """First number, last number and count of at most so many equally wide bins, empty ones included."""
        if not self.counts:
            return []
        low, high = min(self.counts), max(self.counts)
        width = next(w for w in _widths() if low // w * w + w * most > high)
        start = low // width * width
        number = (high - start) // width + 1
        sums = [0] * number
        for value, count in self.counts.items():
            sums[(value - start) // width] += count
        return [(start + i * width, start + (i + 1) * width - 1, sums[i]) for i in range(number)]


def _widths() -> list[int]:
    """Widths of bins that people can read: 1, 2, 5, 10, 20 ..."""
    return [step * 10**power for power in range(9) for step in (1, 2, 5)]
