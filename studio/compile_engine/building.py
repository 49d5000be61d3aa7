"""Building the compiled engine: C from the sources, several units that all cores share, and an installation
by one rename.

mypyc writes a C file for each module. Those of a folder are compiled as one unit: modules that call each
other often stay together, so that the compiler sees through the calls, and there are enough units for
several cores. What the compiler made stays in ``.build/engine``, so that another build compiles only what
has changed.

Python finds each module in an extension of its name, which only calls the unit that the module is in. There
are two hundred of these, and to start a compiler for each would take a quarter of all the time: a few files
hold them, under as many names as there are modules.
"""

from __future__ import annotations

import contextlib
import fcntl
import io
import os
import shutil
import subprocess
import sys
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from engine.compiled import ROOT, SUFFIX, builds, fingerprint, optimization
from studio.compile_engine.modules import hot_modules
from studio.compile_engine.units import CompilerError, Making, Toolchain, forget_old, make

LIBRARY = "tilewright_engine"
KEPT_BUILDS = 5
"""Builds that stay beside each other: those of branches between which somebody changes."""
NOT_WANTED = ("-Werror", "-UNDEBUG")
"""What mypyc would tell the compiler: to take a remark for a fault, and to let Python check at every step,
without optimization, that it is used as it should be. It is built as Python itself is."""
TRY = """
import sys
from pathlib import Path
from importlib import import_module
from engine.compiled import import_from
import_from(Path(sys.argv[1]))
for name in sys.argv[2:]:
    assert import_module(name).__file__.startswith(sys.argv[1]), name
"""


class BuildError(Exception):
    """The engine cannot be compiled: what mypyc or the C compiler says."""


class MissingError(Exception):
    """Something is not installed that compiling needs: its name."""


def missing() -> str:
    """What compiling needs and is not there: a compiler, Python's headers or mypyc; nothing, if all is."""
    try:
        import mypyc.build  # noqa: F401 - whether it is there
    except ImportError:
        return "mypy"
    return Toolchain.of_python().lacks()


def build(
    modules: Sequence[str] | None = None,
    *,
    jobs: int | None = None,
    tell: Callable[[int, int], None] = lambda done, of: None,
) -> Path:
    """The build of these sources, made if it is not there. ``tell`` hears how much of how much is done.
    Raises `BuildError` and `MissingError`."""
    work = builds().parent / "engine"
    work.mkdir(parents=True, exist_ok=True)
    with _alone(work / "lock"):
        while True:
            name = fingerprint()
            if (there := builds() / name).is_dir():
                os.utime(there)
                return there
            if lacking := missing():
                raise MissingError(lacking)
            try:
                made = _compile(modules or hot_modules(ROOT), work, jobs or _cores(), tell)
            except CompilerError as error:
                raise BuildError(str(error)) from error
            if fingerprint() == name:  # else somebody has written meanwhile, and it would be of neither
                return _install(made, there)


def remove_builds() -> None:
    """Let the sources run again."""
    shutil.rmtree(builds(), ignore_errors=True)


def _compile(
    modules: Sequence[str], work: Path, jobs: int, tell: Callable[[int, int], None]
) -> dict[str, Path]:
    """The extension modules by their names."""
    library, *shims = _write_c(modules, work / "c")
    tools = Toolchain.of_python()
    flags = [
        *tools.flags,
        *(flag for flag in library.extra_compile_args if flag not in NOT_WANTED),
        "-fvisibility=hidden",
        *(f"-I{folder}" for folder in library.include_dirs),
    ]
    units = _units(list(map(Path, library.sources)), work / "units")
    headers = sorted((work / "c").glob("*.h"))
    kept = work / "made"
    compiling = [
        Making([*tools.compiler, *flags, "-c", str(unit)], [unit, *parts, *headers], ".o")
        for unit, parts in units.items()
    ]
    wrappers = _wrappers({shim.name: Path(shim.sources[0]) for shim in shims}, work / "units")
    wrapping = [
        Making([*tools.linker, *tools.flags, "-O1", "-g0", str(unit)], [unit, *parts.values()], SUFFIX)
        for unit, parts in wrappers.items()
    ]
    whole = sum(each.weight() for each in [*compiling, *wrapping])
    done = whole // 10  # what writing the C took
    whole += done

    def told(weight: int) -> None:
        nonlocal done
        done += weight
        tell(done, whole)

    told(0)
    made = make([*compiling, *wrapping], kept, jobs=jobs, tell=told)
    objects, extensions = made[: len(units)], made[len(units) :]
    linking = Making([*tools.linker, *map(str, objects)], objects, SUFFIX)
    linked = make([linking], kept, jobs=1)
    forget_old(kept, [*made, *linked])
    found = {name: made for made, parts in zip(extensions, wrappers.values(), strict=True) for name in parts}
    return {library.name: linked[0], **found}


def _write_c(modules: Sequence[str], folder: Path) -> list[Any]:
    """Let mypyc write C; the library of everything and, for each module, the extension that stands for it."""
    from mypyc.build import mypycify

    said = io.StringIO()
    try:
        with contextlib.chdir(ROOT), contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
            return mypycify(
                ["--config-file=", *modules],  # the project's own settings are about more than the engine
                multi_file=True,
                group_name=LIBRARY,
                target_dir=str(folder),
                opt_level=optimization(),
                debug_level="0",
            )
    except SystemExit:
        raise BuildError(said.getvalue().strip()) from None


def _units(sources: Sequence[Path], folder: Path) -> dict[Path, list[Path]]:
    """Units to compile, each of which includes the C files of a folder of the engine; what belongs to no
    module, mypyc's own runtime, is one too."""
    together: dict[str, list[Path]] = defaultdict(list)
    for source in sources:
        name, _, _module = source.stem.rpartition("___")
        together[name.removeprefix("__native_") or "runtime"].append(source)
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    units = {}
    for name, parts in together.items():
        unit = folder / f"{name}.c"
        unit.write_text("".join(f'#include "{part.resolve()}"\n' for part in parts), encoding="utf-8")
        units[unit] = parts
    return units


def _wrappers(shims: dict[str, Path], folder: Path) -> dict[Path, dict[str, Path]]:
    """Units that hold what stands for modules, by their names. Python calls a function that is named after
    the last part of a module's name, so two modules that end alike are in different units; a function that
    they all have, for compilers which insist on it, gets a number."""
    together: list[dict[str, Path]] = []
    ends: Counter[str] = Counter()
    for name, source in shims.items():
        end = name.rpartition(".")[2]
        if ends[end] == len(together):
            together.append({})
        together[ends[end]][name] = source
        ends[end] += 1
    units = {}
    for number, parts in enumerate(together):
        unit = folder / f"modules_{number}.c"
        included = (
            f'#define PyInit___init__ PyInit___init___{part}\n#include "{source.resolve()}"\n'
            "#undef PyInit___init__\n"
            for part, source in enumerate(parts.values())
        )
        unit.write_text("".join(included), encoding="utf-8")
        units[unit] = parts
    return units


def _install(made: dict[str, Path], there: Path) -> Path:
    """Bring the modules together, import each once, and let them appear at once or not at all."""
    fresh = there.with_name(f".{there.name}.{os.getpid()}")
    fresh.mkdir(parents=True)
    try:
        first: dict[Path, Path] = {}
        for name, path in made.items():
            place = fresh / f"{name}{SUFFIX}"
            if path in first:
                _name_again(first[path], place)
            else:
                first[path] = shutil.copyfile(path, place)
        names = [name for name in made if name.startswith("engine.")]
        tried = subprocess.run(
            [sys.executable, "-c", TRY, str(fresh), *names],
            cwd=ROOT,
            env={**os.environ, "TILEWRIGHT_ENGINE": "sources"},
            capture_output=True,
            text=True,
            errors="replace",
            check=False,
        )
        if tried.returncode:
            raise BuildError(tried.stderr.strip() or f"importing it ended with {tried.returncode}")
        fresh.rename(there)
    finally:
        shutil.rmtree(fresh, ignore_errors=True)
    _remove_older(there)
    return there


def _name_again(file: Path, place: Path) -> None:
    """Another name for a file; where files have one name only, a copy."""
    try:
        place.hardlink_to(file)
    except OSError:
        shutil.copyfile(file, place)


def _remove_older(there: Path) -> None:
    """Keep the newest builds, and nothing that a build left which was interrupted."""
    others = [path for path in there.parent.iterdir() if path.is_dir() and path != there]
    whole = [path for path in others if not path.name.startswith(".")]
    whole.sort(key=lambda path: path.stat().st_mtime, reverse=True)
    for path in {*others} - {*whole[: KEPT_BUILDS - 1]}:
        shutil.rmtree(path, ignore_errors=True)


@contextmanager
def _alone(lock: Path) -> Iterator[None]:
    """One build at a time; whoever comes second finds what the first has made."""
    with lock.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def _cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
