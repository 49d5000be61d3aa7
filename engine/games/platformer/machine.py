"""Platformer, put together: everything that can lie on the stack."""

from __future__ import annotations

from typing import Final

from engine.games.platformer import decisions
from engine.games.platformer.boss import BOSS_TURN
from engine.games.platformer.dice import ROLLED
from engine.games.platformer.state import State
from engine.games.platformer.turn import TURN
from engine.kernel.decision import works_in
from engine.kernel.errors import Refusal
from engine.kernel.machine import Machine

DEEPEST: Final = 5200

MACHINE: Final[Machine[State]] = Machine(
    [*works_in(decisions), TURN, ROLLED, BOSS_TURN], DEEPEST, Refusal("PF-BOSS-22", "over")
)
