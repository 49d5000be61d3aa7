"""How fast the engine plays each game, single core: complete random games, actions with the listing of the
legal ones, clones, with and without events. Run it on the sources and after ``make engine``; the first line
says which of them it measured.

    python -m bench.engine [--seconds 5] [game ...]
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

from bench.packs import pack_release
from engine.kernel import start, state
from engine.snapshot import Snapshot


@dataclass(frozen=True)
class Measured:
    """A game, how it is played here, and what it has to beat."""

    name: str
    title: str
    seats: int
    options: Mapping[str, Any] = field(default_factory=dict)
    to_beat: Mapping[str, int] = field(default_factory=dict)
    """Actions per second, by build."""


GAMES = (
    Measured("platformer", "Platformer", 4, {"artifacts": True}, {"sources": 40_000, "compiled": 250_000}),
    Measured("dungeons", "Dungeons", 4, {}, {"compiled": 100_000}),
    Measured("princess", "The Princess", 4, {}, {"compiled": 100_000}),
)
CLONES_TO_BEAT = 300_000
"""Compiled, Platformer."""
PEERS = (
    ("OpenSpiel (C++), chess", 168_000),
    ("TAG (Java), Dominion, engine loop alone", 154_000),
    ("OpenSpiel (C++), backgammon", 105_000),
    ("RLCard (Python), uno", 57_000),
    ("catanatron (Python), Catan", 19_000),
    ("boardgame.io (JavaScript), a climbing game", 8_700),
    ("TAG (Java), Descent, engine loop alone", 1_200),
)


def random_games(game: Measured, release: Snapshot, seconds: float, events: bool) -> tuple[int, int, float]:
    """Games, actions and CPU seconds of random games with all rules and effects on."""
    games = actions = 0
    begun = time.process_time()
    while time.process_time() - begun < seconds:
        played = start(release, seats=game.seats, seed=games, options=dict(game.options))
        if events:
            played.events = []
        actions += played.rollout(games)
        games += 1
    return games, actions, time.process_time() - begun


def clones(game: Measured, release: Snapshot, seconds: float) -> float:
    """Clones per CPU second of a game under way."""
    draw = Random(2).random
    played = start(release, seats=game.seats, seed=5, options=dict(game.options))
    for _ in range(400):
        if not played.to_act:
            break
        legal = played.actions()
        played.apply(legal[int(draw() * len(legal))])
    made = 0
    begun = time.process_time()
    while time.process_time() - begun < seconds:
        for _ in range(100):
            played.clone()
        made += 100
    return made / (time.process_time() - begun)


def measure(game: Measured, build: str, seconds: float) -> float:
    """Measure one game and print it; its actions per second."""
    release = pack_release(game.name)
    start(release, seats=game.seats, options=dict(game.options))
    print(f"{game.title}, {game.seats} random players, all rules and effects")
    rate = 0.0
    for events in (True, False):
        games, actions, took = random_games(game, release, seconds, events)
        rate = actions / took
        print(
            f"  events {'on ' if events else 'off'}  {rate:>10,.0f} actions/s"
            f"  {games / took:>7.1f} games/s"
            f"  ({actions // games} actions a game)"
        )
    print(f"  clones      {clones(game, release, seconds / 2):>10,.0f} /s")
    if build in game.to_beat:
        print(f"  to beat     {game.to_beat[build]:>10,} actions/s: {rate / game.to_beat[build]:.2f} of it")
    return rate


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("games", nargs="*", default=[game.name for game in GAMES])
    given = parser.parse_args()
    build = "sources" if (state.__file__ or "").endswith(".py") else "compiled"
    print(f"engine: {build}, one core, CPU time")
    rates = {game.title: measure(game, build, given.seconds) for game in GAMES if game.name in given.games}
    first = next(iter(rates.values()))
    for title, rate in list(rates.items())[1:]:
        print(f"an action of {title} takes {first / rate:.2f} times one of {next(iter(rates))}")
    print(f"to beat: compiled {CLONES_TO_BEAT:,} clones/s of Platformer; others, on the same machine:")
    for name, peer in PEERS:
        print(f"  {name:45} {peer:>9,} moves/s")


if __name__ == "__main__":
    main()
