"""Steps and who is passed, pushes, exits that open and close, enemies that walk: the edges of each rule
(DD-MOVE, DD-RUL-06, -09, -13, -32)."""

from __future__ import annotations

import pytest

from engine.effects.numbers import LASTING, OF_SELF, last
from engine.games.dungeons import happenings as e
from engine.games.dungeons.codes import FIRST_ENEMY, MELEE, RANGED
from engine.games.dungeons.decisions.act import begin_activation
from engine.games.dungeons.ending import all_gone, check_end, look_for_end
from engine.games.dungeons.enemies import behaviour_of, corner, end_changes_of, in_order_of_activation
from engine.games.dungeons.exploring import (
    OPENED,
    SHUT,
    fitting,
    has_behind,
    is_open,
    lay_behind,
    room_behind,
    set_exit,
    settle_exits,
    twin_open,
)
from engine.games.dungeons.geometry.behaviour import CHARGE, FLEE, LEAST_HEALTH, OWN_TILE
from engine.games.dungeons.geometry.map import CLOSED, EXIT, JOINED, UNEXPLORED
from engine.games.dungeons.moments import N_SPEED, U_ROOM, U_ROUND
from engine.games.dungeons.movement import (
    away_from,
    can_move,
    can_step,
    cost_of,
    end_changes_of_room,
    exit_at,
    has_step,
    is_passing,
    leads_on,
    leave,
    pushed_to,
)
from engine.games.dungeons.story import TO_POOL, Exit
from tests.rules.dungeons.pack import always, effect
from tests.rules.dungeons.table import Table

NORTH, EAST, SOUTH, WEST = range(4)


# Steps.


@pytest.mark.parametrize(("by", "cost"), [(0, 2), (-1, 1), (-2, 1), (1, 3)])
def test_dd_terrain_01_cards_change_what_water_costs(by: int, cost: int) -> None:
    change = [always({"change": {"what": "water", "by": by}})] if by else []
    t = Table("1~.\n...\n...", hero={"speed": 5, "health": 6, "effects": change})
    assert (cost_of(t.g, 0, t.at(1, 0)), cost_of(t.g, 0, t.at(2, 0))) == (cost, 1)


@pytest.mark.parametrize(
    ("drawing", "points", "goes"),
    [
        ("1.....", 1, True),
        ("1.....", 0, False),
        ("1~....", 2, True),
        ("1~....", 1, False),
        ("1#....", 9, False),
        ("1E....", 9, False),
        ("12....", 2, True),
        ("12....", 1, False),
        ("12~...", 3, True),
        ("12~...", 2, False),
        ("123...", 3, True),
        ("123...", 2, False),
        ("12E...", 9, False),
        ("12#...", 9, False),
    ],
)
def test_dd_rul_09_a_step_leads_to_a_free_space_or_through_allies_to_one(
    drawing: str, points: int, goes: bool
) -> None:
    t = Table(f"{drawing}\n######\n......")
    assert (can_step(t.g, 0, EAST, points) >= 0) == goes
    assert has_step(t.g, 0, points) == goes
    assert can_step(t.g, 0, NORTH, 9) == -1


def test_dd_rul_09_nobody_goes_back_to_where_the_step_began() -> None:
    t = Table("12.\n##.\n...")
    assert leads_on(t.g, 0, t.at(1, 0), 1, t.at(0, 0))
    assert not leads_on(t.g, 0, t.at(1, 0), 0, t.at(0, 0))
    t = Table("12#\n##.\n...")
    assert not leads_on(t.g, 0, t.at(1, 0), 9, t.at(0, 0))


def test_a_card_may_let_a_hero_pass_enemies() -> None:
    ghostly = {"speed": 2, "health": 6, "effects": [always({"immune": {"to": "enemies_in_the_way"}})]}
    t = Table("1E....\n######\n......", hero=ghostly)
    assert can_step(t.g, 0, EAST, 2) == t.at(1, 0)
    assert can_step(t.g, 0, EAST, 1) == -1
    t.move("east")
    assert is_passing(t.g, 0)
    t.step("east")
    assert not is_passing(t.g, 0)
    t.g.put(0, -1)
    assert not is_passing(t.g, 0)


def test_whoever_is_forbidden_to_move_or_has_no_speed_does_not() -> None:
    assert can_move(Table().g, 0)
    bound = {"speed": 5, "health": 6, "effects": [always({"forbid": {"what": "move"}})]}
    assert not can_move(Table(hero=bound).g, 0)
    assert not can_move(Table(hero={"speed": 1, "health": 6}, weapon={"melee_dice": 1, "movement": -1}).g, 0)


# Pushes.


@pytest.mark.parametrize(
    ("centre", "place", "direction"),
    [
        ((2, 2), (2, 1), NORTH),
        ((2, 2), (3, 2), EAST),
        ((2, 2), (2, 3), SOUTH),
        ((2, 2), (1, 2), WEST),
        ((2, 2), (3, 1), NORTH),
        ((2, 2), (3, 3), EAST),
        ((2, 2), (1, 3), SOUTH),
        ((2, 2), (1, 1), NORTH),
        ((2, 2), (4, 3), EAST),
        ((2, 2), (0, 1), WEST),
        ((2, 2), (3, 0), NORTH),
        ((2, 2), (1, 4), SOUTH),
        ((2, 2), (2, 2), -1),
    ],
)
def test_straight_away_is_along_the_greater_distance(
    centre: tuple[int, int], place: tuple[int, int], direction: int
) -> None:
    t = Table("1....\n.....\n.....\n.....\n.....")
    assert away_from(t.g, t.at(*centre), t.at(*place)) == direction


def test_a_push_ends_before_figures_walls_and_ways_that_nobody_has_explored() -> None:
    t = Table(" + \n.1.\n2#E\n...", beyond="...\n...\n...")
    assert [pushed_to(t.g, 0, direction) for direction in range(4)] == [-1, t.at(2, 1), -1, t.at(0, 1)]
    assert pushed_to(t.g, 1, NORTH) == t.at(0, 1)
    assert [pushed_to(t.g, FIRST_ENEMY, direction) for direction in (NORTH, EAST)] == [t.at(2, 1), -1]
    t = Table("1.2...\n......\n......")
    assert pushed_to(t.g, 0, EAST) == t.at(1, 0)
    t.g.put(1, t.at(1, 0))
    assert pushed_to(t.g, 0, EAST) == -1
    assert pushed_to(t.g, 1, WEST) == -1


def test_what_lasts_while_a_hero_stays_ends_when_that_one_leaves() -> None:
    t = Table("12. ...\n...+...\n... ...")
    for seat, until in ((0, U_ROOM), (1, U_ROOM), (0, U_ROUND)):
        last(t.g, seat, N_SPEED, 1, OF_SELF, until)
        if until == U_ROOM:
            t.g.lasting[-1] = t.g.map.tiles[t.g.pos[seat]]
    numbers = t.g.numbers[:]
    end_changes_of_room(t.g, 0, t.at(3, 1))  # the in-between space belongs to both
    assert len(t.g.lasting) == 3 * LASTING
    assert t.g.numbers == numbers
    end_changes_of_room(t.g, 0, t.at(5, 1))
    assert [t.g.lasting[at] for at in range(0, len(t.g.lasting), LASTING)] == [1, 0]
    assert [t.g.lasting[at + 4] for at in range(0, len(t.g.lasting), LASTING)] == [U_ROOM, U_ROUND]
    assert t.g.numbers != numbers


def test_leaving_the_dungeon_ends_a_heros_part() -> None:
    t = Table(">12...\n .....\n .....")
    t.g.unchecked, t.g.events = False, []
    leave(t.g, 1, t.at(0, 0))
    assert (t.hero(1), t.g.escaped, t.g.activated, t.g.actions) == (None, [0, 1], [1, 1], 2)
    assert (t.g.unchecked, t.g.events[-1][:3]) == (True, (e.E_ESCAPED, 1, 0))
    leave(t.g, 0, t.at(0, 0))
    assert t.g.actions == 0
    assert (exit_at(t.g, t.at(0, 0)), exit_at(t.g, t.at(1, 0))) == (0, -1)


# Exits.


def way_of(t: Table, room: int = 0, number: int = 0) -> Exit:
    """An exit of a room."""
    return t.g.story.rooms[room].exits[number]


def test_dd_rul_13_an_exit_is_open_as_story_cards_and_conditions_have_it() -> None:
    t = Table(" +  \n1...\n....\n....", beyond="...\n...\n...")
    way = way_of(t)
    assert is_open(t.g, way)
    t.g.exit_state[way.index] = SHUT
    assert not is_open(t.g, way)
    t = Table(" x  \n1...\n....\n....")
    way = way_of(t)
    assert not is_open(t.g, way)
    t.g.exit_state[way.index] = OPENED
    assert is_open(t.g, way)


def test_dd_rul_13_a_room_is_behind_an_exit_if_it_is_not_on_the_table_and_fits() -> None:
    t = Table(" +  \n1...\n....\n....", beyond="...\n...\n...")
    way, opening = way_of(t), t.g.map.openings_of(0)[0]
    assert has_behind(t.g, way, opening)
    assert room_behind(t.g, way, opening).name == "beyond"
    t.g.room_tile[way.to] = 5
    assert not has_behind(t.g, way, opening)
    t.g.room_tile[way.to] = -1
    to, way.to = way.to, -1
    assert not has_behind(t.g, way, opening)
    way.to = to


def test_exits_on_the_map_follow_the_story() -> None:
    t = Table(" +  \n1...\n....\n....", beyond="...\n...\n...")
    opening = t.g.map.openings_of(0)[0]
    assert t.g.map.opening_state[opening] == UNEXPLORED
    set_exit(t.g, 0, False)
    assert t.g.map.opening_state[opening] == CLOSED
    set_exit(t.g, 0, True)
    assert t.g.map.opening_state[opening] == UNEXPLORED
    t = Table(" >  \n1...\n....\n....")
    opening = t.g.map.openings_of(0)[0]
    assert t.g.map.opening_state[opening] == EXIT
    set_exit(t.g, 0, False)
    assert t.g.map.opening_state[opening] == CLOSED
    set_exit(t.g, 0, True)
    assert t.g.map.opening_state[opening] == EXIT


def test_a_door_between_two_rooms_is_shut_and_opened_from_both_sides() -> None:
    t = Table("1.. ...\n...+...\n... ...")
    one, other = way_of(t, 0).index, way_of(t, 1).index
    opening, twin = t.g.map.openings_of(0)[0], t.g.map.openings_of(1)[0]
    assert t.g.map.opening_state[opening] == JOINED
    assert (twin_open(t.g, opening), twin_open(t.g, twin)) == (True, True)
    set_exit(t.g, other, False)
    assert t.g.map.opening_state[opening] == t.g.map.opening_state[twin] == CLOSED
    assert (twin_open(t.g, opening), twin_open(t.g, twin)) == (False, True)
    settle_exits(t.g)  # the other side does not open it
    assert t.g.map.opening_state[opening] == CLOSED
    set_exit(t.g, one, True)
    assert t.g.map.opening_state[opening] == CLOSED
    set_exit(t.g, other, True)
    assert t.g.map.opening_state[opening] == JOINED


def test_a_room_is_laid_behind_an_exit_without_anybody_exploring() -> None:
    t = Table(" x  \n1...\n....\n....")
    lay_behind(t.g, 0, 0)
    assert len(t.g.tile_room) == 1  # the exit leads nowhere
    t = Table(
        " +  \n1...\n....\n....", beyond="...\n...\n...", encounter={"enemies": [{"threat": 1, "number": 1}]}
    )
    t.g.exit_state[0] = SHUT
    settle_exits(t.g)
    stack = len(t.g.stack)
    lay_behind(t.g, 0, 0)
    assert (len(t.g.tile_room), t.g.exit_state[0]) == (2, OPENED)
    assert len(t.g.stack) > stack
    lay_behind(t.g, 0, 0)
    assert len(t.g.tile_room) == 2
    t = Table(" +  \n1...\n....\n....", beyond="...\n...\n...")
    t.g.room_tile[0] = -1
    lay_behind(t.g, 0, 0)
    assert len(t.g.tile_room) == 1


def test_rooms_of_a_pool_are_drawn_once_and_only_if_they_fit() -> None:
    t = Table(" +  \n1...\n....\n....", beyond="...\n...\n...")
    way, opening = way_of(t), t.g.map.openings_of(0)[0]
    t.g.pools = [[1]]
    leads, to = way.leads, way.to
    way.leads, way.to = TO_POOL, 0
    assert fitting(t.g, way, opening) == [1]
    assert has_behind(t.g, way, opening)
    assert room_behind(t.g, way, opening).index == 1
    assert t.g.pools == [[]]
    assert not has_behind(t.g, way, opening)
    t.g.pools = [[1]]
    t.g.room_tile[1] = 3
    assert fitting(t.g, way, opening) == []
    way.leads, way.to = leads, to


# The end.


def test_the_ends_are_looked_at_only_after_something_has_happened() -> None:
    t = Table("12.\n...\n...")
    t.g.flags[0] = 1  # what wins
    t.g.unchecked = False
    assert not check_end(t.g)
    t.g.unchecked = True
    assert check_end(t.g)
    assert not t.g.unchecked
    assert (t.g.ended, t.g.ending, t.g.active, t.g.stack) == (1, 0, -1, [])


@pytest.mark.parametrize(
    ("fallen", "escaped", "gone"),
    [
        ([1, 0], [0, 0], False),
        ([1, 1], [0, 0], True),
        ([1, 0], [0, 1], True),
        ([0, 0], [1, 1], True),
        ([0, 0], [1, 0], False),
    ],
)
def test_dd_rul_41_all_are_gone_when_each_has_fallen_or_left(
    fallen: list[int], escaped: list[int], gone: bool
) -> None:
    t = Table("12.\n...\n...")
    t.g.fallen, t.g.escaped = fallen, escaped
    assert all_gone(t.g) == gone
    assert look_for_end(t.g) == gone
    if gone:
        assert t.g.ending == -1


# Enemies.


def test_dd_rul_06_an_option_lets_all_ranged_enemies_act_first() -> None:
    enemies = {
        "C": ("ogre", "ranged", 1),
        "D": ("rat", "melee", 1),
        "E": ("rat", "ranged", 1),
        "F": ("brute", "melee", 1),
    }
    t = Table("1CD\n.EF\n...", enemies=enemies)
    assert in_order_of_activation(t.g) == [2, 1, 3, 0]
    t.g.ranged_before_threat = True
    assert in_order_of_activation(t.g) == [2, 0, 1, 3]
    t.g.put(FIRST_ENEMY + 2, -1)
    assert in_order_of_activation(t.g) == [0, 1, 3]


def test_an_enemys_behaviour_is_what_its_card_says() -> None:
    card = {
        "speed": 3,
        "melee_dice": 1,
        "ranged_dice": 2,
        "keywords": ["reach"],
        "effects": [
            always(
                {"prefers": {"hero": "own_room"}},
                {"prefers": {"hero": "least_health"}},
                {"stance": {"stance": "charge"}},
                {"stance": {"stance": "flee"}},
                {"immune": {"to": "pits", "of": "this"}},
            )
        ],
    }
    t = Table("1E.\n.F.\n...", enemies={"E": (card, "ranged", 1), "F": ("rat", "melee", 1)})
    t.g.enemy_foe[0] = 0
    made = behaviour_of(t.g, 0, 3)
    assert (made.kind, made.speed, made.melee, made.ranged, made.reach) == (RANGED, 3, True, True, True)
    assert (made.orders, made.stances, made.heedless, made.foe) == (
        [LEAST_HEALTH, OWN_TILE],
        CHARGE | FLEE,
        True,
        0,
    )
    plain = behaviour_of(t.g, 1, 4)
    assert (plain.kind, plain.speed, plain.reach, plain.orders, plain.stances) == (MELEE, 4, False, [], 0)
    assert (plain.heedless, plain.foe) == (False, -1)


@pytest.mark.parametrize(("what", "speed", "attacks"), [("move", 0, True), ("attack", 3, False)])
def test_an_enemy_may_be_forbidden_to_move_or_to_attack(what: str, speed: int, attacks: bool) -> None:
    card = {"melee_dice": 1, "ranged_dice": 1, "effects": [always({"forbid": {"what": what, "of": "this"}})]}
    t = Table("1E.\n...\n...", enemies={"E": (card, "melee", 1)})
    made = behaviour_of(t.g, 0, 3)
    assert (made.speed, made.melee, made.ranged) == (speed, attacks, attacks)


def test_the_corners_of_a_space_have_numbers() -> None:
    t = Table("1..\n...\n...")
    space = t.at(1, 1)
    column, row = t.g.map.column_of(space), t.g.map.row_of(space)
    corners = [(column, row), (column + 1, row), (column, row + 1), (column + 1, row + 1)]
    assert [corner(t.g, space, x, y) for x, y in corners] == [0, 1, 2, 3]


def test_what_lasts_until_an_enemy_acts_ends_for_that_enemy_alone() -> None:
    slow = effect(
        "attack_over", {"change": {"what": "speed", "by": -1, "of": "this"}}, until="next_activation"
    )
    t = Table("1E.\nF..\n...", weapon={"melee_dice": 1, "effects": [slow]})
    t.attack("E").roll(1).attack("F").roll(1)
    assert len(t.g.lasting) == 2 * LASTING
    numbers = t.g.lasting[LASTING:]
    end_changes_of(t.g, 0)
    assert t.g.lasting == numbers
    end_changes_of(t.g, 0)
    assert t.g.lasting == numbers
    end_changes_of(t.g, 1)
    assert t.g.lasting == []


def test_an_enemy_that_is_pushed_on_its_way_goes_no_farther() -> None:
    """Pushed back when it has come adjacent, it reaches nobody."""
    hero = {
        "speed": 5,
        "health": 6,
        "effects": [effect({"came_adjacent": {"by": "self"}}, {"push_enemy": {"spaces": 1}})],
    }
    t = Table("1..E..\n######\n......", hero=hero, enemies={"E": ({"melee_dice": 1, "speed": 3}, "melee", 1)})
    t.enemy_phase()
    assert (t.enemy(), t.asked) == ((2, 0), -1)


def test_an_activation_begins_with_what_cards_have_given() -> None:
    t = Table("12.\n...\n...")
    t.g.bonus = [0, 2]
    t.g.events, turns = [], t.g.turns
    begin_activation(t.g, 1)
    assert (t.g.active, t.g.actions, t.g.bonus, t.g.turns, t.g.activated) == (1, 4, [0, 0], turns + 1, [1, 1])
    assert t.g.events[-1][:3] == (e.E_ACTIVATED, 1, 4)
    t.g.bonus = [-5, 0]
    begin_activation(t.g, 0)
    assert t.g.actions == 0


def test_an_enemy_that_is_pushed_at_its_first_step_goes_no_farther_either() -> None:
    """Pushed back whenever it comes to a space, it ends at the wall behind it."""
    hero = {"speed": 5, "health": 6, "effects": [effect("enemy_entered", {"push_enemy": {"spaces": 1}})]}
    t = Table("1...E.\n######\n......", hero=hero, enemies={"E": ({"melee_dice": 1, "speed": 3}, "melee", 1)})
    t.enemy_phase()
    assert (t.enemy(), t.asked) == ((5, 0), -1)
