"""What a game consists of on paper: cards, tiles, tokens, standees, dice, sheets, each with its sides, size
and number of copies."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Sort = Literal["card", "tile", "token", "standee", "die", "sticker", "sheet", "book", "board"]
"""What a component is to those who cut and fold it. A die is a net to fold, a sticker goes on a blank die, a
sheet stands on a page of its own, a book has numbered pages."""


@dataclass(frozen=True, slots=True)
class Component:
    """One component of a game and how often it is needed. Its sides are drawn by `printing.compose`."""

    key: str
    """``hero/sweety``; unique in its game."""
    part: str
    """The group it belongs to, as people choose what to print: ``heroes``. Named by `part_name`."""
    kind: str
    """The kind of its entry, or nothing for components that no entry stands behind."""
    slug: str
    sort: Sort
    copies: int
    size: str
    """The name of its size (`printing.sizes`), or nothing for a size of its own."""
    width_mm: float
    height_mm: float
    bleed_mm: float
    front: str
    """The layout of each side; a component without a back is printed on one side."""
    back: str = ""
    pages: int = 0
    """The number of pages of a book; its sides are then "1", "2", ..."""
    source: int = 0
    """Which item of ``components.yaml`` it comes from, counted from 0."""

    @property
    def sides(self) -> tuple[str, ...]:
        """The names of its sides, in order."""
        if self.pages:
            return tuple(str(number) for number in range(1, self.pages + 1))
        return ("front", "back") if self.back else ("front",)
