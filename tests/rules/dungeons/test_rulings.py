"""The rulings DD-RUL-01 to -25: players, rounds, movement, exploring, appearing, dice."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.dungeons import codes
from engine.games.dungeons.codes import MELEE, RANGED
from engine.games.dungeons.decisions.choose import CHOOSE
from engine.games.dungeons.decisions.move import points_left
from engine.games.dungeons.decisions.position import start_places
from engine.games.dungeons.harm import fall
from engine.games.dungeons.machine import MACHINE
from engine.games.dungeons.options import DungeonsOptions
from engine.games.dungeons.play import start
from engine.games.dungeons.strength import enemy_dice
from engine.kernel.errors import OptionError
from tests.rules.dungeons.pack import always, effect, entries, release, release_of, used
from tests.rules.dungeons.table import Table

BESIDE = "1E.\n...\n..."
ROOM = "...\n...\n..."
DOOR = " + \n...\n.1.\n..."


def test_dd_rul_01_one_to_four_heroes_as_the_adventure_allows() -> None:
    for seats in (1, 2, 3, 4):
        assert start(release(), seats, 1, {"adventure": "cellar", "deal": True}, False).seats == seats
    with pytest.raises(OptionError, match="DD-RUL-01"):
        start(release(), 5, 1, {"adventure": "cellar"}, False)
    pack = entries()
    pack["adventure"]["cellar"]["heroes_least"] = 2
    with pytest.raises(OptionError, match="for 2 to 4 heroes, not 1"):
        start(release_of(pack), 1, 1, {"adventure": "cellar"}, False)
    # Alone one rolls for the left neighbour, too.
    t = Table(BESIDE, weapon={"melee_dice": 1, "melee": 1})
    t.attack("E").roll(5).roll(1)
    assert t.happened("enemy-defence")[0]["roller_seat"] == 0


def test_dd_rul_02_heroes_start_where_the_adventure_says_or_at_the_entries() -> None:
    game = start(release(), 2, 1, {"adventure": "cellar", "deal": True}, False)
    assert len(game.actions()) == 5
    first = game.actions()[0]
    game.apply(first)
    assert first[2] not in [action[2] for action in game.actions()]
    assert game.refusal((codes.A_PLACE, 1, first[2], 0)).clause == "DD-RUL-02"  # type: ignore[union-attr]
    # Without start spaces: on the green space of the start tile, then next to it.
    t = Table(" > \n...\n...\n12.", begin=False)
    g = t.g
    g.put(0, -1)
    g.put(1, -1)
    g.stack.clear()
    assert [t.place(space) for space in start_places(g)] == [(1, 0), (1, 1)]


def test_dd_rul_03_each_card_exists_once_and_is_chosen_in_seat_order() -> None:
    game = start(release(), 3, 1, {"adventure": "cellar"}, False)
    order = []
    while MACHINE.asking(game.state) is CHOOSE:
        action = game.actions()[-1]
        order.append((game.state.definition(action[2]).kind, game.to_act[0]))
        game.apply(action)
        if MACHINE.asking(game.state) is CHOOSE and game.to_act[0] > order[-1][1]:
            assert action[2] not in [each[2] for each in game.actions()]
            again = game.refusal((codes.A_CARD, game.to_act[0], action[2], 0))
            assert again is not None
            assert again.clause == "DD-RUL-03"
    assert order == [(kind, seat) for kind in range(3) for seat in range(3)]
    twice = {"hero": "plain", "equipment": "bow", "ability": "mend"}
    with pytest.raises(OptionError, match="each card exists once"):
        start(release(), 2, 1, {"adventure": "cellar", "party": [twice, twice]}, False)


def test_dd_rul_04_actions_may_be_given_up_or_repeated_and_each_hero_activates_once() -> None:
    t = Table("12E\n...\n...", begin=False, weapon={"melee_dice": 1})
    t.begin_round().activate(1)
    t.attack("E").roll(1).attack("E").roll(1)
    assert t.g.active == 0  # attack, attack
    t.move("south").stop()
    t.move("east").stop()
    assert t.happened("activation-ends")[-1]["hero_seat"] == 0
    t = Table("12.\n...\n...", begin=False)
    t.begin_round().activate(0)
    t.end()
    assert t.g.active == 1
    assert t.refused(codes.A_ACTIVATE, 0) == "DD-RUL-04"


def test_dd_rul_05_minor_actions_whenever_nothing_is_half_resolved() -> None:
    t = Table("12E\n...\n...", weapon={"melee_dice": 2, "melee": 1}, ability="daze")
    t.g.energy = [5, 5]
    effect_of = {seat: t.g.definition(t.g.ability[seat]).effects[0].index for seat in (0, 1)}
    assert t.refused(codes.A_ABILITY, 1, effect_of[1], seat=1) == ""  # in another's activation
    t.move("south")
    assert t.refused(codes.A_ABILITY, 0, effect_of[0]) == ""  # between two spaces of a move
    t.stop().end()
    assert t.refused(codes.A_ABILITY, 0, effect_of[0], seat=0) == ""  # activated already
    t.attack("E").roll(5, 5)
    assert t.asked == 0
    assert t.refused(codes.A_ABILITY, 0, effect_of[0]) == "DD-RUL-05"  # between a roll and its outcome
    t.roll(1, 1).die("melee", 1)
    assert t.g.fallen == [0, 0]
    t = Table("1..\n2..\n...")
    t.g.energy = [5, 5]
    fall(t.g, 1)
    assert t.refused(codes.A_ABILITY, 1, 0, seat=1) == "DD-ROUND-04"
    assert t.game.actions(1) == []


def test_dd_rul_05_a_trade_is_possible_after_the_last_action() -> None:
    t = Table("1..\n...\n..2")
    t.g.loot[0] = 1
    t.move("east").stop()
    t.move("south", "south").stop()
    assert (t.g.actions, t.g.active) == (0, 0)
    assert t.refused(codes.A_TRADE, 0, 1) == ""
    t.end()
    assert t.g.active == 1


def test_dd_rul_05_between_enemies_every_minor_action_counts() -> None:
    assert DungeonsOptions().minor_actions == "all"
    enemies = {"E": ("rat", "melee", 2), "F": ("rat", "melee", 2)}
    unseen = {"effects": [always({"immune": {"to": "targeting"}})]}
    t = Table("12.\n...\n.EF", enemies=enemies, hero=unseen, minor_actions="all")
    t.g.loot[0] = 1
    t.enemy_phase()
    assert t.deciding == "pause"
    assert t.refused(codes.A_TRADE, 0, 1) == ""


def test_dd_rul_06_threat_then_ranged_then_order_of_appearance() -> None:
    enemies = {
        "A": ("rat", "melee", 1),
        "B": ("brute", "ranged", 1),
        "C": ("rat", "melee", 1),
        "D": ("rat", "ranged", 1),
    }
    still = "1.. ABC\n... D..\n... ..."
    t = Table(still, enemies=enemies)
    t.enemy_phase()
    slots = [args["enemy_slot"] for args in t.happened("enemy-acts")]
    assert slots == [t.slots[char] for char in "DACB"]
    t = Table(still, enemies=enemies, ranged_first=True)
    t.enemy_phase()
    slots = [args["enemy_slot"] for args in t.happened("enemy-acts")]
    assert slots == [t.slots[char] for char in "DBAC"]
    # Who appears during the phase waits for the next one.
    caller = {"melee_dice": 0, "effects": [effect("enemy_acted", {"spawn": {"threat": 3, "number": 1}})]}
    t = Table("1.. E..\n... ...\n... ...", enemies={"E": (caller, "melee", 1)})
    t.enemy_phase()
    assert len(t.g.enemy_pos) == 2
    assert len(t.happened("enemy-acts")) == 1


def test_dd_rul_07_three_threats_with_one_enemy_card_each() -> None:
    view = start(release(), 1, 1, {"adventure": "cellar", "deal": True}, False).view(0)
    assert view.threats == {"1": "rat", "2": "brute", "3": "ogre"}
    t = Table(DOOR, beyond=ROOM, encounter={"enemies": [{"threat": n, "number": 1} for n in (1, 2, 3)]})
    t.move("north", "north")
    assert [t.g.enemy_card(slot).slug for slot in range(3)] == ["rat", "brute", "ogre"]


def test_dd_rul_08_the_die_gives_type_and_health_and_a_number_without_type_goes_by_the_card() -> None:
    t = Table(DOOR, beyond=ROOM, encounter={"enemies": [{"threat": 2}]})
    t.move("north", "north")
    faces = [action[1] for action in t.game.actions(-1)]
    assert sorted((face // 16, face % 16) for face in faces) == [(k, h) for k in (0, 1) for h in (1, 2, 3)]
    for dice, kind in ((1, MELEE), (0, RANGED)):
        pack = entries()
        pack["enemy"]["rat"] = {"threat": 1, "speed": 1, "melee_dice": dice, "ranged_dice": 1}
        t = Table(
            " + \n...\n.12\n...", beyond=ROOM, encounter={"enemies": [{"threat": 1, "number": 1}]}, pack=pack
        )
        t.move("north", "north")
        assert t.g.enemy_type == [kind]


def test_dd_rul_09_heroes_pass_through_each_other_but_share_no_space() -> None:
    t = Table("12.\n###\n...", hero={"speed": 1})
    assert t.refused(codes.A_MOVE) == "DD-MOVE-01"
    t = Table("12.\n###\n...", hero={"speed": 2})
    t.move("east")
    assert t.refused(codes.A_STOP) == "DD-RUL-09"
    t.step("east")
    assert (t.hero(0), t.hero(1)) == ((2, 0), (1, 0))
    # Who is passed through keeps the space, whoever passes.
    t = Table("21.\n###\n...", begin=False)
    t.g.activated[0] = 1
    t.begin(1)
    t.move("east").step("east")
    assert [t.g.who[t.at(column, 0)] for column in range(3)] == [-1, 0, 1]
    # Enemies pass through enemies, not through heroes.
    t = Table(
        "1.FE\n####\n....",
        enemies={"E": ({"melee_dice": 0, "speed": 1}, "melee", 1), "F": ({"speed": 0}, "melee", 1)},
    )
    t.enemy_phase()
    assert t.enemy("E") == (3, 0)
    t = Table("E1.2\n####\n....", enemies={"E": ({"melee_dice": 0, "speed": 6}, "melee", 1)})
    t.enemy_phase()
    assert t.enemy("E") == (0, 0)


def test_dd_rul_10_nothing_enters_blocked_spaces_or_leaves_a_tile_elsewhere() -> None:
    t = Table("1#. ...\n...+...\n... ...")
    t.act(codes.A_MOVE)
    assert t.refused(codes.A_STEP, 1) == "DD-RUL-10"
    assert t.refused(codes.A_STEP, 0) == "DD-RUL-10"
    t.step("south", "east", "east")
    assert t.steps() == {"north", "south", "west", "east"}


def test_dd_rul_11_points_are_lost_and_an_attack_cannot_interrupt_a_move() -> None:
    t = Table("1...\n...E\n....", hero={"speed": 4})
    t.move("east")
    assert t.refused(codes.A_ATTACK, 0, MELEE) == "DD-RUL-11"
    t.stop()
    t.act(codes.A_MOVE)
    assert points_left(t.g) == 4  # not 7
    t = Table("1.~.\n....\n....", hero={"speed": 2})
    t.move("east")
    assert t.refused(codes.A_STEP, 1) == "DD-TERRAIN-01"


def test_dd_rul_12_an_in_between_space_belongs_to_both_tiles() -> None:
    t = Table("... ...\n...+...\n... ...", seats=1, begin=False)
    board = t.g.map
    assert board.tiles[t.at(3, 1)] == 0b11
    assert board.between[t.at(3, 1)] == 1
    for row in (0, 2):
        assert board.tiles[t.at(3, row)] == 0
        assert board.opaque[t.at(3, row)] == 1
    t = Table(DOOR, beyond=ROOM)
    assert t.g.map.tiles[t.at(1, 0)] == 0b1  # before the second tile is laid it belongs to the first


def test_dd_rul_13_closed_exits_cost_nothing_and_tiles_that_meet_are_joined() -> None:
    t = Table(" x \n...\n.1.\n...")
    t.move("north")
    assert t.refused(codes.A_STEP, 0) == "DD-RUL-13"
    assert points_left(t.g) == 4
    # Both rooms lie there already: joined without exploring.
    t = Table("... ...\n.1.+...\n... ...")
    t.move("east", "east")
    assert t.happened("explored") == []
    # Where a tile would overlap or touch another, the exit stays closed.
    t = Table("...     \n.1.+    \n...     \n     ...\n     ...\n     ...", beyond=ROOM)
    t.move("east")
    assert t.refused(codes.A_STEP, 1) == "DD-RUL-13"


def test_dd_rul_14_the_explorer_stays_in_between_and_new_enemies_act_this_round() -> None:
    t = Table(DOOR, beyond=ROOM, encounter={"enemies": [{"threat": 1, "number": 1, "type": "melee"}]})
    t.g.energy[0] = 2
    t.g.health[0] = 1
    t.move("north", "north")
    assert t.hero() == (1, 0)
    assert t.can_use()
    t.use()
    assert t.g.health[0] == 3
    assert t.happened("enemy-acts")
    empty = Table(DOOR, beyond=ROOM)
    empty.move("north", "north")
    assert empty.happened("activation-ends")  # even without enemies


def test_dd_rul_15_enemies_do_not_explore() -> None:
    t = Table(
        " +  \n.E..\n....\n1...",
        beyond=ROOM,
        enemies={"E": ({"speed": 6, "effects": [always({"stance": {"stance": "flee"}})]}, "melee", 1)},
    )
    t.enemy_phase()
    assert t.happened("explored") == []
    assert t.enemy() != (1, 0)


def test_dd_rul_16_terrain_affects_all_and_only_movement_is_entering() -> None:
    shove = {"energy": 0, "effects": [used({"choose_enemy": {"do": ["push_enemy"]}})]}
    t = Table("1E^.\n....\n....", ability=shove, enemies={"E": ({}, "melee", 2)})
    t.use()
    assert t.enemy() == (2, 0)
    assert t.health() == 1  # pushed in
    t.recovery()
    assert t.health() == 1  # standing there
    t = Table(DOOR, beyond="...\n.^.\n...", encounter={"enemies": [{"threat": 1, "number": 2}]})
    t.g.energy[0] = 2
    t.move("north", "north")
    assert t.happened("enemy-damage") == []  # appearing there


def test_dd_rul_17_positions_turn_with_the_tile() -> None:
    t = Table(
        ".... \n..21+\n.... ",
        beyond=".....\n.....\n.....\n.....\n.....",
        encounter={"enemies": [{"threat": 1, "number": 1}] * 4},
    )
    t.move("east")
    x, y = 7, 1  # explored eastwards: ahead is east
    assert [t.place(space) for space in t.g.enemy_pos] == [(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)]


def test_dd_rul_18_after_position_9_the_nearest_free_space_and_then_none() -> None:
    t = Table(
        " + \n...\n.12\n...", beyond="...\n...\n...", encounter={"enemies": [{"threat": 1, "number": 1}] * 10}
    )
    t.move("north", "north")
    assert len(t.g.enemy_pos) == 9
    assert t.happened("no-space")
    t = Table(
        " + \n...\n.12\n...",
        beyond=".....\n.....\n.....\n.....\n.....",
        encounter={"enemies": [{"threat": 1, "number": 1}] * 10},
    )
    t.move("north", "north")
    assert t.place(t.g.enemy_pos[9]) == (1, -5)  # two steps ahead comes first clockwise


def test_dd_rul_19_icons_in_order_each_at_its_point_of_interest() -> None:
    t = Table(
        " + \n...\n.12\n...",
        beyond="*....\n.....\n.....\n.....\n....*",
        encounter={
            "enemies": [{"threat": 2, "number": 1, "point": 2}, {"threat": 1, "number": 2, "point": 1}]
        },
    )
    t.move("north", "north")
    assert [(t.place(at), t.g.enemy_health[slot]) for slot, at in enumerate(t.g.enemy_pos)] == [
        ((3, -1), 1),
        ((-1, -5), 2),
    ]


def test_dd_rul_20_only_totals_count_but_a_heros_natural_6_always_hits() -> None:
    t = Table(BESIDE, weapon={"melee_dice": 1, "melee": -3})
    t.attack("E").roll(6)
    assert t.happened("hits")[0]["criticals"] == 1
    t = Table(BESIDE, enemies={"E": ({"melee_dice": 1, "melee": -1}, "melee", 1)})
    t.enemy_phase().roll(6)
    assert t.happened("enemy-hits")[0]["hits"] == 0
    t = Table(BESIDE, weapon={"melee_dice": 1, "melee": 1}, enemies={"E": ({"defence": -1}, "melee", 2)})
    t.attack("E").roll(5).roll(6)
    assert t.health() == 1
    # The other reading is an option.
    t = Table(BESIDE, enemies={"E": ({"melee_dice": 1, "melee": -1}, "melee", 1)}, six_always_succeeds=True)
    t.enemy_phase().roll(6)
    assert t.happened("enemy-hits")[0]["hits"] == 1


def test_dd_rul_21_no_defence_die_for_a_critical_hit() -> None:
    def struck(**options: Any) -> Table:
        t = Table(BESIDE, weapon={"melee_dice": 2, "melee": 1}, enemies={"E": ({}, "melee", 3)}, **options)
        return t.attack("E").roll(6, 5)

    t = struck()
    assert t.dice_asked == 1
    t.roll(6)
    assert t.health() == 2
    t = struck(defend_criticals=True)
    assert t.dice_asked == 2
    t.roll(6, 6)
    assert t.health() == 2


def test_dd_rul_22_target_and_line_are_declared_before_rolling_and_need_dice() -> None:
    t = Table("1E.\n...\n..F", weapon={"melee_dice": 2})
    assert t.why_no_attack("F", "ranged") == "DD-RUL-22"
    t.attack("E")
    assert t.happened("attack")[0]["enemy_slot"] == t.slots["E"]
    assert t.dice_asked == 2


def test_dd_rul_23_limits_of_loot_energy_and_health() -> None:
    rich = {
        "energy": 0,
        "effects": [
            used({"gain": {"what": "loot", "amount": 20}}, {"gain": {"what": "energy", "amount": 20}})
        ],
    }
    t = Table(ability=rich)
    t.use().use()
    assert (t.g.loot[0], t.g.energy[0]) == (40, 40)
    t = Table(ability=rich, most_loot=8, most_energy=5)
    t.use()
    assert (t.g.loot[0], t.g.energy[0]) == (8, 5)
    poor = {"energy": 0, "effects": [used({"lose": {"what": "loot", "amount": 5, "who": "self"}})]}
    t = Table(ability=poor)
    t.g.loot[0] = 2
    t.use()
    assert t.g.loot[0] == 0
    t = Table("1.E\n...\n...", enemies={"E": ({"keywords": ["regenerate"]}, "melee", 2)})
    t.g.enemy_die[0] = 2  # the grey die, whose highest face is 2
    t.recovery()
    assert t.health() == 2
    t = Table(BESIDE, weapon={"melee_dice": 3}, enemies={"E": ({}, "melee", 1)})
    t.attack("E").roll(6, 6, 6).die("melee", 1)
    assert t.enemy() is None
    assert t.happened("enemy-damage")[0]["damage"] == 1


def test_dd_rul_24_crush_once_per_attack_and_target_if_a_hit_is_not_blocked() -> None:
    def crushed(*defence: int, **options: Any) -> int:
        t = Table(
            BESIDE,
            weapon={"melee_dice": 2, "melee": 1, "keywords": ["crush"]},
            enemies={"E": ("ogre", "melee", 3)},
            **options,
        )
        t.g.enemy_health[0] = 6
        t.attack("E").roll(5, 5).roll(*defence)
        return 6 - t.health()

    assert crushed(1, 1) == 3
    assert crushed(6, 1) == 2
    assert crushed(6, 6) == 0
    assert crushed(1, 1, crush="each") == 4
    assert crushed(6, 6, crush="blocked") == 1


def test_dd_rul_25_stun_lasts_until_the_next_activation_and_does_not_stack() -> None:
    t = Table(
        "1.....\n......\n....E.",
        ability="daze",
        enemies={"E": ({"keywords": ["siphon", "regenerate"], "melee_dice": 0, "speed": 0}, "melee", 1)},
    )
    t.g.energy[0] = 9
    t.use()
    t.use()
    assert t.g.enemy_stunned == [1]
    energy = t.g.energy[0]
    t.enemy_phase()
    assert t.g.enemy_stunned == [0]
    assert t.g.energy[0] == energy  # no Siphon
    assert t.health() == 2  # but Regenerate
    t.enemy_phase()
    assert t.g.energy[0] == energy - 1


def test_an_enemy_without_dice_on_a_line_never_uses_it() -> None:
    t = Table("1.E\n...\n...", enemies={"E": ({"melee_dice": 0, "ranged_dice": 1, "speed": 2}, "melee", 1)})
    assert enemy_dice(t.g, 0, MELEE) == 0
    t.enemy_phase()
    assert t.happened("enemy-attack")[0]["type"] == "ranged"
