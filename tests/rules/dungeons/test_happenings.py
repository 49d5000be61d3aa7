"""What is told of everything that happens, to the letter, and that the ends of the adventure are looked at
after whatever could have brought one about (DD-RUL-41)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.dungeons import happenings as e
from engine.games.dungeons.activating import can_spend_action, end_activation, extra_actions
from engine.games.dungeons.appearing import appear
from engine.games.dungeons.attacking import stun
from engine.games.dungeons.codes import (
    BY_ATTACK,
    BY_CARD,
    BY_FORCE,
    BY_MOVE,
    BY_PLACING,
    BY_RULE,
    ENERGY,
    FIRST_ENEMY,
    FIRST_ENEMY_DIE,
    HEALTH,
    LOOT,
    MELEE,
    P_ENEMY,
    R_LOOT,
    RANGED,
)
from engine.games.dungeons.enemies import siphon
from engine.games.dungeons.exploring import set_exit
from engine.games.dungeons.geometry.face import PIT, PLAIN
from engine.games.dungeons.harm import (
    defeat,
    fall,
    heal_enemy,
    hurt_enemy,
    hurt_hero,
    pay_health,
    revive,
)
from engine.games.dungeons.movement import arrive, place_figure, push, swap
from engine.games.dungeons.purse import gain, lose, most_health, owned
from engine.games.dungeons.rounds import begin_phase, begin_round
from engine.games.dungeons.shop import buy, discard, price_of, renew, take, turn_up
from engine.games.dungeons.tale import begin_rule, end_rule, offer, set_counter, set_flag, set_terrain, spot
from tests.rules.dungeons.pack import always
from tests.rules.dungeons.table import Table

Event = tuple[int, ...]

STORY: dict[str, Any] = {
    "rules": [
        {"id": "first", "effects": [always({"change": {"what": "speed", "by": 1, "of": "all"}})]},
        {
            "id": "second",
            "active": True,
            "effects": [always({"change": {"what": "defence", "by": 1, "of": "all"}})],
        },
    ],
    "counters": [{"id": "other"}, {"id": "alarm", "start": 2, "most": 5}],
    "interactions": [
        {"id": "lever", "where": "anywhere", "do": [{"set_flag": {"flag": "other"}}]},
        {"id": "chest", "where": "anywhere", "offered": True, "do": [{"set_flag": {"flag": "other"}}]},
    ],
}


def table(**more: Any) -> Table:
    """Two heroes and two enemies; nothing has happened yet."""
    t = Table(
        "1D...2\n..^...\n.....E",
        enemies={"D": ("ogre", "melee", 2), "E": ("rat", "ranged", 1)},
        adventure=STORY,
        deck=["tonic", "charm", "boots", "map"],
        **more,
    )
    t.g.unchecked = False
    t.g.events = []
    return t


def told(t: Table) -> list[Event]:
    """What has been told, without what was left out."""
    found = []
    for event in t.g.events or []:
        cut = list(event)
        while cut[-1] == -1 and len(cut) > 1:
            cut.pop()
        found.append(tuple(cut))
    return found


def check(t: Table, expected: list[Event], looked: bool = True) -> None:
    """What has been told, and whether the ends are to be looked at."""
    assert told(t) == expected
    assert t.g.unchecked == looked


# The adventure.


def test_a_flag_is_told_when_it_changes() -> None:
    t = table()
    set_flag(t.g, 1, True)
    check(t, [(e.E_FLAG, 1, 1)])
    assert t.g.flags == [0, 1]
    t.g.unchecked = False
    set_flag(t.g, 1, True)
    check(t, [(e.E_FLAG, 1, 1)], looked=False)
    set_flag(t.g, 1, False)
    check(t, [(e.E_FLAG, 1, 1), (e.E_FLAG, 1, 0)])


@pytest.mark.parametrize(("to", "becomes"), [(3, 3), (5, 5), (6, 5), (1, 1), (0, 0), (-1, 0)])
def test_a_counter_stays_within_its_bounds(to: int, becomes: int) -> None:
    t = table()
    set_counter(t.g, 1, to)
    assert t.g.counters == [0, becomes]
    check(t, [(e.E_COUNTER, 1, becomes)])


def test_a_counter_that_does_not_change_is_not_told() -> None:
    t = table()
    set_counter(t.g, 1, 2)
    check(t, [], looked=False)


def test_special_rules_come_into_force_once_and_end() -> None:
    t = table()
    first, second = t.g.story.rules
    speeds = t.g.numbers[:]
    begin_rule(t.g, 0)
    assert t.g.rules == [second, first]
    assert t.g.numbers != speeds
    check(t, [(e.E_RULE_BEGINS, 0)])
    t.g.unchecked = False
    begin_rule(t.g, 0)
    check(t, [(e.E_RULE_BEGINS, 0)], looked=False)
    end_rule(t.g, 0)
    assert (t.g.rules, t.g.numbers) == ([second], speeds)
    check(t, [(e.E_RULE_BEGINS, 0), (e.E_RULE_ENDS, 0)])
    end_rule(t.g, 0)
    assert len(told(t)) == 2


def test_what_the_adventure_offers_is_offered_and_withdrawn() -> None:
    t = table()
    offer(t.g, 0, True)
    offer(t.g, 1, True)  # as it was
    assert t.g.offered == [1, 1]
    offer(t.g, 1, False)
    assert t.g.offered == [1, 0]
    assert told(t) == [(e.E_OFFERED, 0), (e.E_WITHDRAWN, 1)]


def test_a_spot_is_counted_from_1_on_the_tile_as_printed() -> None:
    t = table()
    assert t.place(spot(t.g, 0, 1, 1)) == (0, 0)
    assert t.place(spot(t.g, 0, 6, 3)) == (5, 2)
    assert t.place(spot(t.g, 0, 2, 3)) == (1, 2)
    assert (spot(t.g, 0, 7, 1), spot(t.g, 0, 1, 4)) == (-1, -1)
    t.g.room_tile[0] = -1
    assert spot(t.g, 0, 1, 1) == -1


def test_terrain_is_told_when_it_changes() -> None:
    t = table()
    set_terrain(t.g, t.at(0, 0), PLAIN)
    check(t, [], looked=False)
    set_terrain(t.g, t.at(0, 0), PIT)
    check(t, [(e.E_TERRAIN, t.at(0, 0), PIT)])
    assert t.g.map.terrain[t.at(0, 0)] == PIT


def test_an_exit_is_opened_and_shut() -> None:
    t = Table(" x  \n1...\n....\n....")
    t.g.events, t.g.unchecked = [], False
    set_exit(t.g, 0, True)
    check(t, [(e.E_EXIT_OPENED, 0)])
    t.g.unchecked = False
    set_exit(t.g, 0, False)
    check(t, [(e.E_EXIT_OPENED, 0), (e.E_EXIT_CLOSED, 0)])
    assert t.g.exit_state == [2]


# The round.


def test_a_round_and_its_phases_are_told() -> None:
    t = table()
    turns = t.g.turns
    begin_round(t.g)
    assert (t.g.round, t.g.turns) == (2, turns + 1)
    assert told(t) == [(e.E_ROUND, 2)]
    begin_phase(t.g, P_ENEMY)
    assert (t.g.phase, t.g.active) == (P_ENEMY, -1)
    check(t, [(e.E_ROUND, 2), (e.E_PHASE, P_ENEMY)])


@pytest.mark.parametrize(("limit", "ended"), [(0, False), (1, True), (2, False)])
def test_dd_rul_49_no_round_begins_after_the_last(limit: int, ended: bool) -> None:
    t = table()
    t.g.round_limit = limit
    begin_round(t.g)
    assert bool(t.g.ended) == ended
    assert t.g.round == (1 if ended else 2)


def test_dd_rul_49_even_without_a_limit_an_adventure_ends() -> None:
    t = table()
    t.g.round_limit, t.g.round = 0, 999
    begin_round(t.g)
    assert (t.g.round, t.g.ended) == (1000, 0)
    begin_round(t.g)
    assert t.g.ended != 0


# What heroes own.


@pytest.mark.parametrize(("what", "before", "after"), [(HEALTH, 4, 6), (ENERGY, 1, 4), (LOOT, 1, 4)])
def test_gaining_is_told_and_health_stops_at_its_limit(what: int, before: int, after: int) -> None:
    t = table()
    t.g.health, t.g.energy, t.g.loot = [4, 6], [1, 0], [1, 0]
    assert owned(t.g, 0, what) == before
    gain(t.g, 0, what, 3)
    assert owned(t.g, 0, what) == after
    assert told(t) == [(e.E_GAINED, 0, what, after - before)]
    gain(t.g, 0, what, 0)
    gain(t.g, 0, what, -1)
    assert (owned(t.g, 0, what), len(told(t))) == (after, 1)


def test_whoever_has_fallen_gains_nothing() -> None:
    t = table()
    t.g.fallen[0] = 1
    gain(t.g, 0, LOOT, 1)
    assert (t.g.loot[0], told(t)) == (0, [])


@pytest.mark.parametrize("what", [ENERGY, LOOT])
def test_losing_is_told_and_stops_at_nothing(what: int) -> None:
    t = table()
    t.g.energy, t.g.loot = [3, 3], [3, 3]
    assert lose(t.g, 0, what, 2) == 2
    assert lose(t.g, 0, what, 2) == 1
    assert lose(t.g, 0, what, 2) == 0
    assert lose(t.g, 1, what, 0) == 0
    assert [t.g.energy, t.g.loot] == ([[0, 3], [3, 3]] if what == ENERGY else [[3, 3], [0, 3]])
    assert told(t) == [(e.E_LOST, 0, what, 2), (e.E_LOST, 0, what, 1)]


def test_a_limit_of_loot_or_energy_cuts_what_is_gained() -> None:
    t = table(most_loot=4, most_energy=2)
    t.g.loot[0], t.g.energy[0] = 3, 5
    gain(t.g, 0, LOOT, 3)
    gain(t.g, 0, ENERGY, 1)
    assert (t.g.loot[0], t.g.energy[0]) == (4, 5)
    assert told(t) == [(e.E_GAINED, 0, LOOT, 1)]


@pytest.mark.parametrize(("by", "most"), [(0, 6), (2, 8), (-5, 1), (-6, 1)])
def test_dd_defense_10_the_highest_health_is_at_least_1(by: int, most: int) -> None:
    change = always({"change": {"what": "health" if by else "speed", "by": by or 1}})
    t = Table(hero={"speed": 5, "health": 6, "effects": [change]})
    assert most_health(t.g, 0) == most


# Items.


def test_an_item_that_is_bought_is_paid_for_and_replaced() -> None:
    t = table()
    t.g.loot[0] = 5
    tonic, charm, boots = t.g.row
    on_top = t.g.item_deck[-1]
    buy(t.g, 0, 1)
    assert (t.g.row, t.g.held[0], t.g.loot[0]) == ([tonic, on_top, boots], [charm], 3)
    check(
        t,
        [
            (e.E_LOST, 0, LOOT, 2),
            (e.E_BOUGHT, 0, charm, 2),
            (e.E_TURNED_UP, on_top, 1),
            (e.E_ITEM_GAINED, 0, charm),
        ],
    )


def test_an_item_that_comes_acts_at_once_and_one_that_goes_no_more() -> None:
    t = table()
    boots, before = t.g.row[2], t.g.numbers[:]
    take(t.g, 0, boots)
    assert t.g.numbers != before
    check(t, [(e.E_ITEM_GAINED, 0, boots)])
    t.g.unchecked = False
    discard(t.g, 0, boots)
    assert (t.g.numbers, t.g.held[0], t.g.discard) == (before, [], [boots])
    check(t, [(e.E_ITEM_GAINED, 0, boots), (e.E_DISCARDED, 0, boots)])
    discard(t.g, 0, boots)  # it is not there any more
    assert (t.g.discard, len(told(t))) == ([boots], 2)


def test_dd_rul_44_an_empty_deck_leaves_a_gap_unless_discards_are_shuffled() -> None:
    t = table()
    t.g.discard, t.g.item_deck, t.g.row[0] = t.g.item_deck, [], -1
    turn_up(t.g, 0)
    assert (t.g.row[0], told(t)) == (-1, [])
    t.g.reshuffle = True
    several = sorted(t.g.discard)
    turn_up(t.g, 0)
    assert told(t) == [(e.E_TURNED_UP, t.g.row[0], 0)]
    assert sorted([*t.g.item_deck, t.g.row[0]]) == several
    assert t.g.discard == []
    t.g.item_deck, t.g.row[1] = [], -1
    turn_up(t.g, 1)
    assert t.g.row[1] == -1


def test_a_row_that_is_renewed_goes_under_the_deck() -> None:
    t = table()
    old, deck = t.g.row[:], t.g.item_deck[:]
    t.g.row[1] = -1
    renew(t.g)
    assert t.g.row == [deck[-1], deck[-2], deck[-3]]
    assert t.g.item_deck == [old[0], old[2], *deck[:-3]]


@pytest.mark.parametrize(("by", "price"), [(-1, 1), (-2, 0), (-3, 0), (1, 3)])
def test_cards_change_prices_but_not_below_0(by: int, price: int) -> None:
    t = table(hero={"speed": 5, "health": 6, "effects": [always({"change": {"what": "price", "by": by}})]})
    assert price_of(t.g, 0, t.g.row[0]) == price


# Damage.


def test_damage_to_a_hero_is_told_with_what_is_left() -> None:
    t = table()
    hurt_hero(t.g, 0, 2, BY_CARD, -1)
    assert told(t) == [(e.E_DAMAGE, 0, 2, 4, BY_CARD)]
    pay_health(t.g, 0, 1)
    assert t.g.health[0] == 3
    hurt_hero(t.g, 0, 9, BY_ATTACK, 1)
    assert told(t)[2:] == [(e.E_DAMAGE, 0, 3, 0, BY_ATTACK), (e.E_FALLEN, 0, BY_ATTACK, 1)]


def test_dd_rul_40_whoever_falls_leaves_the_map_and_acts_no_more() -> None:
    t = table()
    fall(t.g, 0)
    check(t, [(e.E_FALLEN, 0, BY_RULE)])
    assert (t.g.pos[0], t.g.fallen, t.g.activated[0], t.g.actions) == (-1, [1, 0], 1, 0)
    t = table()
    fall(t.g, 1)
    assert (t.g.actions, t.g.activated[1]) == (2, 1)  # the active one goes on


@pytest.mark.parametrize(("health", "gets"), [(3, 3), (6, 6), (9, 6), (0, 1)])
def test_dd_rul_40_whoever_comes_back_has_so_much_health(health: int, gets: int) -> None:
    t = table()
    fall(t.g, 0)
    t.g.events, t.g.unchecked = [], False
    revive(t.g, 0, health, t.at(1, 2))
    assert (t.hero(0), t.g.health[0], t.g.fallen[0]) == ((1, 2), gets, 0)
    check(t, [(e.E_REVIVED, 0, t.at(1, 2), gets)])


def test_dd_rul_40_the_cards_of_whoever_comes_back_act_again() -> None:
    t = table(weapon={"melee_dice": 1, "effects": [always({"change": {"what": "speed", "by": 1}})]})
    before = t.g.numbers[:]
    fall(t.g, 0)
    assert t.g.numbers != before
    revive(t.g, 0, 1, t.at(1, 2))
    assert t.g.numbers == before


def test_damage_to_an_enemy_is_told_and_more_than_it_has_is_lost() -> None:
    t = table()
    hurt_enemy(t.g, 0, 1, BY_CARD, 0)
    assert told(t) == [(e.E_ENEMY_DAMAGE, 0, 1, 1, BY_CARD)]
    t.g.unchecked = False
    hurt_enemy(t.g, 0, 5, BY_CARD, 0)
    check(
        t, [(e.E_ENEMY_DAMAGE, 0, 1, 1, BY_CARD), (e.E_ENEMY_DAMAGE, 0, 1, 0, BY_CARD), (e.E_DEFEATED, 0, 0)]
    )
    assert t.enemy("D") is None


def test_a_defeated_enemy_is_stunned_no_more_and_nobody_loots_what_nobody_did() -> None:
    t = table()
    t.g.enemy_stunned[0] = 1
    stack = len(t.g.stack)
    defeat(t.g, 0, -1)
    assert (t.g.enemy_stunned[0], len(t.g.stack)) == (0, stack)
    check(t, [(e.E_DEFEATED, 0)])


@pytest.mark.parametrize(("by", "heals"), [(1, 1), (2, 1), (0, 0), (-1, 0)])
def test_dd_rul_23_an_enemys_die_goes_up_to_its_highest_face(by: int, heals: int) -> None:
    t = table()
    assert heal_enemy(t.g, 0, by) == heals
    assert t.health("D") == 2 + heals
    assert told(t) == ([(e.E_ENEMY_HEALED, 0, heals, 3)] if heals else [])
    t.g.put(FIRST_ENEMY, -1)
    t.g.enemy_health[0] = 1
    assert (heal_enemy(t.g, 0, 1), t.g.enemy_health[0]) == (0, 1)


def test_loot_is_rolled_for_and_told() -> None:
    t = table(weapon={"melee_dice": 3})
    t.g.enemy_health[0] = 1
    t.attack("D").roll(6, 1, 1)
    assert (e.E_ROLLS, R_LOOT, 0, 1) in told(t)
    t.die("melee", 3)
    assert (e.E_LOOT, 0, 3) in told(t)
    assert t.g.loot[0] == 3


def test_an_enemy_is_stunned_once_and_never_a_red_one() -> None:
    t = table()
    assert not stun(t.g, 0, 0)
    assert stun(t.g, 1, 0)
    assert not stun(t.g, 1, 0)
    assert (t.g.enemy_stunned, told(t)) == ([0, 1], [(e.E_STUNNED, 1)])
    t.g.enemy_stunned[1] = 0
    t.g.put(FIRST_ENEMY + 1, -1)
    assert not stun(t.g, 1, 0)


# Figures.


def test_an_enemy_that_appears_is_told_with_its_place_type_and_health() -> None:
    t = table()
    numbers = t.g.numbers
    slot = appear(t.g, t.kind("brute", "enemy"), FIRST_ENEMY_DIE, RANGED, 9, t.at(1, 2), 4)
    assert slot == 2
    highest = t.g.program.highest(FIRST_ENEMY_DIE)
    check(t, [(e.E_SPAWNED, 2, t.at(1, 2), RANGED, highest)])
    assert (t.g.enemy_health[2], t.g.enemy_group[2], t.g.enemy_foe[2], t.g.enemy_stunned[2]) == (
        highest,
        4,
        -1,
        0,
    )
    assert t.g.who[t.at(1, 2)] == FIRST_ENEMY + 2
    assert t.g.numbers is not numbers
    assert t.g.enemy_health[appear(t.g, 0, FIRST_ENEMY_DIE, MELEE, 0, t.at(2, 2), -1)] == 1


@pytest.mark.parametrize(
    ("figure", "cause", "event"),
    [
        ("1", BY_MOVE, e.E_MOVED),
        ("1", BY_FORCE, e.E_PUSHED),
        ("E", BY_MOVE, e.E_ENEMY_MOVED),
        ("E", BY_FORCE, e.E_ENEMY_PUSHED),
    ],
)
def test_whoever_arrives_is_told_from_where_and_why(figure: str, cause: int, event: int) -> None:
    t = table()
    who = t.figure(figure)
    here = t.g.place(who)
    arrive(t.g, who, t.at(1, 2), cause, -1)
    number = who if who < FIRST_ENEMY else who - FIRST_ENEMY
    check(t, [(event, number, here, t.at(1, 2), cause)])


def test_whoever_is_placed_goes_to_a_free_space_only() -> None:
    t = table()
    for space in (-1, t.at(0, 0), t.at(1, 0)):
        place_figure(t.g, 0, space)
    place_figure(t.g, 1, t.at(0, 0))
    check(t, [], looked=False)
    place_figure(t.g, 0, t.at(2, 1))  # a pit, which placing does not enter (DD-RUL-16)
    check(t, [(e.E_MOVED, 0, t.at(0, 0), t.at(2, 1), BY_PLACING)])
    t.g.unchecked = False
    place_figure(t.g, FIRST_ENEMY + 1, t.at(0, 2))
    check(t, [*told(t)[:1], (e.E_ENEMY_MOVED, 1, t.at(5, 2), t.at(0, 2), BY_PLACING)])
    assert t.g.health[0] == 6


@pytest.mark.parametrize(
    ("one", "other", "event"), [("1", "E", (e.E_SWAPPED, 0, 1)), ("1", "2", (e.E_SWAPPED, 0))]
)
def test_two_figures_change_places(one: str, other: str, event: Event) -> None:
    t = table()
    here, there = t.g.place(t.figure(one)), t.g.place(t.figure(other))
    swap(t.g, t.figure(one), t.figure(other))
    assert (t.g.place(t.figure(one)), t.g.place(t.figure(other))) == (there, here)
    assert (t.g.who[here], t.g.who[there]) == (t.figure(other), t.figure(one))
    check(t, [event])


@pytest.mark.parametrize("fixed", ["1", "E"])
def test_whoever_cannot_be_moved_by_force_is_not(fixed: str) -> None:
    hero = {"speed": 5, "health": 6, "effects": [always({"immune": {"to": "force"}})]}
    beast = {"effects": [always({"immune": {"to": "force", "of": "this"}})]}
    plain = {"speed": 5, "health": 6}
    t = Table(
        "1....\n.....\n....E",
        hero=hero if fixed == "1" else plain,
        enemies={"E": (beast if fixed == "E" else {}, "melee", 1)},
    )
    stack = len(t.g.stack)
    swap(t.g, t.figure("1"), t.figure("E"))
    push(t.g, t.figure(fixed), 1, 1, -1)
    assert (t.hero(), t.enemy(), len(t.g.stack)) == ((0, 0), (4, 2), stack)


@pytest.mark.parametrize(("direction", "spaces", "gone"), [(-1, 1, False), (1, 0, False), (1, 1, True)])
def test_a_push_without_direction_length_or_figure_is_none(direction: int, spaces: int, gone: bool) -> None:
    t = table()
    if gone:
        t.g.put(0, -1)
    stack = len(t.g.stack)
    push(t.g, 0, direction, spaces, -1)
    assert len(t.g.stack) == stack


def test_siphon_is_told_for_everybody_who_loses() -> None:
    t = Table("1E.\n2..\n3..", enemies={"E": ("leech", "melee", 1)})
    t.g.events = []
    t.g.energy = [2, 0, 1]
    siphon(t.g, 0)
    assert t.g.energy == [1, 0, 0]
    assert [event for event in told(t) if event[0] == e.E_SIPHON] == [(e.E_SIPHON, 0, 0), (e.E_SIPHON, 0, 2)]


# Actions.


def test_actions_are_spent_in_the_own_activation_with_nothing_half_done() -> None:
    t = table()
    assert [can_spend_action(t.g, seat) for seat in (0, 1, -1)] == [True, False, False]
    t.g.actions = 0
    assert not can_spend_action(t.g, 0)
    t.g.actions = 1
    assert can_spend_action(t.g, 0)
    t.move("south")
    assert not can_spend_action(t.g, 0)  # in a move
    t.g.stack.clear()
    assert not can_spend_action(t.g, 0)


def test_more_actions_are_for_now_or_for_the_next_activation() -> None:
    t = table()
    extra_actions(t.g, 0, 1)
    extra_actions(t.g, 1, 1)
    assert (t.g.actions, t.g.bonus) == (3, [0, 1])
    extra_actions(t.g, 0, -5)
    extra_actions(t.g, 1, 1)
    assert (t.g.actions, t.g.bonus) == (0, [0, 2])
    t.g.actions = 2
    end_activation(t.g, 1)
    assert t.g.actions == 2
    end_activation(t.g, 0)
    assert t.g.actions == 0
    t.end()
    assert (t.g.active, t.g.actions, t.g.bonus) == (1, 4, [0, 0])
