"""Defending, Damage, defeat (DD-DEFENSE)."""

from __future__ import annotations

import pytest

from engine.games.dungeons import codes
from tests.rules.dungeons.pack import always, effect, used
from tests.rules.dungeons.table import Table

BESIDE = "1E.\n...\n..."
ONE = {"melee_dice": 1, "melee": 1}
TWO = {"melee_dice": 2, "melee": 1}
THREE = {"melee_dice": 3, "melee": 1}


def test_dd_defense_01_the_defender_rolls_a_die_for_each_hit() -> None:
    t = Table(BESIDE, weapon=THREE)
    t.attack("E").roll(5, 5, 1)
    assert t.dice_asked == 2
    t = Table(BESIDE, enemies={"E": ({"melee_dice": 3}, "melee", 1)})
    t.enemy_phase().roll(6, 6, 6)
    assert t.dice_asked == 3


def test_dd_defense_02_each_die_of_6_or_more_blocks_one_hit() -> None:
    t = Table(BESIDE, weapon=THREE, enemies={"E": ({"defence": 1}, "melee", 3)})
    t.attack("E").roll(5, 5, 5).roll(5, 6, 4)
    assert t.happened("enemy-defence")[0]["blocked"] == 2
    assert t.health() == 2


def test_dd_defense_03_an_enemys_defence_is_rolled_by_the_left_neighbour() -> None:
    t = Table("1E.\n2..\n3..", weapon=ONE)
    t.attack("E").roll(5).roll(1)
    assert t.happened("enemy-defence")[0]["roller_seat"] == 1


def test_dd_defense_04_the_defence_modifier() -> None:
    t = Table(
        BESIDE, enemies={"E": ({"melee_dice": 1}, "melee", 1)}, hero={"defence": 1}, weapon={"defence": 2}
    )
    t.enemy_phase().roll(6).roll(3)
    assert t.g.health[0] == 6
    t = Table(BESIDE, enemies={"E": ({"defence": 3}, "melee", 2)}, weapon=ONE)
    t.attack("E").roll(5).roll(3)
    assert t.health() == 2


def test_dd_defense_05_each_hit_not_blocked_deals_1_damage() -> None:
    t = Table(BESIDE, weapon=THREE, enemies={"E": ({}, "melee", 3)})
    t.attack("E").roll(5, 5, 5).roll(6, 1, 1)
    assert t.health() == 1


def test_dd_defense_06_damage_lowers_a_heros_health() -> None:
    t = Table(BESIDE, enemies={"E": ({"melee_dice": 2}, "melee", 1)})
    t.enemy_phase().roll(6, 6).roll(1, 1)
    assert t.g.health[0] == 4


def test_dd_defense_07_damage_turns_an_enemys_die_down() -> None:
    t = Table(BESIDE, weapon=ONE, enemies={"E": ({}, "melee", 3)})
    t.attack("E").roll(6)
    assert t.health() == 2
    t.attack("E").roll(6)
    assert t.health() == 1


def test_dd_defense_08_damaged_at_1_health_an_enemy_is_defeated() -> None:
    t = Table(BESIDE, weapon=ONE, enemies={"E": ({}, "melee", 1)})
    t.attack("E").roll(6)
    assert t.enemy() is None
    assert t.happened("defeated")[0]["hero_seat"] == 0


def test_dd_defense_09_who_defeats_an_enemy_rolls_its_die_for_loot() -> None:
    t = Table(BESIDE, weapon=ONE, enemies={"E": ("ogre", "melee", 1)})
    t.attack("E").roll(6)
    assert t.asked >= 1
    t.die("ranged", 3)
    assert t.g.loot[0] == 3


@pytest.mark.parametrize(("of", "by", "loot"), [("self", 1, 4), ("enemies", -2, 1), ("self", -5, 0)])
def test_dd_defense_09_cards_change_the_loot_but_never_below_0(of: str, by: int, loot: int) -> None:
    hero = {"effects": [always({"change": {"what": "loot", "by": by, "of": of}})]}
    t = Table(BESIDE, hero=hero, weapon=ONE, enemies={"E": ("ogre", "melee", 1)})
    t.g.loot[0] = 7
    t.attack("E").roll(6).die("ranged", 3)
    assert t.g.loot[0] == 7 + loot
    assert [each["loot"] for each in t.happened("loot")] == [loot]  # and so it is told


def test_dd_defense_10_health_never_rises_above_the_printed_number() -> None:
    t = Table(hero={"health": 5})
    t.g.health[0] = 4
    t.g.energy[0] = 2
    t.use()
    assert t.g.health[0] == 5


# What cards do to Damage.


def test_damage_can_be_prevented_by_who_pays_for_it() -> None:
    t = Table(BESIDE, ability="ward", enemies={"E": ({"melee_dice": 2}, "melee", 1)})
    t.g.energy[0] = 1
    t.enemy_phase().roll(6, 6).roll(1, 1)
    assert t.deciding == "effect"
    t.yes()
    assert t.g.health[0] == 5
    assert t.g.energy[0] == 0
    assert t.happened("prevented")[0]["amount"] == 1


def test_damage_that_would_fell_the_holder_can_be_prevented() -> None:
    t = Table(BESIDE, enemies={"E": ({"melee_dice": 2}, "melee", 1)})
    t.give(0, "phoenix")
    t.g.health[0] = 3
    t.enemy_phase().roll(6, 6).roll(1, 1)
    assert t.g.health[0] == 1  # it does not wait for Damage that can be borne
    t.enemy_phase().roll(6, 1).roll(1)
    t.yes()
    assert t.g.health[0] == 1
    assert t.g.held[0] == []


@pytest.mark.parametrize(("cause", "by_pit", "by_attack"), [("pit", 0, 2), ("attack", 1, 0), ("any", 0, 0)])
def test_a_card_stops_damage_of_the_cause_it_waits_for(cause: str, by_pit: int, by_attack: int) -> None:
    wary = {"effects": [effect({"damage_coming": {"cause": cause}}, "prevent")]}
    t = Table("1^.\n...\n...", hero=wary)
    t.move("east")
    assert t.g.health[0] == 6 - by_pit
    t = Table("1E.\n...\n...", hero=wary, enemies={"E": ({"melee_dice": 2}, "melee", 1)})
    t.enemy_phase().roll(6, 6).roll(1, 1)
    assert t.g.health[0] == 6 - by_attack


@pytest.mark.parametrize(("drawing", "friend"), [("1E.\n2..\n...", 1), ("2E.\n1..\n...", 0)])
def test_damage_can_be_taken_over_by_another(drawing: str, friend: int) -> None:
    cover = {"effects": [effect({"damage_coming": {"by": "other"}}, "take_damage_over", may=True)]}
    party = [{}, {"ability": cover}] if friend else [{"ability": cover}, {}]
    t = Table(drawing, party=party, enemies={"E": ({"melee_dice": 1}, "melee", 1)})
    t.g.energy[friend] = 1
    t.g.health[1 - friend] = 1
    t.enemy_phase().roll(6).roll(1)
    assert t.to_act[0] == friend
    t.yes()
    assert (t.g.health[1 - friend], t.g.health[friend]) == (1, 5)


def test_hits_of_cards_are_defended_and_give_no_energy() -> None:
    ability = {"effects": [used({"choose_enemy": {"do": [{"hit_enemy": {"hits": 2}}]}})]}
    t = Table(BESIDE, ability=ability, enemies={"E": ({}, "melee", 3)})
    t.g.energy[0] = 1
    t.use()
    assert t.dice_asked == 2
    t.roll(6, 1)
    assert t.health() == 2
    assert t.g.energy[0] == 0


def test_an_enemys_card_can_hit_heroes_and_take_what_they_have() -> None:
    thief = {
        "effects": [effect("enemy_deals_damage", {"lose": {"what": "loot", "amount": 2}}, {"hit_hero": {}})]
    }
    t = Table(BESIDE, enemies={"E": ({"melee_dice": 1, **thief}, "melee", 1)})
    t.g.loot[0] = 3
    t.enemy_phase().roll(6).roll(1)
    assert t.g.loot[0] == 1
    t.roll(1)
    assert t.g.health[0] == 4
    assert t.deciding == "act"
    assert codes.A_MOVE in [action[0] for action in t.game.actions()]
