"""What a seat may know of Puddles."""

from __future__ import annotations

from engine.kernel import view


class View(view.View, frozen=True):
    """The table as a seat sees it: the own hand, and how many snacks the others have (PU-2)."""

    active: int
    turns: int
    at: list[int]
    """The puddles that the frogs sit in, by seat."""
    frogs: list[str]
    hand: list[int]
    """The own snacks."""
    hands: list[int]
    """How many snacks each seat has."""
    deck: int
    lasting: list[int]
