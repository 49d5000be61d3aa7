"""Enemies appearing (DD-SPAWN)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.games.dungeons.codes import MELEE, RANGED
from tests.rules.dungeons.table import Place, Table

BIG = ".....\n.....\n.....\n.....\n....."


def explored(*icons: Mapping[str, Any], beyond: str = BIG) -> Table:
    """A hero explores northwards; the new room is 5 x 5 and its middle is (1, -3) of the drawing. Another
    hero activates next, so that the enemies are still where they appeared."""
    t = Table(" + \n...\n.12\n...", beyond=beyond, encounter={"enemies": list(icons)})
    return t.move("north", "north")


def places(t: Table) -> list[Place | None]:
    return [t.place(space) for space in t.g.enemy_pos]


def test_dd_spawn_01_without_a_number_the_enemy_die_is_rolled() -> None:
    t = explored({"threat": 1})
    assert t.asked >= 1
    t.die("ranged", 1)
    assert len(t.g.enemy_pos) == 1


def test_dd_spawn_02_a_rolled_enemy_has_type_and_health_of_the_face() -> None:
    t = explored({"threat": 3}, {"threat": 3})
    t.die("melee", 3).die("ranged", 2)
    assert t.g.enemy_type == [MELEE, RANGED]
    assert t.g.enemy_health == [3, 2]


def test_dd_spawn_03_with_a_number_no_die_is_rolled() -> None:
    t = explored({"threat": 3, "number": 2, "type": "ranged"})
    assert t.asked == -1
    assert (t.g.enemy_type, t.g.enemy_health) == ([RANGED], [2])


def test_dd_spawn_04_positions_1_to_9_are_filled_in_order() -> None:
    t = explored(*[{"threat": 1, "number": 1}] * 9)
    x, y = 1, -3
    assert places(t) == [
        (x, y),
        (x, y - 1),
        (x + 1, y - 1),
        (x + 1, y),
        (x + 1, y + 1),
        (x, y + 1),
        (x - 1, y + 1),
        (x - 1, y),
        (x - 1, y - 1),
    ]


def test_dd_spawn_05_a_blocked_position_is_passed_over() -> None:
    t = explored(*[{"threat": 1, "number": 1}] * 2, beyond=".....\n..#..\n.....\n.....\n.....")
    assert places(t) == [(1, -3), (2, -4)]
