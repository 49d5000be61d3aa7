"""The planner plays well and the same from the same seed; the shipped game is balanced when it plays."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import pytest

from bench.balance import measure
from bench.packs import platformer_release
from engine.bots import Bot, Planner, RandomBot, Seat, play_out
from engine.kernel import start
from engine.kernel.replay import digest
from engine.snapshot import Snapshot
from tests.commit import share

GAMES = 60
SOAK_GAMES = 600


@cache
def release() -> Snapshot:
    return platformer_release()


def quick(seed: int) -> Planner:
    """A planner that thinks less, for tests that play many games."""
    return Planner(seed, width=2, depth=10, finalists=2, samples=1)


@pytest.mark.many_games
def test_the_planner_beats_chance() -> None:
    assert games_won(share(range(GAMES), 12)) >= 10


@pytest.mark.soak
def test_the_planner_beats_chance_nearly_always() -> None:
    assert games_won(range(GAMES)) >= GAMES * 95 // 100


def games_won(seeds: Sequence[int]) -> int:
    """How many games the planner wins against somebody who does just anything."""
    won = 0
    for seed in seeds:
        game = start(release(), seats=2, seed=seed, options={"turn_limit": 60})
        bots: list[Bot] = [quick(seed), RandomBot(seed)]
        if seed % 2:
            bots.reverse()
        play_out(game, bots)
        assert game.outcome is not None
        won += game.outcome.winners == (seed % 2,)
    return won


def test_the_same_seed_plans_the_same_game() -> None:
    digests = []
    for _ in range(2):
        game = start(release(), seats=3, seed=11, options={"turn_limit": 3, "artifacts": True})
        play_out(game, [Planner(seat) for seat in range(3)])
        digests.append(digest(game))
    assert digests[0] == digests[1]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_planner_takes_only_legal_actions_whatever_the_options(seats: int) -> None:
    options = {"turn_limit": 12, "artifacts": seats % 2 == 0, "larger_map": seats == 3, "tile_set": "mixed"}
    for seed in range(2):
        game = start(release(), seats=seats, seed=seed, options=options)
        play_out(game, [quick(seat) for seat in range(seats)])
        assert game.outcome is not None


def test_the_planner_cannot_know_what_comes() -> None:
    """Two games that look alike and will go on differently get the same plan from the same seed."""
    game = start(release(), seats=2, seed=5, options={"turn_limit": 60})
    bots = [quick(seat) for seat in range(2)]
    for ply in range(60):
        seat = game.to_act[0]
        if ply % 6 == 0 and len(game.actions()) > 1:
            other = game.determinize(seat, 1000 + ply)
            chosen = [quick(ply).choose(Seat(one, seat)) for one in (game, other)]
            assert chosen[0] == chosen[1]
        game.apply(bots[seat].choose(Seat(game, seat)), seat)


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_have_a_good_length_and_every_hero_a_chance(seats: int) -> None:
    report = measure(seats, range(SOAK_GAMES))
    assert 8 <= report.turns()[1] <= 20
    if seats == 4:
        assert all(0.17 <= tally.share <= 0.35 for tally in report.by_hero.values())
    assert set(report.by_card) == set(report.cards)
    assert all(0 < tally.hits < tally.of for tally in report.by_card.values())
    assert all(0 < report.games_with[card] < SOAK_GAMES for card in report.cards)


@pytest.mark.soak
def test_the_solo_game_is_hard_and_can_be_won() -> None:
    assert 0.2 <= measure(1, range(SOAK_GAMES)).wins().share <= 0.6
