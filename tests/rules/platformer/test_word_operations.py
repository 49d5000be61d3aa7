"""The operations at work (ledger 7.2): hero 1 uses a charm that does one thing."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from engine.games.platformer import codes
from engine.games.platformer.kinds import GAME
from engine.games.platformer.shop import is_exhausted
from engine.games.platformer.wounds import gain_token
from engine.kernel import frames
from tests.rules.platformer.pack import always, card, entries, release_of, used
from tests.rules.platformer.table import Table
from tests.rules.platformer.words import AS_LAIR, FLOOR, LAIR, can_use, doing, holding, ready

HALL = """
:. :. :. :. :. :. :. :. :
+  +  +  +  +  +  +  +  +
:1 :. :E :. :F :. :. :2 :
+==+==+==+==+==+==+==+==+
"""


def test_every_word_is_used_in_a_rule_test() -> None:
    text = "\n".join(path.read_text() for path in Path(__file__).parent.glob("*.py"))
    for family, words in GAME.words.items():
        assert [name for name in words if not re.search(rf'"{name}"', text)] == [], family


def chosen(*words: Any, drawing: str = HALL, enemy: str = "E", **more: Any) -> Table:
    """Hero 1 uses a charm on an enemy."""
    t = doing({"choose_enemy": {"do": list(words)}}, drawing=drawing, **more)
    return t.act(frames.A_ENEMY, t.slots[enemy])


# Gold, Gems, Hearts.


def test_gain_and_lose_and_heal() -> None:
    t = doing(
        {"gain": {"what": "gold", "amount": 3}}, {"gain": {"what": "gem", "amount": 2, "who": "others"}}
    )
    assert (t.g.gold, t.g.gems) == ([3, 0], [0, 2])
    t = ready({"lose": {"what": "gold", "amount": 2, "who": "others"}}).roll("")
    t.g.gold = [5, 5]
    assert t.card("charm").g.gold == [5, 3]
    t = ready({"heal_full": {"who": "all"}}).roll("")
    t.g.hearts = [1, 2]
    assert t.card("charm").g.hearts == [5, 4]


def test_steal_takes_what_there_is_from_others() -> None:
    t = ready({"steal": {"what": "gold", "amount": 3, "who": "all"}}).roll("")
    t.g.gold = [1, 2]
    assert t.card("charm").g.gold == [3, 0]


def test_wound() -> None:
    assert doing({"wound": {"amount": 2, "who": "others"}}).g.hearts == [5, 2]
    assert doing({"wound": {"who": "all"}}).g.hearts == [4, 3]


# Dice.


def test_symbols_are_added_and_count_more() -> None:
    t = doing({"add_symbol": {"symbol": "coin", "amount": 2}})
    for gold in (1, 2):
        assert t.use("coin", source="extra").g.gold[0] == gold
    assert t.legal(codes.A_USE) == []
    t = doing({"double_symbol": {"times": 2}}, faces="coin coin")
    assert t.use("coin").g.gold[0] == 3
    assert t.use("coin").g.gold[0] == 4  # only the next one


def test_a_die_is_turned_and_only_one_that_is_unused() -> None:
    t = doing({"turn_die": {"symbol": "coin", "to": "move"}}, faces="coin coin hand")
    assert [codes.SYMBOLS[face] for face in t.g.faces[:3]] == ["move", "coin", "hand"]
    t = ready({"turn_die": {"symbol": "coin", "to": "move"}}).roll("coin coin hand").use("coin").card("charm")
    assert [codes.SYMBOLS[face] for face in t.g.faces[:3]] == ["coin", "move", "hand"]
    t = doing({"turn_die": {"symbol": "star", "to": "move"}}, faces="coin")
    assert codes.SYMBOLS[t.g.faces[0]] == "coin"


def test_one_die_or_all_unused_ones_are_rolled_again() -> None:
    t = doing({"reroll": {"dice": "one"}}, faces="coin move")
    t.act(frames.A_FACE, codes.MOVE).reroll("hand")
    assert t.g.faces[:2] == [codes.COIN, codes.HAND]
    t = ready("reroll").roll("coin move coin").use("coin").card("charm")
    t.reroll("star", "sword")
    assert sorted(t.g.faces[:3]) == sorted([codes.COIN, codes.STAR, codes.SWORD])
    assert t.g.used.bit_count() == 3
    assert doing("reroll").deciding == "act"  # nothing is left to roll


def test_the_special_die_is_set_and_reset() -> None:
    t = doing({"set_special": {"symbol": "hand", "who": "all"}})
    assert t.g.special[:2] == [codes.HAND, codes.HAND]
    t = ready({"reset_special": {"who": "others"}}).roll("")
    t.g.special = [codes.HAND, codes.COIN]
    assert t.card("charm").g.special == [codes.HAND, codes.BLANK]


@pytest.mark.parametrize(
    ("word", "moved"), [("cancel_enemy_die", 3), ({"set_enemy_die": {"result": "right"}}, 4)]
)
def test_the_enemy_die_is_cancelled_or_turned(word: Any, moved: int) -> None:
    t = holding({"when": "enemy_die", "do": [word]}, drawing=HALL).roll("", "left")
    assert t.enemy("E") == (moved, 1)


def test_the_enemy_die_is_rolled_again() -> None:
    effect = {"when": "enemy_die", "cost": ["once_per_turn"], "do": ["reroll_enemy_die"]}
    t = holding(effect, drawing=HALL).roll("", "left")
    assert t.enemy("E") == (3, 1)
    assert t.act(frames.A_FACE, codes.RIGHT).enemy("E") == (4, 1)


@pytest.mark.parametrize("symbol", ["coin", "hand"])
def test_a_symbol_is_blocked(symbol: str) -> None:
    t = doing(
        {"block_symbol": {"symbol": symbol}}, faces="coin hand", drawing=HALL.replace("1 :. :E", "1 :E :.")
    )
    assert t.symbols() == {"coin", "hand"} - {symbol}


# Enemies.


def test_an_enemy_is_hit_moved_and_removed() -> None:
    t = chosen({"damage_enemy": {"amount": 1}})
    assert (t.enemy("E"), t.g.gold[0], t.g.defeated[0]) == (None, 1, 1)
    assert chosen({"damage_enemy": {"amount": 1}}, enemy="F").enemy("F") == (5, 1)
    t = chosen("remove_enemy")
    assert (t.enemy("E"), t.g.gold[0], t.g.defeated[0]) == (None, 0, 0)
    t = chosen({"move_enemy": {"steps": 2}}).step("right", "up")
    assert (t.enemy("E"), t.deciding) == ((4, 2), "act")


def test_a_summon_removed_can_be_summoned_again_and_the_boss_stays() -> None:
    drawing = LAIR.replace(":M :.", ":M :S")
    t = ready({"each_enemy": {"where": "anywhere", "do": ["remove_enemy"]}}, drawing=drawing, **AS_LAIR).roll(
        ""
    )
    t.g.token_supply = [1, 1]
    t.card("charm")
    assert (t.enemy("S"), t.enemy("M")) == (None, (4, 13))
    assert t.g.token_supply[t.g.token_kinds.index(t.kind("snake"))] == 2


@pytest.mark.parametrize(
    ("where", "fits"),
    [("anywhere", "EFG"), ("adjacent", "E"), ("around", "EG"), ("same_row", "EF"), ("same_level", "EFG")],
)
def test_which_enemies(where: str, fits: str) -> None:
    drawing = """
:. :. :G :. :. :. :. :. :
+  +  +  +  +  +  +  +  +
:. :1 :E :. :F :. :. :2 :
+==+==+==+==+==+==+==+==+
"""
    t = doing({"choose_enemy": {"where": where, "do": ["remove_enemy"]}}, drawing=drawing)
    assert {a[0] for a in t.legal(frames.A_ENEMY)} == {t.slots[letter] for letter in fits} or len(fits) == 1
    t = doing({"each_enemy": {"where": where, "do": ["remove_enemy"]}}, drawing=drawing)
    assert {letter for letter in "EFG" if t.enemy(letter) is None} == set(fits)


def test_enemies_attack_and_march_for_a_card() -> None:
    beside = HALL.replace("1 :. :E", "1 :E :.")
    assert doing("enemies_attack", drawing=beside).g.hearts == [4, 4]
    t = doing({"march": {"direction": "left"}}, drawing=HALL)
    assert (t.enemy("E"), t.enemy("F")) == ((2, 1), (4, 1))
    t = doing({"march": {"direction": "right"}}, drawing=HALL)
    assert (t.enemy("E"), t.enemy("F")) == ((4, 1), (6, 1))


def test_an_enemy_appears_on_a_free_spawn_space_of_the_own_or_the_highest_level() -> None:
    for level, row in (("own", 1), ("highest", 5)):
        t = ready({"spawn_enemy": {"level": level}}, levels=2).roll("")
        for place in ((5, 1), (5, 5)):
            t.g.board.kind[t.at(*place)] = codes.SPAWN
        t.card("charm")
        assert [t.place(there) for there in t.g.enemy_pos] == [(5, row)]
        t = ready({"spawn_enemy": {"level": level}}, levels=2).roll("")
        t.g.board.kind[t.at(8, row)] = codes.SPAWN
        t.g.put(1, t.at(8, row))
        assert t.card("charm").g.enemy_pos == []  # somebody stands there


# Figures.


def test_a_card_moves_pushes_places_and_swaps_heroes() -> None:
    assert doing({"move": {"steps": 2}}).step("right", "right").hero() == (3, 1)
    t = doing({"push": {"spaces": 2, "who": "others", "direction": "left"}})
    assert t.hero(1) == (6, 1)
    t = doing(
        {"push": {"who": "others"}},
        drawing=FLOOR.replace("1", ".").replace("2 :", "2 :").replace(":. :2", ":1 :2"),
    )
    assert t.hero(1) == (8, 1)  # away is off the map
    t = doing({"choose_hero": {"do": [{"swap": {"other": "hero"}}]}})
    assert (t.hero(0), t.hero(1)) == ((8, 1), (1, 1)) or t.act(frames.A_HERO, 1).hero(0) == (8, 1)
    t = chosen({"swap": {"other": "enemy"}})
    assert (t.hero(0), t.enemy("E")) == ((3, 1), (1, 1))


@pytest.mark.parametrize(
    ("ignored", "drawing", "to"),
    [
        ("walls", ":1 |. :. :. :. :. :. :2 :\n+==+==+==+==+==+==+==+==+", "right"),
        ("walls", ":. |1 :. :. :. :. :. :2 :\n+==+==+==+==+==+==+==+==+", "left"),
        ("platforms", ":. :. :\n+==+==+\n:1 :2 :\n+==+==+", "up"),
        ("platforms", ":1 :. :\n+==+==+\n:. :2 :\n+==+==+", "down"),
    ],
)
def test_what_a_card_lets_a_move_ignore(ignored: str, drawing: str, to: str) -> None:
    assert to not in doing({"move": {"steps": 1}}, drawing=drawing).steps()
    t = doing({"move": {"steps": 1, "ignore": [ignored]}}, drawing=drawing)
    assert to in t.steps()
    column, row = t.hero() or (0, 0)
    across, up = {"right": (1, 0), "left": (-1, 0), "up": (0, 1), "down": (0, -1)}[to]
    assert t.step(to).hero() == (column + across, row + up)


def test_whoever_ignores_walls_minds_platforms_and_the_edge_and_the_other_way_round() -> None:
    drawing = ":. :. :. :2 :\n+==+==+==+==+\n:1 |. :. :. :\n+==+==+==+==+"
    for ignored, ways in (
        (["walls"], {"right"}),
        (["platforms"], {"up"}),
        (["walls", "platforms"], {"right", "up"}),
    ):
        assert doing({"move": {"steps": 1, "ignore": ignored}}, drawing=drawing).steps() == ways
    t = ready({"move": {"steps": 1, "ignore": ["walls"]}}, drawing=drawing).roll("")
    t.g.put(0, t.at(8, 1))
    assert t.card("charm").steps() == {"left", "up"}


def test_a_move_that_ignores_reach_is_not_attacked() -> None:
    drawing = HALL.replace("1 :. :E", "1 :E :.")
    assert doing({"move": {"steps": 1}}, drawing=drawing).step("up").g.hearts[0] == 4
    assert doing({"move": {"steps": 1, "ignore": ["reach"]}}, drawing=drawing).step("up").g.hearts[0] == 5


@pytest.mark.parametrize(
    ("drawing", "pushed"),
    [
        (":. :1 :2 :. :\n+", (4, 1)),
        (":. :2 :1 :. :\n+", (1, 1)),
        (":. :. :\n+  +  +\n:2 :. :\n+  +  +\n:1 :. :\n+==+==+", (1, 3)),
        (":1 :. :\n+  +  +\n:2 :. :\n+  +  +\n:. :. :\n+==+==+", (1, 1)),
    ],
)
def test_away_is_away_from_the_bearer(drawing: str, pushed: tuple[int, int]) -> None:
    assert doing({"push": {"who": "others"}}, drawing=drawing).hero(1) == pushed


@pytest.mark.parametrize(
    ("within", "count"), [("adjacent", 2), ("around", 4), ("row", 6), ("level", 30), ("map", 62)]
)
def test_free_spaces_near_or_far(within: str, count: int) -> None:
    drawing = FLOOR.replace("1 :. :", ". :1 :").replace(":. :1 :. :. :. :. :. :2", ":. :1 :. :. :. :. :. :2")
    t = doing({"choose_space": {"within": within, "do": ["place"]}}, drawing=drawing, levels=2)
    free = [a[0] for a in t.legal(frames.A_SPACE)]
    assert len(free) == count + (within in ("adjacent", "around"))
    t.act(frames.A_SPACE, free[0])
    assert t.g.pos[0] == free[0]


def test_spaces_with_a_token_and_with_a_platform() -> None:
    drawing = ":. :. :. :. :\n+  +==+  +  +\n:1 :o :. :2 :\n+==+==+==+==+"
    t = doing({"choose_space": {"what": "token", "do": ["take_token"]}}, drawing=drawing)
    if t.deciding != "act":
        t.act(frames.A_SPACE, t.at(2, 1))
    assert (t.g.gold[0], t.g.piles[t.at(2, 1)]) == (1, 0)
    t = doing({"choose_space": {"what": "platform", "within": "around", "do": ["place"]}}, drawing=drawing)
    assert [a[0] for a in t.legal(frames.A_SPACE)] == [t.at(2, 1), t.at(2, 2)]


@pytest.mark.parametrize(("what", "pile"), [("gold", codes.ONE_GOLD), ("gem", codes.ONE_GEM)])
def test_a_token_is_placed_where_none_lies(what: str, pile: int) -> None:
    t = doing({"choose_space": {"within": "adjacent", "do": [{"place_token": {"what": what}}]}})
    t.act(frames.A_SPACE, t.at(2, 1))
    assert t.g.piles[t.at(2, 1)] == pile


def test_a_hero_off_the_map_comes_back_for_nothing() -> None:
    t = ready({"respawn_hero": {"who": "others"}}).roll("")
    t.g.put(1, -1)
    t.card("charm")
    assert (t.deciding, t.to_act) == ("place", 1)
    t.act(frames.A_SPACE, t.at(4, 1))
    assert t.hero(1) == (4, 1)
    assert doing({"respawn_hero": {"who": "others"}}).deciding == "act"  # nobody is off the map


# Levels, shop, cards, the boss.


def test_levels_are_revealed_and_removed() -> None:
    assert doing("reveal_level").g.high_level == 1
    assert doing("remove_level", levels=2, drawing=FLOOR, row=5).g.low_level == 1
    assert doing("remove_level").g.low_level == 0  # the only one


def test_the_shop_is_renewed() -> None:
    t = ready("renew_shop").roll("")
    before = list(t.g.display)
    t.card("charm")
    assert all(card >= 0 for card in t.g.display)
    assert not set(before[:3]) & set(t.g.display[:3])
    assert set(before[:3]) <= set(t.g.item_deck[:3])
    assert set(before[3:]) - set(t.g.display) <= set(t.g.potion_deck)


@pytest.mark.parametrize("deck", ["item", "potion"])
def test_a_card_is_drawn(deck: str) -> None:
    t = ready({"draw_card": {"deck": deck}}).roll("")
    pile = t.g.item_deck if deck == "item" else t.g.potion_deck
    top = pile[-1]
    t.card("charm")
    assert t.g.held[0][-1] == top
    assert top not in pile


def test_cards_are_exhausted_refreshed_and_discarded() -> None:
    t = ready({"exhaust_cards": {"who": "others"}}).roll("")
    boots = t.give(1, "boots")
    t.card("charm")
    assert is_exhausted(t.g, 1, boots)
    assert can_use(doing({"refresh_cards": {"which": "this"}}))
    t = ready("refresh_cards").roll("")
    t.give(0, "boots")
    t.card("boots").done()
    assert not can_use(t, "boots")
    assert can_use(t.card("charm"), "boots")
    assert doing("discard_this").g.held[0] == []


def test_boss_tokens_come_and_go() -> None:
    t = ready({"drop_tokens": {"who": "all"}}, drawing=LAIR, **AS_LAIR).roll("")
    stone = t.g.token_kinds.index(t.kind("stone"))
    for hero in (0, 1):
        gain_token(t.g, hero, stone)
    t.card("charm")
    assert (t.g.tokens[:2], t.g.token_supply[stone]) == ([0, 0], 4)
    t = doing({"give_token": {"token": "stone", "who": "others"}}, drawing=LAIR, **AS_LAIR)
    assert t.g.tokens[:2] == [0, 1 << stone]


def test_the_boss_acts_hits_moves_and_summons() -> None:
    t = doing("activate_boss", drawing=LAIR, **AS_LAIR)
    assert t.to_act == -1  # its die is asked for
    assert doing({"boss_hits": {"who": "others"}}, drawing=LAIR, **AS_LAIR).g.hearts == [5, 2]
    t = ready("move_boss", drawing=LAIR, **AS_LAIR).roll("")
    t.g.board.kind[t.at(6, 14)] = codes.BOSS_SPAWN
    assert t.card("charm").enemy("M") == (6, 14)
    t = ready({"summon": {"token": "snake", "amount": 2}}, drawing=LAIR, **AS_LAIR).roll("")
    for column in (5, 6, 7):
        t.g.board.kind[t.at(column, 13)] = codes.SPAWN
    t.card("charm")
    assert sum(there >= 0 for there in t.g.enemy_pos) == 3
    assert doing("activate_boss").deciding == "act"  # there is no boss yet


def test_whoever_a_card_lets_win_has_won() -> None:
    t = doing("win")
    assert (t.deciding, t.g.winner) == ("over", 0)


def test_each_hero() -> None:
    for who, gold in (("self", [1, 0, 0]), ("others", [0, 1, 1]), ("all", [1, 1, 1]), ("active", [1, 0, 0])):
        t = doing({"each_hero": {"who": who, "do": [{"gain": {"what": "gold", "who": "them"}}]}}, seats=3)
        assert t.g.gold == gold


def test_who_is_beside_and_on_the_level() -> None:
    drawing = ":. :2 :1 :3 :. :. :. :4 :\n+==+==+==+==+==+==+==+==+"
    for who, gold in (("adjacent", [0, 1, 1, 0]), ("level", [0, 1, 1, 1])):
        t = doing({"gain": {"what": "gold", "who": who}}, drawing=drawing, seats=4)
        assert t.g.gold == gold


# Changes for a time.


@pytest.mark.parametrize("what", ["forge", "save", "buy", "gems", "attack", "cards", "portals"])
def test_what_is_forbidden_is_not_offered(what: str) -> None:
    drawing = ":@ :E :. :. :@ :. :. :2 :\n+==+==+==+==+==+==+==+==+"
    codes_of = {
        "forge": codes.A_FORGE,
        "buy": codes.A_BUY,
        "attack": codes.A_ATTACK,
        "cards": codes.A_CARD,
        "portals": codes.A_PORTAL,
    }
    for words in ([], [{"forbid": {"what": what}}]):
        t = ready("heal_full", *words, drawing=drawing, cards={})
        t.g.put(0, t.at(1, 1))
        t.g.board.kind[t.at(1, 1)] = codes.SHOP if what == "buy" else codes.PORTAL
        t.g.gold[0], t.g.gems[0] = 9, 9
        t.give(0, "boots")
        t.roll("coin coin sword sword").card("charm")
        if what == "save":
            assert (t.end().deciding == "save") == (not words)
        elif what == "gems":
            assert bool(t.use("coin").legal(codes.A_GEM)) == (not words)
        else:
            assert bool(t.legal(codes_of[what])) == (not words)


def test_a_change_lasts_for_the_turn_or_longer() -> None:
    for until, later in (("turn", 1), ("game", 2)):
        effect = {"when": "activated", "cost": ["once_per_turn"], "until": until}
        t = holding({**effect, "do": [{"change": {"what": "coin_gold", "by": 1}}]}).roll("coin").card("charm")
        assert t.use("coin").g.gold[0] == 2
        t.finish().roll("").finish()
        before = t.g.gold[0]
        assert t.roll("coin").use("coin").g.gold[0] == before + later


def test_damage_is_added_to_the_attack() -> None:
    t = ready({"add_damage": {"amount": 2}}, drawing=HALL.replace(":. :E", ":E :.").replace("E", "G"))
    t.roll("sword").card("charm").attack("G", "sword").strike()
    assert t.enemy("G") is None


def test_an_immunity_to_traps() -> None:
    for words, hearts in (([], 4), ([{"immune": {"to": "traps"}}], 5)):
        t = ready("heal_full", *words, drawing=FLOOR.replace("1 :.", "1 :x")).roll("move").card("charm")
        assert t.move("right").g.hearts[0] == hearts


def test_a_symbol_counts_as_another() -> None:
    t = doing({"counts_as": {"symbol": "hand", "other": "coin"}}, faces="hand")
    assert t.use("hand", "coin").g.gold[0] == 1


def test_gravity_is_applied() -> None:
    drawing = ":1 :. :\n+  +  +\n:. :2 :\n+==+==+"
    assert doing("apply_gravity", drawing=drawing).hero() == (1, 1)


# Operations about operations.


def test_one_of_several_is_chosen() -> None:
    options = [[{"gain": {"what": "gold"}}], [{"gain": {"what": "gem"}}]]
    t = doing({"choose_one": {"options": options}})
    assert [a[0] for a in t.legal(frames.A_OPTION)] == [0, 1]
    labels = [t.game.label(action).number("option") for action in t.game.actions()]
    assert labels == [1, 2]
    t.act(frames.A_OPTION, 1)
    assert (t.g.gold[0], t.g.gems[0]) == (0, 1)


def test_operations_are_repeated_or_depend_on_a_condition() -> None:
    gold, gem = {"gain": {"what": "gold"}}, {"gain": {"what": "gem"}}
    assert doing({"repeat": {"times": 3, "do": [gold]}}).g.gold[0] == 3
    for least, owned in ((0, (1, 0)), (5, (0, 1))):
        condition = {"has": {"what": "gold", "least": least}}
        t = doing({"check": {"conditions": [condition], "then": [gold], "otherwise": [gem]}})
        assert (t.g.gold[0], t.g.gems[0]) == owned


def test_this_enemy_attacks_wherever_it_stands() -> None:
    pack = entries()
    effect = {"when": {"moved": {"by": "any"}}, "do": ["this_attacks"]}
    pack["enemy"]["archer"] = {"rank": 1, "health": 1, "damage": 2, "effects": [effect]}
    t = Table(HALL, pack=release_of(pack), enemies={"F": "archer"})
    assert t.roll("move").move("up").g.hearts == [3, 4]


def test_pf_boss_12_nobody_is_asked_for_a_die_that_another_card_has_taken() -> None:
    """The charm asks which die pays for it; before that it is discarded, and a second card pays for its own
    effect with the last die."""
    any_die: dict[str, Any] = {**used({"gain": {"what": "gem"}}), "cost": ["spend_symbol", "discard"]}
    when = {"when": "card_discarded", "cost": [{"spend_symbol": {"symbol": "coin"}}]}
    t = holding(any_die, cards={"thief": card(1, {**when, "do": [{"gain": {"what": "gold", "amount": 3}}]})})
    t.roll("coin").card("charm")
    assert (t.g.gold[0], t.g.gems[0]) == (3, 1)
    assert t.deciding == "act"


# Where the boss goes, who attacks, who is moved.


def boss_comes(drawing: str) -> Table:
    """Hero 1 calls the boss to hero 2."""
    come = {"choose_hero": {"do": [{"move_boss": {"to": "hero"}}]}}
    t = doing(come, drawing=drawing, **AS_LAIR)
    return t.act(frames.A_HERO, 1) if t.deciding == "pick_hero" else t


def lair(left: str, right: str, above: str) -> str:
    """Hero 2 in the lowest row, with walls and a platform round it or not."""
    return f":. :. :. :. :. :. :. :\n+  +  +  +  +  +{above}+  +\n:1 :. :M :. :. {left}2 {right}. :\n+"


UNDER_HERO_2 = """
:. :. :. :. :. :. :. :
+  +  +  +  +  +==+  +
:. :. :. :. :. |2 |. :
+  +  +  +  +  +  +  +
:1 :. :M :. :. :. :. :
+^^+^^+^^+^^+^^+^^+^^+
"""


@pytest.mark.parametrize(
    ("drawing", "there"),
    [
        (lair(":", "|", "=="), (5, 13)),
        (lair("|", ":", "=="), (7, 13)),
        (lair("|", "|", "  "), (6, 14)),
        (UNDER_HERO_2, (6, 13)),
        (lair("|", "|", "=="), (3, 13)),
    ],
    ids=["left", "right", "above", "below", "it stays"],
)
def test_the_boss_comes_beside_a_hero_where_there_is_room(drawing: str, there: tuple[int, int]) -> None:
    assert boss_comes(drawing).enemy("M") == there


def test_the_boss_comes_to_the_first_hero_and_the_first_space_as_well() -> None:
    come = {"each_hero": {"who": "self", "do": [{"move_boss": {"to": "hero"}}]}}
    t = doing(come, drawing=":1 :. :. :M :. :. :. :2 :\n+", **AS_LAIR)
    assert t.enemy("M") in {(2, 13), (1, 14)}
    t = doing("move_boss", drawing=":1 :. :. :M :. :. :. :2 :\n+", **AS_LAIR)
    assert t.enemy("M") == (4, 13)  # there is no spawn space


@pytest.mark.parametrize(("which", "hearts"), [("this", [3, 2]), ("all", [3, 1])])
def test_this_enemy_alone_or_all_attack_the_heroes_beside_them(which: str, hearts: list[int]) -> None:
    pack = entries()
    coin_used = {"symbol_used": {"symbol": "coin", "by": "any"}}
    effect = {"when": coin_used, "do": [{"enemies_attack": {"which": which}}]}
    pack["enemy"]["archer"] = {"rank": 1, "health": 1, "damage": 2, "effects": [effect]}
    drawing = ":. :1 :F :2 :G :. :. :3 :\n+==+==+==+==+==+==+==+==+"
    t = Table(drawing, pack=release_of(pack), enemies={"F": "archer", "G": "rat"}, seats=3)
    t.roll("coin").use("coin")
    while t.deciding == "attacked":
        t.act(frames.A_ENEMY, t.slots["F"])
    assert t.g.hearts == [*hearts, 6]


def test_whoever_is_off_the_map_pushes_nobody_away_and_is_not_swapped() -> None:
    away = {"when": {"moved": {"by": "any"}}, "do": [{"push": {"who": "active"}}]}
    for off, there in ((False, (1, 1)), (True, (2, 1))):
        t = holding(away, drawing=":1 :. :. :2 :\n+==+==+==+==+", hero=1)
        if off:
            t.g.put(1, -1)
        t.roll("move").move("right")
        assert t.hero(0) == there
    swap = {"when": {"moved": {"by": "any"}}, "do": [{"swap": {"other": "hero"}}]}
    for off, there in ((False, (4, 1)), (True, (2, 1))):
        t = holding(swap, drawing=":1 :. :. :2 :\n+==+==+==+==+", hero=1)
        if off:
            t.g.put(1, -1)
        t.roll("move").move("right")
        assert (t.hero(0), t.hero(1)) == (there, None if off else (2, 1))
    t = doing({"choose_hero": {"on_map": False, "do": [{"swap": {"other": "hero"}}]}}, drawing=FLOOR)
    assert (t.hero(0), t.hero(1)) == ((8, 1), (1, 1))
    t = ready({"choose_hero": {"on_map": False, "do": [{"swap": {"other": "hero"}}]}}, drawing=FLOOR).roll("")
    t.g.put(1, -1)
    assert (t.card("charm").hero(0), t.hero(1)) == ((1, 1), None)


def test_nobody_is_swapped_with_oneself_or_across_levels() -> None:
    swap = {"choose_hero": {"among": "all", "do": [{"swap": {"other": "hero"}}]}}
    t = doing(swap, levels=2)
    assert t.act(frames.A_HERO, 0).hero(0) == (1, 1)
    t = ready(swap, levels=2).roll("")
    t.g.put(1, t.at(8, 5))
    assert (t.card("charm").act(frames.A_HERO, 1).hero(0), t.hero(1)) == ((1, 1), (8, 5))


def test_an_enemy_whose_presence_is_felt_is_not_felt_any_more_once_it_is_removed() -> None:
    pack = entries()
    effect = {"when": "always", "do": [{"change": {"what": "coin_gold", "by": 2, "of": "all"}}]}
    pack["enemy"]["idol"] = {"rank": 1, "health": 1, "damage": 1, "effects": [effect]}
    away = {"when": "activated", "do": [{"choose_enemy": {"do": ["remove_enemy"]}}]}
    pack["item"]["charm"] = {"price": 1, "effects": [away]}
    t = Table(HALL, pack=release_of(pack), enemies={"E": "idol"}, begin=False)
    t.give(0, "charm")
    t.begin(0)
    assert t.roll("coin coin").use("coin").g.gold[0] == 3
    t.card("charm").act(frames.A_ENEMY, t.slots["E"])
    assert t.use("coin").g.gold[0] == 4


def test_a_forbidden_ladder_leads_neither_up_nor_down_through_a_platform() -> None:
    drawing = ":. :. :\n+==+  +\n:1H:2 :\n+==+==+"
    for words, up in (([], True), ([{"forbid": {"what": "ladders"}}], False)):
        t = ready("heal_full", *words, drawing=drawing).roll("move move").card("charm").use("move")
        assert ("up" in t.steps()) == up
        t = ready("heal_full", *words, drawing=drawing).roll("move move").card("charm")
        t.g.put(0, t.at(1, 2))
        assert ("down" in t.use("move").steps()) == up
        assert "right" in t.steps()


def test_a_symbol_is_blocked_on_a_condition() -> None:
    """Hero 2's Star counts as a Hand."""
    blocked = {
        "when": "always",
        "if": [{"has": {"what": "gold", "least": 3}}],
        "do": [{"block_symbol": {"symbol": "hand"}}],
    }
    counts = {
        "when": "always",
        "if": [{"has": {"what": "gem", "least": 1}}],
        "do": [{"counts_as": {"symbol": "coin", "other": "move"}}],
    }
    for gold, gems, uses in (
        (0, 0, {("hand", "hand"), ("star", "hand"), ("coin", "coin"), ("move", "move")}),
        (3, 0, {("coin", "coin"), ("move", "move")}),
        (0, 1, {("hand", "hand"), ("star", "hand"), ("coin", "coin"), ("coin", "move"), ("move", "move")}),
    ):
        t = holding(blocked, counts, drawing=HALL, heroes=("second", "plain"))
        t.roll("hand star coin move")
        t.g.gold[0], t.g.gems[0] = gold, gems
        found = {(codes.SYMBOLS[face], codes.SYMBOLS[symbol]) for _, face, symbol in t.legal(codes.A_USE)}
        assert found == uses


def test_pf_boss_23_without_a_token_left_nobody_is_given_one() -> None:
    t = ready({"give_token": {"token": "stone", "who": "others"}}, drawing=LAIR, **AS_LAIR).roll("")
    stone = t.g.token_kinds.index(t.kind("stone"))
    t.g.token_supply[stone] = 0
    t.card("charm")
    assert (t.g.tokens, t.g.token_supply[stone], t.g.hearts) == ([0, 0], 0, [5, 4])


def test_whoever_may_not_use_ladders_still_jumps_and_comes_down_where_there_is_no_platform() -> None:
    drawing = ":. :. :\n+  +  +\n:1 :. :\n+==+==+"
    t = holding(always({"forbid": {"what": "ladders"}}), drawing=drawing).roll("move move").use("move")
    assert "up" in t.steps()
    t.step("up").use("move")
    assert "down" in t.steps()
