"""The operation ``ties``."""

from __future__ import annotations

from typing import Literal

from engine.games.princess.moments import N_TIES, TIES
from engine.games.princess.words.lasting import Lasting
from engine.games.princess.words.targets import Of
from engine.games.princess.worth import lasting
from engine.schema import word


@word("operation", speaks="lasting", worth=lasting)
class Ties(Lasting):
    """A tied round is won by the challenger or the opponent, or ends the challenge without a winner. Of self:
    in your challenges only."""

    go_to: Literal["challenger", "opponent", "nobody"]
    of: Of = "all"

    def number(self) -> int:
        return N_TIES + TIES.index(self.go_to)
