"""The tests of the planted rules."""

from __future__ import annotations

from tests.mutants.planted.rules import can_buy, can_sell, count_down


def test_whoever_has_the_price_can_buy() -> None:
    assert can_buy(2, 2)
    assert not can_buy(1, 2)


def test_whoever_has_many_cards_can_sell() -> None:
    assert can_sell(5)


def test_counting_down_ends() -> None:
    assert count_down(3) == 3
