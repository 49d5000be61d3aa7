"""What is half done when a card changes the table under it: strikes, steps, trips, attacks, places and tokens
to be taken lapse where they cannot be finished, and nobody is asked about them."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.platformer import codes
from engine.games.platformer.view import Sword
from engine.kernel import frames
from tests.rules.platformer.pack import always
from tests.rules.platformer.table import Table
from tests.rules.platformer.words import FLOOR, REWARD, holding

SHORT_OF_BREATH = always({"change": {"what": "push_length", "by": -1}})
"""Whoever holds it pushes nobody anywhere."""


def on_sword(*words: Any, drawing: str = ":1 :E :. :2 :\n+==+==+==+==+") -> Table:
    """Hero 1 puts a Sword into an attack, and the charm does this at once."""
    effect = {"when": {"symbol_used": {"symbol": "sword"}}, "do": list(words)}
    return holding(effect, drawing=drawing).roll("sword sword coin").attack("E", "sword")


def test_an_attack_ends_when_its_enemy_or_its_hero_is_gone() -> None:
    t = on_sword({"each_enemy": {"do": ["remove_enemy"]}})
    assert (t.deciding, t.game.view(0).turn.swords, t.g.defeated[0]) == ("act", [], 0)
    t = on_sword({"wound": {"amount": 9, "who": "self"}})
    assert (t.deciding, t.hero(0), t.g.swords) == ("act", None, [])
    assert t.enemy("E") == (2, 1)
    t = on_sword({"wound": {"amount": 1, "who": "self"}})
    assert (t.deciding, t.game.view(0).turn.swords) == ("strike", [Sword(1, 0)])


def test_a_hero_is_placed_once_however_many_cards_bring_it_back() -> None:
    drawing = ":1 :. :. :. :. :. :. :. :\n+==+==+==+==+==+==+==+==+"
    back = {"respawn_hero": {"who": "others"}}
    t = holding(
        {"when": "activated", "do": [back]},
        {"when": {"respawned": {"by": "any"}}, "cost": ["once_per_turn"], "do": [back]},
        drawing=drawing,
        seats=3,
    )
    t.roll("").card("charm")
    placed = []
    for column in (3, 5):
        assert t.deciding == "place"
        placed.append(t.to_act)
        t.act(frames.A_SPACE, t.at(column, 1))
    assert sorted(placed) == [1, 2]
    assert (t.deciding, {t.hero(1), t.hero(2)}) == ("act", {(3, 1), (5, 1)})


TOP = ":. :. :o :. :\n+==+==+==+==+\n:. :. :1 :2 :\n+  +  +  +  +"
"""Gold in the top row of the first level: whoever comes there reveals the second."""


@pytest.mark.parametrize(
    ("word", "asked", "gold"),
    [
        ({"gain": {"what": "gem"}}, True, 1),
        ({"push": {"who": "self", "direction": "left"}}, False, 0),
        ({"choose_space": {"what": "token", "within": "level", "do": ["take_token"]}}, False, 1),
    ],
    ids=["it lies there", "the hero is pushed on", "it is taken already"],
)
def test_a_token_is_offered_only_to_who_stands_on_it_while_it_lies_there(
    word: Any, asked: bool, gold: int
) -> None:
    t = holding({"when": "level_revealed", "do": [word]}, drawing=TOP.replace("==", "  "), row=3)
    t.roll("move").move("up")
    if t.deciding == "pick_space":
        t.act(frames.A_SPACE, t.at(3, 4))
    assert (t.deciding == "collect") == asked
    if asked:
        t.yes()
    assert (t.deciding, t.g.gold[0], t.g.high_level) == ("act", gold, 1)
    assert t.g.piles[t.at(3, 4)] == (0 if gold else codes.ONE_GOLD)


def test_a_step_is_not_made_if_the_occupant_cannot_be_pushed_any_more() -> None:
    drawing = ":1 :2 :. :\n+==+==+==+"
    rooted = {"when": "move_begins", "until": "turn", "do": [{"immune": {"to": "push", "of": "others"}}]}
    t = holding(rooted, drawing=drawing).roll("move move coin").use("move").step("right")
    assert (t.hero(0), t.hero(1), t.deciding) == ((1, 1), (2, 1), "act")
    assert t.use("move").steps() == {"up"}


@pytest.mark.parametrize("seat", [0, 1])
def test_a_push_of_no_space_leaves_everybody_where_they_stand(seat: int) -> None:
    t = holding(SHORT_OF_BREATH, drawing=":. :1 :2 :. :\n+==+==+==+==+", hero=seat)
    t.begin(seat)
    t.roll("move").use("move").step("right" if seat == 0 else "left").step("right" if seat == 0 else "left")
    assert (t.hero(0), t.hero(1), t.deciding) == ((2, 1), (3, 1), "act")
    assert [t.g.who[t.at(column, 1)] for column in (1, 2, 3, 4)] == [-1, 0, 1, -1]


@pytest.mark.parametrize("seat", [0, 1])
def test_a_trip_that_pushes_nobody_away_is_paid_for_nothing(seat: int) -> None:
    t = holding(SHORT_OF_BREATH, drawing=":@ :. :. :@ :. :\n+==+==+==+==+==+", hero=seat)
    t.g.put(0, t.at(1, 1))
    t.g.put(1, t.at(4, 1))
    t.begin(seat)
    t.roll("coin").use("coin").act(codes.A_PORTAL, t.at(4 if seat == 0 else 1, 1))
    if t.deciding == "portal":
        t.step("right")
    assert (t.hero(0), t.hero(1), t.g.gold, t.deciding) == ((1, 1), (4, 1), [0, 0], "act")
    assert [t.g.who[t.at(column, 1)] for column in (1, 2, 4, 5)] == [0, -1, 1, -1]


@pytest.mark.parametrize(
    ("drawing", "hearts"),
    [
        (":. :E :. :. :\n+  +  +  +  +\n:E :1 :E :2 :\n+==+==+==+==+", 4),
        (":E :1 :E :2 :\n+==+  +==+==+\n:. :E :. :. :\n+==+==+==+==+", 3),
    ],
    ids=["the one above attacks first", "the one below attacks last"],
)
def test_enemies_gone_since_do_not_attack_any_more(drawing: str, hearts: int) -> None:
    away = {"each_enemy": {"where": "same_row", "do": ["remove_enemy"]}}
    attacked = {"enemy_attacks": {"enemy": "any"}}
    t = holding({"when": attacked, "cost": ["once_per_turn"], "do": [away]}, drawing=drawing)
    t.roll("move").use("move").step("up" if hearts == 3 else "left")
    assert t.g.hearts[0] == hearts
    assert len([there for there in t.g.enemy_pos if there >= 0]) == 1


def test_a_trigger_that_nobody_pulled_is_silent() -> None:
    """Pushed by a card, a hero is pushed by no hero."""
    pulled = {"when": {"pushes_hero": {"by": "any"}}, "do": [REWARD]}
    shoved = {"when": "activated", "do": [{"push": {"who": "others", "direction": "left"}}]}
    t = holding(pulled, shoved, drawing=FLOOR).roll("").card("charm")
    assert (t.hero(1), t.g.gold) == ((7, 1), [0, 0])
