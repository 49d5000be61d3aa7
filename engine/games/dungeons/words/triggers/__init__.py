"""The moments that effects wait for (ledger, section 6, Triggers)."""

from engine.games.dungeons.words.triggers import adventure, fight, heroes, movement, time

TRIGGERS = (*time.WORDS, *movement.WORDS, *fight.WORDS, *heroes.WORDS, *adventure.WORDS)

__all__ = ["TRIGGERS"]
