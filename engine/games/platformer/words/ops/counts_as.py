"""The operation ``counts_as``."""

from __future__ import annotations

from typing import Literal

from engine.games.platformer.codes import SYMBOLS
from engine.games.platformer.moments import N_COUNTS
from engine.games.platformer.words.lasting import Lasting
from engine.games.platformer.words.targets import OfHeroes
from engine.schema import Speech, word


@word(
    "operation",
    speaks=Speech(
        "lasting", extras=lambda p, say: {"other-many": say("symbol-many", {"symbol": p["other"]})}
    ),
    sample={"symbol": "coin", "other": "sword"},
    worth=lambda _p, _e: 70,
)
class CountsAs(Lasting):
    """A symbol may also be used as another one."""

    symbol: Literal["move", "sword", "coin", "hand", "star"]
    other: Literal["move", "sword", "coin", "hand", "star"]
    of: OfHeroes = "self"

    def number(self) -> int:
        return N_COUNTS + 5 * SYMBOLS.index(self.symbol) + SYMBOLS.index(self.other)
