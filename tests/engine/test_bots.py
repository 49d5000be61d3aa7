"""Bots play legal games to their end, see nothing they should not, and the planner plays well."""

from __future__ import annotations

import pytest

from engine.bots import BOT_NAMES, Budget, Planner, RandomBot, Seat, make_bot, play_out
from engine.bots.making import SEARCHING
from engine.games.platformer.view import View
from engine.kernel import start
from engine.kernel.replay import digest
from tests.conformance.games import GAMES, begin
from tests.rules.platformer.pack import release


@pytest.mark.parametrize("name", BOT_NAMES)
def test_bots_play_to_the_end(name: str) -> None:
    game = start(release(), seats=2, seed=4, options={"turn_limit": 6})
    budget = Budget(iterations=6) if name in SEARCHING else None
    bots = [make_bot(name, seat, budget) for seat in range(2)]
    play_out(game, bots)
    assert game.outcome is not None


def test_the_planner_climbs_higher_than_chance() -> None:
    heights = []
    for seed in range(3):
        game = start(release(), seats=2, seed=seed, options={"turn_limit": 8, "first_player": seed % 2})
        play_out(game, [Planner(seed), RandomBot(seed)])
        view = game.view(0)
        assert isinstance(view, View)
        rows = [hero.space // view.map.width for hero in view.heroes]
        heights.append(rows[0] - rows[1])
    assert sum(height > 0 for height in heights) >= 2


def test_a_seat_does_not_lead_to_the_game() -> None:
    seat = Seat(begin(GAMES[0], 3), 0)
    public = [name for name in dir(seat) if not name.startswith("_")]
    assert sorted(public) == ["actions", "imagine", "number", "view"]


def test_what_a_bot_imagines_does_not_depend_on_what_it_cannot_see() -> None:
    """Two games that look alike to a seat, with other dice and cards to come, are imagined alike."""
    game = begin(GAMES[0], 3)
    other = game.determinize(0, 12345)
    assert game.view(0) == other.view(0)
    for seed in range(5):
        assert game.determinize(0, seed).dump() == other.determinize(0, seed).dump()


def test_planning_changes_nothing_at_the_table() -> None:
    game = begin(GAMES[0], 3)
    before = digest(game)
    Planner(1).choose(Seat(game, game.to_act[0]))
    assert digest(game) == before
