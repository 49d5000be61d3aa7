"""The operation ``reveal_level``."""

from __future__ import annotations

from engine.effects.context import Context
from engine.games.platformer.levels import reveal
from engine.games.platformer.state import State
from engine.schema import word


@word("operation")
class RevealLevel:
    """Reveal the next level, if there is one."""

    def run(self, g: State, ctx: Context) -> None:
        if g.high_level < g.board.boss_level:
            reveal(g)
