"""Operations one by one: on whom they act, on nobody, and on somebody who is gone."""

from __future__ import annotations

from typing import Any

import pytest

from engine.effects.context import Context
from engine.effects.firing import context
from engine.games.dungeons import happenings as e
from engine.games.dungeons.attack_state import Attack, Roll
from engine.games.dungeons.attacking import blocked, roller
from engine.games.dungeons.checking import check
from engine.games.dungeons.codes import (
    A_INTERACT,
    BY_CARD,
    CRUSH,
    FIRST_ENEMY,
    MELEE,
    R_ATTACK,
    R_CHECK,
    R_DEFENCE,
    RANGED,
)
from engine.games.dungeons.harm import (
    AMOUNT,
    FIGURE,
    coming,
    fall,
    harm,
    prevent_coming,
    take_over,
    would_fall,
)
from engine.games.dungeons.machine import MACHINE
from engine.games.dungeons.words.ops.add_damage import AddDamage
from engine.games.dungeons.words.ops.add_dice import AddDice
from engine.games.dungeons.words.ops.add_hits import AddHits
from engine.games.dungeons.words.ops.add_modifier import AddModifier
from engine.games.dungeons.words.ops.change_type import ChangeType
from engine.games.dungeons.words.ops.end_stun import EndStun
from engine.games.dungeons.words.ops.grant_keyword import GrantKeyword
from engine.games.dungeons.words.ops.heal_enemy import HealEnemy
from engine.games.dungeons.words.ops.push_enemy import PushEnemy
from engine.games.dungeons.words.ops.remove_enemy import RemoveEnemy
from engine.games.dungeons.words.ops.reroll import Reroll
from engine.games.dungeons.words.ops.reveal_exits import RevealExits
from engine.games.dungeons.words.ops.revive import Revive
from engine.games.dungeons.words.ops.set_enemy_health import SetEnemyHealth
from engine.games.dungeons.words.ops.swap_places import SwapPlaces
from engine.games.dungeons.words.ops.treat_as import TreatAs
from tests.rules.dungeons.pack import always, effect, used
from tests.rules.dungeons.table import Table

LOOT = {"gain": {"what": "loot"}}


def ability(*words: Any, **more: Any) -> dict[str, Any]:
    """An Ability that costs nothing and does this."""
    return {"energy": 0, "effects": [used(*words, **more)]}


def two_attacks() -> Table:
    """An attack that was set off by another one; it goes on at its second target."""
    t = Table("1DE\n...\n...")
    t.g.attacks = [Attack(), Attack()]
    attack = t.g.attacks[1]
    attack.targets, attack.hits, attack.now = [FIRST_ENEMY, FIRST_ENEMY + 1], [1, 1], 1
    attack.dice, attack.modifier = 2, 1
    return t


# The attack that goes on.


def test_a_card_changes_the_attack_that_goes_on_and_no_other() -> None:
    t = two_attacks()
    outer, attack = t.g.attacks
    t.g.rolls = [Roll(R_ATTACK, 0, 5), Roll(R_ATTACK, 0, 1)]
    GrantKeyword("crush").run(t.g, Context())
    GrantKeyword("crush").run(t.g, Context())
    AddDice(2).run(t.g, Context())
    AddModifier(2).run(t.g, Context())
    AddDamage(3).run(t.g, Context())
    AddDamage(1).run(t.g, Context())
    AddHits(2).run(t.g, Context())
    assert (attack.keywords, attack.dice, attack.modifier) == (1 << CRUSH, 4, 3)
    assert (attack.extra, attack.hits) == ([0, 4], [1, 3])
    assert [made.modifier for made in t.g.rolls] == [5, 3]
    AddHits(-5).run(t.g, Context())
    assert attack.hits == [1, 0]
    assert (outer.keywords, outer.dice, outer.modifier, outer.extra, outer.hits) == (0, 0, 0, [], [])


def test_a_modifier_of_the_attack_is_none_of_the_defence() -> None:
    t = two_attacks()
    t.g.rolls = [Roll(R_DEFENCE, FIRST_ENEMY, 1)]
    AddModifier(2).run(t.g, Context())
    assert t.g.rolls[0].modifier == 1


def test_without_an_attack_or_a_roll_nothing_is_changed() -> None:
    t = Table("1E.\n...\n...")
    before = t.game.dump()
    for word in (GrantKeyword("crush"), AddDice(), AddModifier(), AddDamage(), AddHits(), TreatAs(5, 6)):
        word.run(t.g, Context())
    assert t.game.dump() == before
    t.g.attacks = [Attack()]
    AddHits().run(t.g, Context())  # it has not been counted
    assert t.g.attacks[0].hits == []


@pytest.mark.parametrize(("dice", "again"), [("one", 0b111), ("all", 0b111), ("misses", 0b101)])
def test_which_dice_may_be_rolled_again(dice: Any, again: int) -> None:
    t = Table("1E.\n...\n...")
    assert not Reroll(dice).can_act(t.g, Context())
    made = Roll(R_ATTACK, 0, 1)
    made.faces = [4, 5, 1]
    t.g.rolls = [made]
    assert Reroll(dice).can_act(t.g, Context())
    assert Reroll(dice)._chosen(t.g) == again
    made.faces = [6, 6]
    assert Reroll("misses").can_act(t.g, Context()) is False


def test_dice_that_are_rolled_again_take_their_places() -> None:
    lucky = {"energy": 0, "effects": [effect("dice_rolled", {"reroll": {"dice": "misses"}}, may=True)]}
    t = Table("1E.\n...\n...", weapon={"melee_dice": 4}, ability=lucky, enemies={"E": ("ogre", "melee", 3)})
    t.attack("E").roll(6, 1, 6, 2).yes()
    assert t.dice_asked == 2
    t.g.events = []
    t.roll(3, 4)
    assert [event[2] for event in t.g.events if event[0] == e.E_DIE] == [6, 3, 6, 4]


def test_a_face_that_counts_as_another_is_the_first_that_was_said() -> None:
    made = Roll(R_ATTACK, 0, 0)
    made.faces = [5, 4, 2]
    made.treated = [5, 6, 4, 5, 5, 1]
    assert [made.face(index) for index in range(3)] == [6, 5, 2]


@pytest.mark.parametrize(
    ("drawing", "kind"), [("1..\n.E.\n...", RANGED), ("1E.\n...\n...", MELEE), ("1.E\n...\n...", RANGED)]
)
def test_a_weapon_attack_uses_the_line_that_fits(drawing: str, kind: int) -> None:
    weapon = {"melee_dice": 2, "ranged_dice": 3, "melee": 1, "ranged": 2, "keywords": ["reach"]}
    free = ability({"weapon_attack": {"dice": 1, "modifier": 1, "keywords": ["crush"]}})
    t = Table(drawing, weapon=weapon, ability=free).use()
    attack = t.g.attacks[-1]
    assert (attack.kind, attack.dice, attack.modifier) == (kind, 4 if kind else 3, 3 if kind else 2)
    assert attack.keywords >> CRUSH & 1
    assert t.g.actions == 2


def test_a_weapon_attack_needs_dice_of_the_line_and_a_target() -> None:
    for weapon, kind, can in (
        ({"melee_dice": 1}, "any", True),
        ({"melee_dice": 1}, "ranged", False),
        ({"ranged_dice": 1}, "any", False),
        ({"ranged_dice": 1}, "melee", False),
    ):
        t = Table("1E.\n...\n...", weapon=weapon, ability=ability({"weapon_attack": {"kind": kind}}))
        assert t.can_use() == can


# Damage that is coming.


def test_damage_that_is_coming_is_prevented_or_taken_over() -> None:
    t = Table("12.\nE..\n...")
    assert coming(t.g) < 0
    assert not would_fall(t.g)
    before = t.game.dump()
    prevent_coming(t.g, 1)
    take_over(t.g, 1)
    assert t.game.dump() == before
    harm(t.g, 0, 3, BY_CARD)
    at = coming(t.g)
    assert not would_fall(t.g)
    t.g.health[0] = 3
    assert would_fall(t.g)
    t.g.health[0] = 4
    assert not would_fall(t.g)
    prevent_coming(t.g, 1)
    assert t.g.stack[at + AMOUNT] == 2
    assert (t.g.events or [])[-1][:3] == (e.E_PREVENTED, 0, 1)
    take_over(t.g, -1)
    assert t.g.stack[at + FIGURE] == 0
    fall(t.g, 1)
    take_over(t.g, 1)
    assert t.g.stack[at + FIGURE] == 0  # whoever has fallen takes nothing over
    prevent_coming(t.g, 0)
    assert t.g.stack[at + AMOUNT] == 0


def test_damage_to_an_enemy_is_prevented_but_not_taken_over() -> None:
    t = Table("12.\nE..\n...")
    harm(t.g, FIRST_ENEMY, 1, BY_CARD)
    at = coming(t.g)
    take_over(t.g, 1)
    assert t.g.stack[at + FIGURE] == FIRST_ENEMY
    t.g.health[0] = 1
    assert not would_fall(t.g)
    prevent_coming(t.g, 5)
    assert (t.g.stack[at + AMOUNT], (t.g.events or [])[-1][:3]) == (0, (e.E_PREVENTED, -1, 1))


@pytest.mark.parametrize(("shield", "health"), [(1, 5), (2, 6), (3, 6)])
def test_a_shield_stops_so_much_of_every_damage(shield: int, health: int) -> None:
    hero = {"speed": 5, "health": 6, "effects": [always({"change": {"what": "shield", "by": shield}})]}
    t = Table("1E.\n...\n...", hero=hero)
    harm(t.g, 0, 2, BY_CARD)
    MACHINE.settle(t.g)
    assert t.g.health[0] == health


def test_no_damage_or_nobody_to_suffer_it_is_nothing() -> None:
    t = Table("1E.\n...\n...")
    stack = len(t.g.stack)
    harm(t.g, 0, 0, BY_CARD)
    t.g.put(FIRST_ENEMY, -1)
    harm(t.g, FIRST_ENEMY, 1, BY_CARD)
    assert len(t.g.stack) == stack


# Enemies.


def test_an_enemys_die_is_turned_within_its_faces() -> None:
    t = Table("1DE\n...\n...", enemies={"D": ("ogre", "melee", 1), "E": ("rat", "ranged", 1)})
    SetEnemyHealth(9).run(t.g, Context(enemy=0, this=1))
    assert t.g.enemy_health == [3, 1]
    SetEnemyHealth(2).run(t.g, Context(this=0))
    assert t.g.enemy_health == [2, 1]
    SetEnemyHealth(1).run(t.g, Context())
    assert t.g.enemy_health == [2, 1]
    ChangeType("ranged").run(t.g, Context(enemy=0))
    ChangeType("melee").run(t.g, Context())
    assert t.g.enemy_type == [RANGED, RANGED]
    HealEnemy(1).run(t.g, Context(enemy=1, this=0))
    assert t.g.enemy_health == [3, 1]
    HealEnemy(1, "them").run(t.g, Context(enemy=1, this=0))
    assert t.g.enemy_health == [3, 2]
    HealEnemy(1).run(t.g, Context())
    t.g.put(FIRST_ENEMY, -1)
    SetEnemyHealth(1).run(t.g, Context(enemy=0))
    assert t.g.enemy_health[0] == 3


def test_an_enemy_that_is_removed_gives_nothing() -> None:
    t = Table("1DE\n...\n...")
    t.g.unchecked, t.g.events = False, []
    RemoveEnemy().run(t.g, Context())
    assert not t.g.unchecked
    RemoveEnemy().run(t.g, Context(enemy=1))
    assert (t.enemy("E"), t.g.unchecked) == (None, True)
    assert t.g.events == [(e.E_ENEMY_REMOVED, 1, -1, -1, -1)]
    RemoveEnemy().run(t.g, Context(enemy=1))
    assert len(t.g.events) == 1


def test_a_stun_ends() -> None:
    t = Table("1DE\n...\n...")
    t.g.enemy_stunned = [1, 1]
    EndStun().run(t.g, Context())
    assert t.g.enemy_stunned == [1, 1]
    EndStun().run(t.g, Context(enemy=1))
    assert t.g.enemy_stunned == [1, 0]


def test_an_enemy_that_is_gone_is_not_pushed() -> None:
    t = Table("1E.\n...\n...")
    assert PushEnemy().can_act(t.g, Context(enemy=0))
    assert not PushEnemy().can_act(t.g, Context())
    t.g.put(FIRST_ENEMY, -1)
    assert not PushEnemy().can_act(t.g, Context(enemy=0))


def test_whoever_calls_gives_the_new_enemy_no_group_unless_one_is_named() -> None:
    call = [{"spawn": {"threat": 1, "number": 1}}]
    t = Table("1..\n...\n...", ability=ability(*call)).use()
    assert (t.g.enemy_group, t.g.enemy_type) == ([-1], [MELEE])


@pytest.mark.parametrize(("seat", "rolls"), [(0, 1), (1, 2), (2, 0), (-1, 0), (FIRST_ENEMY, 0)])
def test_dd_rul_48_the_left_neighbour_rolls_or_whoever_is_active(seat: int, rolls: int) -> None:
    t = Table("123\n...\nE..")
    assert roller(t.g, seat) == rolls
    t.g.active = 2
    assert roller(t.g, -1) == 2


def test_more_blocks_than_hits_are_not_counted() -> None:
    t = Table("1E.\n...\n...")
    made = Roll(R_DEFENCE, 0, 0)
    made.faces = [6, 6, 1]
    t.g.rolls, t.g.events = [made], []
    assert blocked(t.g, 0, FIRST_ENEMY, 1) == 1
    assert t.g.events[-1][:4] == (e.E_DEFENCE, 0, 3, 1)


# Heroes.


def test_places_are_swapped_with_somebody_else_who_is_there() -> None:
    t = Table("12.\n...\n..E")
    SwapPlaces().run(t.g, Context(owner=0, enemy=0))
    assert (t.hero(0), t.enemy()) == ((2, 2), (0, 0))
    SwapPlaces("hero").run(t.g, Context(owner=0, hero=1))
    assert (t.hero(0), t.hero(1)) == ((1, 0), (2, 2))
    for moment in (Context(owner=0), Context(enemy=0), Context(owner=0, hero=0)):
        SwapPlaces("hero" if moment.hero >= 0 else "enemy").run(t.g, moment)
    assert (t.hero(0), t.enemy()) == ((1, 0), (0, 0))
    t.g.put(0, -1)
    SwapPlaces().run(t.g, Context(owner=0, enemy=0))
    assert t.enemy() == (0, 0)


def test_whoever_is_brought_back_comes_near_the_bearer_or_the_space_chosen() -> None:
    t = Table("123\n...\n..E")
    fall(t.g, 1)
    fall(t.g, 2)
    Revive(2).run(t.g, Context(owner=0, hero=1))
    assert (t.hero(1), t.g.health[1]) == ((1, 0), 2)
    Revive(1, "self").run(t.g, Context(owner=2, hero=2, space=t.at(0, 2)))
    assert t.hero(2) == (0, 2)
    Revive(5).run(t.g, Context(owner=0, hero=1))  # nobody who stands comes back
    assert t.g.health[1] == 2
    fall(t.g, 2)
    Revive(1, "self").run(t.g, Context(owner=2, hero=2))
    assert t.hero(2) is None
    fall(t.g, 1)
    Revive(1, "fallen").run(t.g, Context(owner=0))
    assert None not in (t.hero(1), t.hero(2))


def test_what_lies_behind_the_exits_of_a_room_is_told_once() -> None:
    t = Table("... ...\n.1.+..2\n... ...")
    t.g.events = []
    RevealExits().run(t.g, Context())
    assert not any(t.g.exit_known)
    RevealExits().run(t.g, Context(owner=1))
    way = t.g.story.rooms[1].exits[0]
    assert t.g.exit_known == [int(each.index == way.index) for each in t.g.story.exits]
    assert t.g.events == [(e.E_REVEALED, way.index, 0, -1, -1)]
    RevealExits().run(t.g, Context(owner=1))
    assert len(t.g.events) == 1


# Checks.


@pytest.mark.parametrize(("by", "dice"), [(1, 5), (-3, 1), (-4, 0), (-5, 0)])
def test_cards_change_the_dice_of_a_check(by: int, dice: int) -> None:
    hero = {"speed": 5, "health": 6, "effects": [always({"change": {"what": "check_dice", "by": by}})]}
    word = {"attribute_check": {"attribute": "wisdom", "successes": 1, "who": "self", "failed": [LOOT]}}
    t = Table(hero=hero, ability=ability(word)).use()
    assert t.dice_asked == dice
    if not dice:
        assert t.g.loot[0] == 1  # no die, no success


def test_whoever_is_gone_makes_no_check() -> None:
    t = Table("12.\n...\n...")
    t.g.put(1, -1)
    stack = len(t.g.stack)
    t.g.events = []
    check(t.g, 1, 0, 1, context(0, 1, -1, -1, 1, -1, 0, -1, -1), -1, -1)
    assert (len(t.g.stack), t.g.events) == (stack, [])


def at_a_check(**check_of: Any) -> Table:
    """Two heroes in one room and one in another; the adventure offers a check to the first."""
    fields = {
        "id": "swim",
        "attribute": "strength",
        "successes": 2,
        "passed": [{"gain": {"what": "energy", "amount": 1, "who": "them"}}],
        "failed": [{"damage_hero": {"amount": 1, "who": "them"}}],
        **check_of,
    }
    begin = {
        "id": "begin",
        "where": "anywhere",
        "offered": True,
        "once": False,
        "do": [{"make_check": {"check": "swim"}}],
    }
    t = Table("12. ...\n...+.3.\n... ...", adventure={"checks": [fields], "interactions": [begin]})
    t.g.events = []
    return t.act(A_INTERACT, 0, 0)


@pytest.mark.parametrize(("who", "rolling"), [("them", [0]), ("room", [0, 1]), ("each", [0, 1, 2])])
def test_dd_rul_43_who_makes_a_check_of_the_adventure(who: str, rolling: list[int]) -> None:
    t = at_a_check(who=who)
    for seat in rolling:
        assert (t.g.events or [])[-1][:3] == (e.E_ROLLS, R_CHECK, seat)
        t.roll(6, 6, 1, 1)
    assert t.g.energy == [int(seat in rolling) for seat in range(3)]
    assert t.deciding == "act"


def test_dd_rul_43_one_is_chosen_for_a_check() -> None:
    t = at_a_check(who="chosen")
    assert (t.deciding, t.to_act) == ("story", (0,))
    t.hero_chosen(2).roll(6, 6, 1, 1)
    assert t.g.energy == [0, 0, 1]


def test_what_came_of_a_check_is_kept_and_a_passed_one_is_not_made_again() -> None:
    t = at_a_check(
        who="them",
        retry=True,
        by_number=[{"successes": 3, "do": [{"gain": {"what": "loot", "who": "them"}}]}],
    )
    t.roll(6, 1, 1, 1)
    assert (t.g.passed, t.g.health[0], t.g.loot[0]) == ([1], 5, 0)
    t.act(A_INTERACT, 0, 0).roll(6, 6, 6, 1)
    assert (t.g.passed, t.g.energy[0], t.g.loot[0]) == ([2], 1, 1)
    t.act(A_INTERACT, 0, 0)
    assert t.asked == -1
    t = at_a_check(who="them", retry=False)
    t.roll(6, 1, 1, 1).act(A_INTERACT, 0, 0)
    assert t.asked == -1
