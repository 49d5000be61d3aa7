"""The operation ``fill_shop``."""

from __future__ import annotations

from engine.effects.context import Context
from engine.games.princess.shop import fill_shop
from engine.games.princess.state import State
from engine.schema import word


@word("operation", speaks="happening")
class FillShop:
    """The shop is filled at once."""

    def run(self, g: State, ctx: Context) -> None:
        fill_shop(g)
