"""Whoever sends actions that no client would offer is refused, and learns nothing by it."""

from __future__ import annotations

import random

import pytest

from engine.kernel import Refusal
from tests.conformance.games import GAMES, Played, begin, plies

FAR = 2**31 - 1


def probe(numbers: random.Random) -> tuple[int, int, int, int]:
    """An action that may or may not mean something."""
    near, far = numbers.randrange(12), numbers.choice((-FAR, -1, 0, FAR))
    parts = [numbers.choice((near, numbers.randrange(-3, 100), far)) for _ in range(3)]
    return (numbers.choice((numbers.randrange(70), FAR, -1)), parts[0], parts[1], parts[2])


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_any_numbers_are_refused_with_a_reason(game: Played) -> None:
    numbers = random.Random(7)
    for number in range(6):
        one = begin(game, number, "ask" if game.dice and number % 3 == 2 else "seed")
        for _seat, _action, _legal in plies(one, number, 80):
            for _ in range(10):
                action = probe(numbers)
                seat = numbers.randrange(-1, one.seats)
                refusal = one.refusal(action, seat)
                assert isinstance(refusal, Refusal) or action in one.actions(seat)
            assert -1 in one.to_act or not one.actions(-1)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_is_offered_and_refused_depends_on_what_the_seat_knows_only(game: Played) -> None:
    numbers = random.Random(7)
    for number in range(3):
        one = begin(game, number)
        known: list[tuple[int, int, int, int]] = []
        for ply, (_seat, _action, legal) in enumerate(plies(one, number, 60)):
            known += legal
            seat = ply % one.seats
            offered = one.actions(seat)
            imagined = one.determinize(seat, ply)
            assert imagined.actions(seat) == offered
            assert [imagined.label(action) for action in offered] == [one.label(each) for each in offered]
            for action in [*numbers.sample(known, min(8, len(known))), probe(numbers)]:
                assert imagined.refusal(action, seat) == one.refusal(action, seat)
