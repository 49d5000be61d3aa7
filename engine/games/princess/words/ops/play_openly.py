"""The operation ``play_openly``."""

from __future__ import annotations

from engine.games.princess.moments import N_FACE_UP, N_OPEN_HAND
from engine.games.princess.words.lasting import Lasting
from engine.games.princess.words.targets import Of
from engine.games.princess.worth import lasting
from engine.schema import word


@word("operation", speaks="lasting", worth=lasting)
class PlayOpenly(Lasting):
    """Players place their cards face up, or (hand) show their whole hand as long as it lasts."""

    hand: bool = False
    of: Of = "self"

    def number(self) -> int:
        return N_OPEN_HAND if self.hand else N_FACE_UP
