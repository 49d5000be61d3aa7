"""A bot that takes any legal action."""

from __future__ import annotations

from engine.bots.seat import Bot, Seat
from engine.kernel.contract import Action
from engine.kernel.rng import Stream, seeded


class RandomBot(Bot):
    """Every legal action is as likely as the others."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.stream = Stream(seeded(seed))

    def choose(self, seat: Seat) -> Action:
        """Any of them."""
        legal = seat.actions()
        return legal[self.stream.below(len(legal))]
