"""The layouts of a game: which components there are and how each side is drawn."""

from __future__ import annotations

from typing import Literal

from printing.components import Component
from printing.face import Face
from printing.material import Material

Ink = Literal["full", "grey", "saver"]
"""How much ink a print may use: everything, shades of grey, or outlines instead of areas."""


class FaceSet:
    """All layouts of one game, checked and compiled."""

    game: str

    @classmethod
    def load(cls, game: str) -> FaceSet:
        """The layouts of a game; read again only when their files have changed. Raises `LayoutError` with
        every fault, each with file and line."""
        raise NotImplementedError

    def components(self, material: Material) -> list[Component]:
        """Every component of the game, in the order of printing."""
        raise NotImplementedError

    def parts(self) -> list[str]:
        """The groups that components belong to, in the order of printing: heroes, items, tiles ..."""
        raise NotImplementedError

    def part_name(self, part: str, language: str) -> str:
        """The name of a group as people read it."""
        raise NotImplementedError

    def compose(self, component: Component, side: str, material: Material, *, ink: Ink = "full") -> Face:
        """One side of a component. Raises `FaceError` if it cannot be drawn at all: a character that no font
        has, art that cannot be read. A text that does not fit is noted in the face."""
        raise NotImplementedError

    def compose_all(self, component: Component, material: Material, *, ink: Ink = "full") -> list[Face]:
        """All sides of a component."""
        return [self.compose(component, side, material, ink=ink) for side in component.sides]
