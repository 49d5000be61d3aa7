"""Faults as the result of a job keeps them: worded only when somebody reads them, in their language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from content.entries.fault import LocatedFault
from engine.schema import Fault

MOST_FAULTS = 1000
"""So many faults are kept with a result; of the others only the number."""


def placed(located: LocatedFault) -> tuple[str, Fault]:
    """A fault of a file, and its place in words."""
    place = f"{located.file}:{located.line}" if located.line else located.file
    return place, located.fault


def stored_fault(place: str, fault: Fault) -> dict[str, Any]:
    """A fault and its place as JSON."""
    args = dict(fault.args)
    return {"place": place, "path": list(fault.path), "key": fault.key, "args": args, "hint": fault.hint}


def read_fault(stored: Mapping[str, Any]) -> tuple[str, Fault]:
    """The inverse of `stored_fault`."""
    return stored["place"], Fault(tuple(stored["path"]), stored["key"], stored["args"], stored["hint"])


def refusal(faults: list[tuple[str, Fault]]) -> dict[str, Any]:
    """The result of a job that failed."""
    return {"faults": [stored_fault(*each) for each in faults[:MOST_FAULTS]], "fault_count": len(faults)}


def faults_of(result: Mapping[str, Any]) -> tuple[list[tuple[str, Fault]], int]:
    """The faults of a result with their places, and how many there were in all."""
    kept = [read_fault(each) for each in result.get("faults", [])]
    return kept, result.get("fault_count", len(kept))
