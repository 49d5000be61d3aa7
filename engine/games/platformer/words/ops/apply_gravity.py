"""The operation ``apply_gravity``."""

from __future__ import annotations

from engine.effects.context import Context
from engine.games.platformer.decisions.gravity import begin_gravity
from engine.games.platformer.state import State
from engine.games.platformer.words.targets import source
from engine.schema import word


@word("operation", worth=10)
class ApplyGravity:
    """Apply gravity now (PF-GRAV-01), as far as the effect may influence figures (PF-D-72)."""

    def run(self, g: State, ctx: Context) -> None:
        begin_gravity(g, source(g, ctx))
