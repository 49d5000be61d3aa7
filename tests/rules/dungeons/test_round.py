"""Phases, activations, actions and minor actions (DD-ROUND)."""

from __future__ import annotations

import pytest

from engine.games.dungeons import codes
from engine.games.dungeons.strength import speed
from tests.rules.dungeons.pack import always, effect, used
from tests.rules.dungeons.table import Table

TWO = "12.\n...\n..."


def phases(t: Table) -> list[str]:
    return [args["phase"] for args in t.happened("phase")]


def test_dd_round_01_player_then_enemy_then_recovery_phase() -> None:
    t = Table("1..\n...\n...", begin=False)
    t.begin_round().end()
    assert phases(t) == ["player", "enemy", "recovery", "player"]
    assert [args["round"] for args in t.happened("round")] == [1, 2]


def test_dd_round_02_up_to_two_actions() -> None:
    t = Table("1..\n...\n...")
    t.move("east").stop()
    assert t.g.actions == 1
    t.move("east").stop()
    assert t.happened("activation-ends")
    assert Table("1..\n...\n...").end().happened("activation-ends")


@pytest.mark.parametrize(("by", "actions"), [(1, 3), (-1, 1), (-3, 0)])
def test_dd_round_02_cards_may_give_more_actions_or_fewer(by: int, actions: int) -> None:
    hero = {"effects": [always({"change": {"what": "actions", "by": by}})]}
    t = Table(TWO, party=[{"hero": hero}, {}], begin=False)
    t.begin_round().activate(0)
    assert t.happened("activated")[0]["actions"] == actions


def test_dd_round_03_players_activate_in_any_order() -> None:
    t = Table(TWO, begin=False)
    t.begin_round()
    assert t.to_act == (0, 1)
    assert (1, 0, 0) in t.legal(codes.A_ACTIVATE)
    t.act(codes.A_ACTIVATE, 1, seat=1)
    assert t.g.active == 1
    t.end()
    assert t.g.active == 0


def test_dd_round_04_activations_are_not_interleaved() -> None:
    t = Table("123\n...\n...", begin=False)
    t.begin_round().activate(1)
    t.move("south").stop()
    assert t.refused(codes.A_ACTIVATE, 0) == "DD-ROUND-04"
    assert t.refused(codes.A_ACTIVATE, 2, seat=2) == "DD-ROUND-04"
    t.end()
    assert t.refused(codes.A_ACTIVATE, 0) == ""


def test_dd_round_05_move_and_attack_cost_one_action_each() -> None:
    t = Table("1E.\n...\n...", enemies={"E": ("rat", "melee", 2)})
    t.attack("E").roll(1, 1, 1)
    assert t.g.actions == 1
    t.move("south").stop()
    assert t.g.actions == 0


def test_dd_round_06_an_adventure_may_offer_something_for_an_action() -> None:
    lever = {
        "id": "lever",
        "where": "room",
        "room": "room_0",
        "cost": ["action"],
        "offered": True,
        "do": [{"set_flag": {"flag": "other"}}],
    }
    t = Table(adventure={"interactions": [lever]})
    t.act(codes.A_INTERACT, 0, 0)
    assert t.g.actions == 1
    assert t.g.flags == [0, 1]
    assert t.refused(codes.A_INTERACT, 0, 0) == "DD-ROUND-06"


def test_dd_round_07_the_minor_actions() -> None:
    t = Table(TWO, ability="mend", deck=["charm", "tonic", "boots", "map"])
    t.give(0, "map")
    t.g.energy[0] = 2
    t.g.loot[0] = 3
    found = {code for code, seat, *_ in t.game.actions() if code not in (codes.A_MOVE, codes.A_END)}
    assert found == {codes.A_ABILITY, codes.A_BUY, codes.A_ITEM, codes.A_TRADE}


def test_dd_round_08_a_minor_action_never_uses_up_an_action() -> None:
    t = Table(deck=["tonic"])
    t.g.energy[0] = 4
    t.g.loot[0] = 2
    t.g.health[0] = 1
    t.use().buy(0).item("tonic")
    assert t.g.actions == 2


def test_dd_round_09_a_minor_action_may_be_taken_at_any_time() -> None:
    t = Table("1..\n2..\n...", begin=False)
    t.g.energy = [2, 2]
    t.g.health = [1, 1]
    t.begin_round()
    t.use(1).hero_chosen(1)  # before anybody has activated
    assert t.g.health == [1, 3]
    t.activate(1).move("east")
    t.use(0).hero_chosen(0)  # in the middle of another hero's move
    assert t.g.health == [3, 3]
    assert t.deciding == "move"


def test_dd_round_10_every_enemy_activates_once_by_ascending_threat() -> None:
    t = Table(
        "1.. E..\n... F..\n... G..",
        enemies={"E": ("ogre", "melee", 2), "F": ("rat", "melee", 2), "G": ("brute", "melee", 2)},
    )
    t.enemy_phase()
    acted = [args["enemy_slot"] for args in t.happened("enemy-acts")]
    assert acted == [t.slots["F"], t.slots["G"], t.slots["E"]]


def test_dd_enemy_05_an_enemy_defeated_before_its_turn_drops_out_of_the_phase() -> None:
    cards = {char: ({"melee_dice": 1}, "melee", 1) for char in "ABC"}
    t = Table("A1B\n.C.\n...", enemies=cards)
    t.enemy_phase()
    t.g.put(t.figure("B"), -1)
    t.roll(1).roll(1)
    assert t.asked == -1
    assert phases(t)[-2:] == ["recovery", "player"]


def test_dd_round_11_with_equal_threat_ranged_enemies_come_before_melee_ones() -> None:
    t = Table("1.. EF.\n... ...\n... ...", enemies={"E": ("rat", "melee", 2), "F": ("rat", "ranged", 2)})
    t.enemy_phase()
    acted = [args["enemy_slot"] for args in t.happened("enemy-acts")]
    assert acted == [t.slots["F"], t.slots["E"]]


def test_dd_round_12_recovery_restores_the_actions() -> None:
    t = Table("1..\n...\n...", begin=False)
    t.begin_round().move("east").stop()
    t.move("east").stop()
    assert t.g.round == 2
    assert (t.g.active, t.g.actions) == (0, 2)


def test_dd_round_13_skills_and_special_rules_of_the_recovery_phase_are_triggered() -> None:
    rest = {
        "when": {"phase_begins": {"phase": "recovery"}},
        "do": [{"gain": {"what": "health", "who": "all"}}],
    }
    rule = {"id": "rest", "active": True, "effects": [rest]}
    skill = {"effects": [effect({"phase_begins": {"phase": "recovery"}}, {"gain": {"what": "energy"}})]}
    t = Table(hero=skill, adventure={"rules": [rule]}, begin=False)
    t.g.health[0] = 1
    t.begin_round()
    assert (t.g.health[0], t.g.energy[0]) == (1, 0)
    t.end()
    assert (t.g.health[0], t.g.energy[0]) == (2, 1)


def test_an_ability_can_wait_for_an_enemys_activation() -> None:
    """A reaction is asked for in the moment it waits for, and only of who can pay it."""
    trip = {"energy": 1, "effects": [effect({"enemy_activates": {"enemy": "any"}}, "stun", may=True)]}
    t = Table("1..\n..E\n...", ability=trip, enemies={"E": ("rat", "melee", 2)})
    t.g.energy[0] = 1
    t.enemy_phase()
    assert t.deciding == "effect"
    t.yes()
    assert t.happened("skipped")
    assert t.enemy() == (2, 1)


def test_lasting_changes_end_when_their_time_is_over() -> None:
    for until, after in (("activation", 5), ("round", 6), ("adventure", 6)):
        ability = {"energy": 0, "effects": [used({"change": {"what": "speed", "by": 1}}, until=until)]}
        t = Table("12.\n...\n...", party=[{"ability": ability}], begin=False)
        t.begin_round().activate(0)
        t.use()
        assert speed(t.g, 0) == 6
        t.end()
        assert speed(t.g, 0) == after
        t.end()
        assert t.g.round == 2
        assert speed(t.g, 0) == (6 if until == "adventure" else 5)


def test_a_pause_between_enemies_is_only_made_for_who_can_use_it() -> None:
    t = Table(
        "1..\n...\n.EF",
        enemies={"E": ("rat", "melee", 2), "F": ("rat", "melee", 2)},
        hero={"effects": [always({"immune": {"to": "targeting"}})]},
        minor_actions="cards",
    )
    t.g.health[0] = 3
    t.enemy_phase()
    assert t.deciding == "act"  # nobody could do anything
    t.g.energy[0] = 4
    t.enemy_phase()
    assert t.deciding == "pause"
    t.use(0)
    assert t.g.health[0] == 5
    t.act(codes.A_PASS, 0)
    assert len(t.happened("enemy-acts")) == 4
    assert (t.deciding, t.g.phase) == ("pause", codes.P_RECOVERY)
    t.act(codes.A_PASS, 0)
    assert t.g.phase == codes.P_PLAYER
