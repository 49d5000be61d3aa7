"""What the check of an adventure takes for possible (ledger, section 6): a part is told as unreachable only
if nothing in the adventure can ever bring it about."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.dungeons.adventures.book import open_book
from engine.games.dungeons.adventures.names import name_faults
from engine.games.dungeons.adventures.reaching import Reach, reach_faults
from engine.games.dungeons.kinds import GAME
from engine.schema.checks import Written
from tests.rules.dungeons.pack import TILES, effect

LOOT = {"gain": {"what": "loot"}}
FLAG = {"set_flag": {"flag": "done"}}


def reached(**adventure: Any) -> Reach:
    """What can happen in a small adventure: a hall with a nook behind its north exit, and what is given."""
    whole: dict[str, Any] = {
        "threats": [{"threat": 1, "enemy": "rat"}],
        "start": {"rooms": [{"room": "hall"}]},
        "rooms": [
            {
                "id": "hall",
                "tile": "hall",
                "exits": adventure.pop("exits", [{"id": "north", "leads": "room", "room": "nook"}]),
            },
            {"id": "nook", "tile": "cell", "encounter": adventure.pop("nook", "")},
            {"id": "vault", "tile": "vault"},
        ],
        "flags": [{"id": "done"}, {"id": "up", "set": True}],
        "counters": [{"id": "alarm", "start": 2, "most": 5}],
        "victories": [{"id": "won", "conditions": [{"flag_is": {"flag": "done"}}]}],
        **adventure,
    }
    entries = {("tile", slug): Written(dict(tile), {}, 1) for slug, tile in TILES.items()}
    written = Written(whole, {}, 1)
    reach = Reach(open_book(GAME, {**entries, ("adventure", "small"): written}, written))
    reach.search()
    return reach


def doing(*words: Any, **adventure: Any) -> Reach:
    """The same if the heroes find an encounter in the nook that does this."""
    found = {"id": "found", "do": list(words)}
    return reached(nook="found", encounters=[found, *adventure.pop("encounters", [])], **adventure)


def can_hold(condition: Any, **adventure: Any) -> bool:
    """Whether something can ever hold: an end of the adventure waits for it."""
    adventure.setdefault("defeats", []).append({"id": "asked", "conditions": [condition]})
    return ("defeat", "asked") in reached(**adventure).found


def is_done(reach: Reach) -> bool:
    """Whether the flag can be set, and with it the adventure be won."""
    assert ("done" in reach.true) == (("victory", "won") in reach.found)
    return "done" in reach.true


# Exits.


def test_rooms_are_reached_through_exits_that_can_be_open() -> None:
    def rooms(*exits: Any, **more: Any) -> list[str]:
        reach = reached(exits=list(exits), **more)
        return sorted(name for sort, name in reach.found if sort == "room")

    assert rooms({"id": "north", "leads": "room", "room": "nook"}) == ["hall", "nook"]
    assert rooms({"id": "north", "leads": "closed", "room": "nook"}) == ["hall"]
    pools = [{"id": "side", "rooms": ["nook", "vault"]}]
    assert rooms({"id": "north", "leads": "pool", "pool": "side"}, pools=pools) == ["hall", "nook", "vault"]
    for flag, found in (("up", ["hall", "nook"]), ("done", ["hall"])):
        opens = [{"flag_is": {"flag": flag}}]
        assert rooms({"id": "north", "leads": "closed", "room": "nook", "opens_if": opens}) == found
    for word, found in (
        ("open_exit", ["hall", "nook"]),
        ("lay_room", ["hall", "nook"]),
        ("close_exit", ["hall"]),
    ):
        shut = {"id": "north", "leads": "closed", "room": "nook"}
        opened = {"id": "begin", "do": [{word: {"room": "hall", "exit": "north"}}]}
        start = {"rooms": [{"room": "hall"}], "encounter": "begin"}
        assert rooms(shut, encounters=[opened], start=start) == found, word


def test_heroes_leave_by_a_way_out_only() -> None:
    out, shut = {"id": "south", "leads": "out"}, {"id": "south", "leads": "closed"}
    for way, is_out in ((out, True), (shut, False)):
        assert reached(exits=[way]).is_out == is_out
        assert can_hold({"heroes_are": {"what": "escaped", "least": 1}}, exits=[way]) == is_out
        assert can_hold({"heroes_are": {"what": "escaped", "least": 0}}, exits=[way])
        rule = {"id": "rule", "active": True, "effects": [effect("escaped", FLAG)]}
        assert is_done(reached(exits=[way], rules=[rule])) == is_out


def test_the_encounter_of_a_room_is_read_when_it_is_explored() -> None:
    assert is_done(doing(FLAG))
    assert not is_done(doing(FLAG, exits=[]))
    start = {"rooms": [{"room": "hall"}, {"room": "nook", "column": 0, "row": 20}]}
    assert not is_done(doing(FLAG, exits=[], start=start))  # it lies there from the start


# Operations.


@pytest.mark.parametrize(
    ("word", "holds"),
    [
        (FLAG, True),
        ({"set_flag": {"flag": "done", "to": False}}, False),
        ({"check": {"conditions": [{"flag_is": {"flag": "up"}}], "then": [FLAG]}}, True),
        ({"check": {"conditions": [{"flag_is": {"flag": "done"}}], "then": [FLAG]}}, False),
        ({"check": {"conditions": [{"flag_is": {"flag": "done"}}], "then": [], "otherwise": [FLAG]}}, True),
        ({"choose_one": {"options": [[LOOT], [FLAG]]}}, True),
        ({"choice": {"options": [{"passage": "a", "do": [LOOT]}, {"passage": "b", "do": [FLAG]}]}}, True),
        ({"repeat": {"times": 2, "do": [FLAG]}}, True),
        ({"make_check": {"check": "passes"}}, True),
        ({"make_check": {"check": "fails"}}, True),
        ({"make_check": {"check": "counts"}}, True),
        ({"make_check": {"check": "idle"}}, False),
        ({"read_encounter": {"encounter": "more"}}, True),
        ({"begin_rule": {"rule": "always"}}, True),
        ({"end_rule": {"rule": "always"}}, False),
        ({"offer_interaction": {"interaction": "lever"}}, True),
        ({"offer_interaction": {"interaction": "lever", "on": False}}, False),
        ({"offer_interaction": {"interaction": "far"}}, False),
    ],
)
def test_operations_lead_on(word: Any, holds: bool) -> None:
    check = {"attribute": "wisdom", "successes": 1}
    reach = doing(
        word,
        encounters=[{"id": "more", "do": [FLAG]}],
        checks=[
            {"id": "passes", **check, "passed": [FLAG]},
            {"id": "fails", **check, "failed": [FLAG]},
            {"id": "counts", **check, "by_number": [{"successes": 3, "do": [FLAG]}]},
            {"id": "idle", **check, "passed": [LOOT]},
        ],
        rules=[{"id": "always", "effects": [effect("round_begins", FLAG)]}],
        interactions=[
            {"id": "lever", "where": "anywhere", "do": [FLAG]},
            {"id": "far", "where": "room", "room": "vault", "do": [FLAG]},
        ],
        passages=[{"id": "a"}, {"id": "b"}],
    )
    assert is_done(reach) == holds


def test_passages_and_ends_come_when_they_are_named() -> None:
    reach = doing(
        {"show_text": {"passage": "a"}},
        {"victory": {"ending": "rich"}},
        {"defeat": {"ending": "poor"}},
        {"choice": {"options": [{"passage": "b", "do": [LOOT]}, {"passage": "c", "do": [LOOT]}]}},
        passages=[{"id": "a"}, {"id": "b"}, {"id": "c"}, {"id": "d"}],
        victories=[{"id": "rich"}, {"id": "won"}],
        defeats=[{"id": "poor"}],
    )
    assert sorted(reach.found - {("room", "hall"), ("room", "nook"), ("encounter", "found")}) == [
        ("defeat", "poor"),
        ("passage", "a"),
        ("passage", "b"),
        ("passage", "c"),
        ("victory", "rich"),
    ]


def test_counters_run_between_the_numbers_that_change_them() -> None:
    def span(*words: Any) -> tuple[int, int]:
        reach = doing(*words)
        return reach.lowest["alarm"], reach.highest["alarm"]

    assert span() == (2, 2)
    assert span({"change_counter": {"counter": "alarm", "by": 1}}) == (2, 5)
    assert span({"change_counter": {"counter": "alarm", "by": -1}}) == (0, 2)
    assert span({"set_counter": {"counter": "alarm", "to": 4}}) == (2, 4)
    assert span({"set_counter": {"counter": "alarm", "to": 9}}) == (2, 5)
    assert span({"set_counter": {"counter": "alarm", "to": 1}}) == (1, 2)
    for least, most, holds in ((2, 9, True), (3, 9, False), (0, 2, True), (0, 1, False)):
        assert can_hold({"counter_is": {"counter": "alarm", "least": least, "most": most}}) == holds


# Moments.


@pytest.mark.parametrize(
    ("when", "comes"),
    [
        ("round_begins", True),
        ({"counter_reached": {"counter": "alarm", "value": 2}}, True),
        ({"counter_reached": {"counter": "alarm", "value": 3}}, False),
        ({"flag_changed": {"flag": "up"}}, True),
        ({"flag_changed": {"flag": "up", "set": False}}, False),
        ({"flag_changed": {"flag": "done", "set": False}}, True),
        ({"interaction_done": {"interaction": "lever"}}, True),
        ({"interaction_done": {"interaction": "far"}}, False),
        ("enemy_defeated", True),
        ({"enemy_defeated": {"group": "pack"}}, True),
        ({"enemy_defeated": {"group": "many"}}, False),
        ("explored", True),
        ({"explored": {"room": "nook"}}, True),
        ({"explored": {"room": "vault"}}, False),
        ({"entered_room": {"room": "nook"}}, True),
        ({"entered_room": {"room": "vault"}}, False),
    ],
)
def test_moments_that_can_come(when: Any, comes: bool) -> None:
    reach = doing(
        {"spawn": {"threat": 1, "group": "pack"}},
        {"spawn_in": {"threat": 1, "room": "vault", "group": "many"}},
        rules=[{"id": "rule", "active": True, "effects": [effect(when, FLAG)]}],
        interactions=[
            {"id": "lever", "where": "anywhere", "offered": True, "do": [LOOT]},
            {"id": "far", "where": "room", "room": "vault", "offered": True, "do": [LOOT]},
        ],
    )
    assert is_done(reach) == comes


def test_a_rule_acts_if_its_conditions_can_hold() -> None:
    for flag, holds in (("up", True), ("done", False)):
        acts = effect("round_begins", FLAG, **{"if": [{"flag_is": {"flag": flag}}]})
        assert is_done(reached(rules=[{"id": "rule", "active": True, "effects": [acts]}])) == holds


def test_enemies_appear_for_parties_that_can_play() -> None:
    for least, most, groups in (
        (1, 4, {"pack"}),
        (3, 4, {"pack"}),
        (4, 4, set()),
        (1, 1, set()),
        (2, 2, {"pack"}),
    ):
        icon = {"threat": 1, "group": "pack", "heroes_least": least, "heroes_most": most}
        found = {"id": "found", "enemies": [icon]}
        reach = reached(nook="found", encounters=[found], heroes_least=2, heroes_most=3)
        assert reach.groups == groups, (least, most)


# Conditions.


@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        ({"flag_is": {"flag": "up"}}, True),
        ({"flag_is": {"flag": "up", "set": False}}, False),
        ({"flag_is": {"flag": "done", "set": False}}, True),
        ({"room_explored": {"room": "nook"}}, True),
        ({"room_explored": {"room": "vault"}}, False),
        ({"heroes_in": {"room": "vault"}}, False),
        ({"rule_in_force": {"rule": "heat"}}, True),
        ({"rule_in_force": {"rule": "cold"}}, False),
        ({"check_was": {"check": "made"}}, True),
        ({"check_was": {"check": "never"}}, False),
        ({"check_was": {"check": "never", "result": "untried"}}, True),
        ({"interaction_was_done": {"interaction": "once"}}, True),
        ({"interaction_was_done": {"interaction": "once", "times": 2}}, False),
        ({"interaction_was_done": {"interaction": "often", "times": 2}}, True),
        ({"interaction_was_done": {"interaction": "far"}}, False),
        ({"group_defeated": {"group": "pack"}}, True),
        ({"group_defeated": {"group": "many"}}, False),
        ({"enemies_left": {"least": 2, "most": 2}}, True),
        ({"enemies_left": {"least": 3, "most": 2}}, False),
        ({"heroes_are": {"what": "in_game", "least": 3}}, True),
        ({"heroes_are": {"what": "in_game", "least": 4}}, False),
        ({"heroes_are": {"what": "in_game", "most": 2}}, True),
        ({"heroes_are": {"what": "in_game", "most": 1}}, False),
        ({"heroes_are": {"what": "fallen", "least": 3, "most": 2}}, False),
        ({"heroes_are": {"what": "fallen", "least": 2, "most": 2}}, True),
        ({"round_is": {"least": 6}}, True),
        ({"round_is": {"least": 7}}, False),
        ({"round_is": {"least": 3, "most": 2}}, False),
        ({"any_of": {"conditions": [{"round_is": {"least": 7}}, {"flag_is": {"flag": "up"}}]}}, True),
        ({"any_of": {"conditions": [{"round_is": {"least": 7}}, {"flag_is": {"flag": "done"}}]}}, False),
        ({"not": {"conditions": [{"flag_is": {"flag": "up"}}]}}, True),
    ],
)
def test_conditions_that_can_hold(condition: Any, holds: bool) -> None:
    check = {"attribute": "wisdom", "successes": 1}
    enemies = [{"threat": 1, "group": "pack"}]
    found = {"id": "found", "enemies": enemies, "rules": ["heat"], "do": [{"make_check": {"check": "made"}}]}
    assert (
        can_hold(
            condition,
            heroes_least=2,
            heroes_most=3,
            round_limit=6,
            nook="found",
            encounters=[found, {"id": "lost", "enemies": [{"threat": 1, "group": "many"}]}],
            checks=[{"id": "made", **check}, {"id": "never", **check}],
            rules=[{"id": name, "effects": [effect("round_begins", LOOT)]} for name in ("heat", "cold")],
            interactions=[
                {"id": "once", "where": "anywhere", "offered": True, "do": [LOOT]},
                {
                    "id": "often",
                    "where": "room",
                    "room": "nook",
                    "offered": True,
                    "once": False,
                    "do": [LOOT],
                },
                {"id": "far", "where": "room", "room": "vault", "offered": True, "do": [LOOT]},
            ],
        )
        == holds
    )


def test_an_interaction_must_be_possible_to_be_done() -> None:
    for flag, holds in (("up", True), ("done", False)):
        lever = {
            "id": "lever",
            "where": "anywhere",
            "offered": True,
            "conditions": [{"flag_is": {"flag": flag}}],
            "do": [FLAG],
        }
        assert is_done(reached(interactions=[lever])) == holds


def test_what_is_named_and_never_reached_is_a_fault() -> None:
    book = doing(
        {
            "check": {
                "conditions": [{"flag_is": {"flag": "done"}}],
                "then": [{"begin_rule": {"rule": "late"}}],
            }
        },
        rules=[{"id": "late", "effects": [effect("round_begins", FLAG)]}],
    ).book
    assert [(fault.path, fault.key) for fault in reach_faults(book)] == [
        (("victories",), "story-no-victory"),
        (("rules", 0), "story-unreachable"),
    ]
    assert list(reach_faults(doing(FLAG).book)) == []


def test_a_number_at_the_edge_of_what_a_counter_comes_to_is_no_fault() -> None:
    def faults(word: str, **given: Any) -> list[tuple[str, Any]]:
        """The counter goes from 2 to 5."""
        defeat = {"id": "asked", "conditions": [{word: {"counter": "alarm", **given}}]}
        up = {"change_counter": {"counter": "alarm", "by": 1}}
        found = reach_faults(doing(FLAG, up, defeats=[defeat]).book)
        return [(fault.key, fault.path[-1]) for fault in found if fault.key.startswith("story-counter")]

    assert faults("counter_is", least=5) == []
    assert faults("counter_is", least=6) == [("story-counter-never", "least")]
    assert faults("counter_is", most=2) == []
    assert faults("counter_is", most=1) == [("story-counter-never", "most")]


def test_a_group_is_known_if_enemies_of_it_can_appear() -> None:
    """In an encounter or by an operation; else the name is perhaps a slip."""

    def unknown(*words: Any, **encounter: Any) -> list[tuple[Any, str]]:
        defeat = {"id": "asked", "conditions": [{"group_defeated": {"group": "pack"}}]}
        other = {"id": "other", **encounter}
        book = doing(*words, encounters=[other], defeats=[defeat]).book
        return [(fault.args["is"], fault.hint) for fault in name_faults(book)]

    assert unknown() == [("pack", "")]
    assert unknown({"spawn": {"threat": 1, "group": "pact"}}) == [("pack", "pact")]
    assert unknown({"spawn": {"threat": 1, "group": "pack"}}) == []
    assert unknown(enemies=[{"threat": 1, "group": "pack"}]) == []
