"""What a game can be started with is told for every game that is shipped, in every language."""

from __future__ import annotations

import pytest

from engine.games import games
from engine.kernel import start
from playtest.api.content.finding import snapshot_named
from tests.playtest.api.conftest import Program, release_of

pytestmark = pytest.mark.django_db


def test_a_game_is_started_with_the_defaults_it_names(designer: Program) -> None:
    for name in games():
        release_of(name)
    packs = designer.get("/api/v1/packs/").json()
    assert {pack["game"] for pack in packs} == set(games())
    for pack in packs:
        play = pack["play"]
        assert play["release"] == pack["hash"]
        assert 1 <= play["least_seats"] <= play["most_seats"]
        assert play["settings"], pack["game"]
        game = start(snapshot_named(pack["hash"]), seats=max(3, play["least_seats"]), seed=1)
        assert game.to_act
    german = designer.get("/api/v1/packs/?lang=de").json()
    for english, other in zip(packs, german, strict=True):
        for one, two in zip(english["play"]["settings"], other["play"]["settings"], strict=True):
            assert one["name"] == two["name"]
            assert one["text"]
            assert one["text"] != two["text"] or one["sort"] == "entry", one["name"]
