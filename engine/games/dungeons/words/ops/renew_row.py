"""The operation ``renew_row``."""

from __future__ import annotations

from engine.effects.context import Context
from engine.games.dungeons.shop import renew
from engine.games.dungeons.state import State
from engine.schema import word


@word("operation", worth=25)
class RenewRow:
    """The items on offer go under the deck, and new ones are turned up."""

    def run(self, g: State, ctx: Context) -> None:
        renew(g)
