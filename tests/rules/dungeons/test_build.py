"""A release compiled to the letter: cards, dice, tiles, adventures; what stands where nothing is said; a
state with nothing on the table yet; how large a grid must be."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.dungeons import story as s
from engine.games.dungeons.attack_state import Attack
from engine.games.dungeons.build import program_of
from engine.games.dungeons.codes import (
    BARRAGE,
    CRUSH,
    FIRST_ENEMY_DIE,
    MELEE,
    P_SETUP,
    PIERCE,
    RANGED,
    REACH,
    RUNNING,
    SIPHON,
)
from engine.games.dungeons.geometry.face import PIT, PLAIN, WATER, TileFace
from engine.games.dungeons.geometry.map import MARGIN, Map
from engine.games.dungeons.grid import extent, place_beyond, possible_places
from engine.games.dungeons.program import (
    D_ENEMY,
    D_HERO,
    D_ITEM,
    Definition,
    Program,
    face_of,
    health_on,
    type_on,
)
from engine.games.dungeons.state import State
from tests.rules.dungeons.pack import effect, entries, release, release_of, used

GAIN = {"gain": {"what": "loot", "who": "all"}}


def of(program: Program, slug: str, kind: int) -> Definition:
    """A definition by its name."""
    return next(each for each in program.definitions if (each.slug, each.kind) == (slug, kind))


def parts(thing: object) -> dict[str, Any]:
    """Everything that an object holds."""
    names = [name for name in dir(thing) if not name.startswith("_") and not callable(getattr(thing, name))]
    return {name: getattr(thing, name) for name in names}


# Cards and dice.


def printed() -> Program:
    """A release with cards whose numbers all differ."""
    pack = entries()
    pack["hero"]["odd"] = {
        "speed": 4,
        "health": 7,
        "melee": 1,
        "ranged": 2,
        "defence": 3,
        "strength": -1,
        "dexterity": 5,
        "wisdom": -2,
        "charisma": 4,
    }
    pack["equipment"]["odd"] = {
        "melee_dice": 2,
        "ranged_dice": 4,
        "melee": 1,
        "ranged": -1,
        "defence": 2,
        "movement": -2,
        "keywords": ["crush", "barrage"],
    }
    pack["ability"]["odd"] = {
        "energy": 3,
        "wisdom": 2,
        "effects": [used(GAIN), effect("moved", GAIN, may=True), effect("moved", GAIN)],
    }
    pack["item"]["odd"] = {"loot": 5, "kept": True, "copies": 3, "effects": [used(GAIN)]}
    pack["enemy"]["odd"] = {
        "threat": 2,
        "speed": 5,
        "melee_dice": 3,
        "ranged_dice": 1,
        "melee": 2,
        "ranged": 1,
        "defence": -1,
        "keywords": ["siphon", "reach"],
    }
    return program_of(release_of(pack))


def test_what_is_printed_on_a_card() -> None:
    program = printed()
    hero, weapon, ability, item, enemy = (of(program, "odd", kind) for kind in range(5))
    assert (hero.speed, hero.health, hero.melee, hero.ranged, hero.defence) == (4, 7, 1, 2, 3)
    assert hero.attributes == [-1, 5, -2, 4]
    assert (weapon.melee_dice, weapon.ranged_dice, weapon.melee, weapon.ranged) == (2, 4, 1, -1)
    assert (weapon.defence, weapon.speed, weapon.keywords) == (2, -2, 1 << CRUSH | 1 << BARRAGE)
    assert (ability.price, ability.attributes) == (3, [0, 0, 2, 0])
    assert (item.price, item.kept, item.copies) == (5, True, 3)
    assert (enemy.threat, enemy.speed, enemy.melee_dice, enemy.ranged_dice) == (2, 5, 3, 1)
    assert (enemy.melee, enemy.ranged, enemy.defence) == (2, 1, -1)
    assert enemy.keywords == 1 << SIPHON | 1 << REACH
    assert not enemy.keywords >> PIERCE & 1
    assert (hero.entry, item.entry) == ("hero/odd", "item/odd")


def test_an_ability_costs_energy_when_it_is_used_or_may_be() -> None:
    ability = of(printed(), "odd", 2)
    assert [len(each.pay) for each in ability.effects] == [1, 1, 0]


def test_every_copy_of_an_item_is_a_card_of_the_deck() -> None:
    program = printed()
    item = of(program, "odd", D_ITEM)
    assert program.cards.count(item.index) == 3
    assert program.items == list(range(len(program.cards)))
    assert sorted(program.cards) == program.cards
    assert program.of_kind(D_HERO) == [each.index for each in program.definitions if each.kind == D_HERO]


def test_the_faces_of_dice() -> None:
    program = printed()
    assert program.dice[0] == [1, 2, 3, 4, 5, 6]
    default = [(type_on(face), health_on(face)) for face in program.dice[FIRST_ENEMY_DIE]]
    assert default == [(kind, health) for kind in (MELEE, RANGED) for health in (1, 2, 3)]
    grey, red = program.dice[2:]
    assert [(type_on(face), health_on(face)) for face in grey] == [
        (MELEE, 1),
        (MELEE, 2),
        (MELEE, 1),
        (RANGED, 1),
        (RANGED, 2),
        (RANGED, 1),
    ]
    assert len(red) == 6
    assert (program.die_slug, program.die_of_threat) == (["", "", "grey", "red"], {1: 2, 3: 3})
    assert [program.highest(die) for die in (1, 2, 3)] == [3, 2, 3]
    assert (type_on(face_of(RANGED, 9)), health_on(face_of(RANGED, 9))) == (RANGED, 9)


def test_both_faces_of_a_tile() -> None:
    program = printed()
    names = program.face_names
    back = program.faces[names.index(("hall", "back"))]
    assert (back.width, back.height, back.arrow) == (5, 5, 0)
    assert [back.terrain[at] for at in (0, 6, 8, 12, 16)] == [PLAIN, WATER, WATER, PIT, WATER]
    front = program.faces[names.index(("hall", "front"))]
    assert program.opening_names[front.index] == ["south", "north", "east", "west"]
    assert front.openings == [2, 2, 0, 2, 1, 2, 3, 2]
    vault = program.faces[names.index(("vault", "front"))]
    assert vault.interest == [7, 17]
    long = program.faces[names.index(("long", "front"))]
    assert (long.width, long.height, long.interest, long.openings) == (6, 3, [2], [2, 2, 0, 3])
    assert [program.faces[index].index for index in program.faces] == list(range(len(names)))


# Adventures.


def cellar() -> s.Story:
    """The adventure of the test pack that uses most."""
    return next(story for story in program_of(release()).stories if story.slug == "cellar")


def test_the_threats_of_an_adventure() -> None:
    story, program = cellar(), program_of(release())
    assert story.enemy_of[1:] == [of(program, name, D_ENEMY).index for name in ("rat", "brute", "ogre")]
    assert story.enemy_of[0] == -1
    assert story.die_of[1:] == [2, FIRST_ENEMY_DIE, 3]
    assert [story.scaled(2, heroes, 2) for heroes in range(1, 5)] == [0, 0, 0, 1]
    assert [story.scaled(2, heroes, 0) for heroes in range(1, 5)] == [-1, 0, 0, 0]
    assert sum(map(abs, story.scaling)) == 2


def test_a_die_that_an_adventure_names_is_its_own() -> None:
    pack = entries()
    pack["adventure"]["cellar"]["threats"][0]["die"] = "red"
    pack["enemy_die"]["red"]["threat"] = 1
    story = next(each for each in program_of(release_of(pack, sound=False)).stories if each.slug == "cellar")
    assert story.die_of[1] == 3


def test_the_rooms_and_exits_of_an_adventure() -> None:
    story = cellar()
    names = [room.name for room in story.rooms]
    assert names == ["entry", "middle", "deep", "nook", "pond", "treasury"]
    assert story.pools == [[3, 4]]
    assert story.pool_names == ["side"]
    entry = story.rooms[0]
    assert [(way.name, way.leads, way.to, way.opening) for way in entry.exits] == [
        ("south", s.OUT, -1, 0),
        ("north", s.TO_ROOM, 1, 1),
        ("east", s.TO_POOL, 0, 2),
        ("west", s.CLOSED, 5, 3),
    ]
    assert [len(way.opens_if) for way in entry.exits] == [0, 0, 0, 1]
    assert story.conditional_exits
    assert [way.index for way in story.exits] == list(range(len(story.exits)))
    assert [way.room for way in entry.exits] == [0, 0, 0, 0]
    assert [room.encounter for room in story.rooms] == [-1, 1, 2, 3, 4, 5]
    assert story.first == 0
    assert story.spaces == [n for column in range(1, 6) for n in (0, column, 5)]
    unsaid = story.rooms[3].exits
    assert [(way.leads, way.to) for way in unsaid] == [(s.CLOSED, -1)] * len(unsaid)


def test_the_encounters_of_an_adventure() -> None:
    story = cellar()
    welcome, ambush, lair, nook, pond, _hoard = story.encounters
    assert ambush.icons == [1, 0, -1, 0, -1, 1, 4, 1, 1, RANGED, 0, -1, 2, 4, 2, 0, -1, 0, -1, 3, 4]
    assert lair.icons == [3, 2, MELEE, 0, 0, 1, 4, 1, 0, -1, 1, -1, 1, 4]
    assert story.groups == ["boss"]
    assert (lair.rules, lair.effect, nook.effect) == ([0], -1, -1)
    assert (welcome.interactions, nook.interactions, ambush.interactions) == ([0], [1], [])
    assert (welcome.effect >= 0, pond.effect >= 0) == (True, True)


def test_interactions_and_checks_of_an_adventure() -> None:
    story = cellar()
    lever, chest = story.interactions
    assert (lever.where, lever.room, lever.column, lever.row) == (s.BESIDE_SPACE, 0, 1, 1)
    assert (chest.where, chest.room) == (s.IN_ROOM, 3)
    assert (lever.costs_action, chest.costs_action) == (True, False)
    assert (lever.once, lever.offered) == (True, False)
    swim = story.checks[0]
    assert (swim.attribute, swim.successes, swim.who) == (0, 2, s.THEM)
    assert [block >= 0 for block in swim.by_number] == [False, False, False, False, True]
    assert (swim.passed >= 0, swim.failed >= 0, swim.passed != swim.failed) == (True, True, True)


def test_flags_counters_rules_and_ends_of_an_adventure() -> None:
    story = cellar()
    assert (story.flags, story.flags_at_start) == (["key"], [0])
    assert (story.counters, story.counters_at_start, story.counters_most) == (["alarm"], [0], [5])
    assert (story.dreaded, story.counters_named, story.rules_named) == ([1], [0], [0])
    assert (story.rule_names, story.rules_at_start, len(story.rules)) == (["heat"], [], 1)
    assert [ending.name for ending in story.victories] == ["slain", "away"]
    assert [len(ending.conditions) for ending in (*story.victories, *story.defeats)] == [1, 3, 1]
    assert story.passages == ["hello", "greed", "care"]
    assert (story.heroes_least, story.heroes_most, story.round_limit, story.all_fall) == (1, 4, 0, True)


def test_what_begins_in_force() -> None:
    pack = entries()
    cellar_of = pack["adventure"]["cellar"]
    cellar_of["rules"][0]["active"] = True
    cellar_of["flags"] = [{"id": "key", "set": True}]
    cellar_of["counters"] = [{"id": "alarm", "start": 2, "most": 5}]
    cellar_of["round_limit"] = 9
    cellar_of["lost_when_all_fall"] = False
    cellar_of["heroes_least"], cellar_of["heroes_most"] = 2, 3
    story = next(each for each in program_of(release_of(pack)).stories if each.slug == "cellar")
    assert (story.rules_at_start, story.flags_at_start, story.counters_at_start) == (story.rules, [1], [2])
    assert (story.round_limit, story.all_fall, story.heroes_least, story.heroes_most) == (9, False, 2, 3)


def test_whether_any_card_says_how_enemies_behave() -> None:
    assert program_of(release()).behaviours
    pack = entries()
    del pack["enemy"]["hunter"]
    pack["adventure"] = {}
    assert not program_of(release_of(pack)).behaviours


# Where nothing is said.


def test_a_card_of_which_nothing_is_said() -> None:
    made = parts(Definition(3, D_HERO, "odd"))
    zero = ("melee", "ranged", "defence", "speed", "melee_dice", "ranged_dice", "health", "threat")
    assert [made[name] for name in zero] == [0] * 8
    assert (made["keywords"], made["price"], made["kept"], made["worth"], made["attributes"]) == (
        0,
        0,
        False,
        0,
        [],
    )
    assert (made["index"], made["kind"], made["slug"]) == (3, D_HERO, "odd")


def test_parts_of_an_adventure_of_which_nothing_is_said() -> None:
    assert parts(s.Exit(1, "north", 2, 3)) == {
        "index": 1,
        "name": "north",
        "room": 2,
        "opening": 3,
        "leads": s.CLOSED,
        "to": -1,
        "opens_if": [],
    }
    face = TileFace(0, 3, 3, [PLAIN] * 9, [], -1, [])
    assert parts(s.Room(1, "den", face)) == {
        "index": 1,
        "name": "den",
        "face": face,
        "encounter": -1,
        "exits": [],
    }
    assert parts(s.Encounter(1, "den")) == {
        "index": 1,
        "name": "den",
        "icons": [],
        "rules": [],
        "interactions": [],
        "effect": -1,
    }
    assert parts(s.Interaction(1, "den")) == {
        "index": 1,
        "name": "den",
        "where": s.IN_ROOM,
        "room": -1,
        "column": 0,
        "row": 0,
        "once": True,
        "offered": False,
        "effect": -1,
        "costs_action": False,
    }
    assert parts(s.Check(1, "den")) == {
        "index": 1,
        "name": "den",
        "attribute": 0,
        "successes": 1,
        "who": s.THEM,
        "retry": True,
        "effect": -1,
        "passed": -1,
        "failed": -1,
        "by_number": [],
    }
    assert parts(s.Ending(1, "den")) == {"index": 1, "name": "den", "conditions": []}


def test_an_adventure_of_which_nothing_is_said() -> None:
    made = parts(s.Story(4, "tale"))
    assert (made.pop("index"), made.pop("slug")) == (4, "tale")
    assert (made.pop("heroes_least"), made.pop("heroes_most")) == (1, 4)
    assert (made.pop("round_limit"), made.pop("all_fall"), made.pop("first")) == (0, True, -1)
    assert (made.pop("enemy_of"), made.pop("die_of")) == ([-1] * 4, [-1] * 4)
    assert made.pop("scaling") == [0] * 100
    assert (made.pop("width"), made.pop("height"), made.pop("conditional_exits")) == (0, 0, False)
    assert all(value == [] for value in made.values()), made


def test_an_attack_of_which_nothing_is_known() -> None:
    made = parts(Attack())
    assert (made.pop("attacker"), made.pop("source"), made.pop("crit_from")) == (-1, -1, 6)
    assert all(value in (0, []) for value in made.values()), made


def test_a_state_with_nothing_on_the_table() -> None:
    story, program = cellar(), program_of(release())
    board = Map(story.width, story.height)
    g = State()
    g.lay_out(program, story, board, 2)
    assert (g.program, g.story, g.map, g.map.lent, g.seats) == (program, story, board, False, 2)
    assert (g.phase, g.round, g.actions, g.unchecked, g.ended, g.ending) == (
        P_SETUP,
        0,
        0,
        False,
        RUNNING,
        -1,
    )
    assert (g.aim, g.aim_kind, g.row) == (-1, 0, [-1, -1, -1])
    for name in ("activated", "bonus", "health", "energy", "loot", "fallen", "escaped"):
        assert getattr(g, name) == [0, 0], name
    for name in ("hero", "equipment", "ability", "pos"):
        assert getattr(g, name) == [-1, -1], name
    assert (g.held, g.who) == ([[], []], [-1] * board.size)
    assert (g.room_tile, g.tile_room) == ([-1] * 6, [])
    assert g.exit_state == g.exit_known == [0] * len(story.exits)
    for name in ("kind", "pos", "type", "health", "die", "stunned", "group", "foe"):
        assert getattr(g, f"enemy_{name}") == [], name
    for name in ("queue", "path", "item_deck", "discard", "deal", "rules", "attacks", "rolls"):
        assert getattr(g, name) == [], name
    assert (g.flags, g.counters, g.offered, g.done, g.passed) == ([0], [0], [0, 0], [0, 0], [0])
    g.pools[0].pop()
    g.flags[0] = g.counters[0] = 1
    assert (story.pools, story.flags_at_start, story.counters_at_start) == ([[3, 4]], [0], [0])


def test_what_is_offered_from_the_start() -> None:
    pack = entries()
    pack["adventure"]["cellar"]["interactions"][1]["offered"] = True
    program = program_of(release_of(pack))
    story = next(each for each in program.stories if each.slug == "cellar")
    g = State()
    g.lay_out(program, story, Map(story.width, story.height), 1)
    assert g.offered == [0, 1]


# The grid.


def test_the_grid_holds_every_place_with_a_margin() -> None:
    for story in program_of(release()).stories:
        places = possible_places(story)
        columns = [place[1] for place in places]
        rows = [place[2] for place in places]
        wide = [place[1] + extent(story.rooms[place[0]].face, place[3])[0] for place in places]
        high = [place[2] + extent(story.rooms[place[0]].face, place[3])[1] for place in places]
        assert (min(columns), min(rows)) == (MARGIN + 1, MARGIN + 1)
        assert (max(wide), max(high)) == (story.width - MARGIN - 1, story.height - MARGIN - 1)


def test_where_a_room_lies_behind_an_opening() -> None:
    """As the map lays it."""
    story = cellar()
    for turn in range(4):
        board = Map(60, 60)
        board.lay(story.rooms[0].face, 25, 27, turn)
        for opening in range(4):
            for room in (1, 2, 3, 4):
                x, y, rotation = board.placement(opening, story.rooms[room].face)
                assert place_beyond(story, (0, 25, 27, turn), opening, room) == (room, x, y, rotation)


@pytest.mark.parametrize(("turn", "size"), [(0, (6, 3)), (1, (3, 6)), (2, (6, 3)), (3, (3, 6))])
def test_a_face_that_lies_turned(turn: int, size: tuple[int, int]) -> None:
    assert extent(TileFace(0, 6, 3, [PLAIN] * 18, [], -1, []), turn) == size


def test_every_room_is_looked_at_but_not_behind_the_way_out() -> None:
    story = cellar()
    assert {place[0] for place in possible_places(story)} == set(range(6))
    pack = entries()
    pack["adventure"]["cellar"]["rooms"][0]["exits"] = [{"id": "north", "leads": "out"}]
    pack["adventure"]["cellar"]["encounters"][0]["do"] = [GAIN]
    lonely = next(each for each in program_of(release_of(pack, sound=False)).stories if each.slug == "cellar")
    assert {place[0] for place in possible_places(lonely)} == {0}
