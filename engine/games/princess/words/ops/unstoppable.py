"""The operation ``unstoppable``."""

from __future__ import annotations

from engine.games.princess.moments import N_EXPOSED, N_UNSTOPPABLE
from engine.games.princess.words.lasting import Lasting
from engine.games.princess.words.targets import Of
from engine.games.princess.worth import lasting
from engine.schema import word


@word("operation", speaks="lasting", worth=lasting)
class Unstoppable(Lasting):
    """The attacks of players are unstoppable, or (against) attacks on them are."""

    against: bool = False
    of: Of = "self"

    def number(self) -> int:
        return N_EXPOSED if self.against else N_UNSTOPPABLE
