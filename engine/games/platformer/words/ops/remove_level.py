"""The operation ``remove_level``."""

from __future__ import annotations

from engine.effects.context import Context
from engine.games.platformer.levels import remove
from engine.games.platformer.state import State
from engine.games.platformer.words.targets import reaches
from engine.schema import word


@word("operation")
class RemoveLevel:
    """Remove the lowest level; not the boss level, not the only one that is open, and not from the boss
    level (PF-D-72)."""

    def run(self, g: State, ctx: Context) -> None:
        if g.low_level < g.high_level and reaches(g, ctx, g.low):
            remove(g)
