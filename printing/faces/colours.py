"""The colours of a game by name, for each way of using ink."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

from engine.schema import Fault
from engine.schema.faults import closest
from printing.drawing.pen import Colour
from printing.faces.files import Faults, Place, mapping

_HEX = re.compile(r"[0-9a-fA-F]{6}")


@dataclass(slots=True)
class Palette:
    """Colours by name. A colour may have another value for prints that save ink."""

    full: dict[str, Colour] = field(
        default_factory=lambda: {"black": (0.0, 0.0, 0.0), "white": (1.0, 1.0, 1.0)}
    )
    saver: dict[str, Colour] = field(default_factory=dict)

    def colour(self, name: str, ink: str) -> Colour:
        """A colour by its name or its six hexadecimal digits."""
        if ink == "saver" and name in self.saver:
            return self.saver[name]
        found = self.full[name] if name in self.full else _parsed(name)
        if ink == "grey":
            grey = 0.299 * found[0] + 0.587 * found[1] + 0.114 * found[2]
            return (grey, grey, grey)
        return found

    def is_colour(self, name: str) -> bool:
        """Whether a name means a colour."""
        return name in self.full or bool(_HEX.fullmatch(name))

    def check(self, name: str, place: Place, faults: Faults) -> None:
        """Note a name that means no colour."""
        if not self.is_colour(name):
            args: dict[str, str | int] = {"is": name, "allowed": ", ".join(sorted(self.full))}
            faults.add(place, Fault(place.path, "layout-colour", args, closest(name, self.full)))


def read_palette(raw: Any, place: Place, faults: Faults) -> Palette:
    """The colours of a game: ``night: "1b1526"`` or ``night: {full: "1b1526", saver: ffffff}``."""
    palette = Palette()
    for name, given in mapping(raw, place, faults).items():
        values = given if isinstance(given, dict) else {"full": given}
        for key in ("full", "saver"):
            if key not in values:
                continue
            text = str(values[key]).zfill(6) if isinstance(values[key], int) else str(values[key])
            if _HEX.fullmatch(text):
                (palette.full if key == "full" else palette.saver)[name] = _parsed(text)
            else:
                where = place.at(name)
                faults.add(where, Fault(where.path, "layout-hex", {"is": text}))
    return palette


def _parsed(text: str) -> Colour:
    red, green, blue = bytes.fromhex(text)
    return (red / 255, green / 255, blue / 255)
