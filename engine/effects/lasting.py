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

    @property
    def amount(self) -> int:
        """By how much."""
        by: int = getattr(self, "by", 1)
        return by

    @property
    def whose(self) -> str:
        """Whose number it is."""
        of: str = getattr(self, "of", "this")
        return of

    def scope(self) -> int:
        """The same as a number, while the card lies there."""
        return SCOPES.index(self.whose)

    def changes(self, builder: Builder) -> list[tuple[int, int, int]]:
        """What, by how much, whose."""
        return [(self.number(), self.amount, self.scope())]
