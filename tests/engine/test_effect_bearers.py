"""Whose an effect is: of this very enemy, of the hero who did it, of the symbol that was boosted."""

from __future__ import annotations

from typing import Any

from engine.games.platformer import codes
from engine.games.platformer.combat import health_of
from engine.games.platformer.enemies import damage_of
from engine.games.platformer.levels import spawn
from tests.rules.platformer.pack import Entries, entries, release_of
from tests.rules.platformer.table import Table

LAIR = ":1 :E :. :. :. :. :M :2 :\n+"


def lair(pack: Entries) -> Table:
    return Table(LAIR, row=13, levels=4, low=4, pack=release_of(pack))


def with_boss(*effects: Any) -> Table:
    """A table on the boss level whose boss has these effects."""
    pack = entries()
    pack["boss"]["medusa"]["effects"] = list(effects)
    return lair(pack)


def test_a_change_of_this_on_a_boss_card_concerns_the_boss_alone_and_once() -> None:
    plain = with_boss()
    change = {"change": {"what": "damage", "by": 1, "of": "this"}}
    harder = {"change": {"what": "health", "by": 2, "of": "this"}}
    t = with_boss({"when": "always", "do": [change, harder]})
    imp, boss = t.slots["E"], t.slots["M"]
    assert (damage_of(t.g, imp), health_of(t.g, imp)) == (1, 1)
    assert damage_of(t.g, boss) == damage_of(plain.g, boss) + 1
    assert health_of(t.g, boss) == health_of(plain.g, boss) + 2


def test_a_change_of_enemies_on_a_boss_card_concerns_all_of_them() -> None:
    t = with_boss({"when": "always", "do": [{"change": {"what": "damage", "by": 1, "of": "enemies"}}]})
    assert [damage_of(t.g, t.slots[letter]) for letter in "EM"] == [2, 3]


def test_a_change_of_this_for_a_time_concerns_the_enemy_that_bears_it() -> None:
    pack = entries()
    pack["enemy"]["imp"]["effects"] = [
        {"when": "came_next", "until": "turn", "do": [{"change": {"what": "damage", "by": 2, "of": "this"}}]}
    ]
    t = Table(":1 :. :E :. :E :. :. :2 :\n+", pack=release_of(pack)).roll("move coin").move("right")
    angry, calm = t.slots["E"], t.slots["E2"]
    assert [damage_of(t.g, slot) for slot in (angry, calm)] == [3, 1]
    t.finish()
    assert damage_of(t.g, angry) == 1


def test_a_change_of_this_goes_with_its_enemy() -> None:
    pack = entries()
    pack["enemy"]["imp"]["effects"] = [
        {"when": "came_next", "until": "game", "do": [{"change": {"what": "damage", "by": 2, "of": "this"}}]}
    ]
    t = Table(":1 :. :E :. :. :. :. :2 :\n+", pack=release_of(pack)).roll("move sword").move("right")
    t.attack("E", "sword").strike()
    assert t.enemy() is None
    slot = spawn(t.g, t.kind("imp"), t.at(6, 1))
    assert slot == t.slots["E"]
    assert damage_of(t.g, slot) == 1


def test_a_change_of_this_for_a_time_on_the_boss_card_concerns_the_boss() -> None:
    hurt = {"when": "wounded", "do": [{"change": {"what": "damage", "by": 1, "of": "this"}}]}
    t = with_boss(hurt).roll("move", "attack")
    assert t.g.hearts == [4, 1]  # the first wound made the boss stronger before it attacked the second hero
    assert [damage_of(t.g, t.slots[letter]) for letter in "EM"] == [1, 4]


def test_a_change_of_this_on_a_card_concerns_the_chosen_enemy() -> None:
    pack = entries()
    weaken = {"change": {"what": "health", "by": -1, "of": "this"}}
    pack["item"]["rope"]["effects"] = [
        {"when": "activated", "cost": ["exhaust"], "do": [{"choose_enemy": {"do": [weaken]}}]}
    ]
    t = Table(":1 :. :F :. :F :. :. :2 :\n+", pack=release_of(pack)).roll("move")
    t.give(0, "rope")
    t.card("rope").act(codes.A_TARGET, t.slots["F"])
    assert [health_of(t.g, t.slots[letter]) for letter in ("F", "F2")] == [1, 2]
