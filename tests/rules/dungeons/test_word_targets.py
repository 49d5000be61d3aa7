"""Whom words mean: heroes and enemies by place, by order and by choice, for how long, and who is to blame."""

from __future__ import annotations

from typing import Any

import pytest

from engine.effects.context import Context
from engine.effects.numbers import number
from engine.games.dungeons import codes
from engine.games.dungeons.codes import FIRST_ENEMY
from engine.games.dungeons.harm import fall
from engine.games.dungeons.moments import FORBIDDEN, N_NO_MOVE
from engine.games.dungeons.shop import discard
from engine.games.dungeons.strength import enemy_speed, speed
from engine.games.dungeons.words.orders import enemies_in_order, in_order
from engine.games.dungeons.words.targets import culprit, enemies, heroes, is_rule, subject
from engine.kernel.errors import OptionError
from engine.kernel.frames import A_HERO, A_SPACE
from tests.rules.dungeons.pack import always, effect, entries, used
from tests.rules.dungeons.table import Place, Table

LOOT = {"gain": {"what": "loot"}}


def using(*words: Any, drawing: str, **more: Any) -> Table:
    """A hero uses an Ability that does this."""
    return Table(drawing, ability={"energy": 0, "effects": [used(*words)]}, **more).use()


def spaces_offered(t: Table) -> list[Place | None]:
    """The spaces to choose from."""
    return [t.place(space) for space, _, _ in t.legal(A_SPACE)]


# Heroes and enemies by place.


def test_heroes_by_name_and_by_place() -> None:
    t = Table("12. ... ...\nE..+.3.+..4\n... ... ...")
    t.g.active = 2
    of_card = Context(owner=1, hero=3)
    assert {who: heroes(t.g, of_card, who) for who in ("self", "them", "active", "others", "all")} == {
        "self": [1],
        "them": [3],
        "active": [2],
        "others": [0, 2, 3],
        "all": [0, 1, 2, 3],
    }
    assert {who: heroes(t.g, of_card, who) for who in ("adjacent", "room", "near", "fallen")} == {
        "adjacent": [0],
        "room": [0, 1],
        "near": [0, 1, 2],
        "fallen": [],
    }
    of_enemy = Context(this=0, hero=1)
    assert {who: heroes(t.g, of_enemy, who) for who in ("self", "adjacent", "room", "near")} == {
        "self": [1],
        "adjacent": [0],
        "room": [0, 1],
        "near": [0, 1, 2],
    }
    t.g.active = 0
    assert heroes(t.g, of_card, "active") == [0]
    fall(t.g, 0)
    fall(t.g, 3)
    assert heroes(t.g, of_card, "fallen") == [0, 3]
    assert heroes(t.g, of_card, "all") == [1, 2]


def test_nobody_is_meant_where_there_is_nobody() -> None:
    t = Table("12E\n...\n...")
    t.g.active = -1
    nobody = Context()
    for who in ("self", "them", "active", "room", "near", "adjacent"):
        assert heroes(t.g, nobody, who) == [], who
        assert subject(t.g, nobody, who) == -1, who
    assert subject(t.g, Context(owner=1), "all") == 0
    for where in ("adjacent", "around", "room", "near", "sight", "range"):
        assert enemies(t.g, nobody, where) == [], where
    assert enemies(t.g, nobody, "anywhere") == [0]
    t.g.put(1, -1)
    for who in ("room", "near", "adjacent"):
        assert heroes(t.g, Context(owner=1), who) == [], who
    assert enemies(t.g, Context(owner=1), "room") == []


def test_enemies_by_place() -> None:
    t = Table("AB... ...\n.1... ...\nC..D.+.F.\n..... ...")
    by_place = {
        where: "".join("ABCDF"[slot] for slot in enemies(t.g, Context(owner=0), where))
        for where in ("anywhere", "adjacent", "around", "room", "near")
    }
    assert by_place == {
        "anywhere": "ABCDF",
        "adjacent": "B",
        "around": "ABC",
        "room": "ABCD",
        "near": "ABCDF",
    }
    assert enemies(t.g, Context(this=1), "around") == [0]  # of an enemy: the others


def test_enemies_in_sight_and_in_range() -> None:
    t = Table("1A.B\n###.\nC...")
    assert enemies(t.g, Context(owner=0), "sight") == [0]  # the others stand behind it or behind walls
    t.g.put(FIRST_ENEMY, t.at(1, 2))
    assert enemies(t.g, Context(owner=0), "sight") == [1]
    assert enemies(t.g, Context(owner=0), "range") == [1]
    t.g.put(FIRST_ENEMY + 1, t.at(1, 0))
    assert enemies(t.g, Context(owner=0), "range") == []  # adjacent is too near for a shot


def test_around_are_the_eight_spaces() -> None:
    stay = {"choose_space": {"within": "around", "do": ["place_hero"]}}
    t = using(stay, drawing="......\n..1...\n......\n......")
    assert spaces_offered(t) == [(1, 0), (2, 0), (3, 0), (1, 1), (3, 1), (1, 2), (2, 2), (3, 2)]


def test_a_space_is_chosen_near_the_bearer_the_enemy_or_the_hero_in_question() -> None:
    drawing = "1....E\n......\n.....2"

    def choice(centre: str, put: str) -> dict[str, Any]:
        return {"choose_space": {"within": "adjacent", "centre": centre, "do": [put]}}

    t = using({"choose_enemy": {"do": [choice("bearer", "place_enemy")]}}, drawing=drawing)
    assert spaces_offered(t) == [(1, 0), (0, 1)]
    t = using({"choose_enemy": {"do": [choice("enemy", "place_enemy")]}}, drawing=drawing)
    assert spaces_offered(t) == [(4, 0), (5, 1)]
    t.space_chosen(5, 1)
    assert t.enemy() == (5, 1)
    t = using({"choose_hero": {"myself": False, "do": [choice("hero", "place_hero")]}}, drawing=drawing)
    assert spaces_offered(t) == [(5, 1), (4, 2)]


def test_spaces_to_choose_are_free() -> None:
    """Not blocked, not taken, and in between only where a room lies behind."""
    drawing = " +     \n1#. .2.\n...+...\n... ..."
    free = {
        "room": [(2, 1), (0, 2), (1, 2), (2, 2), (3, 2), (0, 3), (1, 3), (2, 3)],
        "adjacent": [(0, 2)],
    }
    free["near"] = sorted(
        [*free["room"], (4, 1), (6, 1), *((x, y) for x in (4, 5, 6) for y in (2, 3))], key=lambda at: at[::-1]
    )
    for within, places in free.items():
        stay = {"choose_space": {"within": within, "do": ["place_hero"]}}
        t = using(stay, drawing=drawing, beyond="...\n...\n...")
        if len(places) > 1:
            assert spaces_offered(t) == places, within
        else:
            assert t.hero() == places[0]


@pytest.mark.parametrize(
    ("where", "myself", "chosen"),
    [
        ("anywhere", True, [0, 1, 2, 3]),
        ("anywhere", False, [1, 2, 3]),
        ("adjacent", True, [0, 1]),
        ("room", True, [0, 1]),
        ("room", False, [1]),
        ("near", False, [1, 2]),
        ("sight", True, [0, 1]),
        ("sight", False, [1]),
    ],
)
def test_a_hero_is_chosen_where_the_card_says(where: str, myself: bool, chosen: list[int]) -> None:
    energy = {"gain": {"what": "energy", "who": "them"}}
    ask = {"choose_hero": {"where": where, "myself": myself, "do": [energy]}}
    t = Table("12. 3.. ..4\n...+...+...\n... ... ...", ability={"energy": 0, "effects": [used(ask)]})
    t.use()
    if len(chosen) > 1:
        assert [hero for hero, _, _ in t.legal(A_HERO)] == chosen
        t.hero_chosen(chosen[-1])
    assert t.g.energy == [int(seat == chosen[-1]) for seat in range(4)]


# Orders.


def test_heroes_by_an_order() -> None:
    t = Table("1..2\n....\n3...")
    t.g.health, t.g.energy, t.g.loot = [3, 5, 4], [2, 0, 1], [1, 2, 0]
    found = {
        order: in_order(t.g, Context(owner=0), [0, 1, 2], order)
        for order in (
            "nearest",
            "farthest",
            "least_health",
            "most_health",
            "least_energy",
            "most_energy",
            "least_loot",
            "most_loot",
        )
    }
    assert found == {
        "nearest": [0, 2, 1],
        "farthest": [1, 2, 0],
        "least_health": [0, 2, 1],
        "most_health": [1, 2, 0],
        "least_energy": [1, 2, 0],
        "most_energy": [0, 2, 1],
        "least_loot": [2, 0, 1],
        "most_loot": [1, 0, 2],
    }
    t.g.loot = [1, 1, 1]
    assert in_order(t.g, Context(), [0, 1, 2], "most_loot") == [0, 2, 1]  # ties: the lower Health
    t.g.health = [3, 3, 3]
    assert in_order(t.g, Context(), [2, 1, 0], "most_loot") == [0, 1, 2]  # then seat order


def test_without_a_bearer_everybody_is_equally_near() -> None:
    t = Table("1.A2\n..B.\n3C..")
    for order in ("nearest", "farthest"):
        for health in ([3, 5, 4], [5, 3, 4], [4, 5, 3]):
            t.g.health = health
            by_health = sorted(range(3), key=lambda seat: t.g.health[seat])
            assert in_order(t.g, Context(), [0, 1, 2], order) == by_health
        assert enemies_in_order(t.g, Context(), [0, 1, 2], order) == [0, 1, 2]


def test_enemies_by_an_order() -> None:
    enemy = {"A": ("ogre", "melee", 2), "B": ("rat", "melee", 1), "C": ("brute", "melee", 3)}
    t = Table("1..A\n.B..\n..C.", enemies=enemy)
    found = {
        order: "".join("ABC"[slot] for slot in enemies_in_order(t.g, Context(owner=0), [0, 1, 2], order))
        for order in ("nearest", "farthest", "weakest", "strongest", "lowest_threat", "highest_threat")
    }
    assert found == {
        "nearest": "BAC",
        "farthest": "CAB",
        "weakest": "BAC",
        "strongest": "CAB",
        "lowest_threat": "BCA",
        "highest_threat": "ACB",
    }
    t.g.enemy_health = [1, 1, 1]
    assert enemies_in_order(t.g, Context(owner=0), [2, 1, 0], "strongest") == [0, 1, 2]  # ties: the earliest


def test_an_enemy_is_picked_without_asking_and_may_be_this_one() -> None:
    for this_too, health in ((True, [2, 2]), (False, [1, 3])):
        heal = {"heal_enemy": {"amount": 1, "which": "them"}}
        pick = {"pick_enemy": {"order": "weakest", "this_too": this_too, "do": [heal]}}
        healer = {"melee_dice": 0, "speed": 0, "effects": [effect("enemy_acted", pick)]}
        t = Table("1...\n....\nA..B", enemies={"A": (healer, "melee", 1), "B": ("rat", "melee", 2)})
        t.g.enemy_die = [t.g.program.die_of_threat[3]] * 2
        t.enemy_phase()
        assert t.g.enemy_health == health


# Items from wherever they lie.


@pytest.mark.parametrize("pile", ["deck", "discard", "row"])
def test_an_item_is_given_from_wherever_it_lies(pile: str) -> None:
    give = {"energy": 0, "effects": [used({"give_item": {"item": "hook", "who": "self"}})]}
    front = ["hook"] if pile == "row" else []
    t = Table("12.\n...\n...", ability=give, deck=["tonic", *front, "charm", *["boots"][len(front) :], "map"])
    g = t.g
    if pile == "discard":
        discard(g, 0, t.give(0, "hook"))
        assert len(g.discard) == 1
    everything = len(g.item_deck) + len(g.discard) + len([card for card in g.row if card >= 0])
    t.use()
    assert [g.definition(g.program.cards[card]).slug for card in g.held[0]] == ["hook"]
    assert len(g.item_deck) + len(g.discard) + len(g.row) == everything - 1
    shown = [g.definition(g.program.cards[card]).slug for card in g.row]
    assert shown == (["tonic", "map", "charm"] if pile == "row" else ["tonic", "charm", "boots"])
    t.use()
    assert len(g.held[0]) == 1  # every copy is held
    assert len(t.happened("item-gained")) == 1


def test_an_item_is_given_to_nobody_if_nobody_is_meant() -> None:
    rule = {
        "id": "gift",
        "active": True,
        "effects": [effect("round_begins", {"give_item": {"item": "hook", "who": "active"}})],
    }
    t = Table("12.\n...\n...", adventure={"rules": [rule]}, begin=False)
    t.g.active = -1
    t.begin_round()
    assert t.g.held == [[], []]


# For how long, and whose.


def test_a_change_concerns_whom_it_names() -> None:
    def slower(of: str) -> dict[str, Any]:
        return {"change": {"what": "speed", "by": -1, "of": of}}

    whom = {"self": [4, 5], "others": [5, 4], "all": [4, 4]}
    for of, speeds in whom.items():
        t = using(slower(of), drawing="12E\n...\n...")
        assert [speed(t.g, 0), speed(t.g, 1)] == speeds, of
    t = using(
        {"choose_hero": {"myself": False, "do": [slower("them")]}},
        drawing="12E\n...\n..F",
        enemies={"E": "rat"},
    )
    assert [speed(t.g, 0), speed(t.g, 1)] == [5, 4]
    t = using(slower("enemies"), drawing="12E\n...\n..F")
    assert [enemy_speed(t.g, 0), enemy_speed(t.g, 1)] == [3, 3]
    for char, speeds in (("E", [3, 4]), ("F", [4, 3])):
        t = using({"choose_enemy": {"do": [slower("this")]}}, drawing="12E\n...\n..F")
        t.enemy_chosen(char)
        assert [enemy_speed(t.g, 0), enemy_speed(t.g, 1)] == speeds


def test_a_change_of_this_enemy_is_its_own_even_if_another_is_in_question() -> None:
    faster = {"change": {"what": "speed", "by": 1, "of": "this"}}
    hunter = {"speed": 0, "melee_dice": 0, "effects": [effect({"enemy_acted": {"enemy": "any"}}, faster)]}
    still = ({"speed": 0, "melee_dice": 0}, "melee", 1)
    t = Table("1..\n...\nA.B", enemies={"A": (hunter, "melee", 1), "B": still}, minor_actions="all")
    t.give(0, "tonic")
    t.g.health[0] = 1
    t.enemy_phase()
    assert t.deciding == "pause"
    assert [enemy_speed(t.g, 0), enemy_speed(t.g, 1)] == [1, 0]


def test_a_change_for_nobody_is_none() -> None:
    faster = {"change": {"what": "speed", "by": 1, "of": "self"}}
    t = using(faster, drawing="12E\n...\n...")
    block = t.g.program.blocks[t.g.definition(t.g.ability[0]).effects[0].block]
    before = t.g.lasting[:]
    for run in block:
        run(t.g, Context(effect=t.g.definition(t.g.ability[0]).effects[0].index))
    assert t.g.lasting == before


def test_a_change_of_an_enemy_that_is_gone_is_none() -> None:
    faster = {"change": {"what": "speed", "by": 1, "of": "this"}}
    t = using({"choose_enemy": {"do": ["remove_enemy", faster]}}, drawing="1E.\n...\n...")
    assert (t.enemy(), t.g.lasting) == (None, [])


@pytest.mark.parametrize("what", FORBIDDEN)
def test_heroes_are_forbidden_what_the_card_says(what: str) -> None:
    t = using({"forbid": {"what": what, "of": "others"}}, drawing="12.\n...\n...")
    index = N_NO_MOVE + FORBIDDEN.index(what)
    assert [number(t.g, seat, index) for seat in (0, 1)] == [0, 1]


def test_enemies_can_be_forbidden_to_move_and_to_attack_only() -> None:
    for what, place, dice in (("move", (3, 0), 1), ("attack", (1, 0), 0)):
        t = using({"forbid": {"what": what, "of": "enemies"}}, drawing="1..E\n....\n....")
        t.enemy_phase()
        assert (t.enemy(), t.dice_asked) == (place, dice), what
    pack = entries()
    pack["enemy"]["rat"]["effects"] = [always({"forbid": {"what": "trade", "of": "this"}})]
    with pytest.raises((OptionError, AssertionError), match="trade"):
        Table(pack=pack)


# Who is to blame (DD-RUL-42).


def test_dd_rul_42_a_hero_causes_what_the_cards_of_heroes_do() -> None:
    blow = {"melee_dice": 0, "effects": [effect("enemy_acted", {"damage_hero": {"who": "all"}})]}
    rule = {"id": "heat", "active": True, "effects": [effect("round_begins", LOOT)]}
    door = {"id": "door", "where": "anywhere", "offered": True, "do": [LOOT]}
    t = Table(
        "12.\n..E\n...",
        hero={"effects": [used(LOOT)]},
        weapon={"melee_dice": 1, "effects": [used(LOOT)]},
        ability={"energy": 0, "effects": [used(LOOT)]},
        enemies={"E": (blow, "melee", 1)},
        adventure={"rules": [rule], "interactions": [door]},
    )
    g = t.g

    def index_of(definition: int) -> int:
        return g.definition(definition).effects[0].index

    cards = [g.hero[1], g.equipment[1], g.ability[1], t.kind("tonic")]
    for card in cards:
        assert culprit(g, Context(effect=index_of(card), owner=1)) == 1
        assert not is_rule(g, Context(effect=index_of(card), owner=1))
    offered = g.story.interactions[0].effect
    assert culprit(g, Context(effect=offered, owner=0)) == 0
    assert is_rule(g, Context(effect=offered, owner=0))
    by_rule = index_of(g.story.rules[0])
    assert culprit(g, Context(effect=by_rule, owner=1)) == -1
    assert is_rule(g, Context(effect=by_rule))
    by_enemy = index_of(g.enemy_kind[0])
    assert culprit(g, Context(effect=by_enemy, this=0, hero=1)) == -1
    assert not is_rule(g, Context(effect=by_enemy, this=0))
    assert culprit(g, Context(effect=index_of(cards[0]), owner=1, this=0)) == -1


# Moments: of which room, of which group.


def waiting_rule(when: Any) -> dict[str, Any]:
    gain = {"gain": {"what": "loot", "who": "all"}}
    return {"id": "rule", "active": True, "effects": [effect(when, gain)]}


@pytest.mark.parametrize(("room", "loot"), [("", 1), ("beyond", 1), ("room_0", 0)])
def test_rules_wait_for_a_room_to_be_explored(room: str, loot: int) -> None:
    for when in ("explored", "entered_room"):
        rule = waiting_rule({when: {"room": room, "by": "any"}})
        t = Table(" + \n...\n.1.\n...", beyond="...\n...\n...", adventure={"rules": [rule]})
        t.move("north", "north")
        assert t.g.loot[0] == loot, when


def test_an_enemy_waits_for_heroes_to_come_into_its_room() -> None:
    hail = {"melee_dice": 0, "effects": [effect("entered_room", {"damage_hero": {"who": "them"}})]}
    for drawing, health in (("1.. E..\n...+...\n... ...", 5), ("1.. ...\n...+...\nE.. ...", 6)):
        t = Table(drawing, enemies={"E": (hail, "melee", 1)})
        t.g.put(0, t.at(2, 1))
        t.move("east", "east")
        assert t.g.health[0] == health


def test_rules_wait_for_an_enemy_of_a_group() -> None:
    for group, slot_group, loot in (("boss", 0, 1), ("boss", 1, 0), ("boss", -1, 0), ("", -1, 1)):
        when = {"enemy_defeated": {"group": group}}
        asked = [{"group_defeated": {"group": name}} for name in ("boss", "guards")]
        door = {"id": "door", "where": "anywhere", "conditions": asked, "do": [LOOT]}
        t = Table(
            "1E.\n...\n...",
            weapon={"melee_dice": 1},
            enemies={"E": ("rat", "melee", 1)},
            adventure={"interactions": [door], "rules": [waiting_rule(when)]},
        )
        names = t.g.story.groups
        t.g.enemy_group[0] = names.index(("boss", "guards")[slot_group]) if slot_group >= 0 else -1
        t.attack("E").roll(6)
        t.die("melee", 1)
        assert t.g.loot[0] == loot + 1, (group, slot_group)


def test_a_special_rule_waits_for_a_hero_who_leaves() -> None:
    rule = waiting_rule("escaped")
    t = Table(">  \n12.\n...\n...", adventure={"rules": [rule]})
    t.move("north")
    assert t.happened("escaped")[0]["hero_seat"] == 0
    assert t.g.loot == [0, 1]  # the one who left is not on the map any more


def test_the_figure_of_an_enemy_is_beside_no_space_when_it_is_gone() -> None:
    t = Table("1E.\n...\n...")
    t.g.put(FIRST_ENEMY, -1)
    assert heroes(t.g, Context(this=0), "adjacent") == []
    assert t.refused(codes.A_ATTACK, 0, codes.MELEE) == "DD-ENEMY-05"
