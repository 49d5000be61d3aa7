"""What a seat may know is a struct: the one that its game names, and true to what it declares."""

from __future__ import annotations

import importlib

import msgspec
import pytest

from engine.kernel import ONLOOKER
from engine.kernel.view import View, as_json
from tests.conformance.games import GAMES, Played, begin, plies


@pytest.fixture(params=GAMES, ids=lambda game: game.name)
def game(request: pytest.FixtureRequest) -> Played:
    played: Played = request.param
    return played


def test_a_view_is_what_its_game_declares(game: Played) -> None:
    """Its JSON can be read again as the same struct: nothing has another type than it says, and nothing is
    there that it does not say."""
    declared: type[View] = importlib.import_module(game.release().parts.view).View
    for number in range(10):
        one = begin(game, number)
        for ply, _ in enumerate(plies(one, number, most=240)):
            if ply % 12 == 0:
                for seat in range(ONLOOKER, one.seats):
                    view = one.view(seat)
                    assert type(view) is declared
                    assert msgspec.convert(as_json(view), declared) == view
        assert one.outcome is None or msgspec.convert(as_json(one.view(0)), declared) == one.view(0)


def test_a_view_cannot_be_changed(game: Played) -> None:
    view = begin(game, 1).view(0)
    for name in view.__struct_fields__:
        with pytest.raises(AttributeError, match="immutable"):
            setattr(view, name, None)
