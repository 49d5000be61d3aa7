"""Rules of Dungeons that no other test comes by: ends by a condition, what waits for a threat, terrain that
encounters change, pulls, and what is forbidden to somebody who could pay for it."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.dungeons import codes
from engine.games.dungeons.appearing import read_encounter
from engine.games.dungeons.codes import DEFEAT
from engine.games.dungeons.ending import look_for_end
from engine.games.dungeons.geometry.face import BLOCKED, PLAIN, WATER
from engine.games.dungeons.harm import defeat
from engine.games.dungeons.machine import MACHINE
from engine.games.dungeons.tale import set_flag
from tests.rules.dungeons.pack import always, effect
from tests.rules.dungeons.table import Table
from tests.rules.dungeons.test_items import DECK


def test_an_adventure_is_lost_when_a_defeat_of_it_holds() -> None:
    doom = {"id": "doom", "conditions": [{"flag_is": {"flag": "flood"}}]}
    t = Table(adventure={"flags": [{"id": "won"}, {"id": "flood"}], "defeats": [doom]})
    assert not look_for_end(t.g)
    set_flag(t.g, 1, True)
    assert look_for_end(t.g)
    assert (t.g.ended, t.g.ending) == (DEFEAT, 0)


@pytest.mark.parametrize("asked", ["1", "2", "3", "any"])
def test_an_effect_may_wait_for_the_defeat_of_one_threat(asked: str) -> None:
    gain = effect({"enemy_defeated": {"threat": asked}}, {"gain": {"what": "health"}})
    hero = {"speed": 5, "health": 6, "effects": [gain]}
    t = Table("1E.\n...\n...", hero=hero, enemies={"E": ("rat", "melee", 1)})
    t.g.health[0] = 3
    threat = t.g.enemy_card(0).threat
    defeat(t.g, 0, 0)
    MACHINE.settle(t.g)
    assert t.g.health[0] == (4 if asked in ("any", str(threat)) else 3)


@pytest.mark.parametrize(
    ("stood_on", "terrain", "becomes"),
    [(False, "water", WATER), (False, "blocked", BLOCKED), (True, "blocked", PLAIN), (True, "water", WATER)],
)
def test_an_encounter_changes_a_space_but_blocks_none_that_is_stood_on(
    stood_on: bool, terrain: str, becomes: int
) -> None:
    column, row = (1, 2) if stood_on else (0, 3)
    place = {"room": "room_0", "column": column + 1, "row": row, "terrain": terrain}
    t = Table(" + \n...\n.1.\n...", beyond="...\n...\n...", encounter={"do": [{"set_terrain": place}]})
    read_encounter(t.g, 0, 0, -1)
    MACHINE.settle(t.g)
    assert t.g.map.terrain[t.at(column, row)] == becomes


def test_dd_rul_47_what_a_card_forbids_is_refused_for_that() -> None:
    def held(what: str) -> Table:
        hero = {"speed": 5, "health": 6, "effects": [always({"forbid": {"what": what}})]}
        t = Table("1..\n...\n...", hero=hero, deck=DECK)
        t.g.loot[0] = 20
        return t

    assert held("move").refused(codes.A_MOVE) == "DD-RUL-47"
    assert held("buying").refused(codes.A_BUY, 0, 0) == "DD-RUL-47"
    assert held("trade").refused(codes.A_BUY, 0, 0) == ""


def test_dd_round_02_without_an_action_left_there_is_no_move() -> None:
    t = Table("1..\n...\n...")
    assert t.refused(codes.A_MOVE) == ""
    t.g.actions = 0
    assert t.refused(codes.A_MOVE) == "DD-ROUND-02"


@pytest.mark.parametrize(("direction", "place"), [("away", (4, 0)), ("towards", (2, 0))])
def test_heroes_are_pushed_away_or_pulled(direction: str, place: Any) -> None:
    pull = {"push_hero": {"spaces": 1, "direction": direction}}
    card = {
        "melee_dice": 0,
        "speed": 0,
        "effects": [effect("enemy_activates", {"each_hero": {"who": "all", "do": [pull]}})],
    }
    t = Table("E..1..\n######\n......", enemies={"E": (card, "melee", 1)})
    t.enemy_phase()
    assert t.hero() == place
