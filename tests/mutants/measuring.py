"""Collects the tests once, notes which of them come by which mutant, then tries every mutant in a fork with
the tests that come by, the quickest first, until one fails; at last with recorded games."""

from __future__ import annotations

import builtins
import gc
import signal
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import pytest

from tests.mutants import recorded
from tests.mutants.forks import Outcome, run_forked
from tests.mutants.mutations import Mutant
from tests.mutants.subjects import UNFIT_TESTS, Subject, is_about_others
from tests.mutants.swapping import loaded_functions, noting_codes, plant, swap

QUICK = 1.0
"""Seconds of processor time that a test may take to be used at all."""
EXAMPLES = 15
"""How many examples are tried where a hundred are usual: properties take too long otherwise to be used."""
TOGETHER = 20
"""How many tests are noted by one process."""
PATIENCE = 10
"""A test that takes this many times what it took without a fault, and a second, does not end any more."""
LONGEST = 1800.0
"""Seconds after which a process is killed that waits for something; what it tried counts as not tried."""
REACHED = "note_that_a_test_came_by"
MARKERS = "not soak and not postgresql and not many_games and not browser and not database"
OPTIONS = [
    "-q",
    "--capture=no",
    "-p",
    "no:xdist",
    "-p",
    "no:schemathesis",
    "--hypothesis-seed=0",
    "-m",
    MARKERS,
]


@dataclass(slots=True)
class Verdict:
    """What became of a mutant."""

    mutant: Mutant
    killed_by: str = ""
    tests: int = 0
    """How many tests come by."""
    tried: bool = False


@dataclass(slots=True)
class Measured:
    """What a run found out."""

    verdicts: list[Verdict]
    tests: int = 0
    slow: list[str] = field(default_factory=list)
    failing: list[str] = field(default_factory=list)
    """Tests that fail without any fault planted, and so cannot notice one."""
    seconds: float = 0.0


@dataclass(slots=True)
class Noted:
    """What one test did without a fault."""

    test: int
    seconds: float
    reached: list[int]
    failed: bool
    slow: bool


def settle(verdict: Verdict, outcome: Outcome[str]) -> None:
    """What came of a mutant. A test that uses up its processor time does not end; a process that had to be
    killed waited for something, or the machine was too busy, and nobody knows whether it was noticed."""
    verdict.tried = outcome.signal != signal.SIGKILL
    verdict.killed_by = "a test does not end" if outcome.signal and verdict.tried else outcome.result or ""


class TookTooLong(BaseException):
    """A test is not quick."""


def measure(
    subjects: list[Subject],
    sample: list[Mutant],
    workers: int,
    seconds: float,
    say: Callable[[str], None],
    tell: Callable[[Verdict], None],
) -> Measured:
    """Try a sample of mutants for at most so many seconds; tell at once of every survivor, and of those that
    only recorded games notice."""
    plugin = _Measuring(subjects, sample, workers, time.monotonic() + seconds, say, tell)
    ignored = [f"--ignore={path}" for path in UNFIT_TESTS]
    tests = sorted({test for subject in subjects for test in subject.test_files()})
    status = pytest.main([*OPTIONS, *ignored, *tests], plugins=[plugin])
    if plugin.measured is None:
        sys.exit(f"the tests could not be collected (pytest ended with {status})")
    return plugin.measured


class _Measuring:
    """A plugin of pytest that does something else with the collected tests than running them one by one."""

    def __init__(
        self,
        subjects: list[Subject],
        sample: list[Mutant],
        workers: int,
        until: float,
        say: Callable[[str], None],
        tell: Callable[[Verdict], None],
    ) -> None:
        self.subjects = subjects
        self.sample = sample
        self.workers = workers
        self.until = until
        self.say = say
        self.tell = tell
        self.measured: Measured | None = None
        self.failed = ""

    def pytest_configure(self) -> None:
        from hypothesis import Phase, settings  # pytest wants to be the first to import it

        settings.register_profile(
            "mutants",
            deadline=None,
            database=None,
            max_examples=EXAMPLES,
            phases=[Phase.explicit, Phase.generate],  # nobody reads the example, so none is made smaller
        )
        settings.load_profile("mutants")

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed = report.nodeid

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        began = time.monotonic()
        self.items = [item for item in session.items if not is_about_others(item.nodeid, self.subjects)]
        self.functions = loaded_functions({mutant.path for mutant in self.sample})
        self.noting = noting_codes(self.sample, REACHED)
        gc.collect()
        gc.freeze()
        measured = Measured([Verdict(mutant) for mutant in self.sample], len(self.items))
        self.say(f"{len(self.items)} tests; noting which come by which mutant ...")
        covering = self.record(measured)
        tasks = [partial(self.try_mutant, number, covering[number]) for number in range(len(self.sample))]
        for number, verdict in enumerate(measured.verdicts):
            verdict.tests = len(covering[number])
        self.say(f"trying {len(tasks)} mutants ...")
        outcome: Outcome[str]
        for done, outcome in enumerate(run_forked(tasks, self.workers, self.until, LONGEST), 1):
            verdict = measured.verdicts[outcome.number]
            settle(verdict, outcome)
            if verdict.tried and verdict.killed_by in ("", recorded.NOTICED):
                self.tell(verdict)
            if done % 20 == 0:
                self.say(f"  {done} of {len(tasks)}")
        measured.seconds = time.monotonic() - began
        self.measured = measured
        return True

    def record(self, measured: Measured) -> list[list[tuple[float, int]]]:
        """For every mutant the tests that come by, the quickest first, with the time each takes."""
        covering: list[list[tuple[float, int]]] = [[] for _ in self.sample]
        waiting = [list(range(at, len(self.items)))[:TOGETHER] for at in range(0, len(self.items), TOGETHER)]
        while waiting and time.monotonic() < self.until:
            tasks = [partial(self.note, tests) for tests in waiting]
            unnoted = []
            outcome: Outcome[list[Noted]]
            for outcome in run_forked(tasks, self.workers, self.until, self.until - time.monotonic()):
                found = outcome.result or []
                unnoted.append(waiting[outcome.number][len(found) :])
                for noted in found:
                    if noted.slow:
                        measured.slow.append(self.items[noted.test].nodeid)
                    elif noted.failed:
                        measured.failing.append(self.items[noted.test].nodeid)
                    else:
                        for mutant in noted.reached:
                            covering[mutant].append((noted.seconds, noted.test))
            waiting = [tests for tests in unnoted if tests]
        return [sorted(tests) for tests in covering]

    def note(self, tests: list[int]) -> list[Noted]:
        """Run tests without a fault, in a fork, up to the first that is not quick: after that this process is
        in no state to go on."""
        reached: set[int] = set()
        setattr(builtins, REACHED, reached.add)
        for key, code in self.noting.items():
            swap(key, code, self.functions)
        stopped: list[int] = []

        def stop(*_: Any) -> None:
            stopped.append(test)
            raise TookTooLong

        signal.signal(signal.SIGPROF, stop)
        noted = []
        for at, test in enumerate(tests):
            reached.clear()
            self.failed = ""
            began = time.process_time()
            signal.setitimer(signal.ITIMER_PROF, QUICK)
            try:
                self.run(test, tests[at + 1] if at + 1 < len(tests) else None)
            except BaseException:
                if not stopped:
                    raise
            signal.setitimer(signal.ITIMER_PROF, 0)
            seconds = time.process_time() - began
            noted.append(Noted(test, seconds, sorted(reached), bool(self.failed), bool(stopped)))
            if stopped:
                break
        return noted

    def try_mutant(self, number: int, covering: list[tuple[float, int]]) -> str:
        """Plant a fault and run the tests that come by, in a fork; the test that failed, or nothing."""
        plant(self.sample[number], self.functions)
        for seconds, test in covering:
            signal.setitimer(signal.ITIMER_PROF, PATIENCE * seconds + 1)
            self.run(test, None)
            if self.failed:
                return self.failed
        subject = next((each for each in self.subjects if self.sample[number].path in each), None)
        return recorded.NOTICED if subject and subject.recorded and recorded.differ(subject.name) else ""

    def run(self, test: int, following: int | None) -> None:
        """Run one test."""
        item = self.items[test]
        item.config.hook.pytest_runtest_protocol(
            item=item, nextitem=None if following is None else self.items[following]
        )
