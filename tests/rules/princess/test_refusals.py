"""Every reason against an action, by clause and by name; the edges of what is legal; who wins a round."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.princess import codes as c
from engine.games.princess.decisions.act import challengeable, ghost_refusal, must_resurrect
from engine.games.princess.duel import (
    CHALLENGER_WINS,
    NOBODY_WINS,
    OPPONENT_WINS,
    TIE,
    beats,
    priority,
)
from engine.games.princess.limits import (
    can_place,
    has_open_hand,
    is_overloaded,
    is_unstoppable,
    placeable,
    shows_cards,
)
from engine.kernel.frames import A_HERO
from tests.rules.princess.pack import always, damage, release_with, when
from tests.rules.princess.table import Table
from tests.rules.princess.test_words import ready, win


def why(t: Table, code: int, a: int = 0, b: int = 0) -> tuple[str, str]:
    """Clause and name of the reason; empty if it is legal."""
    refusal = t.game.refusal((code, a, b, 0))
    return (refusal.clause, refusal.key) if refusal else ("", "")


def ana(*effects: Any) -> Any:
    """The pack with these effects on Ana's card."""
    return release_with(character__ana={"effects": list(effects)})


FORBIDDEN = ("PR-RUL-46", "forbidden")
LEGAL = ("", "")


def forbid(what: str) -> Any:
    """The pack in which Ana may not do something."""
    return ana(always({"forbid": {"what": what}}))


# Heroes.


def test_against_exploring() -> None:
    assert why(Table(), c.A_EXPLORE) == LEGAL
    assert why(Table().princess("centre").deck(0), c.A_EXPLORE) == ("PR-RUL-21", "deck-empty")
    assert why(Table(pack=forbid("explore")), c.A_EXPLORE) == FORBIDDEN
    assert why(Table().ghost("ana", "blow").begin("ana"), c.A_EXPLORE) == ("PR-GHOST-09", "a-ghost")


def test_against_a_trade() -> None:
    assert why(Table(), c.A_TRADE) == LEGAL
    assert why(Table(pack=forbid("trade")), c.A_TRADE) == FORBIDDEN


def test_against_a_challenge() -> None:
    t = Table().ghost("carla", "blow")
    assert why(t, c.A_CHALLENGE, 1) == LEGAL
    assert why(t, c.A_CHALLENGE, 0) == ("PR-CHALLENGE-01", "no-opponent")
    assert why(t, c.A_CHALLENGE, 3) == ("PR-CHALLENGE-01", "no-opponent")
    assert why(t, c.A_CHALLENGE, -1) == ("PR-CHALLENGE-01", "no-opponent")
    assert why(t, c.A_CHALLENGE, 2) == ("PR-RUL-04", "opponent-is-a-ghost")
    assert why(t, c.A_ALONE) == ("PR-CHALLENGE-16", "not-alone")
    assert why(t.hand("ana"), c.A_CHALLENGE, 1) == ("PR-RUL-06", "no-card-to-place")
    assert why(Table(pack=forbid("challenge")), c.A_CHALLENGE, 1) == FORBIDDEN
    safe = release_with(character__bruno={"effects": [always({"immune": {"to": "challenges"}})]})
    t = Table(pack=safe)
    assert why(t, c.A_CHALLENGE, 1) == FORBIDDEN
    assert challengeable(t.g) == [2]
    t.g.active = 2
    assert challengeable(t.g) == [0]


def test_the_last_hero_challenges_nobody() -> None:
    t = Table().ghost("bruno", "blow").ghost("carla", "wall").begin("ana")
    assert why(t, c.A_ALONE) == LEGAL
    assert why(t, c.A_CHALLENGE, 1) == ("PR-RUL-04", "opponent-is-a-ghost")


def test_against_what_is_for_others_or_for_another_time() -> None:
    t = Table()
    assert why(t, c.A_WANDER) == ("PR-TURN-04", "a-hero")
    assert why(t, c.A_USE) == ("PR-RUL-37", "not-usable")
    assert why(t, c.A_DONE) == ("PR-TURN-04", "not-now")
    t = Table().ghost("ana", "blow").begin("ana")
    assert why(t, c.A_DONE) == ("PR-GHOST-09", "not-now")


# Ghosts.


def test_against_wandering() -> None:
    t = Table().ghost("ana").cards_for("ana", 8).begin("ana")
    assert why(t, c.A_WANDER) == LEGAL
    assert not must_resurrect(t.g)
    t = Table().ghost("ana").cards_for("ana", 9).begin("ana")
    assert must_resurrect(t.g)
    assert why(t, c.A_WANDER) == ("PR-GHOST-13", "must-resurrect")
    assert why(t, c.A_ENCHANT, 0) == ("PR-RUL-29", "must-resurrect")
    t = Table(pack=forbid("wander")).ghost("ana", "blow").begin("ana")
    assert why(t, c.A_WANDER) == LEGAL  # the character of a ghost rests
    dusk = release_with(
        adventure_card__dusk={"effects": [always({"forbid": {"what": "wander", "of": "all"}})]}
    )
    t = Table(pack=dusk).environment("dusk").ghost("ana", "blow").begin("ana")
    assert why(t, c.A_WANDER) == FORBIDDEN


def test_a_ghost_that_may_not_return_need_not() -> None:
    dusk = release_with(
        adventure_card__dusk={"effects": [always({"forbid": {"what": "resurrect", "of": "all"}})]}
    )
    t = Table(pack=dusk).environment("dusk").ghost("ana").cards_for("ana", 9)
    assert not must_resurrect(t.g)
    said = [ghost_refusal(t.g, code, 0) for code in (c.A_RESURRECT, c.A_WANDER)]
    assert [(each.clause, each.key) for each in said] == [FORBIDDEN, ("PR-GHOST-10", "too-many-cards")]
    t = Table().princess("centre").ghost("ana").cards_for("ana", 9)
    t.deck(0)
    assert not must_resurrect(t.g)


def test_against_enchanting_and_returning() -> None:
    t = Table().ghost("ana", "bolt", "blow", "recall").begin("ana")
    assert why(t, c.A_ENCHANT, t.card("bolt")) == LEGAL
    assert why(t, c.A_ENCHANT, t.card("blow")) == ("PR-GHOST-12", "no-spell")
    assert why(t, c.A_ENCHANT, t.card("balm")) == ("PR-GHOST-12", "not-in-hand")
    assert why(t, c.A_ENCHANT, t.card("recall")) == ("PR-RUL-34", "no-target")
    assert why(t, c.A_RESURRECT) == LEGAL
    t = Table().ghost("ana").begin("ana")
    assert why(t, c.A_RESURRECT) == ("PR-GHOST-15", "no-cards")
    t = Table().princess("centre").ghost("ana", "blow").deck(0)
    said = [ghost_refusal(t.g, code, 0) for code in (c.A_RESURRECT, c.A_WANDER)]
    assert [(each.clause, each.key) for each in said] == [
        ("PR-GHOST-14", "deck-empty"),
        ("PR-RUL-21", "deck-empty"),
    ]
    dusk = release_with(
        adventure_card__dusk={"effects": [always({"forbid": {"what": "enchant", "of": "all"}})]}
    )
    t = Table(pack=dusk).environment("dusk").ghost("ana", "bolt").begin("ana")
    assert why(t, c.A_ENCHANT, t.card("bolt")) == FORBIDDEN


def test_against_what_a_returning_ghost_gives() -> None:
    t = Table().ghost("ana", "bolt", "blow").begin("ana").act(c.A_RESURRECT)
    assert why(t, c.A_DONE) == ("PR-RUL-30", "discard-one")
    assert why(t, c.A_DISCARD, t.card("wall")) == ("PR-GHOST-16", "not-in-hand")
    assert why(t, c.A_EXPLORE) == ("PR-GHOST-16", "not-now")
    t.discard("bolt")
    assert why(t, c.A_DONE) == LEGAL


# Trade and challenge.


def test_against_selling_and_buying() -> None:
    t = Table(sell_princess=False).hand("ana", "blow").princess("ana").shop("wall").gold(ana=1).trade()
    blow = t.card("blow")
    assert why(t, c.A_SELL, blow) == LEGAL
    assert why(t, c.A_SELL, t.card("plan")) == ("PR-TRADE-01", "not-in-hand")
    assert why(t, c.A_SELL, t.g.program.princess) == ("PR-RUL-18", "princess-not-for-sale")
    assert why(t, c.A_BUY, 0) == ("PR-RUL-19", "sell-first")
    assert why(t, c.A_EXPLORE) == ("PR-TURN-05", "not-now")
    t = Table().hand("ana", "blow").shop("wall").gold(ana=2).trade().done()
    assert why(t, c.A_SELL, t.card("blow")) == ("PR-RUL-19", "sell-first")
    assert why(t, c.A_BUY, 0) == LEGAL
    for place in (1, 3, -1):
        assert why(t, c.A_BUY, place) == ("PR-TRADE-03", "no-card")
    full = Table().shop("wall", "plan", "theft").gold(ana=2).trade().done()
    assert why(full, c.A_BUY, -1) == ("PR-TRADE-03", "no-card")
    t.g.gold[0] = 1
    refusal = t.game.refusal((c.A_BUY, 0, 0, 0))
    assert refusal is not None
    assert (refusal.clause, refusal.key, refusal.args) == ("PR-TRADE-06", "too-dear", {"price": 2, "gold": 1})
    t = Table(pack=forbid("sell")).hand("ana", "blow").shop("wall").gold(ana=2).trade()
    assert why(t, c.A_BUY, 0) == LEGAL  # there is nothing to sell, so it has come to buying
    t = Table(pack=forbid("buy")).hand("ana", "blow").shop("wall").gold(ana=2).trade()
    assert why(t, c.A_BUY, 0) == ("PR-RUL-19", "sell-first")
    t = Table(pack=forbid("buy"), sell_first=False).hand("ana", "blow").shop("wall").gold(ana=2).trade()
    assert why(t, c.A_BUY, 0) == FORBIDDEN
    t = Table(pack=forbid("sell"), sell_first=False).hand("ana", "blow").shop("wall").gold(ana=2).trade()
    assert why(t, c.A_SELL, t.card("blow")) == FORBIDDEN


def test_against_placing_a_card() -> None:
    pack = release_with(character__bruno={"effects": [always({"forbid_type": {"type": "defence"}})]})
    t = Table(pack=pack).hand("ana", "blow", "whirl").hand("bruno", "theft", "wall").princess("bruno")
    t.challenge("bruno")
    assert why(t, c.A_PASS) == ("PR-CHALLENGE-14", "must-place")
    assert why(t, c.A_PLACE, t.card("theft")) == ("PR-CHALLENGE-02", "not-in-hand")
    t.place("blow")
    assert why(t, c.A_PLACE, t.card("wall")) == ("PR-RUL-12", "type-forbidden")
    assert why(t, c.A_PLACE, t.g.program.princess) == ("PR-RUL-16", "princess-cannot-be-placed")
    t.place("theft")
    assert why(t, c.A_PLACE, t.card("blow")) == ("PR-CHALLENGE-10", "already-played")


def test_against_keeping_what_is_not_there() -> None:
    t = Table().hand("ana", "great_blow").hand("carla", "wall").life(carla=1)
    t.duel("carla", "great_blow")
    assert t.deciding == "keep"
    assert why(t, c.A_KEEP, t.card("wall")) == LEGAL
    assert why(t, c.A_KEEP, t.card("plan")) == ("PR-GHOST-04", "not-in-that-hand")


# Who wins a round.

ATTACK, DEFENCE, STRATEGY = range(3)


@pytest.mark.parametrize(
    ("attack", "response", "result"),
    [
        (ATTACK, STRATEGY, CHALLENGER_WINS),
        (DEFENCE, ATTACK, CHALLENGER_WINS),
        (STRATEGY, DEFENCE, CHALLENGER_WINS),
        (STRATEGY, ATTACK, OPPONENT_WINS),
        (ATTACK, DEFENCE, OPPONENT_WINS),
        (DEFENCE, STRATEGY, OPPONENT_WINS),
        (ATTACK, ATTACK, TIE),
        (DEFENCE, DEFENCE, TIE),
        (STRATEGY, STRATEGY, TIE),
    ],
)
def test_the_triangle_and_the_triangle_reversed(attack: int, response: int, result: int) -> None:
    t = Table()
    t.g.challenger, t.g.opponent = 0, 1
    assert priority(t.g, attack, response) == result
    turned = {CHALLENGER_WINS: OPPONENT_WINS, OPPONENT_WINS: CHALLENGER_WINS, TIE: TIE}[result]
    t.environment("fog")
    assert priority(t.g, attack, response) == turned


@pytest.mark.parametrize("seat", [0, 1])
def test_a_card_lets_a_type_beat_another_for_its_player(seat: int) -> None:
    effects = {"effects": [always({"beats": {"type": "defence", "over": "strategy", "of": "self"}})]}
    t = Table(pack=release_with(**{f"character__{('ana', 'bruno')[seat]}": effects}))
    t.g.challenger, t.g.opponent = 0, 1
    assert [beats(t.g, each, DEFENCE, STRATEGY) for each in (0, 1)] == [seat == 0, seat == 1]
    assert not beats(t.g, seat, STRATEGY, DEFENCE)
    assert not beats(t.g, seat, DEFENCE, DEFENCE)
    ours = (DEFENCE, STRATEGY) if seat == 0 else (STRATEGY, DEFENCE)
    assert priority(t.g, *ours) == (CHALLENGER_WINS if seat == 0 else OPPONENT_WINS)


@pytest.mark.parametrize(
    ("to", "result"),
    [("challenger", CHALLENGER_WINS), ("opponent", OPPONENT_WINS), ("nobody", NOBODY_WINS)],
)
@pytest.mark.parametrize("owner", ["ana", "bruno"])
def test_ties_are_decided_by_a_card_of_either(owner: str, to: str, result: int) -> None:
    t = Table(
        pack=release_with(
            **{f"character__{owner}": {"effects": [always({"ties": {"go_to": to, "of": "self"}})]}}
        )
    )
    t.g.challenger, t.g.opponent = 0, 1
    assert priority(t.g, ATTACK, ATTACK) == result
    t.g.challenger, t.g.opponent = 2, 0 if owner == "bruno" else 1
    assert priority(t.g, ATTACK, ATTACK) == TIE


def test_two_who_beat_each_other_go_by_the_triangle_or_the_challenger() -> None:
    both = {"effects": [always({"beats": {"type": "attack", "over": "attack", "of": "self"}})]}
    t = Table(pack=release_with(character__ana=both, character__bruno=both))
    t.g.challenger, t.g.opponent = 0, 1
    assert priority(t.g, ATTACK, ATTACK) == CHALLENGER_WINS
    assert priority(t.g, DEFENCE, DEFENCE) == TIE


# Limits.


@pytest.mark.parametrize(
    ("by", "cards", "overloaded"),
    [(0, 5, False), (0, 6, True), (-2, 4, True), (-2, 3, False), (-9, 1, True), (-9, 0, False)],
)
def test_pr_limit_04_more_cards_than_the_limit(by: int, cards: int, overloaded: bool) -> None:
    effects = [always({"change": {"what": "overload_limit", "by": by}})] if by else []
    t = Table(pack=ana(*effects)).cards_for("ana", cards)
    assert is_overloaded(t.g, 0) == overloaded
    assert shows_cards(t.g, 0) == overloaded
    assert not has_open_hand(t.g, 0)
    t.g.overload_opens_hand = True
    assert has_open_hand(t.g, 0) == overloaded
    t.g.alive[0] = 0
    assert not is_overloaded(t.g, 0)


def test_cards_are_shown_and_hands_lie_open_by_a_card() -> None:
    t = Table(pack=ana(always({"play_openly": {"hand": False}})))
    assert (shows_cards(t.g, 0), has_open_hand(t.g, 0), shows_cards(t.g, 1)) == (True, False, False)
    t = Table(pack=ana(always({"play_openly": {"hand": True}})))
    assert (has_open_hand(t.g, 0), has_open_hand(t.g, 1)) == (True, False)


def test_what_makes_an_attack_unstoppable() -> None:
    t = Table()
    t.g.challenger, t.g.opponent = 0, 1
    assert is_unstoppable(t.g, t.card("great_blow"))
    assert not is_unstoppable(t.g, t.card("blow"))
    t.cards_for("bruno", 6)
    assert is_unstoppable(t.g, t.card("blow"))
    t.g.opponent = -1
    assert not is_unstoppable(t.g, t.card("blow"))
    t = Table(pack=ana(always({"unstoppable": {}})))
    t.g.challenger, t.g.opponent = 0, 1
    assert is_unstoppable(t.g, t.card("blow"))
    t.g.challenger, t.g.opponent = 1, 0
    assert not is_unstoppable(t.g, t.card("blow"))
    t = Table().curse("bruno", "target")
    t.g.challenger, t.g.opponent = 0, 1
    assert is_unstoppable(t.g, t.card("blow"))
    t.g.opponent = 2
    assert not is_unstoppable(t.g, t.card("blow"))


def test_what_can_be_placed() -> None:
    t = Table(pack=ana(always({"forbid_type": {"type": "defence"}}))).hand(
        "ana", "blow", "wall", "fog", "bolt"
    )
    t.princess("ana")
    assert [t.slug(card) for card in placeable(t.g, 0)] == ["blow", "fog", "bolt"]
    t.g.played = [t.card("blow")]
    assert not can_place(t.g, 0, t.card("blow"))
    assert can_place(t.g, 1, t.card("wall"))


def test_a_card_is_used_besides_the_action_by_its_bearer() -> None:
    gold = when("activated", {"gain_gold": {}}, cost=["once_per_turn"])
    pack = release_with(
        character__ana={"effects": [gold]},
        secret__loner={"effects": [gold]},
        adventure_card__poison={"effects": [gold]},
        princess__princess={"effects": [gold]},
    )
    t = Table(pack=pack).curse("ana", "poison").princess("ana").begin("ana")
    used = [action for action in t.game.actions() if action[0] == c.A_USE]
    poison, lady = t.card("poison"), t.g.program.princess
    assert [action[1:3] for action in used] == [
        (t.g.secret[0], -1),
        (t.g.character[0], -1),
        (t.g.program.cards[poison], poison),
        (t.g.program.cards[lady], lady),
    ]
    t.gold(ana=0).act(c.A_USE, t.g.secret[0], -1)
    assert (t.gold_of("ana"), t.g.secret_seen[0]) == (1, 7)
    t.act(c.A_USE, t.g.character[0], -1)
    assert (t.gold_of("ana"), t.deciding) == (2, "act")
    t = Table(pack=pack).ghost("ana", "blow").begin("ana")
    assert [action[1] for action in t.game.actions() if action[0] == c.A_USE] == [t.g.secret[0]]


def test_against_what_is_not_asked_and_who_cannot_be_chosen() -> None:
    choice = {"choose_hero": {"do": [damage(1, "them")], "among": "others"}}
    t = win(ready(choice))
    assert why(t, A_HERO, 0) == ("PR-RUL-34", "no-target")
    assert why(t, c.A_EXPLORE) == ("PR-TURN-05", "not-now")
