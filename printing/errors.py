"""Why a face cannot be drawn: faults with their place, worded by `content.wording` in the reader's
language."""

from __future__ import annotations

from dataclasses import dataclass

from content.entries.fault import LocatedFault
from engine.schema import Fault


class LayoutError(Exception):
    """Layouts, icons or fonts are not sound: everything that is wrong, each with file and line."""

    def __init__(self, faults: list[LocatedFault]) -> None:
        super().__init__("; ".join(f"{each.file}:{each.line}: {each.fault.key}" for each in faults))
        self.faults = faults


class FontError(Exception):
    """A font that is declared cannot be read."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(f"{fault.key} {dict(fault.args)}")
        self.fault = fault


@dataclass
class FaceError(Exception):
    """One side of one component cannot be drawn in a language: which, and why."""

    key: str
    side: str
    language: str
    fault: Fault

    def __str__(self) -> str:
        return f"{self.key} ({self.side}, {self.language}): {self.fault.key} {dict(self.fault.args)}"
