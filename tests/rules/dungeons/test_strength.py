"""What figures can do: numbers of cards, what cards add, and what an adventure adds for a number of heroes
(DD-MOVE-05, DD-ATTACK-09, DD-DEFENSE-04, DD-CHECK-06, DD-ENEMY-03); what is near what."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from engine.effects.context import Context
from engine.games.dungeons.aiming import enemy_may_target, may_target, weapon_targets
from engine.games.dungeons.codes import (
    ATTRIBUTES,
    CRUSH,
    FIRST_ENEMY,
    HEAVY,
    MELEE,
    PIERCE,
    RANGED,
    REACH,
    SIPHON,
    STUN,
)
from engine.games.dungeons.enemies import heroes_seen
from engine.games.dungeons.energy import EnergyPrice, energy_price
from engine.games.dungeons.nearby import (
    enemies_beside,
    free_near,
    in_one_room,
    is_beside,
    is_in_sight,
    is_near,
    living,
    number_of,
    standing,
)
from engine.games.dungeons.state import State
from engine.games.dungeons.strength import (
    attack_modifier,
    attribute,
    critical_from,
    defence,
    enemy_defence,
    enemy_dice,
    enemy_keywords,
    enemy_modifier,
    enemy_speed,
    has_keyword,
    own_keywords,
    own_modifier,
    speed,
    weapon_dice,
    weapon_keywords,
)
from tests.rules.dungeons.pack import always
from tests.rules.dungeons.table import Table

HERO = {"speed": 4, "health": 6, "melee": 1, "ranged": 2, "defence": 3, "strength": 1, "charisma": 4}
WEAPON = {"melee_dice": 2, "ranged_dice": 3, "melee": 3, "ranged": 4, "defence": 5, "movement": 2}
Number = Callable[[State], int]

NUMBERS: list[tuple[str, int, Number]] = [
    ("speed", 6, lambda g: speed(g, 0)),
    ("defence", 8, lambda g: defence(g, 0)),
    ("melee", 4, lambda g: attack_modifier(g, 0, MELEE)),
    ("ranged", 6, lambda g: attack_modifier(g, 0, RANGED)),
    ("melee_dice", 2, lambda g: weapon_dice(g, 0, MELEE)),
    ("ranged_dice", 3, lambda g: weapon_dice(g, 0, RANGED)),
    ("strength", 3, lambda g: attribute(g, 0, ATTRIBUTES.index("strength"))),
    ("charisma", 4, lambda g: attribute(g, 0, ATTRIBUTES.index("charisma"))),
]


def strong(*effects: Any) -> Table:
    """A hero with numbers that all differ, and an Ability that changes some."""
    ability = {"energy": 2, "strength": 2, "effects": list(effects)}
    return Table("1E.\n...\n...", hero=HERO, weapon=WEAPON, ability=ability)


@pytest.mark.parametrize(("what", "printed", "number"), NUMBERS)
def test_a_number_is_printed_on_two_cards_and_changed_by_others(
    what: str, printed: int, number: Number
) -> None:
    assert number(strong().g) == printed
    assert number(strong(always({"change": {"what": what, "by": 2}})).g) == printed + 2
    assert number(strong(always({"change": {"what": what, "by": -1}})).g) == printed - 1


@pytest.mark.parametrize(("what", "printed", "number"), [NUMBERS[0], NUMBERS[4], NUMBERS[5]])
def test_dd_rul_50_speed_and_dice_are_never_below_0(what: str, printed: int, number: Number) -> None:
    assert number(strong(always({"change": {"what": what, "by": -9}})).g) == 0


def test_dd_rul_22_a_line_without_dice_gets_none_from_cards() -> None:
    more = [always({"change": {"what": what, "by": 2}}) for what in ("melee_dice", "ranged_dice")]
    t = Table("1E.\n...\n...", weapon={"ranged_dice": 1}, ability={"energy": 0, "effects": more})
    assert [weapon_dice(t.g, 0, kind) for kind in (MELEE, RANGED)] == [0, 3]
    t = Table("1E.\n...\n...", weapon={"melee_dice": 1}, ability={"energy": 0, "effects": more})
    assert [weapon_dice(t.g, 0, kind) for kind in (MELEE, RANGED)] == [3, 0]


def test_dd_rul_39_without_the_weapon_the_hero_and_other_cards_count() -> None:
    weapon = {
        **WEAPON,
        "effects": [always({"change": {"what": what, "by": 5}}) for what in ("melee", "ranged")],
    }
    other = [always({"change": {"what": what, "by": 1}}) for what in ("melee", "ranged")]
    t = Table(hero=HERO, weapon=weapon, ability={"energy": 0, "effects": other})
    assert [own_modifier(t.g, 0, kind) for kind in (MELEE, RANGED)] == [2, 3]
    assert [attack_modifier(t.g, 0, kind) for kind in (MELEE, RANGED)] == [10, 12]


def test_dd_rul_51_a_weapon_lowers_the_critical_face_of_its_own_attacks() -> None:
    sharp = always({"change": {"what": "critical", "by": 1}})
    t = Table(weapon={**WEAPON, "effects": [sharp]}, ability={"energy": 0, "effects": [sharp]})
    assert critical_from(t.g, 0, t.g.equipment[0]) == 4
    assert critical_from(t.g, 0, t.g.ability[0]) == 5


def test_keywords_are_those_of_the_weapon_and_those_that_cards_give() -> None:
    weapon = {**WEAPON, "keywords": ["crush"], "effects": [always({"keyword": {"keyword": "heavy"}})]}
    ability = {"energy": 0, "effects": [always({"keyword": {"keyword": "pierce"}})]}
    t = Table("12.\n...\n...", weapon=weapon, party=[{"ability": ability}])
    assert weapon_keywords(t.g, 0) == 1 << CRUSH | 1 << HEAVY | 1 << PIERCE
    assert own_keywords(t.g, 0) == 1 << PIERCE
    assert (weapon_keywords(t.g, 1), own_keywords(t.g, 1)) == (1 << CRUSH | 1 << HEAVY, 0)


def test_a_keyword_with_a_condition_is_there_while_it_holds() -> None:
    weak = {"if": [{"has": {"what": "health", "most": 3}}]}
    ability = {"energy": 0, "effects": [always({"keyword": {"keyword": "stun"}}, **weak)]}
    t = Table("12.\n...\n...", ability=ability)
    assert (own_keywords(t.g, 0), weapon_keywords(t.g, 0)) == (0, 0)
    t.g.health = [3, 6]
    assert [own_keywords(t.g, seat) for seat in range(2)] == [1 << STUN, 0]
    assert [weapon_keywords(t.g, seat) for seat in range(2)] == [1 << STUN, 0]


@pytest.mark.parametrize(("by", "price"), [(0, 2), (1, 3), (-1, 1), (-2, 0), (-3, 0)])
def test_dd_item_06_cards_change_what_an_ability_costs(by: int, price: int) -> None:
    t = strong(*([always({"change": {"what": "energy_cost", "by": by}})] if by else []))
    assert energy_price(t.g, 0, t.g.ability[0]) == price
    cost = EnergyPrice(2)
    t.g.energy[0] = price
    assert cost.payable(t.g, Context(owner=0))
    assert not cost.payable(t.g, Context())  # nobody has no Energy
    t.g.energy[0] = 5
    cost.pay(t.g, Context(owner=0))
    assert t.g.energy[0] == 5 - price
    t.g.energy[0] = price - 1
    assert not cost.payable(t.g, Context(owner=0))


# Enemies.

BEAST = {"threat": 2, "speed": 3, "melee_dice": 1, "ranged_dice": 2, "melee": 1, "ranged": 3, "defence": 2}
ENEMY_NUMBERS: list[tuple[str, str, int, Number]] = [
    ("speed", "speed", 3, lambda g: enemy_speed(g, 0)),
    ("defence", "defence", 2, lambda g: enemy_defence(g, 0)),
    ("melee", "attack", 1, lambda g: enemy_modifier(g, 0, MELEE)),
    ("ranged", "attack", 3, lambda g: enemy_modifier(g, 0, RANGED)),
    ("melee_dice", "dice", 1, lambda g: enemy_dice(g, 0, MELEE)),
    ("ranged_dice", "dice", 2, lambda g: enemy_dice(g, 0, RANGED)),
]


def beast(*effects: Any, scaling: Any = (), card: Any = None) -> Table:
    """An enemy whose numbers all differ, and another one."""
    threats = [
        {"threat": 1, "enemy": "rat"},
        {"threat": 2, "enemy": "enemy_e", "scaling": list(scaling)},
        {"threat": 3, "enemy": "ogre"},
    ]
    fields = {**(card or BEAST), "effects": list(effects)}
    return Table(
        "1E.\n.F.\n..2",
        enemies={"E": (fields, "melee", 2), "F": ("ogre", "melee", 2)},
        adventure={"threats": threats},
    )


@pytest.mark.parametrize(("what", "scaled", "printed", "number"), ENEMY_NUMBERS)
def test_dd_enemy_03_an_enemys_number_is_printed_changed_and_scaled(
    what: str, scaled: str, printed: int, number: Number
) -> None:
    assert number(beast().g) == printed
    assert number(beast(always({"change": {"what": what, "by": 2, "of": "this"}})).g) == printed + 2
    assert number(beast(scaling=[{"heroes": 2, scaled: 1}]).g) == printed + 1
    assert number(beast(scaling=[{"heroes": 3, scaled: 1}]).g) == printed


@pytest.mark.parametrize(
    ("what", "scaled", "printed", "number"), [ENEMY_NUMBERS[0], ENEMY_NUMBERS[4], ENEMY_NUMBERS[5]]
)
def test_dd_rul_50_an_enemys_speed_and_dice_are_never_below_0(
    what: str, scaled: str, printed: int, number: Number
) -> None:
    assert number(beast(always({"change": {"what": what, "by": -9, "of": "this"}})).g) == 0


def test_dd_rul_22_an_enemys_line_without_dice_gets_none() -> None:
    more = [
        always({"change": {"what": what, "by": 2, "of": "this"}}) for what in ("melee_dice", "ranged_dice")
    ]
    t = beast(*more, scaling=[{"heroes": 2, "dice": 1}], card={**BEAST, "ranged_dice": 0})
    assert [enemy_dice(t.g, 0, kind) for kind in (MELEE, RANGED)] == [4, 0]
    t = beast(*more, card={**BEAST, "melee_dice": 0})
    assert [enemy_dice(t.g, 0, kind) for kind in (MELEE, RANGED)] == [0, 4]


def test_an_enemys_keywords_are_printed_or_given() -> None:
    given = always({"keyword": {"keyword": "reach", "of": "this"}})
    t = beast(given, card={**BEAST, "keywords": ["siphon"]})
    assert enemy_keywords(t.g, 0) == 1 << REACH | 1 << SIPHON
    assert [has_keyword(t.g, 0, keyword) for keyword in (REACH, SIPHON, CRUSH)] == [True, True, False]
    assert not has_keyword(t.g, 1, REACH)


# Whom an attack may target.


def test_whoever_is_gone_neither_attacks_nor_is_attacked() -> None:
    t = Table("1E.\n2..\n...", weapon={"melee_dice": 1, "ranged_dice": 1})
    assert may_target(t.g, 0, 0, MELEE, 0)
    assert enemy_may_target(t.g, 0, 0, MELEE)
    t.g.put(0, -1)
    assert not may_target(t.g, 0, 0, MELEE, 0)
    assert not enemy_may_target(t.g, 0, 0, MELEE)
    t = Table("1E.\n2..\n...")
    t.g.put(FIRST_ENEMY, -1)
    assert not may_target(t.g, 0, 0, MELEE, 0)
    assert not enemy_may_target(t.g, 0, 0, MELEE)


@pytest.mark.parametrize(("to", "melee", "ranged"), [("melee", [], [1]), ("ranged", [0], [])])
def test_an_enemy_may_be_immune_to_a_kind_of_attack(to: str, melee: list[int], ranged: list[int]) -> None:
    card = {"effects": [always({"immune": {"to": to, "of": "this"}})]}
    t = Table(
        "1E.\n...\n..F",
        enemies={"E": (card, "melee", 1), "F": (card, "melee", 1)},
        weapon={"melee_dice": 1, "ranged_dice": 1},
    )
    assert (weapon_targets(t.g, 0, MELEE), weapon_targets(t.g, 0, RANGED)) == (melee, ranged)


def test_reach_is_of_the_attack_and_of_the_enemys_melee_line() -> None:
    t = Table("1..\n.E.\n...", enemies={"E": ({"keywords": ["reach"]}, "melee", 1)})
    assert [may_target(t.g, 0, 0, MELEE, keywords) for keywords in (0, 1 << REACH, 1 << CRUSH)] == [
        False,
        True,
        False,
    ]
    assert enemy_may_target(t.g, 0, 0, MELEE)
    assert not enemy_may_target(Table("1..\n.E.\n...").g, 0, 0, MELEE)


def test_a_hero_who_cannot_be_targeted_is_not() -> None:
    hidden = {"speed": 5, "health": 6, "effects": [always({"immune": {"to": "targeting"}})]}
    t = Table("1E2\n...\n...", party=[{"hero": hidden}])
    assert not enemy_may_target(t.g, 0, 0, MELEE)
    assert enemy_may_target(t.g, 0, 1, MELEE)
    places = heroes_seen(t.g).places
    assert places == [-1, t.g.pos[1]]
    assert t.hero(0) == (0, 0)
    seen = Table("1E2\n...\n...").g
    assert heroes_seen(seen).places is seen.pos


# What is near what.

TWO = "... ...\n.1.+.E.\n... ..."


def test_nowhere_is_near_nothing() -> None:
    t = Table(TWO)
    here, beside, between, there = t.at(1, 1), t.at(2, 1), t.at(3, 1), t.at(5, 1)
    for one, other, expected in (
        (here, beside, (True, True, True)),
        (here, between, (False, True, True)),
        (here, there, (False, False, True)),
        (beside, between, (True, True, True)),
        (between, there, (False, True, True)),
        (-1, here, (False, False, False)),
        (here, -1, (False, False, False)),
        (-1, -1, (False, False, False)),
    ):
        assert (
            is_beside(t.g, one, other),
            in_one_room(t.g, one, other),
            is_near(t.g, one, other),
        ) == expected
    assert is_in_sight(t.g, 0, there)
    assert not is_in_sight(t.g, 0, -1)
    t.g.put(0, -1)
    assert not is_in_sight(t.g, 0, there)


def test_figures_are_counted_where_they_stand() -> None:
    t = Table("1D.\nEF2\n...")
    assert [enemies_beside(t.g, t.at(*place)) for place in ((0, 0), (1, 0), (2, 0), (1, 2), (2, 2))] == [
        2,
        1,
        1,
        1,
        0,
    ]
    assert (standing(t.g), living(t.g)) == ([0, 1], [0, 1, 2])
    t.g.put(0, -1)
    t.g.put(FIRST_ENEMY + 1, -1)
    assert (standing(t.g), living(t.g)) == ([1], [0, 2])


def test_the_free_space_nearest_to_a_space_by_steps_and_clockwise() -> None:
    t = Table("1D.\n#..\n...")
    assert t.place(free_near(t.g, t.at(2, 2))) == (2, 2)
    assert t.place(free_near(t.g, t.at(0, 0))) == (2, 0)
    t = Table(" + \n.1.\n...\n...", beyond="...\n...\n...")
    assert t.place(free_near(t.g, t.at(1, 1), True)) == (1, 0)
    assert t.place(free_near(t.g, t.at(1, 1))) == (2, 1)
    t.g.who = [0] * len(t.g.who)
    assert free_near(t.g, t.at(1, 1)) == -1


def test_enemies_of_one_card_are_told_apart_by_number() -> None:
    t = Table("1.E\n.F.\nG..", enemies={"E": "rat", "F": "ogre", "G": "rat"})
    assert [number_of(t.g, slot) for slot in range(3)] == [1, 0, 2]
