"""``python -m bench.api``: how fast the API answers while many games are played at once.

One person at each table decides for everybody who is no bot, as if they handed the device around: looks at
the game through the eyes of who must decide, thinks, decides. The server is the one that ``make run`` starts,
on SQLite or on a PostgreSQL of its own (``--postgresql``); people and server share the machine.
"""

from __future__ import annotations

import argparse
import os
import random
import tempfile
import threading
import time
from collections import Counter
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.playtest.serving import GAMES, Answer, Caller, Studio, UnansweredError, serving
from tests.postgres import postgresql

SEATS = 4
BOTS = ((), ("random",), (), ())
"""The bots of a table, by its number: at one in four somebody is missing."""


@dataclass
class Measured:
    """What was measured: seconds of each request, and how they were answered."""

    moves: list[float] = field(default_factory=list)
    looks: list[float] = field(default_factory=list)
    statuses: Counter[int] = field(default_factory=Counter)
    broken: int = 0
    seconds: float = 0.0
    complaints: str = ""

    def percentile(self, share: float, of: list[float] | None = None) -> float:
        """The time in milliseconds that this share of the decisions did not exceed."""
        times = sorted(self.moves if of is None else of)
        return 1000 * times[min(len(times) - 1, int(share * len(times)))]

    def __str__(self) -> str:
        parts = [
            f"{name} p50 {self.percentile(0.5, times):.0f} p95 {self.percentile(0.95, times):.0f} "
            f"p99 {self.percentile(0.99, times):.0f} ms"
            for name, times in (("decisions", self.moves), ("looks", self.looks))
        ]
        load = ", ".join(f"{each:.1f}" for each in os.getloadavg())
        parts.insert(0, f"{len(self.moves) / self.seconds:.1f} decisions/s")
        return f"{'; '.join(parts)}; answers {dict(self.statuses)}; load average {load}"


class Person(threading.Thread):
    """Who plays at one table until told to stop."""

    def __init__(self, studio: Studio, number: int, think: float, measured: Measured) -> None:
        super().__init__(daemon=True)
        self.studio = studio
        self.number = number
        self.think = think
        self.measured = measured
        self.numbers = random.Random(number)
        self.stop = threading.Event()
        self.games = 0
        self.sit()

    def sit(self) -> None:
        """Begin a new game."""
        bots = BOTS[self.number % len(BOTS)]
        seats: list[dict[str, str]] = [{"name": f"P{seat}"} for seat in range(SEATS - len(bots))]
        seats += [{"bot": bot} for bot in bots]
        game = GAMES[self.number % len(GAMES)]
        seed = self.number * 1000 + self.games
        answer = self.studio.caller().call("POST", "games/", {"game": game, "seats": seats, "seed": seed})
        assert answer.status == 201, answer.body
        self.games += 1
        made = answer.json
        self.id = made["state"]["id"]
        self.callers: dict[int, Caller] = {
            each["seat"]: self.studio.caller(each["token"]) for each in made["seat_tokens"] if each["token"]
        }
        self.looking = min(self.callers)

    def run(self) -> None:
        """Look, think, decide."""
        self.stop.wait(self.numbers.random() * 2 * self.think)  # they did not all come at the same moment
        while not self.stop.is_set():
            try:
                self.turn()
            except UnansweredError:
                self.measured.broken += 1

    def turn(self) -> None:
        """One decision of whoever must decide."""
        state = self.look(self.looking)
        if state is None:
            return
        if state["over"]:
            self.sit()
            return
        seat = state["to_act"][0]
        if seat not in self.callers:
            self.stop.wait(0.1)  # a bot
            return
        if seat != self.looking:
            self.looking = seat
            return
        self.stop.wait(self.think * (0.5 + self.numbers.random()))
        if self.stop.is_set():
            return
        choice = self.numbers.choice(state["actions"])["action"]
        began = time.perf_counter()
        answer = self.callers[seat].call(
            "POST",
            f"games/{self.id}/moves/",
            {"ply": state["ply"], "action": choice},
            f"{seat}-{state['ply']}",
        )
        self.measured.moves.append(time.perf_counter() - began)
        self.measured.statuses[answer.status] += 1

    def look(self, seat: int) -> Any:
        """The state through the eyes of a seat."""
        began = time.perf_counter()
        answer: Answer = self.callers[seat].call("GET", f"games/{self.id}/")
        self.measured.looks.append(time.perf_counter() - began)
        self.measured.statuses[answer.status] += 1
        return answer.json if answer.status == 200 else None


def measure(studio: Studio, games: int, think: float, seconds: float) -> Measured:
    """Let so many games be played for so long. What the server does first, which it keeps in mind from then
    on, is not measured."""
    measured = Measured()
    people = [Person(studio, number, think, measured) for number in range(games)]
    for person in people:
        person.start()
    time.sleep(8 + think)
    measured.moves.clear()
    measured.looks.clear()
    began = time.perf_counter()
    time.sleep(seconds)
    measured.seconds = time.perf_counter() - began
    for person in people:
        person.stop.set()
    for person in people:
        person.join(60)
    measured.complaints = studio.complaints()
    return measured


def compare_durability(folder: Path, games: int, seconds: float) -> None:
    """What it costs that every decision on SQLite is on the disk before it is answered: both ways in turn, as
    quickly as people and machine can, and the ratio. Turns are short and alternate, because the machine has
    other things to do, too."""
    modes = ("NORMAL", "FULL")
    rates: dict[str, list[float]] = {mode: [] for mode in modes}
    middles: dict[str, list[float]] = {mode: [] for mode in modes}
    for turn in range(2):
        for mode in modes if turn % 2 == 0 else reversed(modes):
            with serving(folder / f"{mode}-{turn}", TILEWRIGHT_SYNCHRONOUS=mode) as studio:
                measured = measure(studio, games, 0.0, seconds)
            print(f"{mode:6} {measured}")
            rates[mode].append(len(measured.moves) / measured.seconds)
            middles[mode].append(measured.percentile(0.5))
    rate, middle = (sum(of["FULL"]) / sum(of["NORMAL"]) for of in (rates, middles))
    print(f"FULL against NORMAL: {rate:.2f} times the decisions/s, {middle:.2f} times the p50")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=64)
    parser.add_argument("--think", type=float, default=2.0, help="seconds from looking to deciding")
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--postgresql", action="store_true")
    parser.add_argument("--durability", action="store_true", help="what synchronous=FULL costs on SQLite")
    asked = parser.parse_args()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="tilewright-bench-")))
        if asked.durability:
            compare_durability(folder, min(asked.games, 16), asked.seconds)
            return
        server = stack.enter_context(postgresql(durable=True)) if asked.postgresql else ""
        studio = stack.enter_context(serving(folder / "home", server))
        print(f"{asked.games} games, {asked.think} s of thought, {'PostgreSQL' if server else 'SQLite'}")
        print(measure(studio, asked.games, asked.think, asked.seconds))


if __name__ == "__main__":
    main()
