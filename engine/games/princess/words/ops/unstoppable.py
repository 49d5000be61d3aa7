"""The operation ``unstoppable``."""

from __future__ import annotations

from dataclasses import dataclass

from engine.effects.compiling import Builder, Run
from engine.games.princess.moments import N_EXPOSED, N_UNSTOPPABLE
from engine.games.princess.words.lasting import for_a_time, while_it_lies
from engine.games.princess.words.targets import Of
from engine.games.princess.worth import lasting
from engine.schema import word


@word("operation", speaks="lasting", worth=lasting)
@dataclass(frozen=True)
class Unstoppable:
    """The attacks of players are unstoppable, or (against) attacks on them are."""

    against: bool = False
    of: Of = "self"

    def changes(self, builder: Builder) -> list[tuple[int, int, int]]:
        """What, by how much, whose."""
        return while_it_lies([(N_EXPOSED if self.against else N_UNSTOPPABLE, 1)], self.of)

    def compile(self, builder: Builder) -> Run:
        """For a time."""
        return for_a_time([(N_EXPOSED if self.against else N_UNSTOPPABLE, 1)], self.of)
