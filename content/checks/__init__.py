"""Checks on the whole content of a game, one file each. An error stops publishing, a warning is shown.

A check is a module here with a function ``check(content)`` that yields findings; `run_checks` finds them all.
With ``OF_FILES = True`` what it finds is a fault of a pack's files, too, and stops loading.
"""

from __future__ import annotations

import enum
import importlib
import pkgutil
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from content.disk.pack_reader import PackContent
    from engine.schema import Fault


class Level(enum.IntEnum):
    """How bad a finding is."""

    WARNING = 1
    ERROR = 2


@dataclass(frozen=True, slots=True)
class Finding:
    """Something a check found: where, how bad, and a fault that words it."""

    level: Level
    kind: str
    slug: str
    fault: Fault
    language: str = ""


def run_checks(content: PackContent, *, of_files: bool = False) -> list[Finding]:
    """All findings of all checks, or of those on a pack's files, the bad ones first."""
    found: list[Finding] = []
    for info in sorted(pkgutil.iter_modules(__path__), key=lambda info: info.name):
        module = importlib.import_module(f"{__name__}.{info.name}")
        if not of_files or getattr(module, "OF_FILES", False):
            found.extend(_of(module.check, content))
    return sorted(found, key=lambda finding: (-finding.level, finding.kind, finding.slug))


def _of(check: object, content: PackContent) -> Iterator[Finding]:
    assert callable(check)
    yield from check(content)
