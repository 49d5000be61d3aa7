"""The course of things, step by step: encounters that are read, enemies that appear, Recovery, trades, and
what the adventure offers."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.dungeons import codes
from engine.games.dungeons import happenings as e
from engine.games.dungeons.appearing import SUMMON, read_encounter, summon_around, summon_near
from engine.games.dungeons.codes import FIRST_ENEMY, MELEE, R_SPAWN, RANGED
from engine.games.dungeons.decisions.minor import has_minor, minors, uses
from engine.games.dungeons.decisions.pause import ask_pause, wants_pause
from engine.games.dungeons.harm import fall
from engine.games.dungeons.machine import MACHINE
from engine.games.dungeons.trading import can_trade, card_of, has_item, is_asked, is_empty, item_of, put
from engine.games.dungeons.using import PER_ACTIVATION, PER_ROUND, PERIODS, can_use, forget_once, is_there
from tests.rules.dungeons.pack import always, effect, used
from tests.rules.dungeons.table import Table

DOOR = " + \n...\n.1.\n..."
BEYOND = "...\n...\n..."
LOOT = {"gain": {"what": "loot", "who": "them"}}


def found(t: Table, *sorts: int) -> list[tuple[int, ...]]:
    """The events of some sorts."""
    return [event for event in t.g.events or [] if event[0] in sorts]


# Encounters.


@pytest.mark.parametrize(
    ("least", "most", "comes"),
    [(1, 4, True), (2, 4, True), (3, 4, False), (1, 2, True), (1, 1, False), (2, 2, True)],
)
def test_dd_rul_19_an_icon_may_be_for_some_numbers_of_heroes(least: int, most: int, comes: bool) -> None:
    icon = {"threat": 1, "number": 1, "heroes_least": least, "heroes_most": most}
    t = Table(" + \n...\n.1.\n..2", beyond=BEYOND, encounter={"enemies": [icon, {"threat": 3, "number": 2}]})
    t.move("north", "north")
    kinds = [t.g.enemy_card(slot).slug for slot in range(len(t.g.enemy_pos))]
    assert kinds == (["rat", "ogre"] if comes else ["ogre"])


def test_dd_explore_03_enemies_first_then_what_happens_at_once_then_rules_and_offers() -> None:
    encounter = {
        "enemies": [{"threat": 1}],
        "do": [LOOT],
        "rules": ["heat"],
        "interactions": ["lever"],
    }
    adventure = {
        "rules": [{"id": "heat", "effects": [always({"change": {"what": "speed", "by": 1, "of": "all"}})]}],
        "interactions": [{"id": "lever", "where": "anywhere", "do": [LOOT]}],
    }
    t = Table(" + \n...\n21.\n...", beyond=BEYOND, encounter=encounter, adventure=adventure)
    t.g.events = []
    t.move("north", "north")
    assert found(t, e.E_ENCOUNTER) == [(e.E_ENCOUNTER, 0, 0, -1, -1)]
    assert found(t, e.E_ROLLS) == [(e.E_ROLLS, R_SPAWN, -1, 1, -1)]
    assert (t.g.loot, t.g.rules, t.g.offered) == ([0, 0], [], [0])
    t.die("ranged", 2)
    assert (t.g.loot, len(t.g.rules), t.g.offered) == ([1, 0], 1, [1])
    assert found(t, e.E_SPAWN_ROLLED) == [(e.E_SPAWN_ROLLED, t.g.story.die_of[1], RANGED, 2, -1)]
    assert len(found(t, e.E_ENCOUNTER)) == 1


def test_an_encounter_that_nobody_came_upon_concerns_nobody() -> None:
    t = Table(DOOR, beyond=BEYOND, encounter={"do": [LOOT, {"gain": {"what": "energy", "who": "all"}}]})
    read_encounter(t.g, 0, 0, -1)
    t.g.unchecked = False
    MACHINE.settle(t.g)
    assert (t.g.loot, t.g.energy) == ([0], [1])


@pytest.mark.parametrize(("kind", "becomes"), [(-1, MELEE), (RANGED, RANGED), (MELEE, MELEE)])
def test_dd_rul_08_an_enemy_without_a_type_goes_by_its_card(kind: int, becomes: int) -> None:
    t = Table()
    summon_around(t.g, 1, kind, 2, 0, 0, -1)
    MACHINE.settle(t.g)
    assert (t.g.enemy_type, t.g.enemy_health) == ([becomes], [2])


def test_dd_rul_08_without_melee_dice_it_is_a_ranged_one() -> None:
    shooter = {"threat": 1, "speed": 3, "melee_dice": 0, "ranged_dice": 1}
    t = Table("1..\n...\n..E", enemies={"E": (shooter, "melee", 1)})
    t.g.story.enemy_of[1] = t.kind("enemy_e")
    summon_near(t.g, 1, -1, 1, t.at(0, 2), 3)
    MACHINE.settle(t.g)
    assert (t.g.enemy_type[1], t.g.enemy_group[1], t.place(t.g.enemy_pos[1])) == (RANGED, 3, (0, 2))


def test_a_threat_that_the_adventure_does_not_use_brings_nobody() -> None:
    t = Table()
    t.g.story.enemy_of[2] = -1
    summon_around(t.g, 2, MELEE, 1, 0, 0, -1)
    MACHINE.settle(t.g)
    assert (t.g.enemy_pos, t.deciding) == ([], "act")
    assert SUMMON.name == "summon"


def test_dd_rul_18_an_enemy_for_whom_there_is_no_room_is_told_and_not_placed() -> None:
    t = Table("1..\n...\n...")
    for column in range(3):
        for row in range(3):
            if (column, row) != (0, 0):
                t.add("E", (column, row))
    t.g.events = []
    summon_around(t.g, 3, MELEE, 1, 0, 0, -1)
    MACHINE.settle(t.g)
    assert len(t.g.enemy_pos) == 8
    assert found(t, e.E_NO_ROOM) == [(e.E_NO_ROOM, t.kind("ogre", "enemy"), -1, -1, -1)]


# The round.


def test_dd_rul_30_recovery_restores_and_ends_what_lasts_for_the_round() -> None:
    healing = {"threat": 3, "speed": 3, "melee_dice": 1, "keywords": ["regenerate"]}
    t = Table("123\n...\nD.E", enemies={"D": (healing, "melee", 1), "E": ("rat", "melee", 1)})
    fall(t.g, 2)
    t.g.activated = [1, 1, 1]
    t.g.once = [3 * PERIODS + PER_ROUND, 4 * PERIODS + PER_ACTIVATION]
    t.g.events = []
    t.recovery()
    assert t.g.enemy_health == [2, 1]
    assert found(t, e.E_REGENERATED) == [(e.E_REGENERATED, 0, 2, -1, -1)]
    assert t.g.activated[2] == 1
    assert 3 * PERIODS + PER_ROUND not in t.g.once


def test_what_can_be_used_once_in_a_while_can_be_again() -> None:
    t = Table()
    t.g.once = [0, 1, 2, 3, 4, 5]
    forget_once(t.g, PER_ACTIVATION)
    assert t.g.once == [1, 2, 4, 5]
    forget_once(t.g, PER_ROUND)
    assert t.g.once == [2, 5]


# Minor actions.


def test_dd_rul_05_pauses_are_for_cards_for_anything_or_never() -> None:
    mend = {"energy": 0, "effects": [used({"gain": {"what": "loot"}})]}
    t = Table("1.2\n...\n...", party=[{"ability": mend}], deck=["map", "charm", "boots"])
    t.g.loot = [0, 5]
    assert ([bool(uses(t.g, seat)) for seat in (0, 1)], [has_minor(t.g, seat) for seat in (0, 1)]) == (
        [True, False],
        [True, True],
    )
    for pauses, wanted in ((0, [False, False]), (1, [True, False]), (2, [True, True])):
        t.g.pauses = pauses
        assert [wants_pause(t.g, seat) for seat in (0, 1)] == wanted
    t.g.pos[1] = -1
    assert not wants_pause(t.g, 1)
    stack = len(t.g.stack)
    t.g.pauses = 0
    ask_pause(t.g)
    assert len(t.g.stack) == stack


def test_whoever_has_left_the_map_has_no_minor_action() -> None:
    t = Table("12.\n...\n...", deck=["map", "charm", "boots"])
    t.g.loot = [5, 5]
    assert minors(t.g, 1)
    t.g.put(1, -1)
    assert minors(t.g, 1) == []
    assert (codes.A_TRADE, 0, 1, 0) not in minors(t.g, 0)


def test_dd_item_05_who_can_trade_with_whom() -> None:
    t = Table("12.\n3..\n..4")
    assert not can_trade(t.g, 0, 1)  # nobody has anything
    for give in range(2):
        t.g.loot = [0] * 4
        t.g.loot[give] = 1
        assert can_trade(t.g, 0, 1)
    t.g.loot = [0] * 4
    t.give(1, "charm")
    assert [can_trade(t.g, 0, other) for other in range(4)] == [False, True, False, False]
    assert [can_trade(t.g, other, 1) for other in (0, 2, 3)] == [True, False, False]


def test_dd_rul_45_a_deal_holds_what_is_given_and_what_is_asked() -> None:
    t = Table("12.\n...\n...")
    t.g.deal = [0, 0]
    assert is_empty(t.g)
    put(t.g, -1, False)
    assert (t.g.deal, is_empty(t.g)) == ([1, 0], False)
    t.g.deal = [0, 0]
    put(t.g, -1, True)
    assert (t.g.deal, is_empty(t.g)) == ([0, 1], False)
    t.g.deal = [0, 0]
    put(t.g, 0, False)
    put(t.g, 3, True)
    assert (t.g.deal, is_empty(t.g)) == ([0, 0, 0, 7], False)
    assert [has_item(t.g, card, asked) for card in (0, 3) for asked in (False, True)] == [
        True,
        False,
        False,
        True,
    ]
    assert (card_of(7), is_asked(7), card_of(6), is_asked(6), item_of(3, False)) == (3, True, 3, False, 6)


def test_dd_rul_45_loot_goes_one_way_and_as_much_as_there_is() -> None:
    t = Table("12.\n...\n...")
    t.g.loot = [1, 2]
    charm, boots = t.give(0, "charm"), t.give(1, "boots")
    t.act(codes.A_TRADE, 0, 1)
    give, ask = codes.A_GIVE, codes.A_ASK
    assert t.legal(give) == [(0, -1, 0), (1, charm, 0)]
    assert t.legal(ask) == [(0, -1, 0), (1, boots, 0)]
    assert t.legal(codes.A_OFFER) == []
    t.act(give, 0, -1)
    assert (t.legal(give), t.legal(ask)) == ([(1, charm, 0)], [(1, boots, 0)])
    t.act(ask, 1, boots).act(give, 1, charm)
    assert (t.legal(give), t.legal(ask), t.legal(codes.A_OFFER)) == ([], [], [(0, 0, 0)])
    t.act(codes.A_OFFER)
    assert (t.deciding, t.to_act) == ("consent", (1,))
    t.yes()
    assert (t.g.loot, t.g.held, t.g.deal) == ([0, 3], [[boots], [charm]], [])


def test_dd_rul_45_a_deal_that_is_refused_or_called_off_changes_nothing() -> None:
    t = Table("12.\n...\n...")
    t.g.loot = [1, 2]
    t.g.events = []
    t.act(codes.A_TRADE, 0, 1).act(codes.A_ASK, 0, -1).act(codes.A_ASK, 0, -1)
    assert t.legal(codes.A_ASK) == []
    t.act(codes.A_OFFER).no()
    assert (t.g.loot, t.g.deal, t.deciding) == ([1, 2], [], "act")
    assert found(t, e.E_TRADE_OFFERED, e.E_TRADE_REFUSED) == [
        (e.E_TRADE_OFFERED, 0, 1, -1, -1),
        (e.E_TRADE_REFUSED, 0, 1, -1, -1),
    ]
    t.act(codes.A_TRADE, 0, 1).act(codes.A_GIVE, 0, -1).act(codes.A_CANCEL)
    assert (t.g.loot, t.g.deal, t.deciding) == ([1, 2], [], "act")


# What the adventure offers.


def at(where: str, drawing: str = "1..\n...\n...", **more: Any) -> Table:
    """Something to do at a place of the first room."""
    lever = {"id": "lever", "where": where, "offered": True, "do": [LOOT], **more}
    return Table(drawing, adventure={"interactions": [lever]})


@pytest.mark.parametrize(
    ("where", "place", "there"),
    [
        ("anywhere", {}, (True, True)),
        ("room", {"room": "room_0"}, (True, False)),
        ("room", {"room": "room_1"}, (False, True)),
        ("space", {"room": "room_0", "column": 1, "row": 1}, (True, False)),
        ("space", {"room": "room_0", "column": 2, "row": 1}, (False, False)),
        ("beside", {"room": "room_0", "column": 2, "row": 1}, (True, False)),
        ("beside", {"room": "room_0", "column": 1, "row": 2}, (True, False)),
        ("beside", {"room": "room_0", "column": 1, "row": 1}, (False, False)),
    ],
)
def test_dd_round_06_where_something_can_be_done(
    where: str, place: dict[str, Any], there: tuple[bool, bool]
) -> None:
    t = at(where, "1.. ...\n...+...\n... ..2", **place)
    each = t.g.story.interactions[0]
    assert (is_there(t.g, 0, each), is_there(t.g, 1, each)) == there
    t.g.put(0, -1)
    assert not is_there(t.g, 0, each)
    if where != "anywhere":
        t.g.room_tile = [-1] * len(t.g.room_tile)
        assert not is_there(t.g, 1, each)


@pytest.mark.parametrize("once", [True, False])
def test_dd_round_06_something_is_done_once_or_again_and_again(once: bool) -> None:
    t = at("anywhere", once=once)
    t.g.events, t.g.unchecked = [], False
    t.act(codes.A_INTERACT, 0, 0)
    assert (t.g.done, t.g.loot[0]) == ([1], 1)
    assert found(t, e.E_INTERACTION) == [(e.E_INTERACTION, 0, 0, -1, -1)]
    assert bool(t.legal(codes.A_INTERACT)) != once
    assert t.refused(codes.A_INTERACT, 0, 0) == ("DD-ROUND-06" if once else "")


def test_a_card_that_asks_for_a_target_needs_one() -> None:
    daze = {"energy": 0, "effects": [used({"choose_enemy": {"where": "room", "do": ["stun"]}})]}
    t = Table("1.E\n...\n...", ability=daze)
    one = t.g.definition(t.g.ability[0]).effects[0]
    assert can_use(t.g, one, 0, -1)
    t.g.put(FIRST_ENEMY, -1)
    assert not can_use(t.g, one, 0, -1)
    waits = {"energy": 0, "effects": [effect("moved", LOOT)]}
    assert uses(Table(ability=waits).g, 0) == []
