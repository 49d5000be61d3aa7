"""Words where there is little to act on: nobody beside the bearer, nothing to take, somebody off the map, the
first space of the map, a card of another player than the active one."""

from __future__ import annotations

import pytest

from engine.games.platformer import codes
from engine.kernel import frames
from tests.rules.platformer.pack import card, entries, release_of
from tests.rules.platformer.table import Table
from tests.rules.platformer.words import FLOOR, REWARD, doing, holding, ready, rewards

PAIR = ":. :. :. :\n+  +  +  +\n:1 :2 :. :\n+==+==+==+"


# Gold, Gems, Hearts.


def test_nothing_is_stolen_from_whoever_has_nothing() -> None:
    t = ready({"steal": {"what": "gold", "amount": 3, "who": "others"}}).roll("")
    t.g.gold = [1, 0]
    assert t.card("charm").g.gold == [1, 0]
    assert t.happened("spent") == []


def test_loot_of_gold_alone_is_no_gain_of_gems() -> None:
    heard = {"when": {"gained": {"what": "gem"}}, "do": [REWARD]}
    t = holding(heard, drawing=":1 :E :. :2 :\n+==+==+==+==+").roll("sword").attack("E", "sword").strike()
    assert (t.g.gold, t.g.gems) == ([1, 0], [0, 0])
    assert [told["resource"] for told in t.happened("gained")] == ["gold"]


def test_pf_d_59_a_hero_at_full_health_is_not_healed_and_nothing_is_told() -> None:
    heal = {"gain": {"what": "heart", "amount": 2}}
    t = doing(heal)
    assert (t.g.hearts[0], t.happened("healed")) == (5, [])
    t = ready(heal).roll("")
    t.g.hearts[0] = 4
    t.card("charm")
    assert (t.g.hearts[0], [told["amount"] for told in t.happened("healed")]) == (5, [1])


def test_a_hero_who_may_not_heal_gets_no_heart() -> None:
    t = ready({"forbid": {"what": "heal"}}, {"gain": {"what": "heart", "amount": 2}}).roll("")
    t.g.hearts[0] = 2
    assert t.card("charm").g.hearts[0] == 2


# Dice.


def test_a_die_rolled_again_is_an_unused_one_and_no_other_is_rolled() -> None:
    """PF-SYM-06, PF-DICE-06: of two Coins the used one keeps its face; the enemy die lies as it did."""
    t = ready({"reroll": {"dice": "one"}}).roll("move coin coin", "left").use("coin").card("charm")
    t.act(frames.A_FACE, codes.COIN).reroll("star")
    assert [codes.SYMBOLS[face] for face in t.g.faces[:3]] == ["move", "coin", "star"]
    assert (t.deciding, t.g.enemy_die) == ("act", codes.LEFT)


# Costs.


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_once_per_turn_holds_for_whoever_has_the_card(seats: int) -> None:
    """The card of the last player hears each of two steps of hero 1, and acts at the first alone."""
    paid = {"when": {"moved": {"by": "any"}}, "cost": ["once_per_turn"], "do": [REWARD]}
    t = holding(paid, drawing=FLOOR, hero=seats - 1, seats=seats).roll("move move").move("right")
    assert rewards(t, seats - 1) == 1
    assert rewards(t.move("right"), seats - 1) == 1


# Places.


def test_heroes_beside_the_bearer_are_on_the_four_spaces_next_to_it() -> None:
    gift = {"gain": {"what": "gem", "who": "adjacent"}}
    assert doing(gift, drawing=PAIR).g.gems == [0, 1]
    for column, row in ((2, 2), (3, 1), (8, 1)):
        t = ready(gift, drawing=PAIR).roll("")
        t.g.put(1, t.at(column, row))
        assert t.card("charm").g.gems == [0, 0]


def test_whoever_is_off_the_map_is_neither_beside_the_edge_nor_on_a_level() -> None:
    for who in ("adjacent", "level"):
        t = ready({"gain": {"what": "gem", "who": who}}, drawing=FLOOR).roll("")
        t.g.put(1, -1)
        assert t.card("charm").g.gems == [0, 0]


def test_whoever_is_off_the_map_reaches_no_enemy() -> None:
    each = {"each_enemy": {"where": "anywhere", "do": ["remove_enemy"]}}
    for off in (False, True):
        t = holding({"when": {"moved": {"by": "any"}}, "do": [each]}, drawing=":1 :. :E :2 :\n+==+", hero=1)
        if off:
            t.g.put(1, -1)
        t.roll("move").move("right")
        assert t.enemy("E") == ((3, 1) if off else None)


def test_what_is_done_to_an_enemy_that_is_gone_is_done_to_no_other() -> None:
    """Hero 1 defeats the second enemy; a card would remove it once more."""
    gone = {"when": "enemy_defeated", "do": ["remove_enemy"]}
    t = holding(gone, drawing=":E :. :1 :F :2 :\n+==+==+==+==+==+").roll("sword sword")
    t.attack("F", "sword", "sword").strike()
    assert (t.enemy("E"), t.enemy("F")) == ((1, 1), None)


# Tokens on the map.


def test_a_token_is_laid_on_the_first_space_of_the_map_but_not_onto_another() -> None:
    lay = {
        "choose_space": {"within": "adjacent", "what": "platform", "do": [{"place_token": {"what": "gem"}}]}
    }
    t = doing(lay, drawing=":o :1 :o :2 :\n+==+==+==+==+")
    t.g.piles[t.at(1, 1)] = 0
    t.act(frames.A_SPACE, t.at(1, 1))
    assert t.g.piles[t.at(1, 1)] == codes.ONE_GEM
    t = doing(lay, drawing=":o :1 :o :2 :\n+==+==+==+==+").act(frames.A_SPACE, t.at(3, 1))
    assert t.g.piles[t.at(3, 1)] == codes.ONE_GOLD


def test_pf_d_49_no_token_is_laid_on_a_level_that_was_removed() -> None:
    """A hero is downed where the lowest level is taken away."""
    lay = {"when": {"downed": {"by": "any"}}, "do": [{"place_token": {"what": "gem"}}]}
    drawing = ":. :. :. :. :\n+==+==+==+==+\n" * 7 + ":. :2 :. :. :\n+==+==+==+==+"
    t = holding(lay, drawing=drawing, levels=3)
    t.g.put(0, t.at(1, 9))
    t.begin(0)
    assert (t.hero(1), t.g.low_level) == (None, 1)
    assert t.g.piles[t.at(2, 1)] == 0


# Placing and changing places.


def test_pf_board_02_nobody_is_placed_where_a_hero_stands() -> None:
    """Hero 2's card would place it where hero 1 has just moved to."""
    follow = {"when": {"moved": {"by": "any"}}, "do": ["place"]}
    t = holding(follow, drawing=FLOOR, hero=1).roll("move").move("right")
    assert (t.hero(0), t.hero(1)) == ((2, 1), (8, 1))


def test_pf_d_49_nobody_is_placed_on_a_level_that_was_removed() -> None:
    follow = {"when": {"downed": {"by": "any"}}, "do": ["place"]}
    t = holding(follow, drawing=":. :2 :. :. :\n+==+==+==+==+", levels=3)
    t.g.put(0, t.at(1, 9))
    t.begin(0)
    assert (t.hero(0), t.hero(1)) == ((1, 9), None)


def test_heroes_who_change_places_enter_their_new_spaces() -> None:
    """PF-BOARD-10: each finds a trap where the other stood; PF-D-10: neither collects what lies there."""
    swap = {"choose_hero": {"do": [{"swap": {"other": "hero"}}]}}
    t = ready(swap).roll("")
    t.g.board.kind[t.at(1, 1)] = t.g.board.kind[t.at(8, 1)] = codes.TRAP
    t.g.piles[t.at(1, 1)] = t.g.piles[t.at(8, 1)] = codes.ONE_GOLD
    t.card("charm")
    assert (t.hero(0), t.hero(1)) == ((8, 1), (1, 1))
    assert t.g.hearts == [4, 3]
    assert t.deciding == "act"
    t = ready(swap).roll("")
    t.g.board.kind[t.at(1, 1)] = t.g.board.kind[t.at(8, 1)] = codes.TRAP
    t.g.hearts = [1, 1]
    t.card("charm")
    assert (t.hero(0), t.hero(1)) == (None, None)


def test_a_hero_who_would_change_places_with_itself_enters_nothing() -> None:
    t = ready({"choose_hero": {"among": "all", "do": [{"swap": {"other": "hero"}}]}}).roll("")
    t.g.board.kind[t.at(1, 1)] = codes.TRAP
    t.card("charm").act(frames.A_HERO, 0)
    assert (t.hero(0), t.g.hearts[0]) == ((1, 1), 5)


def test_two_heroes_off_the_map_do_not_change_places() -> None:
    swap = {"choose_hero": {"among": "all", "on_map": False, "do": [{"swap": {"other": "hero"}}]}}
    pack = entries()
    pack["item"]["bell"] = card(1, {"when": {"entered": {"by": "any"}}, "do": [REWARD]})
    pack["item"]["charm"] = card(1, {"when": {"step_begins": {"step": 5}}, "do": [swap]})
    t = Table(FLOOR, pack=release_of(pack), begin=False)
    for slug in ("bell", "charm"):
        t.give(0, slug)
    t.g.put(0, -1)
    t.g.put(1, -1)
    t.begin(0)
    t.roll("move").act(frames.A_HERO, 1)
    assert (t.hero(0), t.hero(1), rewards(t)) == (None, None, 0)
