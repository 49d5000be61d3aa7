"""Attribute checks (DD-CHECK)."""

from __future__ import annotations

from typing import Any

from tests.rules.dungeons.pack import used
from tests.rules.dungeons.table import Table


def checking(attribute: str = "wisdom", successes: int = 2, **more: Any) -> Table:
    """A hero whose Ability is a check: passing it gives 1 Loot, failing it takes 1 Health."""
    word = {
        "attribute": attribute,
        "successes": successes,
        "who": "self",
        "passed": [{"gain": {"what": "loot", "who": "them"}}],
        "failed": [{"damage_hero": {}}],
    }
    ability = {"energy": 0, **more.pop("ability", {}), "effects": [used({"attribute_check": word})]}
    return Table(ability=ability, **more).use()


def test_dd_check_01_a_check_rolls_four_dice() -> None:
    assert checking().dice_asked == 4


def test_dd_check_02_the_modifier_is_added_to_each_die() -> None:
    t = checking(hero={"wisdom": 2})
    t.roll(4, 4, 3, 3)
    assert t.happened("check-result")[0]["scored"] == 2


def test_dd_check_03_each_die_of_6_or_more_is_a_success() -> None:
    t = checking()
    t.roll(6, 6, 5, 6)
    assert t.happened("check-result")[0]["scored"] == 3


def test_dd_check_04_n_successes_pass_and_fewer_fail() -> None:
    t = checking(successes=3)
    t.roll(6, 6, 6, 1)
    assert t.g.loot[0] == 1
    t = checking(successes=3)
    t.roll(6, 6, 5, 1)
    assert (t.g.loot[0], t.g.health[0]) == (0, 5)


def test_dd_check_05_the_four_attributes() -> None:
    for attribute in ("strength", "dexterity", "wisdom", "charisma"):
        t = checking(attribute, 4, hero={attribute: 5})
        t.roll(1, 1, 1, 1)
        assert t.g.loot[0] == 1
        assert t.happened("check")[0]["attribute"] == attribute


def test_dd_check_06_the_modifier_is_hero_plus_ability() -> None:
    t = checking(hero={"wisdom": 2}, ability={"wisdom": -1})
    t.roll(5, 5, 4, 4)
    assert t.happened("check-result")[0]["scored"] == 2
