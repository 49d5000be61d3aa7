"""Why something is not allowed, and to whom else it is: refusals by their clause and key, and whose turn it
is."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.dungeons import codes
from engine.games.dungeons.codes import MELEE, RANGED
from engine.games.dungeons.decisions.question import somebody
from engine.games.dungeons.harm import fall
from tests.rules.dungeons.pack import always, effect, used
from tests.rules.dungeons.table import Table

LOOT = {"gain": {"what": "loot"}}


def why(t: Table, code: int, a: int = 0, b: int = 0, c: int = 0, seat: int | None = None) -> tuple[str, str]:
    """Clause and key of a refusal."""
    refusal = t.game.refusal((code, a, b, c), seat)
    assert refusal is not None
    return refusal.clause, refusal.key


def forbidding(what: str, of: str = "self") -> dict[str, Any]:
    """A talent that forbids something."""
    return {"effects": [always({"forbid": {"what": what, "of": of}})]}


def test_dd_item_05_a_trade_needs_a_neighbour_who_may_and_something_to_give() -> None:
    t = Table("12.\n..3\n...")
    assert why(t, codes.A_TRADE, 0, 1) == ("DD-RUL-45", "nothing-to-trade")
    t.g.loot[1] = 1
    assert t.refused(codes.A_TRADE, 0, 1) == ""
    assert why(t, codes.A_TRADE, 0, 2) == ("DD-ITEM-05", "not-adjacent")
    for nobody in (-1, 0, 3):
        assert why(t, codes.A_TRADE, 0, nobody) == ("DD-RUL-45", "no-such-hero")
    fall(t.g, 1)
    assert why(t, codes.A_TRADE, 0, 1) == ("DD-RUL-40", "fallen")


@pytest.mark.parametrize("loser", [0, 1])
def test_dd_rul_47_a_card_may_forbid_either_to_trade(loser: int) -> None:
    party = [{"hero": forbidding("trade")} if seat == loser else {} for seat in (0, 1)]
    t = Table("12.\n...\n...", party=party)
    t.g.loot = [1, 1]
    assert why(t, codes.A_TRADE, 0, 1) == ("DD-RUL-47", "forbidden")


def test_dd_item_04_only_what_lies_before_a_hero_is_used() -> None:
    t = Table("12.\n...\n...")
    mine, others = t.give(0, "purse"), t.give(1, "tonic")
    tonic = t.g.definition(t.kind("tonic")).effects[0].index
    waits = t.g.definition(t.kind("purse")).effects[0].index
    assert why(t, codes.A_ITEM, 0, others, tonic) == ("DD-ITEM-04", "not-yours")
    assert why(t, codes.A_ITEM, 0, mine, tonic) == ("DD-ROUND-07", "not-yours")
    assert why(t, codes.A_ITEM, 0, mine, waits) == ("DD-RUL-05", "not-usable")
    t = Table("1..\n...\n...", hero=forbidding("items"))
    card = t.give(0, "tonic")
    assert why(t, codes.A_ITEM, 0, card, tonic) == ("DD-RUL-47", "forbidden")
    assert not t.can_use_item("tonic")


def test_dd_item_06_an_ability_costs_its_energy() -> None:
    both = [used(LOOT), effect("moved", LOOT)]
    t = Table("1..\n...\n...", ability={"energy": 2, "effects": both}, weapon={"effects": [used(LOOT)]})
    use, waits = (each.index for each in t.g.definition(t.g.ability[0]).effects)
    weapon = t.g.definition(t.g.equipment[0]).effects[0].index
    t.g.energy[0] = 1
    refusal = t.game.refusal((codes.A_ABILITY, 0, use, 0))
    assert refusal is not None
    assert (refusal.clause, refusal.key) == ("DD-ITEM-06", "too-little-energy")
    assert refusal.args == {"price": 2, "energy": 1}
    t.g.energy[0] = 2
    assert t.refused(codes.A_ABILITY, 0, use) == ""
    assert why(t, codes.A_ABILITY, 0, waits) == ("DD-RUL-05", "not-usable")
    assert why(t, codes.A_ABILITY, 0, weapon) == ("DD-ROUND-07", "not-yours")
    assert why(t, codes.A_TALENT, 0, use) == ("DD-ROUND-07", "not-yours")
    assert t.refused(codes.A_TALENT, 0, weapon) == ""  # the weapon has one, too
    for nothing in (-1, len(t.g.program.effects)):
        assert why(t, codes.A_ABILITY, 0, nothing) == ("DD-ROUND-07", "not-yours")
    t = Table("1..\n...\n...", ability={"energy": 0, "effects": both}, hero=forbidding("ability"))
    use = t.g.definition(t.g.ability[0]).effects[0].index
    assert why(t, codes.A_ABILITY, 0, use) == ("DD-RUL-47", "forbidden")


def test_dd_rul_40_who_is_not_on_the_map_does_nothing() -> None:
    t = Table("12.\n...\n...")
    t.g.loot = [1, 1]
    assert why(t, codes.A_TRADE, 2, 0) == ("DD-RUL-01", "no-such-hero")
    assert why(t, codes.A_TRADE, -1, 0) == ("DD-RUL-01", "no-such-hero")
    fall(t.g, 1)
    assert why(t, codes.A_TRADE, 1, 0) == ("DD-RUL-40", "fallen")
    assert why(t, codes.A_ACTIVATE, 1) == ("DD-RUL-40", "fallen")
    assert why(t, codes.A_ACTIVATE, 2) == ("DD-RUL-01", "no-such-hero")


def test_why_an_attack_is_not_possible() -> None:
    enemies = {"F": ({"effects": [always({"immune": {"to": "melee", "of": "this"}})]}, "melee", 1)}
    t = Table("E1F.\n....\nG...", weapon={"melee_dice": 1}, enemies=enemies)
    assert t.game.why_not_attack(0, t.slots["E"], MELEE) is None
    for slot in (-1, 3):
        assert why(t, codes.A_ATTACK, slot, MELEE) == ("DD-ENEMY-05", "no-such-enemy")
    refusal = t.game.why_not_attack(0, t.slots["E"], RANGED)
    assert refusal is not None
    assert (refusal.clause, refusal.key, refusal.args) == ("DD-RUL-22", "no-dice", {"type": "ranged"})
    refusal = t.game.why_not_attack(0, t.slots["F"], MELEE)
    assert refusal is not None
    assert (refusal.clause, refusal.key, refusal.args) == ("DD-RUL-47", "immune", {"type": "melee"})
    refusal = t.game.why_not_attack(0, t.slots["G"], MELEE)
    assert refusal is not None
    assert refusal.clause == "DD-ATTACK-12"
    assert why(t, codes.A_ATTACK, t.slots["E"], 2) == ("DD-RUL-22", "not-now")


def test_a_shot_that_is_stopped_says_by_which_space() -> None:
    t = Table("1#E\n###\n...", weapon={"ranged_dice": 1})
    refusal = t.game.why_not_attack(0, t.slots["E"], RANGED)
    assert refusal is not None
    assert refusal.args == {"column": 1 + t.dx + 1, "row": 0 + t.dy + 1}


def test_dd_rul_47_attacks_may_be_forbidden() -> None:
    t = Table("1E.\n...\n...", hero=forbidding("attack"))
    assert why(t, codes.A_ATTACK, 0, MELEE) == ("DD-RUL-47", "forbidden")
    assert t.legal(codes.A_ATTACK) == []


def test_dd_round_06_what_the_adventure_offers_may_cost_an_action() -> None:
    lever = {
        "id": "lever",
        "where": "room",
        "room": "room_0",
        "offered": True,
        "cost": ["action"],
        "do": [LOOT],
    }
    t = Table("12. ...\n...+...\n... ...", adventure={"interactions": [{**lever, "once": False}]})
    assert why(t, codes.A_INTERACT, 0, 1) == ("DD-ROUND-06", "not-offered")
    assert why(t, codes.A_INTERACT, 1, 0) == ("DD-ROUND-06", "no-action-left")  # not in one's own activation
    t.act(codes.A_INTERACT, 0, 0).act(codes.A_INTERACT, 0, 0)
    assert (t.g.loot[0], t.g.actions) == (2, 0)
    assert why(t, codes.A_INTERACT, 0, 0) == ("DD-ROUND-06", "no-action-left")
    t.g.actions = 1
    t.g.put(0, t.at(5, 1))
    assert why(t, codes.A_INTERACT, 0, 0) == ("DD-ROUND-06", "not-there")


# Whose turn it is.


def test_it_is_the_turn_of_the_active_hero_or_of_who_decides_for_the_group() -> None:
    t = Table("12.\n...\n...")
    assert [t.game.is_turn_of(seat) for seat in (0, 1)] == [True, False]
    t.begin(1)
    assert [t.game.is_turn_of(seat) for seat in (0, 1)] == [False, True]
    t = Table("12.\n...\n...", begin=False).begin_round()
    assert t.g.active == -1
    assert t.deciding == "next"
    assert [t.game.is_turn_of(seat) for seat in (0, 1)] == [True, False]
    t.g.stack.clear()
    assert [t.game.is_turn_of(seat) for seat in (0, 1)] == [False, False]


def test_somebody_decides_for_the_group() -> None:
    t = Table("123\n...\n...")
    t.g.active = 1
    assert [somebody(t.g, seat) for seat in (0, 2, -1)] == [0, 2, 1]
    t.g.active = 0
    assert somebody(t.g, -1) == 0
    t.g.active = -1
    t.g.put(0, -1)
    assert somebody(t.g, -1) == 1  # the first on the map
    t.g.put(1, -1)
    t.g.put(2, -1)
    assert somebody(t.g, -1) == 0


def test_dd_rul_05_in_a_pause_only_those_asked_may_act() -> None:
    unseen = {"effects": [always({"immune": {"to": "targeting"}})]}
    t = Table("1.3\n2..\n.EF", hero=unseen, minor_actions="all")
    t.g.loot[0] = 1
    t.enemy_phase()
    assert (t.deciding, t.to_act) == ("pause", (0, 1))
    assert t.legal(codes.A_PASS, 0) == [(0, 0, 0)]
    assert t.legal(codes.A_PASS, 1) == [(1, 0, 0)]
    assert t.game.actions(2) == []
    assert why(t, codes.A_PASS, 2, seat=2) == ("DD-ROUND-04", "not-your-decision")
    t.act(codes.A_PASS, 1, seat=1)
    assert t.game.actions(1) == []
    assert t.to_act == (0,)


def test_dd_round_03_anybody_who_waits_may_activate_next() -> None:
    t = Table("123\n...\n...", begin=False).begin_round()
    assert [t.legal(codes.A_ACTIVATE, seat) for seat in (1, 2)] == [[(1, 0, 0)], [(2, 0, 0)]]
    t.activate(2).end()
    assert t.legal(codes.A_ACTIVATE, 2) == []
    for nobody in (-1, 3):
        assert t.game.actions(nobody) == []
