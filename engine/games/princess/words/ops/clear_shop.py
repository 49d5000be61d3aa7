"""The operation ``clear_shop``."""

from __future__ import annotations

from engine.effects.context import Context
from engine.games.princess.shop import clear_shop
from engine.games.princess.state import State
from engine.schema import word


@word("operation", speaks="happening")
class ClearShop:
    """All cards in the shop are discarded."""

    def run(self, g: State, ctx: Context) -> None:
        clear_shop(g)
