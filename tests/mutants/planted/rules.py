"""A rule that is tested well, one that is tested badly, one that is not tested, one that may not end."""

from __future__ import annotations


def can_buy(gold: int, price: int) -> bool:
    """Whether there is enough: the tests look at the edge."""
    return gold >= price


def can_sell(cards: int) -> bool:
    """Whether there is anything to sell: the tests do not look at the edge."""
    return cards > 0


def can_steal(cards: int) -> bool:
    """Whether there is anything to steal: no test looks."""
    return cards > 0


def count_down(steps: int) -> int:
    """Go down to nothing, and say how far that was."""
    gone = 0
    while steps > 0:
        steps -= 1
        gone += 1
    return gone
