"""Two releases on the same seeds: what moved, and is it more than chance?

Games are paired by cell and seed, so that what chance does to both sides cancels out as far as an edit leaves
it alone. Shares are compared by McNemar's exact test on the pairs that differ, lengths and counts by a t test
of the differences. What was edited is the primary question: its numbers are tested one by one. The rest is
looked at to see whether anything moved, and Holm's correction allows for looking at so many numbers at once.
Sums of pairs add up like tallies, so an answer is there after the first pair and becomes sharper with every
one.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Literal, NamedTuple

from playtest.reports.statistics import Interval, holm, mcnemar, paired_mean, paired_shares
from playtest.reports.tally import SEPARATOR, Observation, Tally

LEVEL = 0.05
NARROW = 0.03
"""A share whose whole interval of change lies within so little, either way, has stayed the same."""
FEWEST = 10
"""Pairs below which nothing is claimed."""

Verdict = Literal["moved", "hint", "same", "open"]
"""``moved``: beyond chance, also after Holm's correction where there is one; ``hint``: only before it;
``same``: the interval rules out a change that matters; ``open``: nothing can be said yet."""


class PairKey(NamedTuple):
    """Which games belong together."""

    cell: int
    seed: int


class Pairs:
    """Sums over pairs of games; they add up like tallies."""

    def __init__(self, first: Tally | None = None, second: Tally | None = None) -> None:
        self.first = first or Tally()
        """The tally of the first games of all pairs, and of the second ones."""
        self.second = second or Tally()
        self.sums = Tally()

    def add(self, first: Observation | None, second: Observation | None) -> None:
        """One more pair. If one of the two games broke, the pair says nothing."""
        more = self.sums.counts
        if first is None or second is None:
            more["broken"] = more.get("broken", 0) + 1
            return
        self.first.add(first)
        self.second.add(second)
        more["pairs"] = more.get("pairs", 0) + 1
        if first == second:
            more["equal"] = more.get("equal", 0) + 1
        before, after = flags(first), flags(second)
        for name in before.keys() | after.keys():
            # Who did not take part on one side tells nothing about winning.
            if name.startswith("win") and not (name in before and name in after):
                continue
            mark = f"{name}|{int(before.get(name, False))}{int(after.get(name, False))}"
            more[mark] = more.get(mark, 0) + 1
        old, new = numbers(first), numbers(second)
        for name in old.keys() & new.keys():
            change = new[name] - old[name]
            for part, amount in (
                ("of", 1),
                ("sum", change),
                ("squares", change * change),
                ("old", old[name]),
                ("new", new[name]),
            ):
                if amount:
                    more[f"{name}|{part}"] = more.get(f"{name}|{part}", 0) + amount

    def merge(self, other: Pairs) -> None:
        """Add what another has counted."""
        self.first.merge(other.first)
        self.second.merge(other.second)
        self.sums.merge(other.sums)

    def plain(self) -> dict[str, dict[str, int]]:
        """For storing."""
        return {"first": self.first.plain(), "second": self.second.plain(), "sums": self.sums.plain()}

    @classmethod
    def from_plain(cls, plain: Mapping[str, Mapping[str, int]]) -> Pairs:
        """What `plain` stored."""
        pairs = cls(Tally(plain["first"]), Tally(plain["second"]))
        pairs.sums = Tally(plain["sums"])
        return pairs

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Pairs) and self.plain() == other.plain()

    __hash__ = None  # type: ignore[assignment]


def flags(game: Observation) -> dict[str, bool]:
    """What can be said of a game with yes or no: whether somebody won, who did, what was used."""
    found: dict[str, bool] = {"share|won": any(seat["won"] for seat in game["seats"])}
    many = len(game["seats"]) > 1
    bots = {seat.get("bot", "") for seat in game["seats"]}
    for seat in game["seats"]:
        for entry in seat["who"]:
            found[f"win|who|{entry}"] = seat["won"]
        if many:
            found[f"win|place|{seat['place']}"] = seat["won"]
        if len(bots) > 1:
            name = f"win|bot|{seat['bot']}"
            found[name] = found.get(name, False) or seat["won"]
        for way, entries in seat["uses"].items():
            for entry in entries:
                found[f"share|use|{way}|{entry}"] = True
        for cause in seat["falls"]:
            found[f"share|fall|{cause}"] = True
    for entry in game["met"]:
        found[f"share|use|met|{entry}"] = True
    found[f"share|reason|{game['reason']}"] = True
    return found


def numbers(game: Observation) -> dict[str, int]:
    """What is counted of a game."""
    found: dict[str, int] = {"mean|turns": game["turns"], "mean|actions": game["actions"]}
    for name, number in game["counts"].items():
        found[f"mean|count|{name}"] = number
    for name, turn in game["milestones"].items():
        found[f"mean|milestone|{name}"] = turn
    if len(game["seats"]) == 1:
        found["mean|score"] = game["seats"][0]["score"]
    return found


@dataclass(frozen=True)
class Change:
    """How one number changed from the first side to the second."""

    sort: str
    """``win`` (of one who plays), ``share`` (of games) or ``mean``."""
    subject: tuple[str, ...]
    """What it is about: ``("who", "hero/knight")``, ``("use", "bought", "item/x")``, ``("turns",)``."""
    before: float
    after: float
    interval: Interval
    """Of the difference."""
    probability: float
    adjusted: float
    effect: float
    """Cohen's g (how far from half the differing pairs lie) or d (the mean in standard deviations)."""
    of: int
    differing: int
    verdict: Verdict
    is_primary: bool = False
    """Whether it is about an entry that was edited: then it was asked for, and is tested alone."""

    @property
    def difference(self) -> float:
        """By how much."""
        return self.after - self.before


@dataclass(frozen=True)
class Comparison:
    """The answer: what moved, sorted, and all the rest."""

    pairs: int
    equal: int
    broken: int
    changes: tuple[Change, ...]
    """What was edited first; then the clearest: moved, hints, then by how probable chance is."""

    @property
    def primary(self) -> list[Change]:
        """The numbers of what was edited."""
        return [change for change in self.changes if change.is_primary]

    @property
    def rest(self) -> list[Change]:
        """All other numbers."""
        return [change for change in self.changes if not change.is_primary]

    @property
    def moved(self) -> list[Change]:
        """What of the rest is beyond chance."""
        return [change for change in self.rest if change.verdict == "moved"]

    @property
    def hints(self) -> list[Change]:
        """What of the rest may be worth more games."""
        return [change for change in self.rest if change.verdict == "hint"]


def compare(
    first: Iterable[tuple[PairKey, Observation | None]], second: Iterable[tuple[PairKey, Observation | None]]
) -> Pairs:
    """Pair the games of two campaigns. Both are read once; a game is kept only until its partner comes, so
    that two campaigns in the same order need hardly any memory."""
    pairs = Pairs()
    waiting: tuple[dict[PairKey, Any], dict[PairKey, Any]] = ({}, {})
    sides = (iter(first), iter(second))
    going = [True, True]
    while any(going):
        for side in (0, 1):
            if not going[side]:
                continue
            item = next(sides[side], None)
            if item is None:
                going[side] = False
                continue
            key, game = item
            partners = waiting[1 - side]
            if key in partners:
                other = partners.pop(key)
                pairs.add(*((game, other) if side == 0 else (other, game)))
            else:
                waiting[side][key] = game
    return pairs


def answer(pairs: Pairs, edited: Collection[str] = ()) -> Comparison:
    """What the pairs say so far; ``edited`` are the entries that differ between the two contents."""
    counts = pairs.sums.counts
    total = counts.get("pairs", 0)
    names: dict[tuple[str, ...], dict[str, int]] = {}
    for name, number in counts.items():
        parts = name.split(SEPARATOR)
        if len(parts) > 1:
            names.setdefault(tuple(parts[:-1]), {})[parts[-1]] = number
    drafts = [
        replace(_draft(name, sums, total), is_primary=any(part in edited for part in name[1:]))
        for name, sums in sorted(names.items())
    ]
    adjusted: dict[tuple[str, ...], float] = {}
    rest = [change for change in drafts if not change.is_primary]
    for family in sorted({_family(change) for change in rest}):
        # Each family answers a question of its own; together they would drown the answers of the small ones.
        tested = [c for c in rest if _family(c) == family and c.differing and c.of >= FEWEST]
        adjusted |= zip(map(_name, tested), holm([c.probability for c in tested]), strict=True)
    adjusted |= {_name(change): change.probability for change in drafts if change.is_primary}
    changes = [_judged(change, adjusted.get(_name(change), 1.0)) for change in drafts]
    rank = {"moved": 0, "hint": 1, "open": 2, "same": 3}
    changes.sort(
        key=lambda each: (
            not each.is_primary,
            rank[each.verdict],
            # Among what moved, shares of games and wins by how far they moved, means after them.
            -abs(each.difference) if each.verdict == "moved" and each.sort != "mean" else 0,
            each.probability,
            _name(each),
        )
    )
    return Comparison(total, counts.get("equal", 0), counts.get("broken", 0), tuple(changes))


def _family(change: Change) -> str:
    """The question that a number helps to answer: who wins (by hero, by place ...), which cards come up (in
    each way of use), how long and how much."""
    if change.sort == "mean" or change.subject[0] == "won":
        return change.sort
    return SEPARATOR.join(change.subject[: 2 if change.subject[0] == "use" else 1])


def _name(change: Change) -> tuple[str, ...]:
    return (change.sort, *change.subject)


def _draft(name: tuple[str, ...], sums: Mapping[str, int], total: int) -> Change:
    sort, *subject = name
    if sort == "mean":
        of = sums.get("of", 0)
        mean = paired_mean(of, sums.get("sum", 0), sums.get("squares", 0))
        return Change(
            sort,
            tuple(subject),
            sums.get("old", 0) / of,
            sums.get("new", 0) / of,
            mean.interval,
            mean.probability,
            1.0,
            mean.effect,
            of,
            int(sums.get("squares", 0) > 0) * of,
            "open",
        )
    lost, gained = sums.get("10", 0), sums.get("01", 0)
    both = sums.get("11", 0)
    # For shares of games a pair without the mark is one in which neither side has it.
    of = total if sort == "share" else lost + gained + both + sums.get("00", 0)
    return Change(
        sort,
        tuple(subject),
        (both + lost) / of,
        (both + gained) / of,
        paired_shares(lost, gained, of),
        mcnemar(lost, gained),
        1.0,
        gained / (lost + gained) - 0.5 if lost + gained else 0.0,
        of,
        lost + gained,
        "open",
    )


def _judged(change: Change, adjusted: float) -> Change:
    verdict: Verdict = "open"
    if change.of >= FEWEST:
        if adjusted < LEVEL:
            verdict = "moved"
        elif change.probability < LEVEL:
            verdict = "hint"
        elif max(map(abs, change.interval)) <= (NARROW if change.sort != "mean" else 0):
            verdict = "same"
    return replace(change, adjusted=adjusted, verdict=verdict)
