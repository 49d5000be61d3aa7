"""What is half done when a card changes the table under it, and cards that act where nobody is meant."""

from __future__ import annotations

from typing import Any

import pytest

from engine.effects.firing import context
from engine.games.princess.codes import A_ENCHANT, A_SHOP
from engine.games.princess.words.conditions import HasMore, TopMark
from tests.rules.princess.pack import always, damage, release_with, when
from tests.rules.princess.table import Table
from tests.rules.princess.test_words import FOUR, curse_of, land_of, ready, win, with_talent

SHOP = ("blow", "trip", "alarm")


@pytest.mark.parametrize("name", ["ana", "carla"])
def test_at_the_end_of_the_journey_a_secret_wins_instead_of_the_others(name: str) -> None:
    secret = {"ana": "loner", "carla": "dreamer"}[name]
    fields = {f"secret__{secret}": {"effects": [when("journey_ends", {"win": {}})]}}
    t = Table(pack=release_with(**fields), deck=1).shop(*SHOP).princess("bruno").explore()
    assert (t.winners, t.reason) == ([name], "card")
    assert t.happened("ended") == [{"reason": "card", "winner": f"character/{name}", "count": 1}]


def test_in_the_middle_of_the_journey_a_card_wins_at_once() -> None:
    t = win(ready({"win": {"who": "opponent"}}))
    assert (t.winners, t.reason, t.deciding) == (["bruno"], "card", "over")


def test_whoever_dies_of_a_trade_trades_no_more() -> None:
    t = curse_of(when("card_sold", damage(9, "self"))).shop(*SHOP).trade().sell("ana_attack")
    assert (t.lives("ana"), t.active, t.deciding) == (False, "bruno", "act")
    assert (t.cards("ana"), t.on_sale()[:3]) == ([], list(SHOP))


def test_a_hero_is_eliminated_once_however_many_cards_do_it() -> None:
    pack = release_with(
        character__ana={
            "effects": [when("death_comes", {"eliminate": {"who": "self"}}, cost=["once_per_turn"])]
        },
        character__carla={"effects": [when({"eliminated": {"by": "any"}}, {"gain_gold": {}})]},
    )
    t = Table(*FOUR, pack=pack)
    t.life(ana=1).hand("bruno", "great_blow").begin("bruno").duel("ana", "great_blow").keep()
    assert [told["hero"] for told in t.happened("eliminated")] == ["character/ana"]
    assert (t.lives("ana"), t.cards("ana"), t.active, t.gold_of("carla")) == (False, [], "carla", 3)


def test_damage_turned_on_somebody_else_is_nobodys_deed() -> None:
    """Bruno strikes Ana, and Carla is eliminated: he keeps none of her cards."""
    t = with_talent(when("damage_comes", {"redirect_damage": {"to": "princess_holder"}}))
    t.hand("carla", "plan").princess("carla").life(carla=1).hand("bruno", "great_blow").begin("bruno")
    t.duel("ana", "great_blow")
    assert (t.lives("carla"), t.life_of("ana"), t.deciding != "keep") == (False, 5, True)
    assert t.happened("eliminated")[0]["challenge"] == 0
    assert t.cards("bruno") == ["great_blow"]


def test_a_third_player_has_no_opponent_in_the_challenge_of_two_others() -> None:
    declared = {"challenge_declared": {"role": "any"}}
    t = with_talent(when(declared, damage(1, "opponent"), {"gain_gold": {}})).begin("bruno")
    t.challenge("carla")
    assert (t.g.life, t.gold_of("ana")) == ([5, 5, 5, 5], 3)
    t = with_talent(when(declared, damage(1, "opponent"))).challenge("carla")
    assert t.g.life == [5, 5, 4, 5]
    t = with_talent(when(declared, damage(1, "opponent"))).begin("bruno").challenge("ana")
    assert t.g.life == [5, 4, 5, 5]


def test_a_spell_taken_back_twice_is_in_the_hand_once() -> None:
    pack = release_with(adventure_card__bolt={"effects": [when("applied", "take_this", "take_this")]})
    t = Table(*FOUR, pack=pack).hand("ana", "bolt").duel("bruno", "bolt", "bruno_attack").on("carla")
    assert (t.cards("ana"), t.discarded(), len(t.happened("took"))) == (["bolt"], [], 1)


def test_a_spell_that_its_own_text_has_discarded_is_discarded_once() -> None:
    away = {"discard_hand": {"how": "all", "who": "self"}}
    pack = release_with(adventure_card__bolt={"effects": [when("applied", "take_this", away)]})
    t = Table(*FOUR, pack=pack).hand("ana", "bolt", "plan").duel("bruno", "bolt", "bruno_attack").on("carla")
    assert (t.cards("ana"), sorted(t.discarded())) == ([], ["bolt", "plan"])
    pack = release_with(adventure_card__bolt={"effects": [when("applied", "take_this", away, "take_this")]})
    t = Table(*FOUR, pack=pack).hand("ana", "bolt", "plan").duel("bruno", "bolt", "bruno_attack").on("carla")
    assert (t.cards("ana"), t.discarded()) == (["bolt"], ["plan"])  # taken back from the pile


def test_an_environment_leaves_the_game_for_good() -> None:
    t = land_of(when({"turn_ends": {"by": "any"}}, {"discard_this": {"for_good": True}})).explore()
    assert (t.g.environment, t.discarded(), t.card("fog") in t.g.gone) == (-1, [], True)
    assert t.happened("left-game") == [{"card": "adventure_card/fog"}]


def test_two_cards_of_the_shop_are_asked_for_one_by_one() -> None:
    t = win(ready({"take_from_shop": {"count": 2}})).act(A_SHOP, 1)
    assert t.deciding == "shop"
    t.act(A_SHOP, 0)
    assert (t.cards("ana"), t.deciding, t.active) == (["plan", "bluff", "market"], "act", "bruno")


def test_conditions_about_nobody_and_an_empty_deck_do_not_hold() -> None:
    t = Table().gold(ana=0, bruno=0, carla=0)
    nobody = context(0, -1, -1, -1, -1, -1, 0, -1, -1)
    assert not HasMore("gold", "self", "active").holds(t.g, nobody)
    assert not HasMore("gold", "active", "princess_holder").holds(t.g, nobody)
    assert not HasMore("cards", "princess_holder", "self").holds(t.g, nobody)
    t.deck()
    for mark in ("question", "exclamation", "emblem"):
        assert not TopMark(mark).holds(t.g, nobody)


def test_a_card_lies_where_it_acts_before_its_owner_in_the_hand_or_in_the_centre() -> None:
    t = Table().hand("ana", "plan").curse("bruno", "glass").environment("fog").shop("market")

    def where(slug: str) -> list[bool]:
        return [t.g.has_card(seat, t.card(slug)) for seat in range(3)]

    assert where("plan") == [True, False, False]
    assert where("glass") == [False, True, False]
    assert where("fog") == [True, True, True]
    assert where("market") == [False, False, False]


def test_pr_ghost_12_a_ghost_enchants_with_spells_from_its_hand() -> None:
    t = Table().ghost("ana", "wall", "bolt").begin("ana")
    assert t.refused(A_ENCHANT, t.card("bolt")) == ""
    assert t.refused(A_ENCHANT, t.card("wall")) == "PR-GHOST-12"
    assert t.refused(A_ENCHANT, t.card("storm")) == "PR-GHOST-12"
    pack = release_with(adventure_card__fog={"effects": [always({"immune": {"to": "curses", "of": "all"}})]})
    t = Table(pack=pack).environment("fog").ghost("ana", "poison", "wall").begin("ana")
    assert t.refused(A_ENCHANT, t.card("poison")) == "PR-RUL-34"


# Imagined games.


def test_what_waits_of_a_secret_that_a_seat_does_not_know_is_not_there_in_what_it_imagines() -> None:
    drawn = {"cards_drawn": {"by": "any"}}
    pack = release_with(
        character__ana={"effects": [when(drawn, {"gain_gold": {"amount": 5}}, may=True)]},
        character__carla={"effects": [when(drawn, {"gain_gold": {"amount": 5}})]},
        secret__kidnapper={"kidnapper": True, "effects": [when(drawn, {"gain_gold": {"amount": 5}})]},
    )
    t = Table(pack=pack).explore()
    assert (t.deciding, t.to_act) == ("effect", "ana")
    for seed in range(5):
        other = t.game.determinize(0, seed)
        assert (other.to_act, other.actions()) == (t.game.to_act, t.game.actions())
        other.apply(other.actions()[0], 0)
        assert other.state.gold == [7, 2, 7]
        other = t.game.determinize(1, seed)  # Bruno knows his own
        other.apply(other.actions()[0], 0)
        assert other.state.gold == [7, 7, 7]
    assert t.yes().g.gold == [7, 7, 7]


def test_cards_that_may_be_in_one_of_two_hands_are_always_found_a_place() -> None:
    t = Table(*FOUR).hand("bruno", "wall").hand("carla", "plan").hand("diego", "blow")
    maybe: dict[str, tuple[int, ...]] = {"blow": (1, 3), "plan": (1, 2), "wall": (1, 2)}
    for slug, seats in maybe.items():
        t.g.known[t.card(slug)] = sum(1 << seat for seat in seats)  # what Ana knows
    found: dict[str, set[Any]] = {slug: set() for slug in maybe}
    for seed in range(30):
        other = t.game.determinize(0, seed).state
        assert [len(other.hand[seat]) for seat in (1, 2, 3)] == [1, 1, 1]
        for slug in maybe:
            found[slug].add(next(seat for seat in (1, 2, 3) if t.card(slug) in other.hand[seat]))
    assert found == {"blow": {3}, "plan": {1, 2}, "wall": {1, 2}}
