"""How a game is told: what players hear of the events, and in which order.

The engine reports every little thing that happens. Somebody who tells a game says it shorter: a blow, a fall
and the loot are one sentence, three steps are one way. A game's own `Teller` is part of its `Show`; the
others are told event by event.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeAlias

from content.unworded import careful
from engine.kernel import Happening
from engine.kernel.view import V

Told: TypeAlias = Happening
"""What is told: what `engine.kernel.Playable.describe` gives, and what tellers make of it."""


class Teller(Generic[V]):
    """Tells what it hears, event by event."""

    chapters: tuple[str, ...] = ()
    """Keys of events that begin something new, such as a turn."""

    def opening(self, view: V) -> list[Told]:
        """What had happened before anybody could listen, read from what lies on the table."""
        return []

    def hear(self, events: Sequence[Told]) -> list[Told]:
        """What can be told now. Events that may belong to a longer story are kept back."""
        return list(events)

    def rest(self) -> list[Told]:
        """What was kept back."""
        return []


class Careful(Teller[V]):
    """Tells as the teller of a game does. Where that one cannot go on, what it hears is told event by event,
    and it begins anew."""

    def __init__(self, game: str, begin: Callable[[], Teller[V]]) -> None:
        self.game = game
        self.begin = begin
        self.teller = begin()
        self.chapters = self.teller.chapters

    def opening(self, view: V) -> list[Told]:
        """What had happened before."""
        return self._careful("opening", lambda: self.teller.opening(view), [])

    def hear(self, events: Sequence[Told]) -> list[Told]:
        """What can be told now."""
        return self._careful("hear", lambda: self.teller.hear(events), list(events))

    def rest(self) -> list[Told]:
        """What was kept back."""
        return self._careful("rest", self.teller.rest, [])

    def _careful(self, deed: str, make: Callable[[], list[Told]], plain: list[Told]) -> list[Told]:
        def anew() -> list[Told]:
            self.teller = self.begin()
            return plain

        return careful(f"the story of {self.game}: {deed}", make, anew)
