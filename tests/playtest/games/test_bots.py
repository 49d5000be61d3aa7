"""Bots at test games: they go on by themselves, once, and after an interruption."""

from __future__ import annotations

import time
from datetime import timedelta
from typing import Any

import pytest
from django.utils import timezone

from content.models import Release
from engine.bots import Seat, make_bot, parse_bot
from playtest.games import bots, live
from playtest.games.actions import SeatPlan
from playtest.games.sitting import holders_of
from playtest.models import Move, TestGame

from .playing import created, decide, read

SEATS = [SeatPlan(bot="random"), SeatPlan(bot="planner"), SeatPlan("Ann"), SeatPlan("Ben")]


@pytest.fixture
def asleep(releases: dict[str, Release], monkeypatch: pytest.MonkeyPatch) -> TestGame:
    """A game whose server died before its first bot decided."""
    with monkeypatch.context() as patched:
        patched.setattr(bots, "wake", lambda row: None)
        row = created("princess", seats=SEATS, seed=3).game
        while read(row).to_act[0] >= 2:
            decide(row)
    row = read(row)
    assert row.bot_turn
    return row


def test_whoever_looks_at_a_game_wakes_its_bots(asleep: TestGame) -> None:
    bots.look_after(asleep)
    row = read(asleep)
    assert not row.bot_turn
    assert row.bot_lease is None
    assert Move.objects.filter(game=row, by_bot=True).exists()


def test_a_sweep_wakes_all_games_that_sleep(asleep: TestGame) -> None:
    assert bots.sweep() == 1
    assert not read(asleep).bot_turn
    assert bots.sweep() == 0


def test_nobody_thinks_for_a_game_of_which_somebody_else_does(asleep: TestGame) -> None:
    TestGame.objects.filter(pk=asleep.pk).update(bot_lease=timezone.now() + timedelta(seconds=5))
    assert bots.advance_bots(asleep.public_id) == 0
    assert bots.sweep() == 0
    TestGame.objects.filter(pk=asleep.pk).update(bot_lease=timezone.now() - timedelta(seconds=1))
    assert bots.advance_bots(asleep.public_id) > 0


def test_a_bot_that_is_interrupted_leaves_the_game_to_others(asleep: TestGame) -> None:
    asked: list[bool] = []

    def after_one() -> bool:
        asked.append(True)
        return len(asked) > 1

    assert bots.advance_bots(asleep.public_id, after_one) == 1
    assert read(asleep).bot_lease is None


def test_what_a_bot_decided_counts_only_at_its_ply(asleep: TestGame) -> None:
    seat, action = bots._decide(asleep)
    assert bots._commit(asleep.public_id, asleep.ply, seat, action)
    before = read(asleep)
    assert not bots._commit(asleep.public_id, asleep.ply, seat, action)
    assert read(asleep).ply == before.ply


def test_a_person_who_was_quicker_than_a_bot_does_not_leave_the_next_one_asleep(
    releases: dict[str, Release],
) -> None:
    row = created().game
    TestGame.objects.update(bot_lease=timezone.now() + bots.LEASE)  # a bot still thinks about what is past
    decide(row)
    assert read(row).bot_lease is None


def test_a_bot_keeps_what_it_has_in_mind_until_it_is_forgotten(asleep: TestGame) -> None:
    seat = asleep.to_act[0]
    bot = bots._bot(asleep, seat, "random")
    assert bots._bot(asleep, seat, "random") is bot
    bots.forget(asleep.public_id)
    assert bots._bot(asleep, seat, "random") is not bot


@pytest.mark.parametrize("bot", ["random", "planner", "team", "believer", "mcts:40", "mcts:20ms"])
def test_every_bot_plays(releases: dict[str, Release], bot: str, settings: Any) -> None:
    row = created("princess", seats=[SeatPlan("Ann"), SeatPlan(bot=bot), SeatPlan("Cleo")], seed=3).game
    while not Move.objects.filter(game=row, seat=1).exists():
        decide(row)
    assert Move.objects.filter(game=row, seat=1).first().by_bot  # type: ignore[union-attr] # it is there


def test_a_lease_from_a_future_that_a_clock_has_left_is_over(asleep: TestGame) -> None:
    """The clock was two days ahead while a bot was thinking, and the server died before it was set right."""
    TestGame.objects.filter(pk=asleep.pk).update(bot_lease=timezone.now() + timedelta(days=2))
    assert bots.sweep() == 1
    assert not read(asleep).bot_turn


# Searches end with their game.

LONG = "mcts:20000"


@pytest.fixture
def searched(releases: dict[str, Release], monkeypatch: pytest.MonkeyPatch) -> TestGame:
    """A game in which a bot with a very long search must decide between several actions."""
    monkeypatch.setattr(bots, "LOOK_EVERY", 0.0)
    with monkeypatch.context() as patched:
        patched.setattr(bots, "wake", lambda row: None)
        row = created("platformer", seats=[SeatPlan(bot=LONG), SeatPlan("Ann")], seed=3).game
    row = read(row)
    while not row.bot_turn or len(live.game_at(row).actions(row.to_act[0])) < 2:
        decide(row)
        row = read(row)
    return row


def iterations(row: TestGame) -> int:
    """How long the bot whose turn it is has thought."""
    bot: Any = bots._bot(row, row.to_act[0], LONG)
    return int(bot.spent)


@pytest.mark.parametrize("what", ["deleted", "gone on"])
def test_a_search_stops_with_its_game(searched: TestGame, what: str) -> None:
    holders_of(searched)
    if what == "deleted":
        TestGame.objects.filter(pk=searched.pk).delete()
    else:
        TestGame.objects.filter(pk=searched.pk).update(ply=searched.ply + 1)
    seat, action = bots._decide(searched)
    assert action in live.game_at(searched).actions(seat)
    assert iterations(searched) < 100


def test_a_game_that_is_deleted_while_its_bot_thinks_is_no_fault(
    asleep: TestGame, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    think = bots._decide

    def think_too_long(row: TestGame) -> Any:
        decision = think(row)
        TestGame.objects.filter(pk=row.pk).delete()
        return decision

    monkeypatch.setattr(bots, "_decide", think_too_long)
    assert bots.advance_bots(asleep.public_id) == 0
    assert not caplog.records


def test_a_search_ends_before_its_lease_and_says_what_it_has_found(
    searched: TestGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert bots.LEASE.total_seconds() > bots.LONGEST_THOUGHT
    monkeypatch.setattr(bots, "LONGEST_THOUGHT", 0.05)
    before = searched.ply
    assert bots.advance_bots(searched.public_id, iter([False, True]).__next__) == 1
    assert read(searched).ply == before + 1


@pytest.mark.parametrize("bot", ["mcts:100000", "mcts:9000ms"])
def test_every_search_can_be_called_off(searched: TestGame, bot: str) -> None:
    game = live.game_at(searched)
    seat = game.to_act[0]
    name, budget = parse_bot(bot)
    search = make_bot(name, 1, budget, time.monotonic)
    search.called_off = lambda: True
    begun = time.monotonic()
    assert search.choose(Seat(game, seat)) in game.actions(seat)
    assert time.monotonic() - begun < 5


# How long a bot takes tells nothing.


def slept(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """How long bots wait."""
    naps: list[float] = []
    monkeypatch.setattr("playtest.games.bots.time.sleep", naps.append)
    return naps


def test_a_bot_without_a_choice_takes_as_long_as_with_one(
    settings: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings.PLAYTEST_BOT_SECONDS = 0.15
    naps = slept(monkeypatch)
    bots._hide_how_long(("a game", 1), 1, 0.01)
    bots._hide_how_long(("a game", 1), 4, 1.7)
    bots._hide_how_long(("a game", 1), 1, 0.0)
    bots._hide_how_long(("a game", 2), 3, 0.05)
    assert naps == pytest.approx([0.14, 0.0, 1.7, 0.10])


def test_only_where_players_have_secrets_bots_take_their_time(
    releases: dict[str, Release], settings: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings.PLAYTEST_BOT_SECONDS = 0.15
    naps = slept(monkeypatch)
    created("platformer", seats=[SeatPlan(bot="random"), SeatPlan("Ann")], seed=3)
    assert not naps
    created("princess", seats=SEATS, seed=3, open_table=True)
    assert not naps
    row = created("princess", seats=SEATS, seed=3).game
    while read(row).to_act[0] >= 2 and not naps:
        decide(row)
    assert naps
    assert max(naps) <= 0.15
