"""The moments that effects wait for (ledger 7.2, Triggers)."""

from engine.games.platformer.words.triggers import dice, economy, enemies, fight, heroes, map, movement, time

TRIGGERS = (
    *time.WORDS,
    *dice.WORDS,
    *movement.WORDS,
    *enemies.WORDS,
    *fight.WORDS,
    *heroes.WORDS,
    *economy.WORDS,
    *map.WORDS,
)

__all__ = ["TRIGGERS"]
