"""The content of a release as the rules use it: tables of ints and lists of callables, built once per release
by `engine.games.princess.build`. All games of a release share it."""

from __future__ import annotations

from typing import Final

from engine.effects.program import Bearer, Code
from engine.games.princess.codes import NO_TYPE

# Kinds of definition.
D_CHARACTER: Final = 0
D_SECRET: Final = 1
D_ADVENTURE: Final = 2
D_PRINCESS: Final = 3
KINDS = ("character", "secret", "adventure_card", "princess")


class Definition(Bearer):
    """A character, Secret or card: what is printed on it beside its effects."""

    def __init__(self, index: int, kind: int, slug: str) -> None:
        super().__init__(index, kind, slug)
        self.life = 0
        """Character: the maximum of Life."""
        self.emblem = 0
        self.kidnapper = False
        self.type = NO_TYPE
        self.hero = -1
        """Adventure card: the character whose starting card it is."""
        self.mark = 0
        self.unstoppable = False
        self.persistent = False
        self.target = 0
        self.worth = 0
        """What bots think a card, or a curse on somebody, is worth."""


class Program(Code):
    """A release, compiled."""

    def __init__(self) -> None:
        super().__init__()
        self.definitions: list[Definition] = []
        """The same as `bearers`, with what is printed on them."""
        self.types: list[int] = []
        """The type of every single card."""
        self.marks: list[int] = []
        """The mark on the back of every single card."""
        self.princess = -1
        """The single card that is the Princess."""
        self.kidnapper = -1
        """The definition of the Kidnapper."""

    def of_kind(self, kind: int) -> list[int]:
        """The definitions of a kind."""
        return [d.index for d in self.definitions if d.kind == kind]
