"""The operation ``forbid``."""

from __future__ import annotations

from typing import Annotated

from engine.games.platformer.moments import FORBIDDEN, N_NO_FORGE
from engine.games.platformer.words.lasting import Lasting
from engine.games.platformer.words.targets import OfHeroes
from engine.schema import Choices, Speech, word


@word("operation", speaks=Speech("lasting", forbids="forbidden"))
class Forbid(Lasting):
    """Heroes may not do something: forge, save, buy, cross platforms by ladders, use portals, use Gems,
    attack, collect tokens, heal, use cards."""

    what: Annotated[str, Choices(FORBIDDEN)]
    of: OfHeroes = "self"

    def number(self) -> int:
        return N_NO_FORGE + FORBIDDEN.index(self.what)
