"""The operation ``add_symbol``."""

from __future__ import annotations

from typing import Annotated, Literal

from engine.effects.context import Context
from engine.games.platformer.codes import SYMBOLS
from engine.games.platformer.state import State
from engine.games.platformer.words.targets import reaches_dice
from engine.schema import Between, word


@word("operation", worth=75)
class AddSymbol:
    """The active player gets symbols for this turn, beside the dice; they cannot be saved or forged."""

    symbol: Literal["move", "sword", "coin", "hand", "star"]
    amount: Annotated[int, Between(1, 5)] = 1

    def run(self, g: State, ctx: Context) -> None:
        if reaches_dice(g, ctx):
            g.extra[SYMBOLS.index(self.symbol)] += self.amount
