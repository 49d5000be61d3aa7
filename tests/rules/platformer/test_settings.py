"""What a game can be started with, and what the contract says of a game in progress: whose turn it is, how it
looks, what it promises."""

from __future__ import annotations

import pytest

from engine.games.platformer.settings import seats_for, settings
from engine.games.platformer.value import estimate, promise
from engine.kernel import frames
from tests.rules.platformer.pack import release
from tests.rules.platformer.table import Table
from tests.rules.platformer.words import AS_LAIR, FLOOR, LAIR, holding


def test_pf_d_62_one_to_four_play_an_open_game_for_themselves() -> None:
    found = settings(release())
    assert found.seats == (1, 4)
    assert (found.cooperative, found.hidden) == (False, False)
    heroes = next(setting for setting in found.settings if setting.name == "heroes")
    assert {"plain", "healer"} <= set(heroes.choices)


def test_pf_solo_01_the_larger_map_is_for_two_or_more() -> None:
    found = settings(release())
    assert found.seats_for({}) == (1, 4)
    assert found.seats_for({"larger_map": False}) == (1, 4)
    assert found.seats_for({"larger_map": True}) == (2, 4)
    assert seats_for({"larger_map": True, "artifacts": True}) == (2, 4)


def turns(t: Table) -> list[bool]:
    return [t.game.is_turn_of(seat) for seat in range(t.g.seats)]


def test_a_turn_belongs_to_the_active_seat_up_to_step_8_and_not_while_the_boss_acts() -> None:
    t = holding(
        {"when": {"step_begins": {"step": 8}}, "may": True, "do": ["heal_full"]}, drawing=LAIR, **AS_LAIR
    )
    assert turns(t) == [True, False]
    t.roll("").end()
    assert (t.g.step, t.deciding, turns(t)) == (8, "effect", [True, False])
    t.act(frames.A_NO)
    assert (t.g.step, t.deciding, turns(t)) == (9, "throw", [False, False])
    t = Table()
    t.begin(1)
    assert turns(t) == [False, True]


@pytest.mark.parametrize("seat", [0, 1])
def test_the_contract_passes_on_what_bots_think_of_a_position(seat: int) -> None:
    t = Table(":1 :. :E :. :. :. :. :2 :\n+").roll("move move sword coin")
    t.g.gold, t.g.gems = [3, 0], [0, 2]
    assert t.game.estimate(seat) == estimate(t.g, seat)
    assert t.game.promise(seat) == promise(t.g, seat)
    assert t.game.promise(0) > 0


def test_a_game_is_settled_between_the_actions_of_step_5() -> None:
    t = Table(FLOOR)
    assert not t.game.is_settled  # the dice are about to be rolled
    assert t.roll("move coin").game.is_settled
    assert not t.use("move").game.is_settled
    assert t.step("up").game.is_settled
    assert not t.end().game.is_settled
