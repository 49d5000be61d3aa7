"""The operation ``block_symbol``."""

from __future__ import annotations

from typing import Literal

from engine.games.platformer.codes import SYMBOLS
from engine.games.platformer.moments import N_BLOCKED
from engine.games.platformer.words.lasting import Lasting
from engine.games.platformer.words.ops.forbid import Forbid
from engine.games.platformer.words.targets import OfHeroes
from engine.schema import Speech, word


@word(
    "operation",
    speaks=Speech("lasting", forbids="forbidden-symbol", within=Forbid),
    sample={"symbol": "hand"},
)
class BlockSymbol(Lasting):
    """A symbol cannot be used; it can still be forged, saved and spent on Respawn."""

    symbol: Literal["move", "sword", "coin", "hand", "star"]
    of: OfHeroes = "self"

    def number(self) -> int:
        return N_BLOCKED + SYMBOLS.index(self.symbol)
