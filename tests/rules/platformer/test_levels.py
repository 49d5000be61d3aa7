"""PF-LEVEL, PF-COMBAT, PF-DOWN, PF-GEM, and the rulings about them."""

from __future__ import annotations

from engine.games.platformer import codes
from engine.games.platformer.levels import spawn
from engine.kernel import frames
from tests.rules.platformer.pack import entries, release_of
from tests.rules.platformer.table import Table

TOP = ":1 :. :. :. :. :. :. :2 :\n+"


def test_pf_level_01_the_next_level_opens_when_a_hero_moves_into_the_top_row() -> None:
    t = Table(TOP, row=3).roll("move move move")
    assert t.g.high_level == 0
    t.move("up")
    assert t.g.high_level == 1
    t.move("right")
    assert t.g.high_level == 1


def test_pf_level_02_revealing_happens_in_the_middle_of_the_turn() -> None:
    t = Table(TOP, row=3).roll("move move")
    t.g.gems[0] = 1
    t.use("move").gem().step("up")
    assert (t.g.high_level, t.deciding) == (1, "move")
    t.step("up")
    assert t.hero() == (1, 5)


def test_pf_level_03_a_revealed_level_is_stocked() -> None:
    t = Table(":o :* :e :\n+==+==+==+\n:1 :. :. :\n+", row=4).roll("move")
    t.g.pos[0], t.g.who[t.at(1, 4)] = -1, -1
    t.g.put(0, t.at(1, 3))
    t.g.piles[t.at(1, 5)] = 0
    t.move("up")
    assert [t.g.piles[t.at(c, 5)] for c in (1, 2)] == [codes.ONE_GOLD, codes.ONE_GEM]
    slot = t.g.who[t.at(3, 5)] - codes.FIRST_ENEMY
    assert t.g.enemy_kind[slot] == t.g.level_enemy[1]
    assert t.game.view(0).map.enemy_cards[1] is not None


def low_levels() -> Table:
    t = Table(":1 :. :\n+==+==+", row=9, levels=3, begin=False)
    t.g.put(1, t.at(4, 1))
    t.slots["E"] = spawn(t.g, t.kind("imp"), t.at(5, 1))
    t.g.piles[t.at(6, 1)] = codes.ONE_GOLD
    return t


def test_pf_level_04_two_levels_above_the_lowest_it_is_removed_in_step_1() -> None:
    t = low_levels()
    t.begin(0)
    assert t.g.low_level == 1
    t = Table(":1 :. :\n+==+==+", row=5, levels=3)
    assert t.g.low_level == 0


def test_pf_level_05_enemies_and_tokens_of_a_removed_level_are_discarded() -> None:
    t = low_levels()
    t.begin(0)
    assert t.enemy() is None
    assert not any(t.g.piles)
    assert t.game.view(0).map.tiles[0] is None


def test_pf_level_06_heroes_on_a_removed_level_are_downed() -> None:
    t = low_levels()
    t.g.special[1] = codes.HAND
    t.begin(0)
    assert (t.hero(1), t.g.special[1]) == (None, codes.BLANK)


def test_pf_d_26_each_level_is_revealed_once_and_by_a_pushed_hero_too() -> None:
    t = Table(":. :. :. :\n+  +  +  +\n:1 :2 :. :\n+", row=3).roll("move move")
    t.move("right").step("up")
    assert (t.hero(1), t.g.high_level) == ((2, 4), 1)
    t.move("left")
    assert t.g.high_level == 1


def test_pf_d_39_one_level_per_turn_is_removed() -> None:
    t = Table(":1 :. :\n+==+==+", row=13, levels=4, begin=False)
    t.g.put(1, t.at(1, 9))
    t.begin(0)
    assert t.g.low_level == 1


# Fighting.


def test_pf_combat_01_and_pf_d_31_only_an_adjacent_enemy_can_be_attacked() -> None:
    t = Table(":1 :. :E :\n+").roll("sword move")
    assert t.refused(codes.A_ATTACK, t.slots["E"]) == "PF-COMBAT-01"
    t.move("right").attack("E", "sword").strike()
    assert t.enemy() is None
    pack = entries()
    pack["item"]["bow"] = {
        "price": 1,
        "effects": [{"when": "always", "do": [{"change": {"what": "attack_reach", "by": 1}}]}],
    }
    t = Table(":1 :. :E :\n+", pack=release_of(pack)).roll("sword")
    t.give(0, "bow")
    t.attack("E", "sword").strike()
    assert t.enemy() is None  # an effect says otherwise


def test_pf_combat_02_one_attack_must_inflict_at_least_the_health() -> None:
    t = Table(":1 :F :\n+").roll("sword sword").attack("F", "sword", "sword").strike()
    assert t.enemy("F") is None


def test_pf_combat_03_an_attack_that_inflicts_less_leaves_nothing_behind() -> None:
    t = Table(":1 :F :\n+").roll("sword sword")
    t.attack("F", "sword").strike().attack("F", "sword").strike()
    assert t.enemy("F") == (2, 1)


def test_pf_combat_04_all_sources_add_up_in_one_attack() -> None:
    t = Table(":1 :G :\n+").roll("sword")
    t.g.special[0] = codes.SWORD
    t.g.gems[0] = 1
    t.attack("G", "sword").gem().use("sword", source="saved").strike()
    assert t.enemy("G") is None


def test_pf_combat_05_the_hero_gets_the_loot() -> None:
    t = Table(":1 :F :\n+").roll("sword sword").attack("F", "sword", "sword").strike()
    assert (t.g.gold[0], t.g.defeated[0]) == (2, 1)


def test_pf_combat_06_each_wound_costs_a_heart() -> None:
    t = Table(":1 :x :F :\n+").roll("move").move("right")
    assert t.g.hearts[0] == 4


def test_pf_d_47_heroes_cannot_attack_heroes_and_attacking_provokes_nothing() -> None:
    t = Table(":1 :2 :\n+").roll("sword")
    assert t.legal(codes.A_ATTACK) == []
    assert t.refused(codes.A_ATTACK, 1) == "PF-D-47"
    t = Table(":1 :F :\n+").roll("sword").attack("F", "sword").strike()
    assert t.g.hearts[0] == 5


def test_pf_d_25_the_hammer_helps_the_attack_being_made_or_the_next_one_this_turn() -> None:
    t = Table(":1 :F :\n+").roll("sword sword")
    t.give(0, "hammer")
    t.card("hammer").attack("F", "sword").strike()
    assert t.enemy("F") is None
    t = Table(":1 :F :\n+").roll("sword")
    t.give(0, "hammer")
    t.attack("F", "sword").card("hammer").strike()
    assert t.enemy("F") is None
    t = Table(":1 :F :\n+").roll("sword")
    t.give(0, "hammer")
    t.card("hammer").finish()
    assert t.g.bonus[0] == 0


# Downed.

TRAP = ":1 :x :. :. :2 :\n+"


def downed(**more: int) -> Table:
    t = Table(TRAP).roll("move coin sword")
    t.g.hearts[0] = 1
    t.g.special[0] = codes.HAND
    t.move("right")
    return t


def test_pf_down_01_the_last_heart_downs_and_the_figure_leaves() -> None:
    t = downed()
    assert t.hero() is None
    assert 0 not in t.g.who


def test_pf_down_02_the_special_die_is_reset() -> None:
    assert downed().g.special[0] == codes.BLANK


def test_pf_down_03_and_pf_d_63_boss_tokens_go_back_and_can_be_gained_again() -> None:
    t = Table(":1 :x :. :. :2 :\n+", row=13, levels=4, low=4).roll("move coin")
    t.g.hearts[0], t.g.tokens[0], t.g.token_supply[1] = 1, 0b10, 3
    assert [t.g.program.definitions[k].slug for k in t.g.token_kinds] == ["snake", "stone"]
    t.move("right")
    assert (t.g.tokens[0], t.g.token_supply[1]) == (0, 4)


def test_pf_down_04_hearts_are_restored_at_once() -> None:
    assert downed().g.hearts[0] == 5


def test_pf_d_43_a_downed_hero_keeps_everything_else() -> None:
    t = Table(TRAP).roll("move")
    boots = t.give(0, "boots")
    t.g.gold[0], t.g.gems[0], t.g.hearts[0] = 3, 2, 1
    t.g.exhausted = [boots]
    t.move("right")
    assert (t.hero(), t.g.gold[0], t.g.gems[0], t.g.held[0], t.g.exhausted) == (None, 3, 2, [boots], [boots])


def test_pf_down_05_heroes_start_off_the_map() -> None:
    t = Table(":. :. :\n+").roll("move coin")
    assert t.hero() is None
    assert {a[0] for a in t.game.actions()} == {codes.A_RESPAWN}
    t.respawn("coin", 2, 1)
    assert t.refused(codes.A_RESPAWN, codes.MOVE) == "PF-DOWN-05"


def test_pf_down_06_respawn_costs_one_symbol_of_any_kind() -> None:
    for face in ("move", "sword", "coin", "hand", "star"):
        t = Table(":. :. :\n+").roll(face).respawn(face, 1, 1)
        assert (t.hero(), t.g.used) == ((1, 1), 31)


def test_pf_down_07_on_any_unoccupied_space_of_the_lowest_row() -> None:
    t = Table(":. :2 :\n+").roll("coin").act(codes.A_RESPAWN, codes.COIN)
    assert {t.place(a[0]) for a in t.legal(frames.A_SPACE)} == {(c, 1) for c in (1, 3, 4, 5, 6, 7, 8)}
    assert t.refused(frames.A_SPACE, t.at(2, 1)) == "PF-DOWN-07"
    t = Table(row=5, levels=2, low=2).roll("coin").act(codes.A_RESPAWN, codes.COIN)
    assert t.place(t.legal(frames.A_SPACE)[0][0]) == (1, 5)


def test_pf_down_08_respawn_is_not_movement() -> None:
    t = Table(":. :F :\n+").roll("coin coin")
    t.g.gold[0] = 1
    t.respawn("coin", 1, 1)
    assert t.g.gold[0] == 1  # the Ent reacts to movement only


def test_pf_d_42_a_full_lowest_row_and_traps_and_tokens_on_respawn() -> None:
    t = Table(":x :o :\n+").roll("coin coin coin").respawn("coin", 1, 1)
    assert t.g.hearts[0] == 5
    t = Table(":x :o :\n+").roll("coin").respawn("coin", 2, 1)
    assert (t.deciding, t.g.gold[0]) == ("act", 0)
    t = Table(":E :E :E :E :E :E :E :E :\n+").roll("coin").act(codes.A_RESPAWN, codes.COIN)
    assert {t.place(a[0]) for a in t.legal(frames.A_SPACE)} == {(c, 2) for c in range(1, 9)}


def test_pf_down_09_downed_in_the_own_turn_one_may_respawn_at_once() -> None:
    t = downed().respawn("sword", 4, 1)
    assert t.hero() == (4, 1)
    t.use("coin")
    assert t.g.gold[0] == 1


BOSS_SHOPS = ":$ :. :. :$ :. :. :M :2 :\n+"


def boss_down(**occupied: int) -> Table:
    t = Table(BOSS_SHOPS, row=13, levels=4, low=4, begin=False)
    t.g.from_boss[0] = 1
    return t


def test_pf_down_10_downed_on_the_boss_level_one_respawns_on_a_shop_there() -> None:
    t = Table(":$ :1 :x :$ :. :. :M :2 :\n+", row=13, levels=4, low=3).roll("move coin")
    t.g.put(1, t.at(1, 9))
    t.g.hearts[0] = 1
    t.move("right").act(codes.A_RESPAWN, codes.COIN)
    assert {t.place(a[0]) for a in t.legal(frames.A_SPACE)} == {(1, 13), (4, 13)}
    assert t.refused(frames.A_SPACE, t.at(1, 9)) == "PF-DOWN-10"


def test_pf_down_11_and_pf_d_03_with_all_shops_taken_beside_one_else_as_near_as_can_be() -> None:
    t = boss_down()
    for column in (1, 4):
        spawn(t.g, t.kind("snake"), t.at(column, 13))
    t.begin(0)
    t.roll("coin").act(codes.A_RESPAWN, codes.COIN)
    beside = {(2, 13), (3, 13), (5, 13), (1, 14), (4, 14)}
    assert {t.place(a[0]) for a in t.legal(frames.A_SPACE)} == beside
    for column, row in beside:
        spawn(t.g, t.kind("snake"), t.at(column, row))
    assert {t.place(a[0]) for a in t.legal(frames.A_SPACE)} == {
        (6, 13),
        (2, 14),
        (3, 14),
        (5, 14),
        (1, 15),
        (4, 15),
    }


# Gems.


def test_pf_gem_01_a_gem_doubles_a_symbol() -> None:
    t = Table(":1 :. :. :\n+").roll("move coin")
    t.g.gems[0] = 2
    t.use("move").gem().step("right", "right")
    assert (t.hero(), t.g.gems[0]) == ((3, 1), 1)


def test_pf_gem_02_every_further_step_costs_one_gem_more() -> None:
    t = Table(":1 :. :. :\n+").roll("coin")
    t.g.gems[0] = 10
    t.use("coin")
    for left in (9, 7, 4, 0):
        t.gem()
        assert t.g.gems[0] == left
    t.done()
    assert t.g.gold[0] == 5
    t = Table(":1 :. :. :\n+").roll("move")
    t.g.gems[0] = 2
    t.use("move").gem()
    assert t.refused(codes.A_GEM) == "PF-GEM-02"


def test_pf_gem_03_the_price_starts_anew_with_each_symbol() -> None:
    t = Table(":1 :F :\n+").roll("sword sword")
    t.g.gems[0] = 2
    t.attack("F", "sword").gem().use("sword").gem()
    assert (t.g.gems[0], t.game.label((codes.A_STRIKE, 0, 0, 0)).number("damage")) == (0, 4)


def test_pf_gem_04_and_pf_d_46_every_kind_of_symbol_can_be_boosted_and_need_not_be_used_up() -> None:
    t = Table(":1 :. :. :. :. :E :\n+").roll("move hand coin star")
    t.g.gems[0] = 4
    t.use("move").gem().step("right").done()
    t.use("hand").act(frames.A_ENEMY, 0).gem().step("left", "up")
    t.use("coin").gem().done()
    t.use("star", "move").gem().step("right").done()
    assert (t.hero(), t.enemy(), t.g.gold[0], t.g.gems[0]) == ((3, 1), (5, 2), 2, 0)
    assert t.legal(codes.A_GEM) == []


def test_pf_gem_05_the_special_dies_symbol_can_be_boosted() -> None:
    t = Table(":1 :. :\n+").roll("hand")
    t.g.gems[0], t.g.special[0] = 1, codes.COIN
    t.use("coin", source="saved").gem().done()
    assert t.g.gold[0] == 2


def test_pf_gem_06_stars_and_forged_symbols_can_be_boosted() -> None:
    t = Table(":1 :. :. :\n+").roll("star hand hand")
    t.g.gems[0] = 2
    t.use("star", "move").gem().step("right", "right")
    t.forge("hand", "coin").gem().done()
    assert (t.hero(), t.g.gold[0]) == ((3, 1), 2)


def test_pf_d_21_gems_boost_symbols_only() -> None:
    t = Table(":1 :. :. :\n+").roll("hand")
    t.g.gems[0] = 3
    t.give(0, "boots")
    t.card("boots")
    assert t.deciding == "move"
    assert t.refused(codes.A_GEM) == "PF-D-21"


def test_pf_d_69_the_ability_changes_the_symbol_first_and_gems_multiply_the_result() -> None:
    t = Table(":1 :. :. :. :. :. :E :\n+", heroes=("sweety", "plain")).roll("hand")
    t.g.gems[0] = 1
    t.use("hand").gem().act(frames.A_ENEMY, 0).step("left", "left", "left", "left")
    assert (t.enemy(), t.deciding) == ((3, 1), "act")


def test_pf_d_59_healing_never_exceeds_the_cards_health() -> None:
    t = Table(":1 :. :\n+").roll("hand")
    t.give(0, "tonic")
    t.g.hearts[0] = 4
    t.card("tonic")
    assert t.g.hearts[0] == 5
