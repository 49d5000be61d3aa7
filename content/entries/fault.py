"""A fault and where it stands."""

from __future__ import annotations

from dataclasses import dataclass

from engine.schema import Fault


@dataclass(frozen=True, slots=True)
class LocatedFault:
    """A fault, the file it is in and its line."""

    file: str
    line: int
    fault: Fault
