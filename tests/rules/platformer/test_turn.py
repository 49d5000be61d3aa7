"""PF-TURN, PF-SYM, and the rulings about the course of a turn."""

from __future__ import annotations

from engine.games.platformer import codes
from engine.games.platformer.decisions.place import ask_place
from engine.games.platformer.machine import MACHINE
from engine.games.platformer.symbols import result_of
from engine.kernel import frames
from tests.rules.platformer.table import Table
from tests.said import said

ALONE = ":1 :. :. :. :. :. :. :2 :\n+"


def test_pf_turn_01_a_turn_runs_through_fixed_steps() -> None:
    t = Table(ALONE)
    steps = [t.g.step]
    t.roll("move coin")
    steps.append(t.g.step)
    t.end()
    steps.append(t.g.step)
    t.no()
    assert steps == [3, 5, 6]
    assert (t.g.active, t.g.step) == (1, 3)


def test_pf_turn_02_and_pf_d_05_the_first_turn_of_every_player_starts_with_step_3() -> None:
    t = Table(ALONE, first_turn=True)
    t.g.tired = [1, 1]
    t.roll("coin").finish()
    assert t.g.tired == [1, 1]
    t.roll("coin").finish()
    assert t.g.tired == [0, 1]


def test_pf_turn_03_a_hero_off_the_map_removes_no_level() -> None:
    t = Table(":. :. :\n+", levels=3).roll("coin")
    assert t.g.low_level == 0
    assert t.deciding == "act"


def test_pf_turn_04_step_2_refreshes_all_own_exhausted_cards() -> None:
    t = Table(ALONE, begin=False, heroes=("healer", "plain"))
    boots, other = t.give(0, "boots"), t.give(1, "hammer")
    t.g.exhausted = [boots, other]
    t.g.tired = [1, 1]
    t.begin(0)
    assert (t.g.exhausted, t.g.tired) == ([other], [0, 1])
    t.roll("coin").card("boots")
    assert t.deciding == "move"


def test_pf_turn_05_all_five_dice_and_the_enemy_die_are_rolled() -> None:
    t = Table(ALONE)
    assert t.deciding == "throw"
    t.roll("move sword coin hand star", "left")
    assert t.g.faces == [0, 1, 2, 3, 4]
    assert (t.g.enemy_die, t.g.used) == (codes.LEFT, 0)


def test_pf_turn_06_the_enemy_die_is_applied_before_any_action() -> None:
    t = Table(":. :. :E :. :1 :\n+").roll("move", "right")
    assert (t.enemy(), t.deciding) == ((4, 1), "act")


def test_pf_turn_07_any_number_of_actions_in_any_order_none_compulsory() -> None:
    t = Table(":1 :. :$ :\n+").roll("move coin move coin hand")
    t.use("coin").move("right").act(codes.A_GRAVITY).move("right").act(codes.A_GRAVITY).use("coin")
    assert t.g.gold[0] == 2
    t.end()
    assert t.deciding == "save"
    t = Table(ALONE).roll("move coin move coin hand").end()
    assert t.deciding == "save"


def test_pf_turn_08_a_hero_off_the_map_must_respawn_first() -> None:
    t = Table(":. :E :\n+").roll("move hand coin")
    for action in (codes.A_USE, codes.A_GRAVITY, codes.A_END, codes.A_CARD):
        assert t.refused(action) == "PF-TURN-08"
    t.respawn("coin", 1, 1).end()
    assert t.deciding == "save"


def test_pf_turn_09_unused_symbols_are_lost_at_the_end_of_the_turn() -> None:
    t = Table(ALONE).roll("move sword coin").end()
    t.act(codes.A_SAVE, codes.POOL, codes.SWORD, codes.SWORD)
    t.roll("coin").finish()
    t.roll("hand star")
    assert t.g.special[0] == codes.SWORD
    assert "sword" not in t.symbols()


BOSS = ":1 :. :. :. :. :. :M :. :\n+"


def test_pf_turn_10_the_boss_acts_after_the_turn_of_a_hero_on_its_level_only() -> None:
    t = Table(BOSS, row=13, levels=4, low=4, seats=1, begin=False)
    t.begin(0)
    t.roll("coin").finish()
    assert t.deciding == "throw"
    t = Table(":. :2 :. :. :. :. :M :. :\n+", row=13, levels=4, low=3)
    t.g.put(0, t.at(1, 9))
    t.roll("coin").finish()
    assert t.deciding == "throw"


def test_pf_turn_11_then_the_next_player_clockwise() -> None:
    t = Table(":1 :. :2 :. :3 :\n+", seats=3)
    order = []
    for _ in range(4):
        order.append(t.g.active)
        t.roll("coin").finish()
    assert order == [0, 1, 2, 0]


def test_pf_d_68_a_hero_downed_on_the_boss_level_and_still_off_the_map_does_not_wake_the_boss() -> None:
    t = Table(":1 :x :. :. :. :. :M :2 :\n+", row=13, levels=4, low=4).roll("move")
    t.g.hearts[0] = 1
    t.move("right").finish()
    assert (t.hero(), t.deciding, t.g.active) == (None, "throw", 1)


def test_pf_d_40_respawn_at_once_also_outside_step_5_and_gravity_again_in_step_7() -> None:
    t = Table(":. :E :1 :\n+").roll("coin move", "left")
    t = Table(":. :E :1 :\n+", begin=False)
    t.g.hearts[0] = 1
    t.begin(0)
    t.roll("coin move", "attack")
    assert (t.g.step, t.deciding, t.hero()) == (4, "offer", None)
    t.respawn("coin", 5, 1)
    assert (t.g.step, t.deciding, t.hero()) == (5, "act", (5, 1))
    t = Table(":. :1 :\n+==+  +\n:. :x :\n+").roll("coin move")
    t.g.hearts[0] = 1
    t.end().no()
    assert (t.g.step, t.deciding, t.hero()) == (7, "offer", None)
    t.g.put(1, t.at(8, 4))
    t.respawn("coin", 1, 1)
    assert t.hero(1) == (8, 1)
    t = Table(BOSS, row=13, levels=4, low=4, seats=2).roll("coin move")
    t.g.put(0, t.at(8, 13))
    t.g.put(1, t.at(1, 13))
    t.g.hearts[0] = 2
    t.finish()
    t.g.attack_deck = [
        c for c in t.g.attack_deck if t.g.program.definitions[t.g.program.cards[c]].slug == "glare"
    ]
    t.act(frames.A_FACE, codes.ATTACK)
    assert (t.hero(), t.deciding, t.g.active) == (None, "throw", 1)


def test_pf_d_41_respawn_is_compulsory_at_the_start_of_step_5_and_free_after_being_downed_in_it() -> None:
    t = Table(":. :x :\n+").roll("coin move move")
    assert t.refused(codes.A_END) == "PF-TURN-08"
    t.respawn("coin", 1, 1)
    t.g.hearts[0] = 1
    t.move("right").end()
    assert t.deciding == "save"


# The five symbols.


def test_pf_sym_01_move() -> None:
    assert Table(ALONE).roll("move").move("right").hero() == (2, 1)


def test_pf_sym_02_a_sword_is_one_damage_and_any_number_goes_into_one_attack() -> None:
    t = Table(":1 :F :\n+").roll("sword sword sword")
    t.attack("F", "sword")
    assert said(t.game.label((codes.A_STRIKE, 0, 0, 0))) == ("action-strike", {"damage": 1})
    t.use("sword").use("sword")
    assert t.game.label((codes.A_STRIKE, 0, 0, 0)).args == {"damage": 3}
    assert t.refused(codes.A_ATTACK, 0) == "PF-TURN-07"


def test_pf_sym_03_a_coin_is_one_gold() -> None:
    assert Table(ALONE).roll("coin").use("coin").g.gold[0] == 1


def test_pf_sym_04_a_hand_moves_an_enemy_in_any_direction_off_platforms_too() -> None:
    t = Table(":E :. :\n+==+  +\n:. :1 :\n+").roll("hand", "left")
    t.use("hand").act(frames.A_ENEMY, t.slots["E"])
    assert t.steps() == {"up", "right"}
    t.step("right")
    assert t.enemy() == (2, 2)


def test_pf_sym_05_and_pf_d_20_a_star_stands_for_what_the_hero_card_says() -> None:
    t = Table(ALONE, heroes=("plain", "second")).roll("star")
    t.use("star", "move").step("right")
    assert (t.hero(), t.g.faces[0]) == ((2, 1), codes.STAR)
    t = Table(ALONE, heroes=("dancer", "second")).roll("star")
    t.use("star")
    assert t.g.gems[0] == 1
    t = Table(ALONE, heroes=("etern", "second")).roll("star")
    assert t.refused(codes.A_USE, codes.POOL, codes.STAR, codes.MOVE) == "PF-SYM-05"


def test_pf_sym_06_a_used_die_cannot_be_used_again() -> None:
    t = Table(ALONE).roll("move coin").move("right")
    assert t.refused(codes.A_USE, codes.POOL, codes.MOVE, codes.MOVE) == "PF-SYM-06"


# Dice and the special die.


def test_pf_dice_01_the_special_die_is_not_part_of_the_pool() -> None:
    t = Table(":. :. :\n+", begin=False)
    t.g.special[0] = codes.SWORD
    t.begin(0)
    t.roll("move coin")
    assert {face for face, _, _ in t.legal(codes.A_RESPAWN)} == {codes.MOVE, codes.COIN}


def test_pf_dice_02_the_stored_symbol_is_used_like_a_rolled_one() -> None:
    t = Table(ALONE).roll("coin")
    t.g.special[0] = codes.MOVE
    t.use("move", source="saved").step("right")
    assert (t.hero(), t.g.used.bit_count()) == ((2, 1), 4)


def test_pf_dice_03_and_pf_d_15_a_used_special_die_is_blank() -> None:
    t = Table(ALONE).roll("coin")
    t.g.special[0] = codes.COIN
    t.use("coin", source="saved")
    assert t.g.special[0] == codes.BLANK
    assert t.refused(codes.A_USE, codes.SAVED, codes.COIN, codes.COIN) == "PF-DICE-02"


def test_pf_dice_04_and_pf_d_44_step_6_stores_one_unused_symbol_and_may_replace_another() -> None:
    t = Table(ALONE).roll("move sword coin")
    t.g.special[0] = codes.HAND
    t.use("coin").end()
    assert t.refused(codes.A_SAVE, codes.POOL, codes.COIN, codes.COIN) == "PF-DICE-04"
    t.act(codes.A_SAVE, codes.POOL, codes.SWORD, codes.SWORD)
    assert (t.g.special[0], t.g.active) == (codes.SWORD, 1)
    t = Table(ALONE).roll("move")
    t.g.special[0] = codes.HAND
    t.end().no()
    assert t.g.special[0] == codes.HAND


def test_pf_dice_05_and_pf_d_14_saving_waits_for_the_end_of_the_action_step() -> None:
    t = Table(ALONE).roll("move move sword")
    assert t.refused(codes.A_SAVE, codes.POOL, codes.SWORD, codes.SWORD) == "PF-DICE-05"
    assert t.refused(codes.A_SAVE, codes.PAIR, codes.MOVE, codes.STAR) == "PF-DICE-05"
    t.end().act(codes.A_SAVE, codes.PAIR, codes.MOVE, codes.STAR)
    assert t.g.special[0] == codes.STAR


def test_pf_dice_06_dice_keep_their_faces() -> None:
    t = Table(ALONE).roll("move move coin coin sword")
    t.move("right").forge("coin", "move").step("right")
    t.end().act(codes.A_SAVE, codes.POOL, codes.SWORD, codes.SWORD)
    assert t.g.faces == [codes.MOVE, codes.MOVE, codes.COIN, codes.COIN, codes.SWORD]


def test_pf_dice_07_the_enemy_die_has_three_results() -> None:
    t = Table(ALONE)
    for name in ["move", "move", "move", "move", "move"]:
        t.act(frames.A_FACE, codes.SYMBOLS.index(name))
    assert {face for face, _, _ in t.legal(frames.A_FACE)} == {codes.ATTACK, codes.LEFT, codes.RIGHT}


# Forging.


def test_pf_forge_01_and_pf_d_45_two_equal_symbols_become_another_one() -> None:
    t = Table(ALONE).roll("coin coin star star hand")
    assert t.refused(codes.A_FORGE, codes.PAIR, codes.COIN, codes.COIN * 9) == "PF-D-45"
    assert t.refused(codes.A_FORGE, codes.PAIR, codes.HAND, codes.MOVE * 9) == "PF-FORGE-01"
    results = {
        result_of((codes.A_FORGE, *spent)) for spent in t.legal(codes.A_FORGE) if spent[1] == codes.STAR
    }
    assert results == {codes.MOVE, codes.COIN}  # no enemy for a Hand or Sword here
    t.forge("star", "move").step("right")
    assert t.hero() == (2, 1)
    assert t.refused(codes.A_FORGE, codes.PAIR, codes.MOVE, codes.COIN * 9) == "PF-FORGE-01"


def test_pf_forge_02_the_forged_symbol_is_used_at_once_or_saved() -> None:
    t = Table(ALONE).roll("coin coin hand hand sword")
    t.forge("coin", "move").step("right")
    t.end().act(codes.A_SAVE, codes.PAIR, codes.HAND, codes.SWORD)
    assert (t.hero(), t.g.special[0]) == ((2, 1), codes.SWORD)


def test_pf_forge_03_and_pf_d_02_the_special_die_may_be_one_of_the_two() -> None:
    t = Table(ALONE).roll("hand coin")
    t.g.special[0] = codes.HAND
    t.forge("hand", "move", source="pair_saved").step("right")
    assert (t.hero(), t.g.special[0]) == ((2, 1), codes.BLANK)
    t = Table(ALONE).roll("hand")
    t.g.special[0] = codes.HAND
    t.end().act(codes.A_SAVE, codes.PAIR_SAVED, codes.HAND, codes.SWORD)
    assert t.g.special[0] == codes.SWORD


def test_pf_forge_04_both_dice_are_used_up_with_their_faces_unchanged() -> None:
    t = Table(ALONE).roll("coin coin hand hand hand")
    t.forge("coin", "move").step("right")
    assert t.g.used == 0b00011
    assert t.g.faces[:2] == [codes.COIN, codes.COIN]


def test_pf_forge_05_forging_is_allowed_in_step_6_with_unused_symbols() -> None:
    t = Table(ALONE).roll("coin coin move").use("coin").end()
    assert t.refused(codes.A_SAVE, codes.PAIR, codes.COIN, codes.STAR) == "PF-FORGE-05"
    t = Table(ALONE).roll("coin coin move").end()
    assert t.refused(codes.A_SAVE, codes.PAIR, codes.COIN, codes.STAR) == ""


def test_pf_down_09_whoever_stands_on_the_first_space_is_on_the_map() -> None:
    """And is asked for no space to come back on, whatever brought it back."""
    t = Table(":1 :. :\n+").roll("coin")
    assert t.g.pos[0] == 0
    ask_place(t.g, 0)
    MACHINE.settle(t.g)
    assert t.deciding == "act"
