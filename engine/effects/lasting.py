"""The base of operations that change a number: for as long as their card lies there, or for a time."""

from __future__ import annotations

from engine.effects.compiling import Builder
from engine.effects.numbers import SCOPES


class LastingChange:
    """A word says which `number`. By how much and whose stands on the card as ``by`` and ``of``; for a word
    without these it is 1, and of what bears the effect."""

    def number(self) -> int:
        """The number that it changes."""
        raise NotImplementedError

    def scope(self) -> int:
        """The number of whom it concerns, while the card lies there."""
        return SCOPES.index(getattr(self, "of", "this"))

    def changes(self, builder: Builder) -> list[tuple[int, int, int]]:
        """What, by how much, whose."""
        return [(self.number(), getattr(self, "by", 1), self.scope())]
