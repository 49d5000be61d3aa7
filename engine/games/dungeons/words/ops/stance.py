"""The operation ``stance``."""

from __future__ import annotations

from typing import ClassVar, Literal

from engine.games.dungeons.moments import N_E_STANCE, STANCES
from engine.games.dungeons.words.lasting import Lasting
from engine.games.dungeons.words.targets import OfEnemies
from engine.schema import Sample, Speech, word


@word(
    "operation",
    speaks=Speech("lasting", together=lambda _p, _of: "behaves"),
    sample=Sample(pairs=True, kind="enemy"),
)
class Stance(Lasting):
    """Behaviour of an enemy: how it moves. keep_distance: it shoots from as far from heroes as it can get.
    charge: it takes its melee line first whatever its type, and walks through pits. flee: it moves as far
    from heroes as it can and attacks only whom it can attack from there. guard: it does not leave its room
    and moves only in order to attack."""

    behaves: ClassVar[bool] = True
    stance: Literal["keep_distance", "charge", "flee", "guard"]
    of: OfEnemies = "this"

    def number(self) -> int:
        return N_E_STANCE + STANCES.index(self.stance)
