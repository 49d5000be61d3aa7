"""The operation ``take_discarded``."""

from __future__ import annotations

from typing import Annotated, Literal

from engine.effects.context import Context
from engine.games.princess.codes import TYPES
from engine.games.princess.decisions.salvage import ask_salvage
from engine.games.princess.state import State
from engine.games.princess.words.targets import Subject, subject
from engine.schema import Between, word


@word("operation", speaks="subject")
class TakeDiscarded:
    """A player takes cards of their choice from the discard pile, of one type or of any."""

    count: Annotated[int, Between(1, 3)] = 1
    type: Literal["attack", "defence", "strategy", "magic", "environment", "any"] = "any"
    who: Subject = "self"

    def run(self, g: State, ctx: Context) -> None:
        """Ask which."""
        seat = subject(g, ctx, self.who)
        mask = 31 if self.type == "any" else 1 << TYPES.index(self.type)
        if seat >= 0:
            ask_salvage(g, seat, self.count, mask)
