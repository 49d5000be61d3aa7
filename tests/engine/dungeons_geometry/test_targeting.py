"""What enemies do: the rulings drawn, the stances of cards, and properties on random maps."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.games.dungeons.geometry.behaviour import (
    CHARGE,
    FARTHEST,
    FLEE,
    GUARD,
    KEEP_DISTANCE,
    LAST_ATTACKER,
    LEAST_ENERGY,
    LEAST_HEALTH,
    LEAST_LOOT,
    MOST_ENERGY,
    MOST_HEALTH,
    MOST_LOOT,
    NEAREST,
    OWN_TILE,
    Behaviour,
    Heroes,
)
from engine.games.dungeons.geometry.face import WATER
from engine.games.dungeons.geometry.map import Map
from engine.games.dungeons.geometry.reach import MELEE, RANGED, can_attack
from engine.games.dungeons.geometry.routes import PIT_WEIGHT, spread
from engine.games.dungeons.geometry.sides import ENEMIES, FIRST_ENEMY
from engine.games.dungeons.geometry.targeting import NO_ATTACK, Decision, Thought, decide, line_of
from engine.games.dungeons.reasons import REASONS
from tests.engine.dungeons_geometry.drawing import Scene, boards, face_of, row_of_three
from tests.examples import examples


def heroes_of(scene: Scene, health: list[int] | None = None) -> Heroes:
    """The heroes of a drawing, alike unless told otherwise."""
    return Heroes(scene.heroes, health or [4, 4, 4, 4], [2, 2, 2, 2], [1, 1, 1, 1])


def archer(speed: int = 3, melee: bool = True) -> Behaviour:
    """An enemy of the ranged type."""
    return Behaviour(RANGED, speed, melee, True)


def brute(speed: int = 3, ranged: bool = False, reach: bool = False) -> Behaviour:
    """An enemy of the melee type."""
    return Behaviour(MELEE, speed, True, ranged, reach)


def act(scene: Scene, behaviour: Behaviour, heroes: Heroes | None = None) -> Decision:
    """What enemy A of a drawing does."""
    return decide(scene.map, scene.who, scene.of("A"), heroes or heroes_of(scene), behaviour)


def keys(decision: Decision) -> list[str]:
    """The reasons, without their clauses."""
    return [key for _, key in decision.reasons]


# Whom (DD-RUL-31).


def test_dd_rul_31_the_nearest_by_route_among_those_it_can_attack() -> None:
    # Hero 1 is fewer squares away, but the route is longer.
    scene = Scene("A..0", "#...", "1...")
    decision = act(scene, brute(9))
    assert (decision.target, decision.attack) == (0, MELEE)
    assert scene.spot(decision.destination) == (2, 0)
    assert ("DD-RUL-31", "nearest") in decision.reasons


def test_dd_rul_31_ties_go_to_least_health_and_then_to_seat_order() -> None:
    scene = Scene("0.A.1")
    decision = act(scene, brute(), heroes_of(scene, [4, 3, 4, 4]))
    assert decision.target == 1
    assert ("DD-RUL-31", "least-health") in decision.reasons
    decision = act(scene, brute())
    assert decision.target == 0
    assert ("DD-RUL-31", "seat") in decision.reasons


def test_dd_rul_31_an_attack_comes_before_a_chase() -> None:
    # Hero 0 is nearer, but a fellow enemy takes the only space beside it.
    scene = Scene("0BA...1", "#######")
    decision = act(scene, brute(3))
    assert (decision.target, decision.attack) == (1, MELEE)
    assert keys(decision) == ["own-line", "only-one", "to-attack"]


def test_dd_rul_31_with_nobody_to_attack_the_target_is_the_nearest_hero() -> None:
    scene = Scene("0.......A.....1")
    decision = act(scene, brute(2))
    assert (decision.target, decision.attack) == (1, NO_ATTACK)
    assert scene.spot(decision.destination) == (10, 0)
    assert ("DD-RUL-31", "nearest") in decision.reasons
    assert ("DD-RUL-32", "out-of-reach") in decision.reasons


def test_water_counts_in_how_near_a_hero_is() -> None:
    scene = Scene("0.~A...1")
    assert act(scene, brute(9)).target == 0  # 3 points against 3, so by seat
    scene = Scene("0~~A...1")
    assert act(scene, brute(9)).target == 1


@pytest.mark.parametrize(
    ("order", "seat"),
    [
        (LEAST_HEALTH, 1),
        (MOST_HEALTH, 2),
        (LEAST_ENERGY, 2),
        (MOST_ENERGY, 1),
        (LEAST_LOOT, 1),
        (MOST_LOOT, 2),
        (FARTHEST, 2),
        (LAST_ATTACKER, 1),
        (NEAREST, 0),
    ],
)
def test_dd_enemy_04_the_card_says_whom_it_prefers(order: int, seat: int) -> None:
    scene = Scene("0A...1", "......", "......", "....2.")
    behaviour = brute(9)
    behaviour.orders = [order]
    behaviour.foe = 1
    heroes = Heroes(scene.heroes, [4, 2, 6, 1], [2, 3, 1, 9], [3, 0, 5, 9])
    decision = act(scene, behaviour, heroes)
    assert decision.target == seat
    assert any(clause == "DD-ENEMY-04" for clause, _ in decision.reasons)


def test_dd_enemy_04_preferences_choose_only_among_those_it_can_attack() -> None:
    scene = Scene("0A......1")
    behaviour = brute(2)
    behaviour.orders = [LEAST_HEALTH]
    assert act(scene, behaviour, heroes_of(scene, [4, 1, 4, 4])).target == 0


def test_dd_enemy_04_own_tile_first() -> None:
    board = row_of_three()
    who = [-1] * board.size
    here = board.space_at(6, 3)
    who[here] = FIRST_ENEMY
    places = [board.space_at(4, 3), board.space_at(8, 4)]
    who[places[0]], who[places[1]] = 0, 1
    heroes = Heroes(places, [4, 4], [0, 0], [0, 0])
    behaviour = brute(6)
    assert decide(board, who, here, heroes, behaviour).target == 0
    behaviour.orders = [OWN_TILE]
    assert decide(board, who, here, heroes, behaviour).target == 1


# How it moves (DD-RUL-32).


def test_dd_rul_32_an_enemy_moves_only_if_needed() -> None:
    scene = Scene("A0..")
    decision = act(scene, brute())
    assert (decision.attack, decision.path) == (MELEE, [])
    assert ("DD-RUL-32", "no-need-to-move") in decision.reasons


def test_dd_rul_32_it_takes_the_nearest_space_and_among_equals_the_first_clockwise() -> None:
    scene = Scene("...", ".0.", "...", "..A")
    assert scene.spot(act(scene, brute()).destination) == (2, 1)  # east before south
    scene = Scene("...", ".0.", "...", ".A.")
    assert scene.spot(act(scene, brute()).destination) == (1, 2)


def test_dd_rul_32_out_of_reach_it_goes_as_far_as_it_can() -> None:
    scene = Scene("A.~..0")
    decision = act(scene, brute(2))
    assert [scene.spot(space) for space in decision.path] == [(1, 0)]
    assert decision.attack == NO_ATTACK
    decision = act(scene, brute(3))
    assert [scene.spot(space) for space in decision.path] == [(1, 0), (2, 0)]


def test_dd_rul_32_pits_are_gone_round_even_if_that_costs_the_attack() -> None:
    scene = Scene("Ao.0", "...#")
    decision = act(scene, brute(2))
    assert decision.attack == NO_ATTACK
    assert [scene.spot(space) for space in decision.path] == [(0, 1), (1, 1)]
    scene = Scene("Ao.0")
    decision = act(scene, brute(2))
    assert decision.attack == MELEE
    assert ("DD-RUL-32", "no-way-round-pits") in decision.reasons


def test_dd_rul_32_behind_fellow_enemies_it_queues_up() -> None:
    scene = Scene("0B..A")
    decision = act(scene, brute(5))
    assert (decision.target, decision.attack) == (0, NO_ATTACK)
    assert [scene.spot(space) for space in decision.path] == [(3, 0), (2, 0)]
    scene = Scene("0BA")
    decision = act(scene, brute(5))
    assert (decision.target, decision.path) == (0, [])
    assert ("DD-RUL-32", "hemmed-in") in decision.reasons


def test_dd_enemy_01_if_nothing_is_possible_it_does_nothing() -> None:
    scene = Scene("A#0")
    decision = act(scene, archer())
    assert (decision.target, decision.attack, decision.path) == (-1, NO_ATTACK, [])
    assert decision.reasons == [("DD-ENEMY-01", "no-way")]
    nobody = act(scene, brute(), Heroes([-1, -1], [0, 0], [0, 0], [0, 0]))
    assert nobody.reasons == [("DD-ENEMY-01", "no-way")]


def test_dd_rul_50_speed_below_zero_is_no_movement() -> None:
    scene = Scene("A.0")
    assert act(scene, brute(-2)).path == []


# Which line (DD-RUL-33).


def test_dd_rul_33_a_ranged_enemy_shoots_from_where_it_is_if_it_can() -> None:
    scene = Scene("A..0")
    decision = act(scene, archer())
    assert (decision.attack, decision.path) == (RANGED, [])
    line = line_of(scene.map, scene.who, heroes_of(scene), decision)
    assert line is not None


def test_dd_rul_33_a_ranged_enemy_steps_back_to_gain_a_shot() -> None:
    scene = Scene(".A0")
    decision = act(scene, archer())
    assert (decision.attack, scene.spot(decision.destination)) == (RANGED, (0, 0))


def test_dd_rul_33_among_equally_cheap_spaces_the_farthest_from_heroes() -> None:
    scene = Scene(".....", "..A0.", ".....")
    decision = act(scene, archer())
    # One step north, south or west gives a shot from two steps away; north comes first clockwise.
    assert scene.spot(decision.destination) == (2, 0)
    scene = Scene("...1.", "..A0.", ".....")
    decision = act(scene, archer())
    assert decision.target == 0
    assert scene.spot(decision.destination) == (2, 2)  # north is beside hero 1, south and west are not
    scene = Scene(".....", "..A0.", "...1.")
    decision = act(scene, archer())
    assert decision.target == 0
    assert scene.spot(decision.destination) == (2, 0)


def test_dd_rul_33_without_a_shot_a_ranged_enemy_strikes_whoever_is_beside_it() -> None:
    scene = Scene("A0")
    decision = act(scene, archer())
    assert (decision.attack, decision.path) == (MELEE, [])
    assert ("DD-RUL-33", "other-line") in decision.reasons
    assert act(scene, archer(melee=False)).attack == NO_ATTACK


def test_dd_rul_33_a_ranged_enemy_does_not_walk_up_to_a_hero_in_order_to_strike() -> None:
    # Fellow enemies have every space with a shot; the free one beside the hero is none.
    scene = Scene("BC.", "A#0")
    decision = act(scene, archer(5))
    assert (decision.target, decision.attack, decision.path) == (0, NO_ATTACK, [])
    assert act(scene, brute(5)).attack == MELEE


def test_dd_rul_33_a_melee_enemy_shoots_only_if_it_reaches_nobody() -> None:
    scene = Scene("A...0")
    assert act(scene, brute(3, ranged=True)).attack == MELEE
    decision = act(scene, brute(1, ranged=True))
    assert (decision.attack, decision.path) == (RANGED, [])
    assert ("DD-RUL-33", "other-line") in decision.reasons
    assert act(scene, brute(1)).attack == NO_ATTACK


def test_dd_rul_22_a_line_without_dice_is_not_used() -> None:
    scene = Scene("A...0")
    decision = act(scene, Behaviour(RANGED, 3, True, False))
    assert decision.attack == MELEE
    assert ("DD-RUL-22", "line-without-dice") in decision.reasons
    none = act(scene, Behaviour(MELEE, 3, False, False))
    assert (none.attack, none.target) == (NO_ATTACK, 0)
    assert scene.spot(none.destination) == (3, 0)


def test_dd_ranged_07_an_enemy_between_two_tiles_shoots_only_onto_these() -> None:
    board = row_of_three()
    who = [-1] * board.size
    here = board.opening_space[0]
    place = board.space_at(11, 3)
    who[here], who[place] = FIRST_ENEMY, 0
    heroes = Heroes([place], [4], [0], [0])
    still = decide(board, who, here, heroes, archer(0))
    assert still.attack == NO_ATTACK
    moved = decide(board, who, here, heroes, archer(1))
    assert (moved.attack, moved.destination) == (RANGED, here + 1)


def test_dd_keyword_01_an_enemy_with_reach_strikes_diagonally() -> None:
    scene = Scene("A.", ".0")
    assert act(scene, brute(0)).attack == NO_ATTACK
    assert act(scene, brute(0, reach=True)).attack == MELEE


# Stances of cards (DD-ENEMY-04).


def test_dd_enemy_04_keeping_its_distance() -> None:
    scene = Scene("...A.0")
    decision = act(scene, archer(2))
    assert decision.path == []
    behaviour = archer(2)
    behaviour.stances = KEEP_DISTANCE
    decision = act(scene, behaviour)
    assert (decision.attack, scene.spot(decision.destination)) == (RANGED, (1, 0))
    assert ("DD-ENEMY-04", "keep-distance") in decision.reasons
    # With nobody to shoot at in this activation it comes nearer like any other.
    scene = Scene("A..#.", "##...", "0....")
    behaviour = archer(1)
    behaviour.stances = KEEP_DISTANCE
    decision = act(scene, behaviour)
    assert (decision.attack, scene.spot(decision.destination)) == (NO_ATTACK, (1, 0))


def test_dd_enemy_04_charging() -> None:
    scene = Scene("A.o.0", ".....")
    behaviour = archer(3)
    behaviour.stances = CHARGE
    decision = act(scene, behaviour)
    assert decision.attack == MELEE
    assert [scene.spot(space) for space in decision.path] == [(1, 0), (2, 0), (3, 0)]
    assert ("DD-ENEMY-04", "charge") in decision.reasons
    behaviour.speed = 1
    assert act(scene, behaviour).attack == RANGED


def test_dd_enemy_04_fleeing() -> None:
    scene = Scene("0.A...")
    behaviour = brute(2)
    behaviour.stances = FLEE
    decision = act(scene, behaviour)
    assert (decision.attack, scene.spot(decision.destination)) == (NO_ATTACK, (4, 0))
    behaviour = archer(2)
    behaviour.stances = FLEE
    decision = act(scene, behaviour)
    assert (decision.attack, scene.spot(decision.destination)) == (RANGED, (4, 0))
    cornered = Scene("0A")
    behaviour = brute(2)
    behaviour.stances = FLEE
    assert act(cornered, behaviour).attack == MELEE


def test_dd_enemy_04_guarding() -> None:
    board = row_of_three()
    who = [-1] * board.size
    here = board.space_at(6, 2)
    who[here] = FIRST_ENEMY
    behaviour = brute(9)
    behaviour.stances = GUARD
    far = Heroes([board.space_at(3, 3)], [4], [0], [0])
    decision = decide(board, who, here, far, behaviour)
    assert (decision.attack, decision.path) == (NO_ATTACK, [])
    assert decision.reasons == [("DD-ENEMY-04", "guard")]
    near = Heroes([board.space_at(8, 4)], [4], [0], [0])
    assert decide(board, who, here, near, behaviour).attack == MELEE


def test_heedless_of_pits_it_walks_through_them() -> None:
    scene = Scene("Ao.0", "....")
    behaviour = brute(2)
    behaviour.heedless = True
    assert act(scene, behaviour).attack == MELEE


# Properties.


@st.composite
def fights(draw: st.DrawFn) -> tuple[str, Behaviour, list[int]]:
    """A drawing of 6 by 4 with heroes and enemies as one string, a behaviour, the heroes' Health."""
    cells = draw(st.lists(st.sampled_from(".....#~o"), min_size=24, max_size=24))
    places = draw(st.lists(st.integers(0, 23), min_size=5, max_size=5, unique=True))
    for place, sign in zip(places, "A0B1C", strict=True):
        cells[place] = sign
    behaviour = Behaviour(
        draw(st.sampled_from((MELEE, RANGED))),
        draw(st.integers(0, 6)),
        draw(st.booleans()),
        draw(st.booleans()),
        draw(st.booleans()),
    )
    behaviour.orders = draw(st.lists(st.integers(0, 9), max_size=2))
    behaviour.stances = draw(st.sampled_from((0, 0, 0, KEEP_DISTANCE, CHARGE, FLEE, GUARD)))
    behaviour.heedless = draw(st.booleans())
    behaviour.foe = draw(st.integers(-1, 1))
    return "".join(cells), behaviour, draw(st.lists(st.integers(1, 3), min_size=4, max_size=4))


def rows_of(cells: str, wide: int = 6) -> list[str]:
    """A drawing, row by row."""
    return [cells[at : at + wide] for at in range(0, len(cells), wide)]


def keeps_the_rules(
    board: Map, who: list[int], here: int, heroes: Heroes, behaviour: Behaviour, decision: Decision
) -> None:
    """Check that what an enemy has decided can be done."""
    assert decision.reasons
    assert set(decision.reasons) <= set(REASONS)  # the game has a number for each
    space, points = here, behaviour.speed
    for there in decision.path:
        assert there in board.near[space * 4 : space * 4 + 4]
        assert not 0 <= who[there] < FIRST_ENEMY
        assert not board.dead_end[there]
        points -= 2 if board.terrain[there] == WATER else 1
        space = there
    assert points >= 0
    assert decision.destination == space
    assert who[space] == -1 or space == here
    if decision.attack != NO_ATTACK:
        assert behaviour.melee if decision.attack == MELEE else behaviour.ranged
        after = list(who)
        after[here] = -1
        after[space] = FIRST_ENEMY
        place = heroes.places[decision.target]
        assert can_attack(board, after, ENEMIES, decision.attack, behaviour.reach, space, place)
    assert (line_of(board, who, heroes, decision) is not None) is (decision.attack == RANGED)


def outcome(decision: Decision) -> tuple[object, ...]:
    """All of a decision, to be compared."""
    return (decision.target, decision.attack, decision.destination, decision.path, decision.reasons)


@given(fights())
@examples(400)
def test_every_decision_keeps_the_rules(fight: tuple[str, Behaviour, list[int]]) -> None:
    cells, behaviour, health = fight
    scene = Scene(*rows_of(cells))
    heroes = heroes_of(scene, health)
    before = list(scene.who)
    decision = act(scene, behaviour, heroes)
    assert scene.who == before
    keeps_the_rules(scene.map, scene.who, scene.of("A"), heroes, behaviour, decision)
    # The same again on a map of its own: nothing but the position decides.
    again = Scene(*rows_of(cells))
    assert outcome(act(again, behaviour, heroes_of(again, health))) == outcome(decision)


@given(boards(), fights())
@examples(300)
def test_every_decision_over_two_tiles_keeps_the_rules(
    case: tuple[Map, list[int], int], fight: tuple[str, Behaviour, list[int]]
) -> None:
    board, who, here = case
    _, behaviour, health = fight
    who[here] = FIRST_ENEMY
    places = [who.index(seat) if seat in who else -1 for seat in range(4)]
    heroes = Heroes(places, health, [2, 2, 2, 2], [1, 1, 1, 1])
    decision = decide(board, who, here, heroes, behaviour)
    keeps_the_rules(board, who, here, heroes, behaviour, decision)
    if behaviour.stances & GUARD:
        assert all(board.tiles[space] & board.tiles[here] for space in decision.path)


@given(fights())
@examples(300)
def test_an_enemy_attacks_the_nearest_whenever_it_can(fight: tuple[str, Behaviour, list[int]]) -> None:
    """DD-RUL-31 and -33 without cards, by trying every space it can get to."""
    cells, behaviour, health = fight
    behaviour.stances = 0
    behaviour.orders = []
    scene = Scene(*rows_of(cells))
    heroes = heroes_of(scene, health)
    here = scene.of("A")
    field = spread(scene.map, scene.who, ENEMIES, here, behaviour.heedless)
    own = behaviour.kind
    if not (behaviour.melee if own == MELEE else behaviour.ranged):
        own = 1 - own
    has_own = behaviour.melee if own == MELEE else behaviour.ranged
    weights: dict[int, int] = {}
    for seat in (0, 1):
        found = [
            field.weight[space]
            for space in field.order
            if (scene.who[space] == -1 or space == here)
            and can_attack(scene.map, scene.who, ENEMIES, own, behaviour.reach, space, heroes.places[seat])
        ]
        if has_own and found and min(found) % PIT_WEIGHT <= behaviour.speed:
            weights[seat] = min(found)
    decision = act(scene, behaviour, heroes)
    if not weights:
        other = RANGED if own == MELEE else MELEE
        possible = any(
            (scene.who[space] == -1 or space == here)
            and field.points(space) <= behaviour.speed
            and field.pits(space) == 0
            and can_attack(scene.map, scene.who, ENEMIES, other, behaviour.reach, space, heroes.places[seat])
            for seat in (0, 1)
            for space in (field.order if other == RANGED else [here])
        )
        if possible and (behaviour.melee if other == MELEE else behaviour.ranged):
            assert decision.attack == other
        else:
            assert decision.attack in (NO_ATTACK, other)
        return
    assert decision.attack == own
    assert decision.target in weights
    assert field.weight[decision.destination] == weights[decision.target]

    def nearness(seat: int) -> tuple[int, int, int]:
        place = heroes.places[seat]
        around = [field.weight[space] for space in field.order if scene.map.is_adjacent(space, place)]
        return (min(around) % PIT_WEIGHT if around else 1 << 40, health[seat], seat)

    assert decision.target == min(weights, key=nearness)


@given(
    st.lists(st.sampled_from("......#~oo"), min_size=60, max_size=60),
    st.lists(st.integers(0, 59), min_size=6, max_size=6, unique=True),
    fights(),
)
@examples(400)
def test_looking_only_as_far_as_needed_changes_no_decision(
    cells: list[str], places: list[int], fight: tuple[str, Behaviour, list[int]]
) -> None:
    for place, sign in zip(places, "A0B1C2", strict=True):
        cells[place] = sign
    _, behaviour, health = fight
    scene = Scene(*rows_of("".join(cells), 10))
    heroes = heroes_of(scene, health)
    decision = act(scene, behaviour, heroes)
    knowing = Thought(scene.map, scene.who, scene.of("A"), heroes, behaviour)
    knowing.field.finish()
    if behaviour.stances & FLEE:
        knowing.flee()
    elif not knowing.attack():
        knowing.approach()
    full = knowing.decision
    assert (full.target, full.attack, full.path) == (decision.target, decision.attack, decision.path)


def cost_of(board: Map, path: list[int]) -> int:
    """The points of a path."""
    return sum(2 if board.terrain[space] == WATER else 1 for space in path)


@given(fights(), st.integers(0, 3), st.booleans())
@examples(200)
def test_turning_and_mirroring_the_map_changes_neither_target_nor_line(
    fight: tuple[str, Behaviour, list[int]], rotation: int, mirrored: bool
) -> None:
    cells, behaviour, health = fight
    behaviour.stances &= ~FLEE  # where several refuges are equal, the way the map lies decides
    plain = Scene(*rows_of(cells))
    first = act(plain, behaviour, heroes_of(plain, health))
    board = Map(16, 16)
    rows = [row[::-1] if mirrored else row for row in rows_of(cells)]
    board.lay(face_of(*rows), 4, 4, rotation)
    who = [-1] * board.size
    places = [-1, -1, -1, -1]
    here = -1
    for at, cell in enumerate("".join(rows)):
        space = board.space_on(0, at)
        if cell in "01":
            who[space] = places[int(cell)] = int(cell)
            places[int(cell)] = space
        elif cell in "ABC":
            who[space] = FIRST_ENEMY + "ABC".index(cell)
            here = space if cell == "A" else here
    heroes = Heroes(places, health, [2, 2, 2, 2], [1, 1, 1, 1])
    second = decide(board, who, here, heroes, behaviour)
    assert (second.target, second.attack) == (first.target, first.attack)
    if "out-of-reach" not in keys(first) and "hemmed-in" not in keys(first):
        # On the way, of several equal routes one may be crowded and another not.
        assert keys(second) == keys(first)
        assert cost_of(board, second.path) == cost_of(plain.map, first.path)
