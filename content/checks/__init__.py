"""Checks on the whole content of a game, one file each. An error stops publishing, a warning is shown.

A check is a module here with a function ``check(content)`` that yields findings; `run_checks` finds them all.
With ``OF_FILES = True`` what it finds is a fault of a pack's files, too, and stops loading; with ``OF_TEXTS =
True`` it is told by ``packs check``, and stops nobody. ``WORST`` is the worst level that it finds, if that is
not an error. With ``IS_LONG = True`` it takes ``hear`` as well, and tells it how many entries it has been
through.
"""

from __future__ import annotations

import enum
import importlib
import pkgutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from content.entries.pack import PackContent
    from engine.schema import Fault


class Level(enum.IntEnum):
    """How bad a finding is."""

    WARNING = 1
    ERROR = 2


Hear = Callable[[int, int], None]
"""Told how much of how much is done."""


@dataclass(frozen=True, slots=True)
class Finding:
    """Something a check found: where, how bad, and a fault that words it."""

    level: Level
    kind: str
    slug: str
    fault: Fault
    language: str = ""
    rendered: bool = False
    """Whether it is in a text that comes from effects: nobody can mend it in the entry's own texts."""


def run_checks(
    content: PackContent,
    *,
    of: Literal["", "files", "texts", "entries"] = "",
    least: Level = Level.WARNING,
    hear: Hear | None = None,
) -> list[Finding]:
    """All findings of all checks, or of those on a pack's files or texts, or of those on anything but texts
    ("entries": they are quick); the bad ones first. With ``least`` only those at least as bad, and checks
    that never find such do not run. ``hear`` is told how far the longest of them is."""
    found: list[Finding] = []
    for info in sorted(pkgutil.iter_modules(__path__), key=lambda info: info.name):
        module = importlib.import_module(f"{__name__}.{info.name}")
        is_of_texts = getattr(module, "OF_TEXTS", False)
        wanted = not is_of_texts if of == "entries" else not of or getattr(module, f"OF_{of.upper()}", False)
        if wanted and getattr(module, "WORST", Level.ERROR) >= least:
            more = (hear,) if hear is not None and getattr(module, "IS_LONG", False) else ()
            found.extend(finding for finding in _of(module.check, content, *more) if finding.level >= least)
    return sorted(found, key=lambda finding: (-finding.level, finding.kind, finding.slug))


def _of(check: object, content: PackContent, *hear: Hear) -> Iterator[Finding]:
    assert callable(check)
    yield from check(content, *hear)
