"""The operation ``activate_boss``."""

from __future__ import annotations

from engine.effects.context import Context
from engine.games.platformer.boss import activate_boss
from engine.games.platformer.state import State
from engine.games.platformer.words.targets import reaches
from engine.schema import Speech, word


@word("operation", speaks=Speech("statement", of="the boss"))
class ActivateBoss:
    """The boss acts now, if its level is open and a hero is on it."""

    def run(self, g: State, ctx: Context) -> None:
        start = g.board.boss_start
        if g.boss_slot >= 0 and reaches(g, ctx, start) and any(here >= start for here in g.pos):
            activate_boss(g)
