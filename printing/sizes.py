"""The sizes of components in millimetres, and the papers they are printed on."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from content.disk.yaml_reader import read_yaml

FILE = Path(__file__).with_name("sizes.yaml")
MM = 72 / 25.4
"""Points of a PDF in a millimetre."""


@dataclass(frozen=True, slots=True)
class Size:
    """A width and a height in millimetres."""

    width: float
    height: float

    def turned(self) -> Size:
        """The same size lying on its side."""
        return Size(self.height, self.width)

    def is_like(self, other: Size) -> bool:
        """Whether two sizes are the same for any knife."""
        return abs(self.width - other.width) < 0.005 and abs(self.height - other.height) < 0.005


@dataclass(frozen=True, slots=True)
class NamedSize:
    """A size that has a name, with the radius of its corners."""

    name: str
    size: Size
    radius: float


PAPERS = {
    "a4": Size(210, 297),
    "letter": Size(215.9, 279.4),
    "a3": Size(297, 420),
}
"""Papers by name, upright."""


@cache
def named_sizes() -> dict[str, NamedSize]:
    """Every named size, as ``sizes.yaml`` lists them."""
    file = read_yaml(FILE.read_bytes())
    assert not file.faults, file.faults
    return {
        name: NamedSize(
            name, Size(float(given["width"]), float(given["height"])), float(given.get("radius", 0))
        )
        for name, given in file.value.items()
    }


def name_of(size: Size) -> str:
    """The name of a size, upright or on its side; nothing if it has none."""
    for named in named_sizes().values():
        if named.size.is_like(size) or named.size.is_like(size.turned()):
            return named.name
    return ""
