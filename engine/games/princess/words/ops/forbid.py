"""The operation ``forbid``."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engine.effects.compiling import Builder, Run
from engine.games.princess.moments import FORBIDDEN, N_FORBIDDEN
from engine.games.princess.words.lasting import for_a_time, while_it_lies
from engine.games.princess.words.targets import Of
from engine.games.princess.worth import lasting
from engine.schema import Sample, Speech, word


@word("operation", speaks=Speech("lasting", forbids="forbidden"), sample=Sample(pairs=True), worth=lasting)
@dataclass(frozen=True)
class Forbid:
    """Players may not do something."""

    what: Literal[
        "explore",
        "trade",
        "challenge",
        "wander",
        "enchant",
        "resurrect",
        "sell",
        "buy",
        "heal",
        "take_princess",
    ]
    of: Of = "self"

    def changes(self, builder: Builder) -> list[tuple[int, int, int]]:
        """What, by how much, whose."""
        return while_it_lies([(N_FORBIDDEN + FORBIDDEN.index(self.what), 1)], self.of)

    def compile(self, builder: Builder) -> Run:
        """For a time."""
        return for_a_time([(N_FORBIDDEN + FORBIDDEN.index(self.what), 1)], self.of)
