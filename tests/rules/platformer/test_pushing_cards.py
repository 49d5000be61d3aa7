"""Pushes that cards make or lengthen, and what keeps a figure where it stands (PF-PUSH, PF-D-70, -71)."""

from __future__ import annotations

from typing import Any

from engine.effects.numbers import refresh_numbers
from engine.games.platformer import codes
from engine.kernel import frames
from engine.snapshot import Snapshot
from tests.rules.platformer.pack import always, attack, card, entries, release_of, used
from tests.rules.platformer.table import Table

BUMPER = card(
    2,
    always({"change": {"what": "push_length", "by": 1}}),
    {"when": "pushes_hero", "do": [{"steal": {"what": "gold"}}]},
)
GUST = card(1, used({"push": {"spaces": 3, "who": "others", "direction": "right"}}))
BOUNCER = {
    "rank": 2,
    "health": 2,
    "damage": 1,
    "effects": [
        always({"immune": {"to": "push", "of": "this"}}),
        {"when": "enemy_attacks", "do": [{"push": {"spaces": 2}}]},
    ],
}
LEGS = {
    "boss": "medusa",
    "role": "token",
    "effects": [always({"immune": {"to": "push"}})],
    "copies": 4,
}


def pack(**more: Any) -> Snapshot:
    found = entries()
    found["item"]["bumper"] = BUMPER
    found["enemy"]["bouncer"] = BOUNCER
    found["boss_token"]["legs"] = LEGS
    found["boss_attack"]["ends"] = attack(
        "medusa", ["attack"], "row", "boss_hits", {"push": {"spaces": 2, "who": "in_range"}}
    )
    for kind, cards in more.items():
        found[kind].update(cards)
    return release_of(found)


ROOM = ":1 :2 :. :. :. :. :. :. :\n+==+==+==+==+==+==+==+==+"


def test_pf_d_70_a_push_over_two_spaces_is_one_push() -> None:
    t = Table(ROOM, pack=pack())
    t.give(0, "bumper")
    t.g.gold = [0, 5]
    t.roll("move").move("right").step("right")
    assert (t.hero(0), t.hero(1)) == ((2, 1), (4, 1))
    assert t.g.gold == [1, 4]  # one push, one Gold
    assert [event["column"] for event in t.happened("pushed-hero")] == [4]


def test_pf_d_70_a_push_ends_where_the_way_does_and_tells_how_long_it_was() -> None:
    remembers = card(1, {"when": "pushed", "if": [{"amount_at_least": {"amount": 2}}], "do": [GOLD]})
    for drawing, gold in (
        (ROOM, 1),
        (":1 :2 :. |. :. :. :. :. :\n+", 0),
        (":1 :2 :. :E :. :. :. :. :\n+", 0),
    ):
        t = Table(drawing, pack=pack(item={"memory": remembers}))
        t.give(0, "bumper")
        t.give(1, "memory")
        t.roll("move").move("right").step("right")
        assert t.hero(1) == ((4, 1) if gold else (3, 1))
        assert t.g.gold[1] == gold


GOLD = {"gain": {"what": "gold"}}


def test_pf_d_70_who_is_pushed_two_spaces_has_been_pushed_once() -> None:
    grudge = card(1, {"when": "pushed", "do": [GOLD]})
    t = Table(ROOM, pack=pack(item={"grudge": grudge}))
    t.give(0, "bumper")
    t.give(1, "grudge")
    t.roll("move").move("right").step("right")
    assert (t.hero(1), t.g.gold[1]) == ((4, 1), 1)
    t = Table(ROOM, pack=pack(item={"grudge": grudge, "gust": GUST}))
    t.give(0, "gust")
    t.give(1, "grudge")
    t.roll("coin").card("gust")
    assert (t.hero(1), t.g.gold[1]) == ((5, 1), 1)  # a card's push of three spaces, too


def test_pf_d_70_an_enemy_pushed_two_spaces_has_moved_once() -> None:
    counts = card(1, {"when": {"enemy_moved": {"cause": "push"}}, "do": [GOLD]})
    t = Table(":1 :E :. :. :. :2 :\n+", pack=pack(item={"tally": counts}))
    for slug in ("bumper", "tally"):
        t.give(0, slug)
    t.roll("move").move("right").step("right")
    assert (t.enemy(), t.g.gold[0]) == ((4, 1), 1)
    assert [event["column"] for event in t.happened("pushed-enemy")] == [4]


def test_pf_d_70_every_space_on_the_way_is_entered() -> None:
    t = Table(":1 :2 :x :x :. :. :\n+", pack=pack())
    t.give(0, "bumper")
    t.roll("move").move("right").step("right")
    assert (t.hero(1), t.g.hearts[1]) == ((4, 1), 2)
    t = Table(":1 :2 :x :. :. :. :\n+", pack=pack())
    t.give(0, "bumper")
    t.g.hearts[1], t.g.gold[1] = 1, 3
    t.roll("move").move("right").step("right")
    assert (t.hero(1), t.g.gold) == (None, [1, 2])  # downed by the trap, and pushed all the same


def test_pf_d_71_and_pf_boss_12_who_cannot_be_pushed_stays_when_a_card_pushes() -> None:
    t = Table(":. :M :1 :. :. :. :2 :. :\n+", row=13, levels=4, low=4, pack=pack())
    legs = t.g.token_kinds.index(t.kind("legs"))
    t.g.tokens[0] |= 1 << legs
    t.g.token_supply[legs] -= 1
    refresh_numbers(t.g)
    t.roll("coin")
    ends = next(c for c, kind in enumerate(t.g.program.cards) if t.g.program.definitions[kind].slug == "ends")
    t.g.attack_deck, t.g.attack_discard = [ends], [c for c in t.g.attack_deck if c != ends]
    t.finish().act(frames.A_FACE, codes.ATTACK)
    assert t.g.hearts == [3, 2]
    assert (t.hero(0), t.hero(1)) == ((3, 13), (8, 13))  # hero 2 is pushed up to the edge


def test_pf_d_71_nobody_moves_onto_the_space_of_who_cannot_be_pushed() -> None:
    t = Table(":1 :F :. :2 :\n+", enemies={"F": "bouncer"}, pack=pack()).roll("move").use("move")
    assert "right" not in t.steps()
    assert t.refused(codes.A_STEP, codes.EAST) == "PF-D-35"


def test_pf_d_33_a_die_attack_lapses_when_the_hero_has_been_pushed_out_of_reach() -> None:
    drawing = ":. :. :1 :F :\n+==+==+  +==+\n:. :. :E :. :\n+==+==+==+==+"
    t = Table(drawing, enemies={"F": "bouncer"}, pack=pack()).roll("coin", "attack")
    assert t.deciding == "attacked"
    t.act(frames.A_ENEMY, t.slots["F"])  # first the Bouncer, who pushes hero 1 to the left
    assert (t.hero(0), t.g.hearts[0]) == ((1, 2), 4)
    t = Table(drawing, enemies={"F": "bouncer"}, pack=pack()).roll("coin", "attack")
    t.act(frames.A_ENEMY, t.slots["E"])
    assert (t.hero(0), t.g.hearts[0]) == ((1, 2), 3)


def test_pf_d_32_a_step_is_not_made_when_the_attack_has_moved_the_hero() -> None:
    drawing = ":. :. :. :. :\n+==+==+==+==+\n:. :. :1H:F :\n+==+==+==+==+"
    t = Table(drawing, enemies={"F": "bouncer"}, pack=pack()).roll("move move")
    t.move("up")
    assert (t.hero(0), t.g.hearts[0]) == ((1, 1), 4)  # pushed, and not moved up from there
    assert t.g.used.bit_count() == 4  # the symbol is spent


def test_pf_push_02_the_longer_push_goes_the_way_that_was_chosen() -> None:
    t = Table(":. :. :. :. :\n+\n:. :. :. :. :\n+\n:1 :2 :. :. :\n+", pack=pack())
    t.give(0, "bumper")
    t.roll("move").move("right").step("up")
    assert t.hero(1) == (2, 3)


def test_pf_boss_08_a_hero_entering_pushes_two_spaces_with_the_card() -> None:
    t = Table(
        ":2 :. :. :. :\n+^^+^^+^^+^^+\n:1 :. :. :. :\n+==+==+==+==+", row=12, levels=4, low=3, pack=pack()
    )
    t.give(0, "bumper")
    t.g.gold = [0, 2]
    t.roll("move").move("up").step("right")
    assert (t.hero(0), t.hero(1), t.g.gold) == ((1, 13), (3, 13), [1, 1])


def test_pf_item_01_a_card_sees_the_pushing_hero_where_it_stands() -> None:
    proud = card(
        1,
        {
            "when": "pushes_hero",
            "if": [{"not": {"conditions": [{"standing": {"where": "off_map"}}]}}],
            "do": [GOLD],
        },
    )
    t = Table(ROOM, pack=pack(item={"pride": proud}))
    t.give(0, "pride")
    t.roll("move").move("right").step("right")
    assert t.g.gold[0] == 1


def test_pf_item_02_a_card_may_push_without_anybody_pushing() -> None:
    t = Table(ROOM, pack=pack(item={"gust": GUST}))
    t.give(0, "gust")
    t.roll("coin").card("gust")
    assert t.hero(1) == (5, 1)
    assert len(t.happened("pushed-hero")) == 1
