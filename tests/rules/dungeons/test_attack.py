"""Attacks, melee and ranged (DD-ATTACK, DD-RANGED)."""

from __future__ import annotations

import pytest

from bench.packs import pack_release
from content.cardtext import card_text
from engine.effects.numbers import refresh_numbers
from engine.games.dungeons import codes
from engine.games.dungeons.strength import speed
from tests.rules.dungeons.pack import always, effect, entries, used
from tests.rules.dungeons.table import Table

BESIDE = "1E.\n...\n..."
APART = "1.E\n...\n..."


def test_dd_attack_01_an_attack_rolls_the_dice_of_the_equipment_or_enemy_card() -> None:
    t = Table(BESIDE, weapon={"melee_dice": 4})
    t.attack("E")
    assert t.dice_asked == 4
    t = Table(BESIDE, enemies={"E": ({"melee_dice": 2}, "melee", 1)})
    t.enemy_phase()
    assert t.dice_asked == 2


def test_dd_attack_02_the_modifier_is_added_to_each_die() -> None:
    t = Table(BESIDE, weapon={"melee_dice": 3, "melee": 2})
    t.attack("E").roll(4, 4, 3)
    assert t.happened("hits")[0]["hits"] == 2


def test_dd_attack_03_each_total_of_6_or_more_is_one_hit() -> None:
    t = Table(BESIDE, weapon={"melee_dice": 3, "melee": 1})
    t.attack("E").roll(5, 5, 4)
    assert t.happened("hits")[0]["hits"] == 2


def test_dd_attack_04_a_heros_natural_6_is_a_critical_hit() -> None:
    t = Table(BESIDE, weapon={"melee_dice": 3, "melee": 1})
    t.attack("E").roll(6, 5, 1)
    assert t.happened("hits")[0] | {"criticals": 1, "hits": 2} == t.happened("hits")[0]


def test_dd_attack_05_a_critical_hit_cannot_be_blocked() -> None:
    t = Table(BESIDE, enemies={"E": ({"defence": 5}, "melee", 3)})
    t.attack("E").roll(6, 1, 1)
    assert t.asked == -1
    assert t.health() == 2


def test_dd_attack_06_enemies_never_score_critical_hits() -> None:
    t = Table(BESIDE, enemies={"E": ({"melee_dice": 1}, "melee", 1)}, hero={"defence": 5})
    t.enemy_phase().roll(6)
    assert t.dice_asked == 1  # so there is a defence die
    t.roll(1)
    assert t.g.health[0] == 6


def test_dd_attack_07_a_hero_gains_1_energy_for_each_hit_and_an_enemy_none() -> None:
    t = Table(BESIDE, enemies={"E": ("rat", "melee", 2)}, weapon={"melee_dice": 3, "melee": 1})
    t.attack("E").roll(6, 5, 5).roll(1, 1)
    assert t.g.energy[0] == 3
    t = Table(BESIDE, enemies={"E": ({"melee_dice": 2}, "melee", 1)})
    t.enemy_phase().roll(6, 6).roll(1, 1)
    assert t.g.energy[0] == 0


def test_dd_attack_08_energy_is_gained_for_blocked_hits_too() -> None:
    t = Table(BESIDE, weapon={"melee_dice": 2, "melee": 1})
    t.attack("E").roll(5, 5).roll(6, 6)
    assert t.health() == 2
    assert t.g.energy[0] == 2


def test_dd_attack_09_the_modifier_is_hero_plus_equipment() -> None:
    t = Table(BESIDE, hero={"melee": 2, "ranged": -3}, weapon={"melee_dice": 1, "melee": 1, "ranged": 4})
    t.attack("E").roll(3)
    assert t.happened("hits")[0]["hits"] == 1


def test_dd_attack_10_a_6_reached_with_the_modifier_is_an_ordinary_hit() -> None:
    t = Table(BESIDE, weapon={"melee_dice": 1, "melee": 1})
    t.attack("E").roll(5)
    assert t.happened("hits")[0]["criticals"] == 0
    assert t.dice_asked == 1  # the enemy may block it


def test_dd_attack_11_melee_uses_melee_dice_and_modifier() -> None:
    t = Table(BESIDE, weapon={"melee_dice": 2, "melee": 1, "ranged_dice": 5, "ranged": 3})
    t.attack("E")
    assert t.dice_asked == 2
    t.roll(5, 4)
    assert t.happened("hits")[0]["hits"] == 1


def test_dd_attack_12_melee_only_targets_an_orthogonally_adjacent_space() -> None:
    t = Table("1E.\n.F.\n..G")
    assert t.why_no_attack("E") == ""
    assert t.why_no_attack("F") == "DD-ATTACK-12"
    assert t.why_no_attack("G") == "DD-ATTACK-12"


# At range.


def test_dd_ranged_01_ranged_dice_and_modifier_are_used() -> None:
    t = Table(APART, weapon={"melee_dice": 1, "ranged_dice": 3, "ranged": 1}, hero={"ranged": 1})
    t.attack("E", "ranged")
    assert t.dice_asked == 3
    t.roll(4, 4, 3)
    assert t.happened("hits")[0]["hits"] == 2
    t = Table(APART, enemies={"E": ({"melee_dice": 0, "ranged_dice": 2, "ranged": 2}, "ranged", 1)})
    t.enemy_phase().roll(4, 3)
    assert t.happened("enemy-hits")[0]["hits"] == 1


def test_dd_ranged_02_the_target_must_be_in_line_of_sight() -> None:
    t = Table("1#E\n.#.\n...", weapon="bow")
    assert t.why_no_attack("E", "ranged") == "DD-RANGED-02"
    assert Table(APART, weapon="bow").why_no_attack("E", "ranged") == ""


def test_dd_ranged_03_only_on_the_own_or_an_adjacent_tile() -> None:
    t = Table("... ... ...\n1..+.E.+.F.\n... ... ...", weapon="bow")
    assert t.why_no_attack("E", "ranged") == ""
    t.g.put(t.figure("E"), -1)
    assert t.why_no_attack("F", "ranged") == "DD-RANGED-03"


def test_dd_ranged_04_at_least_one_space_between() -> None:
    t = Table("1E.\n...\n...", weapon="bow")
    assert t.why_no_attack("E", "ranged") == "DD-RANGED-04"
    assert Table("1.E\n...\n...", weapon="bow").why_no_attack("E", "ranged") == ""


def test_dd_ranged_05_from_between_two_tiles_only_onto_these_two() -> None:
    t = Table("... ... ...\n...+.E.+.F.\n... ... ...", weapon="bow", seats=1, begin=False)
    t.g.put(0, t.at(3, 1))
    t.begin()
    assert t.why_no_attack("E", "ranged") == ""
    t.g.put(t.figure("E"), -1)
    assert t.why_no_attack("F", "ranged") == "DD-RANGED-05"


def test_dd_ranged_06_an_item_gets_no_bonus_from_the_weapon() -> None:
    t = Table(APART, weapon={"ranged_dice": 2, "ranged": 3, "keywords": ["pierce"]})
    t.give(0, "knife")
    t.item("knife")
    assert t.dice_asked == 3
    t.roll(5, 5, 5)
    assert t.happened("hits")[0]["hits"] == 0


def test_dd_ranged_06_nor_what_the_weapon_does_by_its_effects() -> None:
    weapon = {
        "ranged_dice": 2,
        "effects": [
            effect({"attack_declared": {"kind": "ranged"}}, {"add_modifier": {"amount": 2}}, "add_dice"),
            effect("hits_counted", {"gain": {"what": "loot", "amount": 10}}),
            effect("critical_scored", {"gain": {"what": "loot"}}),
            effect({"damage_dealt": {"kind": "ranged"}}, {"push_enemy": {"spaces": 1}}),
            effect({"attack_over": {"kind": "ranged"}}, {"gain": {"what": "loot", "amount": 5}}),
        ],
    }
    t = Table("1.E.\n....\n....", weapon=weapon, enemies={"E": ({}, "melee", 3)})
    t.give(0, "knife")
    t.item("knife")
    assert t.dice_asked == 3
    t.roll(6, 4, 4)
    assert t.happened("hits")[0]["hits"] == 1
    assert (t.g.loot[0], t.health(), t.enemy()) == (0, 2, (2, 0))
    t.attack("E", "ranged")
    assert t.dice_asked == 3
    t.roll(6, 1, 1)
    assert (t.g.loot[0], t.health(), t.enemy()) == (16, 1, (3, 0))


def test_dd_rul_51_what_a_weapon_changes_while_it_lies_there_is_its_bonus_too() -> None:
    weapon = {
        "ranged_dice": 2,
        "effects": [
            always({"change": {"what": "ranged", "by": 3}}),
            always({"change": {"what": "critical", "by": 2}}),
            always({"keyword": {"keyword": "stun"}}),
            always({"change": {"what": "speed", "by": 2}}),
        ],
    }
    t = Table(APART, weapon=weapon, enemies={"E": ("brute", "melee", 6)})
    assert speed(t.g, 0) == 7  # nothing about attacks
    t.give(0, "knife")
    t.item("knife").roll(5, 5, 5)
    assert t.happened("hits")[0] == {**t.happened("hits")[0], "hits": 0, "criticals": 0}
    t.attack("E", "ranged").roll(5, 1)
    assert t.happened("hits")[1] == {**t.happened("hits")[1], "hits": 1, "criticals": 1}
    assert t.g.enemy_stunned[t.slots["E"]] == 1


def test_dd_rul_51_a_keyword_that_a_weapon_gives_is_not_given_to_an_item() -> None:
    stuns = {"ranged_dice": 2, "effects": [always({"keyword": {"keyword": "stun"}})]}
    t = Table(APART, weapon=stuns, enemies={"E": ({}, "melee", 3)})
    t.give(0, "knife")
    t.item("knife").roll(6, 1, 1)
    assert (t.health(), t.g.enemy_stunned[t.slots["E"]]) == (2, 0)
    # The hero's own keyword stays, whatever the weapon adds to it.
    t = Table(APART, hero={"effects": stuns["effects"]}, weapon=stuns, enemies={"E": ({}, "melee", 3)})
    t.give(0, "knife")
    t.item("knife").roll(6, 1, 1)
    assert (t.health(), t.g.enemy_stunned[t.slots["E"]]) == (2, 1)


def test_dd_rul_51_nor_does_the_weapon_choose_the_targets_of_an_item() -> None:
    pack = entries()
    pack["item"]["club"] = {"loot": 1, "effects": [used({"attack": {"kind": "melee", "dice": 1}})]}
    reach = {"melee_dice": 1, "effects": [always({"keyword": {"keyword": "reach"}})]}
    t = Table("1..\n.E.\n...", weapon=reach, pack=pack)
    t.give(0, "club")
    assert t.why_no_attack("E") == ""  # with the weapon, diagonally
    assert t.legal(codes.A_ITEM) == []


@pytest.mark.parametrize("health", [6, 1])
def test_dd_rul_51_a_bonus_with_a_condition_is_left_out_only_where_it_counts(health: int) -> None:
    angry = {
        "ranged_dice": 1,
        "effects": [
            {
                **always({"change": {"what": "ranged", "by": 2}}),
                "if": [{"has": {"what": "health", "most": 1}}],
            }
        ],
    }
    t = Table(APART, hero={"ranged": 1}, weapon=angry, enemies={"E": ({}, "melee", 3)})
    t.g.health[0] = health
    refresh_numbers(t.g)
    t.give(0, "knife")
    t.item("knife").roll(5, 4, 1)
    assert t.happened("hits")[0]["hits"] == 1  # the hero's own 1 alone, either way
    t.roll(1).attack("E", "ranged").roll(4)
    assert t.happened("hits")[1]["hits"] == (1 if health == 1 else 0)


def test_dd_rul_51_a_bonus_for_all_heroes_is_left_out_for_the_bearer_alone() -> None:
    horn = {"ranged_dice": 1, "effects": [always({"change": {"what": "ranged", "by": 2, "of": "all"}})]}
    t = Table("12.E\n....\n....", party=[{"weapon": horn}, {}], enemies={"E": ({}, "melee", 3)})
    for seat in (0, 1):
        t.give(seat, "knife")
        t.item("knife", seat).roll(4, 1, 1)
    assert [each["hits"] for each in t.happened("hits")] == [0, 1]


def test_dd_rul_51_a_bonus_that_depends_on_whoever_gets_it_is_left_out_for_the_bearer() -> None:
    """The condition is about each hero who gets the bonus, the bearer among them."""
    rich = {"has": {"what": "loot", "least": 1, "who": "them"}}
    gilded = {
        "ranged_dice": 1,
        "effects": [{**always({"change": {"what": "ranged", "by": 2, "of": "all"}}), "if": [rich]}],
    }
    t = Table("12.E\n....\n....", party=[{"weapon": gilded}, {}], enemies={"E": ({}, "melee", 3)})
    t.g.loot[:2] = [1, 1]
    for seat in (0, 1):
        t.give(seat, "knife")
        t.item("knife", seat).roll(4, 1, 1)
    assert [each["hits"] for each in t.happened("hits")] == [0, 1]


def test_dd_ranged_06_the_shipped_weapons_say_that_they_mean_their_own_attacks() -> None:
    release = pack_release("dungeons")
    for slug in ("brine_hose", "smugglers_pair", "sunday_rifle", "war_trombone"):
        texts = [card_text(release, language, "equipment", slug) for language in ("en", "es", "it", "de")]
        for text, weapon in zip(
            texts, ("this weapon", "esta arma", "quest’arma", "dieser Waffe"), strict=True
        ):
            assert weapon in text


@pytest.mark.parametrize(("by", "die", "shows"), [(1, 0, 6), (2, 0, 6), (-1, 1, 1), (-2, 1, 1), (2, 1, 4)])
def test_a_die_that_is_turned_shows_1_to_6(by: int, die: int, shows: int) -> None:
    steady = {"energy": 0, "effects": [effect("dice_rolled", {"turn_die": {"by": by}}, may=True)]}
    t = Table("1E.\n...\n...", ability=steady, weapon={"melee_dice": 2, "melee": -5})
    t.attack("E").roll(5, 2).yes()
    faces = t.g.rolls[-1].faces
    t.act(codes.A_DIE, die)
    assert faces[die] == shows


def test_dd_ranged_07_the_conditions_bind_enemies_as_well() -> None:
    shooter = ({"melee_dice": 0, "ranged_dice": 2, "speed": 0}, "ranged", 1)
    assert Table("1E.\n...\n...", enemies={"E": shooter}).enemy_phase().asked == -1
    assert Table("1#E\n.#.\n...", enemies={"E": shooter}).enemy_phase().asked == -1
    assert Table("... ... ...\n1..+...+.E.\n... ... ...", enemies={"E": shooter}).enemy_phase().asked == -1
    assert Table("1.E\n...\n...", enemies={"E": shooter}).enemy_phase().dice_asked == 2


# What cards do to attacks.


def test_cards_change_the_attack_that_goes_on() -> None:
    weapon = {
        "melee_dice": 1,
        "effects": [
            effect(
                {"attack_declared": {"kind": "melee"}},
                {"add_dice": {"amount": 2}},
                {"add_modifier": {"amount": 1}},
            ),
            effect("hits_counted", {"add_hits": {"amount": 1}}, {"add_damage": {"amount": 1}}),
        ],
    }
    t = Table(BESIDE, weapon=weapon, enemies={"E": ({}, "melee", 3)})
    t.attack("E")
    assert t.dice_asked == 3
    t.roll(5, 1, 1)
    assert t.g.energy[0] == 1  # an added Hit gives none
    assert t.dice_asked == 2
    t.roll(1, 6)
    assert t.health() == 1  # one Hit got through, and 1 Damage more


def test_dice_that_lie_there_can_be_changed_by_cards_that_say_so() -> None:
    t = Table(BESIDE, ability="luck", weapon={"melee_dice": 2})
    t.g.energy[0] = 1
    t.attack("E").roll(1, 2).yes()
    assert t.legal(codes.A_DIE) == [(0, 0, 0), (1, 0, 0)]
    t.act(codes.A_DIE, 0).roll(6)
    assert t.happened("hits")[0]["criticals"] == 1
    for words, hits in (
        ([{"set_die": {"to": 6}}], 1),
        ([{"turn_die": {"by": 1}}], 0),
        ([{"treat_as": {"number": 5, "as_number": 6}}], 1),
        ([{"reroll": {"dice": "all"}}], 0),
        ([{"reroll": {"dice": "misses"}}], 0),
    ):
        ability = {"effects": [effect("dice_rolled", *words, may=True)]}
        t = Table(BESIDE, ability=ability, weapon={"melee_dice": 2})
        t.g.energy[0] = 1
        t.attack("E").roll(5, 3).yes()
        if t.deciding == "pick_die":
            t.act(codes.A_DIE, 1)
        if t.asked == 0:
            t.roll(2, 2)
        assert t.happened("hits")[0]["hits"] == hits, words


def test_an_ability_can_give_an_attack_with_the_weapon() -> None:
    ability = {"effects": [used({"weapon_attack": {"dice": 1, "modifier": 1, "keywords": ["pierce"]}})]}
    t = Table(BESIDE, ability=ability, weapon={"melee_dice": 2, "melee": 1})
    t.g.energy[0] = 1
    t.use()
    assert t.dice_asked == 3
    t.roll(4, 1, 1)
    assert t.happened("hits")[0]["hits"] == 1
    assert t.g.actions == 2
    t.roll(6)
    assert t.health() == 1  # 6 - 1 does not block
    far = Table("1..\n...\n..E", ability=ability, weapon={"melee_dice": 2})
    far.g.energy[0] = 1
    assert not far.can_use()
