"""Whatever card the checks accept can be played: cards made from the declarations, and shipped ones with
words and parameters changed, are worded in every language and played by bots at tables of every sort. Nothing
may come of it but the error that names an endless card."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st

from engine.games import games
from engine.schema.markers import WordFamily
from engine.schema.places import offer
from engine.schema.shapes import EFFECT
from engine.schema.standing import Facts
from engine.schema.validate import known_in
from tests.cards.making import Maker, kinds_with_effects
from tests.cards.trying import Made, Tried, changed_cards, faults_in, made_cards, slugs, try_cards

GAMES = ("dungeons", "platformer", "princess")
SORTS: dict[str, Callable[[str], st.SearchStrategy[Made]]] = {"made": made_cards, "changed": changed_cards}
ALONE, BY_TENS = 30, 12
"""Games with one card and games with ten, of each sort: 300 cards of every game."""
PARTS = 40
"""The long test comes in parts of 500 cards, half made and half changed: 20,000 of every game."""


def play(game: str, sort: str, number: int, alone: int, by_tens: int) -> Tried:
    """Make cards, look at what saving says, word and play them, one at a time and by tens. Every fourth game
    is played by bots that plan."""
    tried = Tried()
    quiet: dict[str, Any] = {
        "deadline": None,
        "database": None,
        "phases": [Phase.generate],
        "suppress_health_check": list(HealthCheck),
    }

    def one(cards: list[Made]) -> None:
        for card in cards:
            assert faults_in(game, card) == [], card
        bot = "planner" if tried.games % 4 == 3 else "random"
        try_cards(game, cards, number * 10_000 + tried.games, tried, bot)

    for size, count in ((1, alone), (10, by_tens)):
        cards = st.lists(SORTS[sort](game), min_size=size, max_size=size)
        seed(number)(settings(max_examples=count, **quiet)(given(cards)(one)))()
    return tried


@pytest.mark.many_games
@pytest.mark.parametrize("sort", SORTS)
@pytest.mark.parametrize("game", GAMES)
def test_no_card_that_the_checks_accept_stops_a_game(game: str, sort: str) -> None:
    tried = play(game, sort, 0, ALONE, BY_TENS)
    assert tried.cards > 100, tried
    assert len(tried.fired) >= len(kinds_with_effects(game)) - 1, "made cards come into play"
    assert sum(tried.fired.values()) > tried.cards, tried


@pytest.mark.soak
@pytest.mark.parametrize("part", range(1, PARTS + 1))
@pytest.mark.parametrize("sort", SORTS)
@pytest.mark.parametrize("game", GAMES)
def test_twenty_thousand_cards_of_each_game_stop_none(game: str, sort: str, part: int) -> None:
    tried = play(game, sort, part, 50, 20)
    assert sum(tried.fired.values()) > tried.cards / 2, tried


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_what_is_offered_validates_and_what_is_refused_does_not(game: str, data: st.DataObject) -> None:
    """At any place of any made card: each word that may stand there does, each that may not is a fault."""
    declared = games()[game]
    kind = data.draw(st.sampled_from(kinds_with_effects(game)))
    maker = Maker(data.draw, declared, slugs(game))
    fields = maker.entry(kind)
    facts = known_in(declared.kinds[kind].record, fields, declared, frozenset())
    assert facts is not None
    effect = maker.effect(facts)
    known = known_in(EFFECT, effect, declared, facts)
    assert known is not None
    places: list[tuple[WordFamily, str, Facts]] = [
        ("trigger", "when", facts),
        ("operation", "do", known),
        ("condition", "if", known),
    ]
    for family, where, here in places:
        word = data.draw(st.sampled_from(list(declared.words[family].values())))
        if offer(declared, word, here).fits:
            written = maker.filled(word, here, 9)
            tried = {**effect, where: [written]}
            if family == "trigger":
                tried = maker.rest_of({"when": written}, facts)
            assert faults_in(game, Made(kind, {**fields, "effects": [tried]})) == [], written
        else:
            needed = [each for each in word.record.fields if each.required]
            bare = {word.name: {each.name: maker.value(each.shape, each, here, 9) for each in needed}}
            tried = {**effect, where: bare if family == "trigger" else [bare]}
            assert faults_in(game, Made(kind, {**fields, "effects": [tried]})), bare
