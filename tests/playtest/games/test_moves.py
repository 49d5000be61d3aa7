"""Test games without HTTP: creating, deciding, what is written."""

from __future__ import annotations

import pytest

from content.models import Release
from engine.kernel.replay import digest
from playtest.games import live
from playtest.games.actions import SeatPlan, make_move
from playtest.games.errors import (
    KeyReusedError,
    NotYoursError,
    OptionsRefusedError,
    RefusedError,
    StaleError,
    UnsoundError,
)
from playtest.games.viewers import at_seat, onlooker, show_game
from playtest.models import Move, TestGame

from .conftest import GAMES
from .playing import BOTS, PEOPLE, created, decide, read


@pytest.mark.parametrize("game", GAMES)
def test_a_person_decides_and_it_is_written_down(releases: dict[str, Release], game: str) -> None:
    row = created(game).game
    for number in range(12):
        made = decide(row, number)
        assert made.ply == number + 1
    row = read(row)
    assert row.ply == 12
    assert list(row.moves.values_list("ply", flat=True)) == list(range(1, 13))
    kept = live.game_at(row)
    live.forget(row.public_id)
    assert digest(live.game_at(row)) == digest(kept)


def test_a_seed_that_nobody_chose_is_one_of_the_operating_system(
    releases: dict[str, Release], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert created("princess", seed=None).game.seed != created("princess", seed=None).game.seed
    monkeypatch.setattr("secrets.randbelow", lambda most: most - 1)
    assert created("princess", seed=None).game.seed == 2**53 - 1


@pytest.mark.parametrize("game", GAMES)
def test_bots_play_by_themselves_until_a_person_must_decide(releases: dict[str, Release], game: str) -> None:
    seats = [SeatPlan("Ann"), *[SeatPlan(bot="random")] * 3]
    row = read(created(game, seats=seats).game)
    while not row.is_over and row.ply < 120:
        assert row.to_act[0] == 0
        decide(row, row.ply)
        row = read(row)
    assert row.moves.filter(by_bot=True).exists()


def test_four_bots_play_to_the_end(releases: dict[str, Release]) -> None:
    row = read(created("princess", seats=BOTS).game)
    assert row.is_over
    assert row.outcome["reason"]
    seen = show_game(row, onlooker(row), "de")
    assert seen["outcome"]["text"]
    assert len(seen["views"]) == 4


def test_the_same_request_sent_twice_counts_once(releases: dict[str, Release]) -> None:
    row = created().game
    viewer = at_seat(row, row.to_act[0])
    action = show_game(row, viewer, "en")["actions"][0]["action"]
    first = make_move(row.public_id, viewer=viewer, action=action, ply=0, key="a")
    decide(row)
    again = make_move(row.public_id, viewer=viewer, action=action, ply=0, key="a")
    assert again.repeated
    assert (again.record.pk, again.ply) == (first.record.pk, 1)
    assert Move.objects.filter(game=row).count() == 2


def test_a_key_names_one_request(releases: dict[str, Release]) -> None:
    row = created().game
    viewer = at_seat(row, row.to_act[0])
    actions = show_game(row, viewer, "en")["actions"]
    make_move(row.public_id, viewer=viewer, action=actions[0]["action"], ply=0, key="a")
    with pytest.raises(KeyReusedError):
        make_move(row.public_id, viewer=viewer, action=actions[1]["action"], ply=0, key="a")


def test_a_decision_on_an_old_ply_is_refused_with_the_present_one(releases: dict[str, Release]) -> None:
    row = created().game
    decide(row)
    with pytest.raises(StaleError) as refused:
        make_move(row.public_id, viewer=at_seat(row, 0), action=[0, 0, 0, 0], ply=0)
    assert refused.value.ply == 1


def test_the_rules_refuse_and_nothing_is_written(releases: dict[str, Release]) -> None:
    row = created().game
    with pytest.raises(RefusedError) as refused:
        make_move(row.public_id, viewer=at_seat(row, row.to_act[0]), action=[999, 0, 0, 0], ply=0)
    assert refused.value.refusal.clause.startswith("PF-")
    assert read(row).ply == 0
    assert not Move.objects.exists()


def test_nobody_decides_for_another_seat(releases: dict[str, Release]) -> None:
    row = created().game
    acting = row.to_act[0]
    with pytest.raises(NotYoursError):
        make_move(row.public_id, viewer=at_seat(row, 1 - acting), action=[0, 0, 0, 0], ply=0, seat=acting)
    with pytest.raises(NotYoursError):
        make_move(row.public_id, viewer=onlooker(row, creator=True), action=[0, 0, 0, 0], ply=0)


def test_who_created_an_open_table_decides_for_everybody(releases: dict[str, Release]) -> None:
    row = created(open_table=True).game
    viewer = onlooker(row, creator=True)
    offered = show_game(row, viewer, "en")["actions"][0]
    made = make_move(
        row.public_id, viewer=viewer, seat=offered["seat"], action=offered["action"], ply=row.ply
    )
    assert made.ply == 1


def test_real_dice_are_told_by_any_seat(releases: dict[str, Release]) -> None:
    row = created("platformer", chance="ask").game
    told = 0
    while told < 3:
        row = read(row)
        dice = row.to_act[0] == -1
        viewer = at_seat(row, 3 if dice else row.to_act[0])
        offered = show_game(row, viewer, "it")
        assert offered["question"]
        pick = offered["actions"][row.ply % len(offered["actions"])]
        make_move(row.public_id, viewer=viewer, action=pick["action"], ply=row.ply, seat=pick["seat"])
        told += dice
    assert Move.objects.filter(game=row, seat=-1).count() == 3


def test_options_and_seats_are_checked_by_the_game(releases: dict[str, Release]) -> None:
    with pytest.raises(OptionsRefusedError) as refused:
        created(options={"no_such_option": 1})
    assert "no_such_option" in refused.value.text("es")
    with pytest.raises(OptionsRefusedError):
        created(seats=PEOPLE * 3)
    with pytest.raises(UnsoundError, match="bot-unknown"):
        created(seats=[SeatPlan(bot="genius")])
    with pytest.raises(UnsoundError, match="bot-too-slow"):
        created(seats=[SeatPlan(bot="mcts:60000ms")])
    assert not TestGame.objects.exists()


@pytest.mark.parametrize("language", ["en", "es", "it", "de"])
@pytest.mark.parametrize("game", GAMES)
def test_everything_shown_has_words(releases: dict[str, Release], game: str, language: str) -> None:
    row = created(game).game
    for number in range(6):
        decide(row, number * 7)
    row = read(row)
    seen = show_game(row, at_seat(row, row.to_act[0]), language)
    assert seen["question"]
    assert all(action["text"] for action in seen["actions"])
    assert all(line["text"] for line in seen["log"])
    assert show_game(row, onlooker(row), language)["waiting_for"] == PEOPLE[row.to_act[0]].name
