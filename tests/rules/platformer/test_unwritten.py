"""What the books leave open and cards bring up: PF-D-74, -75, -78, -79, -80, and the lowest row in a fall."""

from __future__ import annotations

from engine.games.platformer import codes
from engine.games.platformer.boss import summon
from engine.kernel import frames
from tests.rules.platformer.pack import attack, card, entries, release_of, used
from tests.rules.platformer.table import Table

GOLD = {"gain": {"what": "gold"}}


def test_pf_board_08_and_pf_grav_04_who_stands_in_the_lowest_row_has_not_fallen() -> None:
    pack = entries()
    pack["item"]["bruise"] = card(1, {"when": "fell", "do": [GOLD]})
    pack["item"]["watch"] = card(1, {"when": {"enemy_moved": {"cause": "fall"}}, "do": [GOLD]})
    for low in (1, 2):
        row = 4 * low - 3
        # Nothing is drawn under the lowest row, and nobody stands on the row that wraps around to it.
        t = Table(":1 :E :2 :\n+  +  +  +", row=row, levels=2, low=low, pack=release_of(pack))
        for slug in ("bruise", "watch"):
            t.give(0, slug)
        t.roll("coin").act(codes.A_GRAVITY)
        assert (t.hero(), t.enemy(), t.g.gold[0]) == ((1, row), (2, row), 0)
        assert t.happened("fell") == t.happened("enemy-fell") == []


def test_pf_d_74_a_trap_in_the_top_row_that_downs_the_hero_reveals_the_level_all_the_same() -> None:
    t = Table(":x :. :\n+  +  +\n:1 :2 :\n+", row=3).roll("move coin")
    t.g.hearts[0] = 1
    t.move("up")
    assert (t.hero(), t.g.high_level) == (None, 1)
    assert t.deciding == "act"  # PF-LEVEL-02: the turn goes on; hero 1 may respawn


def test_pf_d_74_and_pf_d_26_a_pushed_hero_downed_in_the_top_row_too() -> None:
    t = Table(":x :. :. :\n+  +  +  +\n:2 :1 :. :\n+", row=3).roll("move")
    t.g.hearts[1] = 1
    t.move("left").step("up")
    assert (t.hero(0), t.hero(1), t.g.high_level) == ((1, 3), None, 1)


def test_pf_d_74_and_pf_boss_09_the_last_hero_downed_on_entering_has_entered() -> None:
    drawing = ":x :2 :. :\n+^^+^^+^^+\n:1 :. :E :\n+==+==+==+"
    t = Table(drawing, row=12, levels=4, low=3).roll("move coin")
    t.g.hearts[0] = 1
    t.move("up")
    assert (t.hero(0), t.g.low_level, t.enemy()) == (None, 3, None)
    assert t.g.from_boss[0] == 1  # PF-DOWN-10


def test_pf_d_74_in_the_solo_game_the_trap_ends_it() -> None:
    t = Table(":x :. :\n+  +  +\n:1 :. :\n+", row=3, seats=1).roll("move")
    t.g.hearts[0] = 1
    t.move("up")
    assert t.game.outcome is not None
    assert (t.game.outcome.reason, t.g.high_level) == ("hero_downed", 0)


def test_pf_d_75_the_spaces_of_boss_and_summons_are_drawn_by_lot() -> None:
    bosses, summons = set(), set()
    for seed in range(30):
        t = Table(":1 :. :. :2 :\n+", row=11, levels=3, low=3).roll("move")
        t.g.rng += seed * 1000003
        for place in ((5, 14), (8, 16)):
            t.g.board.kind[t.at(*place)] = codes.BOSS_SPAWN
        for place in ((1, 13), (2, 15), (8, 13)):
            t.g.board.kind[t.at(*place)] = codes.SPAWN
        t.move("up")
        assert t.deciding == "act"  # nobody is asked
        bosses.add(t.place(t.g.enemy_pos[t.g.boss_slot]))
        summon(t.g, t.kind("snake"))
        summons.add(t.place(t.g.enemy_pos[-1]))
    assert bosses == {(5, 14), (8, 16)}
    assert summons == {(1, 13), (2, 15), (8, 13)}


def test_pf_d_78_and_pf_shop_03_a_gap_closes_as_soon_as_the_deck_has_a_card_again() -> None:
    t = Table(":1 :2 :\n+")
    tonic = t.give(0, "tonic")
    t.roll("coin")
    t.g.potion_deck.clear()
    t.g.display[4] = -1
    t.g.hearts[0] = 1
    t.card("tonic")
    assert (t.g.display[4], t.g.potion_deck) == (tonic, [])
    assert (t.g.hearts[0], tonic in t.g.held[0]) == (3, False)


def test_pf_d_78_items_close_gaps_of_their_row_alone_and_one_card_closes_one() -> None:
    pack = entries()
    pack["item"]["candle"] = card(1, used(GOLD, cost="discard"))
    t = Table(":1 :2 :\n+", pack=release_of(pack))
    candle = t.give(0, "candle")
    t.roll("coin")
    t.g.item_deck.clear()
    t.g.potion_deck.clear()
    t.g.display[:] = [-1, -1, -1, -1, t.g.display[4], -1]
    t.card("candle")
    assert t.g.display[:4] == [candle, -1, -1, -1]


def test_pf_d_78_a_row_without_gaps_gets_nothing() -> None:
    t = Table(":1 :2 :\n+")
    tonic = t.give(0, "tonic")
    shown = t.g.display[:]
    if -1 in shown:
        shown[shown.index(-1)] = t.g.display[shown.index(-1)] = t.g.potion_deck.pop()
    t.roll("coin")
    t.g.hearts[0] = 1
    t.card("tonic")
    assert (t.g.display, t.g.potion_deck[0]) == (shown, tonic)


STRINGS = card(3, used({"choose_enemy": {"where": "same_level", "do": [{"move_enemy": {"steps": 2}}]}}))


def strings(drawing: str) -> Table:
    pack = entries()
    pack["item"]["strings"] = STRINGS
    pack["enemy"]["rock"] = {
        "rank": 2,
        "health": 2,
        "damage": 1,
        "effects": [{"when": "always", "do": [{"immune": {"to": "hand", "of": "this"}}]}],
    }
    t = Table(drawing, enemies={"F": "rock"}, pack=release_of(pack))
    t.give(0, "strings")
    return t.roll("coin")


def test_pf_d_79_a_card_that_moves_an_enemy_as_with_a_hand_asks_for_those_a_hand_can_move() -> None:
    t = strings(":1 :. :E :. :F :. :G :2 :\n+").card("strings")
    assert {a[0] for a in t.legal(frames.A_ENEMY)} == {t.slots["E"], t.slots["G"]}
    t = strings(":1 :. :E :. :F :. :. :2 :\n+").card("strings")
    assert t.deciding == "hand"  # the only one is taken
    t.step("right").done()
    assert t.enemy("E") == (4, 1)


def test_pf_d_79_nor_is_one_offered_that_has_no_way_to_go() -> None:
    t = strings(":1 :. :. :. :G :. |E |2 :\n+==+==+==+==+==+==+==+==+")
    t.g.board.near[t.at(7, 1) * 4 + codes.UP] = -1
    t.card("strings")
    assert t.deciding == "hand"
    t.step("left")
    assert t.enemy("G") == (4, 1)


def test_pf_d_79_and_pf_boss_12_without_such_an_enemy_nothing_happens() -> None:
    t = strings(":1 :. :F :. :. :. :. :2 :\n+").card("strings")
    assert (t.deciding, t.enemy("F")) == ("act", (3, 1))


def test_pf_d_79_other_operations_inside_keep_the_enemy_choosable() -> None:
    pack = entries()
    words = [{"move_enemy": {"steps": 1}}, {"damage_enemy": {"amount": 5}}]
    pack["item"]["strings"] = card(3, used({"choose_enemy": {"do": words}}))
    pack["enemy"]["rock"] = {
        "rank": 2,
        "health": 2,
        "damage": 1,
        "effects": [{"when": "always", "do": [{"immune": {"to": "hand", "of": "this"}}]}],
    }
    t = Table(":1 :. :F :. :. :. :. :2 :\n+", enemies={"F": "rock"}, pack=release_of(pack))
    t.give(0, "strings")
    t.roll("coin").card("strings")
    assert t.enemy("F") is None


def phoenix(back_in_range: bool) -> Table:
    """Hero 1 has a card that brings it back at once; the boss hits, then gives tokens in its row."""
    pack = entries()
    pack["item"]["phoenix"] = card(1, {"when": "downed", "cost": ["exhaust"], "do": ["respawn_hero"]})
    pack["boss_attack"]["double"] = attack(
        "medusa", ["attack"], "row", "boss_hits", {"give_token": {"token": "stone", "who": "in_range"}}
    )
    shop = ":1 :. :. :M :. :. :2 :$ :" if back_in_range else ":1 :. :. :M :. :. :2 :. :"
    drawing = (":. :. :. :. :. :. :. :$ :\n+\n" if not back_in_range else "") + shop + "\n+"
    t = Table(drawing, row=13, levels=4, low=4, pack=release_of(pack))
    t.give(0, "phoenix")
    t.roll("coin")
    double = next(
        c for c, kind in enumerate(t.g.program.cards) if t.g.program.definitions[kind].slug == "double"
    )
    t.g.attack_deck, t.g.attack_discard = [double], [c for c in t.g.attack_deck if c != double]
    t.g.hearts[0] = 1
    return t.finish().act(frames.A_FACE, codes.ATTACK)


def test_pf_d_80_who_is_downed_and_back_is_in_range_again_if_it_stands_there() -> None:
    t = phoenix(True)
    assert (t.deciding, t.to_act) == ("place", 0)
    t.act(frames.A_SPACE, t.at(8, 13))
    assert (t.hero(0), t.g.hearts[0]) == ((8, 13), 5)  # hit once: restored, not hit again by the same effect
    assert [h.tokens for h in t.game.view(0).heroes] == [["stone"], ["stone"]]


def test_pf_d_80_and_is_not_touched_if_it_stands_elsewhere() -> None:
    t = phoenix(False)
    t.act(frames.A_SPACE, t.at(8, 14))
    assert (t.hero(0), t.g.hearts[0]) == ((8, 14), 5)
    assert [h.tokens for h in t.game.view(0).heroes] == [[], ["stone"]]
