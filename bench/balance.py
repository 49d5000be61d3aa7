"""How balanced Platformer is: bots play whole games, and what came of them is counted, with 95 % intervals.

    python -m bench.balance [--games 600] [--seats 4] [--bot planner] [--seed 0] [--processes 2]

Wins by hero and by seat, turns per player, how games end, what is bought of what could be bought; for one
player also the score. The same seeds give the same games on every machine.
"""

from __future__ import annotations

import argparse
import gc
import multiprocessing
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from statistics import median, quantiles

from bench.packs import platformer_release
from engine.bots import BOTS, Seat
from engine.games.platformer.codes import A_BUY
from engine.games.platformer.play import Platformer
from engine.games.platformer.program import D_ITEM, D_POTION
from engine.kernel import start
from engine.snapshot import Snapshot

TURN_LIMIT = 60


@dataclass(frozen=True)
class Record:
    """What is counted of one game."""

    heroes: tuple[str, ...]
    first: int
    boss: str
    winner: int
    reason: str
    turns: int
    arrived: int
    """The turn in which the first hero came to the boss level; 0: none did."""
    score: int
    offered: Counter[str]
    """In how many turns a card could be bought."""
    bought: Counter[str]
    """In how many of them it was."""


@dataclass
class Tally:
    """So many of so many."""

    hits: int = 0
    of: int = 0

    def add(self, hit: bool) -> None:
        """One more."""
        self.hits += hit
        self.of += 1

    @property
    def share(self) -> float:
        """The share of hits."""
        return self.hits / self.of if self.of else 0.0

    def interval(self) -> tuple[float, float]:
        """Wilson's 95 % interval of the share."""
        if not self.of:
            return 0.0, 1.0
        z, n, p = 1.96, self.of, self.share
        centre = (p + z * z / (2 * n)) / (1 + z * z / n)
        reach = z * ((p * (1 - p) + z * z / (4 * n)) / n) ** 0.5 / (1 + z * z / n)
        return max(0.0, centre - reach), min(1.0, centre + reach)

    def __str__(self) -> str:
        low, high = self.interval()
        return f"{self.share:6.1%}  ({low:5.1%} to {high:5.1%})  {self.hits:>5} of {self.of}"


@dataclass
class Report:
    """All records of one number of players."""

    seats: int
    records: list[Record]
    cards: list[str]
    by_hero: dict[str, Tally] = field(default_factory=dict)
    by_place: dict[str, Tally] = field(default_factory=dict)
    by_boss: dict[str, Tally] = field(default_factory=dict)
    by_card: dict[str, Tally] = field(default_factory=dict)
    ended: dict[str, Tally] = field(default_factory=dict)
    games_with: Counter[str] = field(default_factory=Counter)
    """In how many games a card was bought."""

    def __post_init__(self) -> None:
        reasons = sorted({record.reason for record in self.records})
        for record in self.records:
            for seat, hero in enumerate(record.heroes):
                won = record.winner == seat
                place = f"{(seat - record.first) % self.seats + 1}. in turn order"
                self.by_hero.setdefault(hero, Tally()).add(won)
                self.by_place.setdefault(place, Tally()).add(won)
            self.by_boss.setdefault(record.boss, Tally()).add(record.winner >= 0)
            for reason in reasons:
                self.ended.setdefault(reason, Tally()).add(record.reason == reason)
            for card in self.cards:
                if record.offered[card]:
                    tally = self.by_card.setdefault(card, Tally())
                    tally.hits += record.bought[card]
                    tally.of += record.offered[card]
                    self.games_with[card] += record.bought[card] > 0

    def turns(self) -> tuple[float, float, float]:
        """Lower quartile, median and upper quartile of the turns per player."""
        turns = [record.turns for record in self.records]
        low, _, high = quantiles(turns, n=4) if len(turns) > 1 else (turns[0],) * 3
        return low, median(turns), high

    def arrival(self) -> float:
        """The median turn in which the first hero came to the boss level, of the games in which one did."""
        return median([record.arrived for record in self.records if record.arrived] or [0])

    def wins(self) -> Tally:
        """Games that somebody won."""
        return Tally(sum(record.winner >= 0 for record in self.records), len(self.records))

    def text(self) -> str:
        """The report as a table."""
        low, middle, high = self.turns()
        lines = [
            f"{self.seats} players, {len(self.records)} games",
            f"  turns per player: median {middle:.1f}, quartiles {low:.1f} and {high:.1f}",
            f"  boss level reached in turn: median {self.arrival():.1f}",
            f"  won by somebody             {self.wins()}",
        ]
        for title, tallies in (
            ("how it ended", self.ended),
            ("somebody won against", self.by_boss),
            ("wins by hero", self.by_hero),
            ("wins by place", self.by_place),
        ):
            lines.append(f"  {title}")
            lines += [f"    {name:24}  {tally}" for name, tally in sorted(tallies.items())]
        lines.append("  bought, of the turns in which the player could; games in which it was bought")
        for card, tally in sorted(self.by_card.items()):
            lines.append(f"    {card:24}  {tally}  {self.games_with[card] / len(self.records):6.1%}")
        missing = [card for card in self.cards if card not in self.by_card]
        lines.append(f"  never affordable at a shop: {', '.join(missing) or 'none'}")
        bought = sum(sum(record.bought.values()) for record in self.records)
        lines.append(f"  purchases per player and game: {bought / len(self.records) / self.seats:.2f}")
        if self.seats == 1:
            scores = sorted(record.score for record in self.records if record.winner >= 0)
            if scores:
                lines.append(f"  score of a win: median {median(scores)}, from {scores[0]} to {scores[-1]}")
        return "\n".join(lines)


def play(release: Snapshot, seats: int, seed: int, bot: str) -> Record:
    """One game."""
    game = start(release, "platformer", seats=seats, seed=seed, options={"turn_limit": TURN_LIMIT})
    assert isinstance(game, Platformer)
    bots = [BOTS[bot](seed * 16 + seat) for seat in range(seats)]
    places = [Seat(game, seat) for seat in range(seats)]
    state = game.state
    slug = [definition.slug for definition in state.program.definitions]
    cards = state.program.cards
    offered: set[tuple[int, str]] = set()
    bought: set[tuple[int, str]] = set()
    arrived = 0
    while game.to_act:
        seat = game.to_act[0]
        action = bots[seat].choose(places[seat])
        for legal in game.actions():
            if legal[0] == A_BUY:
                offered.add((state.turns, slug[cards[state.display[legal[1]]]]))
        if action[0] == A_BUY:
            bought.add((state.turns, slug[cards[state.display[action[1]]]]))
        game.apply(action, seat)
        if not arrived and max(state.pos) >= state.board.boss_start:
            arrived = -(-state.turns // seats)
    outcome = game.outcome
    assert outcome is not None
    return Record(
        heroes=tuple(slug[hero] for hero in state.hero),
        first=state.first,
        boss=slug[state.boss],
        winner=outcome.winners[0] if outcome.winners else -1,
        reason=outcome.reason,
        turns=-(-state.turns // seats),
        arrived=arrived,
        score=state.score,
        offered=Counter(card for _, card in offered),
        bought=Counter(card for _, card in bought),
    )


_release: list[Snapshot] = []


def _prepare() -> None:
    _release.append(platformer_release())
    gc.disable()  # clones hold no cycles, and there are very many of them


def _one(task: tuple[int, int, str]) -> Record:
    return play(_release[0], *task)


def measure(seats: int, seeds: Iterable[int], bot: str = "planner", processes: int = 2) -> Report:
    """Play one game for each seed."""
    tasks = [(seats, seed, bot) for seed in seeds]
    with multiprocessing.get_context("spawn").Pool(processes, _prepare) as pool:
        records = pool.map(_one, tasks, chunksize=4)
    release = platformer_release()
    state = start(release, "platformer", seats=seats)
    assert isinstance(state, Platformer)
    program = state.state.program
    cards = [program.definitions[i].slug for kind in (D_ITEM, D_POTION) for i in program.of_kind(kind)]
    return Report(seats, records, cards)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="How balanced Platformer is, by games of bots.")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seats", type=int, nargs="+", default=[1, 2, 3, 4])
    parser.add_argument("--bot", choices=sorted(BOTS), default="planner")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--processes", type=int, default=2)
    given = parser.parse_args()
    for seats in given.seats:
        seeds = range(given.seed, given.seed + given.games)
        print(measure(seats, seeds, given.bot, given.processes).text(), flush=True)


if __name__ == "__main__":
    main()
