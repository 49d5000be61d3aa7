"""How much of the machine a campaign turns into games: random games through the whole of it (grid, processes,
observations, digests, packing, database) on two processes, against the bare engine on one core in the same
run. The two are measured by turns, because other work on the machine disturbs both.

    python -m bench.campaigns [--rounds 3] [--seconds 10] [--game platformer] [--seats 4] [--processes 2]

Rates are decisions in a second. `of one core` is the campaign's rate divided by the bare engine's, by the
clock; `with start` counts the seconds too in which the processes start. On a machine that is busy otherwise
the clock says more about the others: `by processor` is the same from processor time, of the runner and all
its processes together, which is what the clock says when nobody else is there.
"""

from __future__ import annotations

import argparse
import os
import tempfile
import time
from dataclasses import dataclass
from importlib import import_module
from statistics import median
from typing import Any

TO_BEAT = 1.7


@dataclass(frozen=True)
class Rate:
    """Decisions and games, and how long they took."""

    decisions: int
    games: int
    seconds: float
    processor: float
    """Seconds of processor time."""
    begun_after: float = 0.0

    @property
    def of_decisions(self) -> float:
        """Decisions in a second."""
        return self.decisions / self.seconds

    @property
    def by_processor(self) -> float:
        """Decisions in a second of processor time."""
        return self.decisions / self.processor

    @property
    def with_start(self) -> float:
        """The same, the start counted in."""
        return self.decisions / (self.seconds + self.begun_after)


def bare(game: str, seats: int, seconds: float, first: int) -> Rate:
    """The engine alone, here, without listeners."""
    from bench.packs import pack_release
    from engine.kernel import start

    release = pack_release(game)
    start(release, seats=seats)
    games = decisions = 0
    begun, spent = time.perf_counter(), time.process_time()
    while time.perf_counter() - begun < seconds:
        seed = first + games
        decisions += start(release, seats=seats, seed=seed).rollout(seed * 16 + 15)
        games += 1
    return Rate(decisions, games, time.perf_counter() - begun, time.process_time() - spent)


def campaign(game: str, seats: int, games: int, first: int, processes: int) -> Rate:
    """A whole campaign on processes of this machine, with its database."""
    from content.models import Pack
    from playtest.campaigns.actions import Content, results_of, start_campaign
    from playtest.campaigns.running import run_campaign

    pack = Pack.objects.get(pk=game)
    ordered = start_campaign(
        pack,
        {"seats": [seats], "games": games, "seed": first},
        Content.current(pack),
        author=None,
        claimed=True,
    )
    cluster = watched(processes)
    begun = time.perf_counter()
    done = run_campaign(ordered, cluster)
    assert done.state == "done", done.fault
    decisions = [row.plies for row in results_of(done)][cluster.first :]
    (start, idle), (end, spent) = cluster.times
    return Rate(sum(decisions), len(decisions), end - start, spent - idle, start - begun)


def watched(processes: int) -> Any:
    """Processes that note the time when they get their first chunk and when the last result is there."""
    from playtest.campaigns.executors import Share
    from playtest.campaigns.players import LocalProcesses

    class Watched(LocalProcesses):
        first = 0
        """The first game that they play; those before were played while they started."""

        def __init__(self, processes: int) -> None:
            super().__init__(processes)
            self.times: list[tuple[float, float]] = []

        def submit(self, job: Share) -> None:
            if self.is_started and not self.times:
                self.first = job.chunk.first
                self.times.append((time.perf_counter(), processor_time()))
            super().submit(job)

        def __exit__(self, *how: Any) -> None:
            self.times.append((time.perf_counter(), processor_time()))
            super().__exit__(*how)

    return Watched(processes)


def processor_time() -> float:
    """Seconds of processor time of this process and all that it has started."""
    own = import_module("psutil").Process()
    every = [own, *own.children(recursive=True)]
    return float(sum(sum(each.cpu_times()[:2]) for each in every))


def prepare(game: str) -> None:
    """A studio in a folder of its own, with the shipped pack as its release."""
    import django

    django.setup()
    from django.core.management import call_command

    from bench.packs import pack_release
    from content.models import Language, Pack, Release

    call_command("migrate", verbosity=0)
    content = pack_release(game)
    source, _ = Language.objects.get_or_create(code=content.source, defaults={"name": content.source})
    pack = Pack.objects.create(game=game, source=source)
    pack.current = Release.objects.create(hash=content.hash, game=pack, number=1, content=content.content)
    pack.save()


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--game", default="platformer")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--processes", type=int, default=2)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="tilewright-bench-") as home:
        os.environ["TILEWRIGHT_HOME"] = home
        os.environ["DJANGO_SETTINGS_MODULE"] = "studio.settings"
        prepare(given.game)
        measure(given)


def measure(given: argparse.Namespace) -> None:
    """The rounds, and their middle."""
    from engine.kernel import state

    build = "sources" if (state.__file__ or "").endswith(".py") else "compiled"
    print(f"engine: {build}; {given.game}, {given.seats} random players; load {os.getloadavg()[0]:.1f}")
    ratios: list[float] = []
    by_processor: list[float] = []
    before = bare(given.game, given.seats, given.seconds, 0)
    for _ in range(given.rounds):
        games = max(50, int(before.games / before.seconds * given.processes * given.seconds))
        whole = campaign(given.game, given.seats, games, 0, given.processes)
        after = bare(given.game, given.seats, given.seconds, 0)
        both = before.decisions + after.decisions
        one = both / (before.seconds + after.seconds)
        ratios.append(whole.of_decisions / one)
        alone = both / (before.processor + after.processor)
        by_processor.append(given.processes * whole.by_processor / alone)
        print(
            f"  one core, bare {one:>10,.0f}/s   campaign {whole.of_decisions:>10,.0f}/s"
            f"   of one core {ratios[-1]:.2f}   with start {whole.with_start / one:.2f}"
            f"   by processor {by_processor[-1]:.2f}"
            f"   ({whole.games} games, load {os.getloadavg()[0]:.1f})",
            flush=True,
        )
        before = after
    print(
        f"of one core, middle of {len(ratios)}: {median(ratios):.2f} by the clock, "
        f"{median(by_processor):.2f} by processor; to beat {TO_BEAT}"
    )


if __name__ == "__main__":
    main()
