"""The operation ``take_from_shop``."""

from __future__ import annotations

from typing import Annotated

from engine.effects.context import Context
from engine.games.princess.decisions.shop import ask_shop
from engine.games.princess.state import State
from engine.games.princess.words.targets import Subject, subject
from engine.schema import Between, word


@word("operation", speaks="subject", worth=35)
class TakeFromShop:
    """A player takes cards from the shop for nothing."""

    count: Annotated[int, Between(1, 3)] = 1
    who: Subject = "self"

    def run(self, g: State, ctx: Context) -> None:
        """Ask which."""
        seat = subject(g, ctx, self.who)
        if seat >= 0:
            ask_shop(g, seat, self.count)
