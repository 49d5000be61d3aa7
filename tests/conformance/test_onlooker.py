"""Whoever watches without a seat sees what lies open, and nothing that any seat does not know."""

from __future__ import annotations

import json

import pytest

from engine.kernel import ONLOOKER
from engine.kernel.rng import Stream, seeded
from engine.kernel.view import as_json
from tests.conformance.games import GAMES, Played, begin


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_an_onlooker_sees_nothing_that_a_seat_cannot_know(game: Played) -> None:
    for number in range(3):
        one = begin(game, number)
        stream = Stream(seeded(number))
        one.events = []
        for ply in range(120):
            if not one.to_act:
                break
            if ply % 6 == 0:
                public = json.dumps(as_json(one.view(ONLOOKER)))
                for seat in range(one.seats):
                    assert json.dumps(as_json(one.determinize(seat, ply).view(ONLOOKER))) == public
            seat = one.to_act[0]
            actions = one.actions(seat)
            one.apply(actions[stream.below(len(actions))], seat)
            for event in one.events or []:
                told = one.seen(event, ONLOOKER)
                assert told is None or all(
                    one.seen(told, other) == one.seen(event, other) or one.seen(event, other) == event
                    for other in range(one.seats)
                )
            one.events = []
