"""The sample game of the guide: its rules, on the mechanism that every game shares. The conformance suite
plays it too."""

from __future__ import annotations

import pytest

from engine.kernel import CHANCE, IllegalActionError, load, start
from engine.kernel.frames import A_FACE, A_HERO, A_OPTION
from tests.puddles.pack import release
from tests.puddles.play import Puddles
from tests.puddles.state import A_EAT, A_HOP, E_DRAWN, bearer_of


def table(*frogs: str, hand: tuple[str, ...] = (), **options: int) -> Puddles:
    """A game told its dice, with these frogs, and these snacks in the hand of the first."""
    game = start(release(), "puddles", seats=len(frogs), seed=1, options=options, chance="ask")
    assert isinstance(game, Puddles)
    g = game.state
    slugs = [bearer.slug for bearer in g.code.bearers]
    g.frog = [slugs.index(frog) for frog in frogs]
    cards = [next(c for c in range(len(g.program.cards)) if bearer_of(g, c).slug == slug) for slug in hand]
    rest = [c for c in range(len(g.program.cards)) if c not in cards]
    g.hands = [cards, *([] for _ in frogs[1:])]
    g.deck = rest
    return load_again(game)


def load_again(game: Puddles) -> Puddles:
    """Saved and loaded, so that everything derived is made anew."""
    again = load(release(), game.dump())
    assert isinstance(again, Puddles)
    return again


def hop(game: Puddles, face: int) -> None:
    game.apply((A_HOP, 0, 0, 0))
    assert game.to_act == (CHANCE,)
    game.apply((A_FACE, face, 0, 0))


def eat(game: Puddles, slug: str) -> None:
    card = next(c for c in game.state.hands[game.state.active] if bearer_of(game.state, c).slug == slug)
    game.apply((A_EAT, card, 0, 0))


def test_pu_1_a_frog_hops_as_far_as_the_die_says_and_the_turn_passes() -> None:
    game = table("old_pond", "old_pond")
    hop(game, 3)
    assert (game.state.at, game.to_act) == ([3, 0], (1,))


def test_a_talent_changes_a_number_always_or_on_a_condition() -> None:
    game = table("bounder", "late_riser")
    hop(game, 2)
    hop(game, 2)
    assert game.state.at == [3, 4]
    hop(game, 1)
    hop(game, 1)
    assert game.state.at == [5, 7]


def test_pu_1_a_snack_is_eaten_instead_and_asks_what_it_must() -> None:
    game = table("old_pond", "old_pond", "old_pond", hand=("mosquito", "slug", "beetle", "pepper"))
    hop(game, 3)
    hop(game, 4)
    hop(game, 4)
    eat(game, "mosquito")
    assert game.actions() == [(A_HERO, 1, 0, 0), (A_HERO, 2, 0, 0)]
    game.apply((A_HERO, 1, 0, 0))
    assert game.state.at == [3, 1, 4]
    hop(game, 1)
    hop(game, 1)
    eat(game, "slug")
    assert game.state.at[0] == 7
    hop(game, 1)
    hop(game, 1)
    eat(game, "beetle")
    game.apply((A_OPTION, 1, 0, 0))
    assert len(game.state.hands[0]) == 2
    hop(game, 1)
    hop(game, 1)
    eat(game, "pepper")
    hop(game, 1)
    hop(game, 1)
    hop(game, 1)
    assert game.state.at[0] == 9
    with pytest.raises(IllegalActionError, match="PU-1"):
        game.apply((A_EAT, 99, 0, 0))


def test_pu_2_whoever_lands_on_somebody_draws_and_only_they_see_it() -> None:
    game = table("old_pond", "glutton")
    hop(game, 2)
    game.events = []
    hop(game, 2)
    assert len(game.state.hands[1]) == 1
    assert game.actions()[0][0] != A_HOP  # the glutton may take another
    game.apply(game.actions()[0])
    assert len(game.state.hands[1]) == 2
    drawn = [event for event in game.events or [] if event[0] == E_DRAWN]
    assert [game.seen(event, 1) for event in drawn] == drawn
    assert {game.seen(event, 0) for event in drawn} == {(E_DRAWN, 1, -1, -1, -1)}
    assert game.view(0).hand == []


def test_pu_3_the_last_puddle_wins_and_the_limit_draws() -> None:
    game = table("old_pond", "old_pond", puddles=3)
    hop(game, 3)
    assert game.outcome is not None
    assert (game.outcome.winners, game.outcome.reason, game.to_act) == ((0,), "race", ())
    game = table("old_pond", "old_pond", limit=2)
    hop(game, 1)
    hop(game, 2)
    assert game.outcome is not None
    assert (game.outcome.winners, game.outcome.drawn) == ((), (0, 1))
