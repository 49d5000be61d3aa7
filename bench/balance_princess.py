"""How balanced The Princess is: bots play whole games, and what came of them is counted, with 95 % intervals.

    python -m bench.balance_princess [--games 400] [--seats 4] [--seed 0] [--worlds 4] [--rounds 3]
    python -m bench.balance_princess --against random [--games 400]

Wins by character, by Secret and by place, turns per player, how games end, how often each card was played and
how often it decided a game. With ``--against random`` one planning bot sits among random ones, at each place
in turn. The same seeds give the same games on every machine.

A card is **decisive** in a game if the winner's victory came by it:

- the winner got the Princess for the last time in a challenge won with it, or by its effect;
- the Kidnapper was exposed by it, and somebody else won;
- the winner won or ended with it a challenge that somebody had declared against them while they held the
  Princess for the last time, or were the Kidnapper whom nobody had exposed;
- the winner brought it into play, and at the end it lay in the centre or on somebody else;
- it healed the winner, who had at most 2 Life, or brought them back to life, and they lived on to the end.
"""

from __future__ import annotations

import argparse
import gc
import multiprocessing
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from statistics import median, quantiles

from bench.balance import Tally
from bench.packs import pack_release
from engine.bots import Believer, Bot, RandomBot, Seat
from engine.games.princess.happenings import (
    E_APPLIED,
    E_CHALLENGED,
    E_EFFECT,
    E_ELIMINATED,
    E_ENVIRONMENT,
    E_FREED,
    E_HEALED,
    E_RESURRECTED,
    E_TURN,
    E_WON,
)
from engine.games.princess.play import Princess
from engine.games.princess.program import D_ADVENTURE
from engine.games.princess.state import State
from engine.kernel import start
from engine.kernel.contract import Event
from engine.snapshot import Snapshot

FEW_LIFE = 2


@dataclass(frozen=True)
class Record:
    """What is counted of one game."""

    characters: tuple[str, ...]
    secrets: tuple[str, ...]
    first: int
    winners: tuple[int, ...]
    reason: str
    turns: int
    played: frozenset[str]
    """Cards that won a challenge, were applied, or came into play."""
    decisive: frozenset[str]
    deaths: int
    planner: int
    """The seat of the planning bot among random ones; -1 if all plan."""


class Listener:
    """Follows a game and notes which cards may have decided it."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.played: set[int] = set()
        self.acting = -1
        """The card that is being carried out."""
        self.challenge = (-1, -1)
        self.freed_by = -1
        self.got = [-1] * state.seats
        """The card by which each seat got the Princess last."""
        self.kept: list[set[int]] = [set() for _ in range(state.seats)]
        """The cards with which each seat held its ground since it has her, or as the hidden Kidnapper."""
        self.laid: dict[int, int] = {}
        """Who brought each Environment and curse into play."""
        self.saved: list[set[int]] = [set() for _ in range(state.seats)]
        """The cards to which each seat owes its life."""
        self.healing = -1
        """The card being carried out, as long as no other card acts."""
        self.deaths = 0
        self.holder = state.princess_at

    def hear(self, event: Event) -> None:
        """One event."""
        code, first, second = event[0], event[1], event[2]
        if code == E_TURN:
            self.acting = self.healing = -1
        elif code == E_CHALLENGED:
            self.challenge = (first, second)
            self.acting = self.healing = -1
        elif code in (E_WON, E_APPLIED, E_ENVIRONMENT):
            self.acting = self.healing = second
            self.played.add(second)
            if code != E_WON:
                self.laid[second] = first
            if code != E_APPLIED and first == self.challenge[1] and self.is_ahead(first):
                self.kept[first].add(second)
        elif code == E_FREED:
            self.freed_by = self.acting
        elif code == E_EFFECT:
            cards = self.state.program.cards
            if self.healing >= 0 and cards[self.healing] != first:
                self.healing = -1
        elif code == E_ELIMINATED:
            self.deaths += 1
            self.saved[first].clear()
        elif code == E_RESURRECTED or (code == E_HEALED and event[3] - second <= FEW_LIFE):
            self.saved[first].add(self.healing)

    def is_ahead(self, seat: int) -> bool:
        """Whether a seat would win if the journey ended now."""
        if self.state.princess_at >= 0:
            return self.state.princess_at == seat
        return self.freed_by < 0 and self.state.secret[seat] == self.state.program.kidnapper

    def look(self) -> None:
        """See who has the Princess, after an action."""
        holder = self.state.princess_at
        if holder != self.holder:
            self.holder = holder
            if holder >= 0:
                self.got[holder] = self.acting
                self.kept[holder].clear()

    def decisive(self, winners: tuple[int, ...]) -> set[int]:
        """The cards by which the winners won."""
        g = self.state
        found: set[int] = set()
        for seat in winners:
            found |= self.kept[seat] | self.saved[seat]
            if g.princess_at == seat:
                found.add(self.got[seat])
            if self.freed_by >= 0 and g.secret[seat] != g.program.kidnapper:
                found.add(self.freed_by)
            lying = [g.environment]
            for other in range(g.seats):
                if other != seat:
                    lying += g.curses[other]
            found.update(card for card in lying if self.laid.get(card) == seat)
        return found - {-1}


def play(release: Snapshot, seats: int, seed: int, against: str, worlds: int, rounds: int = 3) -> Record:
    """One game."""
    game = start(release, "princess", seats=seats, seed=seed)
    assert isinstance(game, Princess)
    bots: list[Bot] = [Believer(seed * 16 + seat, worlds=worlds, rounds=rounds) for seat in range(seats)]
    if against == "random":
        bots = [RandomBot(seed * 16 + seat) for seat in range(seats)]
        bots[seed % seats] = Believer(seed, worlds=worlds, rounds=rounds)
    places = [Seat(game, seat) for seat in range(seats)]
    state = game.state
    characters = state.character[:]
    secrets = state.secret[:]
    game.events = []
    listener = Listener(state)
    while game.to_act:
        seat = game.to_act[0]
        game.apply(bots[seat].choose(places[seat]), seat)
        for event in game.events:
            listener.hear(event)
        game.events.clear()
        listener.look()
    outcome = game.outcome
    assert outcome is not None
    slug = [definition.slug for definition in state.program.definitions]
    cards = state.program.cards
    return Record(
        characters=tuple(slug[index] for index in characters),
        secrets=tuple(slug[index] for index in secrets),
        first=state.first,
        winners=outcome.winners,
        reason=outcome.reason,
        turns=-(-state.turns // seats),
        played=frozenset(slug[cards[card]] for card in listener.played),
        decisive=frozenset(slug[cards[card]] for card in listener.decisive(outcome.winners)),
        deaths=listener.deaths,
        planner=seed % seats if against == "random" else -1,
    )


@dataclass
class Report:
    """All records of one number of players."""

    seats: int
    records: list[Record]
    cards: list[str]
    kidnapper: str
    by_character: dict[str, Tally] = field(default_factory=dict)
    by_secret: dict[str, Tally] = field(default_factory=dict)
    by_place: dict[str, Tally] = field(default_factory=dict)
    ended: dict[str, Tally] = field(default_factory=dict)
    played: Counter[str] = field(default_factory=Counter)
    decisive: Counter[str] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        reasons = sorted({record.reason for record in self.records})
        for record in self.records:
            for seat in range(self.seats):
                won = seat in record.winners
                place = f"{(seat - record.first) % self.seats + 1}. in turn order"
                self.by_character.setdefault(record.characters[seat], Tally()).add(won)
                self.by_secret.setdefault(record.secrets[seat], Tally()).add(won)
                self.by_place.setdefault(place, Tally()).add(won)
            for reason in reasons:
                self.ended.setdefault(reason, Tally()).add(record.reason == reason)
            self.played.update(record.played)
            self.decisive.update(record.decisive)

    def turns(self) -> tuple[float, float, float]:
        """Lower quartile, median and upper quartile of the turns per player."""
        turns = [record.turns for record in self.records]
        low, _, high = quantiles(turns, n=4) if len(turns) > 1 else (turns[0],) * 3
        return low, median(turns), high

    def kidnapper_wins(self) -> Tally:
        """Games won by the player who was dealt the Kidnapper."""
        return self.by_secret[self.kidnapper]

    def planner_wins(self) -> Tally:
        """Games won by the one planning bot among random ones."""
        hits = sum(record.planner in record.winners for record in self.records)
        return Tally(hits, len(self.records))

    def text(self) -> str:
        """The report as a table; behind a character's wins how many times its fair share they are."""
        low, middle, high = self.turns()
        deaths = sum(record.deaths for record in self.records) / len(self.records)
        lines = [
            f"{self.seats} players, {len(self.records)} games",
            f"  turns per player: median {middle:.1f}, quartiles {low:.1f} and {high:.1f}",
            f"  heroes eliminated per game: {deaths:.2f}",
        ]
        for title, tallies in (
            ("how it ended", self.ended),
            ("wins by character", self.by_character),
            ("wins by Secret", self.by_secret),
            ("wins by place", self.by_place),
        ):
            lines.append(f"  {title}")
            for name, tally in sorted(tallies.items()):
                fair = "" if tallies is self.ended else f"  {tally.share * self.seats:5.2f} x fair share"
                lines.append(f"    {name:24}  {tally}{fair}")
        lines.append("  games in which a card was played; in which it was decisive")
        for card in self.cards:
            lines.append(f"    {card:24}  {self.played[card]:>6}  {self.decisive[card]:>6}")
        never = [card for card in self.cards if not self.decisive[card]]
        lines.append(f"  never decisive: {', '.join(never) or 'none'}")
        return "\n".join(lines)


_release: list[Snapshot] = []


def _prepare() -> None:
    _release.append(pack_release("princess"))
    gc.disable()  # clones hold no cycles, and there are very many of them


def _one(task: tuple[int, int, str, int, int]) -> Record:
    return play(_release[0], *task)


def measure(
    seats: int,
    seeds: Iterable[int],
    against: str = "itself",
    worlds: int = 4,
    rounds: int = 3,
    processes: int = 2,
) -> Report:
    """Play one game for each seed."""
    tasks = [(seats, seed, against, worlds, rounds) for seed in seeds]
    if processes > 1:
        with multiprocessing.get_context("spawn").Pool(processes, _prepare) as pool:
            records = pool.map(_one, tasks, chunksize=4)
        release = pack_release("princess")
    else:
        if not _release:
            _release.append(pack_release("princess"))
        release = _release[0]
        records = [_one(task) for task in tasks]
    game = start(release, "princess", seats=seats)
    assert isinstance(game, Princess)
    program = game.state.program
    cards = [program.definitions[index].slug for index in program.of_kind(D_ADVENTURE)]
    return Report(seats, records, cards, program.definitions[program.kidnapper].slug)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="How balanced The Princess is, by games of bots.")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seats", type=int, nargs="+", default=[4])
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--worlds", type=int, default=4)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--against", choices=["itself", "random"], default="itself")
    given = parser.parse_args()
    for seats in given.seats:
        seeds = range(given.seed, given.seed + given.games)
        report = measure(seats, seeds, given.against, given.worlds, given.rounds, given.processes)
        if given.against == "random":
            tally = report.planner_wins()
            low, high = (seats * bound for bound in tally.interval())
            print(f"{seats} players: one planning bot among random ones, {given.games} games")
            print(f"  won {tally}: {seats * tally.share:.2f} x fair share ({low:.2f} to {high:.2f})")
        else:
            print(report.text(), flush=True)


if __name__ == "__main__":
    main()
