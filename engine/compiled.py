"""Where the engine's modules come from: from a build of exactly these sources, if there is one, else from the
sources.

A build is a folder of extension modules, ``<builds>/<fingerprint>``. The fingerprint is that of everything
the build follows from: the engine's sources, the recipe that builds them, mypyc and Python. So a build can
never be mistaken for that of other sources, several lie beside each other, and to install one is to rename a
folder. What is not in a build, whatever declares something, comes from the sources in either case.

This is the one module of the engine that looks at the machine it runs on; the rules know nothing of it.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec, PathFinder
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).parents[1]
MADE_OF = ("engine", "studio/compile_engine")
"""The folders whose sources a build follows from."""
SUFFIX = EXTENSION_SUFFIXES[0]
SOURCES, COMPILED = "sources", "compiled"
"""What ``TILEWRIGHT_ENGINE`` may say; if it says nothing, a build is used as soon as there is one."""


class NotCompiledError(ImportError):
    """``TILEWRIGHT_ENGINE`` wants something of the engine that cannot be."""


class _Build:
    """Finds the modules of a build, before anybody looks for their sources."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.names = {path.name.removesuffix(SUFFIX) for path in folder.iterdir()}

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The module of this name, if the build has it."""
        if name not in self.names:
            return None
        place = f"{self.folder}{os.sep}{name}{SUFFIX}"
        return spec_from_file_location(name, place, loader=ExtensionFileLoader(name, place))


def prefer_compiled() -> None:
    """Let this process import the modules of the build of these sources, if there is one."""
    wanted = os.environ.get("TILEWRIGHT_ENGINE", "")
    if wanted not in ("", SOURCES, COMPILED):
        raise NotCompiledError(
            f"TILEWRIGHT_ENGINE={wanted[:40]} cannot be: write {SOURCES} or {COMPILED}, or unset it."
        )
    if wanted != SOURCES and builds().is_dir() and (build := builds() / fingerprint()).is_dir():
        import_from(build)
    elif wanted == COMPILED:
        raise NotCompiledError(
            "There is no build of these sources: python -m studio.compile_engine makes it."
        )


def import_from(build: Path) -> None:
    """Let this process import the modules of a build."""
    sys.meta_path.insert(0, _Build(build))


def is_compiled() -> bool:
    """Whether this process plays with compiled modules, from a build or from a wheel."""
    from engine.kernel import rng

    return rng.__file__.endswith(SUFFIX)


def builds() -> Path:
    """Where builds lie."""
    return Path(os.environ.get("TILEWRIGHT_BUILDS") or ROOT / ".build" / "engines")


def optimization() -> str:
    """The level at which C is compiled, 0 to 3. Less is built sooner and plays more slowly."""
    return os.environ.get("MYPYC_OPT_LEVEL", "3")


def fingerprint() -> str:
    """The name of the build of these sources, with this mypyc, for this Python."""
    digest = hashlib.sha256(f"{sys.version} {SUFFIX} {optimization()} ".encode())
    compiler = PathFinder.find_spec("mypy")
    if compiler is not None and compiler.origin:
        digest.update(Path(compiler.origin).with_name("version.py").read_bytes())
    for folder in MADE_OF:
        for place, folders, names in os.walk(ROOT / folder):
            folders[:] = sorted(name for name in folders if name != "__pycache__")
            for name in sorted(name for name in names if name.endswith(".py")):
                path = f"{place}{os.sep}{name}"
                with open(path, "rb") as source:  # noqa: PTH123 - some hundred files at every start
                    content = source.read()
                digest.update(f"{path.removeprefix(str(ROOT))} {len(content)} ".encode())
                digest.update(content)
    return digest.hexdigest()[:32]
