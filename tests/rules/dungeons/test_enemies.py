"""What enemies do (DD-ENEMY)."""

from __future__ import annotations

from typing import Any

from engine.games.dungeons import codes
from engine.games.dungeons.strength import enemy_speed
from tests.rules.dungeons.pack import always, effect
from tests.rules.dungeons.table import Table

HALL = "......\n......\n......"


def test_dd_enemy_01_it_moves_attacks_or_both_as_far_as_possible() -> None:
    rat = {"melee_dice": 1, "speed": 3}
    t = Table("1....E\n......\n......", enemies={"E": (rat, "melee", 1)})  # only moves
    t.enemy_phase()
    assert (t.enemy(), t.asked) == ((2, 0), -1)
    t = Table("1E....\n......\n......", enemies={"E": (rat, "melee", 1)})  # only attacks
    t.enemy_phase()
    assert (t.enemy(), t.dice_asked) == ((1, 0), 1)
    t = Table("1..E..\n......\n......", enemies={"E": (rat, "melee", 1)})  # both
    t.enemy_phase()
    assert (t.enemy(), t.dice_asked) == ((1, 0), 1)
    t = Table("1.#E#.\n..###.\n......", enemies={"E": (rat, "melee", 1)})  # nothing
    t.enemy_phase()
    assert (t.enemy(), t.asked) == ((3, 0), -1)
    assert t.happened("enemy-why")[-1]["clause"] == "DD-ENEMY-01"


def test_dd_enemy_02_it_never_attacks_twice_in_one_activation() -> None:
    t = Table("1E2\n...\n...", enemies={"E": ({"melee_dice": 1, "ranged_dice": 1}, "melee", 1)})
    t.enemy_phase().roll(1)
    assert len(t.happened("enemy-attack")) == 1
    assert t.g.phase == codes.P_PLAYER


def test_dd_enemy_03_its_numbers_are_those_of_its_card() -> None:
    card = {"speed": 2, "melee_dice": 2, "melee": 1, "defence": 1, "threat": 2}
    t = Table("1E.\n...\n...", enemies={"E": (card, "melee", 2)}, weapon={"melee_dice": 1, "melee": 1})
    assert enemy_speed(t.g, 0) == 2
    t.attack("E").roll(5).roll(5)
    assert t.happened("enemy-defence")[0]["blocked"] == 1
    t.enemy_phase().roll(5, 4)
    assert t.happened("enemy-hits")[0]["hits"] == 1


def test_dd_enemy_04_it_turns_against_whoever_attacked_it_last() -> None:
    """Although another hero stands nearer."""
    vengeful = always({"prefers": {"hero": "last_attacker"}})
    card = {"melee_dice": 1, "speed": 6, "effects": [vengeful]}
    t = Table("1.E..2\n......\n......", enemies={"E": (card, "melee", 3)}, weapon={"ranged_dice": 1})
    t.begin(1).attack("E", "ranged").roll(1)
    t.enemy_phase()
    assert t.happened("enemy-target")[0]["hero_seat"] == 1


def test_dd_enemy_04_behaviour_and_special_abilities_of_the_card_are_followed() -> None:
    def hunter(**more: Any) -> Any:
        return ({"melee_dice": 1, "speed": 6, "effects": [more]}, "melee", 1)

    rich = always({"prefers": {"hero": "most_loot"}})
    t = Table("1.E..2\n......\n......", enemies={"E": hunter(**rich)})
    t.g.loot = [0, 5]
    t.enemy_phase()
    assert t.happened("enemy-target")[0]["hero_seat"] == 1
    assert ("DD-ENEMY-04", "most-loot") in [(w["clause"], w["reason"]) for w in t.happened("enemy-why")]
    drain = effect("enemy_activates", {"lose": {"what": "energy", "who": "room"}})
    t = Table("1.E...\n......\n......", enemies={"E": hunter(**drain)})
    t.g.energy[0] = 2
    t.enemy_phase()
    assert t.g.energy[0] == 1


def test_dd_enemy_05_a_defeated_enemy_leaves_at_once() -> None:
    t = Table("1E.\n.#.\n..F", enemies={"E": ({}, "melee", 1)}, weapon={"melee_dice": 1})
    t.attack("E").roll(6).die("melee", 1)
    assert t.enemy("E") is None
    t.act(codes.A_MOVE)
    assert "east" in t.steps()  # it no longer blocks
    t.enemy_phase()
    assert [args["enemy_slot"] for args in t.happened("enemy-acts")] == [t.slots["F"]]
    assert t.why_no_attack("E") != ""


def stance(name: str, drawing: str, kind: str = "melee", **card: Any) -> Table:
    fields = {
        "melee_dice": 1,
        "ranged_dice": 1,
        "speed": 2,
        "effects": [always({"stance": {"stance": name}})],
        **card,
    }
    return Table(drawing, enemies={"E": (fields, kind, 1)}).enemy_phase()


def test_stances_say_how_an_enemy_moves() -> None:
    assert stance("flee", "1.E...\n......\n......").enemy() == (4, 0)
    kept = stance("keep_distance", "1.E...\n......\n......", "ranged")
    assert kept.enemy() == (4, 0)
    assert kept.happened("enemy-attack")[0]["type"] == "ranged"
    charged = stance("charge", "1.E...\n......\n......", "ranged")
    assert charged.enemy() == (1, 0)
    assert charged.happened("enemy-attack")[0]["type"] == "melee"
    guarded = stance("guard", "... ...\n1..+..E\n... ...", ranged_dice=0)
    assert guarded.enemy() == (6, 1)
    assert guarded.happened("enemy-attack") == []


def test_what_an_enemy_will_do_can_be_asked_beforehand() -> None:
    t = Table("1...E.\n......\n......", enemies={"E": ({"melee_dice": 0, "ranged_dice": 1}, "ranged", 1)})
    why = t.game.why_enemy(0)
    assert (why["target"], why["attack"], why["path"]) == (0, "ranged", [])
    assert why["line"] is not None
    assert [reason["clause"] for reason in why["reasons"]] == ["DD-RUL-33", "DD-RUL-31", "DD-RUL-32"]
    assert t.game.why_sight(0, t.at(4, 0))["clear"]


def test_events_tell_why_and_along_which_line() -> None:
    shooter = ({"melee_dice": 0, "ranged_dice": 1, "speed": 0}, "ranged", 1)
    t = Table("1.E...\n......\n..2...", enemies={"E": shooter})
    t.g.health = [6, 5]
    t.enemy_phase()
    told = t.happened("enemy-target")[0]
    assert (told["hero_seat"], told["type"], told["clause"], told["reason"]) == (
        1,
        "ranged",
        "DD-RUL-31",
        "least-health",
    )
    line = t.happened("enemy-line")[0]
    assert line["from_corner"].startswith("south")
    assert line["corner"].startswith("north")
    t = Table("1.#E#.\n..###.\n......", enemies={"E": ({}, "melee", 1)})
    t.enemy_phase()
    assert (
        t.happened("enemy-idle")[0] | {"clause": "DD-ENEMY-01", "reason": "no-way"}
        == t.happened("enemy-idle")[0]
    )


def test_enemies_can_call_others_and_heal_the_weakest() -> None:
    caller = {"melee_dice": 0, "effects": [effect("enemy_acted", {"spawn": {"threat": 1, "number": 1}})]}
    t = Table("1.....\n......\n.....E", enemies={"E": (caller, "melee", 1)})
    t.enemy_phase()
    assert len(t.g.enemy_pos) == 2
    healer = {
        "effects": [
            effect(
                "enemy_activates",
                {"pick_enemy": {"order": "weakest", "do": [{"heal_enemy": {"which": "them"}}]}},
            )
        ]
    }
    t = Table(
        "1.....\n......\n.F.G.E",
        enemies={"E": (healer, "melee", 3), "F": ("ogre", "melee", 2), "G": ("ogre", "melee", 1)},
    )
    t.enemy_phase()
    assert (t.health("F"), t.health("G")) == (2, 2)
