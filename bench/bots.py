"""How strong the bots are: they play against one another, and the wins are counted with 95 % intervals
(Wilson). Every match has a target, and is over as soon as the interval says whether it is reached, or when so
many games are played.

    python -m bench.bots [--match NAME ...] [--games 400] [--seed 0] [--processes 1] [--mcts mcts:500]
    python -m bench.bots --speed

In a duel the challenger sits at each place in turn among its opponents. Where all seats win or lose together,
a team of challengers and a team of the others play the same seeds, and the games that only one of them won
are compared. With ``--speed``: imagined games per second of the search. The same seeds and iterations give
the same games on every machine; use the compiled engine (``make engine``), it takes a fraction of the time.
"""

from __future__ import annotations

import argparse
import gc
import multiprocessing
import time
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from bench.balance import Tally
from bench.packs import pack_release
from engine.bots import MonteCarlo, Seat, make_bot, parse_bot, play_out
from engine.kernel import start, state
from engine.kernel.contract import Outcome
from engine.kernel.rng import Stream, seeded
from engine.snapshot import Snapshot

BATCH = 10
"""After so many games one looks whether it is decided."""
LEAST = 40
"""Before that it is not: an interval that is looked at too early promises too much."""
STEPS = 30
"""The actions of a rollout whose speed is measured."""


@dataclass(frozen=True)
class Match:
    """Who plays whom at what, and what has to be reached."""

    name: str
    game: str
    seats: tuple[int, ...]
    """How many players; of several numbers each in turn."""
    challenger: str
    opponent: str
    target: float
    """The share of wins in a duel; for teams, of the games that only one of them won."""
    team: bool = False
    options: Mapping[str, Any] = field(default_factory=dict)


def matches(mcts: str = "") -> tuple[Match, ...]:
    """The matches of the strength table, with the budgets that it was measured with unless one is given."""
    tide = {"adventure": "the_tide_below", "deal": True}
    return (
        Match("platformer-planner", "platformer", (2,), "planner", "random", 0.95),
        Match("platformer-mcts", "platformer", (2,), mcts or "mcts:300", "planner", 0.60),
        Match(
            "dungeons-mcts", "dungeons", (2,), mcts or "mcts:400", "planner", 0.50, team=True, options=tide
        ),
        Match("princess-mcts", "princess", (4,), mcts or "mcts:200", "planner", 1.3 / 4),
    )


@dataclass(frozen=True)
class Played:
    """One game, or one seed played by both teams: who won, and how many seconds the challenger and the others
    thought."""

    challenger: bool
    opponent: float
    """Wins of the others; in a duel of one of them on average."""
    seconds: tuple[float, float]


def play(release: Snapshot, match: Match, seed: int) -> Played:
    """One game of a duel, or the same game by both teams."""
    seats = match.seats[seed % len(match.seats)]
    place = seed // len(match.seats) % seats
    if match.team:
        first, spent = game_of(release, match, seed, [match.challenger] * seats)
        second, spent_too = game_of(release, match, seed, [match.opponent] * seats)
        return Played(bool(first.winners), bool(second.winners), (sum(spent), sum(spent_too)))
    names = [match.challenger if seat == place else match.opponent for seat in range(seats)]
    outcome, spent = game_of(release, match, seed, names)
    others = sum(seat in outcome.winners for seat in range(seats) if seat != place)
    own = spent[place]
    return Played(place in outcome.winners, others / (seats - 1), (own, (sum(spent) - own) / (seats - 1)))


def game_of(release: Snapshot, match: Match, seed: int, names: list[str]) -> tuple[Outcome, list[float]]:
    """One game: its outcome, and how long each seat thought."""
    game = start(release, match.game, seats=len(names), seed=seed, options=match.options)
    places = [Seat(game, seat) for seat in range(len(names))]
    bots = []
    for seat, text in enumerate(names):
        name, budget = parse_bot(text)
        bots.append(make_bot(name, seed * 16 + seat, budget, time.monotonic))
    spent = [0.0] * len(names)
    while game.to_act:
        seat = game.to_act[0]
        begun = time.process_time()
        action = bots[seat].choose(places[seat])
        spent[seat] += time.process_time() - begun
        game.apply(action, seat)
    outcome = game.outcome
    assert outcome is not None
    return outcome, spent


@dataclass
class Result:
    """What came of a match."""

    match: Match
    wins: Tally = field(default_factory=Tally)
    others: float = 0.0
    only: Tally = field(default_factory=Tally)
    """Of the games that only one of the teams won: those that the challengers won."""
    seconds: list[float] = field(default_factory=lambda: [0.0, 0.0])

    def add(self, played: Played) -> None:
        """One more game."""
        self.wins.add(played.challenger)
        self.others += played.opponent
        if self.match.team and played.challenger != bool(played.opponent):
            self.only.add(played.challenger)
        for side in (0, 1):
            self.seconds[side] += played.seconds[side]

    @property
    def decisive(self) -> Tally:
        """What the target is about."""
        return self.only if self.match.team else self.wins

    @property
    def verdict(self) -> str:
        """Whether the target is reached: the whole interval lies above it, or below."""
        low, high = self.decisive.interval()
        if low >= self.match.target:
            return "reached"
        return "missed" if high < self.match.target else "open"

    def is_decided(self) -> bool:
        """Whether more games would tell no more."""
        return self.wins.of >= LEAST and self.verdict != "open"

    def text(self) -> str:
        """The result as lines of the table."""
        match, played = self.match, self.wins.of
        seats = "/".join(str(number) for number in match.seats)
        lines = [
            f"{match.name}: {match.challenger} against {match.opponent}, {seats} players, {played} games",
            f"  {match.challenger:12}  {self.wins}  {self.seconds[0] / played:6.2f} s of thought a game",
        ]
        if match.team:
            others = Tally(round(self.others), played)
            lines.append(
                f"  {match.opponent:12}  {others}  {self.seconds[1] / played:6.2f} s of thought a game"
            )
            lines.append(f"  won by one team only, of these by {match.challenger}: {self.only}")
        else:
            share = self.others / played
            ratio = f"; {match.challenger} won {self.wins.share / share:.2f} times as often" if share else ""
            lines.append(
                f"  {match.opponent:12}  {share:6.1%}  {self.seconds[1] / played:6.2f} s of thought a game"
                f"{ratio}"
            )
        lines.append(f"  target: more than {match.target:.1%}: {self.verdict}")
        return "\n".join(lines)


_releases: dict[str, Snapshot] = {}


def _prepare(game: str) -> None:
    if game not in _releases:
        _releases[game] = pack_release(game)
    gc.disable()  # clones hold no cycles, and there are very many of them


def _one(task: tuple[Match, int]) -> Played:
    match, seed = task
    return play(_releases[match.game], match, seed)


def games(match: Match, seeds: Iterable[int], processes: int) -> Iterator[Played]:
    """Play one game for each seed, in the order of the seeds."""
    tasks = [(match, seed) for seed in seeds]
    if processes > 1:
        with multiprocessing.get_context("spawn").Pool(processes, _prepare, (match.game,)) as pool:
            yield from pool.imap(_one, tasks)
        return
    _prepare(match.game)
    for task in tasks:
        yield _one(task)
    gc.enable()


def measure(match: Match, seeds: range, processes: int = 1, show: bool = False) -> Result:
    """Play until the match is decided or all seeds are played."""
    result = Result(match)
    for played in games(match, seeds, processes):
        result.add(played)
        if result.wins.of % BATCH == 0:
            if show:
                print(f"  {result.wins.of:>4} games: {result.decisive}", flush=True)
            if result.is_decided():
                break
    return result


def rollouts(seconds: float = 3.0) -> float:
    """Rollouts per CPU second, each on a clone of an imagined game under way."""
    game = start(pack_release("platformer"), seats=4, seed=5)
    play_out(game, [make_bot("random", seat) for seat in range(4)], 200)
    world = game.determinize(game.to_act[0], 1)
    stream = Stream(seeded(1))
    done = 0
    begun = time.process_time()
    while time.process_time() - begun < seconds:
        copy = world.clone()
        copy.rollout(stream.below(1 << 30), STEPS)
        copy.estimate(0)
        done += 1
    return done / (time.process_time() - begun)


def iterations(game: str, seats: int, options: Mapping[str, Any], plies: int = 60) -> float:
    """Iterations of the search per CPU second, in the first actions of a game."""
    played = start(pack_release(game), game, seats=seats, seed=3, options=options)
    bots = [MonteCarlo(seat) for seat in range(seats)]
    spent = 0
    begun = time.process_time()
    for _ in range(plies):
        if not played.to_act:
            break
        seat = played.to_act[0]
        bots[seat].spent = 0
        played.apply(bots[seat].choose(Seat(played, seat)), seat)
        spent += bots[seat].spent
    return spent / (time.process_time() - begun)


def print_speed() -> None:
    """How fast the search is."""
    print(f"clone, {STEPS} random actions, estimate, Platformer: {rollouts():>8,.0f} /s")
    for match in matches()[1:]:
        rate = iterations(match.game, match.seats[0], match.options)
        print(f"iterations until the own turn has come round, {match.game}: {rate:>8,.0f} /s", flush=True)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="How strong the bots are.")
    parser.add_argument("--match", nargs="+", choices=[match.name for match in matches()])
    parser.add_argument("--games", type=int, default=400, help="at most; a match that is decided ends")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--mcts", default="", help="the search bot with its budget, such as mcts:500")
    parser.add_argument("--speed", action="store_true")
    given = parser.parse_args()
    print(f"engine: {'sources' if (state.__file__ or '').endswith('.py') else 'compiled'}")
    if given.speed:
        print_speed()
        return
    for match in matches(given.mcts):
        if not given.match or match.name in given.match:
            seeds = range(given.seed, given.seed + given.games)
            print(measure(match, seeds, given.processes, show=True).text(), flush=True)


if __name__ == "__main__":
    main()
