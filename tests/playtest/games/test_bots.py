"""Bots at test games: they go on by themselves, once, and after an interruption."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest
from django.utils import timezone

from content.models import Release
from playtest.games import bots
from playtest.games.actions import SeatPlan
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
