"""Who listens to a moment, and in which order; which cards are in play; copies of a game in all its parts."""

from __future__ import annotations

import copy

import pytest

from engine.games.dungeons.attack_state import Attack, Roll
from engine.games.dungeons.codes import FIRST_ENEMY
from engine.games.dungeons.geometry.face import PIT
from engine.games.dungeons.geometry.map import Map
from engine.games.dungeons.harm import fall
from engine.games.dungeons.moments import T_ATTACK_OVER, T_MOVED
from engine.games.dungeons.state import State
from engine.games.dungeons.state_copying import clone_state
from engine.kernel.state import EVERYBODY
from tests.rules.dungeons.pack import effect, entries
from tests.rules.dungeons.table import Table

MOVED = 1 << T_MOVED
WAITS = effect("moved", {"gain": {"what": "loot"}})
FOR_ALL = effect("moved", {"gain": {"what": "loot", "who": "all"}})


def listening() -> Table:
    """Three heroes, a special rule, an item of the second hero and two enemies wait for somebody to move; the
    Abilities do not."""
    pack = entries()
    pack["item"]["ring"] = {"loot": 1, "kept": True, "effects": [WAITS]}
    beast = ({"effects": [FOR_ALL]}, "melee", 1)
    t = Table(
        "1.2.3\n.....\nD...E",
        hero={"speed": 5, "health": 6, "effects": [WAITS]},
        weapon={"melee_dice": 1, "effects": [WAITS, effect("attack_over", {"gain": {"what": "loot"}})]},
        enemies={"D": beast, "E": beast},
        adventure={"rules": [{"id": "rule", "active": True, "effects": [FOR_ALL]}]},
        pack=pack,
    )
    t.give(1, "ring")
    return t


def four(flat: list[int]) -> list[tuple[int, ...]]:
    """Bearers one by one: definition, owner, enemy, item."""
    return [tuple(flat[at : at + 4]) for at in range(0, len(flat), 4)]


@pytest.mark.parametrize(
    ("active", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1]), (-1, [0, 1, 2])]
)
def test_rules_then_heroes_from_the_active_one_on_then_enemies_listen(active: int, order: list[int]) -> None:
    t = listening()
    t.g.active = active
    found = four(t.g.listeners(MOVED, 0, -1))
    rule, heroes, enemies = found[0], found[1:-2], found[-2:]
    assert rule == (t.g.rules[0], EVERYBODY, -1, -1)
    ring = t.g.held[1][0]
    expected = []
    for seat in order:
        expected += [(t.g.hero[seat], seat, -1, -1), (t.g.equipment[seat], seat, -1, -1)]
        if seat == 1:
            expected.append((t.g.program.cards[ring], 1, -1, ring))
    assert heroes == expected
    assert enemies == [(t.g.enemy_kind[0], -1, 0, -1), (t.g.enemy_kind[1], -1, 1, -1)]


def test_the_fallen_listen_to_what_befalls_themselves_and_the_escaped_to_nothing() -> None:
    t = listening()
    t.g.fallen[1] = 1
    assert {bearer[1] for bearer in four(t.g.listeners(MOVED, 0, -1))} == {EVERYBODY, 0, 2, -1}
    assert {bearer[1] for bearer in four(t.g.listeners(MOVED, 1, -1))} == {EVERYBODY, 0, 1, 2, -1}
    t.g.escaped[2] = 1
    assert {bearer[1] for bearer in four(t.g.listeners(MOVED, 2, -1))} == {EVERYBODY, 0, -1}


def test_dd_enemy_05_a_defeated_enemy_listens_to_its_own_defeat_alone() -> None:
    t = listening()
    t.g.put(FIRST_ENEMY, -1)
    assert [bearer[2] for bearer in four(t.g.listeners(MOVED, 0, 1)) if bearer[1] == -1] == [1]
    assert [bearer[2] for bearer in four(t.g.listeners(MOVED, 0, 0)) if bearer[1] == -1] == [0, 1]


def test_dd_rul_51_a_weapon_that_rests_listens_to_no_step_of_the_attack() -> None:
    t = listening()
    over = 1 << T_ATTACK_OVER
    assert [bearer[1] for bearer in four(t.g.listeners(over, 0, 0))] == [0, 1, 2]
    attack = Attack()
    attack.attacker, attack.source = 0, t.g.ability[0]
    t.g.attacks.append(attack)
    assert [t.g.rests(seat) for seat in range(3)] == [True, False, False]
    assert [bearer[1] for bearer in four(t.g.listeners(over, 0, 0))] == [1, 2]
    assert t.g.equipment[0] in [bearer[0] for bearer in four(t.g.listeners(MOVED, 0, 0))]
    attack.source = t.g.equipment[0]
    assert [bearer[1] for bearer in four(t.g.listeners(over, 0, 0))] == [0, 1, 2]


def test_what_lies_in_play_bears_effects() -> None:
    t = listening()
    ring = t.g.held[1][0]
    expected = [(t.g.rules[0], EVERYBODY, -1, -1)]
    for seat in range(3):
        expected += [(pile[seat], seat, -1, -1) for pile in (t.g.hero, t.g.equipment, t.g.ability)]
        if seat == 1:
            expected.append((t.g.program.cards[ring], 1, -1, ring))
    enemies = [(t.g.enemy_kind[slot], -1, slot, -1) for slot in range(2)]
    assert four(t.g.bearers()) == [*expected, *enemies]
    t.g.fallen[0], t.g.escaped[2] = 1, 1
    t.g.put(FIRST_ENEMY, -1)
    assert {bearer[1] for bearer in four(t.g.bearers())} == {EVERYBODY, 1, -1}
    assert four(t.g.bearers())[-1] == enemies[1]


def test_cards_that_nobody_has_chosen_yet_bear_nothing() -> None:
    t = listening()
    for pile in (t.g.hero, t.g.equipment, t.g.ability):
        pile[0] = -1
    assert 0 not in {bearer[1] for bearer in four(t.g.bearers())}
    t.g.refreshed()
    assert t.g.health[0] == 6


def test_whoever_has_fallen_hears_nothing_more_of_the_others() -> None:
    t = listening()
    fall(t.g, 0)
    assert 0 not in {bearer[1] for bearer in four(t.g.bearers())}


# Copies.


def parts(of: State | Map) -> list[str]:
    """The names of everything that a state or a map holds."""
    return [name for name in dir(of) if not name.startswith("_") and not callable(getattr(of, name))]


def filled() -> State:
    """A state in which everything has a value of its own."""
    g = Table("1E.\n...\n...").g
    for number, name in enumerate(parts(g), 1000):
        value = getattr(g, name)
        if isinstance(value, bool):
            setattr(g, name, not value)
        elif isinstance(value, int) and name != "seats":
            setattr(g, name, number)
        elif isinstance(value, list) and name not in ("attacks", "rolls", "events", "heeds"):
            setattr(g, name, [[number]] if value and isinstance(value[0], list) else [number])
    g.pools = [[7]]
    g.attacks, g.rolls = [Attack()], [Roll(1, 2, 3)]
    return g


NOT_COPIED = ("events", "heeds", "attacks", "rolls")
"""A copy listens to nothing; attacks and rolls are copies themselves."""


def test_a_copy_of_a_state_is_the_same_in_every_part_and_independent() -> None:
    g = filled()
    lists = [name for name in parts(g) if isinstance(getattr(g, name), list) and name not in NOT_COPIED]
    before = {name: copy.deepcopy(getattr(g, name)) for name in lists}
    other = clone_state(g)
    assert other.map.lent
    assert (len(other.attacks), len(other.rolls)) == (1, 1)
    for name in parts(g):
        mine, theirs = getattr(g, name), getattr(other, name)
        if name in NOT_COPIED:
            continue
        assert theirs == mine, name
        if isinstance(mine, list) and name not in ("numbers", "heard"):
            theirs.append(9)
            if isinstance(theirs[0], list):
                theirs[0].append(9)
            assert getattr(g, name) == before[name], name


def test_a_map_is_shared_until_somebody_changes_it() -> None:
    g = Table(" +  \n1...\n....\n....", beyond="...\n...\n...").g
    other = clone_state(g)
    assert other.map is g.map
    assert other.own_map() is not g.map
    assert other.own_map() is other.map
    laid = other.map
    assert other.own_map() is laid  # it is its own by now
    assert clone_state(g).map.lent


def test_a_copy_of_a_map_is_the_same_in_every_part_and_changes_alone() -> None:
    t = Table(" +  \n1...\n....\n....", beyond="...\n.*.\n...")
    board = t.g.map
    board.figures_stop_sight, board.diagonal_shots = False, False
    board.steps_known = {1: [2]}
    board.tile_ahead[0] = 3
    before = {
        name: copy.deepcopy(getattr(board, name)) for name in parts(board) if name not in ("faces", "lines")
    }
    faces = list(board.faces)
    other = board.clone()
    for name in parts(board):
        assert getattr(other, name) is getattr(board, name), name
    opening = board.unexplored_at(t.at(1, 0))
    other.lay_beyond(opening, t.g.story.rooms[-1].face)
    other.close(other.openings_of(1)[1])
    other.set_terrain(t.at(1, 1), PIT)
    assert other.terrain[t.at(1, 1)] == PIT
    for name, value in before.items():
        if name != "shared":
            assert getattr(board, name) == value, name
    assert board.faces == faces
    assert other.steps_known == {}
    board.set_terrain(t.at(1, 1), PIT)  # the first one does not write into the tables of its copy either
    assert len(other.faces) == len(other.tile_x) == 2
