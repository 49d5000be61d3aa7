"""The worked examples of the ledger (DD-EX)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.games.dungeons import codes
from tests.rules.dungeons.pack import entries, used
from tests.rules.dungeons.table import Table
from tests.said import said


def test_dd_ex_01_criticals_energy_from_blocked_hits_defeat_loot() -> None:
    t = Table(
        "1E.\n...\n...",
        hero={"melee": 1},
        weapon={"melee_dice": 3},
        enemies={"E": ({"threat": 3}, "melee", 2)},
    )
    t.g.loot[0] = 1
    t.attack("E").roll(6, 6, 5)
    assert t.happened("hits")[0] | {"hits": 3, "criticals": 2} == t.happened("hits")[0]
    assert t.g.energy[0] == 3
    assert t.dice_asked == 1
    t.roll(6)
    assert t.happened("enemy-defence")[0]["blocked"] == 1
    assert t.enemy() is None
    t.die("melee", 3)
    assert t.g.loot[0] == 4


def test_dd_ex_03_a_six_rolled_by_an_enemy() -> None:
    def shot(modifier: int) -> Table:
        card = {"melee_dice": 0, "ranged_dice": 3, "ranged": modifier}
        return Table(
            "1.E\n...\n...", hero={"defence": 1}, weapon={"defence": 1}, enemies={"E": (card, "ranged", 1)}
        ).enemy_phase()

    t = shot(-1)
    t.roll(6, 6, 5)
    assert t.happened("enemy-hits")[0]["hits"] == 0
    t = shot(1)
    t.roll(6, 6, 5)
    assert t.happened("enemy-hits")[0]["hits"] == 3
    t.roll(6, 4, 3)
    assert t.happened("defence")[0]["blocked"] == 2
    assert t.g.health[0] == 5
    assert t.g.energy[0] == 0


def test_dd_ex_04_spawning_around_a_blocked_space() -> None:
    icons = [
        {"threat": 1},
        {"threat": 3, "number": 3, "type": "ranged"},
        {"threat": 1},
        {"threat": 2},
    ]
    t = Table(
        "  +  \n.....\n..1.2\n.....",
        beyond=".....\n..#..\n.....\n.....\n.....",
        encounter={"enemies": icons},
    )
    t.move("north", "north")
    t.die("melee", 2).die("ranged", 1).die("melee", 3)  # three dice, not four
    assert t.asked == -1

    def at(column: int, row: int) -> tuple[int, int]:
        return (column, row - 5)  # the tile's top left corner is (0, -5) of the drawing

    found = [
        (t.g.enemy_card(slot).threat, t.g.enemy_type[slot], t.g.enemy_health[slot], t.place(space))
        for slot, space in enumerate(t.g.enemy_pos)
    ]
    assert found == [
        (1, codes.MELEE, 2, at(2, 2)),
        (3, codes.RANGED, 3, at(3, 1)),
        (1, codes.RANGED, 1, at(3, 2)),
        (2, codes.MELEE, 3, at(3, 3)),
    ]


def test_dd_ex_05_order_of_the_enemy_phase() -> None:
    kinds = {"A": ("ogre", "melee"), "B": ("rat", "melee"), "C": ("rat", "ranged")}
    kinds |= {"D": ("brute", "melee"), "E": ("brute", "ranged"), "F": ("rat", "ranged")}
    t = Table("1.. ABC\n... DEF\n... ...", enemies={char: (*kind, 1) for char, kind in kinds.items()})
    t.g.enemy_stunned[t.slots["B"]] = 1
    t.enemy_phase()
    events = [said(t.game.describe(event)) for event in t.g.events or []]
    order = [args["enemy_slot"] for key, args in events if key in ("event-enemy-acts", "event-skipped")]
    assert [next(char for char in kinds if t.slots[char] == slot) for slot in order] == list("CFBEDA")
    assert t.g.enemy_stunned[t.slots["B"]] == 0


def test_dd_ex_06_water_and_pit_in_one_move() -> None:
    def walker(drawing: str, health: int = 5) -> Table:
        return Table(drawing, hero={"speed": 5, "health": health}, weapon={"melee_dice": 1, "movement": -1})

    t = walker("1.~^.\n.....\n.....")
    t.move("east", "east", "east")
    assert t.deciding == "act"  # no point is left
    assert t.g.health[0] == 4
    t = walker("1...~.\n......\n......")
    t.move("east", "east", "east")
    assert t.refused(codes.A_STEP, 1) == "DD-TERRAIN-01"
    t.stop()
    assert t.hero() == (3, 0)
    t = walker("1.~^.\n.....\n.....", health=1)
    t.move("east", "east", "east")
    assert t.g.fallen == [1]


def test_dd_ex_07_exploring_ends_the_turn_but_not_minor_actions() -> None:
    t = Table(
        "  +  \n.....\n.....\n2.1..",
        beyond="...\n...\n...",
        encounter={"enemies": [{"threat": 1, "number": 1}] * 2},
        ability="mend",
    )
    t.g.energy[0] = 3
    t.g.health[0] = 1
    t.move("north", "north", "north")
    assert len(t.g.enemy_pos) == 2
    assert t.hero(0) == (2, 0)
    assert t.g.actions == 0
    t.use().hero_chosen(0)
    assert t.g.energy[0] == 1
    assert t.g.active == 1  # the other hero activates normally
    assert t.g.actions == 2
    t.end()
    while t.asked == 0:
        t.roll(1)
    assert len(t.happened("enemy-acts")) == 2
    t = Table("... ...\n.1.+...\n... ...")
    t.move("east", "east", "east")
    assert t.hero() == (4, 1)  # joined: walk on


def test_dd_ex_09_shooting_from_between_two_tiles() -> None:
    rows = "... ... ...\n...+...+...\n... ... ..1"
    spear = {"melee_dice": 1, "ranged_dice": 1}

    def judged(hero: tuple[int, int], enemy: tuple[int, int], kind: str, weapon: Mapping[str, Any]) -> str:
        t = Table(rows, weapon=weapon)
        t.g.put(0, t.at(*hero))
        t.add("E", enemy)
        return t.why_no_attack("E", kind)

    assert judged((3, 1), (5, 1), "ranged", spear) == ""
    assert judged((3, 1), (9, 1), "ranged", spear) == "DD-RANGED-05"
    assert judged((3, 1), (2, 1), "ranged", spear) == "DD-RANGED-04"
    assert judged((3, 1), (2, 1), "melee", spear) == ""
    assert judged((3, 1), (2, 0), "ranged", spear) == ""
    assert judged((3, 1), (2, 0), "melee", spear) == "DD-ATTACK-12"
    assert judged((3, 1), (2, 0), "melee", {**spear, "keywords": ["reach"]}) == ""
    assert judged((4, 1), (9, 1), "ranged", spear) == ""


def test_dd_ex_10_item_attack_without_the_weapons_bonus() -> None:
    pack = entries()
    pack["item"]["dart"] = {"loot": 1, "effects": [used({"attack": {"kind": "ranged", "dice": 3}})]}
    t = Table(
        "1.E\n...\n...",
        hero={"ranged": 1},
        weapon={"ranged_dice": 2, "ranged": 2, "keywords": ["pierce"]},
        enemies={"E": ({"defence": 0}, "melee", 2)},
        pack=pack,
    )
    t.give(0, "dart")
    t.item("dart").roll(5, 4, 3)
    assert t.happened("hits")[0]["hits"] == 1
    assert t.g.energy[0] == 1
    t.roll(6)  # no Pierce: 6 blocks
    assert t.health() == 2


def test_dd_ex_11_attribute_check() -> None:
    def wisdom(hero: int, ability: int) -> Table:
        word = {
            "attribute_check": {
                "attribute": "wisdom",
                "successes": 3,
                "who": "self",
                "passed": [{"gain": {"what": "loot"}}],
            }
        }
        t = Table(hero={"wisdom": hero}, ability={"energy": 0, "wisdom": ability, "effects": [used(word)]})
        return t.use()

    t = wisdom(2, -1)
    t.roll(6, 5, 5, 4)
    assert t.happened("check-result")[0] | {"scored": 3, "passed": 1} == t.happened("check-result")[0]
    assert t.g.loot[0] == 1
    assert t.g.energy[0] == 0
    t = wisdom(0, -1)
    t.roll(6, 6, 6, 6)
    assert t.happened("check-result")[0] | {"scored": 0, "passed": 0} == t.happened("check-result")[0]


def test_dd_ex_12_siphon_stun_ritual_regenerate_across_two_rounds() -> None:
    enemies = {
        "S": ({"melee_dice": 0, "speed": 0, "keywords": ["siphon"], "threat": 1}, "ranged", 2),
        "R": ({"melee_dice": 2, "melee": 1, "speed": 0, "keywords": ["ritual"], "threat": 2}, "melee", 1),
        "G": ({"melee_dice": 1, "speed": 3, "keywords": ["regenerate"], "threat": 3}, "melee", 3),
    }
    daze = {"energy": 0, "effects": [used({"each_enemy": {"where": "room", "do": ["stun"]}})]}
    t = Table(
        "G#S ... ...\n##.+.2.+3..\n.R1 ... ...",
        enemies=enemies,
        party=[{"ability": daze, "hero": {"health": 4}}],
    )
    t.g.energy = [2, 0, 4]
    t.use()
    assert [t.g.enemy_stunned[t.slots[char]] for char in "SRG"] == [1, 1, 0]  # G is red
    t.g.enemy_stunned[t.slots["R"]] = 0  # the example's Ability was aimed at S and G
    t.enemy_phase()
    assert t.happened("skipped")[0]["enemy_slot"] == t.slots["S"]
    assert t.g.energy[0] == 2
    t.roll(5, 3).roll(4)
    assert t.g.health[0] == 3
    assert t.health("R") == 2  # the weakest on the tile is R itself
    assert t.health("G") == 3  # at its highest face
    assert t.g.round == 2
    t.enemy_phase()
    assert t.g.energy == [1, 0, 4]
