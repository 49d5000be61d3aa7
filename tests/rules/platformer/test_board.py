"""PF-BOARD, and the rulings about spaces."""

from __future__ import annotations

from engine.games.platformer import codes
from engine.kernel import frames
from tests.rules.platformer.table import Table


def test_pf_board_01_and_pf_d_09_a_row_runs_across_two_tiles_and_has_eight_spaces() -> None:
    t = Table()
    assert t.g.board.width == 8
    assert t.g.board.tile_width == 4
    assert t.g.near(t.at(4, 1), codes.EAST) == t.at(5, 1)
    assert t.g.near(t.at(8, 1), codes.EAST) == -1


def test_pf_board_02_a_space_holds_one_figure() -> None:
    t = Table(":1 :E :\n+  +  +").roll("move")
    t.move("right").step("up")
    assert t.hero() == (2, 1)
    assert t.enemy() == (2, 2)
    assert t.g.who[t.at(2, 1)] == 0


def test_pf_board_03_walls_and_platforms_stop_heroes_and_enemies() -> None:
    t = Table(":. :. :\n+==+  +\n:1 |. :\n+  +  +").roll("move")
    assert t.symbols() == set()
    t = Table(":E |1 :\n+==+==+\n:. :. :\n+  +  +").roll("hand", "right")
    t.use("hand").act(frames.A_ENEMY, t.slots["E"])
    assert t.steps() == {"up"}


def test_pf_board_04_adjacent_are_the_four_orthogonal_spaces() -> None:
    t = Table()
    here = t.at(4, 2)
    assert [t.place(t.g.near(here, d)) for d in range(4)] == [(4, 3), (5, 2), (4, 1), (3, 2)]


def test_pf_board_05_a_wall_or_platform_between_makes_spaces_not_adjacent() -> None:
    t = Table(":. :. :\n+==+  +\n:. |. :\n+  +  +")
    assert t.g.near(t.at(1, 1), codes.EAST) == -1
    assert t.g.near(t.at(1, 1), codes.UP) == -1
    assert t.g.near(t.at(2, 1), codes.UP) == t.at(2, 2)


def test_pf_board_06_nobody_attacks_through_a_wall_or_platform() -> None:
    t = Table(":1 |E :\n+  +  +").roll("sword sword", "attack")
    assert t.g.hearts[0] == 5
    assert t.refused(codes.A_ATTACK, t.slots["E"]) == "PF-COMBAT-01"


def test_pf_board_07_a_ladder_through_a_platform_makes_the_spaces_adjacent() -> None:
    t = Table(":E :. :\n+==+==+\n:1H:. :\n+  +  +").roll("sword move", "attack")
    assert t.g.hearts[0] == 4
    t.attack("E", "sword").strike()
    assert t.enemy() is None
    t.move("up")
    assert t.hero() == (1, 2)


def test_pf_board_08_the_lowest_row_counts_as_platform() -> None:
    t = Table(":. :1 :. :E :\n+").roll("move", "left")
    assert t.enemy() == (3, 1)
    t.finish()
    assert t.hero() == (2, 1)
    t = Table(row=5, levels=2, low=2)
    assert t.g.has_platform(t.at(3, 5))
    assert not t.g.has_platform(t.at(3, 6))


def test_pf_board_09_a_hero_who_moves_onto_a_token_may_take_it() -> None:
    t = Table(":1 :o :* :\n+").roll("move move")
    t.move("right")
    assert (t.deciding, t.to_act) == ("collect", 0)
    t.yes().move("right").no()
    assert (t.g.gold[0], t.g.gems[0]) == (1, 0)
    assert t.g.piles[t.at(3, 1)] == codes.ONE_GEM


def test_pf_board_10_a_trap_wounds_every_time() -> None:
    t = Table(":1 :x :. :\n+").roll("move move move")
    t.move("right", "right", "left")
    assert t.g.hearts[0] == 3


def test_pf_board_11_enemies_ignore_traps() -> None:
    t = Table(":E :x :. :1 :\n+").roll("hand", "right")
    assert t.enemy() == (2, 1)


def test_pf_board_12_a_portal_takes_a_hero_to_another_one_of_the_same_level_for_1_gold() -> None:
    t = Table(
        """
        :. :@ :
        +  +  +
        :. :. :
        +  +  +
        :. :. :
        +  +  +
        :@ :. :
        +  +  +
        :1 :@ :
        +  +  +
        """,
        levels=2,
    ).roll("move")
    assert t.refused(codes.A_PORTAL, t.at(2, 1)) == "PF-BOARD-12"
    t.g.gold[0] = 1
    t.move("right").act(codes.A_PORTAL, t.at(1, 2))
    assert (t.hero(), t.g.gold[0]) == ((1, 2), 0)
    t.g.gold[0] = 1
    assert t.refused(codes.A_PORTAL, t.at(2, 5)) == "PF-BOARD-12"


def test_pf_board_13_travel_by_portal_provokes_nobody() -> None:
    t = Table(":E :@ :. :@ :F :\n+  +  +  +  +  +", enemies={"F": "imp"}).roll("coin")
    t.g.put(0, t.at(2, 1))
    t.use("coin").act(codes.A_PORTAL, t.at(4, 1))
    assert (t.hero(), t.g.hearts[0]) == ((4, 1), 5)


def test_pf_board_14_travel_onto_an_occupied_portal_pushes() -> None:
    t = Table(":@ :. :@ :. :\n+").roll("coin")
    t.g.put(0, t.at(1, 1))
    t.g.put(1, t.at(3, 1))
    t.use("coin").act(codes.A_PORTAL, t.at(3, 1)).step("right")
    assert (t.hero(0), t.hero(1)) == ((3, 1), (4, 1))


def test_pf_d_01_the_price_of_a_portal_is_data() -> None:
    t = Table(":@ :@ :\n+", portal_cost=2).roll("coin coin")
    t.g.put(0, t.at(1, 1))
    t.use("coin")
    assert t.refused(codes.A_PORTAL, t.at(2, 1)) == "PF-D-01"
    t.use("coin").act(codes.A_PORTAL, t.at(2, 1))
    assert t.g.gold[0] == 0


def test_pf_d_10_tokens_are_taken_on_moving_only_and_the_ways_are_data() -> None:
    pushed = ":1 :2 :o :\n+"
    t = Table(pushed).roll("move")
    t.move("right").step("right")
    assert t.deciding == "act"
    t = Table(pushed, collect_on=("move", "push")).roll("move")
    t.move("right").step("right")
    assert (t.deciding, t.to_act) == ("collect", 1)
    fallen = ":. :1 :\n+==+  +\n:. :o :\n+  +  +"
    t = Table(fallen).roll("move").act(codes.A_GRAVITY)
    assert (t.hero(), t.deciding) == ((2, 1), "act")
    t = Table(fallen, collect_on=("fall",)).roll("move").act(codes.A_GRAVITY)
    assert t.deciding == "collect"


def test_pf_d_49_nobody_enters_levels_that_are_not_open() -> None:
    t = Table(":1 :. :\n+  +  +", row=5, levels=2, low=2).roll("move move")
    t.use("move")
    assert t.steps() == {"up", "right"}
    assert t.refused(codes.A_STEP, codes.DOWN) == "PF-MOVE-01"


def test_pf_d_38_a_platform_with_a_ladder_through_it_supports_whoever_stands_above() -> None:
    t = Table(":1 :E :\n+==+==+\n:.H:.H:\n+  +  +").roll("move").act(codes.A_GRAVITY)
    assert (t.hero(), t.enemy()) == ((1, 2), (2, 2))
