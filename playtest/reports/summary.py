"""What a tally says, as numbers with their samples and intervals. Words come in `playtest.reports.page`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from engine.kernel.observing import usable
from engine.snapshot import Snapshot
from playtest.reports.belonging import out_of_play
from playtest.reports.statistics import Histogram, Interval, normal_quantile, wilson
from playtest.reports.tally import SEPARATOR, UNIT, Tally

SMALL = 30
"""Below so many observations a number is shown as what it is: a first impression."""


@dataclass(frozen=True)
class Rate:
    """So many of so many, and what would have been fair."""

    key: str
    hits: int
    of: int
    fair: float | None = None
    """The share that is fair: an even chance for every seat."""
    times: int = 0
    """How often in all, for what can happen several times in a game."""
    looks: int = 1
    """How many rates are looked at together: the more there are, the farther one must lie to stand out."""

    @property
    def share(self) -> float:
        """The share of hits."""
        return self.hits / self.of if self.of else 0.0

    @cached_property
    def interval(self) -> Interval:
        """Wilson's interval of the share."""
        return wilson(self.hits, self.of)

    @property
    def is_small(self) -> bool:
        """Whether the sample is too small to build on."""
        return self.of < SMALL

    @property
    def is_above(self) -> bool:
        """Whether it lies above what is fair, beyond chance."""
        return self.fair is not None and not self.is_small and self.strict.low > self.fair

    @property
    def is_below(self) -> bool:
        """Whether it lies below what is fair, beyond chance."""
        return self.fair is not None and not self.is_small and self.strict.high < self.fair

    @cached_property
    def strict(self) -> Interval:
        """The interval with Bonferroni's correction for the other rates that are looked at."""
        return wilson(self.hits, self.of, normal_quantile(1 - 0.025 / self.looks))


@dataclass(frozen=True)
class Use:
    """How an entry was used in one way: in how many games, and how those fared who did."""

    entry: str
    in_games: Rate
    """Games in which it was, of all games."""
    wins: Rate
    """Wins of the seats that did, of these seats."""


class Summary:
    """A tally, read."""

    def __init__(self, tally: Tally) -> None:
        self.tally = tally
        self.tree: dict[str, Any] = {}
        for name, number in tally.counts.items():
            *way, last = name.split(SEPARATOR)
            branch = self.tree
            for part in way:
                branch = branch.setdefault(part, {})
            branch[last] = number
        self.games: int = self.tree.get("games", 0)
        self.broken: int = self.tree.get("broken", 0)

    def blamed(self) -> list[tuple[str, int]]:
        """The entries that broke games, and how many each; the worst first. An empty name is none known."""
        return sorted(self._branch("blame").items(), key=lambda each: (-each[1], each[0]))

    # How games end.

    @cached_property
    def won(self) -> Rate:
        """Games that somebody won."""
        return Rate("won", self.tree.get("won", 0), self.games)

    @cached_property
    def drawn(self) -> Rate:
        """Games that nobody won and nobody lost."""
        return Rate("drawn", self.tree.get("drawn", 0), self.games)

    def reasons(self) -> list[Rate]:
        """How games ended, the most frequent first."""
        found = [Rate(key, number, self.games) for key, number in self._branch("reason").items()]
        return sorted(found, key=lambda rate: (-rate.hits, rate.key))

    def marks(self) -> dict[str, list[Rate]]:
        """For each mark and its values the games that somebody won."""
        return {mark: self._rates(values) for mark, values in sorted(self._branch("mark").items())}

    def endings(self, mark: str) -> dict[str, dict[str, int]]:
        """For each value of a mark how its games ended."""
        found: dict[str, dict[str, int]] = self._branch("ending").get(mark, {})
        return found

    def seats(self) -> list[Rate]:
        """For each number of players the games that somebody won."""
        return sorted(self._rates(self._branch("seats")), key=lambda rate: int(rate.key))

    # Who wins.

    def who(self) -> dict[str, list[Rate]]:
        """Wins by what seats play with, by kind."""
        return self._by_kind(self._branch("who"))

    def pairs(self) -> list[Rate]:
        """Wins by two things that one seat plays with together."""
        return self._rates(self._branch("pair"))

    def parties(self) -> list[Rate]:
        """Games won by who was at the table together."""
        return self._rates(self._branch("party"))

    def places(self) -> dict[int, list[Rate]]:
        """Wins by the place in the order of turns, for each number of players above one."""
        return {
            int(seats): sorted(self._rates(places), key=lambda rate: int(rate.key))
            for seats, places in sorted(self._branch("place").items(), key=lambda item: int(item[0]))
            if int(seats) > 1
        }

    def bots(self, *, by_games: bool = False) -> list[Rate]:
        """Wins by bot: of the seats it played, or of the games it took part in."""
        return self._rates(self._branch("with" if by_games else "bot"))

    # How long and how fast.

    def turns(self, seats: int | None = None) -> Histogram:
        """How long games are, for a number of players or for all."""
        found: dict[int, int] = {}
        for number, counts in self._branch("turns").items():
            if seats is None or int(number) == seats:
                for turns, count in counts.items():
                    found[int(turns)] = found.get(int(turns), 0) + count
        return Histogram(found)

    def pace(self) -> dict[str, list[tuple[int, float, int]]]:
        """For each name, round by round: what a player has by then, and of how many games. Each round adds
        what it brings on average in the games that last so long; so the line does not fall when rich games
        are over. It ends where fewer than half of the games go on, or too few."""
        found: dict[str, list[tuple[int, float, int]]] = {}
        for name, rounds in sorted(self._branch("pace").items()):
            line: list[tuple[int, float, int]] = []
            total = 0.0
            for number in sorted(map(int, rounds)):
                sums = rounds[str(number)]
                if sums["of"] < max(2, self.games / 2):
                    break
                total += sums.get("sum", 0) / UNIT / sums["of"]
                line.append((number, total, sums["of"]))
            if line:
                found[name] = line
        return found

    def milestones(self) -> dict[str, Histogram]:
        """When a milestone is reached, of the games in which it is; in the order in which they are."""
        found = {name: Histogram(_ints(turns)) for name, turns in self._branch("milestone").items()}
        return dict(sorted(found.items(), key=lambda item: (item[1].mean, item[0])))

    def counts(self) -> dict[str, Histogram]:
        """Other numbers of a game."""
        return {name: Histogram(_ints(values)) for name, values in sorted(self._branch("count").items())}

    def scores(self, *, won: bool | None = None) -> Histogram:
        """Scores of games alone: of those won, lost or all."""
        found: dict[int, int] = {}
        for score, ends in self._branch("score").items():
            for end, count in ends.items():
                if won is None or (end == "won") == won:
                    found[int(score)] = found.get(int(score), 0) + count
        return Histogram(found)

    # What is used.

    def uses(self) -> dict[str, list[Use]]:
        """For each way of use the entries, the most frequent first."""
        found: dict[str, list[Use]] = {}
        for way, entries in sorted(self._branch("use").items()):
            uses = [
                Use(
                    entry,
                    Rate(entry, sums.get("games", 0), self.games, times=sums.get("times", 0)),
                    self._rate(entry, sums),
                )
                for entry, sums in entries.items()
            ]
            found[way] = sorted(uses, key=lambda use: (-use.in_games.hits, -use.in_games.times, use.entry))
        return found

    def unused(self, release: Snapshot) -> dict[str, list[str]]:
        """For each way of use the entries of the release that were never used so, though others of their
        kind were: a kind that never is belongs to a variant that was not played. Neither could what belongs
        to heroes or adventures that were not at the table."""
        used = self._branch("use")
        absent = out_of_play(release, self.at_the_table(release))
        found: dict[str, list[str]] = {}
        for way, entries in usable(release).items():
            seen = used.get(way, {})
            alive = {entry.partition("/")[0] for entry in seen}
            found[way] = [
                each
                for each in entries
                if each not in seen and each not in absent and each.partition("/")[0] in alive
            ]
        return found

    def at_the_table(self, release: Snapshot) -> dict[str, list[str]]:
        """What games were played with and about, by kind: heroes, adventures, bosses."""
        values = [value for rates in self.marks().values() for value in (rate.key for rate in rates)]
        found: dict[str, list[str]] = {}
        for entry in (*self._branch("who"), *values):
            kind, _slash, slug = entry.partition("/")
            if slug in release.entries.get(kind, {}):
                found.setdefault(kind, []).append(entry)
        return {kind: sorted(entries) for kind, entries in found.items()}

    def falls(self) -> list[Rate]:
        """What downs players: games in which it did, and how often in all, the most frequent first."""
        found = [
            Rate(cause, sums.get("games", 0), self.games, times=sums.get("times", 0))
            for cause, sums in self._branch("fall").items()
        ]
        return sorted(found, key=lambda rate: (-rate.times, rate.key))

    # Reading.

    def _branch(self, name: str) -> Mapping[str, Any]:
        found: Mapping[str, Any] = self.tree.get(name, {})
        return found

    def _rate(self, key: str, sums: Mapping[str, int]) -> Rate:
        of = sums.get("of", 0)
        fair = sums["fair"] / UNIT / of if of and "fair" in sums else None
        return Rate(key, sums.get("won", 0), of, fair, sums.get("times", 0))

    def _rates(self, branch: Mapping[str, Mapping[str, int]]) -> list[Rate]:
        found = [self._rate(key, sums) for key, sums in branch.items()]
        return sorted(found, key=lambda rate: (-rate.share, rate.key))

    def _by_kind(self, branch: Mapping[str, Mapping[str, int]]) -> dict[str, list[Rate]]:
        found: dict[str, list[Rate]] = {}
        for rate in self._rates(branch):
            found.setdefault(rate.key.partition("/")[0], []).append(rate)
        return found


def _ints(counts: Mapping[str, int]) -> dict[int, int]:
    return {int(key): count for key, count in counts.items()}
