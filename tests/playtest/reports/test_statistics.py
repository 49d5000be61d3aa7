"""The statistics of reports against published values."""

from __future__ import annotations

import math
import time
from fractions import Fraction
from itertools import pairwise
from statistics import NormalDist

import pytest
from hypothesis import given
from hypothesis import strategies as st

from playtest.reports.statistics import (
    Histogram,
    binomial_test,
    holm,
    incomplete_beta,
    mcnemar,
    paired_mean,
    paired_shares,
    t_distribution,
    t_quantile,
    wilson,
)


@pytest.mark.parametrize(
    ("hits", "of", "low", "high"),
    [
        # Newcombe, "Two-sided confidence intervals for the single proportion" (1998), table I, method 3.
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilsons_interval_is_the_published_one(hits: int, of: int, low: float, high: float) -> None:
    assert wilson(hits, of) == pytest.approx((low, high), abs=5e-5)


def test_nothing_is_known_of_an_empty_sample() -> None:
    assert wilson(0, 0) == (0, 1)
    assert paired_shares(0, 0, 0) == (-1, 1)
    assert math.isinf(paired_mean(1, 3, 9).interval.low)
    assert Histogram().mean == 0
    assert Histogram().bins() == []


@given(st.integers(1, 2000), st.data())
def test_an_interval_holds_its_share(of: int, data: st.DataObject) -> None:
    hits = data.draw(st.integers(0, of))
    low, high = wilson(hits, of)
    assert 0 <= low <= hits / of <= high <= 1


def test_the_exact_binomial_test() -> None:
    # Two-sided, as every textbook table of the sign test has it: 2 * sum of C(n, k) / 2^n.
    assert binomial_test(1, 8) == pytest.approx(2 * 9 / 256)
    assert binomial_test(2, 10) == pytest.approx(2 * 56 / 1024)
    assert binomial_test(5, 10) == 1
    assert binomial_test(0, 0) == 1
    assert 0 < binomial_test(4000, 10_000) < 1e-80


@given(st.integers(1, 400), st.data())
def test_the_exact_binomial_test_leaves_nothing_out(of: int, data: st.DataObject) -> None:
    hits = data.draw(st.integers(0, of))
    every = Fraction(sum(math.comb(of, k) for k in range(min(hits, of - hits) + 1)), 2**of)
    assert binomial_test(hits, of) == pytest.approx(min(1.0, float(2 * every)), rel=1e-10)


def test_the_exact_binomial_test_of_a_million_games_takes_no_time() -> None:
    before = time.perf_counter()
    found = [binomial_test(499_000 + each, 1_000_000) for each in range(50)]
    assert time.perf_counter() - before < 2  # every term of every one took half a minute
    assert found[0] == pytest.approx(2 * NormalDist().cdf((499_000.5 - 500_000) / 500), rel=1e-3)


def test_mcnemars_test_on_agrestis_ratings() -> None:
    """Approval of a prime minister twice asked (Agresti, Categorical Data Analysis): 150 against 86 changed
    their minds; z² = 17.36, the exact probability is of the same size."""
    probability = mcnemar(150, 86)
    assert 2e-5 < probability < 4e-5
    assert mcnemar(86, 150) == probability


def test_the_interval_of_paired_shares_on_the_same_ratings() -> None:
    """Agresti gives 0.040 ± 0.019 with Wald's interval; with 1600 pairs Bonett's and Price's is hardly
    another."""
    low, high = paired_shares(86, 150, 1600)
    assert (low, high) == pytest.approx((0.0213, 0.0587), abs=6e-4)


@pytest.mark.parametrize(
    ("freedom", "quantile"), [(1, 12.706), (4, 2.776), (9, 2.262), (30, 2.042), (120, 1.980)]
)
def test_students_table(freedom: int, quantile: float) -> None:
    assert t_quantile(0.975, freedom) == pytest.approx(quantile, abs=5e-4)
    assert t_quantile(0.025, freedom) == pytest.approx(-quantile, abs=5e-4)
    assert t_distribution(quantile, freedom) == pytest.approx(0.975, abs=5e-5)


def test_the_paired_t_test_on_students_own_data() -> None:
    """The sleep data of 1908: extra hours of the same ten patients with two drugs; t = -4.0621, p =
    0.002833, interval from -2.4599 to -0.7001."""
    one = [0.7, -1.6, -0.2, -1.2, -0.1, 3.4, 3.7, 0.8, 0.0, 2.0]
    two = [1.9, 0.8, 1.1, 0.1, -0.1, 4.4, 5.5, 1.6, 4.6, 3.4]
    changes = [a - b for a, b in zip(one, two, strict=True)]
    found = paired_mean(len(changes), sum(changes), sum(change * change for change in changes))
    assert found.mean == pytest.approx(-1.58)
    assert found.probability == pytest.approx(0.002833, abs=1e-6)
    assert found.interval == pytest.approx((-2.4598858, -0.7001142), abs=1e-6)
    assert found.effect == pytest.approx(-4.0621 / math.sqrt(10), abs=1e-4)


def test_differences_without_any_spread() -> None:
    assert paired_mean(5, 0, 0).probability == 1
    assert paired_mean(5, 10, 20).probability == 0


def test_the_incomplete_beta_function() -> None:
    assert incomplete_beta(1, 1, 0.3) == pytest.approx(0.3)
    assert incomplete_beta(2, 3, 0.5) == pytest.approx(0.6875)
    assert incomplete_beta(5, 2, 0.9) == pytest.approx(1 - incomplete_beta(2, 5, 0.1))
    assert incomplete_beta(2, 2, 0) == 0
    assert incomplete_beta(2, 2, 1) == 1


def test_holms_correction_on_his_example() -> None:
    # p.adjust(c(0.01, 0.04, 0.03, 0.005), "holm") in R
    assert holm([0.01, 0.04, 0.03, 0.005]) == pytest.approx([0.03, 0.06, 0.06, 0.02])
    assert holm([]) == []


@given(st.lists(st.floats(0, 1), max_size=30))
def test_holms_correction_only_makes_less_sure(probabilities: list[float]) -> None:
    for before, after in zip(probabilities, holm(probabilities), strict=True):
        assert before <= after <= 1


def test_a_histogram_knows_its_quantiles_and_bins() -> None:
    histogram = Histogram({3: 1, 5: 2, 40: 1})
    assert (histogram.of, histogram.mean) == (4, 13.25)
    assert [histogram.quantile(share) for share in (0.25, 0.5, 0.75, 1)] == [3, 5, 5, 40]
    assert histogram.bins(10)[0] == (0, 4, 1)
    assert histogram.bins(10)[-1] == (40, 44, 1)


@given(st.dictionaries(st.integers(0, 5000), st.integers(1, 50), min_size=1), st.integers(5, 30))
def test_bins_lose_nothing(counts: dict[int, int], most: int) -> None:
    bins = Histogram(counts).bins(most)
    assert len(bins) <= most
    assert sum(count for _, _, count in bins) == sum(counts.values())
    assert all(before[1] + 1 == after[0] for before, after in pairwise(bins))
