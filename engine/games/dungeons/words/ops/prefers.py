"""The operation ``prefers``."""

from __future__ import annotations

from typing import Annotated, ClassVar

from engine.games.dungeons.moments import N_E_PREFERS, ORDERS
from engine.games.dungeons.words.lasting import Lasting
from engine.games.dungeons.words.targets import OfEnemies
from engine.schema import Choices, Sample, Speech, word


@word(
    "operation",
    speaks=Speech("lasting", together=lambda _p, _of: "behaves"),
    sample=Sample(pairs=True, kind="enemy"),
)
class Prefers(Lasting):
    """Behaviour of an enemy: of the heroes it can attack it chooses by this order instead of taking the
    nearest (DD-RUL-31). "own_room": those in its room first; "last_attacker": the hero who attacked it
    last."""

    behaves: ClassVar[bool] = True
    hero: Annotated[str, Choices(ORDERS)]
    of: OfEnemies = "this"

    def number(self) -> int:
        return N_E_PREFERS + ORDERS.index(self.hero)
