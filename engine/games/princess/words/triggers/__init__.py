"""The moments that effects wait for (ledger, section 6)."""

from engine.games.princess.words.triggers import duel, economy, life, story, time

TRIGGERS = (*time.WORDS, *duel.WORDS, *economy.WORDS, *life.WORDS, *story.WORDS)

__all__ = ["TRIGGERS"]
