"""A team of planning bots plays Dungeons well and the same from the same seed; the shipped adventures are
balanced when it plays."""

from __future__ import annotations

from functools import cache

import pytest

from bench.balance_dungeons import Cards, Report, adventures, items, measure
from bench.packs import pack_release
from engine.bots import Bot, RandomBot, Seat, TeamPlanner, play_out
from engine.games.dungeons.play import Dungeons
from engine.games.dungeons.value import estimate
from engine.games.dungeons.ways import DEEP, WET, toil_to
from engine.kernel import start
from engine.kernel.replay import digest
from engine.snapshot import Snapshot

GAMES = 4
SOAK_GAMES = 200


@cache
def release() -> Snapshot:
    return pack_release("dungeons")


def quick(seed: int) -> TeamPlanner:
    """A planner that thinks less, for tests that play several games."""
    return TeamPlanner(seed, width=2, depth=6, finalists=2, samples=1)


def begin(seats: int, seed: int, adventure: str = "first_shift") -> Dungeons:
    game = start(
        release(), "dungeons", seats=seats, seed=seed, options={"adventure": adventure, "deal": True}
    )
    assert isinstance(game, Dungeons)
    return game


@pytest.mark.many_games
def test_the_team_explores_and_wins_where_chance_does_not() -> None:
    won = {"team": 0, "random": 0}
    rooms = {"team": 0, "random": 0}
    for seed in range(GAMES):
        for name in won:
            game = begin(2, seed)
            bots: list[Bot] = [quick(seat) if name == "team" else RandomBot(seat) for seat in range(2)]
            play_out(game, bots)
            assert game.outcome is not None
            won[name] += bool(game.outcome.winners)
            rooms[name] += len(game.state.tile_room)
    assert won["team"] >= GAMES // 2
    assert won["random"] == 0
    assert rooms["team"] > rooms["random"]


def test_the_same_seed_plans_the_same_game() -> None:
    digests = []
    for _ in range(2):
        game = begin(3, 11)
        play_out(game, [TeamPlanner(seat) for seat in range(3)], 80)
        digests.append(digest(game))
    assert digests[0] == digests[1]


def test_bots_choose_characters_of_their_own() -> None:
    """Without dealt cards the bots choose; a weapon goes to somebody who can use it."""
    game = start(release(), "dungeons", seats=4, seed=3, options={"adventure": "first_shift"})
    assert isinstance(game, Dungeons)
    bots = [quick(seat) for seat in range(4)]
    while game.state.round == 0:
        seat = game.to_act[0]
        game.apply(bots[seat].choose(Seat(game, seat)), seat)
    for cards in (game.state.hero, game.state.equipment, game.state.ability):
        assert min(cards) >= 0
        assert len(set(cards)) == 4


def test_the_team_cannot_know_what_comes() -> None:
    """Two games that look alike and will go on differently get the same plan from the same seed."""
    game = begin(2, 5)
    bots = [quick(seat) for seat in range(2)]
    asked = 0
    for ply in range(60):
        seat = game.to_act[0]
        if ply % 6 == 0 and len(game.actions(seat)) > 1:
            other = game.determinize(seat, 1000 + ply)
            chosen = [quick(ply).choose(Seat(one, seat)) for one in (game, other)]
            assert chosen[0] == chosen[1]
            asked += 1
        game.apply(bots[seat].choose(Seat(game, seat)), seat)
    assert asked


def test_finalists_lead_to_different_positions() -> None:
    game = begin(2, 1)
    while game.state.round == 0:
        game.apply(game.actions()[0])
    seat = game.to_act[0]
    found = TeamPlanner(0).sequences(game.determinize(seat, 1, "ask"), seat, 3)
    assert len(found) > 1
    assert len({(node.value, node.promise) for node in found}) == len(found)


def test_ways_avoid_pits_and_are_forgotten_when_the_map_changes() -> None:
    game = begin(2, 1)
    board = game.state.own_map()
    goal = next(space for space in range(board.size) if board.near[space * 4] >= 0)
    there = board.near[goal * 4]
    assert toil_to(board, there)[goal] == {3: WET, 4: DEEP}.get(board.terrain[there], 1)
    board.set_terrain(there, 4)
    assert toil_to(board, there)[goal] == DEEP


def test_a_fallen_hero_and_a_feared_counter_count_against_the_team() -> None:
    game = begin(2, 1, "the_tide_below")
    while game.state.round == 0:
        game.apply(game.actions()[0])
    g = game.state
    feared = g.story.counters.index("tide")
    wanted = g.story.counters.index("shapes")
    assert [g.story.dreaded[feared], g.story.dreaded[wanted]] == [1, 0]
    before = estimate(g, 0)
    g.counters[feared] += 1
    assert estimate(g, 0) < before
    g.counters[feared] -= 1
    g.counters[wanted] += 1
    assert estimate(g, 0) > before
    g.counters[wanted] -= 1
    g.health[0] -= 1
    assert estimate(g, 0) < before


@pytest.mark.soak
def test_the_adventures_are_neither_too_easy_nor_too_hard() -> None:
    records = []
    for adventure in adventures():
        least, most = (0.7, 0.9) if adventure == adventures()[0] else (0.4, 0.7)
        found = []
        for seats in (2, 3, 4):
            found += measure([(adventure, seats, seed, "team", False) for seed in range(SOAK_GAMES)])
        share = Report(adventure, found).wins().share
        assert least <= share <= most, f"{adventure}: {share:.1%}"
        records += found
    cards = Cards(records, items())
    assert all(tally.hits for tally in cards.by_item.values())
    assert all(heroes for heroes in cards.best_for().values())
