"""PF-MOVE, PF-PUSH, PF-GRAV, and the rulings about them."""

from __future__ import annotations

import pytest

from engine.games.platformer import codes
from engine.kernel import frames
from tests.rules.platformer.pack import always, entries, release_of
from tests.rules.platformer.table import Table


def test_pf_move_01_walls_and_platforms_without_ladder_cannot_be_crossed() -> None:
    t = Table(":. :. :\n+==+==+\n:1 :.H:\n+").roll("move move move")
    t.use("move")
    assert t.steps() == {"right"}
    assert t.refused(codes.A_STEP, codes.UP) == "PF-MOVE-01"
    t.step("right").move("up")
    assert t.hero() == (2, 2)


def test_pf_move_02_a_hero_jumps_several_spaces_and_nothing_falls_between() -> None:
    t = Table(":1 :. :\n+").roll("move move move").move("up", "up", "right")
    assert t.hero() == (2, 3)


def test_pf_move_03_a_hero_may_stay_in_the_air_until_gravity_is_applied() -> None:
    t = Table(":1 :. :\n+").roll("move coin").move("up").use("coin")
    assert t.hero() == (1, 2)
    t.act(codes.A_GRAVITY)
    assert t.hero() == (1, 1)


def test_pf_move_04_every_enemy_adjacent_at_the_start_of_a_step_attacks() -> None:
    t = Table(":. :E :\n+  +  +\n:E :1 :E :\n+").roll("move")
    t.move("right").step("up")
    assert t.g.hearts[0] == 2


def test_pf_move_05_coming_next_to_an_enemy_is_free() -> None:
    t = Table(":1 :. :E :\n+").roll("move").move("right")
    assert t.g.hearts[0] == 5


def test_pf_move_06_a_cards_move_follows_the_rules_and_collects() -> None:
    t = Table(":E :1 :o :\n+").roll("coin")
    t.give(0, "boots")
    t.card("boots").step("right").yes()
    assert (t.hero(), t.g.gold[0], t.g.hearts[0]) == ((3, 1), 1, 4)


def test_pf_d_12_a_step_is_answered_for_where_it_starts_and_pushing_is_automatic() -> None:
    t = Table(":1 :E :\n+").roll("move").use("move").step("right")
    assert t.deciding == "step"  # no question whether to push, only where to
    assert t.g.hearts[0] == 4  # one attack, not two, by the enemy that is pushed


def test_pf_d_32_the_attack_comes_before_the_step_and_a_downed_hero_does_not_make_it() -> None:
    t = Table(":E :1 :o :\n+").roll("move coin")
    t.g.hearts[0] = 1
    t.use("move").step("right")
    assert (t.hero(), t.g.piles[t.at(3, 1)]) == (None, codes.ONE_GOLD)
    assert t.g.used & 1
    t = Table(":. :. :F :\n+  +  +  +\n:1 :. :. :\n+", enemies={"F": "imp"}).roll("move")
    t.g.gems[0] = 3
    t.use("move").gem(2).step("right")
    assert t.g.hearts[0] == 5
    t.step("right").step("right")
    assert (t.hero(), t.g.hearts[0]) == ((4, 1), 4)  # each step has its own attacks


def test_pf_d_65_moves_start_in_mid_air_in_all_four_directions() -> None:
    t = Table(":. :. :. :\n+  +  +  +\n:. :1 :. :\n+  +  +  +\n:. :. :. :\n+").roll("move")
    t.use("move")
    assert t.steps() == {"up", "down", "left", "right"}


# Pushing.


def test_pf_push_01_moving_into_an_occupied_space_pushes_the_occupant_one_space() -> None:
    for figure in ("2", "E"):
        t = Table(f":1 :{figure} :. :. :\n+").roll("move").move("right").step("right")
        assert t.hero() == (2, 1)
        assert (t.hero(1) if figure == "2" else t.enemy()) == (3, 1)


def test_pf_push_02_the_direction_is_free_the_space_just_left_included() -> None:
    t = Table(":1 :2 :. :\n+").roll("move").move("right")
    assert (t.to_act, t.steps()) == (0, {"up", "left", "right"})
    t.step("left")
    assert (t.hero(0), t.hero(1)) == ((2, 1), (1, 1))


def test_pf_push_03_the_new_space_is_adjacent_and_unoccupied() -> None:
    t = Table(":. :. :. :\n+  +==+  +\n:1 :2 :3 :\n+", seats=3).roll("move").move("right")
    assert (t.hero(1), t.hero(0)) == ((1, 1), (2, 1))  # only one way: no question


def test_pf_push_04_an_enemy_about_to_be_pushed_attacks_first() -> None:
    t = Table(":1 :F :\n+").roll("move").move("right")
    assert (t.g.hearts[0], t.hero(), t.enemy("F")) == (3, (1, 1), (2, 1))
    t.step("right")
    assert (t.hero(), t.enemy("F")) == ((2, 1), (3, 1))


def test_pf_push_05_if_that_attack_downs_the_hero_nothing_is_pushed() -> None:
    t = Table(":1 :F :\n+").roll("move coin")
    t.g.hearts[0] = 2
    t.move("right")
    assert (t.hero(), t.enemy("F")) == (None, (2, 1))


def test_pf_d_34_a_pushed_hero_is_not_moving_but_enters_its_space() -> None:
    t = Table(":1 :2 :x :E :\n+").roll("move").move("right").step("right")
    assert t.g.hearts[1] == 3  # the trap; nobody attacks
    t = Table(":. :. :E :\n+  +  +  +\n:1 :2 :o :\n+").roll("move").move("right").step("right")
    assert (t.g.hearts[1], t.g.gold[1], t.deciding) == (4, 0, "act")


def test_pf_d_35_without_a_space_to_push_to_the_move_is_not_allowed() -> None:
    boxed = ":. :. :. :\n+^^+^^+^^+\n:. :1 :. :\n+"
    t = Table(boxed, row=12, levels=4, low=3).roll("move")
    for column, seat in ((1, None), (2, 1), (3, None)):
        if seat is None:
            t.slots[f"X{column}"] = 0
    g = t.g
    g.put(1, t.at(2, 13))
    from engine.games.platformer.levels import spawn

    for place in ((1, 13), (3, 13), (2, 14)):
        spawn(g, t.kind("imp"), t.at(*place))
    t.use("move")
    assert "up" not in t.steps()
    assert t.refused(codes.A_STEP, codes.UP) == "PF-D-35"


# Gravity.


def test_pf_grav_01_gravity_is_a_free_action_at_any_time() -> None:
    t = Table(":1 :. :\n+").roll("move move")
    t.move("up").act(codes.A_GRAVITY).act(codes.A_GRAVITY).move("up").act(codes.A_GRAVITY)
    assert (t.hero(), t.g.used.bit_count()) == ((1, 1), 5)


def test_pf_grav_02_gravity_is_always_applied_in_step_7() -> None:
    t = Table(":. :. :\n+==+  +\n:1 :. :\n+").roll("move").move("right")
    t = Table(":. :E :\n+  +  +\n:1 :2 :\n+").roll("move move").move("up")
    t.end().no()
    assert t.hero() == (1, 1)
    assert t.enemy() == (2, 2)


def test_pf_grav_03_gravity_acts_on_all_figures() -> None:
    t = Table(":1 :2 :E :\n+  +  +  +\n:. :. :. :\n+").roll("move").act(codes.A_GRAVITY)
    assert (t.hero(0), t.hero(1), t.enemy()) == ((1, 1), (2, 1), (3, 1))


def test_pf_grav_04_a_figure_falls_to_a_platform_or_onto_another_figure() -> None:
    t = Table(":1 :2 :\n+  +  +\n:. :. :\n+==+  +\n:. :E :\n+").roll("move").act(codes.A_GRAVITY)
    assert (t.hero(0), t.hero(1)) == ((1, 2), (2, 2))


def test_pf_grav_05_above_another_figure_one_is_supported() -> None:
    t = Table(":1 :. :\n+  +  +\n:E :. :\n+").roll("move").act(codes.A_GRAVITY)
    assert t.hero() == (1, 2)


LADDER = ":1H:2H:\n+  +  +\n:. :. :\n+"


def test_pf_grav_06_and_pf_d_37_each_owner_decides_about_a_hero_on_a_ladder() -> None:
    t = Table(LADDER).roll("move").act(codes.A_GRAVITY)
    assert (t.deciding, t.to_act) == ("gravity", 0)
    t.yes()
    assert (t.deciding, t.to_act) == ("gravity", 1)
    assert t.game.actions()[0][0] == frames.A_YES  # staying is the default
    t.no()
    assert (t.hero(0), t.hero(1)) == ((1, 2), (2, 1))
    t.act(codes.A_GRAVITY)
    assert t.to_act == 0  # asked each time


def test_pf_grav_06_heroes_on_ladders_are_asked_in_the_order_of_play() -> None:
    t = Table(":1H:2H:3H:\n+  +  +  +\n:. :. :. :\n+", seats=3)
    t.begin(1)
    t.roll("move").act(codes.A_GRAVITY)
    asked = []
    while t.deciding == "gravity":
        asked.append(t.to_act)
        t.yes()
    assert asked == [1, 2, 0]


def test_pf_grav_07_a_ladder_gives_no_support_to_an_enemy() -> None:
    t = Table(":.H:. :\n+  +  +\n:. :1 :\n+").roll("move")
    from engine.games.platformer.levels import spawn

    slot = spawn(t.g, t.kind("imp"), t.at(1, 2))
    t.act(codes.A_GRAVITY)
    assert t.place(t.g.enemy_pos[slot]) == (1, 1)


def test_pf_grav_08_and_pf_d_11_each_trap_fallen_through_or_into_wounds() -> None:
    t = Table(":1 :. :\n+  +  +\n:x :. :\n+  +  +\n:. :. :\n+  +  +\n:x :. :\n+").roll("move")
    t.act(codes.A_GRAVITY)
    assert (t.hero(), t.g.hearts[0]) == ((1, 1), 3)


def test_pf_grav_09_enemies_do_not_attack_falling_heroes() -> None:
    t = Table(":1 :E :\n+  +==+\n:. :. :\n+").roll("move").act(codes.A_GRAVITY)
    assert (t.hero(), t.g.hearts[0]) == ((1, 1), 5)


def test_pf_grav_10_a_fall_never_pushes() -> None:
    t = Table(":1 :. :\n+  +  +\n:. :. :\n+  +  +\n:2 :. :\n+").roll("move").act(codes.A_GRAVITY)
    assert (t.hero(0), t.hero(1)) == ((1, 2), (1, 1))


def test_pf_grav_11_tokens_do_not_fall() -> None:
    t = Table(":o :* :\n+  +  +\n:1 :. :\n+").roll("move").act(codes.A_GRAVITY)
    assert [t.g.piles[t.at(c, 2)] for c in (1, 2)] == [codes.ONE_GOLD, codes.ONE_GEM]


def test_pf_grav_12_what_stood_on_a_falling_figure_falls_with_it() -> None:
    t = Table(":2 :. :\n+  +  +\n:1 :. :\n+  +  +\n:. :. :\n+").roll("move").act(codes.A_GRAVITY)
    assert (t.hero(0), t.hero(1)) == ((1, 1), (1, 2))


def test_pf_d_19_a_fall_once_begun_passes_ladders_unless_the_option_says_otherwise() -> None:
    tower = ":1 :. :\n+  +  +\n:.H:. :\n+  +  +\n:. :. :\n+"
    assert Table(tower).roll("move").act(codes.A_GRAVITY).hero() == (1, 1)
    assert Table(tower, catch_ladder=True).roll("move").act(codes.A_GRAVITY).hero() == (1, 2)


def test_pf_d_36_falls_go_bottom_up_and_a_hero_downed_on_the_way_makes_room() -> None:
    t = Table(":2 :. :\n+  +  +\n:1 :. :\n+  +  +\n:x :. :\n+  +  +\n:. :. :\n+").roll("move")
    t.g.hearts[0] = 1
    t.act(codes.A_GRAVITY)
    assert (t.hero(0), t.hero(1), t.g.hearts[1]) == (None, (1, 1), 3)


def test_pf_d_67_nothing_falls_between_the_steps() -> None:
    t = Table(":1 :. :. :\n+  +  +  +\n:E :. :. :\n+").roll("move", "right")
    assert (t.enemy(), t.hero()) == ((2, 1), (1, 2))
    t.end().no()
    assert t.hero() == (1, 1)


@pytest.mark.parametrize("direction", ["left", "right"])
def test_pf_enemy_04_all_enemies_move_one_space_by_the_enemy_die(direction: str) -> None:
    t = Table(":. :E :. :. :F :. :1 :\n+").roll("move", direction)
    shift = 1 if direction == "right" else -1
    assert (t.enemy("E"), t.enemy("F")) == ((2 + shift, 1), (5 + shift, 1))


def test_pf_enemy_01_a_hero_suffers_wounds_equal_to_the_damage() -> None:
    assert Table(":1 :F :\n+").roll("move", "attack").g.hearts[0] == 3


def test_pf_enemy_02_every_kind_has_its_own_passive_ability() -> None:
    t = Table(":1 :G :\n+", begin=False)
    t.g.special[0] = codes.SWORD
    t.begin(0)
    t.roll("move", "attack")
    assert t.g.special[0] == codes.BLANK
    t = Table(":1 :. :F :\n+").roll("coin move").use("coin").move("right")
    assert t.g.gold[0] == 0


def test_pf_enemy_03_each_enemy_attacks_every_hero_beside_it() -> None:
    t = Table(":1 :E :2 :\n+").roll("move", "attack")
    assert t.g.hearts == [4, 3]


def test_pf_enemy_05_by_the_die_an_enemy_never_leaves_its_platform() -> None:
    t = Table(":. :. :E :\n+  +  +==+\n:1 :. :. :\n+").roll("move", "left")
    assert t.enemy() == (3, 2)


def test_pf_enemy_06_walls_figures_and_the_edge_stop_an_enemy() -> None:
    t = Table(":E :1 :. :F |. :\n+").roll("move", "right")
    assert (t.enemy("E"), t.enemy("F")) == ((1, 1), (4, 1))
    t = Table(":E :. :1 :\n+").roll("move", "left")
    assert t.enemy() == (1, 1)


def test_pf_enemy_07_neighbouring_enemies_both_move() -> None:
    t = Table(":E :F :. :. :1 :\n+").roll("move", "right")
    assert (t.enemy("E"), t.enemy("F")) == ((2, 1), (3, 1))


def test_pf_d_48_a_blocked_leader_blocks_its_followers() -> None:
    t = Table(":. :E :F |. :1 :\n+").roll("move", "right")
    assert (t.enemy("E"), t.enemy("F")) == ((2, 1), (3, 1))


def test_pf_enemy_08_the_enemy_die_acts_on_boss_and_summons_wherever_the_heroes_are() -> None:
    t = Table(":. :M :. :S :. :\n+", row=13, levels=4, low=3, begin=False)
    t.g.put(0, t.at(1, 9))
    t.begin(0)
    t.roll("move", "right")
    assert (t.enemy("M"), t.enemy("S")) == ((3, 13), (5, 13))


def test_pf_enemy_09_a_hand_works_at_any_distance_onto_adjacent_spaces() -> None:
    t = Table(":1 :. :. :. :. :. :. :E :\n+").roll("hand").hand("E", "left")
    assert t.enemy() == (7, 1)
    t = Table(":1 :. :. :. :. :. :. |E |\n+==+==+==+==+==+==+==+==+").roll("hand")
    t.use("hand").act(frames.A_ENEMY, t.slots["E"])
    assert t.refused(codes.A_STEP, codes.WEST) == "PF-ENEMY-09"


def test_pf_enemy_10_a_hand_takes_an_enemy_off_platforms_or_upward() -> None:
    t = Table(":1 :. :E :\n+").roll("hand hand").hand("E", "up").hand("E", "left")
    assert t.enemy() == (2, 2)


def test_pf_enemy_11_and_pf_d_29_moved_by_a_player_an_enemy_crosses_a_platform_by_a_ladder() -> None:
    from engine.games.platformer.levels import spawn

    t = Table(":. :. :\n+==+==+\n:.H:1 :\n+").roll("hand")
    t.slots["E"] = spawn(t.g, t.kind("imp"), t.at(1, 1))
    t.hand("E", "up")
    assert t.enemy() == (1, 2)
    t = Table(":. :. :\n+==+==+\n:.H:1 :\n+", begin=False)
    t.slots["E"] = spawn(t.g, t.kind("imp"), t.at(1, 1))
    t.begin(0)
    t.roll("hand", "left")
    assert t.enemy() == (1, 1)  # the die moves sideways only


def test_pf_d_66_a_hand_does_not_push() -> None:
    t = Table(":1 :E :2 :\n+").roll("hand")
    t.use("hand").act(frames.A_ENEMY, t.slots["E"])
    assert t.refused(codes.A_STEP, codes.EAST) == "PF-D-66"


def test_pf_d_33_several_attacks_come_one_after_the_other_in_the_active_players_order() -> None:
    t = Table(":E :1 :G :\n+", begin=False)
    t.g.hearts[0] = 3
    t.begin(0)
    t.roll("move", "attack")
    assert (t.deciding, t.to_act) == ("attacked", 0)
    t.act(frames.A_ENEMY, t.slots["G"])
    assert (t.hero(), len(t.happened("attacked"))) == (None, 1)  # the rest lapses
    assert t.g.hearts[0] == 5


# Stacks of figures, ways that are closed, enemies that stay.


@pytest.mark.parametrize(
    ("below", "asked"),
    [(("E", "E"), False), (("E", "."), True), ((".", "E"), True), ((".", "."), True)],
    ids=["two enemies", "one in the air", "one far below", "nobody"],
)
def test_pf_grav_06_on_a_tower_of_figures_nobody_asks_about_the_ladder(
    below: tuple[str, str], asked: bool
) -> None:
    drawing = f":1H:. :\n+  +  +\n:{below[0]} :. :\n+  +  +\n:{below[1]} :2 :\n+==+==+"
    t = Table(drawing).roll("coin").act(codes.A_GRAVITY)
    assert (t.deciding == "gravity") == asked
    assert t.hero(0) == (1, 3)


@pytest.mark.parametrize(("levels", "up"), [(3, False), (4, True)])
def test_pf_d_49_and_pf_boss_06_the_floor_of_a_boss_level_still_closed_is_no_way(
    levels: int, up: bool
) -> None:
    drawing = ":1 :. :. :2 :\n+==+==+==+==+"
    t = Table(drawing, row=12, levels=levels, low=3).roll("move").use("move")
    assert ("up" in t.steps()) == up
    assert t.refused(codes.A_STEP, 0) == ("" if up else "PF-D-49")


def test_pf_enemy_04_an_enemy_that_the_die_does_not_move_stays_and_the_others_go_on() -> None:
    pack = entries()
    pack["enemy"]["rock"] = {"rank": 1, "health": 1, "damage": 1}
    pack["enemy"]["rock"]["effects"] = [always({"immune": {"to": "enemy_die", "of": "this"}})]
    for result, imp, ent in (("left", (2, 1), (6, 1)), ("right", (4, 1), (8, 1))):
        drawing = ":1 :. :E :. :F :. :G :. :\n+==+==+==+==+==+==+==+==+"
        t = Table(drawing, pack=release_of(pack), enemies={"F": "rock", "G": "ent"}).roll("", result)
        assert (t.enemy("E"), t.enemy("F"), t.enemy("G")) == (imp, (5, 1), ent)


def test_pf_down_08_what_lies_where_a_hero_respawns_is_taken_only_by_option() -> None:
    for ways, asked in ((["respawn"], True), (["move", "fall"], False)):
        t = Table(":o :. :. :2 :\n+==+==+==+==+", collect_on=ways)
        t.roll("coin hand").respawn("coin", 1, 1)
        assert (t.deciding == "collect") == asked
        if asked:
            assert t.yes().g.gold[0] == 1
        t = Table(":o :. :. :2 :\n+==+==+==+==+", collect_on=ways)
        t.roll("coin hand").respawn("coin", 2, 1)
        assert t.deciding == "act"  # nothing lies there


def test_pf_gem_01_a_symbol_that_cannot_be_boosted_is_refused() -> None:
    t = Table(":1 :G :. :2 :\n+==+==+==+==+").roll("move sword sword")
    assert t.refused(codes.A_GEM) == "PF-GEM-01"
    t.g.gems[0] = 9
    t.use("move")
    assert t.refused(codes.A_GEM) == ""
    assert t.refused(codes.A_GEM, 1) == "PF-D-21"  # a Move is not one Sword of several
    t.step("up").g.put(0, t.at(1, 1))
    t.attack("G", "sword")
    assert t.refused(codes.A_GEM, 2) == "PF-GEM-01"
    assert t.refused(codes.A_GEM, -1) == "PF-GEM-01"
