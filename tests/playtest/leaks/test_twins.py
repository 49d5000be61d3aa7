"""A seat cannot read another's hidden information through any endpoint, stream, log, file, error text, order
or number: what it is answered about two games that look the same to it is the same, byte by byte."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.test import Client

from engine.kernel.replay import digest
from engine.wording import WordingError
from playtest.actions.issue_token import issue_token
from playtest.games import live, story, viewers
from playtest.games.actions import SeatPlan, create_game, make_move
from playtest.games.hearing import EVERYTHING, read_events
from playtest.games.viewers import at_seat
from playtest.models import TestGame
from tests.playtest.games.conftest import GAMES, publish
from tests.playtest.games.playing import read
from tests.playtest.leaks.reading import Reader, Shown, everything
from tests.playtest.leaks.twins import forget, twin_of

pytestmark = [pytest.mark.django_db, pytest.mark.any_database]

OPTIONS: dict[str, dict[str, Any]] = {
    "platformer": {"artifacts": True, "tile_set": "mixed"},
    "dungeons": {"deal": True},
    "princess": {},
}
"""With as much hidden as there can be."""


class Table:
    """A game of four people who decide at random, and everybody who can ask about it."""

    def __init__(self, game: str, seed: int, onlooker: str, chance: str = "seed") -> None:
        made = create_game(
            game=game,
            seats=[SeatPlan(name) for name in ("Ann", "Ben", "Cleo", "Dan")],
            by=None,
            seed=seed,
            options=OPTIONS[game],
            undo="own",
            chance=chance,
        )
        self.row = made.game
        self.numbers = random.Random(seed)
        self.readers = [Reader(self.row, token, seat, Client()) for seat, token in made.seat_tokens.items()]
        for reader in self.readers:
            reader.browser.get(f"/table/{self.row.public_id}/sit/{reader.token}/")
        self.onlooker = Reader(self.row, onlooker, None, Client())

    def decide(self) -> bool:
        """One decision; False when it is over."""
        row = TestGame.objects.get(pk=self.row.pk)
        if row.is_over:
            return False
        seat = self.numbers.choice(row.to_act)
        action = self.numbers.choice(live.game_at(row).actions(seat))
        viewer = at_seat(row, max(seat, 0))
        make_move(row.public_id, viewer=viewer, action=action, ply=row.ply, seat=seat, key=f"k{row.ply}")
        live.forget(row.public_id)
        return True

    def compare(self, seat: int, number: int, *, watched: bool) -> int:
        """Ask about the game and about its twin; how many answers there were."""
        row = TestGame.objects.get(pk=self.row.pk)
        readers = [self.readers[seat], *([self.onlooker] if watched else [])]
        plain = [everything(reader, number) for reader in readers]
        real = digest(live.game_at(row))
        with twin_of(row, seat, number) as twin:
            assert digest(twin) != real, "the twin hides nothing else"
            changed = [everything(reader, number) for reader in readers]
        for one, other in zip(plain, changed, strict=True):
            assert list(one) == list(other)
            for asked, answer in one.items():
                assert answer[0] < 500, asked
                place = f"{row.game_id} ply {row.ply}, seat {seat}: {asked}"
                assert answer == other[asked], f"{place}: {difference(answer, other[asked])}"
        return sum(map(len, plain))


def difference(one: Shown, other: Shown) -> str:
    """Where two answers part."""
    if one[:2] != other[:2]:
        return f"{one[:2]} {other[:2]}"
    at = next(
        (place for place, pair in enumerate(zip(one[2], other[2], strict=False)) if pair[0] != pair[1]),
        min(len(one[2]), len(other[2])),
    )
    return f"{one[2][max(0, at - 200) : at + 200]!r} {other[2][max(0, at - 200) : at + 200]!r}"


@pytest.fixture
def watching(person: Callable[..., User]) -> str:
    """The token of somebody who may watch any game whose address they know."""
    return issue_token(person("playtester"), "watching", ["games:watch", "games:play"], by=None).secret


@pytest.mark.parametrize("game", GAMES)
def test_two_games_that_look_the_same_to_a_seat_are_answered_the_same(game: str, watching: str) -> None:
    publish(game)
    table = Table(game, 7, watching)
    answers = 0
    for ply in range(64):
        if ply in (7, 61):
            answers += table.compare(table.numbers.randrange(4), ply, watched=ply == 61)
        assert table.decide()
    assert answers > 130


@pytest.mark.soak
@pytest.mark.parametrize("chance", ["seed", "ask"])
@pytest.mark.parametrize("game", GAMES)
def test_whole_games_that_look_the_same_to_a_seat(game: str, chance: str, watching: str) -> None:
    publish(game)
    for seed in range(3):
        table = Table(game, seed, watching, chance)
        ply = 0
        while table.decide() and ply < 400:
            ply += 1
            if ply % 37 == 1 and not TestGame.objects.get(pk=table.row.pk).is_over:
                table.compare(table.numbers.randrange(4), ply, watched=ply % 2 == 1)
        assert ply > 40


@pytest.mark.parametrize("leak", ["state", "seed", "log"])
def test_a_leak_would_be_found(leak: str, watching: str, monkeypatch: pytest.MonkeyPatch) -> None:
    publish("princess")
    table = Table("princess", 7, watching)
    for _ in range(40):
        table.decide()
    match leak:
        case "state":
            monkeypatch.setattr(viewers, "outcome_of", lambda *_: str(live.game_at(read(table.row)).dump()))
        case "seed":
            monkeypatch.setattr(viewers, "game_name", lambda *_: str(read(table.row).seed % 7))
        case "log":
            monkeypatch.setattr(story, "read_events", lambda entries, who: read_events(entries, EVERYTHING))
    forget(table.row.public_id)
    with pytest.raises((AssertionError, WordingError)):
        table.compare(1, 5, watched=False)
