"""The operation ``forbid``."""

from __future__ import annotations

from typing import Literal

from engine.games.platformer.moments import FORBIDDEN, N_NO_FORGE
from engine.games.platformer.words.lasting import Lasting
from engine.games.platformer.words.targets import OfHeroes
from engine.schema import Speech, word


@word("operation", speaks=Speech("lasting", forbids="forbidden"))
class Forbid(Lasting):
    """Heroes may not do something: forge, save, buy, cross platforms by ladders, use portals, use Gems,
    attack, collect tokens, heal, use cards."""

    what: Literal["forge", "save", "buy", "ladders", "portals", "gems", "attack", "collect", "heal", "cards"]
    of: OfHeroes = "self"

    def number(self) -> int:
        return N_NO_FORGE + FORBIDDEN.index(self.what)
