"""The operation ``play_openly``."""

from __future__ import annotations

from dataclasses import dataclass

from engine.effects.compiling import Builder, Run
from engine.games.princess.moments import N_FACE_UP, N_OPEN_HAND
from engine.games.princess.words.lasting import for_a_time, while_it_lies
from engine.games.princess.words.targets import Of
from engine.games.princess.worth import lasting
from engine.schema import word


@word("operation", speaks="lasting", worth=lasting)
@dataclass(frozen=True)
class PlayOpenly:
    """Players place their cards face up, or (hand) show their whole hand as long as it lasts."""

    hand: bool = False
    of: Of = "self"

    def changes(self, builder: Builder) -> list[tuple[int, int, int]]:
        """What, by how much, whose."""
        return while_it_lies([(N_OPEN_HAND if self.hand else N_FACE_UP, 1)], self.of)

    def compile(self, builder: Builder) -> Run:
        """For a time."""
        return for_a_time([(N_OPEN_HAND if self.hand else N_FACE_UP, 1)], self.of)
