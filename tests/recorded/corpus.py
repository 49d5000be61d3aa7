"""The recorded games: those of the conformance suite, shipped games, and games with made cards that bear the
words of the game."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path

from engine.kernel import Playable, start
from engine.snapshot import Snapshot
from tests.cards.trying import Made, staged
from tests.conformance.games import GAMES, begin
from tests.recorded.watching import digest_of, written_down

FOLDER = Path(__file__).parent
DIGESTS = FOLDER / "digests.json"
WITH_CARDS = ("platformer", "dungeons", "princess")
"""The games whose cards are made; they are the shipped ones."""
PLAIN = 30
"""Games of the conformance suite, of each kind."""
SHIPPED = 16
"""Games with the shipped pack."""
MOST = 160
"""How many decisions are written down; of shipped games three times as many."""


def cards_of(name: str) -> list[list[Made]]:
    """The made cards of a game, in groups that are played together."""
    path = FOLDER / f"cards_{name}.json"
    return [[Made(*card) for card in group] for group in json.loads(path.read_text(encoding="utf-8"))]


def with_cards(name: str, cards: list[Made], number: int) -> Playable:
    """A game of the shipped pack with made cards in it."""
    whole, setting = staged(name, cards, number)
    release = Snapshot.read(json.dumps(whole, sort_keys=True, separators=(",", ":")).encode())
    return start(release, seats=setting.seats, seed=number, options=setting.options)


def recorded_games(name: str) -> list[tuple[Callable[[], Playable], int]]:
    """How each recorded game of a kind begins, and how many of its decisions are written down."""
    played = next(played for played in GAMES if played.name == name)
    games: list[tuple[Callable[[], Playable], int]]
    games = [(partial(begin, played, number), MOST) for number in range(PLAIN)]
    if name in WITH_CARDS:
        games += [(partial(with_cards, name, [], number), 3 * MOST) for number in range(SHIPPED)]
        for number, cards in enumerate(cards_of(name)):
            games.append((partial(with_cards, name, cards, number), MOST))
    return games


def lines_of(name: str, number: int) -> list[str]:
    """A recorded game as it goes now."""
    begun, most = recorded_games(name)[number]
    return list(written_down(begun(), number, most))


def digests_of(name: str, numbers: Iterable[int]) -> list[str]:
    """Some of the recorded games of a kind as they go now."""
    games = recorded_games(name)
    return [digest_of(games[number][0](), number, games[number][1]) for number in numbers]


def read_digests() -> dict[str, list[str]]:
    """What was recorded, by game."""
    found: dict[str, list[str]] = json.loads(DIGESTS.read_text(encoding="utf-8"))
    return found
