"""The seal of the boss level: no card, ability or declared gravity acts across it, in either direction
(PF-BOSS-10, -11, PF-D-50, -72)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.effects.numbers import number
from engine.games.platformer import codes
from engine.games.platformer.enemies import damage_of
from engine.games.platformer.moments import N_NO_FORGE
from engine.games.platformer.seal import is_sealed
from engine.kernel import frames
from tests.rules.platformer.pack import always, attack, card, entries, release_of, used
from tests.rules.platformer.table import Place, Table

TOWER = """
:M :. :. :. :2 :. :. :S :
+^^+^^+^^+^^+^^+^^+^^+^^+
:1 :. :. :E :. :. :. :. :
+==+==+==+==+==+==+==+==+
"""
"""Hero 1 in the top row under the boss level, hero 2, the boss and a summon above, an enemy below."""


def tower(*words: Any, active: int = 0, drawing: str = TOWER, row: int = 12) -> Table:
    """Both heroes have a card that does this when used."""
    pack = entries()
    pack["item"]["charm"] = {**card(1, used(*words)), "copies": 2}
    t = Table(drawing, row=row, levels=4, low=3, seats=2, pack=release_of(pack), begin=False)
    for hero in (0, 1):
        t.give(hero, "charm")
    t.g.gold, t.g.gems = [3, 3], [3, 3]
    t.begin(active)
    return t.roll("coin")


def places(t: Table) -> list[Place | None]:
    return [t.enemy("M"), t.enemy("S"), t.enemy("E")]


def test_pf_boss_10_and_pf_boss_11_the_seal_lies_between_the_boss_level_and_what_is_below() -> None:
    t = tower("heal_full")
    below, above = t.at(1, 12), t.at(1, 13)
    assert is_sealed(t.g, below, above)
    assert is_sealed(t.g, above, below)
    assert not is_sealed(t.g, below, t.at(8, 9))
    assert not is_sealed(t.g, above, t.at(8, 16))
    assert not is_sealed(t.g, -1, above)  # a hero off the map is behind no seal
    assert not is_sealed(t.g, below, -1)


@pytest.mark.parametrize("active", [0, 1])
def test_pf_d_72_enemies_march_on_the_side_of_the_hero_alone(active: int) -> None:
    t = tower({"march": {"direction": "right"}}, active=active).card("charm")
    assert places(t) == ([(1, 13), (8, 13), (5, 12)] if active == 0 else [(2, 13), (8, 13), (4, 12)])


def test_pf_d_72_and_pf_enemy_08_the_enemy_die_itself_acts_everywhere() -> None:
    t = Table(TOWER, row=12, levels=4, low=3).roll("coin", "right")
    assert places(t) == [(2, 13), (8, 13), (5, 12)]


IN_THE_AIR = """
:. :. :2 :. :
+  +  +  +  +
:M :. :. :S :
+^^+^^+^^+^^+
:. :1 :E :. :
+  +  +  +  +
:. :. :. :. :
+==+==+==+==+
"""


@pytest.mark.parametrize("active", [0, 1])
def test_pf_d_72_and_pf_grav_01_declared_gravity_acts_on_the_side_of_the_hero_alone(active: int) -> None:
    t = Table(IN_THE_AIR, row=11, levels=4, low=3, begin=False)
    t.begin(active)
    t.roll("coin").act(codes.A_GRAVITY)
    fallen = (t.hero(0), t.enemy("E"), t.hero(1))
    assert fallen == (((2, 11), (3, 11), (3, 14)) if active == 0 else ((2, 12), (3, 12), (3, 13)))
    t.end().act(frames.A_NO)
    assert (t.hero(0), t.enemy("E"), t.hero(1)) == ((2, 11), (3, 11), (3, 13))  # step 7 acts everywhere


def test_pf_d_72_and_pf_d_37_only_heroes_on_that_side_are_asked_about_ladders() -> None:
    drawing = ":. :2H:. :\n+  +  +  +\n:M :. :. :\n+^^+^^+^^+\n:1 :. :. :\n+==+==+==+"
    t = Table(drawing, row=12, levels=4, low=3).roll("coin").act(codes.A_GRAVITY)
    assert t.deciding == "act"
    t.end().act(frames.A_NO)
    assert (t.deciding, t.to_act) == ("gravity", 1)


@pytest.mark.parametrize("active", [0, 1])
def test_pf_d_72_gravity_by_a_card_acts_on_the_side_of_its_holder_alone(active: int) -> None:
    t = tower("apply_gravity", active=active, drawing=IN_THE_AIR, row=11).card("charm")
    fallen = (t.hero(0), t.enemy("E"), t.hero(1))
    assert fallen == (((2, 11), (3, 11), (3, 14)) if active == 0 else ((2, 12), (3, 12), (3, 13)))


HARM: list[tuple[dict[str, Any] | str, str]] = [
    ({"lose": {"what": "gold", "who": "others"}}, "gold"),
    ({"lose": {"what": "gem", "who": "all"}}, "gems"),
    ({"steal": {"what": "gold", "who": "others"}}, "gold"),
    ({"gain": {"what": "gem", "who": "others"}}, "gems"),
    ({"wound": {"who": "others"}}, "hearts"),
    ({"reset_special": {"who": "others"}}, "special"),
    ({"set_special": {"symbol": "star", "who": "others"}}, "special"),
    ({"exhaust_cards": {"who": "others"}}, "exhausted"),
    ({"each_hero": {"who": "others", "do": ["wound"]}}, "hearts"),
    ({"choose_hero": {"among": "others", "do": ["wound"]}}, "hearts"),
    ({"push": {"who": "others", "direction": "right"}}, "pos"),
    ({"give_token": {"token": "stone", "who": "others"}}, "tokens"),
]


@pytest.mark.parametrize(("word", "what"), HARM, ids=[next(iter(w)) for w, _ in HARM if isinstance(w, dict)])
@pytest.mark.parametrize("active", [0, 1])
def test_pf_d_72_heroes_beyond_the_seal_are_not_touched(word: Any, what: str, active: int) -> None:
    other = 1 - active
    t = tower(word, active=active)
    t.g.special = [codes.COIN, codes.COIN]
    before = list(getattr(t.g, what))
    t.card("charm")
    after = getattr(t.g, what)
    if what == "exhausted":
        assert t.card_of(other, "charm") not in after
    else:
        assert after[other] == before[other]
    # The same card reaches the other hero on the same side.
    t = tower(word, active=active)
    t.g.put(0, t.at(3, 16))
    t.g.special = [codes.COIN, codes.COIN]
    before = list(getattr(t.g, what))
    t.card("charm")
    after = getattr(t.g, what)
    assert (t.card_of(other, "charm") in after) if what == "exhausted" else after[other] != before[other]


def test_pf_d_72_a_hero_off_the_map_is_reached_from_either_side() -> None:
    for active in (0, 1):
        t = tower({"lose": {"what": "gold", "who": "others"}}, active=active)
        t.g.put(1 - active, -1)
        t.card("charm")
        assert t.g.gold[1 - active] == 2


@pytest.mark.parametrize("active", [0, 1])
def test_pf_d_72_only_enemies_on_the_same_side_can_be_chosen(active: int) -> None:
    t = tower({"choose_enemy": {"do": [{"damage_enemy": {"amount": 9}}]}}, active=active).card("charm")
    if active == 0:
        assert places(t) == [(1, 13), (8, 13), None]  # the only choice is taken
    else:
        assert {a[0] for a in t.legal(frames.A_ENEMY)} == {t.slots["M"], t.slots["S"]}


@pytest.mark.parametrize("active", [0, 1])
def test_pf_d_72_each_enemy_anywhere_is_each_on_the_same_side(active: int) -> None:
    t = tower({"each_enemy": {"where": "anywhere", "do": ["remove_enemy"]}}, active=active).card("charm")
    assert places(t) == ([(1, 13), (8, 13), None] if active == 0 else [(1, 13), None, (4, 12)])


@pytest.mark.parametrize("active", [0, 1])
def test_pf_d_72_enemies_attack_for_a_card_on_its_side_alone(active: int) -> None:
    drawing = ":. :. :. :S :2 :\n+^^+^^+^^+^^+^^+\n:1 :E :. :. :. :\n+==+==+==+==+==+"
    t = tower("enemies_attack", active=active, drawing=drawing).card("charm")
    assert t.g.hearts == ([4, 4] if active == 0 else [5, 3])


@pytest.mark.parametrize("active", [0, 1])
def test_pf_d_72_spaces_beyond_the_seal_cannot_be_chosen(active: int) -> None:
    t = tower({"choose_space": {"within": "map", "do": ["place"]}}, active=active).card("charm")
    spaces = {a[0] for a in t.legal(frames.A_SPACE)}
    assert spaces
    assert {space >= t.at(1, 13) for space in spaces} == {active == 1}


def test_pf_d_72_a_card_takes_or_lays_nothing_beyond_the_seal() -> None:
    pack = entries()
    pack["item"]["magnet"] = card(1, {"when": {"enemy_defeated": {"by": "any"}}, "do": ["take_token"]})
    pack["item"]["seed"] = card(
        1, {"when": {"enemy_defeated": {"by": "any"}}, "do": [{"place_token": {"what": "gem"}}]}
    )
    for slug in ("magnet", "seed"):
        t = Table(
            ":. :. :2 :S :\n+^^+^^+^^+^^+\n:1 :. :. :. :\n+", row=12, levels=4, low=3, pack=release_of(pack)
        )
        t.give(0, slug)
        if slug == "magnet":
            t.g.piles[t.at(4, 13)] = codes.ONE_GEM
        t.begin(1)
        t.roll("sword").attack("S", "sword").strike()
        assert t.g.gems[0] == 0
        assert t.g.piles[t.at(4, 13)] == (codes.ONE_GEM if slug == "magnet" else 0)


@pytest.mark.parametrize("active", [0, 1])
@pytest.mark.parametrize(
    "word",
    [{"summon": {"token": "snake"}}, "activate_boss", "move_boss"],
    ids=["summon", "activate_boss", "move_boss"],
)
def test_pf_d_72_from_below_nobody_stirs_the_boss(word: Any, active: int) -> None:
    t = tower(word, active=active, drawing=TOWER.replace(":M :. :. :.", ":M :B :e :."))
    t.card("charm")
    summoned = sum(where >= 0 for where in t.g.enemy_pos) == 4
    stirred = summoned or t.enemy("M") == (2, 13) or t.deciding == "throw"
    assert stirred == (active == 1)


@pytest.mark.parametrize("active", [0, 1])
@pytest.mark.parametrize(
    "word", ["remove_level", {"spawn_enemy": {"level": "highest"}}], ids=["remove", "spawn"]
)
def test_pf_d_72_from_the_boss_level_nobody_changes_the_levels_below(word: Any, active: int) -> None:
    t = tower(word, active=active, drawing=TOWER.replace(":. :. :. :. :\n+==", ":. :. :e :. :\n+=="))
    t.g.low_level, t.g.low = 1, t.at(1, 5)
    t.card("charm")
    changed = t.g.low_level == 2 or sum(where >= 0 for where in t.g.enemy_pos) == 4
    assert changed == (active == 0)


def test_pf_d_72_dice_are_where_the_active_hero_is() -> None:
    pack = entries()
    pack["potion"]["hush"] = card(
        1,
        {"when": {"enemy_die": {"by": "any"}}, "cost": ["discard"], "may": True, "do": ["cancel_enemy_die"]},
    )
    release = release_of(pack)
    t = Table(TOWER, row=12, levels=4, low=3, pack=release, begin=False)
    t.give(1, "hush")
    t.begin(0)
    t.roll("coin", "right")
    assert t.deciding == "act"  # hero 2 is not asked
    assert t.enemy("E") == (5, 12)
    t = Table(
        TOWER.replace(":1 :.", ":. :.").replace(":M :.", ":M :1"),
        row=12,
        levels=4,
        low=3,
        pack=release,
        begin=False,
    )
    t.give(1, "hush")
    t.begin(0)
    t.roll("coin", "right")
    assert (t.deciding, t.to_act) == ("effect", 1)


def test_pf_d_72_a_card_that_reacts_to_a_deed_beyond_the_seal_changes_no_dice_there() -> None:
    pack = entries()
    for slug, word in (
        ("twist", {"turn_die": {"symbol": "hand", "to": "coin"}}),
        ("sigh", {"add_symbol": {"symbol": "star"}}),
    ):
        pack["item"][slug] = card(1, {"when": {"symbol_used": {"by": "other"}}, "do": [word]})
    for above, changed in ((True, False), (False, True)):
        t = Table(TOWER, row=12, levels=4, low=3, pack=release_of(pack), begin=False)
        t.g.put(1, t.at(8, 16) if above else t.at(8, 12))
        t.give(1, "twist")
        t.give(1, "sigh")
        t.begin(0)
        t.roll("coin hand").use("coin")
        assert (codes.HAND not in t.g.faces) == changed
        assert (t.g.extra[codes.STAR] == 1) == changed


def test_pf_d_72_what_lies_there_changes_nobody_beyond_the_seal() -> None:
    pack = entries()
    pack["item"]["snarl"] = card(
        1,
        always({"change": {"what": "damage", "by": 2, "of": "enemies"}}),
        always({"forbid": {"what": "forge", "of": "others"}}),
    )
    t = Table(TOWER, row=12, levels=4, low=3, pack=release_of(pack), begin=False)
    t.give(0, "snarl")
    assert [damage_of(t.g, t.slots[name]) for name in ("M", "S", "E")] == [2, 1, 3]
    assert number(t.g, 1, N_NO_FORGE) == 0
    t.g.put(0, t.at(3, 16))
    assert [damage_of(t.g, t.slots[name]) for name in ("M", "S", "E")] == [4, 3, 1]
    assert number(t.g, 1, N_NO_FORGE) == 1


def test_pf_d_72_a_change_for_a_time_does_not_cross_the_seal() -> None:
    words = (
        {"change": {"what": "damage", "by": 2, "of": "enemies"}},
        {"forbid": {"what": "forge", "of": "others"}},
    )
    t = tower(*words).card("charm")
    assert [damage_of(t.g, t.slots[name]) for name in ("M", "S", "E")] == [2, 1, 3]
    assert number(t.g, 1, N_NO_FORGE) == 0
    t = tower(*words, active=1).card("charm")
    assert [damage_of(t.g, t.slots[name]) for name in ("M", "S", "E")] == [4, 3, 1]
    assert number(t.g, 0, N_NO_FORGE) == 0


def test_pf_d_72_the_bosss_own_attack_cards_stay_on_its_level() -> None:
    pack = entries()
    pack["boss_attack"]["gale"] = attack(
        "medusa",
        ["attack"],
        "level",
        {"march": {"direction": "right"}},
        "enemies_attack",
        {"wound": {"who": "all"}},
    )
    t = Table(
        ":M :. :. :2 :. :\n+^^+^^+^^+^^+^^+\n:1 :. :E :. :. :\n+==+==+==+==+==+",
        row=12,
        levels=4,
        low=3,
        pack=release_of(pack),
        begin=False,
    )
    gale = next(c for c, kind in enumerate(t.g.program.cards) if t.g.program.definitions[kind].slug == "gale")
    t.g.attack_deck, t.g.attack_discard = [gale], [c for c in t.g.attack_deck if c != gale]
    t.begin(1)
    t.roll("coin").finish().act(frames.A_FACE, codes.ATTACK)
    assert (t.enemy("M"), t.enemy("E"), t.g.hearts) == ((2, 13), (3, 12), [5, 3])


def test_pf_d_72_events_are_nobodys_and_act_everywhere() -> None:
    pack = entries()
    pack["event"]["storm"] = {
        "effects": [
            {"when": {"step_begins": {"step": 5}}, "do": [{"march": {"direction": "right"}}, "apply_gravity"]}
        ],
        "copies": 12,
    }
    for slug in ("fog", "rage", "toll"):
        del pack["event"][slug]
    t = Table(TOWER.replace(":2", ":."), row=12, levels=4, low=3, seats=1, pack=release_of(pack)).roll("coin")
    assert places(t) == [(2, 13), (8, 13), (5, 12)]


def test_pf_boss_10_a_card_with_reach_does_not_attack_through_the_boss_floor() -> None:
    pack = entries()
    pack["item"]["spear"] = card(1, always({"change": {"what": "attack_reach", "by": 5}}))
    t = Table(TOWER, row=12, levels=4, low=3, pack=release_of(pack))
    t.give(0, "spear")
    t.roll("sword")
    assert {a[0] for a in t.legal(codes.A_ATTACK)} == {t.slots["E"]}


@pytest.mark.parametrize("ignores", [False, True])
def test_pf_d_50_and_pf_d_51_the_boss_hits_nobody_below_its_floor_option_or_not(ignores: bool) -> None:
    drawing = ":M :. :2 :\n+^^+^^+^^+\n:1 :. :. :\n+==+==+==+"
    t = Table(drawing, row=12, levels=4, low=3, boss_ignores_walls=ignores).roll("move", "attack")
    assert t.g.hearts[0] == 5
    t.move("right")
    assert (t.hero(0), t.g.hearts[0]) == ((2, 12), 5)
    walled = Table(":1 |M :2 :\n+", row=13, levels=4, low=4, boss_ignores_walls=ignores).roll(
        "move", "attack"
    )
    assert walled.g.hearts[0] == (3 if ignores else 5)


def test_pf_d_72_what_an_enemy_does_as_it_is_defeated_stays_on_its_side() -> None:
    pack = entries()
    pack["boss_token"]["snake"]["effects"] = [
        {"when": "enemy_defeated", "do": [{"lose": {"what": "gold", "who": "all"}}]}
    ]
    drawing = ":. :. :2 :S :\n+^^+^^+^^+^^+\n:1 :. :. :. :\n+"
    t = Table(drawing, row=12, levels=4, low=3, pack=release_of(pack), begin=False)
    t.g.gold = [3, 3]
    t.begin(1)
    t.roll("sword").attack("S", "sword").strike()
    assert t.g.gold == [3, 3 - 1 + 1]  # hero 2 loses 1 and loots 1
    assert [told["hero_seat"] for told in t.happened("spent")] == [1]


def test_pf_d_72_the_last_space_below_the_boss_level_is_below_it() -> None:
    pack = entries()
    pack["enemy"]["thief"] = {
        "rank": 1,
        "health": 1,
        "damage": 1,
        "effects": [{"when": "enemy_attacks", "do": [{"lose": {"what": "gold", "who": "them"}}]}],
    }
    t = Table(
        ":. :. :. :. :. :. :1 :E :\n+==+==+==+==+==+==+==+==+",
        row=12,
        levels=4,
        low=3,
        pack=release_of(pack),
        enemies={"E": "thief"},
    )
    t.g.gold[0] = 3
    t.roll("", "attack")
    assert t.g.gold[0] == 2
