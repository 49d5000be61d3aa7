"""The vocabulary at work: every operation, trigger, condition and cost on a card, an enemy or in an
adventure."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from engine.effects.numbers import refresh_numbers
from engine.games.dungeons import codes
from engine.games.dungeons.enemies import end_changes_of
from engine.games.dungeons.geometry.face import WATER
from engine.games.dungeons.harm import fall
from engine.games.dungeons.kinds import GAME
from engine.games.dungeons.machine import MACHINE
from engine.games.dungeons.shop import discard
from engine.games.dungeons.strength import enemy_speed, speed
from engine.kernel.errors import OptionError
from tests.rules.dungeons.pack import always, effect, entries, used
from tests.rules.dungeons.table import Table

HALL = "1.....\n......\n......"
LOOT = {"gain": {"what": "loot"}}


def doing(*words: Any, drawing: str = "1E.\n...\n...", **more: Any) -> Table:
    """A hero uses an Ability that does this."""
    t = Table(drawing, ability={"energy": 0, "effects": [used(*words)]}, **more)
    return t.use()


def chosen(*words: Any, **more: Any) -> Table:
    """The same to an enemy of the hero's choice."""
    return doing({"choose_enemy": {"do": list(words)}}, **more)


def offered(*words: Any, drawing: str = "1..\n...\n...", **adventure: Any) -> Table:
    """A hero does what the adventure offers, which does this."""
    begin = {"id": "begin", "where": "anywhere", "offered": True, "once": False, "do": list(words)}
    interactions = [begin, *adventure.pop("interactions", [])]
    table = adventure.pop("table", {})
    t = Table(drawing, adventure={**adventure, "interactions": interactions}, **table)
    return t.act(codes.A_INTERACT, 0, 0)


def gain_for_all(what: str) -> dict[str, Any]:
    """Everybody gains 1."""
    return {"gain": {"what": what, "who": "all"}}


def waiting(when: Any, drawing: str = "1E.\n...\n...", **more: Any) -> Table:
    """A hero whose talent gives 1 Loot at a moment."""
    conditions = more.pop("conditions", [])
    talent = {"speed": 5, "health": 6, "effects": [effect(when, LOOT, **{"if": conditions})]}
    return Table(drawing, hero=talent, **more)


def test_every_word_is_used_in_a_rule_test() -> None:
    text = "\n".join(path.read_text() for path in Path(__file__).parent.glob("*.py"))
    for family, words in GAME.words.items():
        assert [name for name in words if not re.search(rf'"{name}"', text)] == [], family


# Operations.


def test_choose_one_repeat_and_each_hero() -> None:
    t = doing({"choose_one": {"options": [[LOOT], [{"gain": {"what": "energy"}}]]}})
    t.option(1)
    assert (t.g.loot[0], t.g.energy[0]) == (0, 1)
    assert doing({"repeat": {"times": 3, "do": [LOOT]}}).g.loot[0] == 3
    t = doing(
        {"each_hero": {"who": "others", "do": [{"gain": {"what": "loot", "who": "them"}}]}},
        drawing="12.\n3..\n...",
    )
    assert t.g.loot == [0, 1, 1]


def test_gain_amount_gives_what_the_moment_brings() -> None:
    weapon = {"melee_dice": 3, "effects": [effect("hits_counted", {"gain_amount": {"what": "loot"}})]}
    t = Table("1E.\n...\n...", weapon=weapon)
    t.attack("E").roll(6, 6, 1).die("melee", 1)
    assert t.g.loot[0] == 3


def test_enemies_are_turned_healed_changed_and_removed() -> None:
    words = ({"set_enemy_health": {"to": 3}}, {"change_type": {"type": "ranged"}}, "stun")
    t = chosen(*words, enemies={"E": ({"threat": 2}, "melee", 1)})
    assert (t.health(), t.g.enemy_type, t.g.enemy_stunned) == (3, [codes.RANGED], [1])
    t = chosen("stun", "end_stun")
    assert t.g.enemy_stunned == [0]
    t = chosen("remove_enemy")
    assert (t.enemy(), t.asked, t.g.loot[0]) == (None, -1, 0)


def test_figures_are_pushed_pulled_swapped_and_placed() -> None:
    t = chosen({"push_enemy": {"spaces": 2}}, drawing="1E..\n....\n....")
    assert t.enemy() == (3, 0)
    t = chosen({"push_enemy": {"spaces": 2, "direction": "towards"}}, drawing="1..E\n....\n....")
    assert t.enemy() == (1, 0)
    t = chosen("swap_places", drawing="1..E\n....\n....")
    assert (t.hero(), t.enemy()) == ((3, 0), (0, 0))
    t = chosen("remove_enemy", "swap_places", drawing="1..E\n....\n....")
    assert (t.hero(), t.enemy()) == ((0, 0), None)
    t = doing({"choose_space": {"within": "room", "do": ["place_hero"]}}, drawing="1..E\n....\n....")
    t.space_chosen(2, 2)
    assert t.hero() == (2, 2)
    t = chosen({"choose_space": {"within": "adjacent", "do": ["place_enemy"]}}, drawing="1..E\n....\n....")
    t.space_chosen(0, 1)
    assert t.enemy() == (0, 1)
    assert len(t.happened("enemy-moved")) == 1
    assert t.happened("moved") == []
    shove = {"effects": [effect("enemy_acted", {"push_hero": {"who": "adjacent"}})], "melee_dice": 0}
    t = Table("E1..\n....\n....", enemies={"E": (shove, "melee", 1)})
    t.enemy_phase()
    assert t.hero() == (2, 0)
    rooted = {"effects": [always({"immune": {"to": "force", "of": "this"}})]}
    t = chosen({"push_enemy": {"spaces": 2}}, drawing="1E..\n....\n....", enemies={"E": (rooted, "melee", 1)})
    assert t.enemy() == (1, 0)


def test_a_card_lets_a_hero_move_and_even_explore() -> None:
    t = doing({"move_hero": {"spaces": 2}}, drawing=" + \n...\n.1.\n...", beyond="...\n...\n...")
    t.step("north", "north")
    assert t.happened("explored")
    assert t.g.actions == 0  # exploring ends the turn, however it comes about


def test_actions_are_given_and_taken() -> None:
    assert doing({"extra_action": {}}).g.actions == 3
    t = doing({"extra_action": {"who": "others"}}, drawing="12.\n...\n...")
    t.end()
    assert (t.g.active, t.g.actions) == (1, 3)
    trap = {
        "id": "trap",
        "active": True,
        "effects": [effect({"entered": {"terrain": "water"}}, "end_activation")],
    }
    t = Table("1~.\n...\n...", adventure={"rules": [trap]})
    t.move("east").stop()
    assert t.happened("activation-ends")


def test_keywords_are_granted_for_an_attack_or_for_a_time() -> None:
    weapon = {
        "melee_dice": 1,
        "effects": [effect("attack_declared", {"grant_keyword": {"keyword": "crush"}})],
    }
    t = Table("1E.\n...\n...", weapon=weapon, enemies={"E": ({}, "melee", 3)})
    t.attack("E").roll(6)
    assert t.health() == 1
    t = doing({"keyword": {"keyword": "reach"}}, drawing="1..\n.E.\n...")
    assert t.why_no_attack("E") == ""
    t = chosen({"keyword": {"keyword": "siphon", "of": "this"}})
    t.g.energy[0] = 2
    t.enemy_phase()
    assert t.g.energy[0] == 1


def test_items_come_and_go() -> None:
    t = doing({"draw_item": {"count": 2}})
    assert len(t.g.held[0]) == 2
    t = doing({"give_item": {"item": "hook", "who": "self"}})
    assert [t.g.definition(t.g.program.cards[card]).slug for card in t.g.held[0]] == ["hook"]
    t.g.program.definitions[t.kind("hook")].kept = True
    take = {
        "energy": 0,
        "effects": [used({"take_item": {"item": "map", "who": "self"}}, {"lose_item": {"who": "self"}})],
    }
    t = Table(ability=take)
    t.give(0, "map")
    kept = t.give(0, "charm")
    t.give(0, "boots")
    t.use()
    assert t.deciding == "pick_card"
    t.act(5, kept)
    assert [t.g.definition(t.g.program.cards[card]).slug for card in t.g.held[0]] == ["boots"]
    t = doing("renew_row")
    assert len([card for card in t.g.row if card >= 0]) == 3
    t = Table(ability={"energy": 0, "effects": [used("renew_row")]})
    one, two = t.g.row[:2]
    t.g.item_deck.clear()
    t.g.row[2] = -1
    t.use()
    assert (set(t.g.row[:2]), t.g.row[2]) == ({one, two}, -1)  # nothing is left to turn up
    pack = entries()
    pack["item"]["candle"] = {
        "loot": 1,
        "kept": True,
        "effects": [effect("activation_begins", "discard_this")],
    }
    t = Table(pack=pack, begin=False)
    t.give(0, "candle")
    t.begin()
    assert t.g.held[0] == []


def test_exits_are_revealed() -> None:
    t = Table(" + \n...\n.1.\n...", beyond="...\n...\n...")
    t.give(0, "map")
    t.item("map")
    assert t.happened("revealed")[0]["room"] == "beyond"
    assert t.game.view(0).map.rooms[0].exits[0].known == "beyond"


def test_orders_choose_without_asking() -> None:
    poor = {"pick_hero": {"order": "least_loot", "do": [{"gain": {"what": "loot", "who": "them"}}]}}
    t = Table("12.\n3..\n...", ability={"energy": 0, "effects": [used(poor)]})
    t.g.loot = [2, 1, 3]
    t.use()
    assert t.g.loot == [2, 2, 3]


# Adventures.


def test_flags_counters_rules_and_interactions() -> None:
    rule = {"id": "mud", "effects": [always({"change": {"what": "speed", "by": -1, "of": "all"}})]}
    more = {"id": "more", "where": "anywhere", "do": [LOOT]}
    t = offered(
        {"set_counter": {"counter": "alarm", "to": 4}},
        {"change_counter": {"counter": "alarm", "by": 9}},
        {"begin_rule": {"rule": "mud"}},
        {"offer_interaction": {"interaction": "more"}},
        rules=[rule],
        counters=[{"id": "alarm", "most": 6}],
        interactions=[more],
    )
    assert t.g.counters == [6]
    assert speed(t.g, 0) == 4
    t.act(codes.A_INTERACT, 0, 1)
    assert t.g.loot[0] == 1
    assert t.refused(codes.A_INTERACT, 0, 1) == "DD-ROUND-06"  # once
    t = offered({"begin_rule": {"rule": "mud"}}, {"end_rule": {"rule": "mud"}}, rules=[rule])
    assert speed(t.g, 0) == 5


def test_exits_open_and_close_and_rooms_are_laid() -> None:
    t = offered({"close_exit": {"room": "room_0", "exit": "east_1"}}, drawing="... ...\n.1.+...\n... ...")
    t.move("east")
    assert t.refused(codes.A_STEP, 1) == "DD-RUL-13"
    assert not t.game.why_sight(0, t.at(4, 1))["clear"]
    t.stop()
    t.act(codes.A_INTERACT, 0, 0)
    t = offered(
        {"close_exit": {"room": "room_0", "exit": "east_1"}},
        {"open_exit": {"room": "room_0", "exit": "east_1"}},
        drawing="... ...\n.1.+...\n... ...",
    )
    t.move("east", "east", "east")
    assert t.hero() == (4, 1)
    t = offered(
        {"lay_room": {"room": "room_0", "exit": "north_1"}},
        drawing=" + \n...\n.1.\n...",
        table={"beyond": "...\n...\n...", "encounter": {"enemies": [{"threat": 1, "number": 1}]}},
    )
    assert len(t.g.tile_room) == 2
    assert len(t.g.enemy_pos) == 1
    assert t.g.actions == 2  # nobody has explored


def test_heroes_and_encounters_are_put_where_the_story_wants_them() -> None:
    t = offered({"move_to": {"room": "room_0", "column": 3, "row": 2}})
    assert t.hero() == (2, 1)
    t = offered(
        {"read_encounter": {"encounter": "noise"}},
        encounters=[{"id": "noise", "enemies": [{"threat": 1, "number": 2}]}],
    )
    assert t.g.enemy_health == [2]


@pytest.mark.parametrize(("room", "tile"), [({}, 1), ({"room": "room_0"}, 0), ({"room": "room_1"}, 1)])
def test_an_encounter_is_read_where_the_hero_is_or_in_the_room_named(room: dict[str, str], tile: int) -> None:
    t = offered(
        {"read_encounter": {"encounter": "noise", **room}},
        drawing="... 1..\n...+...\n... ...",
        encounters=[{"id": "noise", "enemies": [{"threat": 1, "number": 2}]}],
    )
    assert [t.g.map.tile_of[space] for space in t.g.enemy_pos] == [tile]


@pytest.mark.parametrize(("drawing", "health"), [("1..\n...\n...", 3), ("12.\n...\n...", 1)])
def test_enemies_appear_with_health_for_so_many_heroes(drawing: str, health: int) -> None:
    scaling = [{"heroes": 1, "health": 1}, {"heroes": 2, "health": -1}]
    t = offered(
        {"spawn_in": {"threat": 2, "room": "room_0", "number": 2}},
        drawing=drawing,
        threats=[{"threat": 1, "enemy": "rat"}, {"threat": 2, "enemy": "brute", "scaling": scaling}],
    )
    assert t.g.enemy_health == [health]


def test_whoever_lets_another_go_out_keeps_the_own_actions() -> None:
    gate = {"energy": 0, "effects": [used({"move_hero": {"spaces": 2, "who": "others"}})]}
    t = Table("1.. \n..2>\n... ", party=[{"ability": gate}, {}])
    t.use().step("east")
    assert (t.g.escaped, t.g.activated) == ([0, 1], [1, 1])
    assert (t.g.active, t.g.actions) == (0, 2)


def test_the_story_can_be_ended_at_once() -> None:
    t = offered({"victory": {"ending": "won"}})
    assert t.game.outcome is not None
    assert t.game.outcome.reason == "victory-won"
    t = offered({"defeat": {"ending": "lost"}}, defeats=[{"id": "lost"}])
    assert t.game.outcome is not None
    assert (t.game.outcome.winners, t.game.outcome.reason) == ((), "defeat-lost")


def test_a_story_choice_is_worded_by_passages() -> None:
    t = offered(
        {"choice": {"options": [{"passage": "left", "do": [LOOT]}, {"passage": "right", "do": []}]}},
        passages=[{"id": "left"}, {"id": "right"}],
    )
    labels = [t.game.label(action) for action in t.game.actions()]
    assert [label.args["passage_text"] for label in labels] == [
        "adventure/drawn/passages.left.text",
        "adventure/drawn/passages.right.text",
    ]
    t.option(0)
    assert t.g.loot[0] == 1


def test_checks_of_adventures_say_who_rolls_and_whether_again() -> None:
    check = {
        "id": "jump",
        "attribute": "strength",
        "successes": 1,
        "passed": [LOOT],
        "failed": [{"damage_hero": {}}],
    }
    t = offered(
        {"make_check": {"check": "jump"}},
        drawing="12.\n...\n...",
        checks=[{**check, "who": "each", "retry": False}],
    )
    t.roll(6, 1, 1, 1).roll(1, 1, 1, 1)
    assert (t.g.loot, t.g.health) == ([1, 0], [6, 5])
    t.act(codes.A_INTERACT, 0, 0)
    assert t.asked == -1  # passed once
    t = offered(
        {"make_check": {"check": "jump"}}, drawing="12.\n...\n...", checks=[{**check, "who": "chosen"}]
    )
    assert t.deciding == "story"
    t.hero_chosen(1).roll(1, 1, 1, 1)
    assert t.g.health == [6, 5]
    t.act(codes.A_INTERACT, 0, 0).hero_chosen(0)
    assert t.dice_asked == 4  # it may be tried again


def test_a_part_that_the_adventure_does_not_have_is_refused_with_its_reason() -> None:
    with pytest.raises(OptionError, match="there is no flag 'gone'; there are: won, other"):
        offered({"set_flag": {"flag": "gone"}})


# Triggers.


def test_moments_of_the_round() -> None:
    assert waiting("activation_begins").g.loot[0] == 1
    t = waiting("activation_ends", drawing="12.\n...\n...")
    t.end()
    assert t.g.loot == [1, 0]


def test_moments_of_movement() -> None:
    t = waiting("moved", HALL)
    t.move("east")
    assert t.g.loot[0] == 0
    t.stop()
    assert t.g.loot[0] == 1
    t = waiting({"entered": {"terrain": "water"}}, "1~....\n......\n......")
    t.move("east").step("east")
    assert t.g.loot[0] == 1
    t = waiting({"left": {"terrain": "water"}}, "1~....\n......\n......")
    t.move("east")
    assert t.g.loot[0] == 0
    t.step("east")
    assert t.g.loot[0] == 1
    t = waiting("entered_room", "... ...\n.1.+...\n... ...")
    t.move("east")
    assert t.g.loot[0] == 0
    t.step("east")
    assert t.g.loot[0] == 1
    t = waiting("entered_room", " + \n...\n.1.\n...", beyond="...\n...\n...")
    t.move("north", "north")
    assert t.g.loot[0] == 1  # an explorer stands on the threshold of the new room
    t = waiting("came_adjacent", "1.E...\n......\n......")
    t.move("east")
    assert t.g.loot[0] == 1


def test_moments_of_enemies() -> None:
    for when in ("enemy_moved", "came_adjacent", {"enemy_entered": {"terrain": "water"}}):
        still = {"melee_dice": 0, "speed": 1}
        t = waiting(when, "1~E...\n######\n......", enemies={"E": ({**still, "speed": 2}, "melee", 1)})
        t.enemy_phase()
        assert t.g.loot[0] == 1, when
    t = waiting(
        "enemy_spawned",
        " + \n...\n.1.\n...",
        beyond="...\n...\n...",
        encounter={"enemies": [{"threat": 1, "number": 1}]},
    )
    t.move("north", "north")
    assert t.g.loot[0] == 1
    t = waiting("enemy_stunned", ability="daze")
    t.g.energy[0] = 1
    t.use()
    assert t.g.loot[0] == 1


def test_moments_of_attacks() -> None:
    for when, loot in (
        ("damage_dealt", 1),
        ("attack_over", 1),
        ("enemy_damaged", 1),
        ("enemy_damage_coming", 1),
    ):
        t = waiting(when, weapon={"melee_dice": 1}, enemies={"E": ({}, "melee", 3)})
        t.attack("E").roll(6)
        assert t.g.loot[0] == loot, when
    for when in ("enemy_attacks", "enemy_hits", "damage_taken"):
        t = waiting(when, enemies={"E": ({"melee_dice": 1}, "melee", 1)})
        t.enemy_phase().roll(6).roll(1)
        assert t.g.loot[0] == 1, when
    t = waiting({"blocked": {"whose": "enemies"}}, weapon={"melee_dice": 1, "melee": 1})
    t.attack("E").roll(5).roll(6)
    assert t.g.loot[0] == 1


def test_moments_of_heroes() -> None:
    t = waiting({"gained": {"what": "health"}})
    t.g.health[0] = 1
    t.g.energy[0] = 2
    t.use()
    assert t.g.loot[0] == 1
    for when in ("ability_used", {"lost": {"what": "energy"}}):
        t = waiting(when)
        t.g.health[0] = 1
        t.g.energy[0] = 2
        t.use()
        assert t.g.loot[0] == 1, when
    t = waiting("item_used")
    t.g.health[0] = 1
    t.give(0, "tonic")
    t.item("tonic")
    assert t.g.loot[0] == 1
    t = waiting("item_acquired", deck=["tonic", "charm", "boots"])
    t.g.loot[0] = 2
    t.buy(0)
    assert t.g.loot[0] == 1
    t = waiting("traded", "12.\n...\n...")
    t.g.loot[0] = 1
    t.act(codes.A_TRADE, 0, 1).act(codes.A_GIVE, 0, -1).act(codes.A_OFFER).yes()
    assert t.g.loot == [1, 1]
    t = waiting({"hero_revived": {"by": "other"}}, "1..\n2..\n...")
    t.give(0, "bell")
    fall(t.g, 1)
    MACHINE.settle(t.g)
    t.item("bell")
    assert t.g.loot[0] == 1
    t = waiting(
        {"check_made": {"result": "passed"}},
        ability={
            "energy": 0,
            "effects": [used({"attribute_check": {"attribute": "wisdom", "successes": 1, "who": "self"}})],
        },
    )
    t.use().roll(6, 1, 1, 1)
    assert t.g.loot[0] == 1


def test_moments_of_the_adventure() -> None:
    def rule(when: Any) -> dict[str, Any]:
        return {
            "id": "rule",
            "active": True,
            "effects": [effect(when, {"gain": {"what": "loot", "who": "all"}})],
        }

    t = offered({"set_flag": {"flag": "other"}}, rules=[rule({"interaction_done": {"interaction": "begin"}})])
    assert t.g.loot[0] == 1
    t = offered({"set_flag": {"flag": "other"}}, rules=[rule({"flag_changed": {"flag": "other"}})])
    assert t.g.loot[0] == 1
    t = offered(
        {"change_counter": {"counter": "alarm", "by": 3}},
        rules=[rule({"counter_reached": {"counter": "alarm", "value": 2}})],
        counters=[{"id": "alarm"}],
    )
    assert t.g.loot[0] == 1


@pytest.mark.parametrize(
    ("flag", "change", "loot", "energy"),
    [("lit", True, 1, 0), ("lit", False, 0, 1), ("other", True, 0, 0), ("other", False, 0, 0)],
)
def test_the_moment_of_a_flag_is_about_this_flag_and_this_change(
    flag: str, change: bool, loot: int, energy: int
) -> None:
    lit = effect({"flag_changed": {"flag": "lit"}}, gain_for_all("loot"))
    put_out = effect({"flag_changed": {"flag": "lit", "set": False}}, gain_for_all("energy"))
    t = offered(
        {"set_flag": {"flag": flag, "to": change}},
        rules=[{"id": "rule", "active": True, "effects": [lit, put_out]}],
        flags=[{"id": "won"}, {"id": "lit", "set": not change}, {"id": "other", "set": not change}],
    )
    assert (t.g.loot[0], t.g.energy[0]) == (loot, energy)


@pytest.mark.parametrize(
    ("counter", "start", "by", "heard"),
    [("alarm", 0, 2, 1), ("alarm", 0, 3, 1), ("alarm", 0, 1, 0), ("alarm", 2, 1, 0), ("calm", 0, 2, 0)],
)
def test_the_moment_of_a_counter_is_when_this_one_gets_that_far(
    counter: str, start: int, by: int, heard: int
) -> None:
    reached = effect({"counter_reached": {"counter": "alarm", "value": 2}}, gain_for_all("loot"))
    t = offered(
        {"change_counter": {"counter": counter, "by": by}},
        rules=[{"id": "rule", "active": True, "effects": [reached]}],
        counters=[{"id": "alarm", "start": start}, {"id": "calm", "start": start}],
    )
    assert t.g.loot[0] == heard


# Conditions.


@pytest.mark.parametrize(
    ("condition", "drawing", "holds"),
    [
        ({"has": {"what": "health", "least": 6}}, HALL, True),
        ({"has": {"what": "lost_health", "least": 1}}, HALL, False),
        ({"not": {"conditions": [{"has": {"what": "items", "least": 1}}]}}, HALL, True),
        ({"any_of": {"conditions": [{"has": {"what": "loot", "least": 1}}, "own_activation"]}}, HALL, True),
        ({"ranks": {"what": "health", "place": "most"}}, "12....\n......\n......", False),
        ({"on_terrain": {"terrain": "plain"}}, HALL, True),
        ({"on_terrain": {"terrain": "between"}}, HALL, False),
        ({"adjacent_enemies": {"least": 1}}, "1E....\n......\n......", True),
        ({"enemies_there": {"where": "sight", "least": 1}}, "1#E...\n######\n......", False),
        ({"enemies_there": {"where": "around", "least": 1}}, "1.....\n.E....\n......", True),
        ({"enemies_there": {"where": "range", "least": 1}}, "1E....\n......\n......", False),
        ({"heroes_there": {"where": "adjacent", "least": 1}}, "12....\n......\n......", True),
        ({"heroes_there": {"where": "room", "most": 0}}, "12....\n......\n......", False),
        ("own_activation", HALL, True),
        ("has_activated", HALL, True),
        ({"phase_is": {"phase": "player"}}, HALL, True),
        ({"round_is": {"least": 2}}, HALL, False),
        ({"round_is": {"most": 1}}, HALL, True),
        ({"holds_item": {"item": "tonic"}}, HALL, False),
    ],
)
def test_conditions_on_cards(condition: Any, drawing: str, holds: bool) -> None:
    t = Table(drawing, ability={"energy": 0, "effects": [used(LOOT, **{"if": [condition]})]})
    assert t.can_use() == holds


@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        ({"distance": {"least": 2}}, False),
        ({"distance": {"most": 1}}, True),
        ({"enemy_is": {"what": "threat_1"}}, True),
        ({"enemy_is": {"what": "ranged"}}, False),
        ({"enemy_health": {"least": 3}}, True),
        ({"attack_is": {"what": "melee"}}, True),
        ({"attack_is": {"what": "item"}}, False),
        ("critical_in_attack", True),
        ({"enemy_there": {"where": "adjacent"}}, True),
        ({"amount_at_least": {"amount": 2}}, False),
    ],
)
def test_conditions_on_attacks(condition: Any, holds: bool) -> None:
    t = waiting(
        "hits_counted", weapon={"melee_dice": 1}, enemies={"E": ({}, "melee", 3)}, conditions=[condition]
    )
    t.attack("E").roll(6)
    assert (t.g.loot[0] == 1) == holds


def test_conditions_on_dice_and_damage() -> None:
    t = waiting(
        "dice_rolled", weapon={"melee_dice": 2}, conditions=[{"dice_show": {"number": 5, "least": 2}}]
    )
    t.attack("E").roll(5, 4)
    assert t.g.loot[0] == 0
    t.attack("E").roll(5, 6)
    assert t.g.loot[0] == 1
    near = {"together": {"where": "room"}}
    for drawing, loot in (("12E\n...\n...", 1), ("1.. 2E.\n...+...\n... ...", 0)):
        t = waiting(
            {"damage_taken": {"by": "other"}},
            drawing,
            enemies={"E": ({"melee_dice": 1}, "melee", 1)},
            conditions=[near],
        )
        t.enemy_phase().roll(6).roll(1)
        assert t.g.loot[0] == loot


@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        ({"flag_is": {"flag": "other"}}, False),
        ({"counter_is": {"counter": "alarm", "most": 1}}, True),
        ({"heroes_are": {"what": "in_game", "least": 2}}, False),
        ({"enemies_left": {"least": 1, "room": "room_0"}}, True),
        ({"enemies_left": {"most": 0, "threat": "3"}}, True),
        ({"enemies_left": {"least": 1, "group": "boss"}}, False),
        ({"group_defeated": {"group": "boss"}}, False),
        ({"heroes_in": {"room": "room_0"}}, True),
        ({"heroes_in": {"room": "room_0", "column": 2, "row": 2}}, False),
        ({"room_explored": {"room": "room_0"}}, True),
        ({"rule_in_force": {"rule": "mud"}}, False),
        ({"check_was": {"check": "jump", "result": "untried"}}, True),
        ({"interaction_was_done": {"interaction": "begin"}}, False),
    ],
)
def test_conditions_of_adventures(condition: Any, holds: bool) -> None:
    begin = {"id": "begin", "where": "anywhere", "offered": True, "conditions": [condition], "do": [LOOT]}
    t = Table(
        "1.E\n...\n...",
        adventure={
            "interactions": [begin],
            "counters": [{"id": "alarm"}],
            "rules": [{"id": "mud", "effects": [effect("round_begins", LOOT)]}],
            "checks": [{"id": "jump", "attribute": "strength", "successes": 1}],
        },
    )
    assert (t.refused(codes.A_INTERACT, 0, 0) == "") == holds


# Costs.


def test_costs() -> None:
    door = {
        "id": "door",
        "where": "beside",
        "room": "room_0",
        "column": 2,
        "row": 1,
        "offered": True,
        "once": False,
        "cost": [{"give_item": {"item": "map"}}, {"pay": {"what": "loot", "amount": 2}}],
        "do": [{"set_flag": {"flag": "other"}}],
    }
    t = Table("1..\n...\n...", adventure={"interactions": [door]})
    assert t.refused(codes.A_INTERACT, 0, 0) == "DD-ROUND-06"
    t.give(0, "map")
    t.g.loot[0] = 2
    t.act(codes.A_INTERACT, 0, 0)
    assert (t.g.flags, t.g.held[0], t.g.loot[0]) == ([0, 1], [], 0)
    blood = {
        "energy": 0,
        "effects": [
            used(LOOT, cost=[{"pay": {"what": "health", "amount": 2}}, {"once": {"per": "activation"}}])
        ],
    }
    t = Table("12.\n...\n...", ability=blood)
    t.use()
    assert (t.g.health[0], t.g.loot[0]) == (4, 1)
    assert not t.can_use()


# How long.


def test_changes_of_enemies_last_until_their_next_activation_is_over() -> None:
    slow = {
        "energy": 0,
        "effects": [
            used(
                {"choose_enemy": {"do": [{"change": {"what": "speed", "by": -2, "of": "this"}}]}},
                until="next_activation",
            )
        ],
    }
    t = Table(
        "1....E\n......\n......", ability=slow, enemies={"E": ({"speed": 3, "melee_dice": 0}, "melee", 1)}
    )
    t.use()
    assert enemy_speed(t.g, 0) == 1
    t.enemy_phase()
    assert t.enemy() == (4, 0)
    assert enemy_speed(t.g, 0) == 3


def test_each_enemys_changes_end_with_its_own_activation() -> None:
    slow = {"choose_enemy": {"do": [{"change": {"what": "speed", "by": -2, "of": "this"}}]}}
    t = Table(
        "1.A..\n.....\n....B",
        ability={"energy": 0, "effects": [used(slow, until="next_activation")]},
        enemies={char: ({"speed": 4, "melee_dice": 0}, "melee", 1) for char in "AB"},
    )
    for char in "BA":
        t.use().enemy_chosen(char)
    assert [enemy_speed(t.g, slot) for slot in range(2)] == [2, 2]
    end_changes_of(t.g, t.slots["A"])
    assert [enemy_speed(t.g, t.slots[char]) for char in "AB"] == [4, 2]
    end_changes_of(t.g, t.slots["B"])
    assert [enemy_speed(t.g, t.slots[char]) for char in "AB"] == [4, 4]


def test_they_are_over_before_the_next_enemy_activates() -> None:
    words = {"choose_enemy": {"do": [{"change": {"what": "speed", "by": -1, "of": "this"}}]}}
    slow = {"energy": 0, "effects": [used(words, until="next_activation")]}
    enemies = {
        "E": ({"speed": 2, "melee_dice": 0}, "melee", 1),
        "F": ({"speed": 0, "melee_dice": 1}, "melee", 1),
    }
    t = Table("1....E\nF.....\n......", ability=slow, enemies=enemies)
    t.use().enemy_chosen("E")
    assert enemy_speed(t.g, t.slots["E"]) == 1
    t.enemy_phase()
    assert (t.enemy("E"), t.dice_asked) == ((4, 0), 1)  # it has moved 1 space, and the other one attacks
    assert enemy_speed(t.g, t.slots["E"]) == 2


def test_changes_of_a_room_last_while_the_hero_stays_there() -> None:
    brave = {"energy": 0, "effects": [used({"change": {"what": "speed", "by": 1}}, until="room")]}
    t = Table("... ...\n.1.+...\n... ...", ability=brave)
    t.use()
    assert speed(t.g, 0) == 6
    t.move("east", "east")
    assert speed(t.g, 0) == 6  # in between belongs to both
    t.step("east")
    assert speed(t.g, 0) == 5


@pytest.mark.parametrize("others", [True, False], ids=["many heroes", "the first of the set"])
def test_health_never_stays_above_a_maximum_that_has_sunk(others: bool) -> None:
    pack = entries()
    if not others:
        pack["hero"] = {"plain": pack["hero"]["plain"]}
    pack["item"]["heart"] = {
        "loot": 1,
        "kept": True,
        "effects": [always({"change": {"what": "health", "by": 2}})],
    }
    t = Table("12.\n...\n...", pack=pack)
    assert (t.g.hero[0] == 0) is not others
    card = t.give(0, "heart")
    t.g.energy[0] = 2
    t.use().hero_chosen(0)
    assert t.g.health[0] == 8
    t.act(codes.A_TRADE, 0, 1).act(codes.A_GIVE, 1, card).act(codes.A_OFFER).yes()
    assert t.g.health == [6, 6]


def test_health_never_stays_above_a_maximum_that_has_sunk_whatever_else_the_set_holds() -> None:
    """Also in a set with a card that raises the maximum on a condition, whoever has that card."""
    raised = {"change": {"what": "health", "by": 2}}
    pack = entries()
    pack["item"]["heart"] = {"loot": 1, "kept": True, "effects": [always(raised)]}
    wet = {"on_terrain": {"terrain": "water"}}
    pack["item"]["gills"] = {"loot": 1, "kept": True, "effects": [always(raised, **{"if": [wet]})]}
    t = Table("12.\n...\n...", pack=pack)
    heart = t.give(0, "heart")
    t.g.health[0] = 8
    discard(t.g, 0, heart)
    assert t.g.health == [6, 6]
    gills = t.give(0, "gills")
    t.g.map.set_terrain(t.g.pos[0], WATER)
    t.g.health[0] = 8
    refresh_numbers(t.g)
    assert t.g.health == [8, 6]  # the condition holds
    discard(t.g, 0, gills)
    assert t.g.health == [6, 6]


def test_a_card_that_is_held_acts_as_long_as_it_is_held() -> None:
    t = Table()
    t.give(0, "boots")
    assert speed(t.g, 0) == 6
    t.g.held[0].clear()
    refresh_numbers(t.g)
    assert speed(t.g, 0) == 5


def test_an_effect_of_one_operation_that_would_do_nothing_is_neither_offered_nor_told() -> None:
    sharp = {
        "energy": 0,
        "effects": [{"when": "dice_rolled", "may": True, "do": [{"reroll": {"dice": "misses"}}]}],
    }
    t = Table("1E.\n...\n...", ability=sharp, weapon={"melee_dice": 2}, enemies={"E": ({}, "melee", 3)})
    t.attack("E").roll(6, 6)
    assert t.health() == 1  # nobody was asked
    t = Table("1E.\n...\n...", ability=sharp, weapon={"melee_dice": 2}, enemies={"E": ({}, "melee", 3)})
    t.attack("E").roll(6, 2).yes()
    assert [(again["first_faces"], again["faces"]) for again in t.happened("rerolled")] == [("6, 2", "2")]
    hose = {"melee_dice": 1, "effects": [effect("damage_dealt", {"push_enemy": {"spaces": 2}})]}
    t = Table("1E.\n...\n...", weapon=hose, enemies={"E": ({}, "melee", 1)})
    t.attack("E").roll(6)
    assert t.enemy() is None
    assert not t.happened("effect")


def test_an_effect_that_came_to_nothing_is_not_told() -> None:
    thief = {
        "melee_dice": 1,
        "melee": 5,
        "effects": [effect("enemy_deals_damage", {"lose": {"what": "loot"}})],
    }
    for loot, told in ((0, 0), (1, 1)):
        t = Table("1E.\n...\n...", enemies={"E": (thief, "melee", 1)})
        t.g.loot[0] = loot
        t.enemy_phase().roll(6).roll(1)
        assert (t.g.loot[0], len(t.happened("effect")), len(t.happened("lost"))) == (0, told, told)
    energy = {"gain": {"what": "energy", "who": "them"}}
    choice = {"choose_hero": {"where": "adjacent", "myself": False, "do": [energy]}}
    kind = {"effects": [effect("activation_ends", choice)]}
    for drawing, told in (("1.2\n...\n...", 0), ("12.\n...\n...", 1)):
        t = Table(drawing, party=[{"hero": kind}, {}]).end()
        assert (t.g.energy[1], len(t.happened("effect"))) == (told, told)
    # What makes no event of its own is told by the card that does it.
    aims = {"melee_dice": 1, "effects": [effect("attack_declared", {"add_modifier": {"amount": 1}})]}
    t = Table("1E.\n...\n...", weapon=aims)
    t.attack("E")
    assert len(t.happened("effect")) == 1


def test_what_came_of_one_operation_is_enough_for_an_effect_to_be_told() -> None:
    for health, told in ((6, 0), (5, 1)):
        both = {
            "effects": [
                effect(
                    "activation_ends", {"lose": {"what": "loot", "who": "self"}}, {"gain": {"what": "health"}}
                )
            ]
        }
        t = Table(hero=both)
        t.g.health[0] = health
        t.end()
        assert (t.g.health[0], len(t.happened("effect"))) == (6, told)


def test_an_attack_whose_target_is_taken_away_before_the_roll_comes_to_nothing() -> None:
    flash = {"melee_dice": 2, "effects": [effect("attack_declared", "remove_enemy")]}
    t = Table("1E.\n...\n...", weapon=flash)
    t.attack("E")
    assert (t.enemy(), t.asked, t.g.attacks, t.happened("hits")) == (None, -1, [], [])
    assert (t.deciding, t.g.actions) == ("act", 1)


def test_a_modifier_given_when_the_dice_lie_there_counts_for_these_dice() -> None:
    lucky = {
        "melee_dice": 2,
        "effects": [effect({"dice_rolled": {"roll": "attack"}}, {"add_modifier": {"amount": 2}})],
    }
    t = Table("1E.\n...\n...", weapon=lucky, enemies={"E": ({}, "melee", 3)})
    t.attack("E").roll(4, 3)
    assert t.happened("hits")[0]["hits"] == 1
    thrown = [(die["face"], die["total"]) for die in t.happened("die") if die["roll"] == "attack"]
    assert thrown == [(4, 6), (3, 5)]


def test_enemies_that_are_left_count_wherever_they_are() -> None:
    left = {"enemies_left": {"least": 1}}
    gone = {"enemies_left": {"least": 1, "room": "room_0"}}
    for condition, holds in ((left, True), (gone, False)):
        begin = {"id": "begin", "where": "anywhere", "offered": True, "conditions": [condition], "do": [LOOT]}
        t = Table("1.. ..E\n...+...\n... ...", adventure={"interactions": [begin]})
        assert bool(t.legal(codes.A_INTERACT)) == holds
