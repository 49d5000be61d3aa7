"""Every condition with every value it can have: where it holds, where it just does not, and when there is
nobody to ask about."""

from __future__ import annotations

from typing import Any

import pytest

from engine.effects.context import Context
from engine.games.dungeons import codes
from engine.games.dungeons.codes import FIRST_ENEMY, MELEE, RANGED
from engine.games.dungeons.decisions.move import ask_move
from engine.games.dungeons.harm import fall, harm
from engine.games.dungeons.words.conditions import (
    AdjacentEnemies,
    AttackIs,
    CriticalInAttack,
    DiceShow,
    Distance,
    EnemiesThere,
    EnemyHealth,
    EnemyIs,
    EnemyThere,
    Has,
    HasActivated,
    HeroesAre,
    HeroesThere,
    OnTerrain,
    OwnActivation,
    PhaseIs,
    Ranks,
    RoundIs,
    Together,
    WouldFall,
)
from tests.rules.dungeons.table import Table


def exactly(word: Any, number: int, *values: Any, **more: Any) -> Any:
    """The condition with this number as its least and its most."""
    return word(*values, least=number, most=number, **more)


def true_of(t: Table, conditions: list[Any], **moment: int) -> list[bool]:
    """Which of these conditions hold."""
    return [condition.holds(t.g, Context(**moment)) for condition in conditions]


# One hero.


@pytest.mark.parametrize(
    ("what", "number"), [("health", 4), ("energy", 3), ("loot", 5), ("items", 1), ("lost_health", 2)]
)
def test_has_counts_what_a_hero_has(what: Any, number: int) -> None:
    t = Table("12.\n...\n...")
    t.g.health[0], t.g.energy[0], t.g.loot[0] = 4, 3, 5
    t.give(0, "charm")
    assert exactly(Has, number, what).holds(t.g, Context(owner=0))
    assert not Has(what, least=number + 1).holds(t.g, Context(owner=0))
    assert not Has(what, most=number - 1).holds(t.g, Context(owner=0))


def test_has_asks_the_hero_it_names_and_nobody_else() -> None:
    t = Table("12.\n...\n...")
    t.g.loot = [1, 2]
    t.g.active = 1
    moment = Context(owner=0, hero=1)
    assert exactly(Has, 1, "loot").holds(t.g, moment)
    assert exactly(Has, 2, "loot", who="them").holds(t.g, moment)
    assert exactly(Has, 2, "loot", who="active").holds(t.g, moment)
    t.g.active = -1
    assert not Has("loot", who="them").holds(t.g, Context(owner=0))
    assert not Has("loot", who="active").holds(t.g, moment)


def test_health_above_the_printed_number_is_no_lost_health() -> None:
    t = Table()
    t.g.health[0] = 8
    assert exactly(Has, 0, "lost_health").holds(t.g, Context(owner=0))


def test_ranks_compares_the_heroes_on_the_map_and_ties_do_not_count() -> None:
    t = Table("123\n...\n...")
    most, least = Ranks("loot", "most"), Ranks("loot", "least")
    t.g.loot = [2, 1, 3]
    assert [true_of(t, [most, least], owner=seat) for seat in range(3)] == [
        [False, False],
        [False, True],
        [True, False],
    ]
    t.g.loot = [3, 1, 3]
    assert true_of(t, [most, least], owner=0) == [False, False]
    t.g.loot = [1, 1, 3]
    assert true_of(t, [most, least], owner=0) == [False, False]
    assert not Ranks("loot", "least", who="them").holds(t.g, Context(owner=0))
    fall(t.g, 2)
    t.g.loot = [2, 1, 3]
    assert true_of(t, [most, least], owner=0) == [True, False]
    assert not Ranks("loot", "most", who="them").holds(t.g, Context(owner=0))
    fall(t.g, 1)
    assert true_of(t, [most, least], owner=0) == [False, False]  # who is alone is first in nothing


def test_a_hero_stands_on_terrain_or_in_between() -> None:
    t = Table("1~^ ...\n...+...\n... ...")
    kinds = [OnTerrain("plain"), OnTerrain("water"), OnTerrain("pit"), OnTerrain("between")]
    for place, found in (((0, 0), 0), ((1, 0), 1), ((2, 0), 2), ((3, 1), 3)):
        t.g.put(0, t.at(*place))
        assert true_of(t, kinds, owner=0) == [number == found for number in range(4)], place
    assert not OnTerrain("between", who="them").holds(t.g, Context(owner=0))
    t.g.put(0, -1)
    assert not any(true_of(t, kinds, owner=0))


def test_activations_phases_and_rounds() -> None:
    t = Table("12.\n...\n...")
    assert true_of(t, [OwnActivation(), HasActivated()], owner=0) == [True, True]
    assert true_of(t, [OwnActivation(), HasActivated()], owner=1) == [False, False]
    assert true_of(t, [HasActivated(who="them"), HasActivated(who="active")], owner=1) == [False, True]
    t.g.activated = [0, 1]
    assert not HasActivated(who="them").holds(t.g, Context(owner=0))  # nobody is meant, not the last hero
    t.g.active = -1
    assert not OwnActivation().holds(t.g, Context(owner=-1))
    for phase in ("player", "enemy", "recovery"):
        t.g.phase = codes.PHASES.index(phase)
        assert true_of(t, [PhaseIs("player"), PhaseIs("enemy"), PhaseIs("recovery")]) == [
            phase == each for each in ("player", "enemy", "recovery")
        ]
    found = []
    for t.g.round in range(1, 9):
        if RoundIs(least=2, most=6, every=2).holds(t.g, Context()):
            found.append(t.g.round)
    assert found == [2, 4, 6]


# Who is where.


def test_enemies_are_counted_where_they_are() -> None:
    t = Table("AB. ...\nC1.+..E\n... D..")
    counts: dict[Any, int] = {"adjacent": 2, "around": 3, "room": 3, "near": 5, "anywhere": 5}
    for where, count in counts.items():
        assert exactly(EnemiesThere, count, where).holds(t.g, Context(owner=0)), where
        assert not EnemiesThere(where, least=count + 1).holds(t.g, Context(owner=0)), where
        there = [slot for slot in range(5) if EnemyThere(where).holds(t.g, Context(owner=0, enemy=slot))]
        assert len(there) == count, where
    assert exactly(AdjacentEnemies, 2).holds(t.g, Context(owner=0))
    assert not AdjacentEnemies(who="them").holds(t.g, Context(owner=0))
    t.g.put(0, -1)
    assert not AdjacentEnemies().holds(t.g, Context(owner=0))
    assert exactly(EnemiesThere, 0, "room").holds(t.g, Context(owner=0))


def test_on_an_enemy_the_others_are_counted() -> None:
    t = Table("AB.\n1..\n...")
    assert exactly(EnemiesThere, 1, "room").holds(t.g, Context(this=0))
    assert exactly(EnemiesThere, 1, "anywhere").holds(t.g, Context(this=1))


def test_heroes_count_the_others_and_enemies_all_of_them() -> None:
    t = Table("12. ... ...\nE..+.3.+..4\n... ... ...")
    counts: list[tuple[Any, int, int]] = [("adjacent", 1, 1), ("room", 1, 2), ("near", 2, 3)]
    for where, others, all_of_them in counts:
        assert exactly(HeroesThere, others, where).holds(t.g, Context(owner=0)), where
        assert exactly(HeroesThere, all_of_them, where).holds(t.g, Context(this=0, hero=0)), where
        assert not HeroesThere(where, least=others + 1).holds(t.g, Context(owner=0)), where


def test_together_is_where_the_hero_in_question_is() -> None:
    t = Table("12. 4.. ...\n.#3+...+...\n... ... ...")
    words = [Together("adjacent"), Together("room"), Together("near"), Together("sight")]
    assert true_of(t, words, owner=0, hero=1) == [True, True, True, True]
    assert true_of(t, words, owner=0, hero=2) == [False, True, True, True]
    assert true_of(t, words, owner=0, hero=3) == [False, False, True, False]
    assert true_of(t, words, owner=1, hero=0) == [True, True, True, True]
    assert true_of(t, words, owner=0) == [False, False, False, False]
    t.g.put(3, t.at(9, 1))
    assert true_of(t, words, owner=0, hero=3) == [False, False, False, False]
    t.g.put(0, -1)
    assert true_of(t, words, owner=0, hero=1) == [False, False, False, False]


def test_distance_is_counted_in_steps_between_hero_and_enemy() -> None:
    t = Table("1....\n..E..\n....2")
    assert exactly(Distance, 3).holds(t.g, Context(owner=0, enemy=0))
    assert not Distance(least=4).holds(t.g, Context(owner=0, enemy=0))
    assert not Distance(most=2).holds(t.g, Context(owner=0, enemy=0))
    t.g.put(1, t.at(3, 1))
    assert exactly(Distance, 1).holds(t.g, Context(owner=0, hero=1, enemy=0))  # the hero in question first
    assert exactly(Distance, 3).holds(t.g, Context(owner=1, hero=0, enemy=0))
    assert exactly(Distance, 1).holds(t.g, Context(hero=1, this=0))
    for nobody in (Context(owner=0), Context(enemy=0)):
        assert not Distance().holds(t.g, nobody)
    t.g.put(1, -1)
    assert not Distance().holds(t.g, Context(hero=1, enemy=0))
    t.g.put(FIRST_ENEMY, -1)
    assert not Distance().holds(t.g, Context(owner=0, enemy=0))


# The enemy, the attack and the dice in question.


def test_an_enemy_is_what_its_card_and_its_die_say() -> None:
    enemies = {"A": ("rat", "melee", 1), "B": ("brute", "ranged", 2), "C": ("ogre", "melee", 3)}
    t = Table("1..\nABC\n...", enemies=enemies)
    t.g.enemy_stunned[1] = 1
    values = ("threat_1", "threat_2", "threat_3", "not_red", "melee", "ranged", "stunned", "this")
    kinds = [EnemyIs(value) for value in values]  # type: ignore[arg-type]
    true = [
        [value for value, holds in zip(values, true_of(t, kinds, enemy=slot, this=1), strict=True) if holds]
        for slot in range(3)
    ]
    assert true == [
        ["threat_1", "not_red", "melee"],
        ["threat_2", "not_red", "ranged", "stunned", "this"],
        ["threat_3", "melee"],
    ]
    assert EnemyIs("threat_1").holds(t.g, Context(this=0))  # no other in question: this one
    assert not any(true_of(t, kinds))
    assert [exactly(EnemyHealth, slot + 1).holds(t.g, Context(enemy=slot)) for slot in range(3)] == [True] * 3
    assert not EnemyHealth(least=2).holds(t.g, Context(enemy=0))
    assert not EnemyHealth(most=2).holds(t.g, Context(enemy=2))
    assert not EnemyHealth().holds(t.g, Context())


def test_an_attack_is_of_a_kind_and_made_with_something() -> None:
    t = Table("1E.\n...\n...")
    values = ("melee", "ranged", "weapon", "item", "ability")
    kinds = [AttackIs(value) for value in values]  # type: ignore[arg-type]

    def true() -> list[str]:
        return [value for value, holds in zip(values, true_of(t, kinds), strict=True) if holds]

    assert true() == []
    t.attack("E")
    attack = t.g.attacks[-1]
    assert true() == ["melee", "weapon"]
    attack.kind, attack.source = RANGED, t.kind("knife")
    assert true() == ["ranged", "item"]
    attack.kind, attack.source = MELEE, t.g.ability[0]
    assert true() == ["melee", "ability"]
    attack.source = -1
    assert true() == ["melee"]


def test_a_critical_is_asked_of_the_attack_that_goes_on() -> None:
    t = Table("1E.\n...\n...")
    assert not CriticalInAttack().holds(t.g, Context())
    t.attack("E")
    for criticals, holds in (([], False), ([0, 0], False), ([0, 1], True)):
        t.g.attacks[-1].criticals = criticals
        assert CriticalInAttack().holds(t.g, Context()) == holds


def test_dice_show_a_number_or_more_or_exactly_that() -> None:
    t = Table("1E.\n...\n...", hero={"effects": []}, weapon={"melee_dice": 3}, ability="luck")
    t.g.energy[0] = 1
    assert not DiceShow(1).holds(t.g, Context())
    t.attack("E").roll(4, 5, 5)
    assert t.g.rolls[-1].faces == [4, 5, 5]
    assert [DiceShow(number, least=2).holds(t.g, Context()) for number in (4, 5, 6)] == [True, True, False]
    assert [DiceShow(4, least=least).holds(t.g, Context()) for least in (3, 4)] == [True, False]
    assert [DiceShow(number, exactly=True).holds(t.g, Context()) for number in (3, 4, 5)] == [
        False,
        True,
        True,
    ]
    assert not DiceShow(4, least=2, exactly=True).holds(t.g, Context())


def test_would_fall_looks_at_the_damage_that_comes_first() -> None:
    t = Table("1E.\n...\n...")
    t.g.stack.clear()
    assert not WouldFall().holds(t.g, Context())
    harm(t.g, 0, 6, codes.BY_CARD)
    assert WouldFall().holds(t.g, Context())
    t.g.health[0] = 7
    assert not WouldFall().holds(t.g, Context())
    ask_move(t.g, 0, 9)
    t.g.health[0] = 5
    assert WouldFall().holds(t.g, Context())  # an effect is resolved on top of it
    harm(t.g, FIRST_ENEMY, 9, codes.BY_CARD)
    assert not WouldFall().holds(t.g, Context())  # enemies do not fall


# What only adventures ask.


def story(drawing: str, conditions: dict[str, Any], **more: Any) -> Table:
    """A table with an adventure that asks all this, by name."""
    asked = [
        {"id": name.replace(" ", "_"), "where": "anywhere", "conditions": [condition], "do": []}
        for name, condition in conditions.items()
    ]
    adventure = {"interactions": asked, **more.pop("adventure", {})}
    return Table(drawing, adventure=adventure, **more)


def true_in(t: Table, **moment: int) -> list[str]:
    """The names of the conditions that hold."""
    effects = t.g.program.effects
    return [
        each.name.replace("_", " ")
        for each in t.g.story.interactions
        if all(holds(t.g, Context(**moment)) for holds in effects[each.effect].conditions)
    ]


def test_heroes_are_in_a_room_or_on_a_space_of_it() -> None:
    here = {"room": "room_0"}
    t = story(
        " +   \n1... ...\n...2+...\n.... ...",
        {
            "one": {"heroes_in": here},
            "two": {"heroes_in": {**here, "least": 2}},
            "all": {"heroes_in": {**here, "least": 0}},
            "space": {"heroes_in": {**here, "column": 4, "row": 2}},
            "two on it": {"heroes_in": {**here, "column": 4, "row": 2, "least": 2}},
            "only a column": {"heroes_in": {**here, "column": 2}},
            "next room": {"heroes_in": {"room": "room_1"}},
            "unexplored": {"heroes_in": {"room": "beyond", "least": 0}},
        },
        beyond="...\n...\n...",
    )
    assert true_in(t) == ["one", "two", "all", "space", "only a column"]
    t.g.put(1, t.at(4, 2))
    assert true_in(t) == ["one", "two", "all", "only a column", "next room"]  # in between is in both rooms
    t.g.put(1, t.at(6, 1))
    assert true_in(t) == ["one", "only a column", "next room"]
    t.g.put(0, t.at(3, 2))
    assert true_in(t) == ["one", "space", "only a column", "next room"]
    fall(t.g, 1)
    assert true_in(t) == ["one", "all", "space", "only a column"]
    t.g.put(0, -1)
    assert true_in(t) == []


def test_enemies_left_are_counted_by_threat_group_and_room() -> None:
    def left(number: int, **more: Any) -> dict[str, Any]:
        return {"enemies_left": {"least": number, "most": number, **more}}

    t = story(
        " +   \nA.B ..C\n1..+...\n... ...",
        {
            "three": left(3),
            "two": left(2),
            "two of threat 1": left(2, threat="1"),
            "one of threat 1": left(1, threat="1"),
            "one of threat 2": left(1, threat="2"),
            "one of the group": left(1, group="boss"),
            "two of the group": left(2, group="boss"),
            "one there": left(1, room="room_1"),
            "two here": left(2, room="room_0"),
            "none beyond": left(0, room="beyond"),
        },
        enemies={"B": ("brute", "melee", 1)},
        beyond="...\n...\n...",
    )
    t.g.enemy_group = [-1, 0, 0]
    assert true_in(t) == [
        "three",
        "two of threat 1",
        "one of threat 2",
        "two of the group",
        "one there",
        "two here",
        "none beyond",
    ]
    t.g.put(FIRST_ENEMY, -1)
    t.g.enemy_group = [0, -1, 0]
    assert true_in(t) == [
        "two",
        "one of threat 1",
        "one of threat 2",
        "one of the group",
        "one there",
        "none beyond",
    ]


def test_a_group_is_defeated_when_it_has_appeared_and_is_gone() -> None:
    t = story(
        "ABC\n1..\n...",
        {
            "all": {"group_defeated": {"group": "boss"}},
            "one": {"group_defeated": {"group": "boss", "least": 1}},
        },
    )
    assert true_in(t) == []
    t.g.enemy_group = [0, -1, 0]
    assert true_in(t) == []
    t.g.put(FIRST_ENEMY + 1, -1)
    assert true_in(t) == []
    t.g.put(FIRST_ENEMY, -1)
    assert true_in(t) == ["one"]
    t.g.put(FIRST_ENEMY + 2, -1)
    assert true_in(t) == ["all", "one"]


def test_heroes_are_counted_by_what_became_of_them() -> None:
    t = Table("1234\n....\n....")

    def counts() -> list[int]:
        return [
            next(number for number in range(5) if exactly(HeroesAre, number, what).holds(t.g, Context()))
            for what in ("in_game", "on_map", "fallen", "escaped")
        ]

    assert counts() == [4, 4, 0, 0]
    fall(t.g, 1)
    fall(t.g, 2)
    assert counts() == [4, 2, 2, 0]
    t.g.put(3, -1)
    t.g.escaped[3] = 1
    assert counts() == [4, 1, 2, 1]
    t.g.fallen[2] = 0
    assert counts() == [4, 1, 1, 1]


def test_an_item_is_held_by_the_hero_meant_or_by_anybody() -> None:
    t = story(
        "12.\n...\n...",
        {
            "self": {"holds_item": {"item": "tonic"}},
            "active": {"holds_item": {"item": "tonic", "who": "active"}},
            "any": {"holds_item": {"item": "tonic", "who": "any"}},
        },
    )
    t.give(0, "charm")
    assert true_in(t, owner=0) == []
    t.give(1, "tonic")
    assert true_in(t, owner=0) == ["any"]
    assert true_in(t, owner=1) == ["self", "any"]
    t.g.active = -1
    assert true_in(t, owner=0) == ["any"]
    t.give(0, "tonic")
    t.g.active = 0
    assert true_in(t, owner=0) == ["self", "active", "any"]
    t.g.held[0].clear()
    fall(t.g, 1)
    assert true_in(t, owner=0) == []  # of the heroes on the map


def test_what_an_adventure_keeps() -> None:
    t = story(
        " + \n1..\n...\n...",
        {
            "set": {"flag_is": {"flag": "other"}},
            "not set": {"flag_is": {"flag": "other", "set": False}},
            "two": {"counter_is": {"counter": "alarm", "least": 2, "most": 2}},
            "explored": {"room_explored": {"room": "beyond"}},
            "rule": {"rule_in_force": {"rule": "mud"}},
            "passed": {"check_was": {"check": "jump"}},
            "failed": {"check_was": {"check": "jump", "result": "failed"}},
            "untried": {"check_was": {"check": "jump", "result": "untried"}},
            "done twice": {"interaction_was_done": {"interaction": "set", "times": 2}},
        },
        beyond="...\n...\n...",
        adventure={
            "counters": [{"id": "alarm"}],
            "rules": [{"id": "mud", "effects": [{"when": "round_begins", "do": ["renew_row"]}]}],
            "checks": [{"id": "jump", "attribute": "strength", "successes": 1}],
        },
    )
    g = t.g
    assert true_in(t) == ["not set", "untried"]
    g.flags[1], g.counters[0], g.passed[0], g.done[0] = 1, 2, 1, 1
    g.rules.append(g.story.rules[0])
    assert true_in(t) == ["set", "two", "rule", "failed"]
    g.counters[0], g.passed[0], g.done[0] = 3, 2, 2
    assert true_in(t) == ["set", "rule", "passed", "done twice"]
    g.counters[0] = 1
    t.g.put(0, t.at(1, 1))
    t.move("north")
    assert "explored" in true_in(t)
    assert "two" not in true_in(t)
