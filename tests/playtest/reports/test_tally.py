"""Tallies: what they count, and that parts add up to the whole."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from playtest.reports.summary import SMALL, Rate, Summary
from playtest.reports.tally import Tally
from tests.playtest.reports.observations import game, games, seat


@settings(max_examples=25, deadline=None)
@given(st.lists(games(), max_size=6), st.data())
def test_parts_add_up_to_the_whole_in_any_order(observed: list[dict[str, Any]], data: st.DataObject) -> None:
    cut = data.draw(st.integers(0, len(observed)))
    first, second = Tally.of(observed[:cut]), Tally.of(observed[cut:])
    whole = Tally.of(observed)
    merged = Tally.of([])
    for part in data.draw(st.permutations([first, second])):
        merged.merge(part)
    assert merged == whole
    assert Tally(json.loads(json.dumps(whole.plain()))) == whole


@settings(max_examples=25, deadline=None)
@given(games())
def test_the_size_of_a_tally_does_not_depend_on_the_number_of_games(observed: dict[str, Any]) -> None:
    once, often = Tally.of([observed]), Tally.of([observed] * 50)
    assert once.counts.keys() == often.counts.keys()
    assert often.counts == {name: 50 * number for name, number in once.counts.items()}


def test_wins_are_measured_by_an_even_share_of_the_winners() -> None:
    three = game(seat("frog/a", won=True), seat("frog/b"), seat("frog/c"))
    two = game(seat("frog/a"), seat("frog/b", won=True))
    nobody = game(seat("frog/a"), seat("frog/b"), drawn=True)
    rates = {rate.key: rate for rate in Summary(Tally.of([three, two, nobody])).who()["frog"]}
    assert (rates["frog/a"].hits, rates["frog/a"].of) == (1, 3)
    assert rates["frog/a"].fair == pytest.approx((1 / 3 + 1 / 2 + 0) / 3)
    assert rates["frog/c"].fair == pytest.approx(1 / 3)


def test_a_small_sample_never_stands_out() -> None:
    few = Summary(Tally.of([game(seat("frog/a", won=True), seat("frog/b"))] * (SMALL - 1)))
    many = Summary(Tally.of([game(seat("frog/a", won=True), seat("frog/b"))] * SMALL))
    assert [(rate.is_small, rate.is_above) for rate in few.who()["frog"]] == [(True, False)] * 2
    assert [(rate.is_above, rate.is_below) for rate in many.who()["frog"]] == [(True, False), (False, True)]


def test_who_is_looked_at_with_many_must_lie_farther_off() -> None:
    alone = Rate("frog/a", 40, 100, 0.3)
    assert alone.is_above
    assert not replace(alone, looks=20).is_above
    assert replace(alone, hits=60, looks=20).is_above
    assert replace(alone, looks=20).interval == alone.interval, "what is shown is the plain interval"


def test_use_is_counted_by_game_and_its_wins_by_seat() -> None:
    both = game(seat("frog/a", won=True, used={"snack/x": 3}), seat("frog/b", used={"snack/x": 1}))
    none = game(seat("frog/a"), seat("frog/b", won=True))
    (use,) = Summary(Tally.of([both, none])).uses()["used"]
    assert (use.in_games.hits, use.in_games.of, use.in_games.times) == (1, 2, 4)
    assert (use.wins.hits, use.wins.of, use.wins.fair) == (1, 2, 0.5)


def test_bots_that_win_together_are_counted_once_for_each_game() -> None:
    team = [
        game(*(seat(f"frog/{n}", won=n > 0, bot="planner") for n in range(3))),
        game(seat("frog/a", bot="mcts")),
    ]
    summary = Summary(Tally.of(team * 5))
    assert {rate.key: (rate.hits, rate.of) for rate in summary.bots()} == {
        "planner": (10, 15),
        "mcts": (0, 5),
    }
    by_games = {rate.key: (rate.hits, rate.of) for rate in summary.bots(by_games=True)}
    assert by_games == {"planner": (5, 5), "mcts": (0, 5)}


def test_what_downs_players_is_counted_by_game_and_in_all() -> None:
    one = game(seat("frog/a", falls={"heron": 2}), seat("frog/b", falls={"heron": 1, "mud": 1}))
    falls = Summary(Tally.of([one, game(seat("frog/a"), seat("frog/b"))])).falls()
    assert [(rate.key, rate.hits, rate.of, rate.times) for rate in falls] == [
        ("heron", 1, 2, 3),
        ("mud", 1, 2, 1),
    ]


def test_length_place_score_and_pace() -> None:
    alone = [game(seat("frog/a", won=score > 3, score=score), turns=score) for score in (2, 4, 6)]
    summary = Summary(Tally.of(alone))
    assert summary.scores().counts == {2: 1, 4: 1, 6: 1}
    assert summary.scores(won=True).counts == {4: 1, 6: 1}
    assert summary.turns().counts == {2: 1, 4: 1, 6: 1}
    assert summary.places() == {}
    paced = [game(seat("frog/a"), seat("frog/b"), pace={"puddles": [2, 4]}, milestones={"half": 2})] * 2
    paced.append(game(seat("frog/a"), seat("frog/b"), pace={"puddles": [5]}, milestones={}))
    summary = Summary(Tally.of(paced))
    assert summary.pace() == {"puddles": [(1, 1.5, 3), (2, 2.5, 2)]}, "the rich game is over by then"
    assert summary.milestones()["half"].counts == {2: 2}
    assert [rate.of for rate in summary.places()[2]] == [6]


def test_games_that_broke_are_told() -> None:
    summary = Summary(Tally.of([None, game(seat("frog/a"))]))
    assert (summary.games, summary.broken) == (1, 1)
