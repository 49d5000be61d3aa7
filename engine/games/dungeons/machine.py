"""Dungeons, put together: everything that can lie on the stack."""

from __future__ import annotations

from typing import Final

from engine.games.dungeons import decisions
from engine.games.dungeons.appearing import SPAWN, SUMMON
from engine.games.dungeons.attacking import ASSAILING, ATTACKING
from engine.games.dungeons.checking import CHECK
from engine.games.dungeons.enemies import ENEMY, WALK
from engine.games.dungeons.exploring import EXPLORE
from engine.games.dungeons.harm import HARM, LOOTING
from engine.games.dungeons.movement import PUSH
from engine.games.dungeons.rolling import REROLLED, ROLLED
from engine.games.dungeons.rounds import ENEMIES, RECOVER, ROUND
from engine.games.dungeons.state import State
from engine.kernel.decision import works_in
from engine.kernel.errors import Refusal
from engine.kernel.machine import Machine

DEEPEST: Final = 5200

MACHINE: Final[Machine[State]] = Machine(
    [
        *works_in(decisions),
        *(ROUND, ENEMIES, ENEMY, WALK, RECOVER),
        *(ATTACKING, ASSAILING, HARM, LOOTING, ROLLED, REROLLED, CHECK),
        *(PUSH, EXPLORE, SPAWN, SUMMON),
    ],
    DEEPEST,
    Refusal("DD-RUL-41", "over"),
)
