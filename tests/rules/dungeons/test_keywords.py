"""Keywords (DD-KEYWORD)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.dungeons import codes
from tests.rules.dungeons.pack import always
from tests.rules.dungeons.table import Table

BESIDE = "1E.\n...\n..."


def weapon(*keywords: str, dice: int = 2, **more: Any) -> dict[str, Any]:
    return {"melee_dice": dice, "melee": 1, "keywords": list(keywords), **more}


def test_dd_keyword_01_reach_attacks_diagonally_too() -> None:
    drawing = "1..\n.E.\n..."
    assert Table(drawing, weapon=weapon()).why_no_attack("E") == "DD-ATTACK-12"
    assert Table(drawing, weapon=weapon("reach")).why_no_attack("E") == ""


def test_dd_keyword_02_crush_deals_one_additional_damage() -> None:
    t = Table(BESIDE, weapon=weapon("crush"), enemies={"E": ({}, "melee", 3)})
    t.attack("E").roll(5, 1).roll(1)
    assert t.health() == 1


def test_dd_keyword_03_a_stunned_enemy_does_not_activate() -> None:
    t = Table("1.....\n......\n....E.", ability="daze")
    t.g.energy[0] = 1
    t.use()
    t.enemy_phase()
    assert t.happened("skipped")
    assert t.enemy() == (4, 2)


def test_dd_keyword_04_stun_on_a_weapon_needs_damage() -> None:
    t = Table(BESIDE, weapon=weapon("stun"), enemies={"E": ({}, "melee", 3)})
    t.attack("E").roll(5, 1).roll(6)
    assert t.g.enemy_stunned == [0]
    t.attack("E").roll(5, 1).roll(1)
    assert t.g.enemy_stunned == [1]


def test_dd_keyword_05_stun_has_no_effect_on_red_enemies() -> None:
    t = Table(BESIDE, weapon=weapon("stun"), enemies={"E": ("ogre", "melee", 3)}, ability="daze")
    t.attack("E").roll(6, 1)
    assert t.g.enemy_stunned == [0]
    t.g.energy[0] = 1
    t.use()
    assert t.g.enemy_stunned == [0]


def test_dd_keyword_06_pierce_takes_1_from_the_targets_defence() -> None:
    t = Table(BESIDE, weapon=weapon("pierce"), enemies={"E": ({}, "melee", 3)})
    t.attack("E").roll(5, 1).roll(6)
    assert t.health() == 2
    t = Table(BESIDE, enemies={"E": ({"melee_dice": 1, "keywords": ["pierce"]}, "melee", 1)})
    t.enemy_phase().roll(6).roll(6)
    assert t.g.health[0] == 5


def test_dd_keyword_07_siphon_takes_energy_on_its_own_and_adjacent_tiles() -> None:
    t = Table(
        "1.. ... ...\n...+2.E+.3.\n... ... ...",
        enemies={"E": ({"speed": 0, "melee_dice": 0, "keywords": ["siphon"]}, "melee", 1)},
    )
    t.g.energy = [2, 2, 2]
    t.enemy_phase()
    assert t.g.energy == [1, 1, 1]


def test_dd_keyword_08_regenerate_gains_1_health_at_the_end_of_the_round() -> None:
    t = Table("1.E\n...\n...", enemies={"E": ({"keywords": ["regenerate"]}, "melee", 1)})
    t.recovery()
    assert t.health() == 2


def test_dd_keyword_09_ritual_heals_the_weakest_enemy_on_the_tile() -> None:
    t = Table(
        "1E.\n..F\n...",
        enemies={
            "E": ({"melee_dice": 1, "keywords": ["ritual"]}, "melee", 2),
            "F": ({"speed": 0}, "melee", 1),
        },
    )
    t.enemy_phase().roll(6).roll(6)
    assert t.health("F") == 1  # no Damage, no ritual
    t.enemy_phase().roll(6).roll(1)
    assert t.health("F") == 2


def test_dd_keyword_10_barrage_may_choose_a_target_for_each_die() -> None:
    t = Table("1E.\nF..\n...", weapon=weapon("barrage", dice=3))
    t.attack("E")
    assert t.deciding == "aim"
    assert {slot for slot, *_ in t.legal(codes.A_AIM)} == {t.slots["E"], t.slots["F"]}
    t.act(codes.A_AIM, t.slots["F"]).act(codes.A_AIM, t.slots["F"])
    t.roll(6, 6, 1)
    assert (t.health("E"), t.health("F")) == (1, 1)


def test_dd_keyword_10_two_dice_are_enough_for_barrage() -> None:
    t = Table("1E.\nF..\n...", weapon=weapon("barrage", dice=2))
    t.attack("E")
    assert t.deciding == "aim"
    t.act(codes.A_AIM, t.slots["F"]).roll(6, 6)
    assert (t.health("E"), t.health("F")) == (1, 1)


def test_dd_keyword_02_the_damage_that_crush_adds_is_told() -> None:
    t = Table(BESIDE, weapon=weapon("crush", dice=2), enemies={"E": ({}, "melee", 3)})
    t.attack("E").roll(6, 1)
    assert t.health() == 1
    assert t.happened("crush") == [{"damage": 1}]


@pytest.mark.parametrize("keyword", ["crush", "barrage", "stun"])
def test_a_card_may_give_a_keyword_on_a_condition(keyword: str) -> None:
    brave = {**always({"keyword": {"keyword": keyword}}), "if": [{"has": {"what": "loot", "least": 1}}]}
    for loot in (0, 1):
        t = Table("1E.\nF..\n...", hero={"effects": [brave]}, weapon={"melee_dice": 2})
        t.g.loot[0] = loot
        t.attack("E")
        assert bool(t.g.attacks[-1].keywords >> codes.KEYWORDS.index(keyword) & 1) == bool(loot)


def test_dd_keyword_11_heavy_yields_at_most_1_energy() -> None:
    t = Table(BESIDE, weapon=weapon("heavy", dice=3))
    t.attack("E").roll(6, 6, 5)
    assert t.g.energy[0] == 1
