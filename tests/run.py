"""``python -m tests.run``: all of `make test`, its phases side by side; with names, only those, one after the
other.

    python -m tests.run               everything, on all cores
    python -m tests.run lint types    what `make lint` and `make types` do; their output is seen as it comes

A phase is a program of its own. It begins as soon as what it needs is done and there is a place for it; there
is a place more than there are cores, because tests wait for servers, browsers and files. Its output is shown
whole when it ends. A phase that fails keeps none of the others from running, except those that need it, so
that one run tells all that is wrong. The output of failed phases comes last, before the list of all phases,
which repeats what pytest says of each.

What the phases leave behind in the temporary directory is removed with the folder that they are given for it.
"""

from __future__ import annotations

import os
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from tests.commit import chance
from tests.folders import WITHOUT_DATABASE, not_on_postgresql

ROOT = Path(__file__).parents[1]
CORES = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
PLACES = CORES + 1
BESIDE_PYTHON = Path(sys.executable).parent
PYTHON = (sys.executable,)
PYTEST = (*PYTHON, "-m", "pytest", "-q", f"--hypothesis-seed={chance()}")
SPREAD = ("-n", str(max(CORES, 2)), "--dist", "worksteal")
QUICKLY = {"MYPYC_OPT_LEVEL": "0"}
"""How the engine is built: sooner than it would be for people, who play longer with it."""
COMPILED = {"TILEWRIGHT_ENGINE": "compiled", **QUICKLY}
SOURCES = {"TILEWRIGHT_ENGINE": "sources", **QUICKLY}
NOT_WANTED = ("PYTHONDONTWRITEBYTECODE",)
"""A test that starts a process would compile the studio once more, and every worker all tests."""

OF_SOURCES = ("tests/engine", "tests/mutants", "tests/studio/test_compile_engine.py")
"""Where tests are that play from the sources; to look for them elsewhere takes longer than to run them."""

Command = Sequence[str]


@dataclass(frozen=True)
class Phase:
    """A part of `make test`."""

    commands: Sequence[Command]
    """One after the other; the first that fails is the last."""
    places: int = 1
    after: tuple[str, ...] = ()
    """The phases that must have passed before."""
    environment: Mapping[str, str] = field(default_factory=dict)


PHASES = {
    "build": Phase([[*PYTHON, "-m", "studio.compile_engine"]], environment=SOURCES),
    "lint": Phase(
        [
            [str(BESIDE_PYTHON / "ruff"), "check", "--no-cache", "."],
            [str(BESIDE_PYTHON / "ruff"), "format", "--no-cache", "--check", "."],
        ]
    ),
    "catalogues": Phase([[*PYTHON, "manage.py", "catalogues", "compile"]]),
    "bytecode": Phase([[*PYTHON, "-m", "tests.bytecode"]], after=("catalogues",), environment=SOURCES),
    "tests-sources": Phase(
        [[*PYTEST, "-m", "(sources or builds) and not soak", *OF_SOURCES]],
        after=("catalogues",),
        environment=SOURCES,
    ),
    "types": Phase([[*PYTHON, "-m", "mypy", "."]]),
    "tests-compiled": Phase(
        [[*PYTEST, *SPREAD, "-m", "not soak and not postgresql and not sources"]],
        places=CORES,
        after=("build", "bytecode"),
        environment=COMPILED,
    ),
    "tests-postgresql": Phase(
        [
            [
                *PYTHON,
                "-m",
                "tests.postgres",
                *PYTEST,
                "-m",
                "database and not soak and not browser",
                *(f"--ignore={path}" for path in (*WITHOUT_DATABASE, *not_on_postgresql())),
            ]
        ],
        after=("build", "bytecode"),
        environment=COMPILED,
    ),
    "checks": Phase([[*PYTHON, "-m", "tests.checks"]]),
}
"""In the order in which they are begun: what others wait for comes first, what takes longest before what does
not. The modules of all tests are imported once before many processes do so: pytest rewrites each on the first
time, which takes half a minute, and keeps what it has made."""


@dataclass
class Ended:
    """What came of a phase."""

    name: str
    passed: bool
    output: str = ""
    seconds: float = 0.0
    processor: float = 0.0
    began: bool = True

    @property
    def last_line(self) -> str:
        """The last thing it said, which is what tools sum themselves up in."""
        return next((line for line in reversed(self.output.splitlines()) if line.strip()), "")

    def line(self) -> str:
        """One line of the list."""
        if not self.began:
            return f"{self.name:<17} not run"
        result = "passed" if self.passed else "FAILED"
        took = f"{self.seconds:5.0f} s, processor {self.processor:5.0f} s"
        return f"{self.name:<17} {result} {took}   {self.last_line}"


def environment_of(phase: Phase, temporary: str) -> dict[str, str]:
    """What a phase finds in its environment."""
    ours = {name: value for name, value in os.environ.items() if name not in NOT_WANTED}
    return {**ours, "TMPDIR": temporary, **phase.environment}


@contextmanager
def temporary_folder() -> Iterator[str]:
    """A folder for all that is temporary. PostgreSQL runs as somebody else and has to get through it."""
    made = tempfile.mkdtemp(prefix="tilewright-make-")
    Path(made).chmod(0o711)
    try:
        yield made
    finally:
        shutil.rmtree(made, ignore_errors=True)


class Runner:
    """Runs phases side by side, as places and their order allow."""

    def __init__(self, phases: Mapping[str, Phase], places: int = PLACES) -> None:
        self.phases = dict(phases)
        self.places = places
        self.waiting = list(phases)
        self.running: set[str] = set()
        self.processes: dict[str, subprocess.Popen[bytes]] = {}
        self.ended: dict[str, Ended] = {}
        self.changed = threading.Condition()

    def run(self) -> list[Ended]:
        """Run all of them; what came of each, in the order in which they ended."""
        with temporary_folder() as temporary, self.changed:
            try:
                while self.waiting or self.running:
                    while name := self._next():
                        self.waiting.remove(name)
                        self.running.add(name)
                        threading.Thread(target=self._run, args=(name, temporary), daemon=True).start()
                    if self.running:
                        self.changed.wait()
            finally:
                for process in self.processes.values():  # some are left only if somebody has had enough
                    process.terminate()
        return list(self.ended.values())

    def _next(self) -> str:
        """The phase to begin now; none if the next one that could begin has no place yet."""
        for name in list(self.waiting):
            needed = [self.ended.get(other) for other in self.phases[name].after if other in self.phases]
            if any(each is not None and not each.passed for each in needed):
                self.waiting.remove(name)
                self.ended[name] = Ended(name, passed=False, began=False)
            elif all(needed):
                free = self.places - sum(self._places(each) for each in self.running)
                return name if self._places(name) <= free else ""
        return ""

    def _places(self, name: str) -> int:
        return min(self.phases[name].places, self.places)

    def _run(self, name: str, temporary: str) -> None:
        tell(f"{name}: begun")
        ended, begun = Ended(name, passed=True), time.monotonic()
        for command in self.phases[name].commands:
            try:
                self._execute(command, ended, temporary)
            except OSError as error:
                ended.passed, ended.output = False, f"{ended.output}{error}\n"
            if not ended.passed:
                break
        ended.seconds = time.monotonic() - begun
        with self.changed:
            self.running.remove(name)
            self.ended[name] = ended
            if ended.passed:
                tell(f"{ended.output}{name}: passed after {ended.seconds:.0f} s")
            else:
                tell(f"{name}: FAILED after {ended.seconds:.0f} s; the end of this output says why")
            self.changed.notify()

    def _execute(self, command: Command, ended: Ended, temporary: str) -> None:
        """Execute a command and keep what it says. Its processor time is that of all processes it has waited
        for."""
        with tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace", dir=temporary) as output:
            process = self.processes[ended.name] = subprocess.Popen(
                command,
                cwd=ROOT,
                env=environment_of(self.phases[ended.name], temporary),
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
            )
            _pid, status, used = os.wait4(process.pid, 0)
            process.returncode = os.waitstatus_to_exitcode(status)
            del self.processes[ended.name]
            output.seek(0)
            ended.output += output.read()
        ended.processor += used.ru_utime + used.ru_stime
        ended.passed = process.returncode == 0


def tell(text: str) -> None:
    """Say something to whoever waits."""
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def summary(ended: Sequence[Ended]) -> str:
    """What failed, whole, and then all phases in a list."""
    failed = [f"===== {each.name} =====\n{each.output}" for each in ended if each.began and not each.passed]
    total = f"{'together':<17} processor {sum(each.processor for each in ended):.0f} s on {CORES} cores"
    return "\n".join([*failed, "", *(each.line() for each in ended), total])


def run_all() -> int:
    """Everything, side by side."""
    ended = Runner(PHASES).run()
    tell(summary(ended))
    return 0 if all(each.passed for each in ended) else 1


def run_some(names: Sequence[str]) -> int:
    """Some phases, one after the other, with what they need. Their output is seen as it comes."""
    with temporary_folder() as temporary:
        for name in with_needed(names):
            phase = PHASES[name]
            for command in phase.commands:
                done = subprocess.run(command, cwd=ROOT, env=environment_of(phase, temporary), check=False)
                if done.returncode:
                    return done.returncode
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    tell(f"{' '.join(names)}: processor {used.ru_utime + used.ru_stime:.0f} s")
    return 0


def with_needed(names: Sequence[str]) -> list[str]:
    """Phases, each behind those that it needs."""
    found: dict[str, None] = {}
    for name in names:
        for needed in (*with_needed(PHASES[name].after), name):
            found[needed] = None
    return list(found)


def main(names: Sequence[str]) -> int:
    """Run what is named, or everything; the exit status says whether all passed."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))
    if unknown := [name for name in names if name not in PHASES]:
        tell(f"There is no phase {', '.join(unknown)}. There are: {', '.join(PHASES)}.")
        return 2
    return run_some(names) if names else run_all()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
