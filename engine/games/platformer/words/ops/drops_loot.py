"""The operation ``drops_loot``."""

from __future__ import annotations

from engine.games.platformer.moments import N_DROPS_LOOT
from engine.games.platformer.words.lasting import Lasting
from engine.schema import Sample, word


@word("operation", needs=("this|boss|enemy",), speaks="lasting", sample=Sample(kind="enemy"))
class DropsLoot(Lasting):
    """On an enemy: its loot, all of it, stays on its space instead of going to the hero who defeats it
    (PF-D-73)."""

    def number(self) -> int:
        return N_DROPS_LOOT
