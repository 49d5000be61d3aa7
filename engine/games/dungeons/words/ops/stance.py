"""The operation ``stance``."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engine.effects.compiling import Run
from engine.games.dungeons.moments import N_E_STANCE, STANCES
from engine.games.dungeons.words.building import Builder
from engine.games.dungeons.words.lasting import for_a_time, scope_of
from engine.schema import word


@word("operation")
@dataclass(frozen=True)
class Stance:
    """Behaviour of an enemy: how it moves. keep_distance: it attacks from as far away as it can. charge:
    it comes as close as it can, whatever its type. flee: it moves away from heroes and attacks only
    whom it still can. guard: it stays where it is and attacks whoever comes within reach."""

    stance: Literal["keep_distance", "charge", "flee", "guard"]
    of: Literal["this", "enemies"] = "this"

    def changes(self, builder: Builder) -> list[tuple[int, int, int]]:
        """What, by how much, whose."""
        return [(N_E_STANCE + STANCES.index(self.stance), 1, scope_of(self.of))]

    def compile(self, builder: Builder) -> Run:
        """For a time."""
        return for_a_time(self.changes(builder))
