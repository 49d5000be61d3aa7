"""The operation ``activate_boss``."""

from __future__ import annotations

from dataclasses import dataclass

from engine.effects.context import Context
from engine.games.platformer.boss import activate_boss
from engine.games.platformer.state import State
from engine.schema import word


@word("operation")
@dataclass(frozen=True)
class ActivateBoss:
    """The boss acts now, if its level is open and a hero is on it."""

    def run(self, g: State, ctx: Context) -> None:
        """Let it act."""
        if g.boss_slot >= 0 and any(here >= g.board.boss_start for here in g.pos):
            activate_boss(g)
