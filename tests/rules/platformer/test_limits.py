"""Rules at their limits: the first and the last space, the last token, numbers that cards push below nothing,
figures that are gone before their turn comes."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.platformer import codes
from engine.games.platformer.wounds import gain_token
from engine.kernel import frames
from tests.rules.platformer.pack import always, card, entries, release_of
from tests.rules.platformer.table import Table
from tests.rules.platformer.words import AS_LAIR, FLOOR, LAIR, REWARD, doing, holding, ready, rewards

BESIDE = ":1 :E :. :. :. :. :. :2 :\n+==+==+==+==+==+==+==+==+"
ROW = AS_LAIR["row"]


def changed(what: str, by: int, drawing: str = BESIDE, of: str = "self", **more: Any) -> Table:
    """Hero 1 holds a card that changes a number, and is about to roll."""
    return holding(always({"change": {"what": what, "by": by, "of": of}}), drawing=drawing, **more)


# Numbers never fall below nothing.


@pytest.mark.parametrize("by", [-1, -2])
def test_pf_d_01_a_portal_that_costs_nothing_gives_nothing(by: int) -> None:
    t = changed("portal_price", by, ":@ :. :@ :2 :\n+==+==+==+==+").roll("")
    t.g.put(0, t.at(1, 1))
    t.act(codes.A_PORTAL, t.at(3, 1))
    assert (t.hero(), t.g.gold[0]) == ((3, 1), 0)


@pytest.mark.parametrize("by", [-1, -2, -5])
def test_pf_shop_02_a_card_that_costs_nothing_gives_nothing(by: int) -> None:
    t = changed("price", by, ":$ :. :2 :\n+==+==+==+").roll("")
    t.g.put(0, t.at(1, 1))
    t.show("boots", "hammer", "cloak", "tonic", "spark", "feather")
    slot = [t.g.program.definitions[t.g.program.cards[c]].slug for c in t.g.display].index("feather")
    t.act(codes.A_BUY, slot)
    assert t.g.gold[0] == 0
    assert [told["price"] for told in t.happened("bought")] == [0]


def test_pf_combat_05_loot_is_never_less_than_nothing() -> None:
    less = always({"change": {"what": "loot_gold", "by": -3}}, {"change": {"what": "loot_gems", "by": -3}})
    t = holding(less, drawing=BESIDE).roll("sword").attack("E", "sword").strike()
    assert (t.g.gold[0], t.g.gems[0]) == (0, 0)
    assert [(told["gold"], told["gems"]) for told in t.happened("loot")] == [(0, 0)]


def test_pf_combat_04_an_attack_inflicts_never_less_than_nothing() -> None:
    t = changed("attack_damage", -5).roll("sword").attack("E", "sword")
    assert t.game.label((codes.A_STRIKE, 0, 0, 0)).args == {"damage": 0}
    assert [told["damage"] for told in t.strike().happened("struck")] == [0]
    t = changed("sword_damage", -5).roll("sword").attack("E", "sword")
    assert t.game.label((codes.A_STRIKE, 0, 0, 0)).args == {"damage": 0}


def test_pf_enemy_01_an_enemy_inflicts_never_less_than_nothing() -> None:
    t = changed("damage", -3, of="enemies").roll("", "attack")
    assert t.g.hearts[0] == 5
    assert [enemy.damage for enemy in t.game.view(0).map.enemies] == [0]


def test_pf_combat_02_an_enemy_has_at_least_one_health() -> None:
    t = changed("health", -3, of="enemies").roll("sword")
    assert [enemy.health for enemy in t.game.view(0).map.enemies] == [1]


@pytest.mark.parametrize(
    ("what", "symbol", "after"),
    [("move_steps", "move", 1), ("hand_steps", "hand", 1), ("coin_gold", "coin", 1)],
)
def test_pf_sym_01_a_symbol_does_at_least_one(what: str, symbol: str, after: int) -> None:
    t = changed(what, -3).roll(symbol)
    if symbol == "move":
        assert t.move("up").deciding == "act"
        assert t.hero() == (1, 2)
    elif symbol == "hand":
        assert t.hand("E", "up").deciding == "act"
        assert t.enemy() == (2, 2)
    else:
        assert t.use("coin").g.gold[0] == after


# Symbols that count more than once.


def test_pf_gem_01_a_doubled_symbol_can_be_boosted_as_well() -> None:
    """The next symbol counts three times; a Gem adds one more."""
    for gems, gold in ((0, 3), (1, 4)):
        t = ready({"double_symbol": {"times": 2}}).roll("coin")
        t.g.gems[0] = 1
        t.card("charm").use("coin").gem(gems).done()
        assert t.g.gold[0] == gold


def test_pf_turn_09_a_symbol_that_a_card_gave_is_lost_with_the_turn() -> None:
    t = doing({"add_symbol": {"symbol": "coin"}}, drawing=FLOOR)
    assert (codes.EXTRA, codes.COIN, codes.COIN) in t.legal(codes.A_USE)
    t.finish().roll("")
    assert t.g.active == 1
    assert t.legal(codes.A_USE) == []


def test_pf_item_01_a_card_that_is_discarded_changes_nothing_any_more() -> None:
    richer = always({"change": {"what": "coin_gold", "by": 2}})
    spent = {"when": "activated", "cost": ["discard"], "do": ["heal_full"]}
    t = holding(richer, spent, drawing=FLOOR).roll("coin coin")
    assert t.use("coin").g.gold[0] == 3
    assert t.card("charm").use("coin").g.gold[0] == 4


# Figures that are gone.


def test_pf_sym_04_a_hand_ends_when_its_enemy_is_gone() -> None:
    """Of three steps one is made; then a card takes the enemy away."""
    away = {"when": {"enemy_moved": {"cause": "hand"}}, "do": ["remove_enemy"]}
    t = holding(away, always({"change": {"what": "hand_steps", "by": 2}}), drawing=BESIDE).roll("hand")
    t.hand("E", "right")
    assert (t.enemy(), t.deciding) == (None, "act")


def test_pf_d_33_no_order_is_asked_for_once_the_hero_is_downed() -> None:
    t = Table(":. :G :. :\n+  +  +  +\n:E :1 :F :\n+==+==+==+", begin=False)
    t.g.hearts[0] = 1
    t.begin(0)
    t.roll("move", "attack")
    assert t.deciding == "attacked"
    t.act(frames.A_ENEMY, t.slots["E"])
    assert (t.hero(), t.deciding) == (None, "offer")


def test_whoever_holds_the_card_gets_the_loot_of_what_it_defeats() -> None:
    """Hero 2's card strikes an enemy in hero 1's turn; a spiteful enemy strikes another for hero 2."""
    hit = {"choose_enemy": {"where": "anywhere", "do": [{"damage_enemy": {"amount": 9}}]}}
    t = holding({"when": {"moved": {"by": "any"}}, "do": [hit]}, drawing=":1 :. :E :2 :\n+==+", hero=1)
    t.roll("move").move("right")
    assert (t.enemy(), t.g.gold) == (None, [0, 1])
    pack = entries()
    pack["enemy"]["spite"] = {
        "rank": 1,
        "health": 1,
        "damage": 1,
        "effects": [{"when": {"enemy_moved": {"enemy": "this"}}, "do": [hit]}],
    }
    t = Table(
        ":1 :S :. :E :2 :\n+==+==+==+==+==+", pack=release_of(pack), enemies={"S": "spite"}, begin=False
    )
    t.begin(1)
    t.roll("hand").hand("S", "right")
    assert (t.enemy("E"), t.g.gold) == (None, [0, 1])


# Respawn offered.


def test_pf_d_40_an_offered_respawn_may_be_declined() -> None:
    t = Table(":. :E :1 :\n+==+==+==+", begin=False)
    t.g.hearts[0] = 1
    t.begin(0)
    t.roll("coin move", "attack")
    assert (t.deciding, t.game.view(0).turn.frame) == ("offer", [4] + [0] * 11)
    assert (t.no().g.step, t.hero()) == (5, None)


def test_pf_d_40_nobody_is_offered_a_respawn_in_step_8() -> None:
    late = {"when": {"step_begins": {"step": 8}}, "do": [{"wound": {"amount": 9, "who": "self"}}]}
    t = holding(late, drawing=FLOOR).roll("coin move").end().no()
    assert (t.hero(), t.g.active, t.deciding) == (None, 1, "throw")


# The first and the last space.


def test_pf_level_05_a_removed_level_is_cleared_to_its_last_space() -> None:
    t = Table(":1 :. :. :. :. :. :. :. :\n+==+==+==+==+==+==+==+==+", row=9, levels=3, begin=False)
    slot = t.slots["E"] = len(t.g.enemy_pos)
    t.g.enemy_pos.append(-1)
    t.g.enemy_kind.append(t.kind("imp"))
    t.g.put(codes.FIRST_ENEMY + slot, t.at(8, 4))
    t.g.piles[t.at(8, 4)] = codes.ONE_GOLD
    t.begin(0)
    assert (t.enemy(), t.g.piles[t.at(8, 4)], t.g.low_level) == (None, 0, 1)


def test_pf_d_72_the_first_space_of_the_map_lies_below_the_seal() -> None:
    t = ready({"gain": {"what": "gem", "who": "all"}}, drawing=FLOOR, levels=4).roll("")
    t.g.put(1, t.at(1, ROW))
    assert t.card("charm").g.gems == [1, 0]


def test_the_boss_moves_to_the_last_space_and_acts_for_a_hero_on_the_first_one() -> None:
    t = ready("move_boss", drawing=LAIR, **AS_LAIR).roll("")
    t.g.board.kind[t.at(8, ROW + 3)] = codes.BOSS_SPAWN
    assert t.card("charm").enemy("M") == (8, ROW + 3)
    t = doing("activate_boss", drawing=LAIR.replace("2 :", ". :"), **AS_LAIR)
    assert (t.hero(), t.deciding) == ((1, ROW), "throw")


def test_pf_combat_01_a_longer_reach_goes_in_all_four_directions() -> None:
    for column, row in ((2, 3), (4, 3), (3, 4), (3, 2)):
        t = changed("attack_reach", 1, ":. :. :. :. :. :2 :\n+  +  +  +  +  +  +\n" * 4)
        t.g.put(0, t.at(3, 3))
        t.g.put(1, -1)
        far = (2 * column - 3, 2 * row - 3)
        if far[1] > 4:
            far = (column, row)
        slot = len(t.g.enemy_pos)
        t.g.enemy_pos.append(-1)
        t.g.enemy_kind.append(t.kind("imp"))
        t.g.put(codes.FIRST_ENEMY + slot, t.at(*far))
        t.roll("sword")
        assert t.legal(codes.A_ATTACK) == [(slot, 0, 0)]


# The boss.


def test_pf_d_22_a_boss_may_have_health_of_its_own_beside_that_of_the_levels() -> None:
    pack = entries()
    pack["boss"]["medusa"].update(health_base=3, health_per_level=1)
    t = Table(LAIR, pack=release_of(pack), **AS_LAIR)
    assert [enemy.health for enemy in t.game.view(0).map.enemies] == [3 + 4]


def test_pf_boss_23_the_last_boss_token_can_be_gained() -> None:
    t = Table(LAIR, **AS_LAIR).roll("")
    index = t.g.token_kinds.index(t.kind("stone"))
    t.g.token_supply[index] = 1
    gain_token(t.g, 0, index)
    assert t.game.view(0).heroes[0].tokens == ["stone"]
    gain_token(t.g, 1, index)
    assert (t.game.view(0).heroes[1].tokens, t.g.token_supply[index]) == ([], 0)


def test_a_hero_who_is_immune_to_the_boss_is_not_hit_by_its_cards_but_by_its_die() -> None:
    pack = entries()
    pack["item"]["charm"] = card(1, always({"immune": {"to": "boss_attacks"}}))
    pack["item"]["horn"] = card(1, {"when": "activated", "cost": ["exhaust"], "do": ["activate_boss"]})
    for slugs, hearts in ((["horn"], [3, 2]), (["horn", "charm"], [5, 2])):
        t = Table(LAIR, pack=release_of(pack), begin=False, **AS_LAIR)
        for slug in slugs:
            t.give(0, slug)
        t.begin(0)
        t.roll("").card("horn").act(frames.A_FACE, codes.ATTACK)
        assert t.g.hearts == hearts
    t = Table(LAIR.replace("1 :. :. :M", ". :. :1 :M"), pack=release_of(pack), begin=False, **AS_LAIR)
    t.give(0, "charm")
    t.begin(0)
    assert t.roll("", "attack").g.hearts[0] == 3


@pytest.mark.parametrize("result", ["attack", "left", "right"])
def test_pf_medusa_02_the_card_that_shows_the_result_is_resolved_wherever_it_lies(result: str) -> None:
    answers = {"attack": "glare", "left": "hiss", "right": "brood"}
    for first in range(3):
        t = doing("activate_boss", drawing=LAIR, **AS_LAIR)
        deck = sorted(t.g.attack_deck)
        t.g.attack_deck = deck[first:] + deck[:first]
        t.act(frames.A_FACE, codes.RESULTS.index(result))
        assert [told["card"] for told in t.happened("boss-card")] == [f"boss_attack/{answers[result]}"]


def test_pf_d_54_a_deck_without_an_answer_is_gone_through_and_the_boss_passes() -> None:
    t = doing("activate_boss", drawing=LAIR, **AS_LAIR)
    deck = [c for c in t.g.attack_deck if t.g.program.definitions[t.g.program.cards[c]].slug != "glare"]
    t.g.attack_deck = deck[:]
    t.act(frames.A_FACE, codes.ATTACK)
    assert (t.deciding, t.g.hearts) == ("act", [5, 4])
    assert len(t.happened("boss-passes")) == 2 * len(deck)


# Symbols that are blocked.


def test_pf_forge_01_a_pair_gives_no_attack_while_swords_are_blocked() -> None:
    for words, attacks in (([], 1), ([{"block_symbol": {"symbol": "sword"}}], 0)):
        t = holding(always({"forbid": {"what": "save"}}, *words), drawing=BESIDE).roll("coin coin")
        assert len(t.legal(codes.A_ATTACK)) == attacks


@pytest.mark.parametrize("on_a_condition", [False, True])
def test_pf_sym_05_a_blocked_symbol_counts_as_nothing_else_either(on_a_condition: bool) -> None:
    """A Coin would count as a Move as well."""
    counts = always({"counts_as": {"symbol": "coin", "other": "move"}})
    blocks = always({"block_symbol": {"symbol": "coin"}})
    if on_a_condition:
        blocks["if"] = [{"has": {"what": "gold", "most": 5}}]
    assert holding(counts, drawing=BESIDE).roll("coin").symbols() == {"coin"}
    t = holding(counts, drawing=BESIDE).roll("coin hand")
    assert {(a[1], a[2]) for a in t.legal(codes.A_USE)} >= {(codes.COIN, codes.MOVE)}
    assert holding(counts, blocks, drawing=BESIDE).roll("coin hand").symbols() == {"hand"}


def test_pf_sym_05_a_star_does_not_count_as_a_blocked_symbol() -> None:
    """Sweety's Star counts as a Sword."""
    for words, attacks in ((["heal_full"], 1), (["heal_full", {"block_symbol": {"symbol": "sword"}}], 0)):
        t = ready(*words, drawing=BESIDE, heroes=("sweety", "second")).roll("star coin").card("charm")
        assert len(t.legal(codes.A_ATTACK)) == attacks


# What is told and shown.


def test_pf_push_02_what_is_being_decided_is_shown_with_hero_space_and_origin() -> None:
    t = Table(":1 :E :. :2 :\n+==+==+==+==+").roll("move").move("right")
    assert t.game.view(0).turn.frame[:6] == [0, t.at(2, 1), 0, 1, t.at(1, 1), -1]


def test_pf_combat_04_a_strike_is_labelled_with_what_the_striking_hero_inflicts() -> None:
    stronger = always({"change": {"what": "attack_damage", "by": 2}})
    t = holding(stronger, drawing=":. :. :. :. :. :1 :E :2 :\n+==+==+==+==+==+==+==+==+", hero=1)
    t.begin(1)
    t.roll("sword").attack("E", "sword")
    assert t.game.label((codes.A_STRIKE, 0, 0, 0)).args == {"damage": 3}


def test_an_enemy_on_the_first_space_is_seen() -> None:
    assert [enemy.space for enemy in Table(":E :1 :2 :\n+").game.view(0).map.enemies] == [0]


def test_pf_grav_03_the_fall_of_an_enemy_is_told() -> None:
    t = Table(":E :. :\n+  +  +\n:. :1 :\n+==+==+").roll("").act(codes.A_GRAVITY)
    fell = [(told["from_row"], told["row"]) for told in t.happened("enemy-fell")]
    assert (fell, t.enemy()) == ([(2, 1)], (1, 1))


def test_pf_item_05_a_potion_that_is_discarded_is_told() -> None:
    t = Table(FLOOR, begin=False)
    t.give(0, "gembrew")
    t.begin(0)
    t.roll("").card("gembrew")
    assert [(told["hero_seat"], told["card"]) for told in t.happened("discarded")] == [(0, "potion/gembrew")]


def test_pf_forge_05_a_pair_forged_for_saving_is_told_with_its_symbols() -> None:
    t = Table(BESIDE).roll("coin coin").end().act(codes.A_SAVE, codes.PAIR, codes.COIN, codes.STAR)
    assert [(told["symbol"], told["result_symbol"]) for told in t.happened("forged")] == [("coin", "star")]
    assert t.g.special[0] == codes.STAR


def test_pf_d_15_the_reset_of_a_special_die_is_told() -> None:
    t = ready({"reset_special": {"who": "all"}}).roll("")
    t.g.special = [codes.COIN, codes.BLANK]
    assert [told["hero_seat"] for told in t.card("charm").happened("special-reset")] == [0]


# Moments.


def test_a_ladder_is_used_where_it_crosses_a_platform() -> None:
    """Not by a jump beside it, nor by a step aside from one platform to the next."""
    drawing = ":. :. :. :\n+==+  +==+\n:1H:. :. :\n+==+==+==+"
    for path, used_one in ((["up"], 1), (["right"], 0), (["right", "up"], 0), (["right", "up", "right"], 0)):
        t = holding({"when": "ladder_used", "do": [REWARD]}, drawing=drawing).roll("move move move")
        assert rewards(t.move(*path)) == used_one
    t = holding({"when": "ladder_used", "do": [REWARD]}, drawing=drawing).roll("move")
    t.g.put(0, t.at(1, 2))
    assert rewards(t.move("down")) == 1


# Heroes who are meant.


def test_what_a_card_changes_for_a_time_concerns_whoever_holds_it() -> None:
    """Hero 1's card hears hero 2 move: the Coins of hero 1 are worth more, not those of hero 2."""
    change = {"change": {"what": "coin_gold", "by": 2, "of": "self"}}
    t = holding({"when": {"moved": {"by": "other"}}, "until": "game", "do": [change]}, drawing=FLOOR)
    t.begin(1)
    t.roll("move coin").move("left").use("coin")
    assert t.g.gold == [0, 1]
    t.begin(0)
    assert t.roll("coin").use("coin").g.gold == [3, 1]


def test_only_heroes_on_the_map_are_chosen() -> None:
    choose = {"choose_hero": {"do": [{"gain": {"what": "gem", "who": "them"}}]}}
    assert doing(choose).g.gems == [0, 1]
    t = ready(choose).roll("")
    t.g.put(1, -1)
    assert t.card("charm").g.gems == [0, 0]


def test_pf_d_71_nobody_moves_onto_the_first_hero_who_cannot_be_pushed() -> None:
    fixed = always({"immune": {"to": "push"}})
    t = holding(fixed, drawing=":1 :2 :\n+==+==+")
    t.begin(1)
    assert t.roll("move").use("move").refused(codes.A_STEP, codes.WEST) == "PF-D-35"


# Conditions.


def test_the_lowest_row_ends_where_the_next_one_begins() -> None:
    effect = {
        "when": {"step_begins": {"step": 5}},
        "if": [{"standing": {"where": "lowest_row"}}],
        "do": [REWARD],
    }
    for place, holds in (((8, 1), True), ((1, 2), False)):
        t = holding(effect, drawing=":. :. :. :. :. :. :. :. :\n+==+==+==+==+==+==+==+==+")
        t.g.put(0, t.at(*place))
        assert rewards(t.roll("")) == holds


@pytest.mark.parametrize(
    ("row", "place", "holds"), [(1, "most", True), (-1, "most", False), (1, "fewest", False)]
)
def test_whoever_is_off_the_map_stands_lower_than_the_lowest_row(row: int, place: str, holds: bool) -> None:
    """Hero 1 stands in the lowest row, or is off the map like hero 2."""
    effect = {
        "when": {"step_begins": {"step": 5}},
        "if": [{"ranks": {"what": "height", "place": place}}],
        "do": [REWARD],
    }
    t = holding(effect, drawing=FLOOR)
    t.g.put(1, -1)
    if row < 0:
        t.g.put(0, -1)
    assert rewards(t.roll("")) == holds


@pytest.mark.parametrize("kind", ["hero", "item", "boss_token", "boss"])
def test_pf_d_72_a_card_reaches_as_far_as_whoever_has_it(kind: str) -> None:
    """Both heroes are below. What one has reaches the other, although an enemy is above; what the boss does
    stays above, although an enemy is below."""
    pack = entries()
    effect = always({"change": {"what": "coin_gold", "by": 2, "of": "all"}})
    pack["item"]["charm"] = card(1)
    slug = {"hero": "plain", "item": "charm", "boss_token": "stone", "boss": "medusa"}[kind]
    pack[kind][slug]["effects"] = [effect]
    drawing = ":. :. :. :S :\n+^^+^^+^^+^^+\n:1 :2 :. :. :\n+==+==+==+==+"
    if kind == "boss":
        drawing = drawing.replace("S", ".").replace(":. :. :\n+==", ":. :E :\n+==")
    t = Table(drawing, row=12, levels=4, low=3, pack=release_of(pack), begin=False)
    if kind == "item":
        t.give(0, "charm")
    elif kind == "boss_token":
        gain_token(t.g, 0, t.g.token_kinds.index(t.kind("stone")))
    t.begin(1)
    assert t.roll("coin").use("coin").g.gold[1] == (1 if kind == "boss" else 3)
    t.g.put(1, t.at(1, 13))
    t.begin(1)
    assert t.roll("coin").use("coin").g.gold[1] == 1 + 3  # now it is the other way round
