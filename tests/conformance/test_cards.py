"""No game loses its head over its cards: each lies in one place, and whoever imagines a game imagines no
other cards than there are."""

from __future__ import annotations

import pytest

from engine.kernel import Playable
from tests.conformance.cards import lying
from tests.conformance.games import GAMES, Played, begin, plies


def cards(played: Played, game: Playable) -> list[int]:
    return lying(game.state, played.cards)  # type: ignore[attr-defined]


@pytest.mark.parametrize("played", GAMES, ids=lambda played: played.name)
def test_a_card_lies_in_one_place(played: Played) -> None:
    seen = 0
    for number in range(8):
        game = begin(played, number)
        for _ in plies(game, number, most=400):
            found = cards(played, game)
            assert len(found) == len(set(found))
            seen += len(found)
    assert seen > 500


@pytest.mark.parametrize("played", GAMES, ids=lambda played: played.name)
def test_imagined_games_have_the_cards_of_the_real_one(played: Played) -> None:
    for number in range(4):
        game = begin(played, number)
        for ply, (seat, _, _) in enumerate(plies(game, number, most=400)):
            if ply % 20 == 0:
                assert cards(played, game.determinize(max(seat, 0), ply)) == cards(played, game)
