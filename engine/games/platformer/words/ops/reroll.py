"""The operation ``reroll``."""

from __future__ import annotations

from typing import Literal

from engine.effects.context import Context
from engine.games.platformer.decisions.pick_die import TO_ROLL, ask_die
from engine.games.platformer.dice import WHOLE_POOL, has_unused, roll
from engine.games.platformer.state import State
from engine.games.platformer.words.targets import reaches_dice
from engine.schema import word


@word("operation", worth=90)
class Reroll:
    """The active player rolls dice of the pool again: all unused ones, or one of them of the player's
    choice."""

    dice: Literal["unused", "one"] = "unused"

    def run(self, g: State, ctx: Context) -> None:
        if not has_unused(g) or not reaches_dice(g, ctx):
            return
        if self.dice == "one":
            ask_die(g, g.active, TO_ROLL)
        else:
            mask = WHOLE_POOL & ~g.used
            used = g.used
            roll(g, mask, False)
            g.used = used
