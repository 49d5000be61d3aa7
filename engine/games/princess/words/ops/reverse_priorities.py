"""The operation ``reverse_priorities``."""

from __future__ import annotations

from engine.games.princess.moments import N_REVERSED
from engine.games.princess.words.lasting import Lasting
from engine.schema import word


@word("operation", speaks="lasting")
class ReversePriorities(Lasting):
    """In every pair of the triangle the other type wins."""

    def number(self) -> int:
        return N_REVERSED
