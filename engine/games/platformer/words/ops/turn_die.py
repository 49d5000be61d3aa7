"""The operation ``turn_die``."""

from __future__ import annotations

from typing import Literal

from engine.effects.context import Context
from engine.games.platformer.codes import SYMBOLS
from engine.games.platformer.happenings import E_DIE_TURNED
from engine.games.platformer.state import State
from engine.games.platformer.words.targets import reaches_dice
from engine.schema import Speech, word


@word(
    "operation",
    speaks=Speech(extras=lambda p, say: {"to-one": say("symbol-one", {"symbol": p["to"]})}),
    sample={"symbol": "hand", "to": "coin"},
    worth=25,
)
class TurnDie:
    """Turn one unused die of the active player that shows a symbol to another symbol."""

    symbol: Literal["move", "sword", "coin", "hand", "star"]
    to: Literal["move", "sword", "coin", "hand", "star"]

    def run(self, g: State, ctx: Context) -> None:
        face = SYMBOLS.index(self.symbol)
        for die in range(5):
            if g.rolled and reaches_dice(g, ctx) and g.faces[die] == face and g.used >> die & 1 == 0:
                g.faces[die] = SYMBOLS.index(self.to)
                g.emit(E_DIE_TURNED, g.active, SYMBOLS.index(self.to))
                return
