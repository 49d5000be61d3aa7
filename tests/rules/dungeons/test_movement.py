"""Moving, exploring, terrain (DD-MOVE, DD-EXPLORE, DD-TERRAIN)."""

from __future__ import annotations

from engine.games.dungeons import codes
from engine.games.dungeons.decisions.move import points_left
from tests.rules.dungeons.pack import always, effect
from tests.rules.dungeons.table import Table

ROOM = "...\n...\n..."


def test_dd_move_01_a_move_is_at_most_speed_and_may_stop_short() -> None:
    t = Table("1.....\n......\n......", hero={"speed": 3})
    t.move("east", "east", "east")
    assert t.deciding == "act"
    assert t.hero() == (3, 0)
    t.move("south").stop()
    assert t.hero() == (3, 1)


def test_dd_move_02_movement_is_never_diagonal() -> None:
    t = Table("...\n.1.\n...")
    t.act(codes.A_MOVE)
    ways = {t.place(t.g.map.near[t.at(1, 1) * 4 + direction]) for direction in range(4)}
    assert ways == {(1, 0), (0, 1), (2, 1), (1, 2)}
    assert t.steps() == {"north", "east", "south", "west"}
    assert t.refused(codes.A_STEP, 4) == "DD-MOVE-02"


def test_dd_move_03_a_hero_cannot_move_through_an_enemy() -> None:
    t = Table("1E.\n###\n...")
    assert t.refused(codes.A_MOVE) == "DD-MOVE-01"  # there is no other way
    t = Table("1E.\n...\n...")
    t.act(codes.A_MOVE)
    assert t.refused(codes.A_STEP, 1) == "DD-MOVE-03"


def test_dd_move_04_a_space_costs_1_point_unless_its_terrain_says_otherwise() -> None:
    t = Table("1.^~.\n.....\n.....", hero={"speed": 5, "health": 9})
    left = []
    t.act(codes.A_MOVE)
    for _ in range(3):
        t.step("east")
        left.append(points_left(t.g))
    assert left == [4, 3, 1]


def test_dd_move_05_speed_is_hero_plus_movement_modifier() -> None:
    t = Table("1.....\n......\n......", hero={"speed": 4}, weapon={"melee_dice": 1, "movement": -2})
    t.move("east", "east")
    assert t.deciding == "act"
    assert t.hero() == (2, 0)


# Exploring.


def test_dd_explore_01_entering_an_in_between_space_without_a_tile_behind_explores() -> None:
    t = Table(" + \n...\n.1.\n...", beyond=ROOM)
    t.move("north", "north")
    assert [args["room"] for args in t.happened("explored")] == ["beyond"]
    t = Table("... \n.1.+\n... ", beyond=ROOM)
    t.move("east", "east")
    assert t.place(t.g.map.tile_x[1] + t.g.map.tile_y[1] * t.g.map.width) == (4, 0)  # to the east


def test_dd_explore_02_the_tile_is_laid_with_its_arrow_towards_the_tile_left() -> None:
    for drawing, way, turn in (
        (" + \n...\n.1.\n...", "north", 0),
        ("... \n.1.+\n... ", "east", 1),
        ("...\n.1.\n...\n + ", "south", 2),
        (" ...\n+.1.\n ...", "west", 3),
    ):
        t = Table(drawing, beyond="...\n...\n..#")
        t.move(way, way)
        board = t.g.map
        assert board.tile_rotation[1] == turn
        # The opening with the arrow and the one that was left are one in-between space.
        assert board.tile_near[0] == 1 << 1
        assert board.tiles[t.g.pos[0]] == 0b11


def test_dd_explore_03_the_encounter_is_read_and_its_special_rules_begin() -> None:
    rule = {"id": "fog", "effects": [always({"change": {"what": "ranged", "by": -1, "of": "all"}})]}
    t = Table(
        " + \n...\n.1.\n...",
        beyond=ROOM,
        encounter={
            "enemies": [{"threat": 1, "number": 1}],
            "rules": ["fog"],
            "do": [{"set_flag": {"flag": "other"}}],
        },
        adventure={"rules": [rule]},
    )
    t.move("north", "north")
    assert [args["encounter"] for args in t.happened("encounter")] == ["found"]
    assert len(t.happened("spawned")) == 1
    assert t.happened("rule-begins")
    assert t.g.flags == [0, 1]


def test_dd_explore_04_the_explorers_movement_ends() -> None:
    t = Table(" + \n...\n.1.\n...", beyond=ROOM, hero={"speed": 6})
    t.g.energy[0] = 2
    t.g.health[0] = 1
    t.move("north", "north")
    assert t.deciding == "act"
    assert t.legal(codes.A_STEP) == []
    assert t.hero() == (1, 0)


def test_dd_explore_05_the_explorers_turn_ends() -> None:
    t = Table(" +  \n....\n.12.\n....", beyond=ROOM)
    t.move("north", "north")
    assert t.g.active == 1
    assert t.g.activated == [1, 1]


def test_dd_explore_06_joined_tiles_are_not_explored_and_the_move_goes_on() -> None:
    t = Table("... ...\n.1.+...\n... ...")
    t.move("east", "east", "east")
    assert t.hero() == (4, 1)
    assert t.deciding == "move"
    assert t.happened("explored") == []


# Terrain.


def test_dd_terrain_01_water_costs_2_points() -> None:
    t = Table("1~.\n...\n...", hero={"speed": 2})
    t.move("east")
    assert t.deciding == "act"
    t = Table("1~.\n...\n...", hero={"speed": 1})
    t.act(codes.A_MOVE)
    assert t.refused(codes.A_STEP, 1) == "DD-TERRAIN-01"
    assert t.steps() == {"south"}


def test_dd_terrain_02_water_does_not_block_sight() -> None:
    t = Table("1~~E.\n#####\n.....", weapon="bow")
    assert t.why_no_attack("E", "ranged") == ""


def test_dd_terrain_03_a_pit_deals_1_damage_to_whoever_enters() -> None:
    t = Table("1^.\n...\n...")
    t.move("east")
    assert t.g.health[0] == 5
    # An enemy, too: here there is no way round.
    t = Table("E^1\n###\n...", enemies={"E": ("rat", "melee", 2)}, hero={"health": 9})
    t.enemy_phase()
    assert t.enemy() == (1, 0)
    assert t.health() == 1


def test_dd_terrain_04_a_pit_does_not_block_sight() -> None:
    t = Table("1^^E.\n#####\n.....", weapon="bow")
    assert t.why_no_attack("E", "ranged") == ""


def test_dd_terrain_05_green_spaces_are_entries_and_exits() -> None:
    t = Table(" > \n...\n.1.\n...")
    board = t.g.map
    green = [space for space in range(board.size) if board.between[space]]
    assert [t.place(space) for space in green] == [(1, 0)]
    t.move("north", "north")
    assert t.happened("escaped")
    assert t.hero() is None


def test_dd_terrain_06_a_pit_deals_damage_and_not_a_hit() -> None:
    t = Table("1^.\n...\n...", hero={"defence": 5})
    t.move("east")
    assert t.asked == -1
    assert t.g.health[0] == 5


def test_dd_rul_09_whoever_passes_another_has_the_space_when_the_other_is_moved_away() -> None:
    away = {"move_to": {"room": "room_0", "column": 4, "row": 3, "who": "others"}}
    draught = {"id": "draught", "active": True, "effects": [effect("entered", away)]}
    t = Table("12..\n....\n...E", adventure={"rules": [draught]})
    t.move("east")
    assert (t.hero(0), t.hero(1)) == ((1, 0), (3, 1))  # as near as it gets to the space of an enemy
    assert t.g.who[t.at(1, 0)] == 0
    t.stop()
    assert t.g.actions == 1


def test_dd_rul_09_an_enemy_that_passes_another_has_the_space_when_that_one_is_gone() -> None:
    t = Table("1...\n....\n..AB", begin=False)
    here = t.at(2, 2)
    t.g.put(t.figure("B"), here)
    assert t.g.who[here] == t.figure("A")
    t.g.put(t.figure("A"), -1)
    assert t.g.who[here] == t.figure("B")
    t.g.put(t.figure("B"), -1)
    assert t.g.who[here] == -1
