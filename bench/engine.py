"""How fast the engine is, single core: complete random games, actions with the listing of the legal ones,
clones, with and without events. Run it on the sources and after ``make engine``; the first line says which of
them it measured.

    python -m bench.engine [--seconds 5]
"""

from __future__ import annotations

import argparse
import time
from random import Random

from bench.packs import platformer_release
from engine.games.platformer import machine
from engine.kernel import start
from engine.snapshot import Snapshot

ACTIONS_TO_BEAT = {"sources": 40_000, "compiled": 250_000}
CLONES_TO_BEAT = 300_000
"""Compiled."""
PEERS = (
    ("OpenSpiel (C++), chess", 168_000),
    ("TAG (Java), Dominion, engine loop alone", 154_000),
    ("OpenSpiel (C++), backgammon", 105_000),
    ("RLCard (Python), uno", 57_000),
    ("catanatron (Python), Catan", 19_000),
    ("boardgame.io (JavaScript), a climbing game", 8_700),
)


def random_games(release: Snapshot, seconds: float, events: bool) -> tuple[int, int, float]:
    """Games, actions and CPU seconds of random games of four players with all rules and effects on."""
    games = actions = 0
    begun = time.process_time()
    while time.process_time() - begun < seconds:
        game = start(release, seats=4, seed=games, options={"artifacts": True})
        if events:
            game.events = []
        actions += game.rollout(games)
        games += 1
    return games, actions, time.process_time() - begun


def clones(release: Snapshot, seconds: float) -> float:
    """Clones per CPU second of a game under way."""
    draw = Random(2).random
    game = start(release, seats=4, seed=5)
    for _ in range(400):
        legal = game.actions()
        game.apply(legal[int(draw() * len(legal))])
    made = 0
    begun = time.process_time()
    while time.process_time() - begun < seconds:
        for _ in range(100):
            game.clone()
        made += 100
    return made / (time.process_time() - begun)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0)
    seconds = parser.parse_args().seconds
    build = "sources" if (machine.__file__ or "").endswith(".py") else "compiled"
    release = platformer_release()
    start(release, seats=4)
    print(f"engine: {build}; Platformer, 4 random players, all rules and effects, one core, CPU time")
    for events in (False, True):
        games, actions, took = random_games(release, seconds, events)
        print(
            f"  events {'on ' if events else 'off'}  {actions / took:>10,.0f} actions/s"
            f"  {games / took:>7.1f} games/s"
            f"  ({actions // games} actions a game)"
        )
    print(f"  clones      {clones(release, seconds / 2):>10,.0f} /s")
    print(f"to beat: {ACTIONS_TO_BEAT[build]:,} actions/s, compiled {CLONES_TO_BEAT:,} clones/s")
    for name, rate in PEERS:
        print(f"  {name:45} {rate:>9,} moves/s")


if __name__ == "__main__":
    main()
