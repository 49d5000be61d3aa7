"""What a game can be started with, and what the contract says of a game in progress."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.princess.beliefs import likelihood, role
from engine.games.princess.settings import seats_for, settings
from engine.games.princess.value import estimate, promise
from tests.rules.princess.pack import release
from tests.rules.princess.table import Table


def test_pr_setup_01_and_pr_variant_03_three_to_five_play_and_ten_at_most() -> None:
    found = settings(release())
    assert found.seats == (3, 10)
    assert (found.cooperative, found.hidden) == (False, True)
    assert found.seats_for is seats_for
    secrets = next(setting for setting in found.settings if setting.name == "secrets")
    assert {"kidnapper", "loner"} <= set(secrets.choices)


@pytest.mark.parametrize(
    ("options", "seats"),
    [
        ({}, (3, 5)),
        ({"many_players": True}, (3, 10)),
        ({"two_characters": True}, (3, 5)),
        ({"many_players": True, "two_characters": True}, (3, 5)),
        ({"teams": True}, (4, 4)),
        ({"teams": True, "many_players": True}, (4, 4)),
    ],
)
def test_pr_rul_42_and_pr_rul_43_seats_by_variant(options: dict[str, Any], seats: tuple[int, int]) -> None:
    assert seats_for(options) == seats


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_contract_passes_on_what_bots_think_of_a_position(seat: int) -> None:
    t = Table().hand("ana", "blow", "plan", "fog").gold(bruno=7).life(carla=2)
    assert t.game.estimate(seat) == estimate(t.g, seat)
    assert t.game.promise(seat) == promise(t.g, seat)
    assert t.game.likelihood(seat) == likelihood(t.g, seat)
    assert t.game.role(seat) == role(t.g) == 1  # Bruno is the Kidnapper


def test_a_game_is_settled_when_the_active_player_chooses_an_action() -> None:
    t = Table()
    assert t.game.is_settled
    assert not t.challenge("bruno").game.is_settled
    assert not t.place("ana_attack").game.is_settled
    assert t.place("bruno_strategy").game.is_settled


def test_a_turn_belongs_to_the_active_seat() -> None:
    t = Table(turn="bruno")
    assert [t.game.is_turn_of(seat) for seat in range(3)] == [False, True, False]
