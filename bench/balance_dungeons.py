"""How balanced Dungeons is: a team of bots plays the adventures, and what came of it is counted, with 95 %
intervals.

    python -m bench.balance_dungeons [--games 100] [--seats 2 3 4] [--adventure SLUG ...] [--bot team]
                                     [--seed 0] [--processes 2] [--choose]

The characters are dealt, so that all cards are seen; with ``--choose`` the bots choose them. Wins by
adventure and by number of heroes, how adventures end, wins of each hero, equipment and ability, what is
bought of what could be. The same seeds give the same games on every machine.
"""

from __future__ import annotations

import argparse
import gc
import multiprocessing
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from statistics import median, quantiles

from bench.balance import Tally
from bench.packs import pack_release
from engine.bots import BOTS, Seat
from engine.games.dungeons.build import program_of
from engine.games.dungeons.codes import A_BUY
from engine.games.dungeons.play import Dungeons
from engine.games.dungeons.program import D_ITEM
from engine.kernel import start
from engine.snapshot import Snapshot

Task = tuple[str, int, int, str, bool]
"""Adventure, heroes, seed, bot, whether the bots choose their cards."""


@dataclass(frozen=True)
class Record:
    """What is counted of one game."""

    adventure: str
    seats: int
    won: bool
    reason: str
    rounds: int
    rooms: int
    characters: tuple[tuple[str, str, str], ...]
    """By seat: hero, equipment, ability."""
    fallen: tuple[bool, ...]
    offered: Counter[str]
    """In how many activations an item could be bought."""
    bought: Counter[str]
    """In how many of them it was."""


@dataclass
class Report:
    """All records of one adventure and one number of heroes."""

    name: str
    records: list[Record]
    ended: dict[str, Tally] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for reason in sorted({record.reason for record in self.records}):
            hits = sum(record.reason == reason for record in self.records)
            self.ended[reason] = Tally(hits, len(self.records))

    def wins(self) -> Tally:
        """Games won."""
        return Tally(sum(record.won for record in self.records), len(self.records))

    def text(self) -> str:
        """The report as a table."""
        rounds = [record.rounds for record in self.records]
        low, _, high = quantiles(rounds, n=4) if len(rounds) > 1 else (rounds[0],) * 3
        fallen = sum(sum(record.fallen) for record in self.records) / len(self.records)
        lines = [
            f"{self.name}",
            f"  won                         {self.wins()}",
            f"  rounds: median {median(rounds):.1f}, quartiles {low:.1f} and {high:.1f}; "
            f"heroes fallen per game: {fallen:.2f}",
        ]
        lines += [f"    {reason:24}  {tally}" for reason, tally in self.ended.items()]
        return "\n".join(lines)


@dataclass
class Cards:
    """What became of the cards, over all records."""

    records: Sequence[Record]
    items: Sequence[str]
    by_character: dict[str, dict[str, Tally]] = field(default_factory=dict)
    """For heroes, equipment and abilities: wins of each card."""
    pairs: dict[str, dict[str, Tally]] = field(default_factory=dict)
    """For each hero the wins with each equipment."""
    by_item: dict[str, Tally] = field(default_factory=dict)
    games_with: Counter[str] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        for record in self.records:
            for character in record.characters:
                for kind, card in zip(("hero", "equipment", "ability"), character, strict=True):
                    self.by_character.setdefault(kind, {}).setdefault(card, Tally()).add(record.won)
                self.pairs.setdefault(character[0], {}).setdefault(character[1], Tally()).add(record.won)
            for item in self.items:
                tally = self.by_item.setdefault(item, Tally())
                tally.hits += record.bought[item]
                tally.of += record.offered[item]
                self.games_with[item] += record.bought[item] > 0

    def best_for(self) -> dict[str, list[str]]:
        """For each equipment the heroes, each in an adventure, with whom it won more often than any other."""
        cells: dict[str, dict[str, Tally]] = {}
        for record in self.records:
            for hero, equipment, _ in record.characters:
                cell = cells.setdefault(f"{hero} in {record.adventure}", {})
                cell.setdefault(equipment, Tally()).add(record.won)
        best: dict[str, list[str]] = {card: [] for card in sorted(self.by_character.get("equipment", {}))}
        for name, tallies in sorted(cells.items()):
            top = max(tally.share for tally in tallies.values())
            for card, tally in tallies.items():
                if tally.share == top:
                    best[card].append(name)
        return best

    def text(self) -> str:
        """The report as a table."""
        lines = [f"all adventures together, {len(self.records)} games"]
        for kind, tallies in self.by_character.items():
            lines.append(f"  wins by {kind}")
            lines += [f"    {name:24}  {tally}" for name, tally in sorted(tallies.items())]
        lines.append("  wins of each hero by equipment, best first")
        for hero, tallies in sorted(self.pairs.items()):
            ranked = sorted(tallies.items(), key=lambda pair: (-pair[1].share, pair[0]))
            row = ", ".join(f"{card} {tally.share:.0%} of {tally.of}" for card, tally in ranked)
            lines.append(f"    {hero}: {row}")
        lines.append("  equipment that won most often, with which heroes")
        for card, heroes in self.best_for().items():
            lines.append(f"    {card:24}  {', '.join(heroes) or 'none'}")
        lines.append("  bought, of the activations in which the hero could; games in which it was bought")
        for item, tally in sorted(self.by_item.items()):
            lines.append(f"    {item:24}  {tally}  {self.games_with[item] / len(self.records):6.1%}")
        bought = sum(sum(record.bought.values()) for record in self.records)
        seats = sum(record.seats for record in self.records)
        lines.append(f"  purchases per hero and game: {bought / seats:.2f}")
        return "\n".join(lines)


def play(release: Snapshot, task: Task) -> Record:
    """One game."""
    adventure, seats, seed, bot, choose = task
    options = {"adventure": adventure, "deal": not choose}
    game = start(release, "dungeons", seats=seats, seed=seed, options=options)
    assert isinstance(game, Dungeons)
    bots = [BOTS[bot](seed * 16 + seat) for seat in range(seats)]
    places = [Seat(game, seat) for seat in range(seats)]
    state = game.state
    slug = [definition.slug for definition in state.program.definitions]
    cards = state.program.cards
    offered: set[tuple[int, int, str]] = set()
    bought: set[tuple[int, int, str]] = set()
    while game.to_act:
        seat = game.to_act[0]
        action = bots[seat].choose(places[seat])
        for legal in game.actions():
            if legal[0] == A_BUY:
                offered.add((state.turns, seat, slug[cards[state.row[legal[2]]]]))
        if action[0] == A_BUY:
            bought.add((state.turns, seat, slug[cards[state.row[action[2]]]]))
        game.apply(action, seat)
    outcome = game.outcome
    assert outcome is not None
    return Record(
        adventure=adventure,
        seats=seats,
        won=bool(outcome.winners),
        reason=outcome.reason,
        rounds=state.round,
        rooms=len(state.tile_room),
        characters=tuple(
            (slug[state.hero[seat]], slug[state.equipment[seat]], slug[state.ability[seat]])
            for seat in range(seats)
        ),
        fallen=tuple(bool(fallen) for fallen in state.fallen),
        offered=Counter(card for _, _, card in offered),
        bought=Counter(card for _, _, card in bought),
    )


_release: list[Snapshot] = []


def _prepare() -> None:
    _release.append(pack_release("dungeons"))
    gc.disable()  # clones hold no cycles, and there are very many of them


def _one(task: Task) -> Record:
    return play(_release[0], task)


def measure(tasks: Iterable[Task], processes: int = 2) -> list[Record]:
    """Play one game for each task."""
    with multiprocessing.get_context("spawn").Pool(processes, _prepare) as pool:
        return pool.map(_one, list(tasks), chunksize=2)


def adventures() -> list[str]:
    """The adventures of the pack, the easiest first."""
    return [story.slug for story in program_of(pack_release("dungeons")).stories]


def items() -> list[str]:
    """The items of the pack."""
    program = program_of(pack_release("dungeons"))
    return [program.definitions[index].slug for index in program.of_kind(D_ITEM)]


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="How balanced Dungeons is, by games of bots.")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4])
    parser.add_argument("--adventure", nargs="+", default=[])
    parser.add_argument("--bot", choices=sorted(BOTS), default="team")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--choose", action="store_true", help="let the bots choose their characters")
    given = parser.parse_args()
    everything: list[Record] = []
    for adventure in given.adventure or adventures():
        for seats in given.seats:
            seeds = range(given.seed, given.seed + given.games)
            tasks = [(adventure, seats, seed, given.bot, given.choose) for seed in seeds]
            records = measure(tasks, given.processes)
            everything += records
            print(Report(f"{adventure}, {seats} heroes, {given.games} games", records).text(), flush=True)
    print(Cards(everything, items()).text(), flush=True)


if __name__ == "__main__":
    main()
