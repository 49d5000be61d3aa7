"""Why a print was refused: faults with their place, worded by `content.wording` in the reader's language."""

from __future__ import annotations

from content.entries.fault import LocatedFault
from engine.schema import Fault


class PrintRefusedError(Exception):
    """Nothing was printed; everything that stands in the way, each with the file and line if it is in one.
    ``game`` is the game whose content the faults are in, if they are in content."""

    def __init__(self, faults: list[LocatedFault], game: str = "") -> None:
        super().__init__("; ".join(f"{each.file}:{each.line}: {each.fault.key}" for each in faults))
        self.faults = faults
        self.game = game


class CancelledError(Exception):
    """Somebody stopped the print; nothing of it is left."""


def refused(*faults: Fault) -> PrintRefusedError:
    """A refusal that is about the order itself and not about a file."""
    return PrintRefusedError([LocatedFault("", 0, fault) for fault in faults])
