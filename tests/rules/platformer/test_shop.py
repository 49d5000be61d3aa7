"""PF-SHOP, PF-ITEM, PF-ART, and the rulings about cards."""

from __future__ import annotations

import pytest

from engine.games.platformer import codes
from engine.games.platformer.shop import may_buy
from engine.games.platformer.wounds import wound
from engine.kernel.frames import A_YES
from tests.rules.platformer.pack import always, entries, release_of, used
from tests.rules.platformer.table import Table
from tests.rules.platformer.words import holding

AT_SHOP = ":. :. :$ :. :. :. :. :2 :\n+"


def shopping(gold: int = 9, **more: object) -> Table:
    t = Table(AT_SHOP).roll("move coin")
    t.g.put(0, t.at(3, 1))
    t.g.gold[0] = gold
    t.show("boots", "hammer", "cloak", "tonic", "spark", "feather")
    return t


def test_pf_shop_01_buying_needs_a_shop_space() -> None:
    t = shopping().move("right")
    assert t.refused(codes.A_BUY, 0) == "PF-SHOP-01"
    assert shopping().refused(codes.A_BUY, 0) == ""


def test_pf_shop_02_the_price_is_paid_and_the_card_taken_from_the_display() -> None:
    t = shopping(3)
    card = t.g.display[0]
    t.act(codes.A_BUY, 0)
    assert (t.g.gold[0], t.g.held[0]) == (0, [card])
    assert shopping(2).refused(codes.A_BUY, 0) == "PF-SHOP-02"


def test_pf_shop_03_the_gap_is_refilled_at_once() -> None:
    t = shopping()
    top = t.g.item_deck[-1]
    t.act(codes.A_BUY, 1)
    assert t.g.display[1] == top


def test_pf_shop_04_only_gold_limits_the_purchases() -> None:
    t = shopping(10).act(codes.A_BUY, 0).act(codes.A_BUY, 1).act(codes.A_BUY, 3).act(codes.A_BUY, 5)
    assert len(t.g.held[0]) == 4


def test_pf_shop_05_buying_costs_no_symbol() -> None:
    t = shopping()
    used = t.g.used
    assert t.act(codes.A_BUY, 0).g.used == used


def test_pf_d_57_supplies_are_unlimited_and_an_empty_deck_leaves_a_gap() -> None:
    t = shopping()
    t.g.item_deck.clear()
    t.act(codes.A_BUY, 0)
    assert t.g.display[0] == -1
    assert t.refused(codes.A_BUY, 0) == "PF-SHOP-02"
    t = Table(":1 :. :\n+").roll("coin")
    t.g.gold[0] = 500
    assert t.use("coin").g.gold[0] == 501


def test_pf_item_01_a_passive_effect_applies_by_itself() -> None:
    t = Table(":E :1 :. :\n+").roll("move")
    t.give(0, "cloak")
    t.move("right")
    assert t.g.hearts[0] == 5
    t = Table(":E :1 :x :x :\n+").roll("move move")
    t.give(0, "armour")
    t.give(0, "cloak")
    t.move("right", "right")
    assert t.g.hearts[0] == 4  # one Wound per turn is stopped


def test_pf_item_02_an_exhaust_item_is_used_as_an_action_and_turned() -> None:
    t = Table(":1 :. :\n+").roll("coin")
    card = t.give(0, "boots")
    t.card("boots").step("right")
    assert (t.hero(), t.g.exhausted) == ((2, 1), [card])


def test_pf_item_03_an_exhausted_card_waits_for_the_refresh() -> None:
    t = Table(":1 :. :. :2 :\n+").roll("coin")
    card = t.give(0, "boots")
    t.card("boots").step("right")
    assert t.refused(codes.A_CARD, card) == "PF-ITEM-03"
    t.finish().roll("coin").finish().roll("coin")
    assert t.refused(codes.A_CARD, card) == ""


def test_pf_item_04_any_number_of_items_without_symbols() -> None:
    t = Table(":1 :. :\n+").roll("coin")
    used = t.g.used
    t.give(0, "boots")
    t.give(0, "hammer")
    t.card("boots").step("right").card("hammer")
    assert (t.g.used, len(t.g.exhausted)) == (used, 2)


def test_pf_item_05_a_potion_goes_to_the_bottom_of_its_deck() -> None:
    t = Table(":1 :. :\n+").roll("coin")
    one, two = t.give(0, "spark"), t.give(0, "gembrew")
    t.card("spark").card("gembrew")
    assert (t.g.potion_deck[:2], t.g.held[0]) == ([two, one], [])
    assert (t.g.extra[codes.SWORD], t.g.gems[0]) == (1, 2)


def test_pf_item_06_a_once_per_turn_ability_turns_the_hero_card() -> None:
    t = Table(":1 :. :\n+", heroes=("healer", "plain")).roll("coin")
    t.g.hearts[0] = 2
    t.card("healer")
    assert (t.g.hearts[0], t.g.tired[0]) == (3, 1)
    assert t.refused(codes.A_CARD, -1) == "PF-ITEM-03"


def test_pf_item_07_a_passive_ability_does_not_turn_the_hero_card() -> None:
    t = Table(":1 :E :\n+", heroes=("etern", "plain")).roll("sword").attack("E", "sword").strike()
    assert (t.g.gold[0], t.g.tired[0]) == (2, 0)


def test_pf_d_60_cards_are_used_in_the_own_step_5_and_a_bought_one_is_ready() -> None:
    t = shopping(3).act(codes.A_BUY, 0)
    t.card("boots").step("right")
    assert t.hero() == (4, 1)
    t.end()
    assert t.refused(codes.A_CARD, t.g.held[0][0]) == "PF-TURN-07"
    t = Table(":1 :. :. :. :2 :\n+", begin=False)
    t.give(0, "calm")  # a card that says otherwise
    t.begin(1)
    t.roll("coin", "left")
    assert t.deciding == "act"
    t.begin(0)
    t.roll("coin", "left")
    assert (t.deciding, t.to_act) == ("effect", 0)
    t.yes()
    assert (t.g.enemy_die, t.g.held[0]) == (codes.NONE, [])


# Artifacts.


def with_artifacts(drawing: str = ":1 :E :. :. :2 :F :\n+") -> Table:
    t = Table(drawing, artifacts=True, enemies={"F": "imp"})
    return t.roll("sword coin")


def artifact(t: Table, slug: str) -> int:
    return next(c for c in t.g.artifacts if t.g.program.definitions[t.g.program.cards[c]].slug == slug)


def test_pf_art_01_two_random_artifacts_lie_in_the_common_area() -> None:
    t = with_artifacts()
    assert (len(t.g.artifacts), t.g.artifact_owner) == (2, [-1, -1])
    assert Table().g.artifacts == []


def test_pf_art_02_and_pf_d_07_who_meets_the_condition_may_take_it_at_that_moment_even_from_another() -> None:
    t = with_artifacts().attack("E", "sword").strike()
    assert (t.deciding, t.to_act) == ("effect", 0)
    t.no()
    assert t.g.held[0] == []
    t = with_artifacts().attack("E", "sword").strike().yes()
    crown = artifact(t, "crown")
    assert t.g.held[0] == [crown]
    t.finish().roll("sword").attack("F", "sword").strike().yes()
    assert (t.g.held[0], t.g.held[1]) == ([], [crown])


def test_pf_art_03_an_artifact_arrives_refreshed() -> None:
    t = with_artifacts()
    crown = artifact(t, "crown")
    t.attack("E", "sword").strike().yes().card("crown")
    assert t.g.exhausted == [crown]
    t.finish().roll("sword").attack("F", "sword").strike().yes()
    assert t.g.exhausted == []
    gold = t.g.gold[1]
    t.card("crown")
    assert t.g.gold[1] == gold + 1


def test_pf_art_04_artifacts_are_passive_or_exhaust_like_items() -> None:
    t = with_artifacts(":1 :. :\n+  +  +\n:. :. :\n+  +  +\n:. :E :\n+")
    t.act(codes.A_GRAVITY)
    t.yes()
    t.attack("E", "sword")
    assert t.game.label((codes.A_STRIKE, 0, 0, 0)).number("damage") == 2
    t = with_artifacts().attack("E", "sword").strike().yes()
    before = t.g.gold[0]
    t.card("crown")
    assert (t.g.gold[0], t.card_of(0, "crown") in t.g.exhausted) == (before + 1, True)
    assert t.refused(codes.A_CARD, t.card_of(0, "crown")) == "PF-ITEM-03"


def test_pf_art_05_and_pf_d_18_step_2_refreshes_items_artifacts_and_the_hero_card() -> None:
    t = with_artifacts().attack("E", "sword").strike().yes().card("crown")
    boots = t.give(0, "boots")
    t.g.exhausted.append(boots)
    t.g.tired[0] = 1
    t.begin(0)
    assert (t.g.exhausted, t.g.tired[0]) == ([], 0)


def test_pf_d_61_the_active_player_comes_first_and_being_downed_costs_no_artifact() -> None:
    for active in (0, 1):
        t = Table(":1 :2 :\n+  +  +\n:. :. :\n+  +  +\n:. :x :\n+", artifacts=True, begin=False)
        t.begin(active)
        t.roll("coin").g.hearts[1] = 9
        t.act(codes.A_GRAVITY)
        asked = [t.to_act]
        t.no()
        asked.append(t.to_act)
        assert asked == [active, 1 - active]
    t = with_artifacts().attack("E", "sword").strike().yes()
    crown = artifact(t, "crown")
    wound(t.g, 0, 9, codes.BY_EFFECT)
    assert (t.hero(), t.g.held[0]) == (None, [crown])


# Shops that are near, artifacts that are given up.

AROUND_SHOPS = [
    (":1 :. :$ :. :\n+  +  +  +  +", False),
    (":. :1 :$ :. :\n+  +  +  +  +", True),
    (":$ :1 :. :. :\n+  +  +  +  +", True),
    (":. :1 |$ :. :\n+  +  +  +  +", False),
    (":. :$ :. :. :\n+  +  +  +  +\n:. :1 :. :. :\n+  +  +  +  +", True),
    (":. :$ :. :. :\n+  +==+  +  +\n:. :1 :. :. :\n+  +  +  +  +", False),
    (":. :1 :. :. :\n+  +  +  +  +\n:. :$ :. :. :\n+  +  +  +  +", True),
    (":. :. :$ :. :\n+  +  +  +  +\n:. :1 :. :. :\n+  +  +  +  +", False),
]


@pytest.mark.parametrize(("drawing", "near"), AROUND_SHOPS)
def test_pf_shop_01_a_card_lets_a_hero_buy_beside_a_shop(drawing: str, near: bool) -> None:
    for effects, wanted in (([always({"change": {"what": "shop_reach", "by": 1}})], near), ([], False)):
        t = holding(*effects, drawing=drawing).roll("coin")
        t.g.gold[0] = 9
        t.g.board.kind[-1] = codes.SHOP  # one far above is of no use
        assert bool(t.legal(codes.A_BUY)) == wanted
        assert (t.refused(codes.A_BUY, 0) == "PF-SHOP-01") != wanted


def test_pf_shop_01_the_first_space_of_the_map_is_as_good_as_any_and_off_the_map_is_no_shop() -> None:
    t = shopping()
    t.g.board.kind[0] = codes.SHOP
    assert not may_buy(t.g, 1)
    t.g.put(0, 0)
    assert t.refused(codes.A_BUY, 0) == ""
    t.g.board.kind[-1] = codes.SHOP
    t.g.put(0, -1)
    assert not may_buy(t.g, 0)


def test_an_artifact_given_up_lies_in_the_common_area_again() -> None:
    pack = entries()
    claim = {"when": "enemy_defeated", "may": True, "do": ["take_this"]}
    pack["artifact"]["crown"] = {"effects": [claim, used({"gain": {"what": "gold"}}, cost="discard")]}
    t = Table(":E :1 :. :. :2 :F :\n+", enemies={"F": "imp"}, artifacts=True, pack=release_of(pack))
    t.roll("sword").attack("E", "sword").strike().yes().card("crown")
    place = t.g.artifacts.index(artifact(t, "crown"))
    assert (t.g.held[0], t.g.artifact_owner[place], t.g.gold[0]) == ([], -1, 2)
    assert [seen.owner for seen in t.game.view(1).artifacts] == [-1, -1]
    t.finish().roll("sword").attack("F", "sword").strike().yes()
    assert (t.g.held[1], t.g.artifact_owner[place]) == ([artifact(t, "crown")], 1)


def test_pf_item_06_an_ability_that_answers_a_moment_turns_the_hero_card_too() -> None:
    pack = entries()
    answer = {"when": "looted", "may": True, "cost": ["exhaust"], "do": [{"gain": {"what": "gem"}}]}
    pack["hero"]["etern"]["effects"] = [answer]
    t = Table(":1 :E :\n+", heroes=("etern", "plain"), pack=release_of(pack)).roll("sword")
    t.attack("E", "sword").strike().act(A_YES)
    assert (t.g.gems[0], t.g.tired[0], t.g.exhausted) == (1, 1, [])
