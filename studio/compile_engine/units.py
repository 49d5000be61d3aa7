"""Compiling C: commands that run side by side, each left out if the same one has already been run on the same
files."""

from __future__ import annotations

import hashlib
import os
import shlex
import shutil
import subprocess
import sysconfig
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from typing import NamedTuple

KEPT_SECONDS = 14 * 24 * 3600
"""For so long after it was last used, what a command made is kept."""

LEAST_WEIGHT = 20_000
"""What starting a compiler costs, in bytes of C that it could have compiled instead."""


class CompilerError(Exception):
    """The C compiler did not do what it was asked for; what it said."""


class Toolchain(NamedTuple):
    """The C compiler that Python itself was made with, and how it makes extension modules."""

    compiler: list[str]
    linker: list[str]
    flags: list[str]

    @classmethod
    def of_python(cls) -> Toolchain:
        """As Python's own configuration says; ``CC`` names another compiler."""
        said = {name: shlex.split(str(sysconfig.get_config_var(name) or "")) for name in _VARIABLES}
        compiler = shlex.split(os.environ.get("CC", "")) or said["CC"]
        linker = [*compiler, *said["LDSHARED"][len(said["CC"]) :]]
        flags = [*said["CFLAGS"], *said["CCSHARED"], f"-I{sysconfig.get_paths()['include']}"]
        return cls(compiler, linker, flags)

    def lacks(self) -> str:
        """What is missing to compile anything; nothing, if it can be done."""
        if not self.compiler or shutil.which(self.compiler[0]) is None:
            return self.compiler[0] if self.compiler else "cc"
        header = Path(sysconfig.get_paths()["include"]) / "Python.h"
        return "" if header.is_file() else "Python.h"


_VARIABLES = ("CC", "CFLAGS", "CCSHARED", "LDSHARED")


class Making(NamedTuple):
    """A command that makes one file out of others. The file's name is added to the command."""

    command: Sequence[str]
    sources: Sequence[Path]
    suffix: str

    def weight(self) -> int:
        """About how much work it is, in bytes of C."""
        return LEAST_WEIGHT + sum(source.stat().st_size for source in self.sources)

    def key(self) -> str:
        """Named after everything that the result follows from."""
        digest = hashlib.sha256(repr(list(self.command)).encode())
        for source in self.sources:
            digest.update(hashlib.sha256(source.read_bytes()).digest())
        return digest.hexdigest()[:32]


def make(
    wanted: Sequence[Making], folder: Path, *, jobs: int, tell: Callable[[int], None] = lambda weight: None
) -> list[Path]:
    """Make all of them, the largest first, so many at the same time; in the order in which they are wanted.
    What was made before is taken from the folder. ``tell`` hears the weight of each that is done."""
    folder.mkdir(parents=True, exist_ok=True)
    places = [folder / f"{each.key()}{each.suffix}" for each in wanted]
    with ThreadPoolExecutor(jobs) as pool:
        running = {
            pool.submit(_make, each, place): each.weight()
            for each, place in sorted(zip(wanted, places, strict=True), key=lambda pair: -pair[0].weight())
        }
        for done in as_completed(running):
            if error := done.exception():
                pool.shutdown(cancel_futures=True)
                raise error
            tell(running[done])
    return places


def _make(wanted: Making, place: Path) -> None:
    if place.is_file():
        os.utime(place)
        return
    fresh = place.with_name(f"{place.name}.{os.getpid()}")
    done = subprocess.run(
        [*wanted.command, "-o", str(fresh)], capture_output=True, text=True, errors="replace", check=False
    )
    if done.returncode:
        raise CompilerError(done.stderr.strip() or f"{wanted.command[0]} ended with {done.returncode}")
    fresh.rename(place)


def forget_old(folder: Path, but: Iterable[Path]) -> None:
    """Remove what nobody has used for a while."""
    kept = set(but)
    for path in folder.iterdir():
        if path not in kept and path.stat().st_mtime < time.time() - KEPT_SECONDS:
            path.unlink()
