"""The operation ``ties``."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engine.effects.compiling import Builder, Run
from engine.games.princess.moments import N_TIES, TIES
from engine.games.princess.words.lasting import for_a_time, while_it_lies
from engine.games.princess.words.targets import Of
from engine.games.princess.worth import lasting
from engine.schema import word


@word("operation", speaks="lasting", worth=lasting)
@dataclass(frozen=True)
class Ties:
    """A tied round is won by the challenger or the opponent, or ends the challenge without a winner. Of self:
    in your challenges only."""

    go_to: Literal["challenger", "opponent", "nobody"]
    of: Of = "all"

    def changes(self, builder: Builder) -> list[tuple[int, int, int]]:
        """What, by how much, whose."""
        return while_it_lies([(N_TIES + TIES.index(self.go_to), 1)], self.of)

    def compile(self, builder: Builder) -> Run:
        """For a time."""
        return for_a_time([(N_TIES + TIES.index(self.go_to), 1)], self.of)
