"""The operation ``drops_loot``."""

from __future__ import annotations

from dataclasses import dataclass

from engine.effects.compiling import Builder, Run
from engine.effects.numbers import OF_THIS
from engine.games.platformer.moments import N_DROPS_LOOT
from engine.games.platformer.words.lasting import for_a_time
from engine.schema import Sample, word


@word("operation", needs=("this|boss|enemy",), speaks="lasting", sample=Sample(kind="enemy"))
@dataclass(frozen=True)
class DropsLoot:
    """On an enemy: its loot, all of it, stays on its space instead of going to the hero who defeats it
    (PF-D-73)."""

    def changes(self, builder: Builder) -> list[tuple[int, int, int]]:
        """What, by how much, whose."""
        return [(N_DROPS_LOOT, 1, OF_THIS)]

    def compile(self, builder: Builder) -> Run:
        """For a time."""
        return for_a_time(self.changes(builder))
