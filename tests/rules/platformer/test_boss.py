"""PF-BOSS, PF-MEDUSA, PF-IKEE, PF-MAP, and the rulings about the boss."""

from __future__ import annotations

import pytest

from engine.games.platformer import codes
from engine.games.platformer.boss import heroes_in_range, summon
from engine.games.platformer.build import program_of
from engine.games.platformer.combat import health_of
from engine.games.platformer.levels import spawn
from engine.games.platformer.options import read_options
from engine.games.platformer.setup import set_up
from engine.games.platformer.wounds import gain_token
from engine.kernel import OptionError, frames
from tests.rules.platformer.pack import entries, release, release_of
from tests.rules.platformer.table import Table

ROW = 13
LAIR = ":1 :. :. :. :. :. :M :2 :\n+"


def lair(drawing: str = LAIR, boss: str = "medusa", **more: object) -> Table:
    low = 4
    return Table(drawing, row=ROW, levels=4, low=low, boss=boss, **more)  # type: ignore[arg-type]


def attacks(t: Table, *slugs: str) -> list[int]:
    """Stack the attack deck: the first named is drawn first."""
    g = t.g
    pile = g.attack_deck + g.attack_discard
    chosen = []
    for slug in slugs:
        card = next(
            c for c in pile if g.program.definitions[g.program.cards[c]].slug == slug and c not in chosen
        )
        chosen.append(card)
    g.attack_deck = [c for c in pile if c not in chosen] + chosen[::-1]
    g.attack_discard = []
    return chosen


def test_pf_boss_01_the_boss_is_an_enemy() -> None:
    t = lair(":1 :M :. :2 :\n+").roll("hand move", "attack")
    assert t.g.hearts[0] == 3
    t.hand("M", "right")
    assert t.enemy("M") == (3, ROW)


def below() -> Table:
    """Hero 1 in the row under the top row of Level 3."""
    return Table(":1 :. :. :2 :\n+", row=11, levels=3, low=3)


def test_pf_boss_02_the_boss_level_is_revealed_like_any_level() -> None:
    t = below().roll("move")
    t.g.board.kind[t.at(5, 14)] = codes.BOSS_SPAWN
    t.move("up")
    assert t.g.high_level == 3


def test_pf_boss_03_tokens_are_placed_then_the_setup_on_the_card_is_carried_out() -> None:
    t = Table(":1 :. :. :2 :\n+", row=11, levels=3, low=3, boss="ikee").roll("move")
    board = t.g.board
    board.kind[t.at(5, 14)] = codes.BOSS_SPAWN
    board.kind[t.at(7, 13)] = codes.SPAWN
    board.kind[t.at(1, 13)] = codes.GOLD_SPACE
    board.kind[t.at(2, 13)] = codes.GEM_SPACE
    t.move("up")
    assert [t.g.piles[t.at(c, 13)] for c in (1, 2)] == [codes.ONE_GOLD, codes.ONE_GEM]
    assert t.g.program.definitions[t.g.enemy_kind[t.g.who[t.at(7, 13)] - 4]].slug == "minion"


def test_pf_boss_04_the_boss_appears_on_one_of_its_spawn_spaces() -> None:
    t = below().roll("move")
    for place in ((5, 14), (8, 16)):
        t.g.board.kind[t.at(*place)] = codes.BOSS_SPAWN
    t.move("up")
    assert t.place(t.g.enemy_pos[t.g.boss_slot]) in ((5, 14), (8, 16))


def test_pf_boss_05_special_icons_work_as_the_boss_card_says() -> None:
    t = lair(":1 :! :. :. :. :. :M :2 :\n+").roll("move").move("right")
    assert t.game.view(0).heroes[0].tokens == ["stone"]
    t = lair(":1 :! :. :. :. :. :M :2 :\n+", boss="ikee").roll("move").move("right")
    assert t.game.view(0).heroes[0].tokens == []


def test_pf_boss_06_and_pf_d_50_the_boss_floor_lets_heroes_up_and_nothing_else_through() -> None:
    t = Table(":. :. :. :\n+^^+^^+^^+\n:1 :E :2 :\n+==+==+==+", row=12, levels=4, low=3).roll("move hand")
    assert t.g.has_platform(t.at(1, 13))
    assert t.g.near(t.at(1, 12), codes.UP) == -1  # not adjacent
    assert (codes.POOL, codes.HAND, codes.HAND) not in t.legal(codes.A_USE)  # no way for the enemy
    t = Table(":. :. :. :\n+^^+^^+^^+\n:1 :. :2 :\n+==+==+==+", row=12, levels=4, low=3).roll("move move")
    t.move("up").use("move")
    assert t.hero() == (1, 13)
    assert "down" not in t.steps()


def test_pf_boss_07_no_effect_lets_a_hero_leave_the_boss_level() -> None:
    t = lair().roll("move")
    t.g.low_level, t.g.low = 2, 2 * 32
    t.use("move")
    assert t.refused(codes.A_STEP, codes.DOWN) == "PF-BOSS-07"
    from engine.games.platformer.movement import target

    assert target(t.g, 0, codes.DOWN, codes.NO_FLOORS | codes.NO_WALLS) == -1


def test_pf_boss_08_entering_from_below_pushes_and_an_enemy_attacks_first() -> None:
    t = Table(":S :. :. :\n+^^+^^+^^+\n:1 :. :2 :\n+==+==+==+", row=12, levels=4, low=3).roll("move")
    t.move("up")
    assert (t.g.hearts[0], t.steps()) == (4, {"up", "right"})
    t.step("right")
    assert (t.hero(), t.enemy("S")) == ((1, 13), (2, 13))


def test_pf_boss_09_and_pf_d_53_when_the_last_of_all_heroes_has_entered_the_lower_levels_go() -> None:
    t = Table(":. :2 :. :\n+^^+^^+^^+\n:1 :. :E :\n+==+==+==+", row=12, levels=4, low=2).roll("move")
    t.g.piles[t.at(5, 12)] = codes.ONE_GOLD
    t.move("up")
    assert (t.g.low_level, t.enemy(), any(t.g.piles)) == (3, None, False)
    t = Table(":. :. :. :\n+^^+^^+^^+\n:1 :. :E :\n+==+==+==+", row=12, levels=4, low=2).roll("move")
    t.move("up")
    assert t.g.low_level == 1  # hero 2 is off the map, not downed up here
    t = Table(":. :. :. :\n+^^+^^+^^+\n:1 :. :E :\n+==+==+==+", row=12, levels=4, low=2).roll("move")
    t.g.from_boss[1] = 1
    t.move("up")
    assert t.g.low_level == 3


def test_pf_boss_10_heroes_below_cannot_touch_boss_or_summons() -> None:
    t = Table(":M :S :. :\n+^^+^^+^^+\n:1 :. :2 :\n+==+==+==+", row=12, levels=4, low=3).roll("sword hand")
    assert t.refused(codes.A_ATTACK, t.slots["M"]) == "PF-BOSS-10"
    assert (codes.POOL, codes.HAND, codes.HAND) not in t.legal(codes.A_USE)
    t.slots["E"] = spawn(t.g, t.kind("imp"), t.at(8, 9))
    t.use("hand")
    assert t.refused(frames.A_ENEMY, t.slots["S"]) == "PF-BOSS-10"


def test_pf_boss_11_heroes_on_the_boss_level_cannot_affect_lower_levels() -> None:
    t = Table(":1 :. :M :\n+^^+^^+^^+\n:E :. :2 :\n+==+==+==+", row=12, levels=4, low=3).roll("sword hand")
    t.use("hand")
    assert t.refused(frames.A_ENEMY, t.slots["E"]) == "PF-BOSS-11"


def test_pf_boss_12_effects_are_resolved_in_order_and_what_cannot_be_done_is_ignored() -> None:
    t = lair().roll("coin")
    attacks(t, "brood")
    t.finish().act(frames.A_FACE, codes.RIGHT)
    assert t.g.active == 1  # no spawn space: the summoning is ignored, the game goes on


AROUND = """
:. :2 :. :. :. :
+  +  +  +  +  +
:1 :M :. :3 :. :
+  +  +  +  +  +
"""


def in_range(reach: int, drawing: str = AROUND) -> list[int]:
    t = Table(drawing, row=ROW, levels=4, low=4, seats=4, begin=False)
    t.g.put(3, t.at(8, 16))
    t.g.active = 0
    return heroes_in_range(t.g, reach)


def test_pf_boss_13_range_row() -> None:
    assert in_range(0) == [0, 2]


def test_pf_boss_14_and_pf_d_52_range_adjacent_is_the_four_neighbours_walls_or_not() -> None:
    assert in_range(1) == [0, 1]
    walled = AROUND.replace(":1 :M", ":1 |M").replace("+  +  +  +  +  +\n:1", "+==+==+==+  +  +\n:1")
    assert in_range(1, walled) == [0, 1]


def test_pf_boss_15_range_around() -> None:
    drawing = ":2 :. :. :\n+  +  +  +\n:. :M :. :\n+  +  +  +\n:1 :. :3 :\n+"
    assert in_range(2, drawing) == [0, 1, 2]


def test_pf_boss_16_range_tile() -> None:
    assert in_range(3) == [0, 1, 2]
    assert in_range(3, ":. :. :. :M :1 :2 :\n+") == []


def test_pf_boss_17_and_pf_d_06_range_unlimited_is_all_heroes_on_the_boss_level_never_below() -> None:
    assert in_range(4) == [0, 1, 2, 3]
    t = Table(AROUND, row=ROW, levels=4, low=3, seats=3, begin=False)
    t.g.put(0, t.at(1, 9))
    assert 0 not in heroes_in_range(t.g, 4)


def test_pf_boss_18_and_pf_d_51_attack_cards_go_through_walls_other_attacks_only_by_option() -> None:
    walled = ":1 |M :. :. :. :. :. :2 :\n+"
    t = lair(walled).roll("coin", "attack")
    assert t.g.hearts[0] == 5
    attacks(t, "glare")
    t.finish().act(frames.A_FACE, codes.ATTACK)
    assert t.g.hearts[0] == 3
    t = lair(walled, boss_ignores_walls=True).roll("coin", "attack")
    assert t.g.hearts[0] == 3


def test_pf_boss_19_the_boss_inflicts_its_damage_value() -> None:
    t = lair().roll("coin")
    attacks(t, "glare")
    t.finish().act(frames.A_FACE, codes.ATTACK)
    assert t.g.hearts == [3, 2]


def test_pf_boss_20_and_pf_d_22_health_is_two_per_level_for_either_boss() -> None:
    for boss in ("medusa", "ikee"):
        t = lair(boss=boss)
        assert health_of(t.g, t.slots["M"]) == 8


def strike_boss(damage: int) -> Table:
    t = lair(":1 :M :. :. :. :. :. :2 :\n+").roll("sword sword sword sword sword")
    t.g.bonus[0] = damage - 5
    return t.attack("M", *["sword"] * 5).strike()


def test_pf_boss_21_the_whole_amount_must_come_in_one_attack() -> None:
    t = strike_boss(7)
    assert (t.enemy("M"), t.game.outcome) == ((2, ROW), None)


def test_pf_boss_22_defeating_the_boss_ends_the_game_at_once() -> None:
    t = strike_boss(8)
    assert t.game.outcome is not None
    assert (t.game.outcome.winners, t.game.outcome.reason, t.game.to_act) == ((0,), "boss_defeated", ())


def test_pf_boss_23_tokens_come_from_special_icons_or_boss_attacks() -> None:
    t = lair().roll("coin")
    attacks(t, "hiss")
    t.finish().act(frames.A_FACE, codes.LEFT)
    assert [h.tokens for h in t.game.view(0).heroes] == [["stone"], ["stone"]]
    t.roll("coin coin hand")
    assert t.legal(codes.A_FORGE) == []  # the token's handicap


def test_pf_boss_24_a_token_already_held_becomes_a_wound() -> None:
    t = lair()
    stone = 1
    gain_token(t.g, 0, stone)
    gain_token(t.g, 0, stone)
    assert (t.g.hearts[0], t.g.token_supply[stone]) == (4, 3)


def test_pf_boss_25_summons_behave_like_other_enemies() -> None:
    t = lair(":1 :S :. :. :. :. :M :2 :\n+", begin=False)
    t.g.token_supply[0] = 1
    t.begin(0)
    t.roll("sword hand", "attack")
    assert t.g.hearts[0] == 4
    t.attack("S", "sword").strike()
    assert (t.enemy("S"), t.g.gold[0], t.g.token_supply[0]) == (None, 1, 2)


def test_pf_boss_26_a_summoning_is_ignored_without_tokens_or_free_spawn_spaces() -> None:
    t = lair(":1 :e :e :e :. :. :M :2 :\n+")
    snake = t.kind("snake")
    assert [summon(t.g, snake) for _ in range(3)] == [True, True, False]
    t = lair(":1 :e :. :. :. :. :M :2 :\n+")
    assert [summon(t.g, snake) for _ in range(2)] == [True, False]


# Medusa.


def test_pf_medusa_01_the_enemy_die_is_rolled_then_a_card_drawn() -> None:
    t = lair().roll("coin")
    attacks(t, "glare")
    t.finish()
    assert t.deciding == "throw"
    assert {a[0] for a in t.legal(frames.A_FACE)} == {0, 1, 2}


def test_pf_medusa_02_a_card_that_shows_the_result_is_resolved() -> None:
    t = lair().roll("coin")
    attacks(t, "glare")
    t.finish().act(frames.A_FACE, codes.ATTACK)
    assert [e["card"] for e in t.happened("boss-card")] == ["boss_attack/glare"]


def test_pf_medusa_03_others_are_discarded_until_one_matches() -> None:
    t = lair().roll("coin")
    first, second, third = attacks(t, "hiss", "brood", "glare")
    t.finish().act(frames.A_FACE, codes.ATTACK)
    assert t.g.attack_discard == [first, second, third]
    assert (t.g.tokens, t.g.hearts[0]) == ([0, 0], 3)


def test_pf_medusa_04_an_empty_deck_is_made_anew_from_the_discard_pile() -> None:
    t = lair().roll("coin")
    hiss, glare, brood = attacks(t, "hiss", "glare", "brood")
    t.g.attack_deck, t.g.attack_discard = [hiss], [glare, brood]
    t.finish().act(frames.A_FACE, codes.ATTACK)
    assert [e["card"] for e in t.happened("boss-card")] == ["boss_attack/glare"]


def test_pf_medusa_05_exactly_one_card_is_resolved() -> None:
    for result in (0, 1, 2):
        t = lair(":1 :e :. :. :. :. :M :2 :\n+").roll("coin")
        t.finish().act(frames.A_FACE, result)
        assert len(t.happened("boss-card")) == 1


def test_pf_d_54_medusas_roll_moves_nobody_and_the_card_is_discarded() -> None:
    t = lair().roll("coin")
    (hiss,) = attacks(t, "hiss")
    t.finish().act(frames.A_FACE, codes.LEFT)
    assert (t.enemy("M"), t.g.attack_discard) == ((7, ROW), [hiss])


# Ikee.


def ikee(roll: str, *cards: str, drawing: str = LAIR) -> Table:
    t = lair(drawing, boss="ikee").roll(roll)
    attacks(t, *cards)
    return t


def resolved(t: Table) -> list[str]:
    return [event["card"].split("/")[1] for event in t.happened("boss-card")]


def test_pf_ikee_01_two_cards_are_drawn() -> None:
    t = ikee("coin coin move", "tax", "stomp")
    left = len(t.g.attack_deck)
    assert len(t.finish().g.attack_deck) == left - 2


def test_pf_ikee_02_the_card_whose_symbol_shows_more_often_is_resolved() -> None:
    assert resolved(ikee("hand coin coin coin move", "stomp", "tax").finish()) == ["tax"]


def test_pf_ikee_03_used_dice_count_too() -> None:
    t = ikee("coin coin coin move move", "stomp", "tax").use("coin").use("coin").use("coin")
    assert resolved(t.finish()) == ["tax"]


def test_pf_ikee_04_the_special_die_does_not_count() -> None:
    t = ikee("coin coin move hand hand", "stomp", "tax")
    t.g.special[0] = codes.MOVE
    assert resolved(t.finish()) == ["tax"]


def test_pf_ikee_05_equally_often_means_both() -> None:
    assert sorted(resolved(ikee("coin move hand hand hand", "stomp", "tax").finish())) == ["stomp", "tax"]


def test_pf_ikee_06_the_same_symbol_means_both() -> None:
    assert resolved(ikee("coin move hand hand hand", "blow", "blow").finish()) == ["blow", "blow"]


def test_pf_ikee_07_and_pf_d_04_two_cards_are_resolved_in_random_order() -> None:
    orders = set()
    for seed in range(12):
        t = ikee("coin move hand hand hand", "stomp", "tax")
        t.g.rng += seed * 1000003
        orders.add(tuple(resolved(t.finish())))
    assert orders == {("stomp", "tax"), ("tax", "stomp")}


def test_pf_ikee_08_at_least_one_is_resolved_and_both_are_discarded() -> None:
    t = ikee("coin coin move hand hand", "stomp", "tax").finish()
    assert len(resolved(t)) == 1
    assert len(t.g.attack_discard) == 2


def test_pf_d_55_zero_against_zero_is_a_tie_and_a_short_deck_is_refilled() -> None:
    assert sorted(resolved(ikee("hand hand hand hand hand", "stomp", "tax").finish())) == ["stomp", "tax"]
    t = ikee("coin coin move hand hand", "stomp", "tax")
    stomp, tax = t.g.attack_deck[-1], t.g.attack_deck[-2]
    t.g.attack_deck, t.g.attack_discard = [stomp], [tax]
    assert resolved(t.finish()) == ["tax"]


def test_pf_d_56_later_effects_hit_the_others_when_the_active_hero_is_down() -> None:
    t = ikee("hand hand hand hand hand", "blow", "blow", drawing=":. :. :1 :M :2 :. :. :. :\n+")
    t.g.hearts = [1, 4]
    t.finish()
    assert (t.hero(0), t.g.hearts[1]) == (None, 2)


# The larger map.


def test_pf_map_01_four_normal_levels_and_the_boss_level() -> None:
    t = Table(larger_map=True)
    assert (t.g.board.levels, t.g.board.boss_level) == (5, 4)


def test_pf_map_02_and_pf_d_16_levels_3_and_4_get_two_different_rank_iii_cards() -> None:
    program = program_of(release())
    pairs = set()
    for seed in range(40):
        g = set_up(program, 2, seed, read_options({"larger_map": True}), True)
        assert [program.definitions[kind].rank for kind in g.level_enemy] == [1, 2, 3, 3]
        pairs.add(tuple(program.definitions[kind].slug for kind in g.level_enemy[2:]))
    third = ("werewolf", "golem", "guard")
    assert pairs == {(one, other) for one in third for other in third if one != other}


def test_pf_map_03_the_boss_then_has_10_health() -> None:
    t = Table(larger_map=True, levels=5)
    t.slots["M"] = t.g.boss_slot = spawn(t.g, t.g.boss, t.at(2, 17))
    assert health_of(t.g, t.slots["M"]) == 10


def test_unknown_options_are_refused_by_name() -> None:
    with pytest.raises(OptionError, match="portal_cots"):
        read_options({"portal_cots": 2})


# Summons without room, cards that run out, tokens that listen.


def test_pf_boss_26_no_summon_comes_where_the_map_is_full_or_from_another_boss() -> None:
    t = lair(":1 :. :e :. :. :. :M :2 :\n+")
    snake = t.kind("snake")
    place = t.g.token_kinds.index(snake)
    assert not summon(t.g, t.kind("minion"))  # Ikee's
    while len(t.g.enemy_pos) < codes.MOST_ENEMIES:
        assert spawn(t.g, t.kind("imp"), t.g.who.index(-1)) == len(t.g.enemy_pos) - 1
    full = t.g.enemy_pos[:]
    assert not summon(t.g, snake)
    assert (t.g.token_supply[place], t.g.enemy_pos, t.g.who[t.at(3, ROW)]) == (2, full, -1)
    gone = full.index(0)
    t.g.put(codes.FIRST_ENEMY + gone, -1)
    assert summon(t.g, snake)
    assert (t.g.token_supply[place], t.place(t.g.enemy_pos[gone])) == (1, (3, ROW))
    assert (t.g.enemy_kind[gone], t.happened("spawned")[-1]["enemy"]) == (snake, "boss_token/snake")


def test_pf_board_02_no_enemy_appears_where_somebody_stands() -> None:
    t = lair()
    before = (t.g.enemy_pos[:], t.g.who[:])
    for column in (1, 7, 8):
        assert spawn(t.g, t.kind("imp"), t.at(column, ROW)) == -1
    assert (t.g.enemy_pos, t.g.who) == before


def test_pf_d_55_a_single_attack_card_is_resolved_even_if_its_symbol_does_not_show() -> None:
    for faces in ("hand hand hand hand hand", "coin coin hand hand hand"):
        for seed in range(8):
            t = ikee(faces, "tax")
            t.g.rng += seed * 1000003
            tax = t.g.attack_deck[-1]
            t.g.attack_deck = [tax]
            assert resolved(t.finish()) == ["tax"]
            assert (t.g.attack_deck, t.g.attack_discard) == ([], [tax])


def test_a_token_listens_for_the_hero_who_holds_it() -> None:
    pack = entries()
    effect = {"when": "moved", "do": [{"gain": {"what": "gold", "who": "adjacent"}}]}
    pack["boss_token"]["stone"]["effects"] = [effect]
    for holder in (0, 1):
        drawing = ":1 :. :3 :. :. :M :. :2 :\n+"
        t = Table(drawing, row=ROW, levels=4, low=4, seats=3, pack=release_of(pack))
        gain_token(t.g, holder, t.g.token_kinds.index(t.kind("stone")))
        t.roll("move").move("right")
        assert t.g.gold == [0, 0, 1 if holder == 0 else 0]  # hero 3 stands beside hero 1 now
        assert t.happened("effect") == (
            [{"definition": "boss_token/stone", "hero": "hero/plain", "hero_seat": 0}] if holder == 0 else []
        )
