"""``python -m tests.mutants``: how many faults out of a random sample do the tests of the rules notice?"""

from __future__ import annotations

import argparse
import os
import random
import sys
import time
from dataclasses import replace

from tests.mutants.equivalent import read_equivalents, reason_for
from tests.mutants.measuring import Measured, Verdict, measure
from tests.mutants.mutations import Mutant, mutants
from tests.mutants.recorded import NOTICED
from tests.mutants.subjects import GAMES, LEFT_OUT, Subject


def arguments() -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("--game", choices=GAMES, action="append", help="only this game (may be repeated)")
    parser.add_argument("--seed", default=time.strftime("%Y-%m-%d"), help="of the sample; the date of today")
    parser.add_argument("--sample", type=int, default=200, help="how many mutants (200)")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes at a time")
    parser.add_argument("--minutes", type=float, default=30, help="no mutant is begun later (30)")
    parser.add_argument("--least", type=float, default=90, help="percent that must be killed (90)")
    parser.add_argument(
        "--rules-only",
        action="store_true",
        help="play no recorded games at last: quicker, and the share is the least it can be",
    )
    return parser.parse_args()


def draw_sample(subjects: list[Subject], seed: str, size: int) -> tuple[list[Mutant], int]:
    """A sample of the mutants of all subjects, in random order, and how many there are."""
    everything = [mutant for subject in subjects for path in subject.sources() for mutant in mutants(path)]
    return random.Random(seed).sample(everything, min(size, len(everything))), len(everything)


def say(line: str) -> None:
    """Print at once."""
    print(line, flush=True)  # noqa: T201 - the tool's output is its print


def share(tried: list[Verdict]) -> str:
    """How many were killed, and how many of them by nothing but recorded games."""
    if not tried:
        return "none tried"
    killed = sum(bool(verdict.killed_by) for verdict in tried)
    late = sum(verdict.killed_by == NOTICED for verdict in tried)
    return (
        f"{killed} of {len(tried)} killed ({100 * killed / len(tried):.1f} %), {late} by recorded games alone"
    )


def report(measured: Measured, subjects: list[Subject], least: float) -> bool:
    """Say what came of it; whether enough were killed."""
    listed = read_equivalents()
    tried = [verdict for verdict in measured.verdicts if verdict.tried]
    survivors = [verdict for verdict in tried if not verdict.killed_by]
    reasons = {id(verdict): reason_for(verdict.mutant, listed) for verdict in survivors}
    counted = [verdict for verdict in tried if not reasons.get(id(verdict))]
    say("")
    for subject in subjects:
        say(f"{subject.name}: {share([verdict for verdict in counted if verdict.mutant.path in subject])}")
    killed = sum(bool(verdict.killed_by) for verdict in counted)
    say(f"in all: {share(counted)}; {len(tried) - len(counted)} equivalent ones counted apart")
    if len(tried) < len(measured.verdicts):
        left = len(measured.verdicts) - len(tried)
        say(f"time was up: {left} of the sample were not tried; those tried are a random sample, too")
    for test in measured.failing:
        say(f"fails without any fault planted and was not used: {test}")
    say(f"{measured.tests} tests, without {len(measured.slow)} that are not quick; {measured.seconds:.0f} s")
    return bool(counted) and 100 * killed >= least * len(counted)


def show(verdict: Verdict, reason: str) -> None:
    """A survivor, or one that no test of the rules notices: where, and what could stand there."""
    mutant = verdict.mutant
    stands, planted = mutant.lines()
    title = "equivalent" if reason else verdict.killed_by or "survivor"
    say(f"{title}: {mutant.file}:{mutant.line} in {mutant.function}")
    say(f"  {mutant.kind}; {verdict.tests} tests come by")
    for sign, text in (("-", stands), ("+", planted)):
        for line in text.splitlines():
            say(f"  {sign}{line}")
    if reason:
        say(f"  because: {reason}")


def main() -> None:
    """Draw, measure, report."""
    asked = arguments()
    subjects = [GAMES[name] for name in asked.game or GAMES]
    if asked.rules_only:
        subjects = [replace(subject, recorded=False) for subject in subjects]
    sample, number = draw_sample(subjects, asked.seed, asked.sample)
    say(f"{len(sample)} of {number} mutants, drawn with seed {asked.seed}")
    say("left out: code that runs at import, docstrings, annotations, defaults, assertions, texts, and")
    for name, reason in LEFT_OUT.items():
        say(f"  {name}: {reason}")
    listed = read_equivalents()
    measured = measure(
        subjects,
        sample,
        asked.workers,
        60 * asked.minutes,
        say,
        lambda verdict: show(verdict, reason_for(verdict.mutant, listed)),
    )
    if not report(measured, subjects, asked.least):
        sys.exit(f"fewer than {asked.least:g} % were killed")


if __name__ == "__main__":
    main()
