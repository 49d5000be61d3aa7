"""What a campaign plays where nobody says what: a sample of the content."""

from __future__ import annotations

from engine.kernel.settings import settings_of
from playtest.campaigns.checking import read_spec
from playtest.campaigns.sampling import fill_in, sampled
from tests.playtest.games.conftest import content_of

DUNGEONS = settings_of(content_of("dungeons"))
ADVENTURES = sorted(content_of("dungeons").entries["adventure"])


def test_the_cards_of_heroes_are_dealt_and_every_adventure_is_played() -> None:
    options, vary = fill_in(DUNGEONS, [4], {}, {})
    assert options == {"deal": True}
    assert vary == {"adventure": ADVENTURES}
    order = {"seats": [4], "bots": [["random"]], "options": options, "vary": vary, "games": 1}
    _spec, grid = read_spec(order, content_of("dungeons"))
    assert len(grid.cells) == len(ADVENTURES)


def test_what_somebody_names_stays_as_it_is() -> None:
    named = {"adventure": ADVENTURES[0], "deal": False}
    assert fill_in(DUNGEONS, [4], named, {}) == (named, {})
    party = {"party": [[{"hero": "", "equipment": "", "ability": ""}]]}
    options, _vary = fill_in(DUNGEONS, [1], {}, party)
    assert "deal" not in options, "a party that was named is not dealt"


def test_games_that_draw_lots_anyway_are_left_alone() -> None:
    for game in ("platformer", "princess"):
        assert fill_in(settings_of(content_of(game)), [4], {}, {}) == ({}, {})


def test_an_option_that_is_no_sample_keeps_its_default() -> None:
    setting = DUNGEONS.setting("round_limit")
    assert setting is not None
    assert sampled(DUNGEONS, setting, [4]) == (setting.default,)
