"""An order: what to print, in which languages, onto what. Plain values that can be stored as JSON and carried
out again to the same bytes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any

from engine.games import games
from engine.schema import Fault
from engine.schema.faults import closest, quoted
from printing.faces.faceset import COMPONENTS, LAYOUTS
from printing.sheets.drawing import Offsets
from printing.sheets.presets import DEFAULT

OUTPUTS = ("pdf", "contours", "pictures", "tabletop")
"""What an order can give: sheets as PDF, contours for a plotter, pictures for a shop, a virtual table."""
MOST_SETS = 50


@dataclass(frozen=True, slots=True)
class Order:
    """What somebody wants printed. Empty lists mean everything."""

    game: str
    languages: tuple[str, ...] = ()
    parts: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    preset: str = DEFAULT
    changes: Mapping[str, Any] = field(default_factory=dict)
    outputs: tuple[str, ...] = ("pdf",)
    sets: int = 1
    copies: bool = True
    untranslated: bool = False
    offsets: Offsets = field(default_factory=Offsets)
    address: str = ""
    """Where the pictures of a virtual table will lie."""

    def as_json(self) -> dict[str, Any]:
        """The order as it is stored."""
        return {**asdict(self), "changes": dict(self.changes)}

    @classmethod
    def from_json(cls, stored: Mapping[str, Any]) -> Order:
        """A stored order."""
        lists = {name: tuple(stored[name]) for name in ("languages", "parts", "cards", "outputs")}
        return cls(**{**stored, **lists, "offsets": Offsets(**stored["offsets"])})


def choice_faults(
    field_name: str, given: tuple[str, ...], allowed: list[str], key: str = "choice"
) -> list[Fault]:
    """What is chosen but does not exist, each with what was probably meant."""
    return [
        Fault(
            (field_name,),
            key,
            {"is": quoted(wrong), "allowed": ", ".join(allowed)},
            closest(wrong, allowed),
        )
        for wrong in given
        if wrong not in allowed
    ]


def printable_games() -> list[str]:
    """The games that have layouts."""
    return [game for game in games() if (LAYOUTS / game / f"{COMPONENTS}.yaml").is_file()]
