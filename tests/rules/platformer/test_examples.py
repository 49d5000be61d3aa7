"""PF-T: the worked examples of the rulebook (ledger, section 8)."""

from __future__ import annotations

from itertools import product

from engine.games.platformer import codes
from engine.games.platformer.codes import FIRST_ENEMY
from engine.games.platformer.levels import spawn
from tests.rules.platformer.table import Table


def test_pf_t_01_gems_make_a_move_longer() -> None:
    for gems, steps in ((0, 1), (1, 2), (3, 3), (6, 4), (10, 5)):
        t = Table(":1 :. :. :. :. :. :. :. :\n+").roll("move")
        t.g.gems[0] = gems
        t.use("move").gem(steps - 1).step(*["right"] * steps)
        assert (t.hero(), t.g.gems[0], t.deciding) == ((1 + steps, 1), 0, "act")


def best(swords: int, gems: int) -> int:
    prices = (0, 1, 3, 6, 10)
    return max(
        sum(1 + n for n in steps)
        for steps in product(range(5), repeat=swords)
        if sum(prices[n] for n in steps) <= gems
    )


def with_gems(swords: int, boosts: tuple[int, ...]) -> tuple[int, int]:
    t = Table(":1 :G :\n+").roll(" ".join(["sword"] * swords))
    t.g.gems[0] = 9
    t.attack("G")
    for boost in boosts:
        t.use("sword").gem(boost)
    return t.game.label((codes.A_STRIKE, 0, 0, 0)).number("damage"), t.g.gems[0]


def test_pf_t_02_nine_gems_and_two_swords() -> None:
    assert with_gems(2, (3, 2)) == (7, 0)
    assert best(2, 9) == 7


def test_pf_t_03_nine_gems_and_four_swords() -> None:
    assert with_gems(4, (2, 2, 1, 1)) == (10, 1)
    assert with_gems(4, (2, 2, 2, 0)) == (10, 0)
    assert best(4, 9) == 10


def test_pf_t_05_pool_special_die_gem_and_hammer_in_one_attack() -> None:
    t = Table(":1 :G :\n+").roll("sword")
    t.g.special[0], t.g.gems[0] = codes.SWORD, 1
    hammer = t.give(0, "hammer")
    t.attack("G", "sword").gem().use("sword", source="saved").card("hammer")
    assert t.game.label((codes.A_STRIKE, 0, 0, 0)).args == {"damage": 4}
    t.strike()
    assert (t.g.gems[0], t.g.special[0], t.g.exhausted) == (0, codes.BLANK, [hammer])


def test_pf_t_06_two_attacks_of_two_do_nothing_and_one_of_four_defeats() -> None:
    t = Table(":1 :G :\n+", enemies={"G": "guard"}).roll("sword sword sword sword")
    t.attack("G", "sword", "sword").strike().attack("G", "sword", "sword").strike()
    assert t.enemy("G") == (2, 1)
    t = Table(":1 :G :\n+", enemies={"G": "guard"}).roll("sword sword sword sword")
    t.attack("G", *["sword"] * 4).strike()
    assert (t.enemy("G"), t.g.gems[0]) == (None, 2)


def test_pf_t_07_eight_end_the_game_seven_do_nothing_and_ten_with_five_levels() -> None:
    for larger, damage, won in ((False, 7, False), (False, 8, True), (True, 9, False), (True, 10, True)):
        levels = 5 if larger else 4
        t = Table(":1 :M :. :2 :\n+", row=levels * 4 - 3, levels=levels, low=levels, larger_map=larger).roll(
            "sword"
        )
        t.g.bonus[0] = damage - 1
        t.attack("M", "sword").strike()
        assert (t.game.outcome is not None) == won


def test_pf_t_08_adjacency_of_the_example() -> None:
    t = Table(
        """
        :. :. :. :
        +==+==+==+
        :. |.H:. :
        +==+==+==+
        :. :. :. :
        +  +  +  +
        """
    )
    here = t.at(2, 2)
    assert [t.place(t.g.near(here, d)) for d in range(4)] == [(2, 3), (3, 2), None, None]


def test_pf_t_09_ikees_tie_resolves_both() -> None:
    t = Table(":1 :. :. :. :. :. :M :2 :\n+", row=13, levels=4, low=4, boss="ikee").roll(
        "move coin hand hand hand"
    )
    g = t.g
    pair = [c for c in g.attack_deck if g.program.definitions[g.program.cards[c]].slug in ("stomp", "tax")]
    g.attack_deck = [c for c in g.attack_deck if c not in pair] + pair
    t.finish()
    assert len(t.happened("boss-card")) == 2
    assert set(g.attack_discard) == set(pair)


# The two example turns. Rows: P 5, Q 6, T 8 on Level 2; B 9, U 10 on Level 3.

P, Q, T, B, U = 5, 6, 8, 9, 10


def example() -> Table:
    """The position before Sweety's turn."""
    t = Table(
        """
        :. :. :. :. :1 :. :. :. :
        +  +  +  +  +==+  +==+==+
        :. :. :. :. :.H:. :. :. :
        +  +  +  +==+  +  +  +  +
        :. :. :. :. :. :. :. :. :
        +  +  +  +  +==+  +  +  +
        """,
        row=8,
        levels=3,
        heroes=("sweety", "etern"),
        begin=False,
    )
    g = t.g
    g.board.ladder[t.at(4, Q)] = 1
    for name, kind, place in (
        ("A", "werewolf", (8, U)),
        ("B", "werewolf", (4, B)),
        ("Ent", "ent", (2, P)),
        ("L1", "imp", (3, 1)),
    ):
        t.slots[name] = spawn(g, t.kind(kind), t.at(*place))
    g.piles[t.at(4, U)] = g.piles[t.at(4, Q)] = codes.ONE_GEM
    g.piles[t.at(6, 1)] = codes.ONE_GOLD
    g.put(1, t.at(1, 1))
    g.special = [codes.SWORD, codes.COIN]
    g.hearts = [4, 2]
    g.exhausted = [t.give(0, "boots")]
    t.begin(0)
    return t


def sweety_rolled() -> Table:
    return example().roll("hand sword star move move", "right")


def sweety_fought() -> Table:
    t = sweety_rolled().hand("A", "left", "left")
    return t.attack("A", "sword", "star").use("sword", source="saved").strike()


def sweety_moved() -> Table:
    return sweety_fought().card("boots").step("left").yes()


def sweety_saved() -> Table:
    return sweety_moved().end().act(codes.A_SAVE, codes.PAIR, codes.MOVE, codes.STAR)


def test_pf_t_11_step_1_removes_level_1() -> None:
    t = example()
    g = t.g
    assert (g.low_level, t.enemy("L1"), g.piles[t.at(6, 1)]) == (1, None, 0)
    assert (t.hero(1), g.special[1], g.hearts[1]) == (None, codes.BLANK, 4)


def test_pf_t_12_step_2_readies_the_boots() -> None:
    assert example().g.exhausted == []


def test_pf_t_13_the_enemy_die_moves_only_the_ent() -> None:
    t = sweety_rolled()
    assert (t.enemy("B"), t.enemy("A"), t.enemy("Ent")) == ((4, B), (8, U), (3, P))


def test_pf_t_14_the_hand_moves_the_werewolf_two_spaces() -> None:
    t = sweety_rolled().hand("A", "left", "left")
    assert (t.enemy("A"), t.g.hearts[0], t.deciding) == ((6, U), 4, "act")


def test_pf_t_15_sword_star_and_stored_symbol_defeat_it() -> None:
    t = sweety_fought()
    assert (t.enemy("A"), t.g.gold[0], t.g.special[0]) == (None, 3, codes.BLANK)


def test_pf_t_16_the_boots_take_her_to_the_gem_unharmed() -> None:
    t = sweety_moved()
    assert (t.hero(), t.g.gems[0], t.g.hearts[0], len(t.g.exhausted)) == ((4, U), 1, 4, 1)


def test_pf_t_17_the_pair_is_forged_and_saved() -> None:
    t = sweety_saved()
    assert t.g.special[0] == codes.STAR
    assert t.g.faces[3:] == [codes.MOVE, codes.MOVE]


def test_pf_t_18_nothing_falls() -> None:
    t = sweety_saved()
    assert (t.hero(), t.enemy("B")) == ((4, U), (4, B))
    assert t.happened("fell") == []


def test_pf_t_19_the_boss_is_not_activated() -> None:
    t = sweety_saved()
    assert (t.happened("boss-acts"), t.g.active) == ([], 1)


def etern_rolled() -> Table:
    return sweety_saved().roll("sword sword hand move coin", "attack")


def etern_placed() -> Table:
    return etern_rolled().respawn("coin", 4, P)


def etern_fought() -> Table:
    return etern_placed().attack("Ent", "sword", "sword").strike()


def etern_climbed() -> Table:
    t = etern_fought().hand("B", "right")
    return t.move("up").yes()


def test_pf_t_20_steps_1_and_2_do_nothing_for_etern() -> None:
    t = sweety_saved()
    assert (t.g.low_level, t.deciding, len(t.g.exhausted)) == (1, "throw", 1)


def test_pf_t_21_the_werewolf_attacks_sweety_above_it() -> None:
    t = etern_rolled()
    assert (t.g.hearts[0], t.g.special[0], t.hero()) == (1, codes.BLANK, (4, U))


def test_pf_t_22_only_respawn_is_allowed_and_the_ent_does_not_react() -> None:
    t = etern_rolled()
    for action in (codes.A_USE, codes.A_GRAVITY, codes.A_END):
        assert t.refused(action) == "PF-TURN-08"
    t.g.gold[1] = 1
    t.respawn("coin", 4, P)
    assert (t.hero(1), t.g.gold[1]) == ((4, P), 1)


def test_pf_t_23_the_ent_falls_and_etern_gets_one_more() -> None:
    t = etern_fought()
    assert (t.enemy("Ent"), t.g.gold[1]) == (None, 2 + 1)


def test_pf_t_24_the_hand_takes_the_werewolf_off_its_platform() -> None:
    t = etern_fought().hand("B", "right")
    assert (t.enemy("B"), t.hero(0)) == ((5, B), (4, U))


def test_pf_t_25_etern_climbs_to_the_gem() -> None:
    t = etern_climbed()
    assert (t.hero(1), t.g.gems[1]) == ((4, Q), 1)


def test_pf_t_26_nothing_is_left_to_save() -> None:
    t = etern_climbed().end()
    assert (t.deciding, t.g.step) == ("gravity", 7)


def test_pf_t_27_gravity_takes_the_werewolf_and_sweety_down() -> None:
    t = etern_climbed().end().yes()
    assert (t.hero(1), t.enemy("B"), t.hero(0), t.g.hearts[0]) == ((4, Q), (5, T), (4, B), 1)
    t = etern_climbed().end().no()
    assert t.hero(1) == (4, P)


def test_pf_t_28_the_boss_is_not_activated() -> None:
    t = etern_climbed().end().yes()
    assert (t.happened("boss-acts"), t.g.active) == ([], 0)
    assert FIRST_ENEMY == 4
