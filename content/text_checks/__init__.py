"""Checks of a translation against its source, a file each.

A check is a module with a function ``check``, which reads a `Reading` and gives faults without a path; its
name is the name of the check, by which people dismiss what it says. To add one: write the file, name it in
`CHECKS`, word its fault in ``locale/<language>/desk.ftl``. What a check says hinders nobody from saving; what
must never be saved is refused by the actions.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from types import ModuleType

from content.text_checks import (
    capitals,
    consistency,
    endings,
    identical,
    numbers,
    placeholders,
    terms,
    typography,
    variants,
)
from content.text_checks.reading import Reading
from engine.schema import Fault

CHECKS: tuple[ModuleType, ...] = (
    placeholders,
    numbers,
    terms,
    variants,
    typography,
    capitals,
    endings,
    consistency,
    identical,
)
"""In the order in which their remarks are shown: what breaks a card before what is a matter of taste."""


@dataclass(frozen=True, slots=True)
class Remark:
    """Something that a check has to say about a text."""

    check: str
    fault: Fault

    @property
    def about(self) -> str:
        """What it is about, in a form that can be compared: a remark that was dismissed is another one as
        soon as it says something else."""
        return "; ".join(f"{name}={value}" for name, value in sorted(self.fault.args.items()))


def name_of(check: ModuleType) -> str:
    """What a check is called: ``numbers``."""
    return check.__name__.rpartition(".")[2]


def remarks_on(reading: Reading) -> Iterator[Remark]:
    """What all checks say about a text; nothing about one that is not written yet."""
    if not reading.text:
        return
    for check in CHECKS:
        for fault in check.check(reading):
            yield Remark(name_of(check), fault)
