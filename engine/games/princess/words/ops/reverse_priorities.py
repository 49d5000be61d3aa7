"""The operation ``reverse_priorities``."""

from __future__ import annotations

from dataclasses import dataclass

from engine.effects.compiling import Builder, Run
from engine.games.princess.moments import N_REVERSED
from engine.games.princess.words.lasting import for_a_time, while_it_lies
from engine.schema import word


@word("operation", speaks="lasting")
@dataclass(frozen=True)
class ReversePriorities:
    """In every pair of the triangle the other type wins."""

    def changes(self, builder: Builder) -> list[tuple[int, int, int]]:
        """What, by how much, whose."""
        return while_it_lies([(N_REVERSED, 1)], "all")

    def compile(self, builder: Builder) -> Run:
        """For a time."""
        return for_a_time([(N_REVERSED, 1)], "all")
