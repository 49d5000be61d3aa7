"""The operation ``immune``."""

from __future__ import annotations

from typing import Annotated

from engine.games.platformer.moments import (
    ENEMY_IMMUNITIES,
    HERO_IMMUNITIES,
    N_DIE_IMMUNE,
    N_HAND_IMMUNE,
    N_HANGS,
    N_IMMUNE_TRAPS,
    N_PUSH_IMMUNE,
    N_UNHURT,
)
from engine.games.platformer.words.lasting import Lasting
from engine.games.platformer.words.targets import OF_ENEMIES, Of
from engine.schema import Sample, Speech, one_of, word

WORTH = {
    "reach": 70,
    "traps": 25,
    "gravity": 35,
    "falls_into_traps": 15,
    "boss_attacks": 120,
    "enemy_die": 60,
}
"""What it is worth to a bot."""


@word(
    "operation",
    speaks=Speech(
        "lasting",
        variant=lambda _p, of: "enemy" if of in OF_ENEMIES else "",
        together=lambda _p, of: "is" if of in OF_ENEMIES else "may",
    ),
    sample=Sample(pairs=True),
    worth=lambda p, _e: WORTH.get(p["to"], 0),
)
class Immune(Lasting):
    """Heroes or enemies are not touched by something: traps, the reach of enemies when moving off,
    gravity, pushes, the enemy die, boss attacks, traps while falling; enemies: the Hand, attacks."""

    to: Annotated[str, one_of(of_heroes=HERO_IMMUNITIES, of_enemies=ENEMY_IMMUNITIES)]
    of: Of = "self"

    def number(self) -> int:
        if self.of in OF_ENEMIES:
            enemy = {
                "hand": N_HAND_IMMUNE,
                "push": N_PUSH_IMMUNE,
                "enemy_die": N_DIE_IMMUNE,
                "attacks": N_UNHURT,
                "gravity": N_HANGS,
            }
            return enemy[self.to]
        return N_IMMUNE_TRAPS + HERO_IMMUNITIES.index(self.to)
