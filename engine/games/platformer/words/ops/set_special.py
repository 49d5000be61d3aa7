"""The operation ``set_special``."""

from __future__ import annotations

from typing import Literal

from engine.effects.context import Context
from engine.games.platformer.codes import SYMBOLS
from engine.games.platformer.dice import save
from engine.games.platformer.state import State
from engine.games.platformer.words.targets import Who, reached_heroes
from engine.schema import word


@word("operation", speaks="subject")
class SetSpecial:
    """Turn the special die of heroes to a symbol."""

    symbol: Literal["move", "sword", "coin", "hand", "star"]
    who: Who = "self"

    def run(self, g: State, ctx: Context) -> None:
        for hero in reached_heroes(g, ctx, self.who):
            save(g, hero, SYMBOLS.index(self.symbol))
