"""What is worth counting of a game of Puddles."""

from __future__ import annotations

from collections.abc import Sequence

from engine.kernel.contract import Event, Playable
from engine.kernel.observing import Observer
from tests.puddles.play import Puddles
from tests.puddles.rules import KINDS
from tests.puddles.state import E_DRAWN, E_EATEN

WAYS = ("drawn", "used")
KINDS_USED: dict[str, tuple[str, ...]] = {"drawn": ("snack",), "used": ("snack",)}


class PuddlesObserver(Observer):
    """Notes of one game."""

    def __init__(self, game: Playable) -> None:
        super().__init__(game)
        assert isinstance(game, Puddles)
        self.state = game.state
        names = [f"{KINDS[bearer.kind]}/{bearer.slug}" for bearer in game.state.code.bearers]
        self.follow(WAYS, names, game.seats)

    def heeds(self) -> list[int]:
        """The codes of the events it needs."""
        return [E_DRAWN, E_EATEN]

    def note(self, events: Sequence[Event]) -> None:
        """Take notes of snacks."""
        g = self.state
        for code, seat, card, _, _ in events:
            if code in (E_DRAWN, E_EATEN):
                self.use((code == E_EATEN) * g.seats + seat, g.program.cards[card])

    def who(self, seat: int) -> list[str]:
        """The frog."""
        return [self.names[self.state.frog[seat]]]

    def turns(self) -> int:
        """Hops of each frog."""
        return -(-self.state.turns // self.state.seats)


OBSERVER = PuddlesObserver
