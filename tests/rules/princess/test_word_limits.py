"""Words where there is little to act on, and where the first or the last player is meant."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.princess.cards import draw
from engine.games.princess.codes import A_TYPE, TYPES
from engine.games.princess.knowing import seen_hand
from engine.games.princess.machine import MACHINE
from tests.rules.princess.pack import always, damage, release_with, success, when
from tests.rules.princess.table import Table
from tests.rules.princess.test_words import FOUR, ready, win, with_talent

NAMED = {"steal_card": {"how": "named"}}


def names_offered(t: Table) -> list[str]:
    """The cards that Ana may name."""
    return [t.g.program.definitions[action[1]].slug for action in t.game.actions()]


def test_an_empty_deck_gives_no_card_and_nobody_has_drawn() -> None:
    t = with_talent(when("cards_drawn", {"gain_gold": {}}))
    t.g.deck.clear()
    pending = len(t.g.stack)
    assert (draw(t.g, 0, 3), len(t.g.stack), t.happened("drew")) == (0, pending, [])


def test_a_card_can_be_named_if_it_may_be_in_the_hand_as_far_as_the_thief_knows() -> None:
    """Ana has seen the hands of Bruno and Carla."""
    t = ready(NAMED).hand("bruno", "bruno_defence", "theft").hand("carla", "blow")
    seen_hand(t.g, 0, 1)
    seen_hand(t.g, 0, 2)
    named = names_offered(win(t))
    assert "theft" in named
    assert "blow" not in named


@pytest.mark.parametrize("name", ["ana", "carla", "diego"])
def test_a_curse_lies_open_and_cannot_be_named(name: str) -> None:
    t = ready(NAMED).hand("bruno", "bruno_defence", "theft")
    assert "target" not in names_offered(win(t.curse(name, "target")))


@pytest.mark.parametrize(("slug", "found"), [("theft", 1), ("blow", 0)])
def test_everybody_hears_whether_the_named_card_was_there(slug: str, found: int) -> None:
    t = win(ready(NAMED).hand("bruno", "bruno_defence", "theft").hand("carla", "blow"))
    code = t.game.actions()[0][0]
    t.act(code, t.definition(slug))
    assert [told["found"] for told in t.happened("named", "diego")] == [found]
    assert ("theft" in t.cards("ana")) == (found == 1)


def test_every_type_can_be_guessed() -> None:
    t = win(
        ready({"guess_type": {"right": [{"gain_gold": {}}], "wrong": []}}).hand(
            "bruno", "bruno_defence", "blow"
        )
    )
    assert [TYPES[action[1]] for action in MACHINE.actions(t.g) if action[0] == A_TYPE] == list(TYPES[:5])
    assert t.challenge_seen("diego").winner == 0


@pytest.mark.parametrize("name", FOUR[1:])
def test_damage_is_redirected_to_whoever_deals_it(name: str) -> None:
    t = with_talent(when("damage_comes", {"redirect_damage": {"to": "culprit"}}))
    t.hand(name, "great_blow").begin(name).duel("ana", "great_blow")
    assert {other: t.life_of(other) for other in FOUR if t.life_of(other) < 5} == {name: 3}


def test_damage_is_prevented_up_to_what_comes() -> None:
    t = with_talent(when("damage_comes", {"prevent_damage": {"amount": 9}}))
    t.hand("carla", "great_blow").begin("carla").duel("ana", "great_blow")
    assert t.life_of("ana") == 5
    assert [told["amount"] for told in t.happened("prevented")] == [2]


def test_death_comes_before_a_hero_is_eliminated_by_a_word() -> None:
    saved = when("death_comes", {"survive": {"life": 2}}, cost=["once_per_game"])
    pack = release_with(
        adventure_card__plan={"effects": [success({"eliminate": {"who": "opponent"}})]},
        character__bruno={"effects": [saved]},
    )
    t = win(Table(*FOUR, pack=pack).hand("ana", "plan"))
    assert (t.lives("bruno"), t.life_of("bruno")) == (True, 2)


@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        ({"secret_is": {"state": "hidden"}}, True),
        ({"secret_is": {"state": "revealed"}}, False),
        ({"hand_size": {"least": 2}}, True),
        ({"hand_size": {"least": 3}}, False),
        ({"hand_size": {"most": 2}}, True),
        ({"hand_size": {"most": 1}}, False),
        ({"gold": {"least": 4}}, True),
        ({"gold": {"least": 5}}, False),
        ({"gold": {"most": 4}}, True),
        ({"gold": {"most": 3}}, False),
    ],
)
def test_a_condition_about_the_first_player_holds_up_to_its_limit(condition: Any, holds: bool) -> None:
    """Ana has 2 cards, 4 gold and a hidden Secret."""
    t = with_talent(when("turn_begins", {"gain_gold": {}}, if_=[condition]))
    t.cards_for("ana", 2).gold(ana=4).begin("ana")
    assert t.gold_of("ana") == 4 + holds


@pytest.mark.parametrize(("where", "gold"), [("ana", 1), ("centre", 0), ("kidnapped", 0)])
def test_the_princess_acts_for_whoever_holds_her_and_for_nobody_else(where: str, gold: int) -> None:
    pack = release_with(princess__princess={"effects": [when("turn_begins", {"gain_gold": {}})]})
    t = Table(*FOUR, pack=pack).princess(where).gold(ana=0, bruno=0, carla=0, diego=0).begin("ana")
    assert t.g.gold == [gold, 0, 0, 0]


@pytest.mark.parametrize(
    ("role", "whose", "changed"),
    [
        ("challenger", "own", "ana"),
        ("challenger", "opposing", "bruno"),
        ("opponent", "own", "ana"),
        ("opponent", "opposing", "bruno"),
    ],
)
def test_a_card_counts_as_another_type_ones_own_or_the_opposing_one(
    role: str, whose: str, changed: str
) -> None:
    """Ana challenges Bruno, or Bruno challenges her."""
    t = with_talent(
        when({"cards_revealed": {"role": role}}, {"counts_as": {"type": "strategy", "whose": whose}})
    )
    if role == "challenger":
        t.duel("bruno", "ana_attack", "bruno_defence")
    else:
        t.begin("bruno").duel("ana", "bruno_attack", "ana_defence")
    assert [told["hero"] for told in t.happened("counts-as")] == [f"character/{changed}"]


def test_damage_to_whoever_has_lost_all_life_is_none() -> None:
    """Bruno has 1 Life and is hit twice by one card."""
    t = win(ready(damage(1), damage(1)).life(bruno=1)).keep()
    assert not t.lives("bruno")
    assert [told["damage"] for told in t.happened("damaged")] == [1]
    assert len(t.happened("eliminated")) == 1


def test_a_hero_who_survives_is_told_of() -> None:
    t = with_talent(when("death_comes", {"survive": {"life": 2}}, cost=["once_per_game"]))
    t.life(ana=1).hand("bruno", "great_blow").begin("bruno").duel("ana", "great_blow")
    assert [(told["hero"], told["life"]) for told in t.happened("survived")] == [("character/ana", 2)]


def test_the_type_of_a_card_of_the_first_player_is_guessed() -> None:
    pack = release_with(
        adventure_card__plan={
            "effects": [success({"guess_type": {"right": [{"gain_gold": {}}], "wrong": [{"lose_gold": {}}]}})]
        }
    )
    t = Table(*FOUR, pack=pack).hand("bruno", "plan").hand("ana", "ana_defence", "blow").begin("bruno")
    t.duel("ana", "plan", "ana_defence")
    assert (t.deciding, t.to_act) == ("guess", "bruno")


def test_the_princess_changes_nothing_any_more_once_she_is_kidnapped_again() -> None:
    dearer = always({"change": {"what": "price", "by": 1}})
    pack = release_with(
        princess__princess={"effects": [dearer]},
        adventure_card__plan={"effects": [success("kidnap_princess")]},
    )
    t = Table(*FOUR, pack=pack).hand("ana", "plan")
    usual = t.view("ana").heroes[0].price
    t.princess("ana")
    assert t.view("ana").heroes[0].price == usual + 1
    assert win(t).lady == "kidnapped"
    assert t.view("ana").heroes[0].price == usual
