"""What each moment tells the cards that wait for it: whose deed it was, which enemy it is about, how much,
where, and what caused it. A card of a hero who has no part in it listens."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from engine.effects.firing import read, waits_at
from engine.games.dungeons import codes
from engine.games.dungeons.codes import (
    BY_ATTACK,
    BY_FORCE,
    BY_MOVE,
    BY_PIT,
    ENERGY,
    HEALTH,
    LOOT,
    R_ATTACK,
    R_CHECK,
    R_DEFENCE,
    RANGED,
)
from engine.games.dungeons.decisions.act import begin_activation
from engine.games.dungeons.harm import fall
from engine.games.dungeons.machine import MACHINE
from engine.kernel.frames import FRAME
from tests.rules.dungeons.pack import effect, used
from tests.rules.dungeons.table import Place, Table

Told = tuple[int, int, int, Place | None, int]

DOOR = " +    \n......\n.1....\n.....2"


def watched(when: Any, drawing: str, **more: Any) -> Table:
    """The second hero may answer a moment, whoever's it is."""
    talent = effect(when, {"gain": {"what": "loot"}}, may=True)
    watcher = {"hero": {"speed": 5, "health": 6, "effects": [talent]}}
    first: dict[str, Any] = {name: more.pop(name) for name in ("hero", "weapon", "ability") if name in more}
    return Table(drawing, party=[first, watcher], **more)


def told(t: Table) -> Told:
    """What the card has been told."""
    base = len(t.g.stack) - FRAME
    assert waits_at(t.g, base), t.deciding
    assert t.to_act == (1,)
    ctx = read(t.g, base)
    return (ctx.hero, ctx.enemy, ctx.amount, t.place(ctx.space), ctx.cause)


def ability(*words: Any) -> dict[str, Any]:
    """An Ability that costs nothing and does this."""
    return {"energy": 0, "effects": [used(*words)]}


def to_an_enemy(*words: Any) -> dict[str, Any]:
    """One that does this to an enemy of the hero's choice."""
    return ability({"choose_enemy": {"do": list(words)}})


# The round.


@pytest.mark.parametrize(
    ("when", "play", "expected"),
    [
        ("round_begins", Table.begin_round, (-1, -1, 2, None, -1)),
        ({"phase_begins": {"phase": "player"}}, Table.begin_round, (-1, -1, codes.P_PLAYER, None, -1)),
        ({"phase_begins": {"phase": "enemy"}}, Table.enemy_phase, (-1, -1, codes.P_ENEMY, None, -1)),
        ({"phase_begins": {"phase": "recovery"}}, Table.recovery, (-1, -1, codes.P_RECOVERY, None, -1)),
        ({"activation_ends": {"by": "other"}}, Table.end, (0, -1, 0, (0, 0), -1)),
        ("enemy_activates", Table.enemy_phase, (-1, 0, 3, (2, 0), -1)),
    ],
)
def test_moments_of_the_round(when: Any, play: Callable[[Table], Table], expected: Told) -> None:
    t = watched(when, "1.D...\n......\n.....2", enemies={"D": ({"melee_dice": 0}, "melee", 3)})
    assert told(play(t)) == expected


def test_an_activation_begins_with_so_many_actions_where_the_hero_stands() -> None:
    t = watched({"activation_begins": {"by": "other"}}, "1.....\n......\n.....2", begin=False)
    begin_activation(t.g, 0)
    MACHINE.settle(t.g)
    assert told(t) == (0, -1, 2, (0, 0), -1)


def test_an_enemy_has_acted_where_it_came_to_stand() -> None:
    still = {"melee_dice": 0, "speed": 1}
    t = watched("enemy_acted", "1..E..\n######\n.....2", enemies={"E": (still, "melee", 2)}).enemy_phase()
    assert told(t) == (-1, 0, 2, (2, 0), -1)


# Moving and exploring.


@pytest.mark.parametrize(
    ("when", "expected"),
    [
        ({"moved": {"by": "other"}}, (0, -1, 0, (1, 0), BY_MOVE)),
        ({"entered": {"by": "other"}}, (0, -1, 0, (1, 0), BY_MOVE)),
        ({"left": {"by": "other"}}, (0, -1, 0, (0, 0), BY_MOVE)),
        ({"came_adjacent": {"by": "other"}}, (0, 0, 0, (1, 0), -1)),
    ],
)
def test_moments_of_a_heros_step(when: Any, expected: Told) -> None:
    t = watched(when, "1.E...\n......\n.....2").move("east")
    if t.deciding == "move":
        t.stop()
    assert told(t) == expected


@pytest.mark.parametrize(
    ("when", "expected"),
    [
        ({"moved": {"by": "other"}}, (0, -1, 0, (3, 0), BY_FORCE)),
        ({"entered": {"by": "other"}}, (0, -1, 0, (2, 0), BY_FORCE)),
        ({"left": {"by": "other"}}, (0, -1, 0, (1, 0), BY_FORCE)),
    ],
)
def test_moments_of_a_hero_who_is_pushed(when: Any, expected: Told) -> None:
    push = effect("enemy_activates", {"each_hero": {"who": "near", "do": [{"push_hero": {"spaces": 2}}]}})
    card = {"melee_dice": 0, "effects": [push]}
    t = watched(when, "E1....\n######\n.....2", enemies={"E": (card, "melee", 1)})
    assert told(t.enemy_phase()) == expected


def test_coming_into_a_room_tells_which() -> None:
    t = watched({"entered_room": {"by": "other"}}, "... ...\n..1+...\n... ..2").move("east")
    assert told(t) == (0, -1, 1, (3, 1), BY_MOVE)  # an in-between space belongs to both


@pytest.mark.parametrize(
    ("when", "cause"), [({"entered_room": {"by": "other"}}, BY_MOVE), ({"explored": {"by": "other"}}, -1)]
)
def test_exploring_tells_the_new_room(when: Any, cause: int) -> None:
    t = watched(when, DOOR, beyond="...\n...\n...").move("north", "north")
    assert told(t) == (0, -1, 1, (1, 0), cause)


@pytest.mark.parametrize(
    ("when", "expected"),
    [
        ("enemy_moved", (-1, 0, 2, (2, 0), BY_MOVE)),
        ("enemy_entered", (-1, 0, 0, (3, 0), BY_MOVE)),
        ({"came_adjacent": {"by": "other"}}, (0, 0, 0, (1, 0), -1)),
    ],
)
def test_moments_of_an_enemy_that_walks(when: Any, expected: Told) -> None:
    speed = 2 if isinstance(when, str) else 3
    card = {"melee_dice": 0, "speed": speed}
    t = watched(when, "1...E.\n######\n.....2", enemies={"E": (card, "melee", 1)}).enemy_phase()
    assert told(t) == expected


@pytest.mark.parametrize(
    ("when", "expected"),
    [
        ("enemy_moved", (0, 0, 0, (3, 0), BY_FORCE)),
        ("enemy_entered", (0, 0, 0, (2, 0), BY_FORCE)),
    ],
)
def test_moments_of_an_enemy_that_is_pushed(when: Any, expected: Told) -> None:
    t = watched(when, "1E....\n......\n.....2", ability=to_an_enemy({"push_enemy": {"spaces": 2}})).use()
    assert told(t) == expected


def test_an_enemy_that_appears_is_nobodys_deed() -> None:
    t = watched(
        "enemy_spawned",
        DOOR,
        beyond="...\n...\n...",
        encounter={"enemies": [{"threat": 3, "number": 2, "type": "melee"}]},
    )
    t.move("north", "north")
    assert told(t) == (-1, 0, 2, (1, -2), -1)


# Attacks.


@pytest.mark.parametrize(
    ("when", "expected"),
    [
        ({"attack_declared": {"by": "other"}}, (0, 0, 2, (2, 0), RANGED)),
        ({"critical_scored": {"by": "other"}}, (0, 0, 1, (0, 0), RANGED)),
        ({"hits_counted": {"by": "other"}}, (0, 0, 2, (0, 0), RANGED)),
        ({"blocked": {"whose": "enemies", "by": "other"}}, (0, 0, 1, (2, 0), 1)),
        ("enemy_damage_coming", (0, 0, 1, (2, 0), BY_ATTACK)),
        ({"damage_dealt": {"by": "other"}}, (0, 0, 1, (2, 0), BY_ATTACK)),
        ("enemy_damaged", (0, 0, 1, (2, 0), BY_ATTACK)),
        ({"attack_over": {"by": "other"}}, (0, 0, 1, (0, 0), RANGED)),
    ],
)
def test_moments_of_a_heros_attack(when: Any, expected: Told) -> None:
    weapon = {"ranged_dice": 2, "ranged": 1}
    t = watched(when, "1.E...\n......\n.....2", weapon=weapon, enemies={"E": ("ogre", "melee", 3)})
    t.attack("E", "ranged")
    for faces in ((6, 5), (6,)):
        if t.asked >= 0:
            t.roll(*faces)
    assert told(t) == expected


@pytest.mark.parametrize(
    ("when", "expected"),
    [
        ({"enemy_attacks": {"by": "other"}}, (0, 0, 3, (0, 0), RANGED)),
        ({"enemy_hits": {"by": "other"}}, (0, 0, 3, (0, 0), RANGED)),
        ({"blocked": {"by": "other"}}, (0, 0, 1, (0, 0), 0)),
        ({"damage_coming": {"by": "other"}}, (0, 0, 2, (0, 0), BY_ATTACK)),
        ({"damage_taken": {"by": "other"}}, (0, 0, 2, (0, 0), BY_ATTACK)),
        ({"enemy_deals_damage": {"by": "other"}}, (0, 0, 2, (0, 0), BY_ATTACK)),
    ],
)
def test_moments_of_an_enemys_attack(when: Any, expected: Told) -> None:
    card = {"melee_dice": 0, "ranged_dice": 3, "speed": 0}
    t = watched(when, "1.E...\n######\n.....2", enemies={"E": (card, "ranged", 3)}).enemy_phase()
    for faces in ((6, 6, 6), (6, 1, 1)):
        if t.asked >= 0:
            t.roll(*faces)
    assert told(t) == expected


OWN, THEIRS = 0, 1


@pytest.mark.parametrize(
    ("roll", "whose", "expected"),
    [
        ("attack", "heroes", (0, 0, 2, OWN, R_ATTACK)),
        ("defence", "enemies", (0, 0, 1, THEIRS, R_DEFENCE)),
        ("attack", "enemies", (0, 0, 3, THEIRS, R_ATTACK)),
        ("defence", "heroes", (0, 0, 2, OWN, R_DEFENCE)),
        ("check", "heroes", (0, -1, 4, OWN, R_CHECK)),
    ],
)
def test_dice_that_lie_there_tell_whose_they_are_and_against_whom(
    roll: str, whose: str, expected: tuple[int, ...]
) -> None:
    check = {"attribute_check": {"attribute": "wisdom", "successes": 1, "who": "self"}}
    t = watched(
        {"dice_rolled": {"roll": roll, "whose": whose, "by": "other"}},
        "1E....\n######\n.....2",
        weapon={"melee_dice": 2, "melee": 1},
        ability=ability(check),
        enemies={"E": ({"melee_dice": 3}, "melee", 3)},
    )
    if roll == "check":
        t.use().roll(1, 1, 1, 1)
    elif expected[2:] in ((2, OWN, R_ATTACK), (1, THEIRS, R_DEFENCE)):
        t.attack("E").roll(5, 1)
    else:
        t.enemy_phase().roll(6, 6, 1)
    if t.asked >= 0:
        t.roll(*[1] * t.dice_asked)
    ctx = read(t.g, len(t.g.stack) - FRAME)
    assert t.to_act == (1,)
    assert (ctx.hero, ctx.enemy, ctx.amount, ctx.space, ctx.cause) == expected


def test_hits_of_a_special_rule_are_nobodys_when_they_are_blocked() -> None:
    hits = {"each_enemy": {"where": "anywhere", "do": [{"hit_enemy": {"hits": 2}}]}}
    rule = {"id": "rule", "active": True, "effects": [effect({"phase_begins": {"phase": "enemy"}}, hits)]}
    t = watched(
        {"blocked": {"whose": "enemies", "by": "any"}}, "1E....\n......\n.....2", adventure={"rules": [rule]}
    )
    t.enemy_phase().roll(6, 1)
    assert told(t) == (-1, 0, 1, (1, 0), 1)


def test_a_defeat_tells_who_did_it_and_how_dangerous_the_enemy_was() -> None:
    t = watched(
        {"enemy_defeated": {"by": "other"}},
        "1E....\n......\n.....2",
        weapon={"melee_dice": 1},
        enemies={"E": ("brute", "melee", 1)},
    )
    t.attack("E").roll(6)
    assert told(t) == (0, 0, 2, (1, 0), -1)


def test_a_stun_tells_who_did_it_and_where() -> None:
    t = watched(
        {"enemy_stunned": {"by": "other"}}, "1.E...\n......\n.....2", ability=to_an_enemy("stun")
    ).use()
    assert told(t) == (0, 0, 0, (2, 0), -1)


@pytest.mark.parametrize(
    ("when", "expected"),
    [
        ({"damage_coming": {"by": "other"}}, (0, -1, 1, (1, 0), BY_PIT)),
        ({"damage_taken": {"by": "other"}}, (0, -1, 1, (1, 0), BY_PIT)),
        ({"hero_falls": {"by": "other"}}, (0, -1, 0, (1, 0), -1)),
    ],
)
def test_a_pit_is_nobodys_doing(when: Any, expected: Told) -> None:
    t = watched(when, "1^....\n......\n.....2")
    t.g.health[0] = 1
    assert told(t.move("east")) == expected


def test_an_enemy_in_a_pit_is_the_doing_of_whoever_pushed_it() -> None:
    t = watched("enemy_damaged", "1E^...\n......\n.....2", ability=to_an_enemy({"push_enemy": {"spaces": 1}}))
    assert told(t.use()) == (0, 0, 1, (2, 0), BY_PIT)
    card = {"melee_dice": 1, "speed": 1}
    t = watched("enemy_damaged", "1.^E..\n######\n.....2", enemies={"E": (card, "melee", 2)})
    assert told(t.enemy_phase()) == (-1, 0, 1, (2, 0), BY_PIT)


# Heroes and what they own.


@pytest.mark.parametrize(
    ("when", "words", "expected"),
    [
        ({"gained": {"what": "health", "by": "other"}}, [{"gain": {"what": "health", "amount": 2}}], HEALTH),
        ({"gained": {"what": "energy", "by": "other"}}, [{"gain": {"what": "energy", "amount": 2}}], ENERGY),
        ({"gained": {"what": "loot", "by": "other"}}, [{"gain": {"what": "loot", "amount": 2}}], LOOT),
        (
            {"lost": {"what": "energy", "by": "other"}},
            [{"lose": {"what": "energy", "amount": 2, "who": "self"}}],
            ENERGY,
        ),
        (
            {"lost": {"what": "loot", "by": "other"}},
            [{"lose": {"what": "loot", "amount": 2, "who": "self"}}],
            LOOT,
        ),
    ],
)
def test_what_is_gained_and_lost_tells_how_much_of_what(when: Any, words: Any, expected: int) -> None:
    t = watched(when, "1.....\n......\n.....2", ability=ability(*words))
    t.g.health[0], t.g.energy[0], t.g.loot[0] = 3, 3, 3
    assert told(t.use()) == (0, -1, 2, (0, 0), expected)


@pytest.mark.parametrize(("what", "amount"), [("health", 1), ("loot", 1), ("energy", 1)])
def test_dd_rul_23_nothing_is_told_of_what_is_over_the_limit(what: str, amount: int) -> None:
    when = {"gained": {"what": what, "by": "other"}}
    words = {"gain": {"what": what, "amount": 3}}
    t = watched(when, "1.....\n......\n.....2", ability=ability(words), most_loot=6, most_energy=6)
    t.g.health[0], t.g.energy[0], t.g.loot[0] = 5, 5, 5
    assert told(t.use())[2] == amount
    t = watched(when, "1.....\n......\n.....2", ability=ability(words), most_loot=6, most_energy=6)
    t.g.health[0], t.g.energy[0], t.g.loot[0] = 6, 6, 6
    if t.can_use():
        t.use()
    assert t.deciding == "act"


def test_using_a_card_tells_where() -> None:
    loot = {"gain": {"what": "loot"}}
    t = watched({"ability_used": {"by": "other"}}, "1.....\n......\n.....2", ability=ability(loot)).use()
    assert told(t) == (0, -1, 0, (0, 0), -1)
    t = watched({"item_used": {"by": "other"}}, "1.....\n......\n.....2")
    t.g.health[0] = 1
    t.give(0, "tonic")
    assert told(t.item("tonic")) == (0, -1, 0, (0, 0), -1)


def test_an_item_that_is_acquired_is_named_and_a_trade_names_both() -> None:
    t = watched(
        {"item_acquired": {"by": "other"}}, "1.....\n......\n.....2", deck=["tonic", "charm", "boots"]
    )
    t.g.loot[0] = 2
    card = t.g.row[0]
    assert told(t.buy(0)) == (0, -1, card, None, -1)
    t = watched({"traded": {"by": "other"}}, "12....\n......\n......")
    t.g.loot[0] = 1
    t.act(codes.A_TRADE, 0, 1).act(codes.A_GIVE, 0, -1).act(codes.A_OFFER).yes()
    assert told(t) == (0, -1, 1, None, -1)


def test_coming_back_tells_the_health_and_the_place() -> None:
    t = watched({"hero_revived": {"by": "other"}}, "31....\n......\n.....2")
    t.give(0, "bell")
    fall(t.g, 2)
    MACHINE.settle(t.g)
    assert told(t.item("bell")) == (2, -1, 3, (2, 0), -1)


@pytest.mark.parametrize(("faces", "successes", "passed"), [((6, 6, 6, 1), 3, 1), ((6, 1, 1, 1), 1, 0)])
def test_a_check_tells_successes_attribute_and_whether_it_was_passed(
    faces: tuple[int, ...], successes: int, passed: int
) -> None:
    check = {"attribute_check": {"attribute": "charisma", "successes": 2, "who": "self"}}
    t = watched({"check_made": {"by": "other"}}, "1.....\n......\n.....2", ability=ability(check))
    t.use().roll(*faces)
    ctx = read(t.g, len(t.g.stack) - FRAME)
    attribute = codes.ATTRIBUTES.index("charisma")
    assert (ctx.hero, ctx.enemy, ctx.amount, ctx.space, ctx.cause) == (0, -1, successes, attribute, passed)


def test_leaving_the_dungeon_tells_by_which_way() -> None:
    t = watched("escaped", ">1....\n .....\n ....2")
    assert told(t.move("west")) == (0, -1, 0, (0, 0), -1)
